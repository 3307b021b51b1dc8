// What several courses run along, said of them once; every name and number is invented.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const adjoiners = (words: string): string[] =>
  tractsOf(`Beginning at a stone${words} thence N 88° W 400 feet to the point of beginning.`)[0]!.calls.map(
    (call) => call.adjoiner,
  );

describe('what is said of several courses is said of each', () => {
  const rows: [words: string, adjoiners: string[]][] = [
    // A count, and no further than it.
    [
      '; thence with three lines of Pell, S 4° E 40 feet to an ash, S 60° W 30 feet to an elm, and S 2° E 9 feet to a bolt; thence S 80° W 20 feet;',
      ['three lines of Pell', 'three lines of Pell', 'three lines of Pell', '', ''],
    ],
    [
      '; thence along said lane the following two (2) courses and distances: (1) South 4° East 40 feet; (2) South 89° East 30 feet; South 3° East 9 feet;',
      ['said lane', 'said lane', '', ''],
    ],
    [
      '; thence along the wall the following two courses: South 4° East 40 feet; thence along a curve to the left having a radius of 90 feet an arc distance of 20 feet; thence South 3° East 9 feet;',
      ['the wall', 'the wall', '', ''],
    ],
    // A list, to its end.
    [
      '; thence along the shore as follows: S 4° E 40 feet; N 60° E 30 feet; and S 9° W 12 feet; thence S 3° E 9 feet;',
      ['the shore', 'the shore', 'the shore', '', ''],
    ],
    // Lines, a road, a run: as far as no other word opens a course.
    [', corner to Pell, and with his lines S 4° E 40 poles to an ash, S 60° W 30 poles to an elm;', ['his lines', 'his lines', '']],
    ['; thence down the run S 4 E 40 poles, S 50 E 30 poles to an elm; thence leaving the run S 60 E 9 poles;', ['the run', 'the run', '', '']],
    ["; thence with Pell's line S 4 E 40 poles to an ash, and S 9 E 30 poles to an elm;", ["Pell's line", "Pell's line", '']],
    // A corner that the thing would not turn, or that is said to be one.
    ["; thence with Pell's line S 4 E 40 poles to an ash, N 86 E 30 poles to an elm;", ["Pell's line", '', '']],
    ['; thence down the run S 4 E 40 poles to an ash, N 70 E 30 poles to an elm;', ['the run', '', '']],
    ["; thence with the road S 4 E 40 poles to an ash, Odell's corner, S 30 E 30 poles to an elm;", ['the road', '', '']],
    // Said of its own course alone: it stands behind the bearing.
    ['; thence S 4 E with the road 40 poles, S 30 E 30 poles to an elm;', ['the road', '', '']],
    [' at the intersection of Elm Street, with the east line of the lot, S 4 E 40 feet;', ['', '']],
  ]; // prettier-ignore
  for (const [words, want] of rows) test(words, () => assert.deepEqual(adjoiners(words), want));
});

test('the words that lead into the first course are none of its beginning', () => {
  const [tract] = tractsOf(
    'Beginning at a stone, corner to Pell, and with his lines S 4° E 40 feet; thence N 88° W 40 feet to the point of beginning.',
  );
  assert.equal(tract!.pob_description, 'Beginning at a stone, corner to Pell');
});
