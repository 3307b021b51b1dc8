// What leads on from the place that a course has come to, without a "thence": the line that the next one follows, a way of no measure between two
// measured ones, a way that ends before a bearing.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLine, tractsOf } from '../reading.ts';

type Row = [words: string, calls: string[]];

const read = (words: string): string[] =>
  tractsOf(`Beginning at a gum; thence ${words}; thence S 4 E 17 poles to the beginning.`)[0]!
    .calls.slice(0, -1)
    .map((call) => {
      const along = call.adjoiner ? ` by ${call.adjoiner}` : '';
      return `${callLine(call)}${along} to ${call.monument}${call.confidence === 'high' ? '' : ` ${call.confidence}`}`;
    });

function table(title: string, rows: readonly Row[]): void {
  describe(title, () => {
    for (const [words, calls] of rows) test(words, () => assert.deepEqual(read(words), calls));
  });
}

const FIRST = `N 31°00'00" E 22 to a fir`;
const SECOND = `S 71°00'00" E 9`;

table('the line that the next course follows stands with it', [
  ["N 31 E 22 poles to a fir, with Odom's line S 71 E 9 poles to a rock", [FIRST, `${SECOND} by Odom's line to a rock`]],
  ['N 31 E 22 poles to a fir, up the run S 71 E 9 poles to a rock', [FIRST, `${SECOND} by the run to a rock`]],
  ['N 31 E 22 poles to a fir, by vacant land S 71 E 9 poles to a rock', [FIRST, `${SECOND} by vacant land to a rock`]],
  ['N 31 E 22 poles to a fir, leaving said line S 71 E 9 poles to a rock', [FIRST, `${SECOND} to a rock`]],
  ['N 31 E 22 poles to a fir, leaving the lane S 71 E 9 poles crossing a run to a rock', [FIRST, `${SECOND} to a rock`]],
  ['N 31 E 22 poles to a B: Oak S 71 E 9 poles to a rock', [`N 31°00'00" E 22 to a B: Oak`, `${SECOND} to a rock`]],
  ['N 31 E 22 poles to a fir, and leaving the lane S 71 E 9 poles to a rock', [FIRST, `${SECOND} to a rock`]],
  // The words end at another comma: they tell of the place.
  ['N 31 E 22 poles to a fir, by the side of a lane, S 71 E 9 poles to a rock', [`${FIRST.replace(' to', ' by the side of a lane to')}, by the side of a lane`, `${SECOND} to a rock`]],
]); // prettier-ignore

table('a way of no measure between two measured courses', [
  [
    'N 31 E 22 poles to two firs by sd. creek, down sd. creek to a gum, S 71 E 9 poles to a rock',
    [`N 31°00'00" E 22 to two firs by sd. creek`, '- - by sd. creek to a gum low', `${SECOND} to a rock`],
  ],
  [
    'N 31 E 22 poles to the run, down the run as it meanders to the mouth of a branch, up the branch to a gum, S 71 E 9 poles to a rock',
    [
      `N 31°00'00" E 22 to the run`,
      '- - by the run to the mouth of a branch low',
      '- - by the branch to a gum low',
      `${SECOND} to a rock`,
    ],
  ],
  // Where a road leads.
  [
    'N 31 E 22 poles to a fir, by the road to the mill, S 71 E 9 poles to a rock',
    [`${FIRST.replace(' to a fir', ' by the road to a fir')}, by the road to the mill`, `${SECOND} to a rock`],
  ],
]);

table('a way that ends before a bearing', [
  [
    "with Odom's line to his corner and with the lane S 71 E 9 poles to a rock",
    ["- - by Odom's line to his corner low", `${SECOND} by the lane to a rock`],
  ],
  [
    'down the run to the mouth of a branch, up the branch S 71 E 9 poles to a rock',
    ['- - by the run to the mouth of a branch low', `${SECOND} by the branch to a rock`],
  ],
  // One course or two: no word leads on.
  ['down the run to the mouth of a branch, S 71 E 9 poles to a rock', [`${SECOND} by the run to a rock low`]],
  ['along the lane to a gum, S 71 E 9 poles', [`${SECOND} by the lane to null`]],
  // A "to" that reaches nothing.
  ['along the lane leading to the mill and with a ditch S 71 E 9 poles to a rock', [`${SECOND} by the lane leading to the mill and with a ditch to a rock`]],
  ['with the land conveyed to a neighbor, by his fence S 71 E 9 poles to a rock', [`${SECOND} by the land conveyed to a neighbor to a rock`]],
  ['with four lines common to the fort, S 71 E 9 poles to a rock', [`${SECOND} by four lines common to the fort to a rock`]],
]); // prettier-ignore

test('a course behind a place of too many words makes the one before it doubtful', () => {
  const [call] = tractsOf(
    'Beginning at a gum; thence N 31 E 22 poles to a fir standing near the old mill road about half way up the hill on the north side of the branch known by the name of the Rocky Branch of the waters of the long fork of the river called by the old people the Sandy River S 71 E 9 poles to a rock; thence S 4 E 17 poles to the gum.',
  )[0]!.calls;
  assert.equal(call!.confidence, 'low');
});

test('a lot by its streets, the first course behind an ampersand', () => {
  const { calls } = tractsOf(
    'Lot of land in the town of Rook, beginning at the corner of Mill & Third Streets & running with Third Street ninety feet, thence at right angles with Third Street 140 feet to an alley, thence with the alley 90 ft. to Lot No. 4, thence with the line of 4 to the beginning.',
  )[0]!;
  assert.deepEqual(calls.map(callLine), ['- 90', '- 140', '- 90', '- -']);
});
