// Takes: a page as pixels with its place in points. Gives: its words in reading order, with boxes in points of the page as it lies.
// Never: a word without a box, nor one whose box lies off the page.
import { readingOrder } from '../../document/columns.ts';
import { movedBy, type Box, type PlacedWord, type Row } from '../../document/placed-word.ts';
import { cropRaster, type PageRaster, type Raster } from '../../document/raster.ts';
import type { Block } from '../../document/scan/blocks.ts';
import { cleanPage, type CleanPage, type MarkStep } from '../../document/scan/cleaning.ts';
import { withMarksAcross } from '../../document/scan/marks.ts';
import { boxBefore } from '../../document/scan/placement.ts';
import { partsOf } from '../../document/scan/unlevel-columns.ts';
import { preparePage, type PrepareLimits } from './prepare.ts';
import { readByBoth, type Readers } from './readers.ts';
import { detectQuarters } from './recognizer.ts';
import { secondLook } from './second-look.ts';
import { withUnread } from './unread-look.ts';

export interface ScanReading {
  readonly rows: Row[];
  /** Why part of a sheet was left unread. */
  readonly partial?: string;
}

export interface ScanLimits extends PrepareLimits {
  /** After so much CPU time no further block of a sheet is begun. */
  readonly softCpuMs: number;
  /** Steps of cleaning left out, for measuring what they bring. */
  readonly leave?: readonly MarkStep[];
}

export async function readScan(readers: Readers, page: PageRaster, limits: ScanLimits): Promise<ScanReading> {
  const started = cpuMs();
  const clean = cleanPage(page, dpiOf(page), limits.leave);
  const quarters = await quartersOf(clean);
  if (!clean.blocks || clean.blocks.length === 0 || quarters !== 0)
    return { rows: await readEitherWay(clean, quarters, (way) => readPart(readers, page, clean, way, limits)) };
  return readBlocks(readers, page, clean, clean.blocks, limits, started);
}

/** CPU time and not the clock: a busy machine must not cost a document its text. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function readPart(
  readers: Readers,
  page: PageRaster,
  part: CleanPage,
  quarters: number,
  limits: PrepareLimits,
  at: { readonly x0: number; readonly y0: number } = { x0: 0, y0: 0 },
): Promise<Row[]> {
  const { image, preparation } = await preparePage(part, quarters, limits);
  global.gc?.(); // what cleaning left behind, before Tesseract asks for as much again
  const place = (word: PlacedWord): PlacedWord => {
    const [x0, y0, x1, y1] = boxBefore(preparation, word.box);
    return { ...word, box: inPoints([x0 + at.x0, y0 + at.y0, x1 + at.x0, y1 + at.y0], page) };
  };
  const rows: Row[] = [];
  for (const column of partsOf(image, part.lettering.heightPx * preparation.scale))
    rows.push(...readingOrder(await linesWithin(readers, image, column)));
  return withMarksAcross(rows.map((row) => row.map(place)));
}

async function linesWithin(readers: Readers, image: Raster, [x0, y0, x1, y1]: Box): Promise<PlacedWord[][]> {
  const isWhole = x0 === 0 && y0 === 0 && x1 === image.width && y1 === image.height;
  const part = isWhole ? image : cropRaster(image, x0, y0, x1, y1);
  const lines = withUnread(readers, part, await secondLook(readers.page, part, readByBoth(readers, part)));
  return isWhole ? lines : lines.map((line) => line.map((word) => movedBy(word, x0, y0)));
}

/** A sheet is read block by block, the longest first: the description is among them, and time may run out. */
async function readBlocks(
  readers: Readers,
  page: PageRaster,
  clean: CleanPage,
  blocks: readonly Block[],
  limits: ScanLimits,
  started: number,
): Promise<ScanReading> {
  const read = new Map<Block, Row[]>();
  for (const block of blocks.toSorted((a, b) => b.letters - a.letters)) {
    if (cpuMs() - started > limits.softCpuMs) break;
    const raster = cropRaster(clean.raster, block.x0, block.y0, block.x1, block.y1);
    read.set(block, await readPart(readers, page, { ...clean, raster }, 0, limits, block));
  }
  const rows = blocks.flatMap((block) => read.get(block) ?? []);
  const left = blocks.length - read.size;
  return left === 0
    ? { rows }
    : { rows, partial: `${left} of ${blocks.length} blocks of the sheet were not reached in time` };
}

function dpiOf(page: PageRaster): number {
  return (page.width / Math.max(1, page.box[2] - page.box[0])) * 72;
}

/** Upright Latin text measures about 1.3 to 2.5, capitals alone about 1, text on its head less than 0.7. */
const DOUBTFUL = { from: 0.85, to: 1.15 };
const GIBBERISH = 0.45;
const OSD_PIXELS = 30_000_000;

/** The profile tells lying from standing; Tesseract's own test is asked only where it is needed: it costs seconds. */
async function quartersOf(clean: CleanPage): Promise<number> {
  if (!clean.tilt) return 0;
  const { sideways, uprightRatio } = clean.tilt;
  if (!sideways && uprightRatio >= DOUBTFUL.from) return 0;
  const small = clean.raster.pixels.length <= OSD_PIXELS;
  const detected = small ? await detectQuarters(clean.raster).catch(() => null) : null;
  const possible = sideways ? [1, 3] : [0, 2];
  if (detected && possible.includes(detected.quarters)) return detected.quarters;
  if (!sideways) return 2;
  return uprightRatio > 1 ? 3 : 1; // feet to the left: the page was turned clockwise and wants three quarters more
}

/** Capitals look much the same on their head: a page that gave gibberish is read the other way round, and the better one counts. */
async function readEitherWay(
  clean: CleanPage,
  quarters: number,
  read: (quarters: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = await read(quarters);
  const ratio = clean.tilt?.uprightRatio ?? 0;
  if (ratio < DOUBTFUL.from || ratio > DOUBTFUL.to || sureness(rows) >= GIBBERISH) return rows;
  const turned = await read((quarters + 2) % 4);
  return sureness(turned) > sureness(rows) ? turned : rows;
}

function sureness(rows: readonly Row[]): number {
  const words = rows.flat();
  return words.length === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
}

function inPoints(box: Box, page: PageRaster): Box {
  const [left, top, right, bottom] = page.box;
  const x = (px: number) => left + (px / page.width) * (right - left);
  const y = (px: number) => top + (px / page.height) * (bottom - top);
  return [x(box[0]), y(box[1]), x(box[2]), y(box[3])];
}
