// Records of other papers that a deed cites, in whatever words and however its lines are broken; and what is no such record. All made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMetadata } from '../../../src/deed/record/metadata.ts';
import { pastedText } from '../../../src/document/source-text.ts';

const HEAD = `WARRANTY DEED

Amos Tanner, of Elm County, for ten dollars and other good and valuable consideration paid, conveys and warrants to Ruth Alder the following land in Elm County:

`;
const FOOT = `

To have and to hold the same to the said Ruth Alder and her heirs and assigns forever.

Amos Tanner
`;
const priorsOf = (words: string): string[] =>
  readMetadata(pastedText(HEAD + words + FOOT)).prior_references.map((packed) => packed.split(' | note=')[0]!);

const cited: [words: string, records: string[]][] = [
  [
    'Title was acquired by instrument recorded May 4, 1960 as Instrument No. 887126 in the office of that recorder.',
    ['instrument=887126'],
  ],
  [
    "a stamp over the next paper:   Rec'd 08/12/2002\n\nRELEASE\n\nWHEREAS, by instrument dated May 3, 1971, of record in Deed Book 131, Page 59, there was granted an easement",
    ['book=131 | page=59'],
  ],
  ['A tract of land. See Deed Book 411, Page 20.', ['book=411 | page=20']],
  ['The land of B. Hill, D.B. 411, p. 20, and others.', ['book=411 | page=20']],
  ['thence with Hill (411/20) N 45 E 200 feet', ['book=411 | page=20']],
  ['the tract described in Instrument 0345678 of the Official Public Records', ['instrument=0345678']],
  ['Subject to restrictions recorded in Volume 12, Page 345, Deed Records of Elm County.', ['book=12 | page=345']],
  ['subject to those under Auditor’s File No. 960412077.', ['instrument=960412077']],
  ['acquired by vendor by act recorded at C.O.B. 702, Folio 55.', ['book=702 | page=55']],
  ['by deed recorded among the Land Records in Liber F.J.H. No. 19, folio 402.', ['book=F.J.H. No. 19 | page=402']],
  ['Prior Deed Reference: Instrument No. 200404120013557, Recorder.', ['instrument=200404120013557']],
  ['Reference Numbers of Documents Released: 8107230199', ['instrument=8107230199']],
  ['heretofore conveyed to the State in Deed Record 131, page 9; 38 acres', ['book=131 | page=9']],
  [
    'a mortgage bearing date May 19, 2003, recorded on May 30, 2003, in Official Records Book 21288, Page 4417',
    ['book=21288 | page=4417'],
  ],
  [
    'recorded as Auditor’s No. 7806270255, in Volume 1388 of Official Records, Page 711, being a deed of trust',
    ['book=1388 | page=711 | instrument=7806270255'],
  ],
  [
    'Lot 4 according to the plat recorded in Plat Book 15, Page 204, conveyed by deed recorded in O.R. Book 5511, Page 88.',
    ['book=5511 | page=88'],
  ],
  ['restrictions of Alder Heights Subdivision recorded in Book 411, Page 20.', ['book=411 | page=20']],
  [
    'by deeds recorded in Book 10, page 11, and Book 12, page 13, said records',
    ['book=10 | page=11', 'book=12 | page=13'],
  ],
  ['by deed recorded in Book 1O62, Page 45l', ['book=1062 | page=451']],
  ['by deed recorded\n          in Book\n          10, page\n          11', ['book=10 | page=11']],
  ['BEING THE LAND CONVEYED BY\nDEED RECORDED IN BOOK 10, PAGE 11', ['book=10 | page=11']],
  ['by deed in Book 10, page 11; and again the deed in Book 10, page 11', ['book=10 | page=11']],
];
for (const [words, records] of cited) test(`cited: ${words}`, () => assert.deepEqual(priorsOf(words), records));

const none: string[] = [
  'Lot 4 as per map recorded in Book 46, Pages 71 to 73 inclusive of Maps.',
  'Lot 4 of Oaks, according to the plat thereof recorded August 30, 1985 as Document R85-072218.',
  'Parcel 2 as shown on the record of survey filed in Book 31 of Surveys at Page 112.',
  'Lot 9, Lane Addition, recorded in Book 4, Page 5.',
  'a plan whereof is recorded in the Registry of Deeds in book 72, at page 69',
  'pursuant to the Decree filed in Case No. 11 DR 00402, Probate File No. 88-12345.',
  'Ordinance No. 2011-445, Permit No. 2011-00344, Tax Parcel 22-7-41.',
  'Homestead Entry No. 123456, dated May 4, 1911.',
  'as approved in Commissioners’ Minute Book 12, page 44.',
  'Our File No. 14-22107-KL. Escrow No. 4455120.',
];
for (const words of none) test(`not cited: ${words}`, () => assert.deepEqual(priorsOf(words), []));
