// What the words call approximate is of medium confidence, with its reason; every number is invented.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const BEARING = 'the bearing is approximate';
const LENGTH = 'the length is approximate';

describe('a bearing or a length that the words call approximate', () => {
  const rows: [course: string, reason: string][] = [
    ['thence about west ten feet to a stone', BEARING],
    ['thence approximately north 40 chains', BEARING],
    ['thence north approximately 41 degrees west 146 feet', BEARING],
    ['thence approximately S 30° E about 90 feet', `${BEARING}; ${LENGTH}`],
    ['thence N 41° E about 90 feet', LENGTH],
    ['thence N 41° E 90.25 feet (approximately) to the fence', LENGTH],
    ['thence N 41° E +/- 90 feet to a pin', LENGTH],
    ['thence N 41° E 90 feet ± to a pin', LENGTH],
    ['thence N 41° E an approximate distance of 90 feet to a pin', LENGTH],
    ['thence west over two miles to a post', LENGTH],
    ['thence an approximate distance and bearing of 71.5 feet N 41° E to a pin', LENGTH],
    ['thence with an approximate bearing and distance of S 41° E 93 feet to a pin', BEARING],
    ['thence on an approximate bearing of N 41° E 93 feet to a pin', BEARING],
    ['thence N 41° E 90 feet, more or less, to a pin', ''],
    ['thence N 41° E 90 feet to a pin about 3 feet from a wall', ''],
  ];
  for (const [course, reason] of rows)
    test(course, () => {
      const text = `Beginning at a stone; thence N 10° E 100 feet to a stake; ${course}; thence S 20° W 50 feet to the point of beginning.`;
      const call = tractsOf(text)[0]!.calls[1]!;
      assert.deepEqual([call.confidence_reason, call.confidence], [reason, reason === '' ? 'high' : 'medium']);
    });
});

describe('a list of bearings that the words call approximate as a whole', () => {
  const rows: [courses: string, approximate: number][] = [
    ['thence with the ridge approximately along the following bearings and distances: N. 10° E., 100 feet, N. 30° E., 70 feet to a rock; S. 80° E., 60 feet to a stake;', 2],
    ['thence with the ridge approximately along a bearing and distance of N. 10° E., 100 feet to a rock; N. 30° E., 70 feet; S. 80° E., 60 feet;', 1],
    ['thence on the following approximate courses and distances: (1) N. 10° E., 100 feet; (2) N. 30° E., 70 feet; (3) S. 80° E., 60 feet;', 3],
    ['thence with the ridge along the following bearings and distances: N. 10° E., 100 feet, N. 30° E., 70 feet; S. 80° E., 60 feet;', 0],
  ]; // prettier-ignore
  for (const [courses, approximate] of rows)
    test(courses, () => {
      const [tract] = tractsOf(`Beginning at a stone; ${courses} thence S 20° W 50 feet to the point of beginning.`);
      const reasons = tract!.calls.map((call) => call.confidence_reason);
      const expected = [1, 2, 3, 4].map((n) => (n <= approximate ? `${BEARING}; ${LENGTH}` : ''));
      assert.deepEqual(reasons, expected);
    });
});

describe('what is said of a value that cannot be read', () => {
  const rows: [course: string, reason: string][] = [
    ['thence northerly by land of Odell about one hundrety (120) feet', `only the figure in brackets can be read; no bearing is given; ${LENGTH}`],
    ['thence northerly parallel with Odell one hundrety (120) feet', 'only the figure in brackets can be read; no bearing is given'],
    [`thence N 41°12'5r E 90 feet`, 'the bearing is too damaged to read'],
    [`thence N 41°1X'30" E 90 feet`, 'the bearing is too damaged to read'],
    ['thence N 41° along the east wall 90 feet', 'the bearing lacks its east or west'],
    ['thence N 41° E, 1,204.G ft., to a pin', 'the length cannot be read'],
    ['thence northerly by Elm Street three hundred tensed to 1314) feet to land of Odell', 'no bearing is given; the length cannot be read'],
    ['thence N 41° E to a pin', 'no length is given'],
  ]; // prettier-ignore
  for (const [course, reason] of rows)
    test(course, () => {
      const text = `Beginning at a stone; thence N 10° E 100 feet to a stake; ${course}; thence S 20° W 50 feet to the point of beginning.`;
      assert.equal(tractsOf(text)[0]!.calls[1]!.confidence_reason, reason);
    });
});
