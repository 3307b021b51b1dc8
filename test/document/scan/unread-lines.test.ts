// Which lines of a page are found that nobody read; every page is of made-up letters, 18 pixels high.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PlacedWord } from '../../../src/document/placed-word.ts';
import { unreadLines } from '../../../src/document/scan/unread-lines.ts';
import { blank, line, rectangle } from './scan-fixture.ts';

const [LETTER_PX, PITCH, LEFT] = [18, 36, 200];

type Page = ReturnType<typeof blank>;

function print(page: Page, row: number, letters: number, x = LEFT, height = LETTER_PX): void {
  for (let i = 0; i < letters; i++) rectangle(page, x + i * 16, 300 + row * PITCH + LETTER_PX - height, 10, height);
}

/** As a recogniser boxes it: one word of all its letters. */
function read(row: number, letters: number, x = LEFT): PlacedWord[] {
  const y = 300 + row * PITCH;
  return [
    { text: 'x'.repeat(letters), box: [x, y, x + letters * 16 - 6, y + LETTER_PX], confidence: 1, alternates: [] },
  ];
}

/** Six lines of 40 letters, of which the rows named were not read. */
function pageWithout(...unread: number[]): { page: Page; lines: PlacedWord[][] } {
  const page = blank();
  for (let row = 0; row < 6; row++) print(page, row, 40);
  return { page, lines: [0, 1, 2, 3, 4, 5].filter((row) => !unread.includes(row)).map((row) => read(row, 40)) };
}

describe('lines that were passed over are found, in their order', () => {
  const rows: [name: string, unread: number[], behind: number[]][] = [
    ['none', [], []],
    ['one between two', [2], [2]],
    ['two, one under the other', [2, 3], [2, 2]],
    ['two, apart', [1, 4], [1, 3]],
    ['the first', [0], [0]],
    ['the last', [5], [5]],
  ];
  for (const [name, unread, behind] of rows)
    test(name, () => {
      const { page, lines } = pageWithout(...unread);
      const found = unreadLines(page, lines);
      assert.deepEqual(
        found.map((one) => one.behind),
        behind,
      );
      found.forEach(({ image, x, y }, i) => {
        const top = 300 + unread[i]! * PITCH;
        assert.ok(x < LEFT && x + image.width > LEFT + 634 && y < top && y + image.height > top + LETTER_PX);
        assert.ok(image.height < 2 * LETTER_PX, 'of its neighbours nothing is in it');
      });
    });
  test('a short one, of which a neighbour is read beside it', () => {
    const { page, lines } = pageWithout(2);
    print(page, 2, 20, 1000);
    const found = unreadLines(page, [...lines, read(2, 20, 1000)]);
    assert.equal(found.length, 1);
    assert.ok(found[0]!.x + found[0]!.image.width < 1000);
  });
});

describe('what is no lettering of that size is none', () => {
  const rows: [name: string, draw: (page: Page) => void][] = [
    ['nothing', () => undefined],
    ['a rule', (page) => rectangle(page, LEFT, 300 + 2 * PITCH + 6, 600, 3)],
    ['a bar', (page) => rectangle(page, LEFT, 300 + 2 * PITCH, 600, LETTER_PX)],
    ['specks', (page) => [0, 90, 310, 400].forEach((x) => rectangle(page, LEFT + x, 300 + 2 * PITCH + x / 40, 3, 3))],
    ['two letters', (page) => print(page, 2, 2)],
    ['letters far apart', (page) => [0, 200, 400, 600].forEach((x) => print(page, 2, 1, LEFT + x))],
    ['small print', (page) => print(page, 2, 40, LEFT, 7)],
    ['a slanting line', (page) => line(page, [LEFT, 300 + 2 * PITCH], [LEFT + 600, 318 + 2 * PITCH], 3)],
  ];
  for (const [name, draw] of rows)
    test(name, () => {
      const page = blank();
      const read4 = [0, 1, 3, 4].map((row) => (print(page, row, 40), read(row, 40)));
      draw(page);
      assert.deepEqual(unreadLines(page, read4), []);
    });
  test('a page of which nothing was read', () => assert.deepEqual(unreadLines(pageWithout().page, []), []));
});
