// Lines that end inside a sentence: a description reads the same however wide its column was.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { softBreaks } from '../../../src/deed/words/soft-breaks.ts';
import { callLine, tractsOf } from '../reading.ts';

const FULL = 'the stream as it winds between the two mills and past';

const rows: [what: string, lines: string[], isSoft: boolean][] = [
  ['a sentence goes on', [FULL, 'their dam, and over the ridge to a heap of small stones', 'by a fence'], true],
  ['a name behind "the"', [`${FULL} the`, 'Hollis-Crane corner, where a heap of small stones', 'was found'], true],
  ['the initials of a name', [`${FULL} Edwin J.`, 'Hollis, where a heap of small stones was found by a', 'wall'], true],
  ['a wind behind a word', [`${FULL} North E.`, 'Hollis, where a heap of small stones was found by a', 'wall'], false],
  [
    'a sentence behind a letter',
    [`${FULL} Plat B.`, 'Thence over a heap of small stones was found by a', 'wall'],
    false,
  ],
  [
    'beside a line that a broken word has joined',
    [
      FULL,
      'their dam, and over the ridge to a heap of small stones',
      `by the ${FULL} and ${FULL}`,
      'a wall, and over the next ridge to the middle of',
    ],
    true,
  ],
  ['a name that may open a row', [FULL, 'Hollis corner, where a heap of small stones was found and', 'marked'], false],
  ['minutes under their degrees', [`${FULL}, 31°`, `20' 15" and 44 feet from the middle of a pier of`, 'stone'], true],
  ['a figure of its own', [FULL, '20 feet from the middle of a pier of stone in the river', 'bed'], false],
  [
    'a short line',
    ['along the stream', 'their dam, and over the ridge to a heap of small stones', 'by a fence'],
    false,
  ],
  ['an item', [`${FULL};`, 'along the ridge to a heap of small stones by a fence and', 'a wall'], false],
  ['a course', [FULL, 'thence along the ridge to a heap of small stones by a', 'fence'], false],
  [
    'a letter the margin may have cut',
    [`${FULL}, N 40° E`, 'along the ridge to a heap of small stones by a', 'wall'],
    false,
  ],
  [
    'a wind that may open a course',
    [`${FULL} 30 feet`, 'east 44 feet to a heap of small stones by a fence and', 'a wall'],
    false,
  ],
  ['an east under its bearing', [`${FULL} N 40°10'`, 'E 44 feet to a heap of small stones', 'and a wall'], true],
  [
    'a course to the east under a length',
    [`by a pipe, N 5° E 40.5'`, `E 44' to a heap of stones`, 'and a wall'],
    false,
  ],
  ['a north, and its degrees', ['by a pipe N', `40°10' E 44 feet to a heap of small stones`, 'and a wall'], true],
  ['a north, and a lot', ['by a pipe N', '40 feet from a heap of small stones', 'and a wall'], false],
  ['two lines alone', [FULL, 'their dam, and over the ridge to a heap of small stones'], false],
];
for (const [what, lines, isSoft] of rows)
  test(what, () => assert.equal(softBreaks(lines.join('\n')).includes(lines[0]!.length), isSoft));

const wrapped = (text: string, width: number): string => {
  const lines = [''];
  for (const word of text.split(' '))
    if (lines.at(-1)!.length + word.length >= width && lines.at(-1) !== '') lines.push(word);
    else lines[lines.length - 1] += lines.at(-1) === '' ? word : ` ${word}`;
  return lines.join('\n');
};

const DESCRIPTION =
  'Beginning at a stone from which the church tower of the village bears south eleven degrees west, distant five thousand feet; thence north ' +
  'ten degrees east two hundred feet to a peak from which the corner of the grant of Hollis, as bearing south nineteen degrees west twenty-four ' +
  'chains, may be seen; thence south eighty degrees east one hundred feet; thence south ten degrees west two hundred feet; thence north eighty ' +
  'degrees west one hundred feet to where it began. The piece as surveyed for the mill contains 0.459 of an acre.';

const IN_FIGURES =
  `Beginning at an iron pin; thence N 10°12'14" E, a distance of 311.45 feet to a nail, witnessed by a pipe S 64°13'23" E 15.79 feet; thence along a ` +
  `curve to the left, having a radius of 632.27 feet, along the arc 540.27 feet, (chord bears N 14°16'29" W, 524.01 feet) to a pin at the beginning of a 549.56' ` +
  `radius curve to the right; thence along said curve, an arc length of 251.94 feet to the end of said curve; thence S 41°22'10" W two thousand ` +
  `three hundred and seventeen and 96/100 feet to a stone; thence N 80°10'00" W, passing at 8.35 feet a rod, in all 204.60 feet to the point of beginning. ` +
  `Said tract of land contains seven hundred and eighteen and fifty-six one-thousandths acres.`;

const columns: [what: string, text: string, calls: number][] = [
  ['in words', DESCRIPTION, 4],
  ['in figures, with curves', IN_FIGURES, 5],
];
for (const [what, text, calls] of columns)
  test(`a description ${what} reads the same in a column of any width`, () => {
    const [whole] = tractsOf(text);
    assert.equal(whole!.calls.length, calls);
    for (let width = 30; width < 110; width++) {
      const [tract] = tractsOf(wrapped(text, width));
      assert.deepEqual(tract!.calls.map(callLine), whole!.calls.map(callLine), String(width));
      assert.equal(tract!.stated_area, whole!.stated_area, String(width));
    }
  });

test('an area at the head of a line is no distance run', () => {
  const text =
    'Beginning at corner no. 1; thence S. 8° W.\n4.00 to corner no. 2.\nThence west\n5.00 to corner no. 3.\nThence north\nto corner no. 1, where it began, containing approximately\n1.72 acres.';
  const [tract] = tractsOf(text);
  assert.equal(tract!.calls.at(-1)!.distance, null);
  assert.match(tract!.stated_area, /1\.72/);
});
