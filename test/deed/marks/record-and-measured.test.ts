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
