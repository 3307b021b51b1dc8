import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { sharpCodec } from '../../../src/adapters/images.ts';
import { frameOf } from '../../../src/adapters/pdf-frame.ts';
import { readObjects } from '../../../src/adapters/pdf-objects.ts';
import { readRaster } from '../../../src/adapters/pdf-raster.ts';
import { openPdf, withPage } from '../../../src/adapters/pdf.ts';
import { normalize } from '../../../src/document/normalize.ts';
import type { PageRaster } from '../../../src/document/raster.ts';
import { writeTiff } from '../../document/tiff-fixture.ts';

const WIDTH = 64;
const HEIGHT = 96;

/** An F: no turning or mirroring of it looks like another. */
function letterF(): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  const fill = (x: number, y: number, width: number, height: number) => {
    for (let row = y; row < y + height; row++) pixels.fill(0, row * WIDTH + x, row * WIDTH + x + width);
  };
  fill(8, 8, 8, 80);
  fill(8, 8, 40, 8);
  fill(8, 40, 24, 8);
  return pixels;
}

async function rasterOf(pdf: Uint8Array, pictureAlone: boolean): Promise<PageRaster> {
  const file = await openPdf(pdf, 1);
  try {
    return withPage(file, 0, (page) => {
      const frame = frameOf(file.pdfium, page);
      const objects = readObjects(file.pdfium, page, frame);
      return readRaster(file.pdfium, page, frame, objects, { maxPixels: 1e7, pictureAlone });
    });
  } finally {
    file.close();
  }
}

for (let orientation = 1; orientation <= 8; orientation++)
  test(`an image of orientation ${orientation} is seen upright, by its own pixels and drawn`, async () => {
    const tiff = writeTiff([{ width: WIDTH, height: HEIGHT, pixels: letterF(), dpiX: 72, dpiY: 72, orientation }]);
    const { data, info } = await sharp(tiff)
      .autoOrient()
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pdf = await normalize(tiff, 'tiff', sharpCodec({ maxPixels: 1e6 }));
    const own = await rasterOf(pdf, true);
    assert.deepEqual([own.width, own.height], [info.width, info.height]);
    assert.ok(Buffer.from(own.pixels).equals(data), 'its own pixels');
    const drawn = await rasterOf(pdf, false);
    const corner = (raster: PageRaster, x: number, y: number) =>
      raster.pixels[Math.floor(y * raster.height) * raster.width + Math.floor(x * raster.width)]! < 128;
    const probes = [0.05, 0.2, 0.3, 0.45, 0.6, 0.8, 0.95];
    for (const x of probes)
      for (const y of probes) assert.equal(corner(drawn, x, y), corner(own, x, y), `at ${x}, ${y}`);
  });

test('what a crop box cuts off a picture is not read, and the rest keeps its place', async () => {
  const tiff = writeTiff([{ width: WIDTH, height: HEIGHT, pixels: letterF(), dpiX: 72, dpiY: 72 }]);
  const pdf = Buffer.from(await normalize(tiff, 'tiff', sharpCodec({ maxPixels: 1e6 }))).toString('latin1');
  const cropped = Buffer.from(
    pdf.replace('/MediaBox [0 0 64 96]', '/CropBox [0 48 64 96] /MediaBox [0 0 64 96]'),
    'latin1',
  );
  const raster = await rasterOf(cropped, true);
  assert.deepEqual([raster.width, raster.height], [64, 48]);
  assert.deepEqual(raster.box.map(Math.round), [0, 0, 64, 48]);
});
