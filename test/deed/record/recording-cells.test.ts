// Blocks that recorders stamp over a document and under it, column by column; and heads that hold numbers of everybody else. All made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMetadata } from '../../../src/deed/record/metadata.ts';
import { pastedText } from '../../../src/document/source-text.ts';

const BODY = `

                    WARRANTY DEED

Amos Tanner, of Elm County, for ten dollars and other good and valuable consideration paid, conveys and warrants to Ruth Alder the land described below, to have and to hold the same forever.

Lot 4, Block 2, of Alder Heights.

Signed this 4th day of May.
                    Amos Tanner
`;
const recording = (text: string): string => readMetadata(pastedText(text)).recording;

const heads: [head: string, packed: string][] = [
  [
    '20190031121 EASEMENT 1/4\nELM COUNTY, OHIO\nRecorded at: 5/4/2019 9:01:13 AM  REC: $28.00',
    'instrument=20190031121',
  ],
  // Behind the sender's line; a number that begins with its day.
  ['Return to: same\nBook 2004 Page 3121\nDate 5/4/2004 Time 9:15 AM', 'book=2004 | page=3121'],
  [
    'Prepared by: O. Quill, 9 Elm St., Alder\nMail to: Grantee\nBook 311 Page 44 Type 03 001 Pages 2',
    'book=311 | page=44',
  ],
  ['20040504-00031121-0 1/3\nElm County Clerk and Recorder\n05/04/2004 08:00:00 AM', 'instrument=20040504-00031121-0'],
  // A number alone in its column, an hour or a recorder beside it.
  ['7714402\n                    1961 MAR -9 PM 1 15', 'instrument=7714402'],
  [
    '201200071440   DEED   PGS: 3\n03/09/2012 02:41 PM   Fee: 38.00\nOfficial Public Records, Elm County',
    'instrument=201200071440',
  ],
  [
    'TRANSFERRED                    201200071440\nMar 9, 2012                    Filed for Record in\nCounty Auditor                 ELM COUNTY',
    'instrument=201200071440',
  ],
  [
    'RECEIVED FOR RECORD                    604811\n1973 JUL 30 PM 2:55                    ELM, MICH',
    'instrument=604811',
  ],
  ["LIBER 2210 PAGE 31\n71440\n'81 AUG 5 AM 9 50\nELM COUNTY RECORDER", 'book=2210 | page=31 | instrument=71440'],
  ['                    2012R-07144\n                    RECORDED ON 03/09/2012 09:17AM', 'instrument=2012R-07144'],
  ['ELM COUNTY RECORDER OF DEEDS\nR97-071440\nMAY 20, 1997   10:12 A.M.', 'instrument=R97-071440'],
  [
    'T20120071440\nElm Co ROD  B:201203 P:007144\n3/9/2012  2:13 PM  Pgs 4',
    'book=201203 | page=007144 | instrument=T20120071440',
  ],
  [
    'BOOK 1578 PAGE 31\nOFFICIAL RECORDS\nELM COUNTY\nMAR 18 1958      E-71440',
    'book=1578 | page=31 | instrument=E-71440',
  ],
  ['1963 FEB 26 AM 10 42   No. 7144\nBOOK 2210 PAGE 31', 'book=2210 | page=31 | instrument=7144'],
  // Under a label of the recorder's.
  [
    "DOCUMENT NO.                    Register's Office, Elm County\n  714402                        Received for record",
    'instrument=714402',
  ],
  ['FEE NUMBER: 2012-071440\nDATE/TIME: 03/09/2012 1438', 'instrument=2012-071440'],
  [
    'Document 2012-1163  Type 06 008 Pages 2\nDate 3/9/2012 Time 10:50 AM\nRecorder, Elm County',
    'instrument=2012-1163',
  ],
  ['ENT 71440:2012 PG 1 of 7\nElm County Recorder\n2012 Mar 9 03:31 pm FEE 24.00', 'instrument=71440:2012'],
  [
    'FORM NO. 12                    FILED NO. 7144\n                               BOOK 97 PAGE 31\n                               RECORDER, ELM COUNTY',
    'book=97 | page=31 | instrument=7144',
  ],
  [
    'No. 71,440              WARRANTY DEED\nThis instrument was filed for record on the 7 day of Apr 1931 and duly recorded in Book 418 Page 31',
    'book=418 | page=31 | instrument=71,440',
  ],
  ['Filed for record at request of Elm Title\nA.F. # 2012 1071440\nAUDITOR, ELM COUNTY', 'instrument=2012 1071440'],
  // Books whose page stands in another column, and books told by their page.
  ['DEED BOOK No. 41, ELM COUNTY                    Page 507', 'book=41 | page=507'],
  ['MORTGAGE RECORD 61, ELM COUNTY                    449', 'book=61 | page=449'],
  ['449                    DEED RECORDS, VOL 61', 'book=61 | page=449'],
  ['WARRANTY DEED                    Record 29   Page 540', 'book=29 | page=540'],
  ['ELM COUNTY                    DOCUMENT NO: 714402\nD587   PG 41', 'book=D587 | page=41 | instrument=714402'],
  ['RAMCO FORM 4                    OFF. REC. 2210 PAGE 0031', 'book=2210 | page=0031'],
  ['Deed Record 209 Page 31\nRECORDER, ELM COUNTY', 'book=209 | page=31'],
  ['BOOK 870\nPAGE 513', 'book=870 | page=513'],
  // Offices that print in their own way.
  ['E 1234567 B 2345 P 678\nLANE, ELM COUNTY RECORDER\n5/4/2009 10:15 AM', 'book=2345 | page=678 | instrument=1234567'],
  [
    'DOCKET: 13541\nPAGE: 1234\nSEQUENCE: 20091234567\n05/04/2009 10:15',
    'book=13541 | page=1234 | instrument=20091234567',
  ],
  ['BOOK     870     PAGE     513', 'book=870 | page=513'],
  ['I-2009-012345 Book 1234 Pg 567\n05/04/2009 10:15 am', 'book=1234 | page=567 | instrument=I-2009-012345'],
  ['Document 2009 1234 Book 2009 Page 1234\nTime 10:15 AM', 'book=2009 | page=1234 | instrument=2009 1234'],
  ['RECORDED\nMAY 04, 2009   02:00 PM\nDoc No(s) 2009-066554', 'instrument=2009-066554'],
  // A scan makes letters of figures; one capital beside one figure is a series of books.
  ['VOL  58 PAGE 7O9\nRECElVED FOR RECORD', 'book=58 | page=709'],
  ['BK57O2PG118', 'book=5702 | page=118'],
  ['B00K 3l6 PACE 77', 'book=316 | page=77'],
  ['Deed Bk 2O page 338', 'book=2O | page=338'],
  ['PLAT BOOK  7   PAGE  18', 'book=7 | page=18'],
];
for (const [head, packed] of heads) test(`over the deed: ${head}`, () => assert.equal(recording(head + BODY), packed));

const tails: [tail: string, packed: string][] = [
  ['Recorded in Book 71 of Deeds, on page 31. No. 714402', 'book=71 | page=31 | instrument=714402'],
  [
    'Filed March 9, 1953, Registry No. 71440, Conveyance Book 61, page 31, records of Elm Parish.',
    'book=61 | page=31 | instrument=71440',
  ],
  [
    "ELM COUNTY, ss. Entered on numerical index and filed for record the 26 day of October 1972 at 2:40 o'clock P.M. and recorded in Book\n118 of Mortgages, at page 31.   REGISTER OF DEEDS",
    'book=118 | page=31',
  ],
  [
    'STATE OF TENNESSEE   Filed Mar 20 1940 9:00 AM noted in Note Book 4 page 61\nDeed Bk 2Q page 31         Register',
    'book=2Q | page=31',
  ],
  [
    'I, J. Lane, Judge of Probate, hereby certify that the within deed was filed in this office for record Dec. 13 1926 and recorded in Deed\nRecord, Vol. 140 page 31 and examined.',
    'book=140 | page=31',
  ],
  [
    "I certify that the subdivision plat shown hereon was filed for record in my office at 9:05 o'clock A.M. and duly recorded in Plat Book 98, Page 31.",
    'book=98 | page=31',
  ],
  [
    'FILED Aug 28, 2019  02:14 pm   PLAT BOOK 44  PAGE 31   REGISTER OF DEEDS   INSTRUMENT # 71440',
    'book=44 | page=31 | instrument=71440',
  ],
];
for (const [tail, packed] of tails)
  test(`under the deed: ${tail}`, () => {
    assert.equal(recording(BODY + tail), packed);
    assert.deepEqual(readMetadata(pastedText(BODY + tail)).prior_references, []);
  });

const notOwn: string[] = [
  'APN 087-0-142-115\nOrder No. 448120-RS\nRecorder, Elm County  9:15 AM',
  'Loan No. 0041882260\nFiled 9:15 AM',
  'File No. 14-22107-KL\nElm Title Company',
  'Return to:\nElm Title, 12 Main Street, Alder, WA\n98226\nWARRANTY DEED',
  'Phone 555-0199\nRecorder, Elm County  9:15 AM',
  'Escrow No.\n7714402\nFiled 9:15 AM',
  'Prior Deed Reference:   Book 2210, Page 31\nRecorder, Elm County',
  'DEED REF: DB 2210 PG 31\nRecorder, Elm County',
  'LOTS 14 AND 15, ALDER PINES (PB 8 PG 31) TO BE RECOMBINED',
  'AS PER MAP RECORDED IN BOOK 11, PAGE 31 OF MISCELLANEOUS RECORDS',
  'BATCH: 71440\nReceipt # 77144022\nFiled 9:15 AM',
  'Ordinance No. 71440\nTax Parcel 22-7-41\nClerk, 9:15 AM',
  'CONTRACT DEED No. 10,418',
  '7714402\nELM FORMS COMPANY',
];
for (const head of notOwn) test(`nobody's record: ${head}`, () => assert.equal(recording(head + BODY), ''));

const sentences: string[] = [
  'This deed is given to correct the description in the deed recorded at Instrument 2011-03390.',
  'This instrument was prepared by Otto Lane. Being the same land conveyed by deed recorded in Book 2210, Page 31.',
  'I certify that this plat was drawn under my supervision (deed description recorded in Book 2210, page 31).',
  'The powers of this conveyance. Notice of Sale was recorded at Instrument No. 2012-014455.',
  'Tract A of Short Plat No. 77-118, as recorded under Auditor’s\nFile No. 7709220431, records of Elm County;',
  'Subject to covenants\nrecorded under Document\nNo. 2001-55120, Official\nRecords of Elm County;\ntaxes for the current\nyear.',
  'BEING THE SAME PROPERTY\nCONVEYED TO AMOS LANE BY DEED\nRECORDED IN DEED BOOK 411, PAGE 20,\nELM COUNTY RECORDS.',
  'INSTRUMENT #2002 118 - 04557 IS REFERRED TO',
  'Being the lot numbered 63 upon a plan, the same as recorded in Elm County\nRegistry of Deeds book 2210 page 31.',
];
for (const sentence of sentences)
  test(`a sentence under the deed: ${sentence}`, () => assert.equal(recording(BODY + sentence), ''));
