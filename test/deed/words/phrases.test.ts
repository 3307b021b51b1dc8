import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayHoldPhrase } from '../../../src/deed/words/phrases.ts';

/** Longer than a text that is searched at once, and of letters that no phrase below has. */
const AROUND = 'zzz zuz. '.repeat(40);

const CASES: readonly (readonly [list: string, words: string, may: boolean])[] = [
  ['plat_of', 'the plat of', true],
  ['plat_of', 'PLAT OF', true],
  ['plat_of', 'plat\nof', true],
  ['plat_of', 'plat   of', true],
  ['plat_of', 'plat\u00a0 of', true],
  ['plat_of', 'plat for', false],
  ['plat_of', 'replat of', false],
  ['plat_for plat_of', 'plat of', true],
  ['know_all_men', 'know all  men', true],
  ['know_all_men', 'know all', false],
  ['grant|', 'grant, bargain', true],
  ['grant|', 'grant', true],
  ['grant|', 'grant“', true],
  ['grant|', 'granted', false],
  ['grant|', 'grant\u212a', true],
  ['sta_0', 'sta 12', true],
  ['sta_0', 'sta on', false],
  ["surveyor's_certificate", 'surveyor’s certificate', true],
];

for (const [list, words, may] of CASES)
  test(`a long text with ${JSON.stringify(words)} ${may ? 'may' : 'cannot'} hold ${list}`, () => {
    assert.equal(mayHoldPhrase(list)(`${AROUND}${words}`), may);
    assert.equal(mayHoldPhrase(list)(`${words} ${AROUND}`), may);
  });

test('a short text may hold anything', () => {
  assert.equal(mayHoldPhrase('plat_of')('nothing of the kind'), true);
});
