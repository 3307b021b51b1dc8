// The questions asked of a word's first and last letters before a pattern is: never "no" where a word of the list stands.
import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { beforeBlanks, endsOf, nextWordAt, phrasesOf, startsOf } from '../../../src/deed/words/word-edges.ts';

const WORDS = ['to', 'a', 'Fence', 'conveyed', 'as'];

for (const word of WORDS)
  for (const said of [word, word.toUpperCase(), word.toLowerCase()])
    test(`"${said}" is told by its edges, wherever it stands`, () => {
      for (const [before, behind] of [
        ['', ''],
        ['x ', ' y'],
        ['9', '-'],
        ['é', 'é'],
      ] as const) {
        const text = `${before}${said}${behind}`;
        equal(startsOf(WORDS)(text, before.length), true);
        equal(endsOf(WORDS)(text, before.length + said.length), true);
      }
    });

test('other words are told apart', () => {
  deepEqual(
    ['tower', 'an', 'fend', 'K', '', '4'].map((word) => startsOf(WORDS)(word, 0)),
    [false, false, false, false, false, false],
  );
  deepEqual(
    ['onto', 'sea', 'thence ', 'mislayed', 'was'].map((word) => endsOf(WORDS)(word, word.length)),
    [false, false, false, false, false],
  );
});

test('of a phrase of two words both must stand', () => {
  const isPhrase = phrasesOf(['the north', 'and']);
  deepEqual(
    ['the north line', 'The\n  North', 'and so', 'the line', 'theNorth', 'andes'].map((words) => isPhrase(words, 0)),
    [true, true, true, false, false, false],
  );
});

test('blanks of every kind part the words', () => {
  equal(nextWordAt('line \t\u00a0\nof', 0), 8);
  equal(beforeBlanks('line \t\u00a0\nof', 8), 4);
  equal(beforeBlanks('  ', 2), 0);
});
