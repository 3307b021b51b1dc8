// Where words of a list may stand in a stretch: by how they begin and end, so others may be told with them, and never one too few.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { holdsWord, placesOfWords, wordFrom } from '../../../src/deed/words/course-words.ts';
import { BEFORE_UNIT, courseKind, SPACED, wordsOf } from '../../../src/deed/words/words.ts';

const TEXT = 'thence along the lane to a stake, tolling';
const WAYS = courseKind(['along', 'to']);

describe('places of words', () => {
  const rows: [string, number, number, number[]][] = [
    ['every word of the list', 0, TEXT.length, [7, 22]],
    ['none that begins behind the stretch', 0, 22, [7]],
    ['none that begins before it', 8, 20, [8]],
    ['the beginning, where it divides a word', 9, TEXT.length, [9, 22]],
    ['not the beginning, where a word ends there', 12, 22, []],
  ];
  for (const [what, from, to, places] of rows)
    test(what, () => assert.deepEqual(placesOfWords(TEXT, from, to, WAYS), places));
});

test('a short word is not told with a longer one that begins so', () => {
  assert.equal(holdsWord(TEXT, 25, TEXT.length, WAYS), false);
  assert.equal(holdsWord(TEXT, 20, TEXT.length, WAYS), true);
});

test('the word from a place on is the first that begins there or behind', () => {
  const words = wordsOf(TEXT);
  assert.deepEqual(
    [0, 1, 7, TEXT.length].map((at) => wordFrom(words, at)),
    [0, 1, 1, words.count],
  );
});

test('of a word it is told whether one blank stands before it, and whether it may be in the figure of a length', () => {
  const text = 'by  the lane x12 feet';
  const told = (kind: number): string[] => {
    const { kinds, starts, ends, count } = wordsOf(text);
    const all = Array.from({ length: count }, (_, i) => i);
    return all.filter((i) => (kinds[i]! & kind) !== 0).map((i) => text.slice(starts[i], ends[i]));
  };
  assert.deepEqual(told(SPACED), ['lane', 'x']);
  assert.deepEqual(told(BEFORE_UNIT), ['by', 'the', 'lane', 'x']);
});

test('a text far longer than the last has its words told too', () => {
  const text = 'a stake '.repeat(5000);
  assert.deepEqual(placesOfWords(text, 39_993, text.length, courseKind(['stake'])), [39_994]);
  assert.equal(holdsWord(`${text}along`, 39_000, text.length + 5, WAYS), true);
});
