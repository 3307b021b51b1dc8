import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLine, tractsOf } from '../reading.ts';

const around = (course: string): string =>
  `Beginning at Cor. No. 1, a post.\nThence N. 20° E. 400 ft. to Cor. No. 2.\n${course}\nThence S. 20° W. 400 ft. to Cor. No. 4.`;

/** Distances counted on from the course's beginning, in a column or run on. */
const rows: [course: string, read: string, confidence: string][] = [
  [
    'Thence S. 70° E.\n  310 ft. to end line.\n  940 ft. Road to the mill.\n  1,200 ft. to Cor. No. 3.',
    `S 70°00'00" E 1200`,
    'high',
  ],
  ["Thence S. 70° E., Va. 14° 10' E.\n  310 ft. Ravine.\n  1,200 ft. to Cor. No. 3.", `S 70°00'00" E 1200`, 'high'],
  ['Thence S. 70° E.\n  210 feet  cross ditch\n  1200 feet  an oak', `S 70°00'00" E 1200`, 'medium'],
  ['Thence S. 70° E. 310 ft. to end line intersection. 1,200 ft. to Cor. No. 3.', `S 70°00'00" E 1200`, 'medium'],
  // One of them is misprinted or tells of something else.
  [
    'Thence S. 70° E.\n  310 ft. to a shed.\n  40 ft. to a stable.\n  1,200 ft. to Cor. No. 3.',
    `S 70°00'00" E 1200`,
    'low',
  ],
  // Growing from place to place in one line, which may also be told each from the last.
  ['Thence S. 70° E. 310 ft. to the ford, 1,200 ft. to a stake.', `S 70°00'00" E 1200`, 'low'],
  ["Thence S. 70° E., 31.5' to a pin, 310' to Tansy Creek, 1,200' to a stake.", `S 70°00'00" E 1200`, 'low'],
  ['Thence S. 70° E. - 310 ft. a fence - 940 ft. the ford - 1,200 ft. a rock in mound.', `S 70°00'00" E 1200`, 'low'],
  ['Thence S. 70° E. 310 ft. to the ford, 290 ft. to a stake.', `S 70°00'00" E 310`, 'low'],
  // What follows the length in other words is none of it.
  ['Thence S. 70° E. 1,200 ft. to Cor. No. 3.\n  1,400 ft. wide is the river here.', `S 70°00'00" E 1200`, 'high'],
  ['Thence S. 70° E. 1,200 ft. 1,400 ft. from the river.', `S 70°00'00" E 1200`, 'high'],
  [
    'Thence S. 70° E. 1,200 ft. to a stone. 1,400 ft. to the corner of the barn is a tree.',
    `S 70°00'00" E 1200`,
    'low',
  ],
];
for (const [course, read, confidence] of rows)
  test(course.replace(/\s+/g, ' '), () => {
    const call = tractsOf(around(course))[0]!.calls[1]!;
    assert.deepEqual([callLine(call), call.confidence], [read, confidence]);
  });

/** Field notes of a homestead entry: places met in a column, without a unit, and what is told of each. */
const notes = (rows: string): string =>
  `H.E.S. No. 61\nFrom cor. No. 1\n${rows}\nThence S. 8° 30' W.\n  9.25  Road to the mill, brs. N. 70° E.\n 20.40  Set a stone for cor. No. 3.\nThence N. 80° E.\n 12.30  Cor. No. 1, the place of beginning.`;
const columns: [rows: string, unit: string, first: string][] = [
  [
    "N. 10° 15' E., along line 1-2. Va. 19° 45' E.\n  3.10  Fence, brs. E. and W.\n  7.62  Branch, 3 lks. wide, course S.W.\n 20.14  Set an iron post, 3 ft. long, for cor. No. 2.",
    'chains',
    `N 10°15'00" E 20.14`,
  ],
  [
    "Thence N. 10° 15' E.\n  7.62  Ditch, 3 lks. wide, course N. 60° W.\n 20.14  Cor. No. 2.",
    'chains',
    `N 10°15'00" E 20.14`,
  ],
  [
    "Thence N. 10° 15' E., Var. 19° E.\n  7.62  Trail, brs. N. 5° W.\n 20.14  Cor. No. 2.",
    'feet',
    `N 10°15'00" E 20.14`,
  ],
  ["CHAINS.\nThence N. 10° 15' E.\n  7.62  Trail, 4 ft. wide.\n 20.14  Cor. No. 2.", 'chains', `N 10°15'00" E 20.14`],
];
for (const [rows, unit, first] of columns)
  test(rows.replace(/\s+/g, ' '), () => {
    const tract = tractsOf(notes(rows))[0]!;
    assert.equal(tract.distance_unit, unit);
    assert.deepEqual(tract.calls.map(callLine), [first, `S 08°30'00" W 20.4`, `N 80°00'00" E 12.3`]);
    assert.ok(tract.calls.every(({ confidence }) => confidence !== 'high'));
  });

test('the length behind a witness on the next line stays its own', () => {
  const text =
    "Beginning at Cor. No. 1.\nThence N. 20° E., var. 18° 10' E., 9.50 chs. to Cor. No. 2, from which an oak bears N. 10° W.,\n0.35 chs. distant;\nthence S. 70° E. 12.00 chs. to Cor. No. 3; thence S. 50° W. 11 chs. to the beginning, in Marl County, Va. N. 9° E. of the mill.";
  assert.deepEqual(tractsOf(text)[0]!.calls.map(callLine), [
    `N 20°00'00" E 9.5`,
    `S 70°00'00" E 12`,
    `S 50°00'00" W 11`,
  ]);
});

test('the numbers of a code before its clauses are no chainage', () => {
  const [tract] = tractsOf(
    '204.31 Beginning at an elm;\n204.32 Thence south along the lane to the mill;\n204.33 Thence west on the line of Pell to the run;\n204.34 From thence following the run to the place of beginning.',
  );
  assert.deepEqual(tract!.calls, []);
});
