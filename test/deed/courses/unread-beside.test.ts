// What stands beside the values of a course and could not be read leaves them in doubt; what only looks so does not.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLine, tractsOf } from '../reading.ts';

const second = (course: string) =>
  tractsOf(
    `Beginning at a stone; thence N 10° E 100 feet to a stake; thence ${course}; thence S 20° W 50 feet to the point of beginning.`,
  )[0]!.calls[1]!;

describe('never sure', () => {
  const rows: [course: string, why: RegExp][] = [
    ['north thirty ; degrees east, forty feet to a gum', /more of a bearing stands beside the direction/],
    ['N 40° E 86 poios to 2 oaks, S 30 W 44 poles', /another bearing stands before the length/],
    ['West bounding on the glebe ninety on the mill lot and forty rods on the grant of Hale', /a number without its/],
    ['N 40° E along the dike 90 by land of Orr and 44 feet by land of Tarn', /a number without its unit/],
    ['S 4° E 1,«061.20 feet', /before the length may be its beginning/],
    ['S 4° E 1$,061 feet', /before the length may be its beginning/],
    ['S 4° E h,361.77 feet', /before the length may be its beginning/],
    [`S 14°20'10" W and measures 387.89 feet, for an arc length of 388.20 feet`, /curve/],
  ];
  for (const [course, why] of rows)
    test(course, () => {
      const { confidence, confidence_reason: reason } = second(course);
      assert.equal(confidence, 'low');
      assert.match(reason, why);
    });
});

describe('sure', () => {
  const rows: [course: string, line: string][] = [
    ["S4-10-00E/90.25'", `S 04°10'00" E 90.25`],
    ['S 4° E,361.77 feet', `S 04°00'00" E 361.77`],
    ['S. 4° E.90.25 feet', `S 04°00'00" E 90.25`],
    ['S 4° E (90.25 feet) along the wall', `S 04°00'00" E 90.25`],
    ['south four degrees east, one thousand and six-tenths feet', `S 04°00'00" E 1000.6`],
    ['from the mouth east 40 feet', `N 90°00'00" E 40`],
    ['along Lot 12 west 40 feet', `N 90°00'00" W 40`],
    ['N 40° E along the line of section 14,1,217.5 feet', `N 40°00'00" E 1217.5`],
    ['N 40° E 400 feet along a road forty feet wide', `N 40°00'00" E 400`],
    ['N 40° E a distance of37.5 feet to a pin', `N 40°00'00" E 37.5`],
    ['N 40° E along Lot l 37.5 feet to a pin', `N 40°00'00" E 37.5`],
    ['N 40° E 30 feet to a post 3 inches square', `N 40°00'00" E 30`],
  ];
  for (const [course, line] of rows)
    test(course, () => {
      const call = second(course);
      assert.deepEqual([callLine(call), call.confidence], [line, 'high']);
    });
});

test('the parts of the next course of a list are none of its length', () => {
  const [tract] = tractsOf(
    'Beginning at a stone, east 31 chains, south 12 chains and 25 links, west 31 chains, and north 12 chains and 25 links to the beginning.',
  );
  assert.deepEqual(
    tract!.calls.map(({ distance, confidence }) => [distance, confidence]),
    [31, 12.25, 31, 12.25].map((distance) => [distance, 'high']),
  );
});

test('the number of a page in a line of its own is none of its length, which is doubted', () => {
  const [tract] = tractsOf(
    `Beginning at a stone; thence N 80°00'00" E\n4\n131.00 feet to a pin; thence South 70 feet to the beginning.`,
  );
  assert.deepEqual([tract!.calls[0]!.distance, tract!.calls[0]!.confidence], [131, 'low']);
});

test('p behind a fraction is poles, which is doubted', () => {
  const [tract] = tractsOf(
    'Beginning at an ash; thence N 33 E 17 3/10 p to an oak, thence West 12 p to a stone, thence South 9 poles to the beginning.',
  );
  assert.deepEqual(
    tract!.calls.map(({ distance, confidence }) => [distance, confidence]),
    [
      [17.3, 'low'],
      [12, 'low'],
      [9, 'high'],
    ],
  );
});
