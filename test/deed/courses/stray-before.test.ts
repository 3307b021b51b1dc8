// A sign or a letter before the figures of a length may be what a scan made of the first of them; a length told as the whole that cannot be read
// leaves the one before it in doubt.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const confidenceOf = (course: string): string =>
  tractsOf(
    `Beginning at a stone; thence N 10° E 100 feet to a stake; ${course}; thence S 20° W 50 feet to the point of beginning.`,
  )[0]!.calls[1]!.confidence;

const rows: [course: string, confidence: string][] = [
  ['thence N 74° E a distance of ] 37 feet to a pin', 'low'],
  ['thence N 74° E a distance of ]37.5 feet to a pin', 'low'],
  ['thence N 74° E a distance of l 37 feet to a pin', 'low'],
  ['thence N 74° E !37 feet to a pin', 'low'],
  ['thence N 74° E a distance of [37.5 feet to a pin', 'low'],
  ['thence N 74° E a distance of $37.5 feet to a pin', 'low'],
  ['thence N 74° E a distance of £7.5 feet to a pin', 'low'],
  ['thence N 74° E a distance of Uz7.5 feet to a pin', 'low'],
  ['thence N 74° E a distance of37.5 feet to a pin', 'high'],
  ['thence N 74° E along the wall37.5 feet to a pin', 'high'],
  ['thence on a curve left, its radius qz7.5 feet, an arc of 20 feet to a pin', 'low'],
  ['thence on a curve left, radius 75 feet, through an angle of .. degrees 31 minutes to a pin', 'low'],
  ['thence N 74° E a distance of [37.5 feet] to a pin', 'high'],
  ['thence North I. 7 feet to a pin', 'low'],
  ['thence N 74° E a distance of l. 75 feet to a pin', 'low'],
  ['thence N 74° E along the lot of J. I. 75 feet to a pin', 'high'],
  ['thence N 74° E along Lot l 37.5 feet to a pin', 'high'],
  ['thence N 74° E (37.5 feet) to a pin', 'high'],
  ['thence N 74° E with the road, at 32.0 feet passing a pin, in all a distance of S4.5 feet to a stone', 'low'],
  ['thence N 74° E with the road, at 32.0 feet passing a pin, in all a distance of 94.5 feet to a stone', 'high'],
  ['thence N 74° E, at 32.0 feet pass a pipe, and at 94.5 feet in a11 a 2" iron pipe', 'high'],
];
describe('what stands before a length', () => {
  for (const [course, confidence] of rows) test(course, () => assert.equal(confidenceOf(course), confidence));
});
