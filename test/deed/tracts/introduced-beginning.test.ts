// Another piece's beginning is where this one commences; words that only tell how courses are counted are no tie.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const LOT =
  'Beginning at a pin by the gate; thence N 12° E 150 feet; thence S 78° E 120 feet; thence S 12° W 150 feet; thence N 78° W 120 feet to the point of beginning.';
const AROUND = 'thence N 85° E 60 feet; thence S 5° E 80 feet; thence S 85° W 60 feet; thence N 5° W 80 feet';
const ROADWARD = 'thence N 85° E 60 feet; thence S 5° E 80 feet; thence S 41° E 66 feet to the road';
const lengths = (text: string): string => {
  const tract = tractsOf(text).at(-1)!;
  return `${tract.tie_calls.length} ties, ${tract.calls.length} calls`;
};

describe('ties', () => {
  const rows: readonly [words: string, read: string][] = [
    [
      `${LOT}\nTRACT 2: Commencing at the point of beginning of Tract 1; thence S 10° E 50 feet to the point of beginning; ${AROUND} to the point of beginning.`,
      '1 ties, 4 calls',
    ],
    [
      `${LOT}\nTRACT 2: Commencing at the point of beginning of the above described tract; thence S 10° E 50 feet to the point of beginning of this tract; ${AROUND} to the point of beginning.`,
      '1 ties, 4 calls',
    ],
    [
      `${LOT}\nEASEMENT: Starting at the place of beginning of the foregoing parcel; thence S 10° E 50 feet to the place of beginning of a strip 20 feet wide; ${ROADWARD}.`,
      '1 ties, 3 calls',
    ],
    [
      `Commencing at a stone by the weir; thence S 10° E 50 feet to the beginning of the line to be described; ${ROADWARD} and there terminating.`,
      '1 ties, 3 calls',
    ],
    [`Commencing at the point of beginning; ${AROUND} to the point of beginning.`, '0 ties, 4 calls'],
    [
      `Commencing at the point of beginning of the land herein described; ${AROUND} to the point of beginning.`,
      '0 ties, 4 calls',
    ],
    // Where another land begins.
    ...[
      "the beginning corner of Tarn's survey",
      "the beginning stone of Hale's land",
      'the place of beginning of the said tract called Long Acre',
      'the place of beginning of a tract known as Mill Land',
    ].map((place): [string, string] => [
      `Beginning at a gum; thence S 10° E 50 feet to ${place}; ${ROADWARD}; thence to the beginning.`,
      '0 ties, 5 calls',
    ]),
    [
      `Commencing at a gum; thence S 10° E 50 feet to the point of beginning of a tract of land; ${AROUND} to the point of beginning.`,
      '1 ties, 4 calls',
    ],
    [
      "Beginning at a gum;\nThence according to the true meridian, the variation of the needle being 12°15' East,\n1st. N 85° E 60 feet;\n2nd. S 5° E 80 feet;\n3rd. S 85° W 60 feet;\n4th. N 5° W 80 feet to the place of beginning.",
      '0 ties, 4 calls',
    ],
    [
      'Beginning at a gum; thence by the magnetic meridian, variation 3° East:\n1. N 85° E 60 feet;\n2. S 5° E 80 feet;\n3. S 85° W 60 feet;\n4. N 5° W 80 feet to the place of beginning.',
      '0 ties, 4 calls',
    ],
  ];
  for (const [words, read] of rows) test(words, () => assert.equal(lengths(words), read));
});

test('the point of beginning of a centerline begins one', () => {
  const tract = tractsOf(
    `${LOT}\nACCESS EASEMENT\nCommencing at the Point of Beginning of the above described parcel; thence N 78° W 40 feet to the Point of Beginning of the centerline of a 20 foot wide easement; ${ROADWARD} and the Point of Ending.`,
  )[1]!;
  assert.deepEqual(
    [tract.description_type, tract.tie_calls.length, tract.calls.length, tract.stated_area],
    ['centerline', 1, 3, ''],
  );
});

test('"Referring to" a corner commences, as a road department writes it', () => {
  const [tract] = tractsOf(
    'A tract of land in the quarter section described as follows: Referring to the northwest corner of said quarter section; thence southerly 61.81 feet along its west line; thence easterly 124.67 feet to the point of beginning; then N 80° E 90 feet; thence S 10° E 50 feet; thence S 80° W 90 feet; thence N 10° W 50 feet to the point of beginning.',
  );
  assert.deepEqual([tract!.tie_calls.length, tract!.calls.length], [2, 4]);
});

test('a point of actual, true or real beginning ends the tie', () => {
  const around = 'thence N 70 feet; thence E 30 feet; thence S 70 feet; thence W 30 feet';
  for (const point of ['point of actual beginning', 'point of true beginning', 'place of real beginning']) {
    const [tract] = tractsOf(
      `Commencing at a stone; thence E 12 feet to the ${point}; ${around} to the ${point}, as fenced.`,
    );
    assert.equal(`${tract!.tie_calls.length} ties, ${tract!.calls.length} calls`, '1 ties, 4 calls', point);
    assert.ok(
      tract!.calls.every(({ confidence }) => confidence === 'high'),
      point,
    );
  }
});
