import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { bearingText } from '../../../src/survey/bearing.ts';
import { tractsOf } from '../reading.ts';

type Read = [bearing: string | null, distance: number | null, confidence: string];
const courses = (words: string): Read[] =>
  tractsOf(`Beginning at a pipe; ${words}; thence South 40.00 feet to the beginning.`)[0]!
    .calls.slice(0, -1)
    .map((call) => [call.bearing && bearingText(call.bearing), call.distance, call.confidence]);

const FIRST: Read = [`N 45°00'00" E`, 100, 'high'];

describe('a course told by record and as measured is one course, with the first values', () => {
  for (const words of [
    `thence N 45°00'00" E 100.00' (R), N 45°00'12" E 100.03' (M) to a nail`,
    `thence (R) N 45°00'00" E 100.00' (M) N 45°00'12" E 100.03' to a nail`,
    `thence (R: N 45°00'00" E 100.00', M: N 45°00'12" E 100.03') to a nail`,
    `thence (Record: N 45°00'00" E, 100.00 feet; Measured: N 45°00'12" E, 100.03 feet) to a nail`,
    `thence N 45°00'00" E 100.00' along the hedge (N 45°00'12" E 100.03' along the old hedge) to a nail`,
    `thence N 45°00'00" E 100.00 feet to the lane (N 44°58' E 100.41 feet to a bar)`,
    `thence R= N 45°00'00" E 100.00', M= N 45°00'12" E 100.03' to a nail`,
    `thence N 45°00'00" E (record) N 45°00'12" E (measured) 100.00 feet to a nail`,
    `thence N 45°00'00" E (N 45°00'12" E measured) a distance of 100.00 feet (100.03 feet measured) to a nail`,
    `thence North 45°00'00" East 100.00 feet record, North 45°00'12" East 100.03 feet measured, to a nail`,
    `thence N 45°00'00" E, 100.00 feet [M: N 45°00'12" E, 100.03 feet] to a nail`,
    `thence N 45°00'00" E (N. 45°05' E. rec.) 100.00' (100' rec.) to a nail`,
    `thence N 45°00'00" E 100.00 feet (rec. N 45°05' E 100 feet) to a nail`,
    `thence N 45°00'00" E, 100.00 feet (N 45° E, 100 feet per deed) to a nail`,
    `thence N 45°00'00" E 100.00 feet (N 45°05' E 100' D.) to a nail`,
    `thence N 45°00'00" E 100.00 feet measured and N 45°05' E 101 feet by deed, to a nail`,
    `thence (N 45°00'00" E 100.00') to a nail`,
  ])
    test(words, () => assert.deepEqual(courses(words), [FIRST]));
});

describe('two courses stay two', () => {
  const rows: [words: string, ...read: Read[]][] = [
    ['thence N 45° E 100.00 feet (M) to a pin, N 46° E 101.00 feet (M) to a nail', [`N 45°00'00" E`, 100, 'high'], [`N 46°00'00" E`, 101, 'high']],
    ['thence (l) N 45° E 100.00 feet, (m) N 46° E 101.00 feet', [`N 45°00'00" E`, 100, 'high'], [`N 46°00'00" E`, 101, 'high']],
    ['thence N 45° E 100.00 feet; thence N 46° E 101.00 feet measured', [`N 45°00'00" E`, 100, 'high'], [`N 46°00'00" E`, 101, 'high']],
    ['thence N 45° E 100.00 feet (M), N 46° E 250.00 feet (M)', [`N 45°00'00" E`, 100, 'high'], [`N 46°00'00" E`, 250, 'high']],
  ]; // prettier-ignore
  for (const [words, ...read] of rows) test(words, () => assert.deepEqual(courses(words), read));
});

test('an aside behind "thence" stays one', () => {
  assert.deepEqual(courses(`thence (the old fence bearing N 44° E) N 45°00'00" E 100.00 feet`), [FIRST]);
});

describe('of courses told by record and by measure alike one kind is read, and what has only the other is of low confidence', () => {
  type Length = [distance: number, confidence: string];
  const lengths = (...told: string[]): Length[] =>
    tractsOf(
      `Beginning at a pipe; ${['North', 'East', 'South', 'West'].map((wind, i) => `thence ${wind} ${told[i]!}`).join('; ')} to the point of beginning.`,
    )[0]!.calls.map(({ distance, confidence }) => [distance!, confidence]);
  const rows: [told: string[], ...read: Length[]][] = [
    [["80.10' (R) 80.00' (M)", "40.00' (M) 40.02' (R)", "80.00' (M)", "40.00' (M)"], [80, 'low'], [40, 'high'], [80, 'high'], [40, 'high']],
    [["80.00' (M) 80.10' (R)", "40.02' (R) 40.00' (M)", "80.10' (R)", "40.02' (R)"], [80.1, 'low'], [40.02, 'high'], [80.1, 'high'], [40.02, 'high']],
    [["80.00' (R)", "40.00' (M)", "80.00' (M)", "40.00' (M)"], [80, 'low'], [40, 'high'], [80, 'high'], [40, 'high']],
    [["80.00' (R)", "40.00' (R)", "80.00' (M)", "40.00' (M)"], [80, 'low'], [40, 'low'], [80, 'low'], [40, 'low']],
    [['80.00 feet (deed)', '40.00 feet measured', '80.00 feet [M]', '40.00 feet'], [80, 'low'], [40, 'high'], [80, 'high'], [40, 'high']],
    [["80.00' (R&M)", "40.00' (M)", "80.00' (M)", "40.00' (R&M)"], [80, 'high'], [40, 'high'], [80, 'high'], [40, 'high']],
    // More than a thousandth apart, which of the two closes the figure is for a person to say.
    [["80.10' (R) 80.00' (M)", "40.02' (R) 40.00' (M)", "80.10' (R) 80.00' (M)", "40.02' (R) 40.00' (M)"], [80.1, 'low'], [40.02, 'high'], [80.1, 'low'], [40.02, 'high']],
    [["80.05' (R) 80.00' (M)", "40.02' (R) 40.00' (M)", "80.05' (R) 80.00' (M)", "40.02' (R) 40.00' (M)"], [80.05, 'high'], [40.02, 'high'], [80.05, 'high'], [40.02, 'high']],
    [['80.00 feet measured along the wall', "40.00' (R)", "80.00' (R)", "40.00' (R)"], [80, 'high'], [40, 'high'], [80, 'high'], [40, 'high']],
  ]; // prettier-ignore
  for (const [told, ...read] of rows) test(told.join('; '), () => assert.deepEqual(lengths(...told), read));

  test('bearings too', () => {
    const [tract] = tractsOf(
      `Beginning at a pipe; thence N 5° E (R) 80 feet; thence N 85° W (M) 40 feet; thence S 5° W (M) 80 feet; thence S 85° E (M) 40 feet to the point of beginning.`,
    );
    assert.deepEqual(
      tract!.calls.map(({ confidence }) => confidence),
      ['low', 'high', 'high', 'high'],
    );
  });
});
