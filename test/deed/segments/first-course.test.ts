import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLines } from '../reading.ts';

const REST = `S 20°00'00" W 12`;

/** What stands before the first word that opens a course. */
const rows: [text: string, read: string[]][] = [
  [
    'From the post on the left bank, North on the section line 28.40 chains; thence S 20° W 12 chains to the place of beginning.',
    [`N 00°00'00" E 28.4`, REST],
  ],
  [
    'An easement for a line, the route as follows: from pole 44 in the fence S 77° E 140 feet to pole 45; S 20° W 12 feet to pole 46; thence S 20° W 12 feet to pole 47.',
    [`S 77°00'00" E 140`, REST, REST],
  ],
  [
    'Commencing at the NW corner of my pasture, East 28 rods, thence S 20° W 12 rods to the commencement.',
    [`N 90°00'00" E 28`, REST],
  ],
  [
    'Beginning at the corner of the Orr lot, East 28 rods of the mill, thence S 20° W 12 rods to the beginning.',
    [REST],
  ],
  [
    'Beginning at a pin, then bear N 4° W 28 feet; then bear S 20° W 12 feet to the beginning.',
    [`N 04°00'00" W 28`, REST],
  ],
  // the length first, and what is met before the bearing
  [
    'Beginning at a pin; then 28 rods crossing the run N 4° W to an elm; then nine rods, more or less, N 4° W to a post; then S 20° W 12 rods to the beginning.',
    [`N 04°00'00" W 28`, `N 04°00'00" W 9`, REST],
  ],
  [
    'Beginning at a pin; thence N 4° W 28 rods to an elm, then 20 feet in width; thence S 20° W 12 rods to the beginning.',
    [`N 04°00'00" W 28`, REST],
  ],
  [
    'Beginning at a stake in Rook Lane running south 7 degrees 5 minutes east 28 feet east to a post, thence S 20° W 12 feet to the beginning.',
    [`S 07°05'00" E 28`, REST],
  ],
  [
    'Beginning at a stone in the line of land granted to Amos Tarn running East crossing the drain, in all 28 poles to an elm, thence S 20° W 12 poles to the beginning.',
    [`N 90°00'00" E 28`, REST],
  ],
  // A page from the middle of a course that keeps its bearing.
  [
    'of Rook Lane S 37° E 28 feet to a pin; thence S 20° W 12 feet; thence S 20° W 12 feet.',
    [`S 37°00'00" E 28`, REST, REST],
  ],
  // A length that places the beginning is none; nor is the second leg from what bears there.
  [
    'BEGINNING at a pin from which the corner of Section 9 bears S 81° W, 840 feet and N 4° W, 433.3 feet; THENCE S 20° W 12 feet; thence S 20° W 12 feet.',
    [REST, REST],
  ],
  [
    'Beginning at a stone 40 feet from the mill, North of the lane 28 feet; thence S 20° W 12 feet; thence S 20° W 12 feet.',
    [REST, REST],
  ],
];
for (const [text, read] of rows) test(text, () => assert.deepEqual(callLines(text), read));
