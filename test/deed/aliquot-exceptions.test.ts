// Land by its aliquot part with a measured figure taken out of it: two tracts, the parent first.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unpack } from '../../src/contract/packed.ts';
import { tractsOf } from './reading.ts';

const SQUARE =
  'thence N 0° E 100 feet to a pin; thence N 90° E 100 feet to a pin; thence S 0° E 100 feet to a pin; thence N 90° W 100 feet to the point of beginning';

describe('land by its aliquot part, less a measured figure', () => {
  const rows: [words: string, expected: [aliquot: string, isException: boolean][]][] = [
    [
      `The West Half of the Southeast Quarter of Section 9, Township 6 South, Range 11 East, excepting therefrom a tract described as beginning at the Southwest corner thereof; ${SQUARE}.`,
      [
        ['W2 SE4', false],
        ['', true],
      ],
    ],
    [
      `SE¼ of Section 30, T. 6 S., R. 11 E., LESS AND EXCEPT the following: Commencing at a stone and BEGINNING at a pin; ${SQUARE}.`,
      [
        ['SE4', false],
        ['', true],
      ],
    ],
    [`A tract in the SE¼ of Section 30, T. 6 S., R. 11 E., beginning at a pin; ${SQUARE}.`, [['', false]]],
  ];
  for (const [words, expected] of rows)
    test(words, () => {
      const tracts = tractsOf(words);
      assert.deepEqual(
        tracts.map((t) => [unpack('aliquot', t.aliquot).parts ?? '', t.is_exception]),
        expected,
      );
      assert.equal(new Set(tracts.map((t) => t.name)).size, tracts.length, 'each tract has a name of its own');
    });
});
