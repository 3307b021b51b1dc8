// Takes: a prepared page and its lines as read. Gives: the lines, and between them those that the recogniser passed over.
// Never: a word of which both readers are unsure: what stands there may be no lettering at all.
import { movedBy, type PlacedWord } from '../../document/placed-word.ts';
import type { Raster } from '../../document/raster.ts';
import { unreadLines, type UnreadLine } from '../../document/scan/unread-lines.ts';
import { readByBoth, type Readers } from './readers.ts';

/** Where more seem unread they are parts of a drawing. */
const MOST = 24;
const PAPER_PX = 20;
const SURE = 0.6;
const FEWEST_CHARACTERS = 4;

export function withUnread(readers: Readers, image: Raster, lines: PlacedWord[][]): PlacedWord[][] {
  const unread = unreadLines(image, lines);
  if (unread.length === 0 || unread.length > MOST) return lines;
  const out: PlacedWord[][] = [];
  for (let i = 0; i <= lines.length; i++) {
    for (const line of unread) if (line.behind === i) out.push(...linesIn(readers, line));
    if (i < lines.length) out.push(lines[i]!);
  }
  return out;
}

function linesIn(readers: Readers, { image, x, y }: UnreadLine): PlacedWord[][] {
  return readByBoth(readers, onPaper(image))
    .filter(isLettering)
    .map((line) => line.map((word) => movedBy(word, x - PAPER_PX, y - PAPER_PX)));
}

function isLettering(line: readonly PlacedWord[]): boolean {
  const sure = line.filter((word) => word.confidence >= SURE);
  const characters = sure.reduce((sum, { text }) => sum + text.replace(/[^\p{L}\p{N}]/gu, '').length, 0);
  const mean = line.reduce((sum, word) => sum + word.confidence, 0) / line.length;
  return mean >= SURE && characters >= FEWEST_CHARACTERS;
}

/** The recogniser reads no letter at the very edge. */
function onPaper({ width, height, pixels }: Raster): Raster {
  const wide = width + 2 * PAPER_PX;
  const paper = { width: wide, height: height + 2 * PAPER_PX, pixels: new Uint8Array(wide * (height + 2 * PAPER_PX)) };
  paper.pixels.fill(255);
  for (let row = 0; row < height; row++)
    paper.pixels.set(pixels.subarray(row * width, (row + 1) * width), (row + PAPER_PX) * wide + PAPER_PX);
  return paper;
}
