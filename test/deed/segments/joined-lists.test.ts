// One list of courses told with every word and mark that joins them, in both orders: none of its courses may be left out.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLines } from '../reading.ts';

const HEADS = [
  'Beginning at a bolt; thence ',
  'Beginning at a bolt and running ',
  'Beginning at a bolt; thence the following courses and distances: ',
  'Beginning at a bolt, thence as follows:\n',
  'Beginning at a bolt, thence along the ditch:\n',
];
type Course = readonly [way: string, length: string];

function eachReads(
  courses: readonly Course[],
  joins: readonly string[],
  order: (course: Course) => string,
  lines: string[],
  heads = HEADS,
): void {
  for (const join of joins)
    for (const head of heads) {
      const text = `${head}${courses.map(order).join(join)} to the point of beginning.`;
      assert.deepEqual(callLines(text), lines, text);
    }
}

const MEASURED: readonly Course[] = [
  ['N 21° W', '30.5 feet'],
  ['N 62° E', '44.25 feet'],
  ['S 14° W', '51 feet'],
];
const MEASURED_LINES = [`N 21°00'00" W 30.5`, `N 62°00'00" E 44.25`, `S 14°00'00" W 51`];
const JOINS = [
  ', ',
  '; ',
  ', and ',
  '; and ',
  ', then ',
  '; then ',
  ', thence ',
  ';\n',
  ',\n',
  '\n',
  '\n\n',
  '\n- ',
  '\n• ',
  ', next ',
];

describe('measured bearings', () => {
  test('the bearing first', () =>
    eachReads(MEASURED, [...JOINS, ' and ', '. ', '. Then '], ([way, length]) => `${way} ${length}`, MEASURED_LINES));
  test('the length first', () =>
    eachReads(MEASURED, [...JOINS, ' and ', '. ', '. Then '], ([way, length]) => `${length} ${way}`, MEASURED_LINES));
  test('the length first, on a bearing', () =>
    eachReads(
      MEASURED,
      [', ', '; ', '. ', '\n'],
      ([way, length]) => `${length} on a bearing of ${way}`,
      MEASURED_LINES,
    ));
  test('the length in brackets', () =>
    eachReads(MEASURED, [', ', '; ', '\n'], ([way, length]) => `${way} (${length})`, MEASURED_LINES));
});

const WINDS: readonly Course[] = [
  ['north', '30.5 feet'],
  ['east', '44.25 feet'],
  ['south', '51 feet'],
];
const WIND_LINES = [`N 00°00'00" E 30.5`, `N 90°00'00" E 44.25`, `S 00°00'00" E 51`];

describe('winds', () => {
  test('the wind first', () => eachReads(WINDS, JOINS, ([way, length]) => `${way} ${length}`, WIND_LINES));
  test('"for" and "a distance of"', () => {
    eachReads(WINDS, JOINS, ([way, length]) => `${way} for ${length}`, WIND_LINES);
    eachReads(WINDS, JOINS, ([way, length]) => `${way} a distance of ${length}`, WIND_LINES);
  });
  test('the length first', () =>
    eachReads(
      WINDS,
      [', ', '; ', ', then ', '; and ', ';\n', '\n', '. '],
      ([way, length]) => `${length} ${way}`,
      WIND_LINES,
      HEADS.slice(0, 2),
    ));
  test('shortened, in sentences', () =>
    assert.deepEqual(
      callLines('Beginning at a bolt; thence N 30.5 ft. E 44.25 ft. S 51 ft. to the point of beginning.'),
      WIND_LINES,
    ));
  test('behind the mark at which it begins', () =>
    assert.deepEqual(
      callLines(
        'Beginning at an iron pin, north 30.5 feet, thence east 44.25 feet, thence south 51 feet to the point of beginning.',
      ),
      WIND_LINES,
    ));
});

describe('what only places a point stays so', () => {
  const rows: [text: string, lines: string[]][] = [
    [
      'Beginning at a point, north 30.5 feet, and east 44.25 feet from the corner; thence N 21° W 60 feet; thence S 14° W 51 feet to the beginning.',
      [`N 21°00'00" W 60`, `S 14°00'00" W 51`],
    ],
    [
      'Beginning at a bolt 30.5 feet north and 44.25 feet east of the corner; thence N 21° W 60 feet; thence S 14° W 51 feet to the beginning.',
      [`N 21°00'00" W 60`, `S 14°00'00" W 51`],
    ],
  ];
  for (const [text, lines] of rows) test(text.slice(0, 60), () => assert.deepEqual(callLines(text), lines));
});
