// Courses that carry labels, in the sentence that announces them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLines, tractsOf } from '../reading.ts';

describe('courses labelled as the rows of a table are, in the sentence that announces them', () => {
  const list = (
    labels: readonly string[],
    join: string,
    head = 'thence up the run with its meanders as follows:',
  ): string[] =>
    callLines(
      `Beginning at a rod; thence S 31° E 200 feet to the run; ${head}${join}${['N 19° W, 30.5 feet', 'N 59° W, 40 feet', 'N 12° W, 20.25 feet'].map((course, i) => `${labels[i]!}${course}`).join(`;${join}`)};\nthence N 43° E, leaving the run, 180 feet to the beginning.`,
    );
  const lines = [
    `S 31°00'00" E 200`,
    `N 19°00'00" W 30.5`,
    `N 59°00'00" W 40`,
    `N 12°00'00" W 20.25`,
    `N 43°00'00" E 180`,
  ];
  const rows: [string, string, string][] = [
    ['L1: ', 'L2: ', 'L3: '],
    ['L-1: ', 'L-2: ', 'L-3: '],
    ['(L1) ', '(L2) ', '(L3) '],
    ['L1 - ', 'L2 - ', 'L3 - '],
    ['L1   ', 'L2   ', 'L3   '],
    ['Course 1: ', 'Course 2: ', 'Course 3: '],
    ['Line 1 - ', 'Line 2 - ', 'Line 3 - '],
    ['Course 1   ', 'Course 2   ', 'Course 3   '],
    ['Leg 1  ', 'Leg 2  ', 'Leg 3  '],
    ['a) ', 'b) ', 'c) '],
    ['1st: ', '2nd: ', '3rd: '],
    ['#1 ', '#2 ', '#3 '],
    ['• ', '• ', '• '],
  ];
  for (const labels of rows) {
    test(`${labels[0]}in lines`, () => assert.deepEqual(list(labels, '\n     '), lines));
    test(`${labels[0]}in one line`, () => assert.deepEqual(list(labels, ' '), lines));
  }
  test('without "follows"', () => assert.deepEqual(list(rows[0]!, '\n', 'thence up the run:'), lines));
  test('behind commas alone', () =>
    assert.deepEqual(
      callLines(
        'Beginning at a rod; thence S 31° E 200 feet to the run; thence with the run as follows, L1 N 19° W, 30.5 feet, L2 N 59° W, 40 feet, L3 N 12° W, 20.25 feet; thence N 43° E, leaving the run, 180 feet to the beginning.',
      ),
      lines,
    ));
  test('under a head, or named by a course, they stay rows', () => {
    const [tract] = tractsOf(
      'Beginning at a rod; thence along L1 to a pin; thence along L2 to a pin; thence along L3 to the beginning.\nL1: N 19° W, 30.5 feet\nL2: N 59° E, 40 feet\nL3: S 12° W, 20.25 feet',
    );
    assert.deepEqual(
      tract!.calls.map((call) => call.confidence_reason),
      ['L1', 'L2', 'L3'].map((row) => `from the table, row ${row}`),
    );
  });
});

test('a dash behind the number, and a curve told as circular', () => {
  assert.deepEqual(
    callLines(
      "Beginning at a rod; thence with the lane three courses: 1- South 19°10' East, 30.5 feet to a post, 2- South 21°10' East, 10-17 feet to a post, 3- South 22°10' East, 40 feet to a post.",
    ),
    [`S 19°10'00" E 30.5`, `S 21°10'00" E -`, `S 22°10'00" E 40`],
  );
  assert.deepEqual(
    callLines(
      "Beginning at a rod; thence with new lines as follows:\n1. S 19°10' E 30.5' to a point;\n2. A circular curve to the left having an arc length of 25.40', a radius of 32.60' and a chord of S 67°23' W 24.76' to a point;\n3. N 79°28' W 40' to a point.",
    ),
    [`S 19°10'00" E 30.5`, `curve R32.6 L25.4 C24.76 [S 67°23'00" W] left`, `N 79°28'00" W 40`],
  );
});

test('the end of a bearing at the head of a page is no wind of its own', () => {
  const [tract] = tractsOf(
    'East, along said mill wall, a distance of 90.5 feet to the true point of beginning of this lot; thence N 19° W 30.5 feet; thence N 59° E 40 feet; thence S 20° E 52 feet to the point of beginning.',
  );
  assert.match(tract!.tie_calls[0]!, /^distance=90\.5/);
});

test('rows whose first cell tells what the course runs along', () =>
  assert.deepEqual(
    callLines(
      'Beginning at a gate in the lane\n\nPoint | Thence | Course | Distance | To |\n---|---|---|---|---|\n\n1 | along the lane | N 34.75° E | 165 ft. | point |\n\n2 | leaving the lane and along land of Barnaby S. Orr and of the heirs of Tarn, the following courses and distances | N 66° W | 163.5 ft. | point |\n\n3 | N 12.5° E | 171 ft. | point | |',
    ),
    [`N 34°45'00" E 165`, `N 66°00'00" W 163.5`, `N 12°30'00" E 171`],
  ));
