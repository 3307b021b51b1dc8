// Takes: pages of rows. Gives: the same pages without what belongs to the sheet and not to the instrument.
// Never: drops a row that could be part of a description, nor the first showing of a heading: it may carry the recording.
import { besideColumn } from './beside-column.ts';
import { firstNot } from './halving.ts';
import { withoutMarginNoise } from './margin-noise.ts';
import { heightOf, median, unionOf, type PageContent, type PlacedWord, type Row } from './placed-word.ts';

const TOP_ZONE = 0.1;
const BOTTOM_ZONE = 0.9;
const PAGE_NUMBER = /^[-–—~.\s]*(?:page|pg\.?|sheet)?\s*\d{1,4}(?:\s*(?:of|\/)\s*\d{1,4})?[-–—~.\s]*$/i;
const DESCRIPTIVE = /[°º]|\d['’"”]|\bthence\b|\bbeginning\b|\bdegrees?\b|\bfeet\b|\bacres?\b/i;

export function withoutFurniture(pages: readonly PageContent[]): PageContent[] {
  const repeated = repeatedHeadings(pages);
  const seen = new Set<string>();
  return pages.map((page) => {
    const rows = besideColumn(withoutMarginNoise(withoutLineNumbers(page.rows)), page.page).filter((row) => {
      const zone = zoneOf(page, row);
      if (zone === null || DESCRIPTIVE.test(textOf(row))) return true;
      if (page.page > 1 && PAGE_NUMBER.test(textOf(row))) return false;
      const key = keyOf(zone, row);
      if (!repeated.has(key) || !seen.has(key)) {
        seen.add(key);
        return true;
      }
      return false;
    });
    return { ...page, rows };
  });
}

const textOf = (row: Row): string => row.map((word) => word.text).join(' ');

function zoneOf(page: PageContent, row: Row): 'top' | 'bottom' | null {
  const box = unionOf(row.map((word) => word.box));
  const middle = (box[1] + box[3]) / 2 / page.heightPt;
  return middle < TOP_ZONE ? 'top' : middle > BOTTOM_ZONE ? 'bottom' : null;
}

/** Page numbers and dates differ from page to page: digits are all one digit here. */
function keyOf(zone: string, row: Row): string {
  return `${zone} ${textOf(row)
    .toLowerCase()
    .replace(/\d+/g, '0')
    .replace(/[^a-z0]/g, '')}`;
}

function repeatedHeadings(pages: readonly PageContent[]): Set<string> {
  const pagesWith = new Map<string, number>();
  for (const page of pages) {
    const keys = new Set<string>();
    for (const row of page.rows) {
      const zone = zoneOf(page, row);
      if (zone !== null) keys.add(keyOf(zone, row));
    }
    for (const key of keys) pagesWith.set(key, (pagesWith.get(key) ?? 0) + 1);
  }
  const enough = Math.max(2, pages.length / 3);
  return new Set([...pagesWith].filter(([, count]) => count >= enough).map(([key]) => key));
}

/** Pleading paper numbers its lines 1, 2, 3 ... down the left margin; bills and ordinances some or all of theirs, on either side. */
function withoutLineNumbers(rows: readonly Row[]): Row[] {
  return withoutNumbersAt(withoutNumbersAt(rows, 0), -1);
}

function withoutNumbersAt(rows: readonly Row[], side: 0 | -1): Row[] {
  const edge = side === 0 ? 2 : 0; // of the number, on the side of the text
  const numbers = rows.flatMap((row) => (/^\d{1,2}$/.test(row.at(side)?.text ?? '') ? [row.at(side)!] : []));
  const em = median(numbers.map((word) => heightOf(word.box)));
  const column = usual(
    numbers.map((word) => word.box[edge]),
    em,
  );
  const aligned = numbers.filter((word) => Math.abs(word.box[edge] - column) < em);
  const plain = side === 0 && countsUp(aligned); // many a list ends with such numbers, "Lot 8", none begins with them
  if (!plain && !(isCount(aligned) && standOutside(rows, aligned, side))) return [...rows];
  const dropped = new Set(aligned);
  return rows.map((row) => row.filter((word) => !dropped.has(word))).filter((row) => row.length > 0);
}

/** The value that most others are near to, the first of several: a line of the text may itself begin or end with a number. */
function usual(values: readonly number[], near: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const around = (value: number): number =>
    firstNot(sorted.length, (i) => sorted[i]! - value < near) -
    firstNot(sorted.length, (i) => value - sorted[i]! >= near);
  let most = 0;
  let found = 0;
  for (const value of values) {
    const count = around(value);
    if (count <= most) continue;
    most = count;
    found = value;
  }
  return found;
}

function countsUp(words: readonly PlacedWord[]): boolean {
  if (words.length < 8) return false;
  const steps = words.slice(1).filter((word, i) => Number(word.text) === Number(words[i]!.text) + 1).length;
  return steps >= 0.8 * (words.length - 1);
}

const STEPS = [1, 2, 5, 10];

/** 5, 10, 15: every one of them, from the first. */
function isCount(words: readonly PlacedWord[]): boolean {
  if (countsUp(words)) return true;
  const step = Number(words[0]?.text);
  return words.length >= 3 && STEPS.includes(step) && words.every((word, i) => Number(word.text) === step * (i + 1));
}

/** Beside everything else on the page, with a blank between. */
function standOutside(rows: readonly Row[], numbers: readonly PlacedWord[], side: 0 | -1): boolean {
  const isNumber = new Set(numbers);
  const text = unionOf(rows.flatMap((row) => row.filter((word) => !isNumber.has(word))).map((word) => word.box));
  const own = unionOf(numbers.map((word) => word.box));
  const em = median(numbers.map((word) => heightOf(word.box)));
  return side === 0 ? own[2] + em < text[0] : own[0] - em > text[2];
}
