// Takes: the rows of a page. Gives: the same words, those that stand in the margin beside the column of prose in rows of their own, where no
// sentence runs on: "BOOK 412" of a stamp level with a line is no word of its sentence.
// Never: drops a word; nor moves what may hang before its paragraph ("THENCE", "Parcel 2:", "(3)") or stands inside the column.
import { heightOf, median, type PlacedWord, type Row } from './placed-word.ts';

/** Blanks between words are narrower than this many times their height. */
const GAP_EM = 1.2;
const TIMES_USUAL = 1.8; // lines set to both edges have wide blanks, all of them
const BEYOND_EM = 0.4;
const ROWS_AROUND = 12;
/** Rows that end where the column ends, and have nothing beside them. */
const ROWS_OF_A_COLUMN = 4;
const MOST_BESIDE = 5;
const REACH_EM = 4;

export function besideColumn(rows: readonly Row[], page: number): Row[] {
  const em = median(rows.flat().map((word) => heightOf(word.box)));
  if (!(em > 0)) return [...rows];
  const over = behindEdge(rows, em);
  const right = parted(over.rows, em);
  const left = parted(mirrored(right.rows), em);
  const apart = [...over.apart, ...right.apart, ...mirrored(left.apart)];
  if (apart.length === 0) return [...rows];
  const column = mirrored(left.rows);
  const at = page === 1 ? 0 : column.findLastIndex((row) => ENDS_SENTENCE.test(row.at(-1)!.text)) + 1;
  return [...column.slice(0, at), ...apart, ...column.slice(at)];
}

const ENDS_SENTENCE = /\p{L}{3}[.:;]$/u;

/** The page seen from behind: what stood before the text stands behind it. */
const mirrored = (rows: readonly Row[]): Row[] =>
  rows.map((row) =>
    row.toReversed().map((word) => ({ ...word, box: [-word.box[2], word.box[1], -word.box[0], word.box[3]] as const })),
  );

interface Parted {
  readonly rows: Row[];
  readonly apart: Row[];
}

/** Of lines that all end at one edge none has a word behind it, however near: a stamp may touch them. */
function behindEdge(rows: readonly Row[], em: number): Parted {
  const apart: Row[] = [];
  const kept = rows.map((row, i) => {
    const around = rows.slice(...rowsAround(rows, i)).filter(isProse);
    const ends = around.map((other) => other.at(-1)!.box[2]);
    const edge = median(ends);
    if (ends.filter((end) => Math.abs(end - edge) < SAME_EDGE_EM * em).length < Math.max(6, 0.6 * ends.length))
      return row;
    const cut = row.findIndex(({ box }) => box[0] > edge - SAME_EDGE_EM * em);
    const beside = row.slice(cut);
    if (cut < 0 || beside.length > MOST_BESIDE || beside.at(-1)!.box[2] < edge + em || isOfText(beside)) return row;
    if (cut > 0 && isUsualBlank(row, cut)) return row; // a line may run over its edge
    apart.push(beside);
    return row.slice(0, cut);
  });
  return { rows: kept.filter((row) => row.length > 0), apart };
}
const SAME_EDGE_EM = 0.3;

/** Rows above and below of the same column; where the next row stands higher, another column begins. */
function rowsAround(rows: readonly Row[], i: number): [from: number, to: number] {
  const isBelow = (at: number) => rows[at]![0]!.box[1] > rows[at - 1]![0]!.box[1];
  let [from, to] = [i, i + 1];
  while (from > 0 && i - from < ROWS_AROUND && isBelow(from)) from--;
  while (to < rows.length && to - i <= ROWS_AROUND && isBelow(to)) to++;
  return [from, to];
}

function isUsualBlank(row: Row, at: number): boolean {
  const gaps = row.slice(1).map((word, i) => word.box[0] - row[i]!.box[2]);
  const usual = median(gaps.filter((_, i) => i !== at - 1));
  return gaps[at - 1]! > 0.6 * usual && gaps[at - 1]! < 1.6 * usual;
}

function parted(rows: readonly Row[], em: number): Parted {
  const cuts = rows.map((row) => cutOf(row, em));
  const apart: Row[] = [];
  const kept = rows.map((row, i) => {
    const cut = cuts[i]!;
    if (cut === row.length) return row;
    const [from, to] = rowsAround(rows, i);
    const around = rows.slice(from, to);
    const ends = around.flatMap((other, k) =>
      isProse(other) ? [other[Math.max(0, cuts[from + k]! - 1)]!.box[2]] : [],
    );
    const edge = ends.toSorted((a, b) => b - a)[1] ?? Infinity; // one row may have a scrap at its end that cannot be told from a word
    const plain = around.filter((other, k) => isProse(other) && cuts[from + k] === other.length);
    const reaching = plain.filter((other) => other.at(-1)!.box[2] > edge - REACH_EM * em);
    const beside = row.slice(cut);
    if (reaching.length < ROWS_OF_A_COLUMN || beside[0]!.box[0] < edge + BEYOND_EM * em) return row;
    apart.push(beside);
    return row.slice(0, cut);
  });
  return { rows: kept.filter((row) => row.length > 0), apart };
}

/** Where the last words of a row begin that stand apart from the others and may be of the margin; its length where none do. */
function cutOf(row: Row, em: number): number {
  if (row.length <= 2 && !isOfText(row)) return 0; // between two lines
  const gaps = row.slice(1).map((word, i) => word.box[0] - row[i]!.box[2]);
  const last = gaps.slice(-MOST_BESIDE);
  const widest = Math.max(...last);
  if (widest < GAP_EM * em || widest < TIMES_USUAL * median(gaps)) return row.length;
  const at = row.length - last.length + last.indexOf(widest);
  return isOfText(row.slice(at)) ? row.length : at;
}

const HANGING =
  /[°º]|\d['’"”]|\b(?:thence|beginn?ing|commenc|degrees?|minutes?|seconds?|feet|north|south|east|west|tract|parcel|lot|block|exception|less|except|item|line|course|call|easement|exhibit|unit|part|curve|radius|length|delta|chord|bearing|distance|tangent|arc)|:$/i;
const LIST_MARK = /^[([]?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.):\]]*$/i;

/** Words of a description, the name of a paragraph, a number of a list. */
function isOfText(words: readonly PlacedWord[]): boolean {
  return HANGING.test(words.map((word) => word.text).join(' ')) || words.every(({ text }) => LIST_MARK.test(text));
}

const TABLE_KEY = /^[LC]-?\d{1,3}$/i;

/** A line of prose; the cells of a table and the lettering of a drawing have no column. */
const isProse = (row: Row): boolean =>
  row.length >= 5 &&
  !TABLE_KEY.test(row[0]!.text) &&
  row.filter(({ text }) => /\p{L}{2}/u.test(text)).length >= 0.4 * row.length;
