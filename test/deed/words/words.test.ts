import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headNumber, tailNumber, wordsOf } from '../../../src/deed/words/words.ts';

const spans = (text: string): string[] => {
  const { count, starts, ends } = wordsOf(text);
  return Array.from({ length: count }, (_, i) => text.slice(starts[i], ends[i]));
};

const rows: [text: string, words: string[]][] = [
  ['', []],
  ["12° 30'", []],
  ['thence n 4 e', ['thence', 'n', 'e']],
  ['a', ['a']],
  ['two-fifths,ash\npost', ['two', 'fifths', 'ash', 'post']],
  ['x5y né9', ['x', 'y', 'n']],
];

for (const [text, words] of rows)
  test(`the words of ${JSON.stringify(text)} are ${words.join(', ') || 'none'}`, () => {
    assert.deepEqual(spans(text), words);
    const { heads, tails } = wordsOf(text);
    words.forEach((word, i) => {
      assert.equal(heads[i], headNumber(word));
      assert.equal(tails[i], tailNumber(word.slice(-6)));
    });
  });

test('a text longer than the room that was kept is walked whole', () => {
  const text = 'elm '.repeat(70_000);
  assert.equal(wordsOf(text).count, 70_000);
  assert.deepEqual(spans('oak elm'), ['oak', 'elm']);
});
