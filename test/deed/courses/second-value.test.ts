// A second value in a course's own words that nothing explains makes the course one of low confidence: a figure that closes by the one proves
// nothing of the other. What stands there for another reason (a width, a pin passed, the record beside the measure) does not.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const secondOf = (course: string) =>
  tractsOf(
    `Beginning at a stone; thence N 10° E 500 feet to a stake; thence ${course}; thence S 20° W 50 feet to the point of beginning.`,
  )[0]!.calls[1]!;

describe('of low confidence, with a reason that names it', () => {
  const rows: readonly (readonly [string, RegExp])[] = [
    ['S 84° W, formerly 427.38 feet, now 395.88 feet to a pipe', /another length/],
    ['S 84° W not 454.67 feet as heretofore described, but 473.67 feet to a pipe', /another length/],
    ['S 84° W 351.83 feet by deed, 345.43 feet by actual measurement to a nail', /another length/],
    ['S 84° W 300 feet record (310 feet measured) to a nail', /another length/],
    ['S 84° W 492.46 feet, or rather 510.46 feet, to a pipe', /another length/],
    ['S 84° W 360.48 feet at the fence and 369.48 feet at the monument, to a nail', /another length/],
    [`instead of S 80°10' E, S 84°10' E 300 feet to a nail`, /another bearing/],
    [`N 12°10' W magnetic (N 15°10' W true) 300 feet to a nail`, /another bearing/],
    ['S 84° W 300 feet (this distance is in error) to a nail', /"in error"/],
    ['S 84° W 300 feet (amended to 320 feet) to a nail', /amended to|another length/],
    ['S 84° W 300 feet (figure overwritten and not certain) to a nail', /overwritten|not certain/],
    ['S 84° W 300 feet [illegible, possibly 360] to a nail', /illegible/],
    ['S 84° W 429.90 feet [pen: 379.90] to a nail', /another figure, 379.90/],
    ['S 84° W 429.90 feet (379.90?) to a nail', /another figure, 379.90/],
    ['S 84° W 300 (?) feet to a nail', /\(\?\)/],
    ['S 84° W at least 300 feet to a nail', /"at least"/],
    ['S 84° W twice 300 feet to a nail', /"twice"/],
    ['S 84° W one half of 300 feet to a nail', /half of/],
    ['S 84° W 300 feet, plus 20 feet to the road center', /"plus 2/],
    ['S 84° W 300 feet less 20 feet for the road to a nail', /"less 2|another length/],
    ['S 84° W 44 poles lacking 6 feet to a nail', /lacking|another length/],
    ['S 84° W 300 feet and then back 50 feet on the same line to a nail', /back|another length/],
    ['S 84° W, passing a pin at 150 feet, an additional 300 feet to a nail', /counted on/],
    ['S 84° W crossing the creek at 150 feet, and 300 feet farther to a nail', /counted on/],
    ['the reverse of S 84° W 300 feet to a nail', /reverse/],
    ['in a direction opposite to S 84° W 300 feet to a nail', /reverse/],
    ['S 84° W ±5 degrees 300 feet to a nail', /some degrees/],
    ['southerly along the road N 5° E 300 feet to a nail', /against its bearing/],
    ['west along the north line of Lot 4, which bears N 85° E, 300 feet to a nail', /of the line it runs along/],
    [
      'along the middle of Mill Lane, which bears N 5° E, a distance of 300 feet to a nail',
      /of the line it runs along/,
    ],
    ['parallel with the lane, which line bears N 5° E, 300 feet to a nail', /of the line it runs along/],
    ['N 22° W (azimuth 82°) 300 feet to a nail', /azimuth/],
    ['S 84° W at right angles to the last course 300 feet to a nail', /angle with the last course/],
    ['deflecting 90° to the left from the last course, S 60° E 300 feet to a nail', /angle with the last course/],
    ['S 84° W 100.00 feet, 120.00 feet and 60.00 feet, in all 421.03 feet to a nail', /its parts make 280/],
    ['with a curve S 84° W 300 feet to a nail', /along a curve/],
    ['S 84° W 14 poles, old survey 15 poles, to a nail', /another length, 15 poles/],
    ['S 84° W 14 poles, by the patent 13 poles, to a nail', /another length, 13 poles/],
    ['S 84° W 14 poles, formerly 14.6 poles, to a nail', /another length, 14.6 poles/],
    [`S 84° W 14 poles, by Orr's survey 14 1/2 poles, to a nail`, /another length, 14 1\/2 poles/],
  ];
  for (const [course, reason] of rows)
    test(course, () => {
      const { confidence, confidence_reason } = secondOf(course);
      assert.equal(confidence, 'low');
      assert.match(confidence_reason ?? '', reason);
    });
});

describe('explained, and sure', () => {
  const rows: readonly string[] = [
    'S 84° W 300 feet to a pin 25 feet from the centerline',
    'S 84° W along a 50 foot road 300 feet to a nail',
    'S 84° W 100.00 feet, 120.00 feet and 80.00 feet, in all 300.00 feet to a nail',
    'S 84° W passing a pin at 150 feet, in all 300 feet to a nail',
    'S 84° W 300 feet, crossing a run at 40, 95 & 210 feet to a nail',
    'S 84° W, a distance of 300 feet through posts marked K and L, 110.0 feet and 240.0 feet, respectively, from beginning of course, to a nail',
    'S 84° W 300 feet (295 feet, record) to a nail',
    'S 84° W 14 poles, old survey 14.3 poles, to a nail',
    'S 84° W 300.00 feet (300.03 feet measured) to a nail',
    'S 84° W 300.00 feet (rec. 295.00) to a nail',
    'S 84° W 300.00 feet (file 412.10-7) to a nail',
    'S 84° W (recorded bearing, S 83° W) 300 feet to a nail',
    'S 84° W 300 feet (called 295 feet) to a nail',
    'S 84° W 300 feet (found a bent 1 inch bar 0.4 feet north and 0.2 feet west)',
    'S 84° W 91.44 meters (300.00 feet) to a nail',
    'S 84° W 300 feet to the beginning of a tangent curve having a radius of 250 feet',
    'S 84° W 300 feet to a stone marked X, from which an oak bears N 5° E 12 feet',
    'S 80° E at right angles to the last course 300 feet to a nail',
    'deflecting 90° to the right from the last course, S 80° E 300 feet to a nail',
    'S 84° W 300 feet to a capped rod (illegible)',
    'westerly along the road S 84° W 300 feet to a nail',
  ];
  for (const course of rows) test(course, () => assert.equal(secondOf(course).confidence, 'high'));
});

describe('of curves', () => {
  const curve = (words: string): string =>
    `${words} curve to the right having a radius of 600.00 feet, an arc length of 686.71 feet, and whose chord bears N 84° E 649.84 feet to a point`;
  test('a degree of curve that is of another radius', () => {
    const { confidence, confidence_reason } = secondOf(curve(`along a 6°00'00"`));
    assert.deepEqual(
      [confidence, confidence_reason],
      ['low', 'its degree of curve makes a radius of 955 feet, not 600'],
    );
  });
  test('a degree of curve that is of its radius', () => {
    assert.doesNotMatch(secondOf(curve(`along a 9°33'`)).confidence_reason ?? '', /degree of curve/);
  });
  test('a remark of the paper', () => {
    const words = curve('along a').replace('686.71 feet', '686.71 feet (this distance is in error)');
    assert.match(secondOf(words).confidence_reason ?? '', /in error/);
  });
});

describe('another length beside it is an older one, no running total', () => {
  const rows: [course: string, confidence: string][] = [
    ['S 84° W 300 feet, formerly called 310 feet, to a nail', 'high'],
    ['S 84° W 300 feet, called 310 feet, to a nail', 'high'],
    ['S 84° W 300 feet, formerly 310 feet, to a nail', 'low'],
    ['S 84° W 300 feet, deeded as 310 feet, to a nail', 'low'],
    ['S 84° W 300 feet, though the plat says 310 feet, to a nail', 'high'],
    ['S 84° W 300 feet owned by Pell 310 feet to a nail', 'low'],
    ['S 84° W 300 feet, corrected to 310 feet, to a nail', 'low'],
    ['S 84° W 300 feet or thereabouts to a nail', 'medium'],
    ['S 84° W 300 feet, old survey 310 feet, to a nail', 'low'],
    ["S 84° W 300 feet, by Orr's survey 310 feet, to a nail", 'low'],
    ['S 84° W 300 feet nearly, to a nail', 'medium'],
    ['S 84° W 300 feet by estimation to a nail', 'medium'],
    ['S 84° W up to 300 feet to a nail', 'low'],
    ['S 84° W 300 feet minus the width of the alley to a nail', 'low'],
  ];
  for (const [course, confidence] of rows)
    test(course, () => {
      const call = secondOf(course);
      assert.deepEqual([call.distance, call.confidence], [300, confidence]);
    });
});

test('a length from a line that is named behind it may only say how far off the course lies', () => {
  const { confidence, confidence_reason } = secondOf('west 300 feet from said fence to where the wall crosses it');
  assert.deepEqual([confidence, confidence_reason], ['low', 'the length may only say how far off the line lies']);
});
