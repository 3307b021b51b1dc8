import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import sharp from 'sharp';
import { sharpCodec } from '../../src/adapters/images.ts';
import { Refusal } from '../../src/contract/refusals.ts';
import { normalize } from '../../src/document/normalize.ts';
import { tiffResolution } from '../../src/document/tiff-resolution.ts';
import { blockPage, writeTiff } from './tiff-fixture.ts';

const codec = sharpCodec({ maxPixels: 50_000_000 });
const latin1 = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');
const countOf = (pdf: Uint8Array, pattern: RegExp) => latin1(pdf).match(pattern)?.length ?? 0;

test('G4 written here is read back by libtiff to the pixel, whatever the pixels', async () => {
  const pages = fc.record({
    width: fc.integer({ min: 1, max: 70 }),
    height: fc.integer({ min: 1, max: 12 }),
    runs: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 60 }),
  });
  await fc.assert(
    fc.asyncProperty(pages, async ({ width, height, runs }) => {
      const pixels = new Uint8Array(width * height).fill(255);
      let at = 0;
      for (let i = 0; at < pixels.length; i++) {
        const run = runs[i % runs.length]!;
        if (i % 2 === 0) pixels.fill(0, at, at + run);
        at += run;
      }
      const read = await sharp(writeTiff([{ width, height, pixels }]))
        .toColourspace('b-w')
        .raw()
        .toBuffer();
      assert.deepEqual([...read], [...pixels]);
    }),
    { numRuns: 150 },
  );
});

test('G4 runs longer than 2,560 pixels are read back to the pixel', async () => {
  const width = 9000;
  const pixels = new Uint8Array(width * 3).fill(255);
  pixels.fill(0, 100, 8000);
  pixels.fill(0, width + 2600, width + 2601);
  const read = await sharp(writeTiff([{ width, height: 3, pixels }]))
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  assert.ok(read.equals(Buffer.from(pixels)));
});

const orders: [sentence: string, options: { little?: boolean; big?: boolean }][] = [
  ['a TIFF in Intel order', { little: true }],
  ['a TIFF in Motorola order', { little: false }],
  ['a BigTIFF', { big: true }],
  ['a BigTIFF in Motorola order', { big: true, little: false }],
];
for (const [sentence, options] of orders)
  test(`${sentence} keeps all three pages, each as one G4 image`, async () => {
    const tiff = writeTiff([blockPage(60, 40, 3), blockPage(80, 50, 5), blockPage(33, 70, 7)], options);
    const pdf = await normalize(tiff, 'tiff', codec);
    assert.equal(countOf(pdf, /\/Type \/Page\b(?!s)/g), 3);
    assert.equal(countOf(pdf, /\/CCITTFaxDecode/g), 3);
    for (const width of [60, 80, 33]) assert.ok(latin1(pdf).includes(`/Columns ${width} `));
  });

test('the same image gives the same bytes', async () => {
  const tiff = writeTiff([blockPage(90, 90, 3)]);
  assert.deepEqual(await normalize(tiff, 'tiff', codec), await normalize(tiff, 'tiff', codec));
});

test('the page size follows the resolution, and a fax page has two', async () => {
  const tiff = writeTiff([{ ...blockPage(408, 196, 3), dpiX: 204, dpiY: 98 }]);
  assert.deepEqual(tiffResolution(tiff, 0), { dpiX: 204, dpiY: 98 });
  assert.match(latin1(await normalize(tiff, 'tiff', codec)), /MediaBox \[0 0 144 144\]/);
});

test('a page scanned sideways stands upright: the sides of its page are swapped', async () => {
  const tiff = writeTiff([{ ...blockPage(300, 600, 3), orientation: 6 }]);
  assert.match(latin1(await normalize(tiff, 'tiff', codec)), /MediaBox \[0 0 144 72\]/);
});

test('a grey PNG keeps its own compressed rows', async () => {
  const png = await sharp(Buffer.alloc(40 * 30, 77), { raw: { width: 40, height: 30, channels: 1 } })
    .png()
    .toBuffer();
  const pdf = latin1(await normalize(png, 'png', codec));
  assert.match(pdf, /\/Predictor 15/);
  const idat = png.subarray(png.indexOf('IDAT') + 4, png.indexOf('IEND') - 8).toString('latin1');
  assert.ok(pdf.includes(idat));
});

test('a PNG of black and white becomes G4', async () => {
  const pixels = Buffer.from(blockPage(64, 64, 3).pixels);
  const png = await sharp(pixels, { raw: { width: 64, height: 64, channels: 1 } })
    .png()
    .toBuffer();
  assert.match(latin1(await normalize(png, 'png', codec)), /\/CCITTFaxDecode/);
});

test('a transparent PNG is laid on white', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  assert.match(latin1(await normalize(png, 'png', codec)), /\/Type \/Page\b/);
});

test('a JPEG goes into the PDF unchanged', async () => {
  const jpeg = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a0b0c0' } })
    .jpeg()
    .toBuffer();
  const pdf = latin1(await normalize(jpeg, 'jpeg', codec));
  assert.ok(pdf.includes(jpeg.toString('latin1')));
});

const refused: [
  sentence: string,
  kind: 'tiff' | 'png' | 'jpeg',
  bytes: () => Promise<Uint8Array>,
  type: string,
  says: RegExp,
][] = [
  [
    'the second page damaged is named',
    'tiff',
    async () => {
      const tiff = writeTiff([blockPage(200, 200, 3), blockPage(200, 200, 5)]);
      const second = tiff.length - 166 - 16 - 200;
      tiff.fill(0xaa, second, second + 150);
      return Promise.resolve(tiff);
    },
    'conversion_failed',
    /[Pp]age 2/,
  ],
  [
    'a TIFF without a directory',
    'tiff',
    () => Promise.resolve(Uint8Array.from([0x49, 0x49, 0x2a, 0, 0, 0, 0, 0])),
    'conversion_failed',
    /cannot be opened/,
  ],
  [
    'a JPEG cut in half',
    'jpeg',
    async () => {
      const noise = Buffer.from(blockPage(200, 200, 3).pixels);
      const jpeg = await sharp(noise, { raw: { width: 200, height: 200, channels: 1 } })
        .jpeg()
        .toBuffer();
      return jpeg.subarray(0, jpeg.length / 2);
    },
    'conversion_failed',
    /[Pp]age 1/,
  ],
  [
    'more pixels than the limit',
    'png',
    () =>
      sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    'conversion_failed',
    /pixel/i,
  ],
];
for (const [sentence, kind, bytes, type, says] of refused)
  test(`refused: ${sentence}`, async () => {
    await assert.rejects(normalize(await bytes(), kind, codec), (error) => {
      assert.ok(error instanceof Refusal);
      assert.equal(error.type, type);
      assert.match(error.message, says);
      return true;
    });
  });

test('refused: a PDF over the size limit after conversion', async () => {
  const tiff = writeTiff([blockPage(200, 200, 3)]);
  await assert.rejects(normalize(tiff, 'tiff', codec, { maxPages: 5, maxPdfBytes: 500 }), {
    type: 'document_too_large',
  });
});

test('refused: more pages than the limit', async () => {
  const tiff = writeTiff([blockPage(20, 20, 3), blockPage(20, 20, 5)]);
  await assert.rejects(normalize(tiff, 'tiff', codec, { maxPages: 1, maxPdfBytes: 1e6 }), {
    type: 'conversion_failed',
  });
});
