// Areas two polygons share, and slivers between them: known figures, and properties over drawn ones.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { gapBetween } from '../../src/survey/boundary-gap.ts';
import { edgesOf, isWithin, lengthInsideFt, overlapOf, signedSqft } from '../../src/survey/polygon-overlap.ts';
import type { Point } from '../../src/survey/traverse.ts';

const box = (x: number, y: number, w: number, h: number): Point[] => [[x, y], [x + w, y], [x + w, y + h], [x, y + h]]; // prettier-ignore
const sqft = (a: readonly Point[], b: readonly Point[]): number => overlapOf(edgesOf([a]), edgesOf([b])).sqft;
const close = (actual: number, wanted: number, within = 1e-6): void =>
  assert.ok(Math.abs(actual - wanted) <= within, `${actual}, not ${wanted}`);

const L: Point[] = [[0, 0], [30, 0], [30, 10], [10, 10], [10, 30], [0, 30]]; // prettier-ignore
const known: [title: string, a: readonly Point[], b: readonly Point[], area: number][] = [
  ['squares that share a quarter', box(0, 0, 10, 10), box(5, 5, 10, 10), 25],
  ['squares side by side', box(0, 0, 10, 10), box(10, 0, 10, 10), 0],
  ['squares that touch in a corner', box(0, 0, 10, 10), box(10, 10, 10, 10), 0],
  ['one inside the other', box(0, 0, 10, 10), box(2, 3, 4, 5), 20],
  ['the same twice', L, L, 500],
  ['an L and the square in its crook', L, box(10, 10, 20, 20), 0],
  ['an L and a square over its crook', L, box(5, 5, 20, 20), 175],
  ['a sliver of a hundredth of a foot', box(0, 0, 100, 100), box(99.99, 0, 100, 100), 1],
  ['far apart', box(0, 0, 10, 10), box(1000, 1000, 10, 10), 0],
];
for (const [title, a, b, area] of known)
  test(`${title}: ${area} square feet, either way round`, () => {
    for (const [p, q] of [[a, b], [b, a], [a.toReversed(), b], [a, b.toReversed()]] as const) close(sqft(p, q), area); // prettier-ignore
  });

test('a hole is not land', () => {
  const ring = edgesOf([box(0, 0, 10, 10), box(4, 4, 2, 2)]);
  close(overlapOf(ring, edgesOf([box(0, 0, 10, 10)])).sqft, 96);
  close(overlapOf(ring, edgesOf([box(4, 4, 2, 2)])).sqft, 0);
});

test('the middle of what is shared, and the boundary inside', () => {
  const [a, b] = [edgesOf([box(0, 0, 10, 10)]), edgesOf([box(6, 0, 10, 10)])];
  const { at } = overlapOf(a, b);
  close(at[0], 8);
  close(at[1], 5);
  close(lengthInsideFt(edgesOf([box(0, 0, 10, 10)]), edgesOf([box(6, -5, 10, 30)])), 18);
});

/** A star-shaped figure: never crosses itself, mostly not convex. */
const figure = fc
  .tuple(
    fc.tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -60, max: 60 })),
    fc.array(fc.integer({ min: 5, max: 80 }), { minLength: 3, maxLength: 12 }),
  )
  .map(([[x, y], radii]): Point[] =>
    radii.map((r, i) => {
      const angle = (2 * Math.PI * i) / radii.length;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    }),
  );

test('shared area: symmetric, at most the smaller, the whole with itself, the same wherever the pair lies', () =>
  fc.assert(
    fc.property(figure, figure, fc.integer({ min: -5000, max: 5000 }), (a, b, shift) => {
      const shared = sqft(a, b);
      close(shared, sqft(b, a));
      assert.ok(shared <= Math.min(Math.abs(signedSqft(a)), Math.abs(signedSqft(b))) + 1e-6);
      close(sqft(a, a), Math.abs(signedSqft(a)));
      const moved = (ring: readonly Point[]): Point[] => ring.map(([x, y]) => [x + shift, y - shift]);
      close(sqft(moved(a), moved(b)), shared, 1e-4);
    }),
  ));

test('shared area: a figure cut in two shares with another what its halves share', () =>
  fc.assert(
    fc.property(figure, figure, fc.integer({ min: -50, max: 50 }), (a, b, x) => {
      const [west, east] = [box(-500, -500, 500 + x, 1000), box(x, -500, 500 - x, 1000)];
      // The sum over a cut of b is the sum of overlaps of a with b's halves: taken with counts of points, drawn evenly.
      close(sqft(b, west) + sqft(b, east), Math.abs(signedSqft(b)), 1e-5);
      const [ea, eb] = [edgesOf([a]), edgesOf([b])];
      let inBoth = 0;
      const step = 2;
      for (let px = -150 + step / 2; px < 150; px += step)
        for (let py = -150 + step / 2; py < 150; py += step)
          if (isWithin([px, py], ea) && isWithin([px, py], eb)) inBoth += step * step;
      const room = step * 12 * 80; // as much as a boundary can be missed by
      assert.ok(Math.abs(sqft(a, b) - inBoth) < room, `${sqft(a, b)} by edges, ${inBoth} by points`);
    }),
    { numRuns: 25 },
  ));

const open = { widestFt: 5, isFilled: () => false };
const gaps: [title: string, a: readonly Point[], b: readonly Point[], area: number, length: number][] = [
  ['a strip two feet wide', box(0, 0, 100, 100), box(102, 0, 100, 100), 200, 100],
  ['a strip beside half of a side', box(0, 0, 100, 100), box(102, 50, 100, 100), 100, 50],
  ['boundaries that meet', box(0, 0, 100, 100), box(100, 0, 100, 100), 0, 100],
  ['a street', box(0, 0, 100, 100), box(150, 0, 100, 100), 0, 0],
  ['an overlap', box(0, 0, 100, 100), box(98, 0, 100, 100), 0, 0],
  ['a wedge from nothing to four feet', box(0, 0, 100, 100), [[100, 0], [200, 0], [200, 100], [104, 100]], 200, 100],
  ['boundaries back to back', box(0, 0, 100, 100), box(-1, -1, 102, 102), 0, 0],
]; // prettier-ignore
for (const [title, a, b, area, length] of gaps)
  test(`${title}: ${area} square feet along ${length} feet`, () => {
    for (const [p, q] of [[a, b], [b, a]] as const) {
      const gap = gapBetween(edgesOf([p]), edgesOf([q]), open);
      close(gap.sqft, area, area * 0.002);
      close(gap.lengthFt, length, length * 0.002);
    }
  }); // prettier-ignore

test('a strip that another parcel fills is no gap', () => {
  const gap = gapBetween(edgesOf([box(0, 0, 100, 100)]), edgesOf([box(102, 0, 100, 100)]), { ...open, isFilled: () => true });
  assert.equal(gap.sqft, 0);
}); // prettier-ignore
