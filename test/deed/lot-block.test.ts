// Lots and blocks of recorded plats, and what only looks like them. Sentences are made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unpack, type PackedParts } from '../../src/contract/packed.ts';
import { readLotBlock } from '../../src/deed/lot-block.ts';

const rows: [sentence: string, expected: PackedParts<'lot_block'>][] = [
  [
    'Lot 4, Block 2, Willow Creek Subdivision, according to the plat thereof',
    { lot: '4', block: '2', subdivision: 'Willow Creek Subdivision' },
  ],
  [
    'Lots 31, 32, and 35 of Block "K" of Heron Terrace Subdivision of Alder County',
    { lot: '31, 32, and 35', block: 'K', subdivision: 'Heron Terrace Subdivision' },
  ],
  [
    'Lot 27, PINE PLACE SUBDIVISION, a subdivision as per the plat',
    { lot: '27', subdivision: 'PINE PLACE SUBDIVISION' },
  ],
  ['Lots 3 through 22 inclusive of OAK MESA as filed with the clerk', { lot: '3 through 22', subdivision: 'OAK MESA' }],
  [
    'Lot 7, Block A, as shown on the plat recorded in Plat Book 5, Page 61',
    { lot: '7', block: 'A', plat_book: '5', plat_page: '61' },
  ],
  [
    'Lot 6, Otters at Alder Pond as recorded in Volume 31 of Plats, Pages 12 through 14',
    { lot: '6', plat_book: '31', plat_page: '12 through 14' },
  ],
  ['Lot 15 in Block 9 of Garner Addition to Elm City according to the official plat', { lot: '15', block: '9' }],
  [
    'Lots 5-11 inclusive, Block 4; Lots 2-30 inclusive, Block 6, of Mason Estates, an addition',
    { lot: '5-11', block: '4', subdivision: 'Mason Estates' },
  ],
  ['Unit 12, Block C, Lakeside Condominiums, as per plat', { lot: '12', block: 'C' }],
];
for (const [sentence, expected] of rows)
  test(sentence, () => assert.partialDeepStrictEqual(unpack('lot_block', readLotBlock(sentence)[0] ?? ''), expected));

const none = [
  'Land Lot 41 of the 3rd District of Alder County',
  'Government Lot 3 of Section 4, Township 3 South, Range 6 East',
  'lots 3 and 6 of section 9, township 16 north',
  'each lot shall be at least 5 acres',
  'WITH THE COMMON LINE OF SAID LOTS 6 AND 7, A DISTANCE OF 88.10 FEET',
  'Sec. 4, Lot 7; Sec. 12, Lots 2 and 3; Sec. 13',
  'to the northwest corner of Lot 4, Block 2, Willow Creek Subdivision',
  'a lot of trouble on the block',
  'the lots and public streets',
  'Lot lines shall be at right angles',
  'parking lot 5 feet wide',
];
for (const sentence of none) test(`no lot of a plat: ${sentence}`, () => assert.deepEqual(readLotBlock(sentence), []));

test('each lot and block is told once', () => {
  assert.equal(
    readLotBlock('Lot 4, Block 2, Willow Creek Subdivision; said Lot 4, Block 2, Willow Creek Subdivision').length,
    1,
  );
});
test('the verbatim part is a piece of the text', () => {
  const text = 'being Lot 4, Block 2, Willow Creek Subdivision, per plat in Plat Book 3, Page 9, and no more';
  assert.ok(text.includes(unpack('lot_block', readLotBlock(text)[0]!).verbatim!));
});
