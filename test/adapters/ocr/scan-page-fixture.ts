// Takes: sentences. Gives: them as a 1-bit scan, drawn by PDFium from a PDF made on the spot. For tests and benches.
import { frameOf } from '../../../src/adapters/pdf-frame.ts';
import { readObjects } from '../../../src/adapters/pdf-objects.ts';
import { readRaster } from '../../../src/adapters/pdf-raster.ts';
import { openPdf, withPage } from '../../../src/adapters/pdf.ts';
import type { Raster } from '../../../src/document/raster.ts';
import { typedPdf, type TypedLine } from '../pdf/pdf-fixture.ts';
import { randomFrom } from '../pdf/hostile-fixture.ts';

export function scanOf(sentences: readonly string[], dpi: 200 | 300 = 200): Promise<Raster> {
  return scanOfPlaced(
    sentences.map((text, i) => ({ x: 72, y: 90 + i * 18, text })),
    dpi,
  );
}

/** Sentences anywhere on the page; places in points. */
export async function scanOfPlaced(lines: readonly TypedLine[], dpi: 200 | 300 = 200): Promise<Raster> {
  const pdf = await typedPdf([lines]);
  const file = await openPdf(pdf, 1);
  const maxPixels = Math.ceil(8.5 * dpi * 11 * dpi);
  const drawn = withPage(file, 0, (page) => {
    const frame = frameOf(file.pdfium, page);
    const objects = readObjects(file.pdfium, page, frame);
    return readRaster(file.pdfium, page, frame, objects, { maxPixels, pictureAlone: false });
  });
  file.close();
  return { ...drawn, pixels: drawn.pixels.map((value) => (value < 128 ? 0 : 255)) };
}

/** Lines of a description nobody wrote. */
export function deedLines(count: number, seed = 1): string[] {
  const random = randomFrom(seed);
  const two = (below: number) => String(random(below)).padStart(2, '0');
  return Array.from(
    { length: count },
    () =>
      `thence ${random(2) ? 'North' : 'South'} ${two(90)} degrees ${two(60)} minutes ${two(60)} seconds ` +
      `${random(2) ? 'East' : 'West'} ${random(900) + 10}.${two(100)} feet to a stone;`,
  );
}
