// Land that is named beside the land: adjoining, benefited, told by mistake, under another paper, or left out. All sentences are written for this table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unpack } from '../../../src/contract/packed.ts';
import { readAliquots } from '../../../src/deed/aliquots/aliquot.ts';
import { landTable } from './lands.ts';

const PLACE = 'Section 14, T. 3 N., R. 5 W.';
const one = (land: string): string[] => [`3N 5W 14 ${land}`];

landTable('lots of a plat, of which the last has the block', [
  [
    'the West 20 feet of Lot One (1), and the East 40 feet of Lot Two (2), Block Three (3), Rook Acres, a part of the NW¼ of Section 8, T. 2 N., R. 5 E.',
    ['2N 5E 8 NW4'],
  ],
]);

landTable('land beside the land', [
  [`The SE¼ NW¼ of ${PLACE}, formerly erroneously described as the SW¼ NW¼ of said section.`, one('SE4 NW4')],
  [`The SE¼ of ${PLACE}, incorrectly called the SW¼ in the prior deed.`, one('SE4')],
  [`The SE¼ of ${PLACE}, incorrectly stated as the SW¼ in the prior deed.`, one('SE4')],
  [`Government Lot 3 of ${PLACE} as corrected from Government Lot 4 in the prior deed.`, one('L3')],
  [`The NE¼ of ${PLACE}, adjoining the SE¼ of said section on the north.`, one('NE4')],
  [`The E½ of the NE¼ of ${PLACE}, subject to a mortgage covering the SW¼ of Section 9.`, one('E2 NE4')],
  [`The NE¼ of ${PLACE}, for the benefit of the SE¼ of said section.`, one('NE4')],
  [`The NE¼ of ${PLACE}, Harris having been conveyed the SE¼ of said section.`, one('NE4')],
]);

landTable('a side of the land, by its width', [
  [`An easement sixteen and one-half (16½) feet in width along the East side of the SE¼ of ${PLACE}`, one('SE4')],
  [`A tract 20 feet wide along the north line of the SE¼ of ${PLACE}`, one('SE4')],
  [`The NE¼ of ${PLACE}, subject to a lane 30 feet wide along the east side of the SE¼NE¼.`, one('NE4')],
  [`The NE¼ of ${PLACE}, bounded by a road 40 feet wide along the north line of the SE¼ of Section 9.`, one('NE4')],
  ['Section 14, T. 3 N., R. 5 W.: NE¼, with a way along the east side of the SE¼ of said Section 14.', one('NE4')],
]);

for (const [words, limit] of [
  [
    'A strip of land 80 feet wide, 40 feet on each side of the track as now laid, over and across',
    'only strip of land',
  ],
  ['conveys a strip of ground eighty feet in width through', 'only strip of ground'],
  ['a strip 16 feet wide across the NW¼ and', 'only strip 16 feet'],
  ['20 feet wide along the east side of', 'only 20 feet wide along'],
  ['A strip 80 feet wide is reserved across the farm. Also', ''],
  ['A strip of land 40 rods wide, also', ''],
] as const)
  test(`${words} the SE¼`, () => {
    const text = `${words} the SE¼ of ${PLACE}`;
    const packed = readAliquots(text, 0, text.length).at(-1)!.packed;
    const limited = unpack('aliquot', packed).exception ?? '';
    assert.equal(limited.slice(0, limit.length), limit === '' ? limited : limit);
    if (limit === '') assert.equal(limited, '');
  });

landTable('where a well stands', [
  [`All of ${PLACE} The surface location is in the SE/4 SE/4 of Section 11, T. 3 N., R. 5 W.`, ['3N 5W 14 ALL']],
  [`All of ${PLACE} The spring is decreed in the SE¼ of Section 11, T. 3 N., R. 5 W.`, ['3N 5W 14 ALL']],
  [`All of ${PLACE} The bottom hole location shall be in the NE¼ of said section.`, ['3N 5W 14 ALL']],
  ['Section 14-3N-5W is pooled. The unit well shall be drilled in the NW/4 of Section 11-3N-5W.', ['3N 5W 14 ALL']],
  [`The SE/4 of ${PLACE} A location in the NE/4 of said section is also leased.`, ['3N 5W 14 SE4', '3N 5W 14 NE4']],
]);

landTable('excepted beside the land', [
  [
    `The SE¼ of ${PLACE}, reserving and excepting half of all oil, gas and minerals in and under the NW¼SE¼.`,
    one('SE4'),
  ],
  [`The SE¼ of ${PLACE}, except the south half of the adjoining County Highway P right-of-way.`, one('SE4')],
  [`The SE¼ of ${PLACE}, except Lot 1 of Certified Survey Map No. 88.`, one('SE4')],
  [`All the oil, gas and minerals in and under the SE¼ of ${PLACE}`, one('SE4')],
  [`The SE¼ of ${PLACE}, except the NW¼SE¼.`, ['3N 5W 14 SE4', 'except 3N 5W 14 NW4 SE4']],
]);

for (const [text, words] of [
  ['T2N-R3E\n31: All, less H.E.S. 72', ['H.E.S. 72']],
  [
    'a claim situated in the NE¼ of Section 5 and the NW¼ of Section 4, T. 2 S., R. 8 E.',
    ['only situated in the', 'only situated in the'],
  ],
] as const)
  test(`limits: ${text}`, () =>
    assert.deepEqual(
      readAliquots(text, 0, text.length).map(({ packed }) => unpack('aliquot', packed).exception),
      words,
    ));

landTable('left out', [
  [`The NE¼ and the S½ of ${PLACE}, less Lot 2.`, ['3N 5W 14 NE4', '3N 5W 14 S2', 'except 3N 5W 14 L2']],
  [`The NE¼ of ${PLACE}, not including the SE¼ NE¼.`, ['3N 5W 14 NE4', 'except 3N 5W 14 SE4 NE4']],
]);

landTable('a half of what follows', [
  [`The N½ of the following: the SE¼ of ${PLACE}.`, one('N2 SE4')],
  [`The E½ of the following described land: the SE¼ of ${PLACE}.`, one('E2 SE4')],
]);

landTable('land that is told all the same', [
  [`The lease covering the SW¼ of ${PLACE} is assigned.`, one('SW4')],
  [`The adjoining lands, being the SW¼ of ${PLACE}.`, one('SW4')],
  [`The SW¼ and the SE¼ of ${PLACE}, more or less.`, ['3N 5W 14 SW4', '3N 5W 14 SE4']],
]);

landTable('named for a line or a thing that stands there', [
  ['The lane between Sections 8 and 9, T. 4 N., R. 3 W., is closed.', []],
  ['A road lies between Section 8 and Section 9, T. 4 N., R. 3 W.', []],
  ['The fence dividing sections 8 and 9, T. 4 N., R. 3 W., was moved.', []],
  ['The quarter section line running north and south through section 9, T. 4 N., R. 3 W.', []],
  ['In his survey of section 9, T. 4 N., R. 3 W., he set a stone.', []],
  [`All within one mile of section 14, T. 3 N., R. 5 W.`, []],
  [`A spring 2 miles north of ${PLACE}.`, []],
  [`Drain No. 4 begins in the NW¼ of ${PLACE} and ends in the SE¼ of section 16.`, []],
  [`He lives in ${PLACE}.`, []],
  [`Well No. 4 located in the SW/4SE/4 of ${PLACE} was plugged.`, []],
  [`The Orr Ditch, located in the SW¼ of ${PLACE}, fills a pond.`, []],
  [`The road is situated in the SW¼ of ${PLACE}; the N½ of said section is sold.`, one('N2')],
]);

landTable('a piece with a thing on it is told all the same', [
  [`A tract with a well, located in the SW¼ of ${PLACE}.`, one('SW4')],
  [`The lands and the ditch located in the SW¼ of ${PLACE}.`, one('SW4')],
  [`That part of Elm Road located in the SW¼ of ${PLACE}.`, one('SW4')],
  [`property located in the SW¼ of ${PLACE}`, one('SW4')],
]);

landTable('a half of a strip is no half of the section', [
  [`The north half of the west ten acres of the SE¼ of ${PLACE}.`, one('SE4')],
  [`The S½ of the E 40 acres of the SE¼ of ${PLACE}.`, one('SE4')],
  [`The north half and the west ten acres of the SE¼ of ${PLACE}.`, ['3N 5W 14 N2', '3N 5W 14 SE4']],
]);

landTable('half quarters', [
  [`cut into east and west half quarter sections of ${PLACE}`, []],
  [`the east half quarter of the SW¼ of ${PLACE}`, []],
]);

landTable('the same part twice, behind "and", at the end of a list', [
  ['NE¼, E½W½, and SW¼, SW¼, sec. 14, T. 3 N., R. 5 W.', ['3N 5W 14 NE4', '3N 5W 14 E2 W2', '3N 5W 14 SW4 SW4']],
]);

test('the words that place a lot of a plat hold for both parts of its section', () => {
  const text = 'that part of Lot 4, Block 2, Alder Addition, located in the SE¼, NE¼, Sec. 9, T. 4 N., R. 3 W.';
  const limits = readAliquots(text, 0, text.length).map(({ packed }) => unpack('aliquot', packed).exception);
  assert.deepEqual(limits, ['only located in the', 'only located in the']);
});

landTable('half of a thing, and a line of a section told in figures', [
  [`He cut down the south half of a hedge fence; the NE¼ of ${PLACE} is his.`, one('NE4')],
  ['The south line of Section 14-T3N-R5W was held as a base.', []],
  ['The NE¼ of Section 14-T3N-R5W.', one('NE4')],
]);

test('a part of a piece that a letter names is no whole lot', () => {
  const text = 'a portion of Parcel A, Lot 9 of section 6, T. 4 N., R. 3 W.';
  const limits = readAliquots(text, 0, text.length).map(({ packed }) => unpack('aliquot', packed).exception);
  assert.deepEqual(limits, ['only portion of Parcel A']);
});

landTable('where a lot lies, and a headgate that is asked for', [
  [
    'Lot 2 of Alder Addition is in the SW¼ of said section; the NE¼ of Section 9, T. 4 N., R. 3 W. is sold.',
    ['4N 3W 9 NE4'],
  ],
  ['approval of a headgate in the SW¼ of Section 9, T. 4 N., R. 3 W.', []],
]);
