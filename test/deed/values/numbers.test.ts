import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold } from '../../../src/deed/words/fold.ts';
import { numberAt } from '../../../src/deed/values/numbers.ts';

const rows: [words: string, value: number, rest: string][] = [
  ['40 feet', 40, ' feet'],
  ['40.25 feet', 40.25, ' feet'],
  ['.75 acre', 0.75, ' acre'],
  ['1,320 feet', 1320, ' feet'],
  ['12,345,678 square feet', 12345678, ' square feet'],
  ['1,320.50 feet', 1320.5, ' feet'],
  ['7½ inches', 7.5, ' inches'],
  ['7 ½ inches', 7.5, ' inches'],
  ['7 1/2 inches', 7.5, ' inches'],
  ['7-1/2 inches', 7.5, ' inches'],
  ['63 45/100 feet', 63.45, ' feet'],
  ['3/4 mile', 0.75, ' mile'],
  ['⅝ inch rebar', 0.625, ' inch rebar'],
  ['11 and one-half poles', 11.5, ' poles'],
  ['9 and three-fourths rods', 9.75, ' rods'],
  ['seven feet', 7, ' feet'],
  ['nineteen feet', 19, ' feet'],
  ['forty feet', 40, ' feet'],
  ['forty-two feet', 42, ' feet'],
  ['forty two feet', 42, ' feet'],
  ['seven thousand, three hundred and nine feet', 7309, ' feet'],
  ['two thousand, forty feet', 2040, ' feet'],
  ['31 4-10 rods', 31.4, ' rods'],
  ['31 45-100 chains', 31.45, ' chains'],
  ['31 4-12 rods', 31, ' 4-12 rods'],
  ['31 and 4-10 rods', 31.4, ' rods'],
  ['31 and 4-100 feet', 31.04, ' feet'],
  ['31 and 4-12 rods', 31, ' and 4-12 rods'],
  ['one hundred feet', 100, ' feet'],
  ['one hundred and six feet', 106, ' feet'],
  ['one hundred six feet', 106, ' feet'],
  ['eleven hundred feet', 1100, ' feet'],
  ['two thousand four hundred and thirteen feet', 2413, ' feet'],
  ['thirty-one thousand and nine feet', 31009, ' feet'],
  ['one million two hundred thousand square feet', 1200000, ' square feet'],
  ['one-half mile', 0.5, ' mile'],
  ['three-fourths of an acre', 0.75, ' of an acre'],
  ['two and one-half chains', 2.5, ' chains'],
  ['fifty-three and seven-tenths feet', 53.7, ' feet'],
  ['fifty-three and seven tenths feet', 53.7, ' feet'],
  ['ninety and nine one-hundredths feet', 90.09, ' feet'],
  ['ninety and nine hundredths feet', 90.09, ' feet'],
  ['one hundred and fourteen and six one-hundredths feet', 114.06, ' feet'],
  ['four hundred and eight one-thousandths of an acre', 0.408, ' of an acre'],
  ['two and four hundred and eight one-thousandths acres', 2.408, ' acres'],
  ['eighty-one one-hundredths acre', 0.81, ' acre'],
  ['two hundred and six and 34/100 feet', 206.34, ' feet'],
  ['fiftythree feet', 53, ' feet'],
  ['four hundred and sixtyseven feet', 467, ' feet'],
  ['threehundred feet', 300, ' feet'],
  ['one hun-\ndred feet', 100, ' feet'],
  ['one hun-\ndred and six feet', 106, ' feet'],
  ['half a mile', 0.5, ' a mile'],
  ['no minutes', 0, ' minutes'],
  ['zero degrees', 0, ' degrees'],
  ['ten and one-third chains', 10 + 1 / 3, ' chains'],
  ['eighty and a half degrees', 80.5, ' degrees'],
  ['eighty and half degrees', 80.5, ' degrees'],
  ['twelve and a quarter perches', 12.25, ' perches'],
  ['sixtyone feet', 61, ' feet'],
  ['fifty-sixdegrees', 56, 'degrees'],
  ['twohundred forty seven feet', 247, ' feet'],
  ['four hundred and ninetythree and fourtenths feet', 493.4, ' feet'],
  ['seventy-oneand twelve one-hundredths feet', 71.12, ' feet'],
  ['forty sixrods', 46, 'rods'],
  ['ninety and six-teen one-hundredths feet', 90.16, ' feet'],
  ['thirty and four one-hun dredths feet', 30.04, ' feet'],
  ['twelve and one-ten th feet', 12.1, ' feet'],
  ['twelve and six one-hundreths feet', 12.06, ' feet'],
  ['sixty-six" and two-tenths feet', 66.2, ' feet'],
  ['four hundred and eight-one feet', 481, ' feet'],
  ['three and eight-one-hundredths feet', 3.08, ' feet'],
  ['forty-one and sixty-two, one-hundredths feet', 41.62, ' feet'],
  ['seven, thousand two hundred feet', 7200, ' feet'],
  ['two hundreds and thirty feet', 230, ' feet'],
  ['three hundred " & eleven feet', 311, ' feet'],
  ['three hundred y eleven feet', 311, ' feet'],
  ['twelve and thirty one-hundreds feet', 12.3, ' feet'],
  ['fifty three one half feet', 53.5, ' feet'],
  ['six ten-thousandths', 0.0006, ''],
  ['two hundred and ten thousandths', 0.21, ''],
  ['18.45/100 chains', 18.45, ' chains'],
  ['18.45/10 chains', 18.45, '/10 chains'],
  ['2731/2 feet', 273.5, ' feet'],
  ['1845/100 feet', 18.45, ' feet'],
  ['six constructor feet', 6, ' constructor feet'],
];
for (const [words, value, rest] of rows)
  test(`a number: ${words}`, () => {
    const folded = fold(words);
    const read = numberAt(folded, 0)!;
    assert.ok(Math.abs(read.value - value) < 1e-9, String(read.value));
    assert.equal(folded.slice(read.end), fold(rest));
  });

for (const words of ['feet', 'and forty', '', '-', 'north', 'hundredths', 'hundreds degrees', 'thousands minutes'])
  test(`no number: "${words}"`, () => assert.equal(numberAt(words, 0), null));

for (const [words, doubt] of [['eight-six feet', '"eight-six" is read as eighty-six']] as const)
  test(`a misprinted number is doubted: ${words}`, () => assert.deepEqual(numberAt(words, 0)!.doubts, [doubt]));

test('a live oak is no five', () => assert.equal(numberAt('two live oaks', 0)!.value, 2));
test('more thirds than a whole are no fraction', () => assert.equal(numberAt('seventy three fourths feet', 0), null));

test('words that are no one number are refused: twenty thirty', () =>
  assert.equal(numberAt('twenty thirty feet', 0), null));

test('folding keeps every offset', () => {
  const text = 'N 45°30’15” E — 12½ ft.\u00a0“İstanbul” Â´';
  assert.equal(fold(text).length, text.length);
});
