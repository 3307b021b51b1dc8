// Recording references in every usual form, the document's own and those of earlier deeds. Sentences are made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unpack } from '../../../src/contract/packed.ts';
import { recordingsIn, slashedReferences } from '../../../src/deed/record/recording.ts';
import { priorReferences } from '../../../src/deed/record/recording-prior.ts';
import { ownRecording } from '../../../src/deed/record/recording-own.ts';

const references: [sentence: string, book: string, page: string, instrument: string][] = [
  ['recorded in Book 12, Page 34', '12', '34', ''],
  ['recorded in Deed Book O17, Page 9', 'O17', '9', ''],
  ['recorded in Deed Book O173, Page O48', '0173', '048', ''],
  ['recorded in Deed Book 513, Page 602', '513', '602', ''],
  ['Deed Book 902 at Page 117', '902', '117', ''],
  ['in Volume 70311 at Page 1905', '70311', '1905', ''],
  ['Liber 3310, Page 451-456', '3310', '451-456', ''],
  ['Liber 95 of Deeds, folio 52', '95', '52', ''],
  ['O.R. Book 3127, Page 1844', '3127', '1844', ''],
  ['Official Records Book 44, page 7', '44', '7', ''],
  ['Book "C," Page 231', 'C', '231', ''],
  ['Bk. 14, Pg. 305', '14', '305', ''],
  ['DB 731 PG 528', '731', '528', ''],
  ['Docket 10412, page 719', '10412', '719', ''],
  ['Vol. 12 of the Deed Records, Page 34', '12', '34', ''],
  ['recorded as Document No. 2011R10552', '', '', '2011R10552'],
  ['Instrument No. 207714093', '', '', '207714093'],
  ['under Reception Number 2238145', '', '', '2238145'],
  ["under Auditor's File No. 8807190344", '', '', '8807190344'],
  ['Recording No. 20010203000111', '', '', '20010203000111'],
];
for (const [sentence, book, page, instrument] of references)
  test(sentence, () => {
    const [reference] = recordingsIn(sentence);
    assert.deepEqual({ book: '', page: '', instrument: '', ...reference?.parts }, { book, page, instrument });
  });

const none = [
  'the guest book lies on page one',
  'Lot 5, Block 2',
  'Section 3 of this Act',
  'a distance of 427.68 feet',
  'page 4 of 7',
];
for (const sentence of none) test(`no reference: ${sentence}`, () => assert.deepEqual(recordingsIn(sentence), []));

const plats = [
  'Plat Book 18, Page 204',
  'Map Book 6, Page 81',
  'Book 5 of Plats at Page 11',
  'Plat Cabinet E, at Slide 212',
];
for (const sentence of plats)
  test(`a plat's place: ${sentence}`, () => assert.equal(recordingsIn(sentence)[0]?.isPlat, true));

const priors: [sentence: string, book: string | undefined][] = [
  ['Being the same property conveyed to A. Lund by deed recorded in Deed Book 12, Page 34, said records.', '12'],
  ['being a part of the land described in Volume 7, Page 8 of the Deed Records', '7'],
  ['For source of title see Book 55, Page 66', '55'],
  ['Lot 4 of Oaks, as per plat recorded as Document No. 2011R10552 in the office of the recorder', undefined],
  ['as shown on a plat recorded in Plat Book 8, Page 62', undefined],
];
for (const [sentence, book] of priors)
  test(`prior: ${sentence}`, () => assert.equal(unpack('recording', priorReferences(sentence)[0] ?? '').book, book));

const own: [sentence: string, packed: string][] = [
  ['Filed for record at 10:05 A.M. and recorded in Book 14, Page 305\nWARRANTY DEED', 'book=14 | page=305'],
  ['CFN:2010334815 03-11-2010\nDECLARATION', 'instrument=2010334815'],
  ['OR Book/Page: 5218 / 1107\nDECLARATION', 'book=5218 | page=1107'],
  ['WARRANTY DEED\nBOOK PAGE\n641 0227\nTHIS DEED\nBOOK PAGE\n641 0228', 'book=641 | page=0227'],
  ['thence North\n2011R10552\nEXHIBIT A', 'instrument=2011R10552'],
  ['2012R20881\nRECORDED ON\n10/17/2012', 'instrument=2012R20881'],
  ['Instrument No. 2238145\nWARRANTY DEED', 'instrument=2238145'],
  ['All of the land conveyed by deed recorded in Book 14, Page 305.', ''],
  ['according to the plat recorded in Plat Book 4, Page 5', ''],
  // What the paper is subject to, or corrects, is another's record.
  ['This easement is subject to that mortgage recorded in Book 44 of Mortgages, page 12.', ''],
  ['DEED. This deed is intended to correct that certain deed recorded in Book 4, page 5.', ''],
  ['MINOR PLAT\nREF: D.B. 302 PG. 17\nSCALE 1"=100\'', ''],
  ['Parcel 1, Parcel Map No. 4410, filed April 4, 1979 in Book 15 of Parcel Maps at page 61', ''],
  ['This instrument was filed for record on May 4, 1990 and is recorded in Book 44, page 12.', 'book=44 | page=12'],
];
for (const [sentence, packed] of own) test(`own: ${sentence}`, () => assert.equal(ownRecording(sentence), packed));

test('a neighbour named with (652/318) has book and page', () => {
  assert.deepEqual(slashedReferences('adjoining the lands of B. Hill (652/318)')[0]?.parts, {
    book: '652',
    page: '318',
  });
});
