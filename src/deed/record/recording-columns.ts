// Takes: the lines over a document or under it, cut into columns. Gives: what a column stands beside: the paper's title, the sender's
// address, a book and page. Never: a reading of its own.
import { bookPagesIn } from './recording.ts';

/** What stands together in a line: columns are three blanks apart. */
export interface Cell {
  readonly words: string;
  readonly start: number;
  readonly column: number;
}
export interface Line {
  readonly cells: readonly Cell[];
  readonly words: string;
  /** An hour stands in it, which recorders alone print. */
  readonly isTimed: boolean;
  /** The last line of the paper's own words, which only tells whether they go on. */
  readonly isBody?: true;
}

/** What a recorder's table calls its rows: "START PAGE      417", "INSTRUMENT #      9284". */
const ROW_LABEL =
  /^(?:(?:(?:start|begin)(?:ning|ing)?|end(?:ing)?|first|last)\s)?(?:book|bk|pages?|pg|liber|folio|vol(?:ume)?|instr?(?:ument)?(?:\s(?:no|num|number)\.?)?|doc(?:ument)?(?:\s(?:no|num|number)\.?)?)\s?[#:]{0,2}$/i;
const ROW_VALUE = /^[A-Z]{0,2}-?\d[\dA-Z-]{0,14}$/;

/** A label and the value in the next column are one column. */
export function withValues(cells: readonly Cell[]): Cell[] {
  const out: Cell[] = [];
  for (const cell of cells) {
    const label = out.at(-1);
    if (label && ROW_VALUE.test(cell.words) && ROW_LABEL.test(label.words))
      out[out.length - 1] = { ...label, words: `${label.words} ${cell.words}` };
    else out.push(cell);
  }
  return out;
}

const isNear = (one: Cell, other: Cell): boolean => Math.abs(one.column - other.column) <= 8;
const isBlank = (line: Line | undefined): boolean => line === undefined || !/\S/.test(line.words);

/** Far to the right of where the line before begins: no sentence goes on there. */
export function isSetApart(lines: readonly Line[], i: number, cell: Cell): boolean {
  const above = lines[i - 1];
  if (!above || above.cells.length === 0 || lines[i]!.cells.length !== 1) return false;
  return cell.column - above.cells[0]!.column >= 20;
}

const TITLE_NOUN =
  /\b(?:(?:RE)?PLAT|DEED|EASEMENT|RIGHT[\s-]OF[\s-]WAY|MORTGAGE|LEASE|RELEASE|SATISFACTION|ASSIGNMENT|AGREEMENT|POWER\sOF\sATTORNEY|NOTICE|AFFIDAVIT|MEMORANDUM|DECLARATION|ORDINANCE|RESOLUTION|DECREE|PATENT|CONTRACT|DEDICATION)\b/;
const NO_TITLE = /[a-z]{3}|\b(?:BEING|DESCRIBED|CONVEYED|RECORDED|SAID|THENCE|BEGINNING|UNTO)\b|,\s*$/;

/** Only the paper's title stands above, in capitals: "PLAT OF THE TOWN OF ELM" is no sentence that goes on. */
export function isUnderTitle(lines: readonly Line[], i: number): boolean {
  const above = lines.slice(0, i).filter((line) => !isBlank(line));
  const words = above.map((line) => line.words).join('\n');
  return above.length > 0 && above.length <= 3 && TITLE_NOUN.test(words) && !NO_TITLE.test(words);
}

const SENDER_HEAD =
  /\b(?:prepared|drafted|drawn)\s{1,2}by\b|\b(?:return|mail)(?:ed)?\s{0,2}(?:(?:this|the)\s\w{4,10}\s)?to\b|\brecording\s{1,2}requested\b|\breturn\s{0,2}:/i;
const RECORDER_HEAD = /\b(?:recorder|register|registrar|clerk|auditor|registry)\b/i;

/** In the address that the paper is sent back to, where a file number is the sender's. */
export function isOfSender(lines: readonly Line[], i: number, cell: Cell): boolean {
  for (let at = i; at >= Math.max(0, i - 8) && !(at < i && isBlank(lines[at])); at--) {
    const near = lines[at]!.cells.filter((one) => isNear(one, cell));
    if (near.some((one) => SENDER_HEAD.test(one.words))) return true;
    if (at < i && near.some((one) => RECORDER_HEAD.test(one.words))) return false;
  }
  return false;
}

/** In the line of a book and page, or in its column right above or below. */
export function isBesideBook(lines: readonly Line[], i: number, cell: Cell): boolean {
  const { cells } = lines[i]!;
  if (/,\s{1,2}[A-Z][A-Za-z.]+$/.test(cells[cells.indexOf(cell) - 1]?.words ?? '')) return false; // the zip code of a town
  const others = cells.filter((one) => one !== cell);
  if (others.some(isPlace)) return true;
  return [lines[i - 1], lines[i + 1]].some((line) => line?.cells.some((one) => isNear(one, cell) && isPlace(one)));
}

const isPlace = (cell: Cell): boolean => {
  const [place] = bookPagesIn(cell.words);
  return place !== undefined && place.start === 0 && cell.words.length - place.end < 24;
};
