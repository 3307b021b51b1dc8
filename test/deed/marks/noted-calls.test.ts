// A call that a copyist or a surveyor notes beside the paper's own is no course of it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLine, tractsOf } from '../reading.ts';

const read = (words: string): string[] =>
  tractsOf(`Beginning at a rock; thence N 71° E 44 poles to a gum; ${words} thence S 8° W 31 poles to the rock.`)[0]!.calls.map(
    (call) => `${callLine(call)} ${call.confidence}`,
  ); // prettier-ignore

const FIRST = `N 71°00'00" E 44 high`;
const LAST = `S 08°00'00" W 31 high`;

describe('noted', () => {
  const rows: [words: string, between: string][] = [
    ['thence [Transcriber\'s note: torn here, the call is supposed to be "S 20° W 9 poles to the run"];', '- - low'],
    ["thence (editor's note: illegible, perhaps S 20° W 9 poles to the run)", '- - low'],
    ["thence\n[Surveyor's note: I believe that the call was thence S 20° W 9 poles to the run.]\n", '- - low'],
    ["thence —\nSurveyor's note: the missing call would be S 20° W 9 poles to the run.\n", '- - low'],
    ['thence ... Note by the transcriber: probably "thence S 20° W 9 poles to the run". ', '- - low'],
    ['thence S 20° W 9 poles to the run [note: the original reads S 21° W];', `S 20°00'00" W 9 low`],
  ];
  for (const [words, between] of rows) test(words, () => assert.deepEqual(read(words), [FIRST, between, LAST]));
});

test('what the plat shows, noted behind the figure', () =>
  assert.equal(
    tractsOf(
      'Beginning at a rock; thence N 71° E 44 poles to a gum; thence S 8° W 31 poles to the beginning. Note: the plat shows the second call as thence S 9° W 30 poles to the rock.',
    )[0]!.calls.length,
    2,
  ));

describe('courses', () => {
  const rows: [words: string, between: string][] = [
    ['thence S 20° W 9 poles to the run (noted by the surveyor as a ford);', `S 20°00'00" W 9 high`],
    ["thence S 20° W 9 poles to the surveyor's stake;", `S 20°00'00" W 9 high`],
  ];
  for (const [words, between] of rows) test(words, () => assert.deepEqual(read(words), [FIRST, between, LAST]));

  test('field notes are the description', () =>
    assert.equal(
      tractsOf(
        "Surveyor's notes: Beginning at a rock; thence N 71° E 44 poles to a gum; thence S 8° W 31 poles; thence N 50° W 40 poles to the beginning.",
      )[0]!.calls.length,
      3,
    ));
});
