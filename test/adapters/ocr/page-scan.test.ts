import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createDocumentReader } from '../../../src/adapters/page-reader.ts';
import { turnRaster, type Raster } from '../../../src/document/raster.ts';
import { placesOf } from '../../../src/document/source-text.ts';
import { writeTiff } from '../../document/tiff-fixture.ts';
import { rectangle, steppedRing } from '../../document/scan/scan-fixture.ts';
import { scanOf, scanOfPlaced } from './scan-page-fixture.ts';

const reader = createDocumentReader({ ocrWorkers: 1, pdfWorkers: 1 });
after(() => reader.close());

const SENTENCES = [
  'All of that certain field or meadow of land lying by the mill in the',
  'County of Oldham and now to be further bounded and described thus:',
  'Beginning at a stone; thence North 45 degrees 10 minutes East 100.25 feet',
  'to an iron pin; thence South 12 degrees 30 minutes East 318.60 feet to an',
  'old white oak; thence with the creek to the point of beginning.',
];

const tiffOf = (scan: Raster) => writeTiff([{ ...scan, dpiX: 200, dpiY: 200 }]);

test('a 1-bit scan is read, with boxes on the page and confidences', async () => {
  const { source, models, pages } = await reader.read(tiffOf(await scanOf(SENTENCES)));
  assert.equal(source.text.replace(/\s+/g, ' '), SENTENCES.join(' '));
  assert.deepEqual([models, pages, source.kind], [['thence-ocr/1.0'], 1, 'document']);
  const at = source.text.indexOf('318.60');
  const [x0, y0, x1, y1] = placesOf(source, at, at + 6)[0]!.boxes[0]!;
  assert.ok(y0! > 130 && y1! < 155 && x0! > 300 && x1! < 420, `${x0} ${y0} ${x1} ${y1}`);
  assert.ok(source.runs.every((run) => run.confidence > 0 && run.confidence <= 1));
});

test('a scan that lies on its side is read, its boxes on the page as it lies', async () => {
  const { source } = await reader.read(tiffOf(turnRaster(await scanOf(SENTENCES), 1)));
  assert.equal(source.text.replace(/\s+/g, ' '), SENTENCES.join(' '));
  const [x0, , x1, y1] = source.runs[0]!.box;
  assert.ok(x0 > 690 && x1 < 715 && y1 < 100, String(source.runs[0]!.box));
});

test('a scan that stands on its head is read line by line, though a heading begins far to the right', async () => {
  const lines = [`${' '.repeat(80)}Exhibit of the deed`, ...SENTENCES, ...SENTENCES.slice(0, 2)];
  const { source } = await reader.read(tiffOf(turnRaster(await scanOf(lines), 2)));
  assert.equal(source.text.replace(/\s+/g, ' ').trim(), lines.join(' ').trim());
});

test('a scan on ruled paper under a great word is read as if neither were there', async () => {
  const scan = await scanOf(SENTENCES);
  for (let i = 0; i < SENTENCES.length; i++) rectangle(scan, 150, 251 + 50 * i, 1400, 3);
  steppedRing(scan, 700, 400, 300, 2.6);
  const { source } = await reader.read(tiffOf(scan));
  assert.equal(source.text.replace(/\s+/g, ' '), SENTENCES.join(' '));
});

const LEFT = [
  'Beginning at a stone in the line of',
  'Pell; thence North 45 degrees 10',
  'minutes East 100.25 feet to an iron',
  'pin; thence South 12 degrees 30',
  'minutes East 318.60 feet to an old',
  'white oak; thence South 71 degrees',
  '15 minutes West 204.75 feet to the',
];
const typed = (x: number, y: number, pitch: number, lines: readonly string[]) =>
  lines.map((text, i) => ({ x, y: y + i * pitch, text }));

test('columns of a scan whose lines are not level are read one after the other', async () => {
  const right = [
    'bank of Otter Creek; thence up the',
    'creek to the point of beginning. The',
    'said field is held in common with',
    'the heirs of Ida Pell and of Amos',
    'Oldham, who have set their hands to',
    'this paper at the mill.',
  ];
  const scan = await scanOfPlaced([...typed(72, 90, 16, LEFT), ...typed(330, 97, 16, right)]);
  const { source } = await reader.read(tiffOf(scan));
  assert.equal(source.text.replace(/\s+/g, ' ').trim(), [...LEFT, ...right].join(' '));
});

test('a table of a scan beside a paragraph is read row by row, behind it', async () => {
  const cells = ['LINE', 'BEARING', 'LENGTH'].map((title, column) => [
    title,
    ...[1, 2, 3, 4, 5, 6].map((row) => [`L${row}`, `N 4${row}°10'2${row}" E`, `1${row}3.2${row}'`][column]!),
  ]);
  const table = cells.flatMap((column, i) => typed([340, 390, 500][i]!, 92, 21, column));
  const { source } = await reader.read(tiffOf(await scanOfPlaced([...typed(72, 90, 16, LEFT), ...table])));
  const rows = cells[0]!.map((_, row) => cells.map((column) => column[row]).join(' '));
  assert.equal(source.text.replace(/\s+/g, ' ').trim(), [...LEFT, ...rows].join(' '));
});

test('a page that takes too long is given up by name; alone, it fails the document', async () => {
  const hasty = createDocumentReader({ ocrWorkers: 1, pageTimeoutMs: 1 });
  await assert.rejects(hasty.read(tiffOf(await scanOf(SENTENCES))), {
    type: 'conversion_failed',
    message: /page 1: it took more than/,
  });
  await hasty.close();
});
