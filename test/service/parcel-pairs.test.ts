import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { boxOf, closePairs, type Box } from '../../src/service/parcel-pairs.ts';

const box = fc
  .tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }), fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }))
  .map(([west, south, w, h]): Box => ({ west, south, east: west + w, north: south + h })); // prettier-ignore

const near = (a: Box, b: Box, reach: number): boolean =>
  a.west - reach <= b.east && b.west - reach <= a.east && a.south - reach <= b.north && b.south - reach <= a.north;

test('the sweep finds exactly the pairs that a comparison of every two finds', () =>
  fc.assert(
    fc.property(fc.array(box, { maxLength: 30 }), fc.integer({ min: 0, max: 3 }), (boxes, reach) => {
      const found = [...closePairs(boxes, reach)].map((pair) => [...pair].sort((a, b) => a - b).join()).sort();
      const wanted = boxes.flatMap((a, i) =>
        boxes.flatMap((b, j) => (i < j && near(a, b, reach) ? [[i, j].join()] : [])),
      );
      assert.deepEqual(found, wanted.sort());
    }),
  ));

test('a box holds its points', () =>
  assert.deepEqual(boxOf([[1, 5], [-2, 7]]), { west: -2, east: 1, south: 5, north: 7 })); // prettier-ignore
