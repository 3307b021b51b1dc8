// What opens a course where its word is shortened or glued to another.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLines } from '../reading.ts';

/** A roll's row with the course under test in the middle. */
const inRow = (course: string): string[] =>
  callLines(`BEG AT NW COR LOT 3 TH N 86 DEG E 210 FT ${course} TH N 49 DEG W 234 FT TO POB`).slice(1, -1);

const rows: [course: string, answer: string][] = [
  ['TO TRAVERSE LN OF PIKE LAKE TH ALG SD TRAVERSE LN S 9 DEG 10 MIN W 120 FT', `S 09°10'00" W 120`],
  ['TO MEANDER LN TH ALONG SAID MEANDER LN S 9 DEG 10 MIN W 120 FT', `S 09°10'00" W 120`],
  ['TH CONT ALG SD LN S 9 DEG W 120 FT', `S 09°00'00" W 120`],
  ['TO LANE TH ON THE LANE S 9 DEG W 120 FT', `S 09°00'00" W 120`],
  ['TO ROW TH ALG ROW 120 FT', '- 120'],
  ['TO FENCE TH W OLD FENCE S 9 DEG W 120 FT', `S 09°00'00" W 120`],
];
for (const [course, answer] of rows) test(course, () => assert.deepEqual(inRow(course), [answer]));

test('the "th" of an ordinal opens nothing', () => assert.deepEqual(inRow('TO 17 TH ALONG WHICH THE CAR RUNS'), []));

/** Notes in small letters, where "w" is short for "with". */
const notes: [course: string, answer: string[]][] = [
  ['thence w marsh line s 9 10 w 120 ft', [`S 09°10'00" W 120`]],
  ['thence w/ the rd s 9 10 w 120 ft', [`S 09°10'00" W 120`]],
  ['thence w. line of marsh & tarn s 9 10 w 120 ft', [`S 09°10'00" W 120`]],
  ['thence w 120 ft', [`N 90°00'00" W 120`]],
  ['thence w along rd 120 ft', [`N 90°00'00" W 120`]],
  ['thence w to a pin 120 ft', [`N 90°00'00" W 120`]],
];
for (const [course, answer] of notes)
  test(course, () => {
    const text = `beg at a pin thence n 10 20 e 40 ft to a pin ${course} thence s 5 30 e 60 ft to beg`;
    assert.deepEqual(callLines(text).slice(1, -1), answer);
  });

test('"runningthence nine rods west", "thencesix rods east"', () =>
  assert.deepEqual(
    callLines(
      'Beginning at the corner of lot 8, and runningthence nine rods west to a rock; thence seven rods south to a post; thencesix rods east to a gum; andthence North 2 rods to a pin; thencenorth 4 rods to the beginning.',
    ),
    [`N 90°00'00" W 9`, `S 00°00'00" E 7`, `N 90°00'00" E 6`, `N 00°00'00" E 2`, `N 00°00'00" E 4`],
  ));
