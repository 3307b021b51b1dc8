// Takes: the rows of a scanned page. Gives: the same rows without what a stamp or a pen beside the text left at their ends: scraps that
// nobody could read, outside the column. Never: a word that was read surely, nor one that stands where the lines around it still have text.
import { heightOf, median, type PlacedWord, type Row } from './placed-word.ts';

const SURE = 0.9;
const HARDLY_READ = 0.6;
const UNREADABLE = 0.4;
const DOUBTED = 0.75;
/** A word of fewer letters, far from the others, may be surely read by chance. */
const A_WORD = 3;
const ROWS_AROUND = 6;
const ROWS_OF_A_STAMP = 3;
/** Blanks between words are narrower than this many times their height. */
const GAP_EM = 1.3;
const WIDE_GAP_EM = 2.5;

export function withoutMarginNoise(rows: readonly Row[]): Row[] {
  const em = median(rows.flat().flatMap((word) => (word.confidence >= SURE ? [heightOf(word.box)] : [])));
  if (!(em > 0)) return [...rows];
  return mirrored(withoutNoiseAfter(mirrored(withoutNoiseAfter(rows, em)), em));
}

/** The page seen from behind: what stood before the text stands behind it. */
const mirrored = (rows: readonly Row[]): Row[] =>
  rows.map((row) =>
    row.toReversed().map((word) => ({ ...word, box: [-word.box[2], word.box[1], -word.box[0], word.box[3]] as const })),
  );

function withoutNoiseAfter(rows: readonly Row[], em: number): Row[] {
  const cores = rows.map((row) => row.length - tailLength(row, em));
  const edges = rows.map((row, i) => (isSure(row[cores[i]! - 1]) ? row[cores[i]! - 1]!.box[2] : -Infinity));
  const isOutside = rows.map((row, i) => {
    const edge = Math.max(...edges.slice(Math.max(0, i - ROWS_AROUND), i + ROWS_AROUND + 1));
    const [core, tail] = [row.slice(0, cores[i]), row.slice(cores[i])];
    return isLine(core) && isScraps(tail) && tail[0]!.box[0] > edge;
  });
  const isNoise = rows.map(
    (row, i) => isOutside[i]! && row.slice(cores[i]).some(({ confidence }) => confidence < HARDLY_READ),
  );
  return rows.map((row, i) => {
    const around = isNoise.slice(Math.max(0, i - ROWS_AROUND), i + ROWS_AROUND + 1).filter(Boolean);
    return isOutside[i] && around.length >= ROWS_OF_A_STAMP ? row.slice(0, cores[i]) : row;
  });
}

/** A line of prose; the lettering of a drawing has no column. */
const isLine = (core: Row): boolean => core.length >= 4 && core.filter(isSure).length >= 0.7 * core.length;

/** Few, and no figure among them that may be a value. */
const isScraps = (tail: Row): boolean =>
  tail.length > 0 && tail.length <= 4 && !tail.some(({ text }) => /\d{2}/.test(text));

const isSure = (word: PlacedWord | undefined): boolean => word !== undefined && word.confidence >= SURE;

/** How many words at the end stand apart from the others and are no words that were surely read. */
function tailLength(row: Row, em: number): number {
  let length = 0;
  let apart = 0;
  for (let at = row.length - 1; at > 0; at--) {
    const word = row[at]!;
    const gap = word.box[0] - row[at - 1]!.box[2];
    if (word.confidence >= DOUBTED && (word.text.length >= A_WORD || gap < WIDE_GAP_EM * em)) break;
    length++;
    if (gap > GAP_EM * em || word.confidence < UNREADABLE) apart = length;
  }
  return apart;
}
