// Lengths in inches: how far a course runs, and the sizes of things, which are none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tractsOf } from '../reading.ts';

const FIGURE = (second: string, last: string): string =>
  `Beginning at a cross in the walk; thence North 44 feet; thence ${second}; thence South 44 feet; thence ${last}.`;

for (const [second, last, lengths] of [
  ['East 21 inches', 'West 21 inches to the beginning', [44, 1.75, 44, 1.75]],
  [
    'East 21 inches, more or less, to the wall',
    'West, a distance of 21 inches, to the beginning',
    [44, 1.75, 44, 1.75],
  ],
  ['East six inches along the wall', 'West 6 inches to the beginning', [44, 0.5, 44, 0.5]],
  ['East 30 feet to a pipe 2 inches in diameter', 'West 30 feet to the beginning', [44, 30, 44, 30]],
  ['East 30 feet to an oak, 14 inches', 'West 30 feet to the beginning', [44, 30, 44, 30]],
  ['East 30 feet 6 inches', 'West 30 feet 6 inches to the beginning', [44, 30.5, 44, 30.5]],
  ['East to a 5/8 inch bar', 'West 30 feet to the beginning', [44, null, 44, 30]],
] as const)
  test(`${second}; ${last}: ${lengths.join(', ')} feet`, () => {
    const [tract] = tractsOf(FIGURE(second, last));
    assert.equal(tract!.distance_unit, 'feet');
    assert.deepEqual(
      tract!.calls.map((call) => call.distance),
      lengths,
    );
  });

test('a tract whose courses run in inches is measured in inches', () => {
  const [tract] = tractsOf(
    'Beginning at a cross; thence North 900 inches; thence East 730 inches; thence South 900 inches; thence West 730 inches to the beginning.',
  );
  assert.equal(tract!.distance_unit, 'inches');
  assert.deepEqual(
    tract!.calls.map((call) => call.distance),
    [900, 730, 900, 730],
  );
});
