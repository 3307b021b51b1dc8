import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordKind, wordPlaces } from '../../../src/deed/words/word-places.ts';
import { tailsOf } from '../../../src/deed/words/word-tail.ts';

const BROOK = wordKind(['brook']);

const places: [text: string, starts: number[]][] = [
  ['brook, by the brook', [0, 14]],
  ['brooks and a brookside', []],
  ['3brook _brook', []],
  ['(brook)', [1]],
  ['', []],
];
for (const [text, starts] of places)
  test(`whole words in ${JSON.stringify(text)}`, () => {
    const found = wordPlaces(text);
    assert.deepEqual(
      [...found.starts.subarray(0, found.count)].filter((_, i) => (found.kinds[i]! & BROOK) !== 0),
      starts,
    );
    assert.equal((found.held & BROOK) !== 0, starts.length > 0);
  });

const mayEnd = tailsOf(['within', 'of']);
const ends: [words: string, answer: boolean][] = [
  ['a width of', true],
  ['lies within', true],
  ['thence', false],
  ['in.', false],
  ['', false],
];
for (const [words, answer] of ends)
  test(`${JSON.stringify(words)} may ${answer ? '' : 'not '}end so`, () =>
    assert.equal(mayEnd(words, words.length), answer));
