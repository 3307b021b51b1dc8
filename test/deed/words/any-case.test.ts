import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { anyCase } from '../../../src/deed/words/any-case.ts';

const SAME: readonly [pattern: RegExp, yes: readonly string[], no: readonly string[]][] = [
  [/\bdeed\s(?-i:[A-Z])/i, ['DEED A', 'a Deed B'], ['deed a', 'DEED b']],
  [/^(?<who>(?-i:[A-Z])[\w.'’-]*)\s(?:inc|llc)\b/i, ['Elm INC', 'Elm Inc'], ['elm inc']],
  [/(?-i:D(?:EED|eed))\sof/i, ['DEED OF', 'Deed Of'], ['dEED of', 'deed of']],
  [/[^a-z\n]{3}(?-i:x)/i, ['123x'], ['ABCx', '123X']],
  [/\u00bd|\x41b(?<=(?-i:[a-z])?)/i, ['½', 'AB'], ['q']],
];
describe('a pattern in any case reads as the flag would', () => {
  for (const [pattern, yes, no] of SAME) {
    const spelled = anyCase(pattern);
    test(pattern.source, () => {
      assert.ok(!spelled.flags.includes('i') && !spelled.source.includes('(?-i:'));
      for (const text of yes) assert.ok(spelled.test(text), text);
      for (const text of no) assert.ok(!spelled.test(text), text);
    });
  }
});
test('it keeps its other flags and its groups', () => {
  const pattern = anyCase(/(?<kind>lot)s?\s(?-i:A)/giy);
  assert.equal(pattern.flags, 'gy');
  assert.equal(pattern.exec('LOTS A')?.groups?.['kind'], 'LOT');
});
