// "The first mentioned boundary" from which a course goes on is no beginning; a first mentioned stake is.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const figure = (reached: string): string =>
  `Beginning at a stake on the north side of Tarn Road; thence N 4° W 60 feet to a pin; thence N 86° E 90 feet to a pin; thence S 4° E 60 feet to ${reached}; thence S 86° W along the same 90 feet to the point or place of beginning.`;

describe('comes to a line, and goes on along it', () => {
  const rows: string[] = [
    'the first mentioned boundary',
    'the first mentioned boundary line of Tarn Road',
    'the first above mentioned road',
    'the first named street',
    'the first described northerly line',
    'the first-mentioned side of said road',
    'the road first mentioned',
    'the street first above mentioned',
    'the first mentioned public highway',
    'the first mentioned lands of Odom',
  ];
  for (const reached of rows)
    test(reached, () => {
      const [tract] = tractsOf(figure(reached));
      assert.deepEqual([tract!.tie_calls.length, tract!.calls.length], [0, 4]);
    });
});

describe('comes back', () => {
  const rows: string[] = [
    'the first mentioned stake',
    'the place first mentioned',
    'the first named oak in the line',
    'the first mentioned point',
  ];
  for (const reached of rows)
    test(reached, () => {
      const text = `Commencing at a stone; thence N 10° E 20 feet to the stake first mentioned; thence N 4° W 60 feet; thence N 86° E 90 feet; thence S 4° E 60 feet; thence S 86° W 90 feet to ${reached}.`;
      assert.equal(tractsOf(text)[0]!.calls.length, 4);
    });
});

test('the point of entry begins a line', () => {
  const [tract] = tractsOf(
    'A strip 50 feet wide, the centerline being: Commencing at the corner; thence S 1° E 700 feet to the POINT OF ENTRY; thence S 88° W 600 feet; thence N 71° W 300 feet to the POINT OF EXIT.',
  );
  assert.equal(tract!.tie_calls.length, 1);
  assert.equal(tract!.calls.length, 2);
});
