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
  ['seven hundredy. sixty one (761) feet', 761],
  ['seven hundredttdsixty (760) feet', 760],
  ['five hundred / forty (545) feet', 545],
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
const pointed: [sentence: string, amount: number][] = [
  ['eighty two and P (8243) feet', 82.43],
  ['land sixty mine and 100 (6908) feet', 69.08],
  ['land three hundred light and 7000 (30814) feet', 308.14],
  ['one hundred forty three / 1 (1437) feet', 143.7],
  ['two hundred nine to (2094) feet', 209.4],
  ['about forty + 700 (4006) feet', 40.06],
  ['land righty seven too (8732) feet', 87.32],
  ['avenue quighty four too (8416) feet', 84.16],
  ['land righty fourd Fo (845) feet', 84.5],
  ['street sixtyphour and 190 (6409) feet', 64.09],
  ['tow hundred eighteen 700 (21870.) feet', 218.7],
  ['two hundred luighty foury six tenths (2846) feet', 284.6],
  ['thirty-two and eleven hundreachs (3211) feet', 32.11],
  ['sixty foort to to (6431) feet', 64.31],
  ['six and\nsaid land\nforty two one-hundredths (642) feet', 6.42],
  ['thirty one and fifty nines one hundredths (3159) feet', 31.59],
];
for (const [sentence, amount] of pointed)
  test(`a figure that lost its point is read by the words: ${sentence}`, () => {
    const [read] = lengths(sentence);
    assert.equal(read?.amount, amount);
    assert.match(read.doubts[0]!, /by the words before it/);
  });

for (const sentence of [
  'one hundred (forty (14) feet',
  'one hun-\ndred and 20% (0.45) feet',
  'thirty-seven " " light tenths (17.8) feet',
  'one hundred sixty two 35/10 (1629) feet',
  'three hundred fiftytus\nand 2 feet',
  'Oak street one hundred 300 feet',
  'sevnty three one-half (732) feet',
  'thirty-fouridone-half (31) feet',
  'said land • one\n(400) feet',
  'by said wall and to (71) feet',
  'one hundred thirty six\n320 136 4.1 feet',
  'on Elm Street sixter 1601 feet',
  'one hun\ndred by forty-one feet',
  'four hundred kixteen and ninety (467) feet',
  `sixty three'd thirty one feet`,
  'sixty three fivty wight one hundredths feet',
  'two hundred and thirty sixl2368 feet',
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
  ['four hundred / sixteen (419) feet', 416, 419],
  ['lighty three (63) feet', 83, 63],
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
  ['avenue and thirty-mine and ten hundredths (139.10) feet', 139.1, 39.1],
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
  ['righty feet', 80, /"righty" is read as eighty/],
  ['righty-four (84) feet', 84, /"righty" is read as eighty/],
  ['mineteen rods', 19, /"mineteen" is read as nineteen/],
  ['one hundred sixty right feet', 168, /"right" is read as eight/],
  ['one hundred twelve done half (1125) feet', 112.5, /"done" is read as and one/],
  ['sixty fived one half rods', 65.5, /"fived" is read as five and/],
  ['ninety. six (96) feet', 96, /a stray point/],
  ['sixty and three. tenths feet', 60.3, /a stray point/],
  ['four hundred / eleven feet', 411, /a stray mark/],
  ['fifty-one eighty-five hundredths feet', 51.85, /the "and" before the fraction/],
  ['three hundred twelve four tenths (312.4) fat', 312.4, /"fat" is read as feet/],
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
  ['one-hund-\nred feet', 100],
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

test('brackets read as figures: eighty four 1847 feet', () => {
  const [read] = lengths('eighty four 1847 feet');
  assert.equal(read?.amount, 84);
  assert.match(read.doubts[0]!, /"1847" is read as \(84\)/);
});

test('brackets read as figures, with decimals: sixty-one and thirty-four hundredths 161.341 feet', () => {
  const [read] = lengths('sixty-one and thirty-four hundredths 161.341 feet');
  assert.equal(read?.amount, 61.34);
  assert.match(read.doubts[0]!, /"161\.341" is read as \(61\.34\)/);
});

const areas: [sentence: string, printed: string][] = [
  ['containing nine thousand six hundred and righty two (9682) square feet', '9682'],
  ['containing forty eix thousand two hundred / fifty (46,250) square feet', '46250'],
  ['containing nine thousand six hundred and righty two square feet', '9682'],
  ['containing nine thousand six hundred and sirghty two square feet', ''],
  ['containing one hundred sixty and six onehun-dredths acres', '160.06'],
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
