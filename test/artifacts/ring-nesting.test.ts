// Which ring is whose hole.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { polygonsOf } from '../../src/artifacts/ring-nesting.ts';

type Ring = [number, number][];
const box = (x: number, y: number, width: number, height = width): Ring => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
  [x, y],
];
/** An L of three unit boxes; its middle lies outside of it. */
const ELL: Ring = [
  [0, 0],
  [9, 0],
  [9, 1],
  [1, 1],
  [1, 9],
  [0, 9],
  [0, 0],
];

describe('rings become polygons with holes', () => {
  const rows: [what: string, rings: Ring[], polygons: number[][]][] = [
    ['one ring', [box(0, 0, 9)], [[0]]],
    ['a hole', [box(0, 0, 9), box(2, 2, 3)], [[0, 1]]],
    ['a hole listed before its outside', [box(2, 2, 3), box(0, 0, 9)], [[1, 0]]],
    ['a hole turned the same way', [box(0, 0, 9), box(2, 2, 3).toReversed()], [[0, 1]]],
    ['an island in the hole', [box(0, 0, 9), box(1, 1, 6), box(2, 2, 2)], [[0, 1], [2]]],
    [
      'a pond on the island',
      [box(0, 0, 9), box(1, 1, 7), box(2, 2, 5), box(3, 3, 1)],
      [
        [0, 1],
        [2, 3],
      ],
    ],
    ['two holes', [box(0, 0, 9), box(1, 1, 2), box(5, 5, 2)], [[0, 1, 2]]],
    ['neighbours that share an edge', [box(0, 0, 4), box(4, 0, 4)], [[0], [1]]],
    ['a hole that shares two corners with its neighbour hole', [box(0, 0, 9), box(1, 1, 2), box(3, 1, 2)], [[0, 1, 2]]],
    ['a hole that touches the outside along an edge', [box(0, 0, 9), box(0, 3, 2)], [[0, 1]]],
    ['a box in the crook of an L is no hole', [ELL, box(2, 2, 3)], [[0], [1]]],
    ['a hole in the arm of an L', [ELL, box(0.25, 5, 0.5)], [[0, 1]]],
    ['the same ring twice', [box(0, 0, 4), box(0, 0, 4)], [[0], [1]]],
    ['far from the origin of degrees', [box(-100, 40, 1e-5), box(-99.999997, 40.000003, 2e-6)], [[0, 1]]],
  ];
  for (const [what, rings, polygons] of rows)
    test(what, () =>
      assert.deepEqual(
        polygonsOf(rings),
        polygons.map((polygon) => polygon.map((at) => rings[at])),
      ),
    );

  test('five thousand rings, each in the next, in less than three times the time of as many apart', () => {
    const nested = Array.from({ length: 5000 }, (_, i) => box(i / 1000, i / 1000, 20 - i / 500));
    const apart = Array.from({ length: 5000 }, (_, i) => box(i, 0, 0.5));
    assert.equal(polygonsOf(nested).length, 2500);
    assert.equal(polygonsOf(apart).length, 5000);
    const cpuMs = (rings: Ring[]): number => {
      const from = process.cpuUsage();
      polygonsOf(rings);
      const { user, system } = process.cpuUsage(from);
      return (user + system) / 1000;
    };
    const [inside, beside] = [cpuMs(nested), cpuMs(apart)];
    assert.ok(inside < 3 * beside + 50, `${inside} ms, ${beside} ms`);
  });
});
