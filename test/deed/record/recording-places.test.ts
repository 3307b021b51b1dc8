// Places of record in the words of many offices: told the other way round, by a number alone, by two books; and stamps beside titles,
// senders and each other. All made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMetadata } from '../../../src/deed/record/metadata.ts';
import { pastedText } from '../../../src/document/source-text.ts';

const BODY = `

Amos Tanner, of Elm County, for ten dollars and other good and valuable consideration paid, conveys and warrants to Ruth Alder the land described below, to have and to hold the same forever.

Lot 4, Block 2, of Alder Heights. WORDS

Signed this 4th day of May.
                    Amos Tanner
`;
const priorsOf = (words: string): string[] =>
  readMetadata(pastedText(`DEED${BODY.replace('WORDS', words)}`)).prior_references.map(
    (packed) => packed.split(' | note=')[0]!,
  );
const recording = (head: string, foot = ''): string =>
  readMetadata(pastedText(`${head}${BODY.replace('WORDS', '')}${foot}`)).recording;

const cited: [words: string, records: string[]][] = [
  ['Being land deeded by Hill, recorded in Deed Book K, Volume 31, Page 207.', ['book=K, Volume 31 | page=207']],
  ['Being land deeded by Hill, recorded in Volume 31, Book K, page 207.', ['book=31, Book K | page=207']],
  ['Being the land in the deed of Hill recorded at page 207 of Book 31 of Deeds.', ['book=31 | page=207']],
  ['Being the land in the deed recorded on page 207 in Deed Book "K", Elm County.', ['book=K | page=207']],
  ['by deed of Hill recorded in said office as No. 620733.', ['instrument=620733']],
  ['by deed of Hill recorded in the Recorder’s office as Number 2003-20733.', ['instrument=2003-20733']],
  ['by deed of Hill recorded as 2003-020733-0, Alder Recording District.', ['instrument=2003-020733-0']],
  ['by deed of Hill recorded as Serial Number 2003-020733-0.', ['instrument=2003-020733-0']],
  ['the land described in Microfilm Record M-20733-81, Elm County.', ['instrument=M-20733-81']],
  ['by deed of Hill recorded under Film Code No. 031-20-7331.', ['instrument=031-20-7331']],
  ['by deed of Hill recorded as Instrument No. 1997/20733.', ['instrument=1997/20733']],
  ['by deed of Hill filed as Land Court Document No. 620733.', ['instrument=620733']],
  ['by deed of Hill recorded in Reel 31 of Records, Images 207-209.', ['book=31 | page=207-209']],
  ['by deed of Hill recorded in L 3120 P 207, Elm County Records.', ['book=3120 | page=207']],
  ['by deed of Hill recorded at V. 31, P. 207.', ['book=31 | page=207']],
  ['by deed of Hill recorded at M-31, page 20733.', ['book=M-31 | page=20733']],
  ['by deed of Hill recorded in RB 3120 page 207.', ['book=3120 | page=207']],
  ['by deed of Hill recorded in Deed Book 31 at 207.', ['book=31 | page=207']],
  ['by deed of Hill recorded in Book 31/Page 207.', ['book=31 | page=207']],
  ['a line of the land in the deed to Hill (3120 O.R. 207).', ['book=3120 | page=207']],
  ['as reserved in the deed recorded in Book 31, Page 207, under Recorder’s Serial No. D-20733.', ['book=31 | page=207 | instrument=D-20733']], // prettier-ignore
  ['a trust deed recorded in Volume 31, Page 207, under Auditor’s File No. 620733.', ['book=31 | page=207 | instrument=620733']], // prettier-ignore
  ['the covenants recorded as Instrument Nos. 98-2073, 98-2074 and 99-3120.', ['instrument=98-2073', 'instrument=98-2074', 'instrument=99-3120']], // prettier-ignore
  ['by deed of Hill recorded in Deed Books 31, page 207.', ['book=31 | page=207']],
  ['by deed of Hill rec0rded in Vo1urne 31 of Deeds, Pagc 207.', ['book=31 | page=207']],
  ['by deed of Hill recorded as Docurnent No. 620733.', ['instrument=620733']],
  // Not of a recorder of land, or of a plat.
  ['a corporation, its articles filed with the Secretary of State as No. 620733.', []],
  ['as the plat is recorded as No. 620733.', []],
  ['as shown on the plat recorded at page 12 of Book 3 of Plats.', []],
  ['the cause is entered in the court as No. 20733.', []],
  ['See page 12 of the report, and page 14 of Exhibit B.', []],
  ['thence to a stone at V. 31, and 207 feet beyond.', []],
  ['a line that lies between 31 Deeds and none.', []],
];
for (const [words, records] of cited) test(`cited: ${words}`, () => assert.deepEqual(priorsOf(words), records));

const stamps: [head: string, packed: string][] = [
  ['200700031207  Filed for Record in ELM COUNTY, OHIO\n03-09-2007 At 02:11 pm.', 'instrument=200700031207'],
  ['620733 WARRANTY  Pages: 3\nRECORDED: 03/09/2007 2:11 PM\nO. Lane, CLERK', 'instrument=620733'],
  [
    'LEASE                    VOL. 31 PAGE 207\n                         62073',
    'book=31 | page=207 | instrument=62073',
  ],
  [' 62073      WARRANTY DEED        BOOK  31 P 207', 'book=31 | page=207 | instrument=62073'],
  ['Book 31 Oil & Gas, Page 207\nNo. 62073', 'book=31 | page=207 | instrument=62073'],
  ['MORTGAGE           Mtg. Record 31   page  207', 'book=31 | page=207'],
  [
    'Doc# 2007-2073   Book 0031   Page 207 - 209     Elm County Register',
    'book=0031 | page=207 | instrument=2007-2073',
  ],
  ['eRecorded in Elm County   03/09/2007 2:11 pm   Book 31 Page(s) 0207-0209', 'book=31 | page=0207'],
  ['PAGE 207     LEASE BOOK 31     Elm County', 'book=31 | page=207'],
  ['REVOCATION OF POWER OF ATTORNEY\n                              BOOK 31 PAGE 207\n                              Filed 3/9/1997', 'book=31 | page=207'], // prettier-ignore
  ['PLAT OF ALDER ADDITION TO THE TOWN OF ELM, ALDER COUNTY, IOWA\nPlat Book 3, Page 12', 'book=3 | page=12'],
  ['RECORDED 01/22/2014 09:28 AM\nBOOK: 2014  PAGE: 002073-14', 'book=2014 | page=002073-14'],
  ['BOOK 31 PAGE 207\nRECORDED AT REQUEST OF ELM TITLE\nAT 8 00 A.M. OFFICIAL RECORDS\nFEE $ 3.00   K 62073', 'book=31 | page=207 | instrument=K 62073'], // prettier-ignore
  ['Book....31.... Page....207....', 'book=31 | page=207'],
  ['L. 31 F. 207', 'book=31 | page=207'],
  ['D0CKET 31 PAGE 207', 'book=31 | page=207'],
  ['Docurnent Number : 2073\nRecorded Time : 02:11 PM\nRecorded Book and Page : 31 / 207', 'book=31 | page=207 | instrument=2073'], // prettier-ignore
  // The sender's file, a pipeline's tract, a town's zip code.
  ['Prepared by and return to:\nElm Title, Inc.\nFile No. 07-2073\n                         O. LANE, CLERK OF COURT\n                         FILE #: 2007020733  OR BK 31 PG 207', 'book=31 | page=207 | instrument=2007020733'], // prettier-ignore
  [
    'RIGHT OF WAY                    R/W No. 2073-W\n                                VOL. 31 PAGE 207',
    'book=31 | page=207',
  ],
  ['Elm Title, Alder, OH     44615     BK 31 PG 207', 'book=31 | page=207'],
];
for (const [head, packed] of stamps) test(`over the deed: ${head}`, () => assert.equal(recording(head), packed));

const feet: [foot: string, packed: string][] = [
  [
    'Alder County. Proved in open court.   O. Lane, Clk.\n                              Book K pa. 2O7',
    'book=K | page=207',
  ],
  ['Examined and delivered 9th May 1796.          Book 31, page 207', 'book=31 | page=207'],
  ['Given before me.  O. Lane, Clerk.\nD. B. No. "K", 207.', 'book=K | page=207'],
  ['COPIED [x]   COMPARED [x]  Filed for record May 7, 1965, 9:00 a.m. and\nrecorded in Book 31 of Misc. Records, at page 207.', 'book=31 | page=207'], // prettier-ignore
  ['I certify that the within was filed in this office for record May 7, 1925 and recorded in\nDeed Record 9-K page 207.', 'book=9-K | page=207'], // prettier-ignore
  ['No. 62073.  Filed for record May 7, 1941 at 10:05 o’clock A.M. and recorded in Vol. 31 Page 207.', 'book=31 | page=207 | instrument=62073'], // prettier-ignore
  // Another's record, and a page in the middle.
  ['Being the same premises conveyed by Hill.\nBook 31, page 207', ''],
  ['Ref.\nBook 31, page 207', ''],
  ['                    Page 3 of 5\nBOOK 31 PAGE 207', ''],
];
for (const [foot, packed] of feet) test(`under the deed: ${foot}`, () => assert.equal(recording('DEED', foot), packed));
