import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBetter, isImpossible } from '../../../src/document/scan/doubt.ts';
import { typed } from '../word-fixture.ts';

const lines: [line: string, impossible: boolean][] = [
  ['thence North 88°13\'66" West, a distance', true],
  ['thence South 88°55\'564" East, a', true],
  ['thence N 88°65\'10" E 10 feet', true],
  ['thence N 88°6510" E 10 feet', true],
  ['thence N 88°55\'54" E 166.66 feet', false],
  ["thence N 8°5' E 666' to a stone", false],
  ['thence North 61 degrees West', false],
];
for (const [line, impossible] of lines)
  test(`${line} ${impossible ? 'is looked at again' : 'stands'}`, () =>
    assert.equal(isImpossible(typed(0, 0, line)), impossible));

test('a second reading counts only where it is possible and of the same line', () => {
  const first = typed(0, 0, 'thence North 88°13\'66" West, a distance');
  assert.ok(isBetter(first, typed(0, 0, 'thence North 88°13\'56" West, a distance')));
  assert.ok(!isBetter(first, typed(0, 0, 'thence North 88°13\'86" West, a distance')));
  assert.ok(!isBetter(first, typed(0, 0, '88°13\'56"')));
});
