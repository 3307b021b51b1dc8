// What the words before the first course tell: a tie by its azimuth, the curve that the first course runs along.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLines, courseLine, tractsOf } from '../reading.ts';

const ties: string[] = [
  `Starting from the brass plug, go on azimuth 214°30'00" for 51.20 feet to the wall and the true beginning; from there`,
  `Starting from the brass plug "WALL 9" in the quay, go on azimuth 214°30'00" for 51.20 feet to the true beginning; from there`,
  `From the brass plug run at an azimuth of 214°30'00" a distance of 51.20 feet to the true beginning; thence`,
];
for (const head of ties)
  test(head, () => {
    const [tract] = tractsOf(
      `Azimuths are from true north. ${head} azimuth 301°00'00", 18 feet; azimuth 211°00'00", 27 feet; azimuth 121°00'00", 18 feet; and azimuth 31°00'00", 27 feet to the true beginning.`,
    );
    assert.equal(tract!.calls.length, 4);
    assert.match(tract!.tie_calls.join(), /^bearing=S 34 30 00\.0 W \| distance=51\.2/);
  });

describe('the curve told of the point that the course before it came to', () => {
  const rows: [words: string, curve: string][] = [
    ['Said point being the PC of a curve, concave northeasterly, having a radius of 64 feet', 'curve R64 L70.1 left'],
    [
      'Said pin being on a curve to the left; another curve has a radius of 64 feet and one a radius of 90 feet',
      'curve L70.1 left',
    ],
    ['The road has a curve with a radius of 64 feet', 'curve L70.1'],
  ];
  for (const [words, curve] of rows)
    test(words, () => {
      const text = `Commencing at a stone; thence S 4° W 310.00 feet to the place of beginning. ${words}, thence southeasterly along the arc of said curve 70.10 feet to a pin; thence S 60° E 90 feet; thence N 9° W 130 feet to the place of beginning.`;
      assert.equal(callLines(text)[0], curve);
    });
});

describe('the curve of the first course told at the beginning', () => {
  const rest =
    'thence westerly along said curve, an arc distance of 95.20 feet; thence S 10° E 200 feet; thence N 70° E 120 feet to the point of beginning.';
  const rows: [head: string, curve: string][] = [
    ['on the line of Elm Road, a curve concave to the north having a radius of 800.00 feet', 'curve R800 L95.2 right'],
    ['on a curve of radius 800 feet, the center of which bears N 5° E', 'curve R800 L95.2 right'],
    // A chord that fits the arc is this course's own; another may be the whole curve's.
    [
      'where a curve to the left begins, not tangent to the fence, having a radius of 800.00 feet, and a chord bearing and distance of S 75° W, 95.14 feet',
      `curve R800 L95.2 C95.14 [S 75°00'00" W] left`,
    ],
    [
      'where a curve to the left begins, not tangent to the fence, having a radius of 800.00 feet, and a chord bearing and distance of S 75° W, 195.14 feet',
      'curve R800 L95.2 left',
    ],
    // The angle there is the whole curve's.
    ['on a curve having a radius of 800 feet and a central angle of 40°, and concave north', 'curve R800 L95.2 right'],
    ['on a curve of radius 800 feet, concentric with a curve of radius 900 feet', 'curve L95.2'],
    ['on the line of Elm Road', 'curve L95.2'],
    // How far its centre lies is its radius.
    ['on a curve, the center of which bears N 5° E 800.00 feet', 'curve R800 L95.2 right'],
    ['whose radius point bears N 5° E 800 feet', 'curve R800 L95.2 right'],
  ];
  for (const [head, curve] of rows)
    test(head, () => assert.equal(callLines(`Beginning at a point ${head}; ${rest}`)[0], curve));
});

test('a curve that deflects to a side turns by it, where that lies well across the course before', () => {
  assert.equal(
    callLines(
      'Beginning at a stake; thence N 80° W 400 feet; thence by a curve deflecting northward, radius 500 feet, 120 feet; thence N 50° W 300 feet to the end.',
    )[1],
    'curve R500 L120 right',
  );
  assert.equal(
    callLines(
      'Beginning at a stake; thence N 10° W 400 feet; thence by a curve deflecting northward, radius 500 feet, 120 feet; thence N 50° W 300 feet to the end.',
    )[1],
    'curve R500 L120',
  );
});

test('on a tangent east: exact, as the cardinal alone; not the tangent of a line', () => {
  assert.equal(courseLine('thence on a tangent east 200 feet to the depot'), `N 90°00'00" E 200`);
  assert.equal(courseLine('thence on the tangent west line of the road 40 feet'), '- 40');
  assert.equal(courseLine('thence on a tangent northeasterly 90 feet'), '- 90');
});
