// Takes: the legible text of a plat. Gives: the lots and blocks it makes. Never: lots of the land it divides or of its neighbours, nor a
// number on the drawing that is not told to be a lot or does not stand in a row of lots.
import { anyCase } from '../words/any-case.ts';
import { cellsOf } from './sheet-letters.ts';

const NUMBER = String.raw`(?:\d{1,3}(?:-?[A-Z](?![A-Za-z]))?(?![\w'’°]|\.\d|,\d{3}|\s?(?:feet|ft|acres|%))|[A-Z](?:-\d{1,2})?(?![\w'’]|\.[A-Z]|\s(?:PORTION|PART|portion|part|tract|TRACT|strip)))`;
const LIST = String.raw`["“]?${NUMBER}["”]?(?:(?:\s?,\s?(?:and\s|AND\s)?|\s{1,3}(?:and|AND|&|through|THROUGH|thru|THRU|to|TO)\s{1,3}(?:[Ll]ot\s|LOT\s)?|\s?[-–—]\s?)["“]?${NUMBER}["”]?){0,40}`;
const LOTS = anyCase(
  new RegExp(
    String.raw`\b(?:sub)?lots?\s{1,3}(?:(?:nos?\.?|numbers?|numbered)\s{0,2})?(?:from\s{1,3})?(?<list>(?-i:${LIST}))`,
    'gi',
  ),
);
const BLOCKS = anyCase(
  new RegExp(
    String.raw`\b(?:blocks?|blks?\.?)\s{1,3}(?:(?:nos?\.?|numbers?|numbered)\s{0,2})?(?<list>(?-i:${LIST}))`,
    'gi',
  ),
);
/** Words before a lot of other land: what is divided, what is named to find a corner. */
const OF_OTHER =
  /\b(?:of|government|gov['’]?t\.?|suburban|land|donation|old|original|former(?:ly)?|adjoining|existing|vacated?|to|with|by|and|tax|military|reserve|out|part|portion)\s{1,3}(?:the\s{1,3}|said\s{1,3}|part\s{1,3}of\s{1,3})?$/i;
const MADE_INTO =
  /\b(?:into|as|comprising|containing|consisting\s{1,3}of|creating|known\s{1,3}as)\s{1,3}(?:the\s{1,3}|\d{1,3}\s{1,3})?$/i;
/** "Lot 5 of Sunny Acres", "Lot 9, Oak Park Addition": of another plat. */
const NAMED_BEHIND = anyCase(
  /^["”]?,?\s{1,3}(?:(?:in\s{1,3})?block\s["“]?\w{1,3}["”]?,?\s{1,3})?(?:(?:and\s{1,3})?(?:an?\s{1,3})?(?:portion|part)s?\s{1,3}of\s|of\s{1,3}(?!this|the\s(?:above|foregoing|within|hereon))|(?-i:[A-Z])[\w'’]+\s(?:(?-i:[A-Z])[\w'’]+\s){0,3}(?:subdivision|addition|estates|heights|acres|park|\dnd\s|\drd\s|plat|phase|unit)\b|\(?(?:p\.?b|plat\s{1,2}book|map\s{1,2}book|recorded)\b)/i,
);

export function lotsOf(text: string): string {
  const lots = numbersOf(text, LOTS);
  for (const number of [...rowsOf(text), ...parcelsOf(text)]) if (lots.size < 400) lots.add(number);
  return inOrder(lots);
}

export const blocksOf = (text: string): string => inOrder(numbersOf(text, BLOCKS));

function numbersOf(text: string, pattern: RegExp): Set<string> {
  const found = new Set<string>();
  for (const match of text.matchAll(pattern)) {
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const behind = text.slice(match.index + match[0].length, match.index + match[0].length + 80);
    if (!MADE_INTO.test(before) && (OF_OTHER.test(before) || NAMED_BEHIND.test(behind))) continue;
    for (const number of listed(match.groups!['list']!)) if (found.size < 400 && number !== '0') found.add(number);
  }
  return found;
}

/** "1 through 41" is every number between them. */
function listed(list: string): string[] {
  const parts = list.replace(/["“”]|\blots?\s/gi, '').split(/\s?,\s?(?:and\s)?|\s{1,3}(?:and|&)\s{1,3}/i);
  return parts.flatMap((part) => {
    const [first, last] = part.split(/\s{1,3}(?:through|thru|to)\s{1,3}|\s?[-–—]\s?(?=\d)/i).map((one) => one.trim());
    const [from, to] = [Number(first), Number(last)];
    if (last === undefined) return [first!];
    if (/^[A-Z]$/.test(first!)) return between(first!.charCodeAt(0), last.charCodeAt(0), last, first!);
    if (!(to > from) || to - from > 400) return [first!, last];
    return Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
  });
}

/** "A thru D" is every letter between; "A-2" is one lot. */
function between(from: number, to: number, last: string, first: string): string[] {
  if (!/^[A-Z]$/.test(last)) return [`${first}-${last}`];
  return to > from ? Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)) : [first, last];
}

const inOrder = (numbers: ReadonlySet<string>): string =>
  [...numbers].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).join(' ');

const ROW = /^(?:block\s{1,3}["“]?\w{1,3}["”]?\s{0,2}:?\s{1,3})?(?<row>\d{1,3}(?:[\s,]{1,12}\d{1,3}){3,60})$/i;

/** Lots drawn in a row, one number after another: "41   42   43   44"; the sections around a township are drawn so too. */
function rowsOf(text: string): string[] {
  if (/\b6\s{1,9}5\s{1,9}4\s{1,9}3\s{1,9}2\s{1,9}1\b/.test(text)) return [];
  return text.split('\n', 2000).flatMap((line) => {
    const whole = ROW.exec(line.trim())?.groups?.['row'];
    const rows = whole === undefined ? [] : [whole];
    const gathered = isRun(rows[0] ?? '') ? rows : line.trim().split(/\s{6,}/).map((cell) => ROW.exec(cell)?.groups?.['row'] ?? '');
    return gathered.filter(isRun).flatMap((row) => row.split(/[\s,]+/));
  }); // prettier-ignore
}

function isRun(row: string): boolean {
  const numbers = row.split(/[\s,]+/).map(Number);
  return row !== '' && numbers.length >= 4 && numbers.every((number, i) => i === 0 || number === numbers[i - 1]! + 1);
}

/** A partition plat or parcel map makes parcels, each with its size. */
function parcelsOf(text: string): string[] {
  if (!/\b(?:partition\s{1,3}plat|parcel\s{1,3}map)\b/i.test(text.slice(0, 1500))) return [];
  return text.split('\n', 2000).flatMap((line) =>
    cellsOf(line).flatMap((cell, i, cells) => {
      const number = /^PARCEL\s(?<n>\d{1,2}|[A-Z])(?=$|\s[\d,.]+\s(?:AC|SQ|S\.F))/i.exec(cell)?.groups?.['n'];
      return number !== undefined && /\b(?:ac|acres|s\.?f|sq)\b/i.test(cell + (cells[i + 1] ?? '')) ? [number] : [];
    }),
  );
}
