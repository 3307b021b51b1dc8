import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLine, tractsOf } from '../reading.ts';

const around = (course: string): string =>
  `Beginning at a stone; thence N 20° E 400 feet to a post; thence ${course}; thence N 80° W 700 feet to the beginning.`;

/** How a stream or a road runs that the course meets is no course. */
const met = [
  'S 25° W, at 80 feet a branch, runs east, 950 feet to a rock',
  'S 25° W, at 80 feet cross a brook 4 feet wide, runs S. 30° E., 950 feet to a rock',
  'S 25° W, at 80 feet a ditch, flows N 61° W, in all 950 feet to a rock',
  'S 25° W, at 80 feet a gulch, course N. 61° W., at 950 feet a rock',
  'S 25° W, at 80 feet a branch, running southeast, in all 950 feet to a rock',
  'S 25° W, crossing a drain, course N 61° W at 80 feet, in all 950 feet to a rock',
  'S 25° W 950 feet, crossing a brook, runs east at 80 feet, to a rock',
  'S 25° W, at 80 feet a lane runs N.E. and S.W., at 950 feet a rock',
  'S 25° W 80 feet a branch, runs N. E., 950 feet a stake',
  'S 25° W 80 feet a small brook bears N. W., 950 feet a stake',
  'S 25° W 80 feet a branch bears S. E. 950 feet a stake',
  'S 25° W 80 feet to a creek, runs S., 950 feet to a stone mound',
  'S 25° W 80 feet Tarn Creek, 6 feet wide, runs N. 30° E., 950 feet a mound',
  'S 25° W 80 feet a ravine flows S. 40 E., 420 feet a branch brs. S.E., 950 feet a stake, from which an oak brs. N 20 E 4 feet',
];
for (const course of met)
  test(`met on the way: ${course}`, () => {
    assert.deepEqual(tractsOf(around(course))[0]!.calls.map(callLine), [
      `N 20°00'00" E 400`,
      `S 25°00'00" W 950`,
      `N 80°00'00" W 700`,
    ]);
  });

/** What a course has come to is left again by the next. */
const left: [course: string, read: string[]][] = [
  ['S 25° W 300 feet to a stake, runs N 60° W 400 feet to a rock', [`S 25°00'00" W 300`, `N 60°00'00" W 400`]],
  ['S 25° W 300 feet to a branch, runs N 60° W 400 feet to a rock', [`S 25°00'00" W 300`, `N 60°00'00" W 400`]],
  ['S 25° W 300 feet to a branch, runs N 60° W 200 feet to a rock', [`S 25°00'00" W 300`, `N 60°00'00" W 200`]],
  ['S 25° W 300 feet to a branch, and running west 200 feet to a rock', [`S 25°00'00" W 300`, `N 90°00'00" W 200`]],
  ['S 25° W at 300 feet a branch, running N 60° W 200 feet to a rock', [`S 25°00'00" W 300`, `N 60°00'00" W 200`]],
];
for (const [course, read] of left)
  test(`left again: ${course}`, () => {
    const calls = tractsOf(around(course))[0]!.calls.map(callLine);
    assert.deepEqual(calls.slice(1, -1), read);
  });

test('a sentence ends before the next thence, though a letter stands before its point', () => {
  const text =
    'Beginning at a stone. Thence S 77° W passing a 1/2" iron rod at 255 varas and continuing in all 1,090 varas to an oak marked X. Thence N 44° W 102 varas to the beginning.';
  assert.deepEqual(tractsOf(text)[0]!.calls.map(callLine), [`S 77°00'00" W 1090`, `N 44°00'00" W 102`]);
});
