// What the words call approximate is of medium confidence, with its reason; every number is invented.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from './reading.ts';

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
