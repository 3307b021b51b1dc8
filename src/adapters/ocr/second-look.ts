// Takes: a prepared page and its lines as first read. Gives: the lines, those with impossible bearings read again, enlarged.
// Never: reads a whole page twice; a page has a few such lines, or is beyond help.
import sharp from 'sharp';
import { heightOf, unionOf, type PlacedWord, type WordAlternate } from '../../document/placed-word.ts';
import { cropRaster, type Raster } from '../../document/raster.ts';
import { isBetter, isImpossible } from '../../document/scan/doubt.ts';
import type { Recognizer } from './recognizer.ts';

const ENLARGED = [1.4, 0.75] as const; // another size makes other mistakes
const MAX_LINES = 12;
const SECOND_CONFIDENCE = 0.75;

export async function secondLook(
  recognizer: Recognizer,
  image: Raster,
  lines: PlacedWord[][],
): Promise<PlacedWord[][]> {
  const doubtful = lines.filter(isImpossible);
  if (doubtful.length === 0 || doubtful.length > MAX_LINES) return lines;
  const mended = new Map<PlacedWord[], PlacedWord[]>();
  for (const line of doubtful) {
    const again = await readAgain(recognizer, image, line);
    if (again) mended.set(line, again);
  }
  return lines.map((line) => mended.get(line) ?? line);
}

async function readAgain(recognizer: Recognizer, image: Raster, line: PlacedWord[]): Promise<PlacedWord[] | null> {
  const box = unionOf(line.map((word) => word.box));
  const margin = Math.ceil(0.4 * heightOf(box));
  const x0 = Math.max(0, Math.floor(box[0]) - 2 * margin);
  const y0 = Math.max(0, Math.floor(box[1]) - margin);
  const x1 = Math.min(image.width, Math.ceil(box[2]) + 2 * margin);
  const y1 = Math.min(image.height, Math.ceil(box[3]) + margin);
  const strip = cropRaster(image, x0, y0, x1, y1);
  for (const scale of ENLARGED) {
    const found = recognizer.read(await scaled(strip, scale)).flatMap((read) => read.words);
    const again = found.map((word) => ({ ...word, box: moved(word.box, scale, x0, y0) }));
    if (isBetter(line, again)) return doubted(line, again);
  }
  return null;
}

/** Two readings differ: the second counts, is not sure, and keeps the first where the words still pair. */
function doubted(first: readonly PlacedWord[], second: readonly PlacedWord[]): PlacedWord[] {
  const paired = first.length === second.length;
  return second.map((word, i) => {
    const before = first[i];
    const other = paired && before && before.text !== word.text ? [wholeWord(word, before)] : [];
    return {
      ...word,
      confidence: Math.min(word.confidence, SECOND_CONFIDENCE),
      alternates: [...word.alternates, ...other],
    };
  });
}

function wholeWord(word: PlacedWord, other: PlacedWord): WordAlternate {
  return { start: 0, end: word.text.length, text: other.text, confidence: other.confidence };
}

async function scaled(strip: Raster, scale: number): Promise<Raster> {
  const raw = { width: strip.width, height: strip.height, channels: 1 } as const;
  const { data, info } = await sharp(strip.pixels, { raw })
    .resize({ width: Math.round(strip.width * scale), kernel: 'cubic' })
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#ffffff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

function moved([x0, y0, x1, y1]: PlacedWord['box'], scale: number, dx: number, dy: number): PlacedWord['box'] {
  const x = (px: number) => (px - 20) / scale + dx;
  const y = (px: number) => (px - 20) / scale + dy;
  return [x(x0), y(y0), x(x1), y(y1)];
}
