import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordTable } from '../../../src/deed/words/word-table.ts';
import { headNumber, headTable, tailNumber, wordsOf } from '../../../src/deed/words/words.ts';

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

test('the head of a word is its first three letters', () => {
  const heads = headTable(['thence', 'so']);
  const has = (word: string): boolean => heads[headNumber(word)] === 1;
  assert.deepEqual(['thence', 'the', 'thirty', 'so', 'sou', 's'].filter(has), ['thence', 'the', 'so']);
});

test('a table knows a word where it stands whole, and no other', () => {
  const known = wordTable([
    ['rod', 1],
    ['rods', 2],
    ['&', 3],
  ]);
  const text = 'rods & rod';
  assert.equal(known(text, 0, 4), 2);
  assert.equal(known(text, 0, 3), 1);
  assert.equal(known(text, 5, 6), 3);
  assert.equal(known(text, 7, 10), 1);
  assert.equal(known(text, 7, 9), undefined);
  assert.equal(known(text, 4, 4), undefined);
});
