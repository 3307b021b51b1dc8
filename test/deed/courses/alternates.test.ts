import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDescription } from '../../../src/deed/read-description.ts';
import { pastedText } from '../../../src/document/source-text.ts';

const around = (course: string): string =>
  `Beginning at a stone; ${course}; thence S 20° W 50 feet to a pin; thence N 70° W 60 feet to the point of beginning.`;

test('a missing letter offers both readings of the bearing', () => {
  const { alternates } = readDescription(pastedText(around("thence 31°45' west 40 feet")));
  assert.deepEqual(
    alternates.map((a) => [a.tract, a.call, a.field, a.value]),
    [
      [0, 0, 'bearing', { ns: 'N', degrees: 31, minutes: 45, seconds: 0, ew: 'W' }],
      [0, 0, 'bearing', { ns: 'S', degrees: 31, minutes: 45, seconds: 0, ew: 'W' }],
    ],
  );
});

test('words and figures that disagree offer the figure', () => {
  const { extraction, alternates } = readDescription(pastedText(around('thence N 5° E fifty (60) feet')));
  assert.equal(extraction.tracts[0]!.calls[0]!.distance, 50);
  assert.equal(extraction.tracts[0]!.calls[0]!.confidence, 'low');
  assert.deepEqual(alternates, [
    { tract: 0, call: 0, field: 'distance', value: 60, why: 'words and figures disagree; this is the other of them' },
  ]);
});

test('characters the page reader offers are read in place of those it chose; far less likely ones are called so', () => {
  const text = around("thence N 38°15' E 100 feet");
  const at = text.indexOf("38°15'");
  const run = { start: at, end: at + 6, page: 1, box: [0, 0, 9, 9] as const, confidence: 0.7 };
  const read = (offered: string, confidence: number): readonly unknown[] => {
    const alternates = [{ start: at, end: at + 6, text: offered, confidence }];
    return readDescription({ ...pastedText(text), kind: 'document', runs: [run], alternates }).alternates;
  };
  const value = { ns: 'N', degrees: 88, minutes: 15, seconds: 0, ew: 'E' };
  const alternate = { tract: 0, call: 0, field: 'bearing', value, why: `"38°15'" may be "88°15'"`, isOfDamage: true };
  assert.deepEqual(read("88°15'", 0.6), [alternate]);
  assert.deepEqual(read("88°15'", 0.4), [{ ...alternate, isUnlikely: true }]);
  const lost = { ...value, degrees: 38, minutes: 0 };
  assert.deepEqual(read('38°', 0.6), [{ ...alternate, value: lost, why: `"38°15'" may be "38°"`, isUnlikely: true }]);
  assert.deepEqual(read("38°75'", 0.6), []);
});

test('a sound description offers none', () => {
  assert.deepEqual(readDescription(pastedText(around('thence N 5° E 60 feet'))).alternates, []);
});
