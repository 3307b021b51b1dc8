// Takes: text. Gives: the places of a table of lands, one a row, by the columns its head names ("Twp Rng Sec Description").
// Never: a direction the row does not print; a row without land, which only says where something else is.
import type { PlssPlace } from './plss-place.ts';
import { MARK, mayShow } from './scan-marks.ts';

const RANGE = String.raw`r(?:a?nge?|ge?)?`;
const OTHER_NAMES = String.raw`t(?:w?p|wn|own(?:ship)?)?|s(?:ec(?:tion)?)?`;
const NAMES = String.raw`(?:${OTHER_NAMES}|${RANGE})\.?`;
const SEPARATOR = String.raw`[ \t]{0,12}(?:[|,][ \t]{0,12}|[ \t])`;
/** Three names side by side, in any order. */
const HEAD = new RegExp(
  String.raw`(?<![a-z])(${NAMES})${SEPARATOR}(${NAMES})${SEPARATOR}(${NAMES})(?![a-z])[^\n]{0,160}\n`,
  'gi',
);
/** The name of the range beside another: without it the three are no head. */
const RANGE_BESIDE = new RegExp(
  String.raw`(?<![a-z])${RANGE}(?![a-z])\.?(?:${SEPARATOR}[ts]|(?<=(?<![a-z])(?:${OTHER_NAMES})\.?${SEPARATOR}${RANGE}\.?))`,
  'i',
);
const CELLS = {
  t: String.raw`[Tt]?\.?[ ]?(?<township>\d{1,3})[ ]?(?<ns>[NS])?\.?`,
  r: String.raw`[Rr]?\.?[ ]?(?<range>\d{1,3})[ ]?(?<ew>[EW])?\.?`,
  s: String.raw`(?:[Ss](?:ec)?\.?[ ]?)?(?<section>\d{1,2})`,
} as const;
const ORDERS = ['trs', 'tsr', 'rts', 'rst', 'str', 'srt'] as const;
type Order = (typeof ORDERS)[number];
const ROWS = Object.fromEntries(ORDERS.map((order) => [order, rowOf(order)])) as Readonly<Record<Order, RegExp>>;
/** Rows that need no head: both directions are printed, and land follows at once. */
const HEADLESS = new RegExp(
  String.raw`(?<=^[ \t|]{0,12})[Tt]?(?<township>\d{1,3})(?<ns>[NS])[ \t|,]{1,12}[Rr]?(?<range>\d{1,3})(?<ew>[EW])[ \t|,]{1,12}(?<section>\d{1,2})(?=[ \t|,]{1,12}(?:[NSEW][EW2/½1]|(?:Lots?|LOTS?|All|ALL)\b))`,
  'gm',
);
/** The same with the land first: "NENE 5 3N 2W". */
const HEADLESS_LAST = new RegExp(
  String.raw`(?<=(?:[NS][EW]|[NSEW]2|4|[¼½]|\/[24]|\b(?:ALL|All|(?:Lots?|LOTS?) \d{1,2}))[ \t|,]{1,24})(?<section>\d{1,2})[ \t|,]{1,12}[Tt]?(?<township>\d{1,3})(?<ns>[NS])[ \t|,]{1,12}[Rr]?(?<range>\d{1,3})(?<ew>[EW])(?!\w)`,
  'g',
);
/** The middle of such a row. */
const BOTH_PRINTED = /[NS][ \t|,]{1,12}[Rr]?\d{1,3}[EW]/;
/** A row that prints only its section: the township is that of the row above. */
const GOES_ON =
  /^[ \t]{6,60}(?<section>\d{1,2})(?=[ \t]{2,20}\S)|^[ \t]{0,8}(?:\|[ \t]{0,8}){1,3}(?<cell>\d{1,2})(?=[ \t]{0,8}\|)/;
const LAND =
  /(?<![A-Za-z])(?:[NSEW]{1,2}\s?(?:[24](?!\d)|1?[/⁄][24]|[¼½])|[NS][EW](?![a-z])|Lots?\s?\d|LOTS?\s?\d|All\b|ALL\b)/;
const RULE = /^[\s|:=+-]*$/;

function rowOf(order: Order): RegExp {
  const cells = [...order].map((column) => CELLS[column as keyof typeof CELLS]).join(SEPARATOR);
  return new RegExp(String.raw`(?<![\w./])${cells}(?=[ \t|,:;]|$)`);
}

export function tablePlaces(text: string, from: number, to: number): PlssPlace[] {
  const places = mayShow(text, MARK.directed) && BOTH_PRINTED.test(text) ? [...headlessRows(text, from, to)] : [];
  if (text.indexOf('\n', from) >= 0 && RANGE_BESIDE.test(text)) places.push(...headedRows(text, from, to));
  return places;
}

function* headedRows(text: string, from: number, to: number): Generator<PlssPlace> {
  HEAD.lastIndex = from;
  for (let found = HEAD.exec(text); found && found.index < to; found = HEAD.exec(text)) {
    const order = found.slice(1, 4).map((name) => name[0]!.toLowerCase());
    const row = ROWS[order.join('') as Order] as RegExp | undefined;
    if (row) HEAD.lastIndex = yield* rowsBelow(text, found.index + found[0].length, to, row);
  }
}

function* headlessRows(text: string, from: number, to: number): Generator<PlssPlace> {
  for (const row of [HEADLESS, HEADLESS_LAST]) {
    row.lastIndex = from;
    for (let found = row.exec(text); found && found.index < to; found = row.exec(text)) {
      const place = placeOf(found.groups!, found.index, found.index + found[0].length);
      if (place) yield place;
    }
  }
}

/** Rows follow one another; the first line that is none, and goes on with no land either, ends the table. Returns where it ends. */
function* rowsBelow(text: string, from: number, to: number, row: RegExp): Generator<PlssPlace, number> {
  let last: PlssPlace | null = null;
  for (let at = from; at < to;) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(at, Math.min(end, at + 400));
    const place = placeIn(line, at, row, last);
    if (place && (LAND.test(line) || (isBare(line, place) && LAND.test(text.slice(end, end + 12)))))
      yield (last = place);
    else if (!RULE.test(line) && !LAND.test(line)) return at;
    at = end + 1;
  }
  return to;
}

/** Nothing else stands in the line: its land may stand in the next. */
const isBare = (line: string, { start, end }: PlssPlace): boolean =>
  !/^[ \t|]*[A-Za-z]/.test(line) || line.trim().length <= end - start + 2;

function placeIn(line: string, at: number, row: RegExp, above: PlssPlace | null): PlssPlace | null {
  const found = row.exec(line);
  if (found) return placeOf(found.groups!, at + found.index, at + found.index + found[0].length);
  const on = above && GOES_ON.exec(line);
  if (!on) return null;
  const section = Number(on.groups!['section'] ?? on.groups!['cell']);
  const end = at + on[0].length;
  return { ...above, sections: [section], start: end - String(section).length, end };
}

function placeOf(cells: Readonly<Record<string, string | undefined>>, start: number, end: number): PlssPlace | null {
  const section = Number(cells['section']);
  if (section < 1 || section > 36) return null;
  return {
    townships: [`${Number(cells['township'])}${cells['ns'] ?? ''}`],
    ranges: [`${Number(cells['range'])}${cells['ew'] ?? ''}`],
    sections: [section],
    start,
    end,
  };
}
