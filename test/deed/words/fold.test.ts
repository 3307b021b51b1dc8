// Letters of other alphabets that stand for Latin ones, and those that do not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold } from '../../../src/deed/words/fold.ts';

const rows: [printed: string, read: string][] = [
  ['thence Ν 10° Ε', 'thence n 10° e'],
  ['Ѕ 80° Е 200 fеet', 's 80° e 200 feet'],
  ['N. 4\u0652 12’ E., N 4\u030a12’ E, N 4○', "n. 4° 12' e., n 4°12' e, n 4°"],
  ['Δ = 12°', 'δ = 12°'],
  // A word with letters that look like no Latin ones is none of ours.
  ['on Elm Avе\nпие', 'on elm ave\nпие'],
];
for (const [printed, read] of rows) test(`${printed}: ${read}`, () => assert.equal(fold(printed), read));
