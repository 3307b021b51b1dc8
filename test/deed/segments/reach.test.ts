// How far a course goes: farther than any real one has been found to, and no farther.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLines, tractsOf } from '../reading.ts';

const COURSE = 'Beginning at a stone; thence N 10° E 100 feet to a stake';
const NEXT = '; thence S 20° W 50 feet to the point of beginning.';
const told = (length: number): string =>
  ' by the land of Amos Vell and the wall'.repeat(Math.ceil(length / 38)).slice(0, length);

test('a length 3,500 characters behind the head of its course is read', () =>
  assert.deepEqual(callLines(`Beginning at a stone; thence N 10° E${told(3500)} 100 feet to a stake${NEXT}`), [
    `N 10°00'00" E 100`,
    `S 20°00'00" W 50`,
  ]));

test('behind 5,000 characters the next "thence" opens a course', () =>
  assert.deepEqual(callLines(`${COURSE}${told(5000)}${NEXT}`), [`N 10°00'00" E 100`, `S 20°00'00" W 50`]));

test('of a course with a thousand figures the first are read', () =>
  assert.deepEqual(callLines(`${COURSE}${', 4 feet'.repeat(1000)}${NEXT}`), [`N 10°00'00" E 100`, `S 20°00'00" W 50`]));

test('bullets before a wind, however many', () => {
  const [tract] = tractsOf(`${COURSE}; ${'-'.repeat(14_000)} North 100 feet${NEXT}`);
  assert.equal(tract!.calls[0]!.distance, 100);
});
