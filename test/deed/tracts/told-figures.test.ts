import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDescription } from '../../../src/deed/read-description.ts';
import { pastedText } from '../../../src/document/source-text.ts';

const read = (text: string) => readDescription(pastedText(text));
const COURSES = [
  `S 60°07'55" W a distance of 288.71 feet`,
  `N 38°11'57" W a distance of 545.21 feet`,
  `N 39°31'19" E a distance of 295.77 feet`,
];
const REST = `thence S 68°02'29" E a distance of 374.08 feet; thence S 07°59'28" E a distance of 376.60 feet to the beginning, containing 5.343 acres.`;
const listed = (count: string): string =>
  `Beginning at a stone; thence with the road the following ${count}: ${COURSES.map((one, i) => `(${i + 1}) ${one}`).join('; ')}; ${REST}`;
const dashed = (count: string): string =>
  `Beginning at a stone; thence with the road the following ${count}: ${COURSES.map((one, i) => `${i + 1}${'.-:'[i]} ${one}`).join('; ')}; ${REST}`;
const figure = (behind: string): string =>
  `Beginning at a stone; thence ${COURSES.join('; thence ')}; ${REST} ${behind}`;

const rows: [text: string, said: RegExp | null][] = [
  [listed('four courses'), /announces .*; 3 follow/],
  [listed('five (5) courses and distances'), /; 3 follow/],
  [listed('9 calls'), /; 3 follow/],
  [listed('three courses'), null],
  [listed('3 courses and distances'), null],
  [listed('courses'), null],
  [dashed('three courses'), null],
  [dashed('four courses'), /; 3 follow/],
  [figure('Perimeter: 1947.11 feet.'), /in all/],
  [figure('Perimeter: 1880.37 feet.'), null],
  [figure('Total perimeter of the tract 1947.11 feet.'), /in all/],
  [figure('The perimeter of said parcel is 1880.37 feet.'), null],
  [figure('Contiguity: 300 feet of a total perimeter of 4,400 feet, more or less.'), null],
  [figure('The unadjusted error of closure of the above is 1:480.'), /poor closure/],
  [figure('The above closes one part in 300.'), /poor closure/],
  [figure('Error of closure 1:24,816.'), null],
];
for (const [text, said] of rows)
  test(text, () => {
    const against = read(text).against[0]!;
    if (said) assert.match(against.join(' '), said);
    else assert.deepEqual(against, []);
  });

const table = (names: string, more = ''): string =>
  `Beginning at a pin; thence ${names} to the beginning, containing 3.765 acres.\nLINE TABLE\nL1 N 88°42'41" W 418.27'\nL2 N 14°01'53" W 388.43'\nL3 N 74°20'26" E 335.74'\nL4 S 21°37'37" E 512.98'${more}`;
const confidences = (text: string): string[] => read(text).extraction.tracts[0]!.calls.map((call) => call.confidence);

test('a row that stands twice with other values is doubted, with the same it is not', () => {
  const names = 'L1; thence L2; thence L3; thence L4';
  assert.deepEqual(new Set(confidences(table(names))), new Set(['medium']));
  const again = `\nLINE TABLE (MEASURED)\nL1 N 88°42'41" W 418.27'\nL2 N 14°01'53" W 383.43'`;
  assert.deepEqual(confidences(table(names, again)), ['medium', 'low', 'medium', 'medium']);
});

test('a row run in reverse', () => {
  const call = read(table('L1; thence L2; thence L3 reversed; thence L4')).extraction.tracts[0]!.calls[2]!;
  assert.deepEqual(call.bearing, { ns: 'S', degrees: 74, minutes: 20, seconds: 26, ew: 'W' });
});

test('the number of a page is no length, though "feet" heads the next', () => {
  const text = figure('').replace('545.21 feet', '\n\nBK 210 PG 300.00\n\nfeet');
  assert.equal(read(text).extraction.tracts[0]!.calls[1]!.distance, null);
});
