import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areasOf } from '../../../src/deed/tracts/area-phrase.ts';
import { fold } from '../../../src/deed/words/fold.ts';
import { tokensOf } from '../../../src/deed/values/tokens.ts';
import type { DistancePhrase } from '../../../src/deed/values/distance.ts';

function lengths(sentence: string): DistancePhrase[] {
  return tokensOf(fold(sentence)).flatMap((t) => (t.kind === 'distance' ? [t.distance] : []));
}

// The words are damaged, the figure fits what can be read of them: the figure, with its doubt.
const figureStands: [sentence: string, amount: number][] = [
  ['four hundred³d twelve (412) feet', 412],
  ['seven hundredttdsixty (760) feet', 760],
  ['three hundred by ninety (390) feet', 390],
  ['by said land sighty-one (61) feet', 61],
  ['Maple Street thorty five (35) feet', 35],
  ['the line: nonety two 3/10 (92.34) feet', 92.34],
  ['fifty-seven and\n4% 20 (57.41) feet', 57.41],
  ['land one hundred four 300 (104.75) feet', 104.75],
  ['Elm Avenue thirty-six 21 (36.21) feet', 36.21],
  ['seventy sight and 9300 (78.93) feet', 78.93],
  ['eighty and 15.100 (80.15) feet', 80.15],
  ['lot 12 (140) feet', 140],
  ['two hundred hundred and nine (209) feet', 209],
  ['of one Delacroix sixty (60) feet', 60],
];
for (const [sentence, amount] of figureStands)
  test(`a figure beside damaged words stands: ${sentence}`, () => {
    const [read, ...more] = lengths(sentence);
    assert.equal(read?.amount, amount);
    assert.deepEqual(more, []);
    assert.match(read.doubts[0]!, /only the figure in brackets/);
  });

// The figure has lost its point: what the words support is read.
const pointed: [sentence: string, amount: number][] = [];
for (const [sentence, amount] of pointed)
  test(`a figure that lost its point is read by the words: ${sentence}`, () => {
    const [read] = lengths(sentence);
    assert.equal(read?.amount, amount);
    assert.match(read.doubts[0]!, /by the words before it/);
  });

for (const sentence of [
  'three hundred fiftytus\nand 2 feet',
  'Oak street one hundred 300 feet',
  'sevnty three one-half (732) feet',
  'thirty-fouridone-half (31) feet',
  'by said wall and to (71) feet',
  'one hundred thirty six\n320 136 4.1 feet',
  'sixty three fivty wight one hundredths feet',
  'North 6-20 rods',
  '7&7 feet',
])
  test(`a scrap is no length: ${sentence}`, () => assert.deepEqual(lengths(sentence), []));

// Words whole and plain outrank a figure that contradicts them.
for (const [sentence, amount, other] of [
  ['forty (50) feet', 40, 50],
  ['two hundred seventeen (2175) feet', 217, 2175],
  ['three hundreds & sixty (60) feet', 360, 60],
  ['thirty six one half (363) feet', 36.5, 363],
  ['113 (one hundred eighteen) feet', 118, 113],
  ['(97) ninety-eight feet', 98, 97],
  ['by a wall ninety-two (192) feet', 92, 192],
  ['one-half -14 mile', 0.5, 14],
] as const)
  test(`whole words stand against the figure: ${sentence}`, () => {
    const [read] = lengths(sentence);
    assert.equal(read?.amount, amount);
    assert.deepEqual(read.others, [other]);
    assert.match(read.doubts[0]!, /words say/);
  });

// The words begin on another line, and the figure ends as they do.
for (const [sentence, amount, words] of [
  ['westerly\n• forty (240) feet', 240, 40],
  ['dred and fifty-two (352) feet', 352, 52],
  ['hundred and\nby a wall\ntwelve feet (312)', 312, 12],
  ['the\none\n(61) feet', 61, 1],
] as const)
  test(`a figure stands where words are only its end: ${sentence}`, () => {
    const [read] = lengths(sentence);
    assert.equal(read?.amount, amount);
    assert.deepEqual(read.others, [words]);
    assert.match(read.doubts[0]!, /only the end of the words/);
  });

// A word mended, or the unit behind the brackets: low, and what was assumed is named.
for (const [sentence, amount, doubt] of [
  ['ninety. six (96) feet', 96, /a stray point/],
  ['sixty and three. tenths feet', 60.3, /a stray point/],
  ['four hundred / eleven feet', 411, /a stray mark/],
  ['fifty-one eighty-five hundredths feet', 51.85, /the "and" before the fraction/],
  ['sixty-four (64)\nabout\nfest', 64, /"about" stands before the unit/],
] as const)
  test(`a mended word has its doubt: ${sentence}`, () => {
    const [read] = lengths(sentence);
    assert.equal(read?.amount, amount);
    assert.match(read.doubts.join('; '), doubt);
  });

for (const [sentence, amount] of [
  ['seventy-two (72) feet', 72],
  ['seventy-two (72). feet', 72],
  ['118.50 (one hundred eighteen and 50/100) feet', 118.5],
  ['(64) sixty-four feet', 64],
  ['(5) sixty-four feet', 64],
  ['three hundred twelve and 60-100 feet', 312.6],
  [`seventy and 00/100's feet`, 70],
  ['on Sixth 1601 feet', 1601],
  ['a lane (50 feet wide)', 50],
  ['seventy-two (72) or more feet', 72],
  ['the right forty feet', 40],
  ['section thirty-one forty-four one-hundredths chain', 0.44],
  ['seventy-two 72 feet', 72],
  ['57 (57) feet', 57],
  ['sixty and seven tenths (607) feet', 60.7],
  ['Elm Street200 feet', 200],
  ['east forty one-hundredths feet', 0.4],
  ['lot five 200 feet', 200],
  ['of lot sixty-two one hundred and thirty feet', 130],
] as const)
  test(`what is whole stays sure: ${sentence}`, () => {
    const [read] = lengths(sentence);
    assert.equal(read?.amount, amount);
    assert.deepEqual(read.doubts, []);
  });

const areas: [sentence: string, printed: string][] = [
  ['containing nine thousand six hundred and righty two (9682) square feet', '9682'],
  ['containing forty eix thousand two hundred / fifty (46,250) square feet', '46250'],
  ['containing nine thousand six hundred and sirghty two square feet', ''],
  ['containing one hundred" sixty-six the -six thousand (1.66,000) square feet', ''],
  ['containing & 640 square feet', ''],
  ['containing five thousand (5,000) square feet', '5000'],
  ['containing five and six thousand two hundred and thirty-nine ten-thousandths acres', '5.6239'],
  ['or three and two-thousand-one-hundred-and-seventy-one ten thousandths acres', '3.2171'],
  ['containing twelve acres and forty-seven one hundredths of an acre', '12.47'],
  ['containing 14,3826 acres', '14.3826'],
  ['containing 14,382 square feet', '14382'],
  ['containing seven thousand, three hundred and nine square feet', '7309'],
  ['containing twelve and sixty-one, one-hundredths acres', '12.61'],
  ['containing 4. 26 acres', '4.26'],
  ['Tract 4. 26 acres', '26'],
  ['total acreage 14.208.', '14.208'],
  ['total acreage: 14.208 acres', '14.208'],
  [`cont'g 31.06 acs.`, '31.06'],
  ['containing six acres and one quarter, more or less', '6.25'],
  ['containing nine acres and a half.', '9.5'],
  ['containing nine acres and one quarter section', '9'],
  ['containing 61/3 acres', '6.333333'],
  ['containing twenty-six and nine one-hundreds acres', '26.09'],
];
for (const [sentence, printed] of areas)
  test(`an area: ${sentence}`, () => {
    const text = fold(sentence);
    assert.equal(areasOf(text, 0, text.length)[0]?.printed ?? '', printed);
  });
