import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDescription } from '../../../src/deed/read-description.ts';
import { pastedText, type SourceText } from '../../../src/document/source-text.ts';

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

test('characters the page reader offers are read in place of those it chose', () => {
  const text = around('thence N 38° E 100 feet');
  const at = text.indexOf('38');
  const source: SourceText = {
    ...pastedText(text),
    alternates: [{ start: at, end: at + 2, text: '88', confidence: 0.4 }],
  };
  assert.deepEqual(readDescription(source).alternates, [
    {
      tract: 0,
      call: 0,
      field: 'bearing',
      value: { ns: 'N', degrees: 88, minutes: 0, seconds: 0, ew: 'E' },
      why: '"38" may be "88"',
    },
  ]);
});

test('a sound description offers none', () => {
  assert.deepEqual(readDescription(pastedText(around('thence N 5° E 60 feet'))).alternates, []);
});
