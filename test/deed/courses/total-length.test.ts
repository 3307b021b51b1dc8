import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLine, tractsOf } from '../reading.ts';

const after = (course: string): string =>
  `The centre line of which begins at a post; thence N 14° W 803.6 feet; thence N 8° W 640.2 feet; ${course}`;

/** "in all": of this course, or of all of them. */
const rows: [course: string, read: string][] = [
  ['thence N 2° E 306.5 feet to the point of exit, being in all 1,750.3 feet.', `N 02°00'00" E 306.5`],
  ['thence N 2° E 306.5 feet and there terminating, a total of 1,750.3 feet or 106.08 rods.', `N 02°00'00" E 306.5`],
  ['thence N 2° E, at 306.5 feet pass a fence, in all 900 feet to a stone.', `N 02°00'00" E 900`],
  ['thence N 2° E 306.5 feet to a branch, in all 900 feet to a stone.', `N 02°00'00" E 900`],
];
for (const [course, read] of rows)
  test(course, () => assert.equal(callLine(tractsOf(after(course))[0]!.calls[2]!), read));

test('the point a boundary was begun at ends it, with its area behind it', () => {
  const text = `Beginning at a beech; thence S 32° E 84 rods to a stone; thence S 58° W 97 rods to a fir; thence N 31° E 94 rods to the beech begun at, containing 22 acres.`;
  const [tract, more] = tractsOf(text);
  assert.deepEqual(
    [tract!.stated_area, tract!.calls.at(-1)!.monument, more],
    ['acres=22', 'the beech begun at', undefined],
  );
});

test('what is passed at a length is not the end of the course', () => {
  for (const course of [
    'thence N 2° E, passing at 306.5 feet the line of the lane, and on to the corner of the mill.',
    'thence N 2° E; along the wall; passing at 306.5 feet an iron rod and continuing to the ditch.',
  ]) {
    const { confidence, confidence_reason } = tractsOf(after(course))[0]!.calls[2]!;
    assert.equal(confidence, 'low');
    assert.match(confidence_reason, /where something is crossed/);
  }
});
