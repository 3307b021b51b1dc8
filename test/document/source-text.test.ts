import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pastedText, placesOf, type SourceText } from '../../src/document/source-text.ts';

describe('a value knows its place', () => {
  test('pasted text: offsets are code points, not UTF-16 units', () => {
    const text = '\u{1f600}\u{1f600} N 45\u00b0 E';
    const start = text.indexOf('N');
    assert.deepEqual(placesOf(pastedText(text), start, start + 5), [{ page: 1, start: 3, end: 8, boxes: [] }]);
  });

  const document: SourceText = {
    text: 'thence North\n500 feet',
    kind: 'document',
    runs: [
      { start: 0, end: 6, page: 1, box: [10.004, 100, 50, 112], confidence: 1 },
      { start: 7, end: 12, page: 1, box: [55, 101, 89.99999389, 112], confidence: 1 },
      { start: 13, end: 16, page: 2, box: [10, 20, 30, 32], confidence: 0.9 },
      { start: 17, end: 21, page: 2, box: [10, 40, 30, 52], confidence: 0.9 },
    ],
    alternates: [],
    unread: [],
  };
  test('words of one printed row are one box, to the hundredth of a point; a page is one place', () =>
    assert.deepEqual(placesOf(document, 0, 16), [
      { page: 1, start: null, end: null, boxes: [[10, 100, 90, 112]] },
      { page: 2, start: null, end: null, boxes: [[10, 20, 30, 32]] },
    ]));
  test('a value that touches part of a word takes the word', () =>
    assert.deepEqual(placesOf(document, 15, 19), [
      {
        page: 2,
        start: null,
        end: null,
        boxes: [
          [10, 20, 30, 32],
          [10, 40, 30, 52],
        ],
      },
    ]));
  test('a stretch without ink has no place', () => assert.deepEqual(placesOf(document, 12, 13), []));
});
