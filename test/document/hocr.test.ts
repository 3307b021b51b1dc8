import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOfHocr } from '../../src/document/hocr.ts';
import { mergeLayers } from '../../src/document/layers.ts';
import { blocksOf, isSheet } from '../../src/document/scan/blocks.ts';
import { componentsOf } from '../../src/document/scan/components.ts';
import { inkOf } from '../../src/document/scan/ink.ts';
import { letteringOf } from '../../src/document/scan/lettering.ts';
import { rectangle } from './scan/scan-fixture.ts';
import { typed } from './word-fixture.ts';

const choice = (confidence: number, text: string) =>
  `<span class='ocrx_cinfo' id='choice_1' title='x_confs ${confidence}'>${text}</span>`;
const group = (...choices: string[]) =>
  [`<span class='ocrx_cinfo' id='lstm_choices_1'>`, ...choices].join('\n') + '</span>';
const hocr = [
  `<div class='ocr_page' title='bbox 0 0 2550 3300'>`,
  `<span class='ocr_line' id='line_1' title="bbox 1 2 3 4">`,
  `<span class='ocrx_word' id='word_1' title='bbox 10 20 30 40; x_wconf 91'>S5`,
  group(choice(90, ' ')),
  group(choice(60, 'S'), choice(30, '$'), choice(0, '8')),
  group(choice(95, '5')),
  `</span>`,
  `<span class='ocrx_word' id='word_2' title='bbox 50 20 90 40; x_wconf 42'>&lt;A&amp;B&gt;</span>`,
  `</span>`,
  `<span class='ocr_line' id='line_2' title="bbox 1 2 3 4">`,
  `<span class='ocrx_word' id='word_3' title='bbox 10 60 30 80; x_wconf 7'> </span>`,
  `</span>`,
].join('\n');

test('hOCR becomes lines of words with boxes, confidences and alternates', () => {
  const lines = linesOfHocr(hocr);
  assert.equal(lines.length, 1);
  assert.deepEqual(lines[0]?.words, [
    {
      text: 'S5',
      box: [10, 20, 30, 40],
      confidence: 0.91,
      alternates: [{ start: 0, end: 1, text: '$', confidence: 0.3 }],
    },
    { text: '<A&B>', box: [50, 20, 90, 40], confidence: 0.42, alternates: [] },
  ]);
});

test('hOCR of an empty page is no lines', () => assert.deepEqual(linesOfHocr(''), []));

test('type over a picture stands, and what was recognised elsewhere is added', () => {
  const rows = mergeLayers(
    [typed(72, 100, 'Recorded 1999')],
    [typed(72, 101, 'Rec0rded l999'), typed(72, 200, 'thence North')],
    [],
  );
  assert.deepEqual(
    rows.map((row) => row.map((word) => word.text).join(' ')),
    ['Recorded 1999', 'thence North'],
  );
});

test('a hidden layer is a vote on what was recognised, and never a word of its own', () => {
  const rows = mergeLayers(
    [],
    [typed(72, 100, 'North 45 feet')],
    [typed(72, 100, 'North 46 feet'), typed(72, 300, 'ghost words')],
  );
  assert.deepEqual(
    rows.map((row) => row.map((word) => word.text).join(' ')),
    ['North 45 feet'],
  );
  assert.deepEqual(rows[0]![1]!.alternates, [{ start: 0, end: 2, text: '46', confidence: 0.5 }]);
  assert.deepEqual(rows[0]![0]!.alternates, []);
});

test('a wide sheet is parted into its blocks of lettering, columns from the left', () => {
  const sheet = { width: 4000, height: 1500, pixels: new Uint8Array(4000 * 1500).fill(255) };
  const block = (x: number, y: number, lines: number) => {
    for (let line = 0; line < lines; line++)
      for (let letter = 0; letter < 20; letter++) {
        rectangle(sheet, x + letter * 22, y + line * 34, 12, 20);
        sheet.pixels.fill(
          255,
          (y + line * 34 + 8) * 4000 + x + letter * 22 + 4,
          (y + line * 34 + 8) * 4000 + x + letter * 22 + 12,
        );
      }
  };
  block(2600, 200, 6);
  block(300, 900, 5);
  block(300, 300, 8);
  rectangle(sheet, 1800, 100, 12, 20); // a label alone
  const components = componentsOf(inkOf(sheet));
  const lettering = letteringOf(components, sheet.height);
  assert.ok(isSheet(lettering, sheet.width));
  const blocks = blocksOf(components, lettering, sheet.width, sheet.height);
  assert.deepEqual(
    blocks.map(({ letters }) => letters),
    [160, 100, 120],
  );
});
