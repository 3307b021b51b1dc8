// Witnesses beside a corner of which no word says that they bear: they are no courses, and give no values.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLine, tractsOf } from '../reading.ts';

type Row = [words: string, behind?: string[]];

const read = (words: string): string[] =>
  tractsOf(`Beginning at a rock; thence N 71 E 44 chains to ${words}; thence S 8 W 31 chains to the rock.`)[0]!.calls.map(
    (call) => `${callLine(call)}${call.confidence === 'high' ? '' : ` ${call.confidence}`}`,
  ); // prettier-ignore

const FIRST = `N 71°00'00" E 44`;
const LAST = `S 08°00'00" W 31`;

function table(title: string, rows: readonly Row[]): void {
  describe(title, () => {
    for (const [words, behind = []] of rows) test(words, () => assert.deepEqual(read(words), [FIRST, ...behind, LAST]));
  });
}

table('behind one that bears', [
  ['a stake whence a live oak brs. S 11 W 13 lks. and another N 41 E 9 lks.'],
  ['a stake, from which an elm bears S 11 W 13 links, a pine N 41 E 9 links'],
  ['a stake from which an elm bears S 11 W 13 links & a B.O. 10 in. N 41 W 9 links'],
  ['a post, whence a fir, 9 ins. diam., bears S. 11° W. 13 lks., a cedar, 7 ins. diam., N. 41° E. 9 lks. dist.'],
  ['a post from which an ash bears N 5 E 13 links, and an elm, South 41 East 9 links'],
  ['a post from which a fir bears N 5 E 13 links, and a pine 10 ins. dia. scribed BT 2, S 41 E 9 links'],
]);

table('by a word over them, or by their size', [
  ['a stone, witness a pine N 11 E 5 links'],
  ['a stone, bearing trees, an elm N 11 E 13 lks., a gum S 3 W 15 lks.'],
  ['a stake, pointers B.J. S 11 E 13 lks, P.O. N 3 W 20 lks'],
  ['a mound, a cedar 6 in. dia. marked X N 11 E 13 links, do. 8 in. S 51 W 22 links'],
]);

table('by what the corner is witnessed', [
  ['a nail, witnessed by an iron pipe N 11 E 13 feet'],
  ["a nail witnessed by an iron pipe S. 11° 30' E., 13.22 feet"],
  [`a nail, being referenced by a 5/8 inch rebar N 11°04'10" E 13.22 feet`],
  ['a nail, witnessed by a spike N 11 E 13 feet and a gum S 3 W 15 feet'],
  ['a nail, tied by a pipe N 11 E 13 feet'],
  ['a nail, witness a 10 inch elm N 11 E 13 feet'],
]);

table('by their numbers under a word', [
  ['a post, witnesses: 1st S 11 W 13 links, 2nd N 41 E 9 links'],
  ['a post, B.T. 1st S 11 W 13 lks., 2d N 41 E 9 lks.'],
  ['a post from which bearing trees stand (1) S 11 W 13 links, (2) a gum N 41 E 9 links'],
  ['a post, witness trees No. 1 S 11 W 13 links; No. 2 N 41 E 9 links'],
  ['a post, first witness S 11 W 13 links, second witness N 41 E 9 links'],
  ['a post. Witnesses 1st a B.O. S 11 W 13 links, 2d a pine N 41 E 9 links'],
]);

table('by a word and a colon over them, in the unit of the courses', [
  ['a stake. Ref: B.O. N 5 E 3 chains; W.O. S 10 W 2 chains'],
  ['a stake. Ref: B.O. N 5 E 3 poles; W.O. S 10 W 2 poles'],
  ['a stake, reference ties: (1) power pole N 5 E 31.2 feet; (2) hydrant S 10 W 20 feet'],
  ['a stake, marked trees: No. 1, oak, N 5 E 31 links; No. 2, gum, S 10 W 20 links'],
  ['a stake, 2 W.O.s bearing N 5 E 3 poles and S 10 W 2 poles'],
]);

table('without a unit, where other lengths have one', [
  ['a B.O., W 96, S 11 W 88½', [`S 11°00'00" W 88.5 low`]],
  ['a pine, S 40 E 9, N 11 W 16', [`S 40°00'00" E 9 medium`, `N 11°00'00" W 16 low`]],
]);

table('courses', [
  ['a nail, witnessed by an iron pipe, N 11 E 13 chains to a pine', [`N 11°00'00" E 13`]],
  ['a stake, witness a B.O., S 11 E 13 poles', [`S 11°00'00" E 3.25`]],
  ['a post with two witnesses; 1st S 11 E 13 chains to a rock', [`S 11°00'00" E 13`]],
  [
    'a post, witnesses two pines: 1st, S 11 E 13 chains to a rock; 2d, N 5 E 6 chains to a gum',
    [`S 11°00'00" E 13`, `N 05°00'00" E 6`],
  ],
  ['a fir and hickory, S 11 E 13 chains to a pine', [`S 11°00'00" E 13`]],
  ['three oaks, two elms and a sugar tree, S 11 E 13 chains', [`S 11°00'00" E 13`]],
  ['a stake from which a fir bears S 5 W 10 links, S 11 E 13 chains to a stake', [`S 11°00'00" E 13`]],
  ['a maple 10 inches in diameter, S 11 E 13 chains to a stake', [`S 11°00'00" E 13`]],
  [
    'a stake from which a fir bears S 5 W 10 links and an elm, S 11 E 13 chains to a stake',
    [`S 11°00'00" E 13`],
  ],
]); // prettier-ignore
