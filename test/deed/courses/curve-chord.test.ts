// A chord told by the place where the curve ends, and what only places that.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLines, courseLine } from '../reading.ts';

describe('the chord of a curve told by its end', () => {
  const rows: [sentence: string, answer: string][] = [
    [
      `thence 171 feet on an arc of a left hand curve, at a radius of 820 feet, to a pipe set South 4° 12' West 170.7 feet`,
      `curve R820 L171 C170.7 [S 04°12'00" W] left`,
    ],
    [
      'thence along a curve to the left, radius 310 feet, 96 feet to a stone, said stone lying N 37° E 95.6 feet from the point of curve',
      `curve R310 L96 C95.6 [N 37°00'00" E] left`,
    ],
    [
      'thence along a curve to the left, radius 310 feet, 96 feet to a stone from which an ash stands N 37° E 9 feet',
      'curve R310 L96 left',
    ],
    [
      'thence along a curve to the right, radius 310 feet, 96 feet to a pipe located S 37° E 50 feet from the mill',
      'curve R310 L96 right',
    ],
    [
      'thence along a curve to the right, radius 310 feet, 96 feet to a pipe set in stone; S 37° E 50 feet to a post',
      `curve R310 L96 right | S 37°00'00" E 50`,
    ],
    [
      'thence along a curve to the rt. with a rad. of 310 ft. and a ch. brg. & dist. of N 37° E 95.6 ft.',
      `curve R310 C95.6 [N 37°00'00" E] right`,
    ],
  ];
  for (const [sentence, answer] of rows) test(sentence, () => assert.equal(courseLine(sentence), answer));

  test('"from the previously described point" is not of the next curve', () =>
    assert.deepEqual(
      callLines(
        'Beginning at a pin; thence on a 170 foot radius curve to the right an arc distance of 112 feet to a point of reverse curvature, said point being S 23° W a chord distance of 110 feet from the previously described point; thence on an 85 foot radius curve to the left an arc distance of 66 feet to a pin; thence N 5° W 140 feet to the beginning.',
      ),
      [`curve R170 L112 C110 [S 23°00'00" W] right`, 'curve R85 L66 left', `N 05°00'00" W 140`],
    ));
});
