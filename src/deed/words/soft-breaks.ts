// Takes: a text as it was printed. Gives: the ends of lines inside a sentence, where a line was full and the next goes on with it, so that a blank
// can be read there. Never: the end of a row, an item or a clause: those end short of the margin, with a mark, or before a capital.
import { isFigure } from './peek.ts';

const LINE_BREAK = 10;
/** Narrower columns hold rows as often as sentences: these are asked for more lines, which all are full. */
const NARROW = 45;
const NARROWEST = 26;
/** Of the widest line near it: letters are not equally wide. */
const FULL = 0.8;
const FEWEST_LINES = 3;
const FEWEST_NARROW = 6;
const FULL_OF_NARROW = 0.85;

/** Offsets of line breaks. */
export function softBreaks(text: string): number[] {
  const found: number[] = [];
  if (text.indexOf('\n') < 0) return found;
  for (let from = 0; from < text.length;) {
    const blank = text.indexOf('\n\n', from);
    const to = blank < 0 ? text.length : blank;
    if (to - from > NARROWEST * 2) breaksOfBlock(text, from, to, found);
    from = to + 2;
  }
  return withinBearings(text, found);
}

/** "pipe N\n84°14'11\" E", "N 84°14'11\"\nE 20 feet": in a column of any width the bearing goes on. */
const LED = /[\s(,](?:N|S|North|South|NORTH|SOUTH)\.?$/;
const DEGREES = /^\d{1,2}(?:\.\d{1,4})?\s?(?:[°º]|deg)/i;
const ENDED = /[°º](?:\s?\d{1,2}(?:\.\d{1,4})?\s?['’′](?:\s?\d{1,2}(?:\.\d{1,4})?\s?(?:["”″]|''))?)?$/;
const EAST_WEST = /^(?:E|W|East|West|EAST|WEST)(?:\.(?!\s?[A-Z])|[\s,;])/;
const [EAST, WEST] = [69, 87];

function withinBearings(text: string, found: readonly number[]): number[] {
  const all = new Set(found);
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
    const head = text.charCodeAt(end + 1);
    const [led, ended] = [isFigure(head), head === EAST || head === WEST];
    if (!led && !ended) continue;
    const last = text.slice(Math.max(0, end - 18), end);
    const next = text.slice(end + 1, end + 14);
    if ((led && DEGREES.test(next) && LED.test(last)) || (ended && EAST_WEST.test(next) && ENDED.test(last)))
      all.add(end);
  }
  return all.size === found.length ? [...found] : [...all].toSorted((a, b) => a - b);
}

function breaksOfBlock(text: string, from: number, to: number, found: number[]): void {
  const ends: number[] = [];
  const widths: number[] = [];
  for (let start = from; start <= to;) {
    const next = text.indexOf('\n', start);
    const end = next < 0 || next > to ? to : next;
    widths.push(end - start);
    ends.push(end);
    start = end + 1;
  }
  if (ends.length < FEWEST_LINES) return;
  const widest = widestPrinted(widths);
  if (widest < NARROWEST) return;
  const full = ends.slice(0, -1).filter((end, i) => widths[i]! + wordLength(text, end + 1) + 1 >= FULL * widest);
  if (widest < NARROW && (ends.length < FEWEST_NARROW || full.length < FULL_OF_NARROW * (ends.length - 1))) return;
  for (const end of full) if (goesOn(text, end)) found.push(end);
}

/** Two lines that a broken word has joined are no line of the column: of the wide ones, the widest that another comes near. */
function widestPrinted(widths: readonly number[]): number {
  const sorted = widths.toSorted((a, b) => a - b);
  const usual = sorted[sorted.length >> 1]!;
  return sorted.findLast((width) => width <= usual * JOINED) ?? usual;
}
const JOINED = 1.5;

/** Of what stands there up to the next blank. */
export function wordLength(text: string, at: number): number {
  let end = at;
  while (end < text.length && text.charCodeAt(end) > 32) end++;
  return end - at;
}

/** Behind these nothing ends, whatever the next line begins with. */
const LEADS_ON = /(?:^|\s)(?:the|of|an?|and|in|to|at|by|with|from|said|or|for|on|being|is)$/;
const REST_OF_ANGLE = /^\d{1,2}(?:\.\d{1,3})?\s?['’′"”″]/;
const SMALL = /[a-z]/;

function goesOn(text: string, end: number): boolean {
  const next = text.charCodeAt(end + 1);
  if (next === LINE_BREAK || !(next > 32)) return false;
  const last = text[end - 1] ?? '';
  if (WIND_ALONE.test(text.slice(Math.max(0, end - 2), end))) return false;
  if (isFigure(next)) return figureGoesOn(text, end, last);
  if (SMALL.test(text[end + 1]!)) return /[A-Za-z,\d'"’”)]/.test(last) && !opens(text, end);
  if (!/[A-Z]/.test(text[end + 1]!)) return false;
  return LEADS_ON.test(text.slice(Math.max(0, end - 8), end)) || (last === '.' && isWithinName(text, end));
}

/** "a radius of\n797.62 feet", "N 24°17' E,\n311.45 feet"; a number and its point head an item. */
const LENGTH_NEXT = /^\d[\d,]{0,8}(?:\.\d{1,3})?(?:\s?['’′]|\s(?:feet|ft|chains?|poles|rods|varas|meters)\b)/i;
const BEARING_LAST = /\d\s?[°º'’′"”″]\s?(?:E|W|East|West|EAST|WEST)\.?,?$/;
const OF_LAST = /(?:^|\s)(?:of|for|is|being)$/;

function figureGoesOn(text: string, end: number, last: string): boolean {
  const next = text.slice(end + 1, end + 22);
  if (/[°º]/.test(last)) return REST_OF_ANGLE.test(next);
  const before = text.slice(Math.max(0, end - 14), end);
  return LENGTH_NEXT.test(next) && (OF_LAST.test(before) || BEARING_LAST.test(before));
}

/** "the land of Edwin J.\nMoss": the initials of a name, and the rest of it. */
const NAME_LAST = /(?:^|\s)[A-Z][a-z]{2,14}\s(?:[A-Z]\.\s?){0,2}[A-DF-MO-RT-VX-Z]\.$/;
const NO_NAME =
  /^(?:Then|Beg|Comm|Cont|Exc|Sec|Tract|Parcel|Lot|Also|The\b|And\b|All\b|That\b|This\b|From\b|North|South|East|West|Said\b|Subject|Together|Being)/;
const isWithinName = (text: string, end: number): boolean =>
  NAME_LAST.test(text.slice(Math.max(0, end - 28), end)) &&
  /^[A-Z][a-z]/.test(text.slice(end + 1, end + 3)) &&
  !NO_NAME.test(text.slice(end + 1, end + 10));

const UNIT_LAST = /(?:feet|ft|rods|poles|perches|chains|links|varas|yards|meters)$/;
const WIND_NEXT = /^(?:and\s)?(?:north|south|east|west)/;

const opens = (text: string, end: number): boolean =>
  OPENS.test(text.slice(end + 1, end + 28)) ||
  (WIND_NEXT.test(text.slice(end + 1, end + 10)) && UNIT_LAST.test(text.slice(Math.max(0, end - 8), end)));

/** A row or a course may begin with these in any case. */
const OPENS =
  /^(?:(?:and\s)?(?:thence|then|run|(?:north|south|east|west)[a-z]{0,5},?\s(?:\d|for\s|about\s|a\sdist))|beginning|commencing|[nsew][\s.\d]|excepting|containing)/;
/** Of a bearing whose end the margin may have cut. */
const WIND_ALONE = /(?:^|[\s.\d°'"’”])[nsewNSEW]$/;
