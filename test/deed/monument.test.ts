import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { adjoinerOf, monumentOf } from '../../src/deed/monument.ts';

describe('the monument is what stands at the end of a course', () => {
  const rows: [sentence: string, monument: string | null][] = [
    ['thence North 12 degrees East 140.5 feet to a 5/8 inch rebar', 'a 5/8 inch rebar'],
    ['thence along a tangent curve to the right, radius 75.00 feet, arc 40.10 feet, to a drill hole', 'a drill hole'],
    ['thence on a curve to the left having a radius of 90 feet', null],
    ['thence S 4 W 88 feet to a point', null],
    ['thence West 31 rods to the land of Amos Pell;', 'the land of Amos Pell'],
  ];
  for (const [sentence, monument] of rows)
    test(sentence, () => assert.equal(monumentOf(sentence, 0, sentence.length), monument));
});

describe('the adjoiner is what a course runs with or along', () => {
  const rows: [sentence: string, adjoiner: string][] = [
    ['thence along a tangent curve to the right, radius 75.00 feet', ''],
    ['thence along a non-tangent circular curve to the left', ''],
    ['thence along said curve 40.10 feet', ''],
    ['thence along the line of Pell North 8 East 20 rods', 'the line of Pell'],
    ['thence with Otter Creek as it meanders', 'Otter Creek as it meanders'],
  ];
  for (const [sentence, adjoiner] of rows)
    test(sentence, () => assert.equal(adjoinerOf(sentence, 0, sentence.length), adjoiner));
});
