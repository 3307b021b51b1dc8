import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distanceAt } from '../../../src/deed/values/distance-phrase.ts';
import { fold } from '../../../src/deed/words/fold.ts';

const rows: [sentence: string, amount: number, unit: string][] = [
  ['1,320.50 feet to an iron pin', 1320.5, 'feet'],
  ['1320.50 ft. to an iron pin', 1320.5, 'feet'],
  ["1320.50' to an iron pin", 1320.5, 'feet'],
  ['1320.50’ to an iron pin', 1320.5, 'feet'],
  ['100 fee to a corner', 100, 'feet'],
  ['100 [feet] to a corner', 100, 'feet'],
  ['812.06;ft; to a corner', 812.06, 'feet'],
  ['12 poles to a white oak', 12, 'poles'],
  ['14 po: to a white oak', 14, 'poles'],
  ['12 perches to a stone', 12, 'perches'],
  ['40 rods', 40, 'rods'],
  ['23.15 chs., to the place', 23.15, 'chains'],
  ['7 chains', 7, 'chains'],
  ['3 chains, 2 rods and 5 links', 3.55, 'chains'],
  ['3 chains, 20 rods', 3, 'chains'],
  ['28 lks. distant', 28, 'links'],
  ['0.5 mile', 0.5, 'miles'],
  ['2 furlongs to a stake', 80, 'rods'],
  ['3 furlongs and 20 rods to a stake', 140, 'rods'],
  ['2 fur. 10 poles to a stake', 90, 'rods'],
  ['three furlongs and a half to a stake', 140, 'rods'],
  ['two (2) furlongs to a stake', 80, 'rods'],
  ['one mile and two furlongs to a stake', 1.25, 'miles'],
  ['7 score poles to a gum', 140, 'poles'],
  ['threescore perches to a gum', 60, 'perches'],
  ['six score and ten poles to a gum', 130, 'poles'],
  ['seven score poles and 12 links to a gum', 140.48, 'poles'],
  ['one-half mile', 0.5, 'miles'],
  ['one mile and three quarters of a mile to a rock', 1.75, 'miles'],
  ['one mile threequarters of a mile and twenty rods', 1.8125, 'miles'],
  ['two miles and a half mile to a rock', 2.5, 'miles'],
  ['one mile half a mile north of the ford', 1, 'miles'],
  ['three-fourths of a pole', 0.75, 'poles'],
  ['five-eighths of a rod', 0.625, 'rods'],
  ['3/4 of a perch', 0.75, 'perches'],
  ['ninety-two yards (92 yards) from Oak Road', 92, 'yards'],
  ['six and three-eighths (6 ⅜) poles', 6.375, 'poles'],
  ['nine and twenty-one twenty-fifths ( 9 21/25) poles', 9.84, 'poles'],
  ['four and three-twentieths (4 3/20) poles', 4.15, 'poles'],
  ['one-half of one rod to a post', 0.5, 'rods'],
  ['215.5 U.S. survey feet', 215.5, 'feet'],
  ['40.25 lineal feet', 40.25, 'feet'],
  ['64 Spanish varas', 64, 'varas'],
  ['40 and four-tenths poles', 40.4, 'poles'],
  ['317 vrs to a stake', 317, 'varas'],
  ['950 varas', 950, 'varas'],
  ['3 arpents', 3, 'arpents'],
  ['25.4 meters', 25.4, 'meters'],
  ['25.4 m to a pin', 25.4, 'meters'],
  ['1.2 kilometers', 1.2, 'kilometers'],
  ['60 yards', 60, 'yards'],
  ['5 chains 20 links', 5.2, 'chains'],
  ['5 chains and 20 links', 5.2, 'chains'],
  ['5 chs. 20 lks.', 5.2, 'chains'],
  ['12 poles 8.25 feet', 12.5, 'poles'],
  ['12 poles and 18 links', 12.72, 'poles'],
  ['26 rods & 11 links', 26.44, 'rods'],
  ['100 feet 6 inches', 100.5, 'feet'],
  ['100 feet and 6 inches', 100.5, 'feet'],
  [`100' 6" to`, 100.5, 'feet'],
  ['forty feet', 40, 'feet'],
  ['three hundred and seventy-six feet', 376, 'feet'],
  ['seventy and thirty-four one-hundredths feet', 70.34, 'feet'],
  ['fifty-seven (57) feet', 57, 'feet'],
  ['fifty-seven (57.00) feet', 57, 'feet'],
  ['fifty-seven feet (57)', 57, 'feet'],
  ["fifty-seven feet (57')", 57, 'feet'],
  ['sixty and 5/100 (60.05) feet', 60.05, 'feet'],
  ['fifty (50 feet)', 50, 'feet'],
  ['sixty-one -61 feet', 61, 'feet'],
  ['88 34/100 feet', 88.34, 'feet'],
  ['8834/100 feet', 88.34, 'feet'],
  ['four and one-half chains', 4.5, 'chains'],
  ['26 po : ½', 26.5, 'poles'],
  ['4 chains and a half', 4.5, 'chains'],
  ['one-fourth of a mile', 0.25, 'miles'],
  ['100 feat', 100, 'feet'],
  ['100 feets', 100, 'feet'],
  ['19 rods +11 links', 19.44, 'rods'],
  ['61 feet + 3 inches', 61.25, 'feet'],
  ["4012', more or less", 4012, 'feet'],
  ['sixty and twenty-five hundredths (6025) feet', 60.25, 'feet'],
  ['sixty (more or less) feet', 60, 'feet'],
  ['2 miles 30 chains and 40 links', 2.38, 'miles'],
  ['fifty-one feet and three-fourths of an inch', 51.0625, 'feet'],
  ['43 rd. to a stake', 43, 'rods'],
  ['12 miles to a creek', 12, 'miles'],
  ['22 perches and 7 tenths to a stone', 22.7, 'perches'],
  ['22 rods, 7 tenths of a rod', 22.7, 'rods'],
  ['9 chains & 15 hundredths', 9.15, 'chains'],
  ['22 poles 7/10 to a stone', 22.7, 'poles'],
  ['22 poles and 7/10', 22.7, 'poles'],
  ['22 rods 3/4 to a stone', 22.75, 'rods'],
  ['22 rods 3/4 inch pipe', 22, 'rods'],
  ['22 poles, 7 tenths of an acre', 22, 'poles'],
  ['6 rods 8 feet 3 inches', 6.5, 'rods'],
  ['six rods, eight feet and three inches', 6.5, 'rods'],
  ['2 chains 16 feet 6 inches', 2.25, 'chains'],
  ['90 feet, 1/2 inch pin', 90, 'feet'],
  ['90.00 feet 5/8" iron rod found', 90, 'feet'],
  ['90 ft. 4 inch galvanized pipe', 90, 'feet'],
  ['90 feet, 14" white oak', 90, 'feet'],
  ['90 feet 4 inches to a pipe', 90 + 1 / 3, 'feet'],
];
for (const [sentence, amount, unit] of rows)
  test(`a length: ${sentence}`, () => {
    const read = distanceAt(fold(sentence), 0)!;
    assert.ok(Math.abs(read.amount - amount) < 1e-9, String(read.amount));
    assert.equal(read.unit, unit);
    assert.deepEqual(read.doubts, []);
  });

test('damaged words before a sound figure: one hundred thirtgeen (113) feet', () => {
  const text = 'one hundred thirtgeen (113) feet';
  assert.equal(distanceAt(text, 0), null);
  const read = distanceAt(text, text.indexOf('113'))!;
  assert.equal(read.amount, 113);
  assert.match(read.doubts[0]!, /figure in brackets/);
});
test('the end of a damaged number is no number: seven hundted and ten feet', () => {
  const text = 'seven hundted and ten feet';
  assert.equal(distanceAt(text, text.indexOf('ten')), null);
});

test('a fraction whose whole number is unreadable is no length: fourand thirty-six one-hundredths feet', () => {
  const text = 'fourand thirty-six one-hundredths feet';
  assert.equal(distanceAt(text, text.indexOf('thirty')), null);
});
test('a comma before the fraction: five hundred forty-one, and seven one-hundredths feet', () => {
  assert.equal(distanceAt('five hundred forty-one, and seven one-hundredths feet', 0)!.amount, 541.07);
});

test('words and figures that disagree are named: fifty (60) feet', () => {
  const read = distanceAt('fifty (60) feet', 0)!;
  assert.equal(read.amount, 50);
  assert.deepEqual(read.others, [60]);
  assert.match(read.doubts[0]!, /words say 50, figures say 60/);
});
for (const [sentence, amount] of [
  ['46 73 chains', 46.73],
  ['318,47 feet', 318.47],
  ['170,0 feet', 170],
  ['west, 245. 00 feet', 245],
  ['west, 294. 06 feet', 294.06],
  ['N 12° E 7. 45 chains', 7.45],
  ['in all 8 . 25 chains', 8.25],
  ['61·4 poles', 61.4],
  ['43,5 perches', 43.5],
] as const)
  test(`a lost decimal point is read and doubted: ${sentence}`, () => {
    const read = distanceAt(fold(sentence), sentence.search(/\d[\d·., ]* (?:feet|chains|poles|perches)/))!;
    assert.ok(Math.abs(read.amount - amount) < 1e-9);
    assert.match(read.doubts[0]!, /decimal point/);
  });
for (const [sentence, amount, doubt] of [
  ['1.318.26 feet', 1318.26, /read as 1318.26/],
  ['15,28.00 feet', 1528, /read as 1528/],
  ['260. feet', 260, /a point stands before the unit/],
  ['18. chains', 18, /a point stands before the unit/],
  [`90' 3" pipe`, 90.25, /may be the size/],
  ['fifty (So) feet', 50, /figure in brackets cannot be read/],
  ['eighty-four and fifty-five hundredths (8+55) feet', 84.55, /figure in brackets cannot be read/],
  ['two hundred and eight-one feet', 281, /eighty-one/],
  ['64 p. to a stake', 64, /"p" is read as poles/],
  ['six (6) rods three" one half (332) feet', 6 + 3.5 / 16.5, /words say 3.5, figures say 332/],
] as const)
  test(`what the print evidently says is read and doubted: ${sentence}`, () => {
    const read = distanceAt(fold(sentence), 0)!;
    assert.ok(Math.abs(read.amount - amount) < 1e-6, String(read.amount));
    assert.match(read.doubts[0]!, doubt);
  });

for (const [sentence, at] of [
  ['3j418.25 feet', '239'],
  ['H7 rods', '7'],
  ['fority two and one half feet', 'two'],
  ['two hundred by sixteen feet', 'sixteen'],
  ['one hundred and six\nsix feet', 'six feet'],
  ['6%/100 feet', '100'],
] as const)
  test(`the end of a damaged figure is no length: ${sentence}`, () =>
    assert.equal(distanceAt(fold(sentence), sentence.indexOf(at)), null));

for (const sentence of ['60-foot right of way', '2-inch pipe', '16-in. gum'])
  test(`an adjective: ${sentence}`, () => assert.equal(distanceAt(sentence, 0)!.adjective, true));
for (const sentence of [
  '3 in the line',
  '5 per acre',
  'feet',
  '17 acres',
  '12 of said',
  'forty corners',
  '3 rd section',
  '23rd street',
  'six mile creek',
  'ten mile rd. 265.96',
  'twelve mile road',
  'ten-mile drive',
  'four rod highway',
  'three chain lane',
  '40 p. 12',
])
  test(`no length: ${sentence}`, () => assert.equal(distanceAt(sentence, 0), null));

const again: [sentence: string, read: string][] = [
  ['40.00 feet (12.192 meters) from the wall', '40.00 feet (12.192 meters)'],
  ['100 meters (328.08 ft.) to a pin', '100 meters (328.08 ft.)'],
  ['168.40 feet (51.3 m) to a pin', '168.40 feet (51.3 m)'],
  ['40.00 feet (13.192 meters) from the wall', '40.00 feet'],
];
for (const [sentence, read] of again)
  test(`the same in the other unit is of the length, another is not: ${sentence}`, () => {
    const { start, end } = distanceAt(fold(sentence), 0)!;
    assert.equal(sentence.slice(start, end), read);
  });
