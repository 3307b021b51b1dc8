// A line that the recogniser passes over is read all the same, by the real readers.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createReaders, readByBoth } from '../../../src/adapters/ocr/readers.ts';
import { withUnread } from '../../../src/adapters/ocr/unread-look.ts';
import type { PlacedWord } from '../../../src/document/placed-word.ts';
import { rectangle } from '../../document/scan/scan-fixture.ts';
import { scanOf } from './scan-page-fixture.ts';

const SENTENCES = [
  'Beginning at a stone in the line of Pell; thence North 45 degrees 10 minutes',
  'East 100.25 feet;',
  'thence South 12 degrees 30 minutes East 318.60 feet to an old white oak;',
  'thence with the creek to the point of beginning.',
];
const textOf = (lines: readonly (readonly PlacedWord[])[]): string[] =>
  lines.map((line) => line.map((word) => word.text).join(' '));

describe('a line that was passed over stands where it was printed', async () => {
  const readers = await createReaders();
  const page = await scanOf(SENTENCES, 300);
  const read = readByBoth(readers, page);
  for (let i = 0; i < SENTENCES.length; i++)
    test(SENTENCES[i], () => {
      const lines = withUnread(readers, page, read.toSpliced(i, 1));
      assert.deepEqual(textOf(lines), SENTENCES);
      const [x0, y0, x1, y1] = read[i]![0]!.box;
      const box = lines[i]![0]!.box;
      assert.ok(
        [x0, y0, x1, y1].every((edge, k) => Math.abs(edge - box[k]!) < 4),
        `${box.join(' ')} for ${read[i]![0]!.box.join(' ')}`,
      );
    });
  test('and nothing is added to a page that was read whole', () =>
    assert.deepEqual(withUnread(readers, page, read), read));
  test('nor what is no lettering', () => {
    const drawn = { ...page, pixels: page.pixels.slice() };
    for (let x = 300; x < 1500; x += 60) rectangle(drawn, x, 900, 22 + (x % 17), 30);
    assert.deepEqual(withUnread(readers, drawn, read), read);
  });
});
