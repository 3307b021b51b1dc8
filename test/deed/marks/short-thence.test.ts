// What opens a course where its word is shortened or damaged.
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

const damaged = 'th@nce th#nce then^e th?nce thenc£ th3nce thenc3 7hence then0e tkence thehce thcncc'.split(' ');
for (const word of damaged)
  test(`"${word}" before a bearing with commas, at the head of the text and of a sentence`, () => {
    const text = `${word} S, 41' 10' W, 61.4 feet to a stone; ${word} N, 61' 15' W, 80 feet to a stake; thence N, 29' 40' E, 20 feet to the beginning`;
    assert.deepEqual(callLines(text), [`S 41°10'00" W 61.4`, `N 61°15'00" W 80`, `N 29°40'00" E 20`]);
  });
