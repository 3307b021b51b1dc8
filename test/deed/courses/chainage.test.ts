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
