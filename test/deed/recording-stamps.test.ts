// Recorders' stamps and cover blocks as each state prints them, and references that are another paper's. All numbers made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownRecording } from '../../src/deed/recording-own.ts';

const own: [stamp: string, packed: string][] = [
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
