// How high the boxes of words are when a line beside theirs was passed over.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Box, PlacedWord } from '../../../src/document/placed-word.ts';
import { asHighAsInk } from '../../../src/document/scan/word-boxes.ts';
import { blank, rectangle } from './scan-fixture.ts';

const PLACE = { x0: 100, x1: 700, baseline0: 400, baseline1: 400, xHeight: 20 };
const word = (box: Box): PlacedWord => ({ text: 'feet', box, confidence: 1, alternates: [] });

describe('a box is as high as the ink of its own line', () => {
  const rows: [name: string, ink: Box[], box: Box, own: Box][] = [
    [
      'capitals, boxed with the line below',
      [
        [200, 370, 300, 400],
        [200, 410, 300, 440],
      ],
      [200, 350, 300, 440],
      [200, 370, 300, 400],
    ],
    [
      'and with the line above',
      [
        [200, 370, 300, 400],
        [200, 330, 300, 360],
      ],
      [200, 330, 300, 405],
      [200, 370, 300, 400],
    ],
    [
      'a letter with a tail',
      [
        [200, 380, 300, 409],
        [200, 418, 300, 440],
      ],
      [200, 370, 300, 440],
      [200, 380, 300, 409],
    ],
    [
      'the point of an i',
      [
        [200, 380, 300, 400],
        [200, 370, 205, 377],
      ],
      [200, 350, 300, 440],
      [200, 370, 300, 400],
    ],
    ['no ink where the line is said to be', [[200, 300, 300, 320]], [200, 300, 300, 440], [200, 300, 300, 440]],
    ['an ordinary box', [[200, 380, 300, 390]], [200, 370, 300, 410], [200, 370, 300, 410]],
  ];
  for (const [name, ink, box, own] of rows)
    test(name, () => {
      const page = blank();
      for (const [x0, y0, x1, y1] of ink) rectangle(page, x0, y0, x1 - x0, y1 - y0);
      assert.deepEqual(asHighAsInk(page, [word(box)], PLACE)[0]!.box, own);
    });
  test('on a sloping line each word has its own height', () => {
    const page = blank();
    rectangle(page, 600, 420, 50, 30);
    const place = { ...PLACE, baseline1: 460 };
    assert.deepEqual(asHighAsInk(page, [word([600, 380, 650, 480])], place)[0]!.box, [600, 420, 650, 450]);
  });
});
