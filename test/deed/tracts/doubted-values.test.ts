// A value that a sentence beside the courses puts another in place of is not sure; what is put in its place is not taken.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tractsOf } from '../reading.ts';

const LAND =
  'Beginning at a rock; thence N 71° E 44 feet to a gum; thence S 8° W 31 feet to an oak; thence N 60° W 52 feet to the beginning';
const rows: [behind: string, confidences: string[]][] = [
  ['; substituting "33 feet" for "31 feet" in the second course.', ['high', 'low', 'high']],
  ['. The deed is corrected to substitute 33 feet in place of 31 feet.', ['high', 'low', 'high']],
  ['. The words "52 feet" are hereby changed to "54 feet".', ['high', 'high', 'low']],
  ['. By deleting "N 60° W" and inserting "N 61° W".', ['high', 'high', 'low']],
  ['. In the first call strike out 44 and insert 45.', ['low', 'high', 'high']],
  // Said of other things.
  ['; the grantor substituting another trustee for Pell.', ['high', 'high', 'high']],
  ['. Lot 44 is conveyed in lieu of Lot 31.', ['high', 'high', 'high']],
  ['. The wall is 9 feet high, substituting for a fence of 5 feet.', ['high', 'high', 'high']],
];
for (const [behind, confidences] of rows)
  test(behind, () => {
    const { calls } = tractsOf(LAND + behind)[0]!;
    assert.deepEqual(calls.map((call) => call.confidence), confidences); // prettier-ignore
    assert.deepEqual(calls.map((call) => call.distance), [44, 31, 52]); // prettier-ignore
  });
