// Takes: an open PDF page. Gives: it as grey pixels: the scan's own where one picture is the page, else rendered.
// Never: more pixels than the limit, and never a picture stretched: a scan's pixels are worth more than a rendering of them.
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { Refusal } from '../contract/refusals.ts';
import { cropRaster, turnRaster, type PageRaster, type Raster } from '../document/raster.ts';
import type { PageFrame } from './pdf-frame.ts';
import { heapOf } from './pdf.ts';
import { areaOf, type PageObjects, type PagePicture } from './pdf-objects.ts';

const GREY = 1;
const BGR = 2;
const RENDER_FLAGS = 0x01 | 0x08; // annotations (stamps) drawn, in grey
const DEFAULT_DPI = 300;
const DPI_RANGE = { min: 150, max: 400 };

export interface RasterSettings {
  readonly maxPixels: number;
  /** False where something visible lies on top of the picture. */
  readonly pictureAlone: boolean;
}

export function readRaster(
  pdfium: WrappedPdfiumModule,
  page: number,
  frame: PageFrame,
  objects: PageObjects,
  settings: RasterSettings,
): PageRaster {
  for (const picture of objects.pictures)
    if (picture.widthPx * picture.heightPx > settings.maxPixels)
      throw new Refusal(
        'conversion_failed',
        `A picture of ${picture.widthPx} x ${picture.heightPx} pixels is over the limit of ${settings.maxPixels}.`,
      );
  const whole = settings.pictureAlone ? pictureOfPage(frame, objects) : null;
  const own = whole && pixelsOf(pdfium, whole, frame);
  return own ?? render(pdfium, page, frame, objects, settings.maxPixels);
}

/** The one picture that is the page: upright or turned by quarters, and everything else on the page is a speck beside it. */
function pictureOfPage(frame: PageFrame, objects: PageObjects): PagePicture | null {
  if (objects.forms > 0) return null;
  const [first, second] = objects.pictures.toSorted((a, b) => areaOf(b.box) - areaOf(a.box));
  if (!first || areaOf(first.box) < 0.5 * frame.widthPt * frame.heightPt) return null;
  if (second && areaOf(second.box) > 0.01 * areaOf(first.box)) return null;
  const [a, b, c, d] = first.matrix;
  const skewed = Math.min(Math.abs(a) + Math.abs(d), Math.abs(b) + Math.abs(c)) > 0.001 * (Math.abs(a) + Math.abs(b));
  return skewed || first.widthPx < 16 || first.heightPx < 16 ? null : first;
}

function pixelsOf(pdfium: WrappedPdfiumModule, picture: PagePicture, frame: PageFrame): PageRaster | null {
  const bitmap = pdfium.FPDFImageObj_GetBitmap(picture.object);
  if (bitmap === 0) return null;
  try {
    const raster = greyOf(pdfium, bitmap);
    if (!raster || isMostlyDark(raster)) return null;
    const { quarters, mirrored } = turnOf(picture.matrix);
    return seenPart(turnRaster(raster, quarters + frame.quarter, mirrored), picture.box, frame);
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

/** A stencil or an inverted picture, which only rendering draws as it is seen. */
function isMostlyDark({ pixels }: Raster): boolean {
  let dark = 0;
  let seen = 0;
  for (let i = 0; i < pixels.length; i += 101, seen++) if (pixels[i]! < 100) dark++;
  return dark > 0.6 * seen;
}

/** What of a picture lies on the page: a crop box may cut a part off, and what is cut off is not read. */
function seenPart(raster: Raster, box: PagePicture['box'], frame: PageFrame): PageRaster | null {
  const perPtX = raster.width / (box[2] - box[0]);
  const perPtY = raster.height / (box[3] - box[1]);
  const x0 = Math.max(0, Math.floor(-box[0] * perPtX));
  const y0 = Math.max(0, Math.floor(-box[1] * perPtY));
  const x1 = Math.min(raster.width, Math.ceil((frame.widthPt - box[0]) * perPtX));
  const y1 = Math.min(raster.height, Math.ceil((frame.heightPt - box[1]) * perPtY));
  if (x0 >= x1 || y0 >= y1) return null;
  if (x0 === 0 && y0 === 0 && x1 === raster.width && y1 === raster.height) return { ...raster, box };
  const seen = [box[0] + x0 / perPtX, box[1] + y0 / perPtY, box[0] + x1 / perPtX, box[1] + y1 / perPtY] as const;
  return { ...cropRaster(raster, x0, y0, x1, y1), box: seen };
}

/** How the matrix lays the picture's rows on the page, as a mirroring and then quarters clockwise. */
function turnOf([a, b, c, d]: PagePicture['matrix']): { quarters: number; mirrored: boolean } {
  const mirrored = a * d - b * c < 0;
  const [right, up] = mirrored ? [-a, -b] : [a, b]; // where the first row's direction points once unmirrored
  const quarters = Math.abs(right) >= Math.abs(up) ? (right > 0 ? 0 : 2) : up > 0 ? 3 : 1;
  return { quarters, mirrored };
}

function greyOf(pdfium: WrappedPdfiumModule, bitmap: number): Raster | null {
  const width = pdfium.FPDFBitmap_GetWidth(bitmap);
  const height = pdfium.FPDFBitmap_GetHeight(bitmap);
  const stride = pdfium.FPDFBitmap_GetStride(bitmap);
  const format = pdfium.FPDFBitmap_GetFormat(bitmap);
  const from = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const heap = heapOf(pdfium);
  if (width < 1 || height < 1 || from === 0 || format < GREY) return null;
  const pixels = new Uint8Array(width * height);
  const step = format === GREY ? 1 : format === BGR ? 3 : 4;
  for (let y = 0; y < height; y++) {
    const row = from + y * stride;
    if (step === 1) pixels.set(heap.subarray(row, row + width), y * width);
    else for (let x = 0; x < width; x++) pixels[y * width + x] = luma(heap, row + x * step);
  }
  return { width, height, pixels };
}

/** Rec. 601, from blue, green, red. */
function luma(heap: Uint8Array, at: number): number {
  return (heap[at]! * 29 + heap[at + 1]! * 150 + heap[at + 2]! * 77) >> 8;
}

function render(
  pdfium: WrappedPdfiumModule,
  page: number,
  frame: PageFrame,
  objects: PageObjects,
  maxPixels: number,
): PageRaster {
  const wanted = renderDpi(objects);
  const areaIn = (frame.widthPt * frame.heightPt) / (72 * 72);
  const dpi = Math.min(wanted, Math.sqrt(maxPixels / Math.max(areaIn, 1e-6)));
  const width = Math.max(1, Math.floor((frame.widthPt / 72) * dpi));
  const height = Math.max(1, Math.floor((frame.heightPt / 72) * dpi));
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, GREY, 0, 0);
  if (bitmap === 0) throw new Refusal('conversion_failed', 'The page is too large to be drawn.');
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RENDER_FLAGS);
    const raster = greyOf(pdfium, bitmap);
    if (!raster) throw new Refusal('conversion_failed', 'The page cannot be drawn.');
    return { ...raster, box: [0, 0, frame.widthPt, frame.heightPt] };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

/** A page as people look at it, in colour. */
export interface PagePixels {
  readonly width: number;
  readonly height: number;
  readonly widthPt: number;
  readonly heightPt: number;
  /** Red, green, blue and one byte that says nothing. */
  readonly pixels: Uint8Array;
}

const BGRX = 3;
const COLOUR_FLAGS = 0x01 | 0x10; // annotations drawn; red before blue

export function readColours(pdfium: WrappedPdfiumModule, page: number, frame: PageFrame, mostPx: number): PagePixels {
  const { widthPt, heightPt } = frame;
  const scale = mostPx / Math.max(widthPt, heightPt, 1);
  const width = Math.max(1, Math.round(widthPt * scale));
  const height = Math.max(1, Math.round(heightPt * scale));
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BGRX, 0, 0);
  if (bitmap === 0) throw new Refusal('conversion_failed', 'The page is too large to be drawn.');
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, COLOUR_FLAGS);
    const from = pdfium.FPDFBitmap_GetBuffer(bitmap);
    return { width, height, widthPt, heightPt, pixels: heapOf(pdfium).slice(from, from + 4 * width * height) };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

/** The resolution of the page's largest picture, within reason: rendering coarser loses it, finer adds nothing. */
function renderDpi(objects: PageObjects): number {
  const largest = objects.pictures.toSorted((a, b) => areaOf(b.box) - areaOf(a.box))[0];
  if (!largest || largest.box[2] <= largest.box[0]) return DEFAULT_DPI;
  const longPx = Math.max(largest.widthPx, largest.heightPx);
  const longPt = Math.max(largest.box[2] - largest.box[0], largest.box[3] - largest.box[1]);
  return Math.min(DPI_RANGE.max, Math.max(DPI_RANGE.min, (longPx / longPt) * 72));
}
