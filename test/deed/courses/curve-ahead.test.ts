// What a course's end tells of the next curve is the next curve's, whatever words lead to it; what is told of its own curve behind its
// end stays its own.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { courseLine } from '../reading.ts';

const BEFORE =
  'thence N 70° E 90 feet to the beginning of a 210.5 foot radius curve to the right; thence along said curve 61.2 feet';
const READ = `N 70°00'00" E 90 | curve R210.5 L61.2 right | curve R84.25 L33.1 left`;

describe('a curve told at the end of the curve before it', () => {
  const endings = [
    'to the beginning of an 84.25 foot radius curve to the left',
    'to the beginning of an 84.25-foot radius curve, to the left',
    `to an iron pin at the beginning of an 84.25' radius curve to the left`,
    'to the point of curvature of an 84.25 foot radius curve to the left',
    'to the P.R.C. of an 84.25 foot radius curve to the left',
    'to an iron rod at the P.C. of a left curve of radius 84.25 feet',
    `to the P.C. of a left hand curve, R = 84.25'`,
    'to a point of beginning of an 84.25 foot radius curve to the left',
    'to an 84.25 foot radius curve to the left',
    'to a pin on the arc of a curve to the left, said arc having a radius of 84.25 feet',
    'to its intersection with an 84.25 foot radius curve to the left',
    'to a concrete monument set at the point of curvature of a curve left, radius 84.25 feet',
    'to a point, said point being the beginning of a curve to the left with a radius of 84.25 feet',
  ];
  for (const ending of endings)
    test(ending, () => assert.equal(courseLine(`${BEFORE} ${ending}; thence along said curve 33.1 feet`), READ));
});

describe('what is told of a curve behind its own end', () => {
  const rows: [course: string, read: string][] = [
    [
      'thence along a curve to the left 33.1 feet to a point, said curve having a radius of 84.25 feet',
      'curve R84.25 L33.1 left',
    ],
    [
      'thence along a curve to the left 33.1 feet to the end of a curve whose radius is 84.25 feet',
      'curve R84.25 L33.1 left',
    ],
    ['thence 33.1 feet to the left along a curve having a radius of 84.25 feet', 'curve R84.25 L33.1 left'],
    ['thence 33.1 feet to the left on a curve of radius 84.25 feet', 'curve R84.25 L33.1 left'],
    [
      'thence with a curve to the left an arc distance of 33.1 feet to a pipe, being a curve with a radius of 84.25 feet',
      'curve R84.25 L33.1 left',
    ],
  ];
  for (const [course, read] of rows) test(course, () => assert.equal(courseLine(course), read));
});

describe('one curve that two clauses tell', () => {
  const rows: [courses: string, read: string][] = [
    [
      'thence along a curve to the left with a radius of 84.25 feet, the chord of which bears N 15° W 32.9 feet; thence along the arc of said curve for a distance of 33.1 feet to a pin',
      `curve R84.25 L33.1 C32.9 [N 15°00'00" W] left`,
    ],
    [
      'thence along a tangent curve to the left with a radius of 84.25 feet, a tangent length of 16.77 feet, the radius of which bears N 80° W; thence along the arc of said curve 33.1 feet to a pin',
      'curve R84.25 L33.1 left',
    ],
    [
      'thence northerly on a curve to the left, radius 84.25 feet; thence northerly along said curve an arc distance of 33.1 feet',
      'curve R84.25 L33.1 left',
    ],
    [
      'thence by a curve to the left having a radius of 84.25 feet and an arc of 33.1 feet; thence along said curve 33.1 feet to a pin',
      'curve R84.25 L33.1 left',
    ],
    // What has a length of its own, or an end, is a course of its own.
    [
      'thence along a curve to the left 12.5 feet, radius 84.25 feet; thence along said curve 33.1 feet to a pin',
      'curve R84.25 L12.5 left | curve R84.25 L33.1 left',
    ],
    [
      'thence along a curve to the left, radius 84.25 feet, an arc of 12.5 feet; thence continuing along said curve 33.1 feet',
      'curve R84.25 L12.5 left | curve R84.25 L33.1 left',
    ],
    [
      'thence along a curve to the left, radius 84.25 feet, to a pin; thence along said curve 33.1 feet to a bolt',
      'curve R84.25 left | curve R84.25 L33.1 left',
    ],
  ];
  for (const [courses, read] of rows) test(courses, () => assert.equal(courseLine(courses), read));
});
