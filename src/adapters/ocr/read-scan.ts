// Takes: a page as pixels with its place in points. Gives: its words, with boxes in points of the page as seen.
// Never: a word without a box, nor one whose box lies off the page.
import type { Box, PlacedWord, Row } from '../../document/placed-word.ts';
import type { PageRaster } from '../../document/raster.ts';
import { cleanPage, type CleanPage } from '../../document/scan/cleaning.ts';
import { withMarks } from '../../document/scan/marks.ts';
import { boxBefore } from '../../document/scan/placement.ts';
import { preparePage, type PrepareLimits } from './prepare.ts';
import { detectQuarters, type Recognizer } from './recognizer.ts';

export async function readScan(recognizer: Recognizer, page: PageRaster, limits: PrepareLimits): Promise<Row[]> {
  const clean = cleanPage(page, dpiOf(page));
  const quarters = await quartersOf(clean);
  const { image, preparation } = await preparePage(clean, quarters, limits);
  const lines = await recognizer.read(image);
  const place = (word: PlacedWord): PlacedWord => ({ ...word, box: inPoints(boxBefore(preparation, word.box), page) });
  return lines.map((line) => withMarks(line.map(place)));
}

function dpiOf(page: PageRaster): number {
  return (page.width / Math.max(1, page.box[2] - page.box[0])) * 72;
}

const CLEARLY_UPRIGHT = 1.08;

/** The profile tells lying from standing; the recogniser's own test is asked only where it is needed: it costs a second. */
async function quartersOf(clean: CleanPage): Promise<number> {
  if (!clean.tilt) return 0;
  const { sideways, uprightRatio } = clean.tilt;
  if (!sideways && uprightRatio >= CLEARLY_UPRIGHT) return 0;
  const detected = await detectQuarters(clean.raster).catch(() => null);
  const possible = sideways ? [1, 3] : [0, 2];
  if (detected && possible.includes(detected.quarters)) return detected.quarters;
  if (!sideways) return 0;
  return uprightRatio > 1 ? 3 : 1; // feet to the left: the page was turned clockwise and wants three quarters more
}

function inPoints(box: Box, page: PageRaster): Box {
  const [left, top, right, bottom] = page.box;
  const x = (px: number) => left + (px / page.width) * (right - left);
  const y = (px: number) => top + (px / page.height) * (bottom - top);
  return [x(box[0]), y(box[1]), x(box[2]), y(box[3])];
}
