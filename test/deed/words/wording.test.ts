import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyOf, wording } from '../../../src/deed/words/wording.ts';

const POINT = ['point', 'place', 'iron pin'];

test('a wording is a pattern: blanks are white space, a list is any of its wordings, a new line is nothing', () => {
  const beginning = wording`\b(?:the )?${['true', 'real']} ${POINT}
    [ -]of ${anyOf(['beginning', 'P\\.O\\.B\\.'])}`;
  const found = (text: string): boolean => new RegExp(beginning).test(text);
  assert.ok(found('to the true point of beginning'));
  assert.ok(found('real  iron\npin-of P.O.B.'));
  assert.ok(!found('the true post of beginning'));
});
