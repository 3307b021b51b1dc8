import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLineReader } from '../../../src/adapters/ocr/line-reader.ts';
import { scanOf } from './scan-page-fixture.ts';

const reader = await createLineReader();

const LINES = [
  'thence North 45 degrees 10 minutes East 100.25 feet to a stone;',
  'THENCE SOUTH 12 DEGREES 30 MINUTES WEST, A DISTANCE OF 318.60 FEET',
  'recorded in Book 417, Page 88; containing 5.02 acres, more or less.',
] as const;
const DPI = 200;

test('our own reader reads lines of figures off a scan, and says where its letters stand', async () => {
  const page = await scanOf(LINES, DPI);
  for (const [i, expected] of LINES.entries()) {
    const baseline = ((90 + i * 18) / 72) * DPI;
    const place = { x0: DPI, x1: DPI * 7.4, baseline0: baseline, baseline1: baseline, xHeight: (5.4 / 72) * DPI };
    const letters = reader.read(page, place);
    const text = letters.map((letter) => letter.text).join('');
    assert.equal(text.trim(), expected);
    const at = letters.find((letter) => letter.text === expected.trim().at(-1));
    assert.ok(at && at.x > DPI && at.x < DPI * 8);
  }
});

test('on empty paper it reads nothing', () => {
  const page = { width: 800, height: 100, pixels: new Uint8Array(80_000).fill(255) };
  const letters = reader.read(page, { x0: 40, x1: 700, baseline0: 60, baseline1: 60, xHeight: 15 });
  assert.equal(
    letters
      .map((letter) => letter.text)
      .join('')
      .trim(),
    '',
  );
});
