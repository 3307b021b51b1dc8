// Takes: calls of page-reader.ts over IPC: open, page, raster. Gives: a PDF's pages, in a process that may die of it.
// Never: imported by the server; it is a program of its own.
import { Refusal } from '../contract/refusals.ts';
import { pageKind, type PageKind } from '../document/page-kind.ts';
import { rowsOfGlyphs } from '../document/page-text.ts';
import type { Row } from '../document/placed-word.ts';
import type { PageRaster } from '../document/raster.ts';
import { serveParent } from './child-process-guest.ts';
import { frameOf } from './pdf-frame.ts';
import { readObjects } from './pdf-objects.ts';
import { type PagePixels, readColours, readRaster } from './pdf-raster.ts';
import { readGlyphs } from './pdf-text.ts';
import { openPdf, withPage, type PdfFile } from './pdf.ts';

export interface OpenRequest {
  readonly bytes: Uint8Array;
  readonly maxPages: number;
}

export interface PageAnswer {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly kind: PageKind;
  readonly rows: Row[];
  /** What another recogniser left under the scan. */
  readonly hiddenRows: Row[];
}

export interface RasterRequest {
  readonly index: number;
  readonly maxPixels: number;
}

export interface PictureRequest {
  readonly index: number;
  /** Of its longer side. */
  readonly mostPx: number;
}

const MAX_SIDE_PT = 20_000;
let file: PdfFile | null = null;

async function open({ bytes, maxPages }: OpenRequest): Promise<number> {
  file?.close();
  file = null;
  file = await openPdf(bytes, maxPages);
  return file.pages;
}

function opened(): PdfFile {
  if (!file) throw new Error('no document is open');
  return file;
}

function readPage(index: number): PageAnswer {
  const { pdfium } = opened();
  return withPage(opened(), index, (page) => {
    const frame = frameOf(pdfium, page);
    if (!(frame.widthPt > 0 && frame.heightPt > 0) || Math.max(frame.widthPt, frame.heightPt) > MAX_SIDE_PT)
      throw new Refusal('conversion_failed', `Page ${index + 1} of the PDF has no usable size.`);
    const objects = readObjects(pdfium, page, frame);
    const { glyphs, unmapped } = readGlyphs(pdfium, page, frame, objects.coveredText);
    const size = { widthPt: frame.widthPt, heightPt: frame.heightPt };
    const rows = rowsOfGlyphs(glyphs, size, 'visible');
    const visibleGlyphs = rows.reduce((sum, row) => sum + row.reduce((part, word) => part + word.text.length, 0), 0);
    const paths = objects.paths + objects.forms;
    const kind = pageKind({ visibleGlyphs, unmappedGlyphs: unmapped, pictureShare: objects.pictureShare, paths });
    const hiddenRows = kind === 'text' ? [] : rowsOfGlyphs(glyphs, size, 'hidden');
    return { ...size, kind, rows: kind === 'scan' ? [] : rows, hiddenRows };
  });
}

function raster({ index, maxPixels }: RasterRequest): PageRaster {
  const { pdfium } = opened();
  return withPage(opened(), index, (page) => {
    const frame = frameOf(pdfium, page);
    const objects = readObjects(pdfium, page, frame);
    const { glyphs } = readGlyphs(pdfium, page, frame, objects.coveredText);
    const seen = glyphs.some((glyph) => !glyph.hidden && !glyph.inferred && glyph.text.trim() !== '');
    return readRaster(pdfium, page, frame, objects, { maxPixels, pictureAlone: !seen && objects.paths < 20 });
  });
}

function picture({ index, mostPx }: PictureRequest): PagePixels {
  const { pdfium, pages } = opened();
  if (index >= pages) throw new Refusal('conversion_failed', `The document has ${pages} pages.`);
  return withPage(opened(), index, (page) => readColours(pdfium, page, frameOf(pdfium, page), mostPx));
}

function close(): boolean {
  file?.close();
  file = null;
  return true;
}

serveParent({ open, page: readPage, raster, picture, close });
