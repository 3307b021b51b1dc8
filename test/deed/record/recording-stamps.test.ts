// Recorders' stamps and cover blocks as each state prints them, and references that are another paper's. All numbers made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMetadata } from '../../../src/deed/record/metadata.ts';
import { ownRecording } from '../../../src/deed/record/recording-own.ts';
import { pastedText } from '../../../src/document/source-text.ts';

const own: [stamp: string, packed: string][] = [
  [
    'GRANT OF EASEMENT\nALDER COUNTY RECORDER\nDEPT-01 RECORDING $25.50\nT#3333 TRAN 6616 03/14/91 11:16:00\n#4107 # *-91-322410\n',
    'instrument=91-322410',
  ],
  [
    'STATE OF KANSAS, ELM COUNTY.  This instrument was filed for record this 8 day of Dec. 1971 at 10:00 A.M. and duly recorded in Book Misc. 57 page 219.   Reg. of Deeds.',
    'book=57 | page=219',
  ],
  [
    'CFN:2011031121 05-04-2011 04:22 pm\nElm Development Company OR BookPage: 4121 / 3340\n',
    'book=4121 | page=3340 | instrument=2011031121',
  ],
  [
    'IN WITNESS whereof they have set their hands.\nSealed and delivered in presence of  Jno. Tarn, Saml. Pell\nRecorded in the Office for Recording of Deeds in and for Elm County in Book 3 N page 288 the 2nd May A.D. 1838.',
    'book=3 N | page=288',
  ],
  [
    'ALDER COUNTY, WASHINGTON\nElectronically Recorded  201907220418\n07/22/2019 01:47 PM   Pages: 3\nWARRANTY DEED',
    'instrument=201907220418',
  ],
  ['20180047731 AFF\nTotal Pages: 4   06/28/2018 10:16:44 AM\nCounty Clerk, Elm County', 'instrument=20180047731'],
  // The trustee's own number, and the record of the deed of trust that is foreclosed.
  [
    "OFFICIAL RECORDS OF ELM COUNTY\n2010-0040962  TRDEED\n09/14/2010 11:50A   Page 1 of 2\nTS No. AZ-09-22841\n\nTRUSTEE'S DEED\n\nRECITALS: This conveyance is made under the powers of the Deed of Trust executed by Amos Tarn, as trustor, recorded May 19, 2006 in Book 4401, Page 812.",
    'instrument=2010-0040962',
  ],
  ['Doc-4410277 Bk-OR 10551 Pg-309\nElectronically Filed Document\nCounty Clerk', 'instrument=4410277'],
  [
    'EASEMENT\nEasement Number 20417\n4410278\nTHIS DOCUMENT WAS\nRECORDED IN THE PUBLIC RECORDS\nBK: 1180 PG: 902, Page 1 of 4\n03/11/2011 at 10:22 AM,\nCLERK OF COURT',
    'book=1180 | page=902 | instrument=4410278',
  ],
  [
    "To have and to hold.\nElm Town Clerk's Office Feb 17 1873 at 3 P.M. Received and recorded in Book 14 page 402 of the Land Records of said Town.",
    'book=14 | page=402',
  ],
  ['INSTR # 2009113344 OR BK 06120 PG 0455\nWARRANTY DEED', 'book=06120 | page=0455 | instrument=2009113344'],
  ['OR BK 6120 PG 455\nRECORDED 05/04/2009\nWARRANTY DEED', 'book=6120 | page=455'],
  ['DOC # 2009-0044551\nRecorded 05/04/2009 10:15 AM\nGRANT DEED', 'instrument=2009-0044551'],
  ['Doc#: 0912234567 Fee: $38.00\nCook County Recorder of Deeds\nDate: 05/04/2009', 'instrument=0912234567'],
  ['Doc No 4471822\nWARRANTY DEED', 'instrument=4471822'],
  ['DOC NO. 4471822\nWARRANTY DEED', 'instrument=4471822'],
  ['AFN: 200905040123\nQUIT CLAIM DEED', 'instrument=200905040123'],
  ['Being the land conveyed by Doc No 4471822 of the records\nWARRANTY DEED', ''],
  ['Document Number: 2009R04455\nFiled for record 05/04/2009', 'instrument=2009R04455'],
  ['RECEPTION#: 209044551\n05/04/2009 at 10:15:00 AM, 1 OF 4\nWARRANTY DEED', 'instrument=209044551'],
  ['Reception No. 3044551\nWARRANTY DEED', 'instrument=3044551'],
  ['Ent 445512 Bk 1180 Pg 233\nDate: 04-MAY-2009 10:15AM\nWARRANTY DEED', 'book=1180 | page=233 | instrument=445512'],
  ['Entry #: 445512\nBook 1180 Page 233\nFee $14.00', 'book=1180 | page=233 | instrument=445512'],
  ['BK: 1180 PG: 233\nFILED IN OFFICE\nCLERK OF COURT 05/04/2009', 'book=1180 | page=233'],
  ['FILM 1180 PAGE 233\nFILED 10-20-1982 8:15 AM\nWARRANTY DEED', 'book=1180 | page=233'],
  [
    'eRecorded in Elm County\nDoc ID: 847404\nType: DEE\nRecorded: 07/26/1974 at 12:30:33\nElm County Recorder Ida Yule\nFile# 1974-55490\n\nWARRANTY DEED',
    'instrument=1974-55490',
  ],
  ['L-1180 P-233\n05/04/2003 12:15 PM\nRegister of Deeds, Elm County\nWARRANTY DEED', 'book=1180 | page=233'],
  ['B: 1180 P: 233 Instrument: 445512\nWARRANTY DEED', 'book=1180 | page=233 | instrument=445512'],
  ['DEED BOOK 1180 PAGE 233\n\nSTATE OF GEORGIA\nWARRANTY DEED', 'book=1180 | page=233'],
  ['LIBER 11804 PAGE 233\nDECLARATION OF RESTRICTIONS', 'book=11804 | page=233'],
  ['VOL 1180 PAGE 0233\nTHE STATE OF TEXAS', 'book=1180 | page=0233'],
  [
    'Instrument # 200904455\nELM CITY, ADA, IDAHO\n2009-05-04 10:15:00 No. of Pages: 4\nRecorded for: TANNER',
    'instrument=200904455',
  ],
  ['Recording Number: 20090504001233\nPage 1 of 4', 'instrument=20090504001233'],
  ['20090504001233\nTANNER TITLE   WD   42.00\nPAGE001 OF 004\n05/04/2009 10:15', 'instrument=20090504001233'],
  ['20090504000445510 1/2 $17.00\n05/04/2009 10:15:00 AM FILED/CERT\nWARRANTY DEED', 'instrument=20090504000445510'],
  ['Auditor’s File No.: 200905040123\nQUIT CLAIM DEED', 'instrument=200905040123'],
  ['File #: 2009-04455 Filed: 05/04/2009\nWARRANTY DEED', 'instrument=2009-04455'],
  ['Recorded as Document Number 2009-04455 on 05/04/2009\nCounty Recorder', 'instrument=2009-04455'],
  ['BOOK 1180 PAGE 233\nINSTRUMENT PREPARED BY: Lee Chan\nWARRANTY DEED', 'book=1180 | page=233'],
  [
    'FILED  Elm County\nIda Bell  REGISTER OF DEEDS\nFILED   Jun 04, 2009\nAT      11:02:31 am\nBOOK    01180\nSTART PAGE  0233\nEND PAGE    0235\nINSTRUMENT #  09284\nEXCISE TAX  $371.00\n\nGENERAL WARRANTY DEED',
    'book=01180 | page=0233 | instrument=09284',
  ],
  [
    'DEED\nRecorded/Filed 05-02-2006 15:31      City Register File No.(CRFN): 2006000246180\nTHIS INDENTURE',
    'instrument=2006000246180',
  ],
  [
    '                    2018-1947\n                    RECORDED IN ELM COUNTY\n                    RECORDED ON 08/20/2018 09:12:27\nAFFIDAVIT',
    'instrument=2018-1947',
  ],
  [
    '20190044718\nPARTIAL RELEASE\n\nThe lien is released.\n\nFILED AND RECORDED\nIda Bell, County Clerk\nApril 02, 2019 08:51:06 AM',
    'instrument=20190044718',
  ],
  [
    '612448   Fee: $ 119.00  Bk 187 R Pg 402\nELM COUNTY   Recorded 12/22/2011  At 4:05 PM\nDEED',
    'book=187 | page=402 | instrument=612448',
  ],
  [
    'Prepared by Elm Electric and Power Company        Tax Map No. 62A-4-1B\n                                                  INSTRUMENT 1300005581\n                                                  RECORDED IN THE CLERK’S OFFICE OF\n                                                  ELM COUNTY ON\n                                                  AUGUST 20, 2013 AT 11:34AM\nAGREEMENT',
    'instrument=1300005581',
  ],
  [
    '                MISC 2003188240\n                SEP 30 2003 14:06  P 2\n                Register of Deeds, Elm County\n\nPARTIAL RELEASE',
    'instrument=2003188240',
  ],
  [
    'ELM COUNTY RECORDER OF DEEDS\nInstrument Number - 200908814\nRecorded On 7/2/2009 At 10:20:09 AM\nMEMORANDUM OF LEASE',
    'instrument=200908814',
  ],
];
for (const [stamp, packed] of own) test(`own: ${stamp}`, () => assert.equal(ownRecording(stamp), packed));

const others: string[] = [
  'WARRANTY DEED\nBeing the land conveyed in\nBook 1180, Page 233\nof the deed records.',
  'WARRANTY DEED\nPrior instrument: Book 1180, Page 233',
  'Reference Number(s) of related documents: 20090504001233\nWARRANTY DEED',
  'Prior Deed Reference: Instrument # 200904455\nWARRANTY DEED',
  'SURVEY\nREFERENCES:\n1. DEED BOOK 1180 PAGE 233\n2. PLAT BOOK 12 PAGE 40',
  'Lot 4 according to the plat recorded as\nDocument No. 2009R04455\nin the recorder’s office',
  'amends the Declaration recorded as\nInstrument No. 200904455\nrecords of Elm County',
  'all the land\nrecorded with the deeds for the County\nof Alder book 77, page 102, the parcel being\nthere described',
  '20190044718\nRELEASE\n\nThe lien is released.\n\nFILED AND RECORDED\nIda Bell, County Clerk\nApril 02, 2017 08:51:06 AM',
  // The number's own date is impossible: it was misread.
  '20091704000445510 1/2 $17.00\n05/04/2009 10:15:00 AM FILED/CERT\nWARRANTY DEED',
];
for (const text of others) test(`another paper's: ${text}`, () => assert.equal(ownRecording(text), ''));

test('a stamp that the recogniser only guessed is left alone', () => {
  const text = 'Doc#: 0912234567\nWARRANTY DEED';
  assert.equal(
    ownRecording(text, () => false),
    '',
  );
});

const DEED = 'WARRANTY DEED\n\nAmos Tanner conveys to Ruth Alder the land described below.\n';
const lines: [line: string, packed: string][] = [
  [
    'Doc No. 201200071440\nRecorded 03/09/2012 at 9:12 AM, Official Record 2210 Page 31',
    'book=2210 | page=31 | instrument=201200071440',
  ],
  [
    'Instrument # 2012-0071440   Filed for Record 03/09/2012 1:15 PM   Volume 2210 Page 31',
    'book=2210 | page=31 | instrument=2012-0071440',
  ],
  [
    'DOC 2012-071440  Recorded at the request of Elm Title, 03/09/2012 08:00 AM, Elm County Official Records',
    'instrument=2012-071440',
  ],
  ['7714400   03/09/2012 03:12P   Page 1 of 6   Elm County Auditor', 'instrument=7714400'],
  ['2012-71440, D-WD Cnt=1, Official Records of Elm County, 03/09/2012 10:11:44 AM, $81.00', 'instrument=2012-71440'],
  ['Mar 9, 2012 09:12 AM 201207144', 'instrument=201207144'],
  [
    'CFN 20120071440 OR BK 2210 PG 31 (3 Pgs) RECORDED 03/09/2012 11:21:08, Elm County, Florida',
    'book=2210 | page=31 | instrument=20120071440',
  ],
  ['Liber 2210, Page 31, Recorded at Elm County, Michigan 03-09-2012 01:05 PM', 'book=2210 | page=31'],
  [
    'INSTR # 2012071440 O.R. Book 2210, Pages 31 - 34, Recorded 03/09/2012 at 02:16 PM, Clerk of the Circuit Court',
    'book=2210 | page=31 | instrument=2012071440',
  ],
  [
    'ENTRY NO. 714402  BOOK 2210  PAGE 31  DATE 9-MAR-2012 2:20PM  Ruth Lane, Elm County Recorder',
    'book=2210 | page=31 | instrument=714402',
  ],
  [
    'Inst. No. 2012-07144   Film 61 Image 418   Filed 3/9/2012 10:00 AM   Register of Deeds',
    'book=61 | page=418 | instrument=2012-07144',
  ],
  ['Bk: 2210 Pg: 31  #7144  March 9, 2012', 'book=2210 | page=31 | instrument=7144'],
  ['Elm Registry Book 2210 Page 31 Mar 09 2012 10:49 AM', 'book=2210 | page=31'],
  ['FEE # 2012-07144, OFFICIAL RECORDS ELM COUNTY, Date Mar 9, 2012 10:14 AM', 'instrument=2012-07144'],
];
for (const [line, packed] of lines) {
  test(`a recorder's line over the deed: ${line}`, () => assert.equal(ownRecording(`${line}\n\n${DEED}`), packed));
  test(`a recorder's line under the deed: ${line}`, () =>
    assert.equal(ownRecording(`${DEED}Amos Tanner\n${line}`), packed));
}

const sentences: [sentence: string, packed: string][] = [
  ['Recorded: Liber 2210 cp 31, March 9, 2012', 'book=2210 | page=31'],
  ['Filed Mar 9, 1967. Recorded Deed Book 44, Page 31. J. Lane, Clerk.', 'book=44 | page=31'],
  ['Recorded in Book 6-K, Page 31, on the 9th day of March, 1978. Elm County Clerk.', 'book=6-K | page=31'],
  ['Filed March 9, 1996 in Book M-8, Page 31.', 'book=M-8 | page=31'],
  ['Recorded D.B.V. 1224, Pg. 31', 'book=1224 | page=31'],
  ['Filed March 9, 1985, C.O.B. 1055, folio 31, Act No. 714420.', 'book=1055 | page=31 | instrument=714420'],
  [
    'Received for record March 9, 1961 at 9 A.M. Note Book 12, page 7. Recorded in Deed Book 101, page 31.',
    'book=101 | page=31',
  ],
  [
    'Elm: In the Clerk’s Office, March 9, 1937, this deed was presented and admitted to record in Deed Book 59, page 31.',
    'book=59 | page=31',
  ],
  [
    'Filed this 9 day of March 1984 at 9:40 o’clock A.M. in Book 177 Page 31. Instrument No. 84-0021.',
    'book=177 | page=31 | instrument=84-0021',
  ],
  ['I, J. Lane, clerk, do certify. Lodged for record Mar. 9, 1904; Deed Book F, page 31.', 'book=F | page=31'],
  ['Rec’d March 9, 1947, Recorded in Vol. 271, Page 31.', 'book=271 | page=31'],
  [
    'Received in the office March 9th 1871 at 4 P.M. and recorded in Book K 4 of Deeds for said County on pages 31 &c.',
    'book=K 4 | page=31',
  ],
  ['Filed as Doc 2011-07144', 'instrument=2011-07144'],
];
for (const [sentence, packed] of sentences)
  test(`a recorder's sentence closes the deed: ${sentence}`, () => {
    assert.equal(ownRecording(`${DEED}Amos Tanner\n${sentence}`), packed);
    assert.equal(ownRecording(`${DEED}Signed by Amos Tanner. ${sentence}`), packed);
    assert.deepEqual(readMetadata(pastedText(`${DEED}Amos Tanner\n${sentence}`)).prior_references, []);
  });

const notOwn: string[] = [
  `${DEED}For title see deed recorded at Book 2210, Page 31.\n`,
  `${DEED}Being the land conveyed by Otto Lane, by deed dated May 4, 1951 and\nRecorded in Book 2210, Page 31.\n`,
  `${DEED}Subject to the easement recorded May 4, 1951 at 9:15 AM in Book 2210, Page 31.\n`,
  `${DEED}Lot 4 of the plat shown and recorded May 4, 1951 in Plat Book 12, Page 31.\n`,
  `${DEED}corner of the Otto Lane tract as told in the deed\nrecorded March 9, 1972 in Book 2210, Page 31, Deed Records of\nElm County; thence South`,
  `${DEED}Excepting therefrom a tract of\nland deeded to Otto Lane as recorded on March 9, 1942 in Deed Book 69, page 31 Deed records\nof Elm County.`,
  `${DEED}My commission expires 05/04/2019, Document 2012-07144 attached.\n`,
];
for (const text of notOwn) test(`no line of the recorder: ${text}`, () => assert.equal(ownRecording(text), ''));

test('a prior deed cited by place and number is one reference', () => {
  const [one, ...rest] = readMetadata(
    pastedText(
      `${DEED}Being the same land acquired by act recorded in Conveyance Book 470, page 31, under Original Act No. 714420.`,
    ),
  ).prior_references;
  assert.match(one!, /^book=470 \| page=31 \| instrument=714420/);
  assert.deepEqual(rest, []);
});
