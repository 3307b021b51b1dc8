// Courses that keep the way of the one before, behind the beginning and elsewhere.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLine, callLines, tractsOf } from '../reading.ts';

const REST = `thence S 84° E 70 feet; thence S 6° W 45 feet; thence N 84° W 70 feet to the point of beginning.`;
const REST_LINES = [`S 84°00'00" E 70`, `S 06°00'00" W 45`, `N 84°00'00" W 70`];

describe('behind the tie that ends at the beginning', () => {
  const kept: string[] = [
    'continue on the same line another 45 feet',
    'continue on the same course 45 feet',
    'continue another 45 feet',
    'continuing in the same direction for a further distance of 45 feet',
    'go on in the same direction 45 feet',
    'run on the same bearing 45 feet more',
    'same course 45 feet',
    'cont. N 6° E 45 feet',
  ];
  for (const words of kept)
    test(words, () => {
      const [tract] = tractsOf(
        `Commencing at a lot corner; thence N 6° E 120 feet to the point of beginning; ${words}; ${REST}`,
      );
      assert.equal(tract!.tie_calls?.length, 1);
      assert.deepEqual(tract!.calls.map(callLine), [`N 06°00'00" E 45`, ...REST_LINES]);
    });

  test('the way is not told where it turns from a line run back', () => {
    const [tract] = tractsOf(
      `Commencing at a lot corner; run East 120 feet to a spike, then reversing direction through an angle of 88° to the left run 60 feet to the point of beginning; continue on the same line another 45 feet; ${REST}`,
    );
    assert.equal(tract!.tie_calls?.length, 2);
    assert.deepEqual(tract!.calls.map(callLine), ['- 45', ...REST_LINES]);
  });

  test('as rolls shorten it', () =>
    assert.deepEqual(
      callLines(
        'com at sw cor of lot 9 run north 220 ft for pob, cont n 45 ft th east 70 ft th south 45 ft th west 70 ft to pob',
      ),
      [`N 00°00'00" E 45`, `N 90°00'00" E 70`, `S 00°00'00" E 45`, `N 90°00'00" W 70`],
    ));
});

describe('behind another place', () => {
  const rows: [words: string, lines: string[]][] = [
    ['N 6° E 30 feet to a post; continue another 15 feet to a stake', [`N 06°00'00" E 30`, `N 06°00'00" E 15`]],
    [
      'N 6° E 30 feet to a post, and continuing 15 feet further, making 45 feet in all, to a stake',
      [`N 06°00'00" E 45`],
    ],
    [
      'N 6° E, passing a post at 30 feet and continuing another 15 feet for a total distance of 45 feet to a stake',
      [`N 06°00'00" E 45`],
    ],
    [
      'along a 60-foot lane, N 6° E, at 30 feet passing a post, continuing for a total distance of 45 feet to a stake, a pipe bears S 9° W, 8 feet',
      [`N 06°00'00" E 45`],
    ],
    [
      'along a fence 4 feet off line, N 6° E, at 30 feet passing a post, continuing for a total distance of 45 feet to a nail, witnessed by a pipe S 9° W 8 feet',
      [`N 06°00'00" E 45`],
    ],
  ];
  const further: string[] = [
    'to a post, then 15 feet further to a stake',
    'to a post; then 15 feet more to a stake',
    'to a post; 15 feet farther to a stake',
    'to a post, and 15 feet further, along the wall, to a stake',
    'to a post and then another 15 feet to a stake',
    'to a post, thence 15 feet further to a stake',
    'to a post, then for a further distance of fifteen feet to a stake',
    'to a post in the wall, and an additional 15 feet to a stake',
    'to a post and 15 feet more to the corner of Tarn',
  ];
  for (const words of further) rows.push([`N 6° E 30 feet ${words}`, [`N 06°00'00" E 30`, `N 06°00'00" E 15`]]);
  for (const [words, lines] of rows)
    test(words, () =>
      assert.deepEqual(callLines(`Beginning at a pin; thence ${words}; ${REST}`), [...lines, ...REST_LINES]),
    );

  test('to the beginning', () =>
    assert.deepEqual(
      callLines(
        'Beginning at a pin; thence N 6° E 45 feet; thence S 84° E 70 feet; thence S 6° W 45 feet; thence N 84° W 60 feet to a post, then 10 feet further to the point of beginning.',
      ),
      [`N 06°00'00" E 45`, `S 84°00'00" E 70`, `S 06°00'00" W 45`, `N 84°00'00" W 60`, `N 84°00'00" W 10`],
    ));

  test('what lies beside the line is no course of it', () => {
    const beside = [
      'A temporary easement of an additional 20 feet on the right (easterly) side of said line shall expire.',
      'During the work the grantee may use an additional 25 feet on the west side of the strip.',
    ];
    for (const words of beside)
      assert.deepEqual(
        callLines(
          `A strip 15 feet on each side of the following line: Beginning at a pin; thence N 6° E 30 feet; thence N 9° E 90 feet to the line of Poe. ${words}`,
        ),
        [`N 06°00'00" E 30`, `N 09°00'00" E 90`],
      );
  });

  const unsure: string[] = [
    'to a post which stands by the lane, then 15 feet further to a stake',
    'to a post, then 15 feet to a stake',
    'and 15 feet beyond the wall to a stake',
  ];
  for (const words of unsure)
    test(`not surely one course: ${words}`, () => {
      const [tract] = tractsOf(`Beginning at a pin; thence N 6° E 30 feet ${words}; ${REST}`);
      assert.equal(tract!.calls[0]!.confidence, 'low');
    });
});

test('what only follows the course before it is a course, and announces none', () => {
  const text = (words: string): string =>
    `Beginning at a pin; thence S 6° W 45 feet to a stake, thence following ${words}, thence in a westerly direction along the shore 80 feet to an elm, thence N 84° E 70 feet to the beginning.`;
  assert.deepEqual(callLines(text('the same course to the creek')), [
    `S 06°00'00" W 45`,
    `S 06°00'00" W -`,
    '- 80',
    `N 84°00'00" E 70`,
  ]);
  assert.deepEqual(callLines(text('the course of the lane to the creek'))[1], '- -');
});

test('two marks at the end of an item', () =>
  assert.deepEqual(
    callLines(
      'Beginning at point 1; thence West 45 m. to point 2; E. 12 m. to point 3:, E. 30 m. to point 4; S. 80 m. to point 5;, N. 6° W. 50 m. to point 1.',
    ),
    [`N 90°00'00" W 45`, `N 90°00'00" E 12`, `N 90°00'00" E 30`, `S 00°00'00" E 80`, `N 06°00'00" W 50`],
  ));
