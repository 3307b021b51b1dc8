// The first of several courses told alike, wind and length, behind the place where they begin: no word opens it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLines } from '../reading.ts';

describe('the first of a list is a course, wherever the list begins', () => {
  const places = ['a post', 'the mouth of Alder Brook', 'the northeast corner of Lot 6', 'the fork of the two lanes'];
  const lists = [
    'east 210 feet; south 95 feet; west 210 feet; north 95 feet',
    'due east 210 feet; due south 95 feet; due west 210 feet; due north 95 feet',
    'due east 210 feet, due south 95 feet, due west 210 feet, due north 95 feet',
    'east 210 feet to a pin; south 95 feet to a pin; west 210 feet to a pin; north 95 feet',
  ];
  const read = [`N 90°00'00" E 210`, `S 00°00'00" E 95`, `N 90°00'00" W 210`, `N 00°00'00" E 95`];
  for (const place of places)
    for (const list of lists)
      test(`Beginning at ${place}, ${list}`, () =>
        assert.deepEqual(callLines(`Beginning at ${place}, ${list} to the point of beginning.`), read));
  test('From a place, in miles and their parts', () =>
    assert.deepEqual(
      callLines(
        'From the fork of Alder and Birch Creeks, due east 3 1/4 miles; due south 1 1/2 miles; due west 3 1/4 miles; due north 1 1/2 miles to the point of beginning.',
      ),
      [`N 90°00'00" E 3.25`, `S 00°00'00" E 1.5`, `N 90°00'00" W 3.25`, `N 00°00'00" E 1.5`],
    ));
});

test('a length that places the beginning is no course', () => {
  const tied = (words: string): string[] =>
    callLines(
      `Beginning at ${words}; thence east 210 feet; thence south 95 feet; thence west 210 feet to the point of beginning.`,
    );
  assert.deepEqual(tied('a point 40 feet east of the northeast corner of Lot 6')[0], `N 90°00'00" E 210`);
  assert.deepEqual(tied('a point on Elm Street, north 40 feet from the corner of Lot 6')[0], `N 90°00'00" E 210`);
});

test('"thence by a line bearing 90°00\' for 60 metres", again and again, runs by azimuths', () => {
  const line = (angle: string, metres: number): string => `thence by a line bearing ${angle} for ${metres} metres`;
  assert.deepEqual(
    callLines(
      `Commencing at the corner of Alder Street; ${line(`90°00'`, 60)}; ${line(`180°00'`, 25)}; ${line(`270°00'`, 60)}; ${line(`0°00'`, 25)} to the point of commencement.`,
    ),
    [`N 90°00'00" E 60`, `S 00°00'00" E 25`, `N 90°00'00" W 60`, `N 00°00'00" E 25`],
  );
});
