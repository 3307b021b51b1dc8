import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tractWork } from '../../src/verdict/tract-work.ts';
import { tractsOf } from '../deed/reading.ts';

const figure = (curve: string) =>
  `Beginning at a stone; thence N 10° W 50 feet to a pin; thence along a curve to the right, radius 100 feet, ${curve}arc 104.72 feet to a pin; thence N 60° E 40 feet to a pin; thence S 25°59'05" W 173.37 feet to the point of beginning.`;
const walked = (text: string) => tractWork(tractsOf(text)[0]!, 0, '').traverse!;

test('a curve that nothing places is tangent to the neighbour with which the figure comes back, and says so', () => {
  const { misclosureFt, courses } = walked(figure(''));
  assert.ok(misclosureFt < 0.02, String(misclosureFt));
  assert.match(courses[1]!.assumptions.join(), /tangent to the course after it, which the text does not say/);
});

test('a curve said to be tangent stays so, whatever the closure', () => {
  assert.ok(walked(figure('said curve being tangent to the last course, ')).misclosureFt > 5);
});

test('a stated chord stays, whatever the closure', () => {
  assert.ok(walked(figure('chord N 40° E 100 feet, ')).misclosureFt > 5);
});
