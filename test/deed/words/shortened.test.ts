// Points that shorten a word and those that end a sentence, in folded text.
import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import { POINT, pointBut, SHORTENING } from '../../../src/deed/words/shortened.ts';

const rows: [words: string, ends: boolean][] = [
  ['to the stake. containing', true],
  ['lot no. 4', false],
  ['the land of j. pell', false],
  ['roe vs. doe', false],
  ['filed on feb. 9', false],
  ['the tarn lumber co. mill', false],
  ['less the r/w. 5 acres', true],
  ['of 40 ft. containing', true],
];

for (const [words, ends] of rows)
  test(words, () => {
    equal(new RegExp(POINT).test(words), ends);
    equal(new RegExp(SHORTENING).test(words), !ends);
  });

test('a unit shortens where it is named', () => {
  equal(new RegExp(pointBut('ft')).test('of 40 ft. and more'), false);
  equal(new RegExp(pointBut('ft')).test('of 40 ft. and more. then'), true);
});
