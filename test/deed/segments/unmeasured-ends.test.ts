// Courses that only name what they follow: items by their number, the way back behind a course without a length, sides behind a colon.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLines } from '../reading.ts';

describe('items by their number', () => {
  const rows: [text: string, lines: string[]][] = [
    [
      `Thence as the needle pointed: No. 1, N. 12° E. 14.20 chs.; No. 2, N. 77° W. 22.60 chs.; No. 3, S. 21° W. 9.00 chs. to the meadow; No. 4, along the edge of the meadow as it winds to Tarn River; No. 5, up the river to the beginning.`,
      [`N 12°00'00" E 14.2`, `N 77°00'00" W 22.6`, `S 21°00'00" W 9`, '- -', '- -'],
    ],
    [
      'Beginning at a stake; thence, No. 1. N. 12° E. 14.20 chains; No. 2. N. 77° W. 22.60 chains; No. 3. by land of Pell S. 21° W. 9 chains; No. 4. down the brook to the beginning.',
      [`N 12°00'00" E 14.2`, `N 77°00'00" W 22.6`, `S 21°00'00" W 9`, '- -'],
    ],
  ];
  for (const [text, lines] of rows) test(text, () => assert.deepEqual(callLines(text), lines));
});

describe('the way back behind "then"', () => {
  for (const back of ['to the first station', 'back to the start', 'a straight line to the first corner'])
    test(back, () =>
      assert.deepEqual(
        callLines(
          `Beginning at a larch; runs N 12 E 40 poles to a stake, then S 77 E 22 poles to a rock, then ${back}.`,
        ),
        [`N 12°00'00" E 40`, `S 77°00'00" E 22`, '- -'],
      ),
    );
});

describe('the way back behind a course without a length', () => {
  const rows: [text: string, last: string[]][] = [
    ['then due west to the lake, and along the lake shore to the place of beginning', [`N 90°00'00" W -`, '- -']],
    ['thence south to the creek and up the creek to the place of beginning', [`S 00°00'00" E -`, '- -']],
    ['thence S 10° W to the river; down the same to the point of beginning', [`S 10°00'00" W -`, '- -']],
    ['thence west to the line of Pell and Odom to the place of beginning', [`N 90°00'00" W -`]],
    ['thence west along the lake to the place of beginning', [`N 90°00'00" W -`]],
  ];
  for (const [words, last] of rows)
    test(words, () => {
      const text = `Beginning at a red oak; thence north 40 rods; thence east 60 rods; ${words}.`;
      assert.deepEqual(callLines(text).slice(2), last);
    });
});

describe('one on along what a measured course comes to', () => {
  const rows: [words: string, calls: string[]][] = [
    ['to a ditch, northwesterly along said ditch', [`N 40°00'00" E 300`, '- -']],
    ['to a ditch, northwesterly along said ditch to a stake', [`N 40°00'00" E 300`, '- -']],
    ['to the road, southeasterly along the road', [`N 40°00'00" E 300`, '- -']],
    ['to a wall, along the wall', [`N 40°00'00" E 300`]],
  ];
  for (const [words, calls] of rows)
    test(words, () =>
      assert.deepEqual(
        callLines(
          `Beginning at a stone; thence N 40° E 300 feet ${words}; thence S 20° W 200 feet to a post; thence N 70° W 90 feet to the beginning.`,
        ),
        [...calls, `S 20°00'00" W 200`, `N 70°00'00" W 90`],
      ),
    );
});

describe('the first course told by what it follows', () => {
  const rows: [words: string, first: string[]][] = [
    ['at the mouth of Tarn run and running up the run with its meanders to a beech; thence', ['- -']],
    ['at a stone by the road, running with the road to the ford. Thence', ['- -']],
    ['at a stone and runs along the wall of Pell until it comes to the lane; and running thence', ['- -']],
    ['at a stone in the patent line, and running on said patent line to Tarn corner; from thence', ['- -']],
    ['at a stone; running by land of Orr to the county road; thence', ['- -']],
    ['at a stone on the road leading from the mill and running by the chapel to the ford; thence', []],
  ];
  for (const [words, first] of rows)
    test(words, () =>
      assert.deepEqual(callLines(`Beginning ${words} S 60 E 92 poles to a pine; thence N 12 E 100 poles to an ash.`), [
        ...first,
        `S 60°00'00" E 92`,
        `N 12°00'00" E 100`,
      ]),
    );
});

describe('the way on behind the place that a course comes to', () => {
  const rows: [words: string, lines: string[]][] = [
    ['to the creek and up the creek to a beech', ['- -']],
    ['to a stone, and running with the creek to a beech', ['- -']],
    ['to the road, along the road to a beech', ['- -']],
    ["to Pell's corner, with his line to a beech", ['- -']],
    // the line that the course itself runs by
    ['to a stone, along the wall to a beech', []],
  ];
  for (const [words, lines] of rows)
    test(words, () =>
      assert.deepEqual(
        callLines(`Beginning at a stone; thence S 14 E 40 poles ${words}; thence N 10 E 30 poles to an ash.`),
        [`S 14°00'00" E 40`, ...lines, `N 10°00'00" E 30`],
      ),
    );
});

describe('sides behind a colon or a comma', () => {
  const SIDES = ['- 215', '- 320', '- 240', '- 306.5'];
  const rows: string[] = [
    'NORTHERLY: by the highway known as Tarn Road, 215 feet;\nEASTERLY: by land of Gold, in part by a wall, in all 320 feet;\nSOUTHERLY: by Wren Brook, so called, 240 feet, more or less; and\nWESTERLY: by land now or formerly of Pell, 306.5 feet.',
    'Northerly, by the highway, 215 feet; Easterly, by land of Gold, 320 feet; Southerly, by the brook, 240 feet; Westerly, by land of Pell, 306.5 feet.',
    'Land bounded: NORTH: by the highway, 215 feet; EAST: by land of Gold, 320 feet; SOUTH: by the brook, 240 feet; WEST: by land of Pell, 306.5 feet.',
    'NORTHERLY - by the highway, 215 feet; EASTERLY - by land of Gold, 320 feet; SOUTHERLY - along the brook, 240 feet; WESTERLY - by land of Pell, 306.5 feet.',
  ];
  for (const text of rows) test(text, () => assert.deepEqual(callLines(text), SIDES));

  test('rules for yards are no sides', () =>
    assert.deepEqual(
      callLines('Northerly: along the setback line 20 feet; heights shall not exceed 35 feet; side yards by 10 feet.'),
      [],
    ));
});

describe('from the last point, by what is followed', () => {
  const rows: [words: string, line: string][] = [
    ['From "D" follow the high-water line in a northerly direction along the bank 400 feet to a post', '- 400'],
    ['From this point follow the creek southerly 61 feet to a post', '- 61'],
  ];
  for (const [words, line] of rows)
    test(words, () =>
      assert.deepEqual(
        callLines(
          `Beginning at a stone; thence S 60 E 92 feet to a pin marked "D". ${words}; thence N 12 E 100 feet to the beginning.`,
        ),
        [`S 60°00'00" E 92`, line, `N 12°00'00" E 100`],
      ),
    );
});
