import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judged } from '../judged.ts';

const FIGURE =
  'thence N 0 E 208.71 feet; thence N 90 E 208.71 feet; thence S 0 E 208.71 feet; thence N 90 W 208.71 feet to the point of beginning, containing 1.000 acre.';
const answer = (tie: string): [status: string, notes: string | null, told: string[], offset: unknown] => {
  const { extraction, groundtruth_verdicts: verdicts } = judged(
    `Commencing at the old mill stone; thence ${tie} to the point of beginning; ${FIGURE}`,
  );
  const { status, reasons, tie_offset: offset } = verdicts[0]!;
  return [status, extraction.tracts[0]!.notes, reasons.filter((reason) => reason.startsWith('Tie')), offset];
};

test('a tie surely read leaves the figure its PASS', () => {
  assert.deepEqual(answer('North 300.00 feet'), ['PASS', null, [], [0, 300]]);
});

test('a tie whose words and figures disagree is told; the figure is proven without it', () => {
  const why = 'words say 300, figures say 310';
  assert.deepEqual(answer('North three hundred feet (310 feet)'), [
    'PASS',
    `Tie course 1: ${why}.`,
    [`Tie course 1 was read with low confidence (${why}): compare with the document.`],
    [0, 300],
  ]);
});

test('a slight doubt of a tie is a note', () => {
  const [status, notes, told] = answer("N 45 15' E 300.00 feet");
  assert.deepEqual([status, notes, told], ['PASS', 'Tie course 1: the degree mark is missing.', []]);
});

test('on which side a curved tie bends does not matter to its chord', () => {
  const [status, notes] = answer(
    `along a curve of radius 1000.00 feet, an arc distance of 100.04 feet, chord N 45°00'00" E 100.00 feet`,
  );
  assert.deepEqual([status, notes], ['PASS', null]);
});

test('an arc is not walked along the bearing of its chord', () => {
  const [, , told, offset] = answer(
    `along a curve to the right of radius 100.00 feet, an arc distance of 150.00 feet, chord bearing N 45°00'00" E`,
  );
  assert.deepEqual(
    [told, offset],
    [['Tie course 1 has no usable bearing or length: the tie does not meet the point of beginning.'], null],
  );
});
