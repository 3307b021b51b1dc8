// Takes: the lines under the name of a township. Gives: rows that give their section as the first figure, or as the first behind the land,
// with no head over them. Never: a number of an enumeration: the paper says that the figures are sections, or the acres behind them or
// the gaps between them show it.
import type { LandItem } from './plss-items.ts';
import { holds, isRule, NUMBER, sectionNumber, WHOLE, type Line, type Listing, type TableRow } from './plss-row.ts';

interface Candidate {
  readonly row: TableRow;
  readonly side: 'first' | 'last';
  /** "1: NE¼", which few enumerations write. */
  readonly isColon: boolean;
  /** Whether the figure behind it fits the lands as their acres. */
  readonly hasAcres: boolean;
}

const SAYS_SO =
  /\b(?:numbers?|numerals?|figures?|columns?)\b[^.;()\n]{0,60}\bsec(?:tion)?s?\b|\bsec(?:tion)?s?\b[^.;()\n]{0,30}\b(?:at\s(?:the\s)?left|in\s(?:the\s)?(?:first|left|right|last)|margin)/i;
const FIRST = new RegExp(
  String.raw`^[ \t]{0,16}(${NUMBER})(?<gap>[ \t]{1,12}|[ \t]{0,3}(?:[:.)]|[-–—]{1,2})[ \t]{1,10})(?=\S)`,
);
const LAST = new RegExp(String.raw`^(?:[ \t]{1,60}|[ \t]?[.,][ \t.,]{0,80})(${NUMBER})(?![\w/-]|[.,]\d)`);
const ACRES = /^[ \t.,|]{1,60}(?<acres>\d{1,3}(?:[. ]\d{1,2}(?:\/\d)?)?)(?![\d/])/;

export function numberedRows(listing: Listing): TableRow[] {
  const saysSo = SAYS_SO.test(listing.text);
  const rows: TableRow[] = [];
  let group: Candidate[] | null = null;
  let side: Candidate['side'] | null = null;
  const close = (): void => {
    if (group && isList(group, saysSo)) rows.push(...group.map(({ row }) => row));
  };
  const headings = headingLines(listing);
  for (const line of listing.lines) {
    if (headings.has(line)) {
      close();
      group = [];
      continue;
    }
    if (!group || isRule(line)) continue;
    const found = holds(listing.named, line) ? null : (firstIn(line) ?? lastIn(line));
    if (found && (side ?? found.side) === found.side) {
      group.push(found);
      side = found.side;
      continue;
    }
    close();
    group = null;
    side = null;
  }
  close();
  return rows;
}

/** Lines that name a township and no land: what follows lies there. */
function headingLines({ lines, places }: Listing): Set<Line> {
  const found = new Set<Line>();
  let next = 0;
  for (const line of lines) {
    while (next < places.length && places[next]!.start < line.start) next++;
    const place = places[next];
    if (place && place.start < line.end && place.sections.length === 0 && line.lands.length === 0) found.add(line);
  }
  return found;
}

/** Figures in ascending order, with the signs that make them sections. */
function isList(group: readonly Candidate[], saysSo: boolean): boolean {
  if (group.length === 0) return false;
  if (saysSo) return true;
  if (group[0]!.side === 'last') return group.every(({ hasAcres }) => hasAcres);
  const numbers = group.map(({ row }) => row.section!);
  const ascends = numbers.every((number, i) => i === 0 || number >= numbers[i - 1]!);
  const counts = numbers.every((number, i) => number === i + 1);
  return group.length > 1 && ascends && !counts && group.every(({ isColon }) => isColon === group[0]!.isColon);
}

function firstIn(line: Line): Candidate | null {
  const found = FIRST.exec(line.text);
  const section = found && sectionNumber(found[1]!);
  if (!found || !section) return null;
  const behind = line.start + found[0].length;
  const isLand = line.lands[0]?.start === behind || /^(?:all|whole|entire)\b/i.test(line.text.slice(found[0].length));
  if (!isLand) return null;
  const gap = found.groups!['gap']!;
  if (/[.)]/.test(gap)) return null; // an enumeration
  const at = line.start + found[0].length - gap.length - found[1]!.length;
  return {
    row: rowAt(line, section, at, at + found[1]!.length),
    side: 'first',
    isColon: gap.includes(':'),
    hasAcres: false,
  };
}

function lastIn(line: Line): Candidate | null {
  const last = line.lands.at(-1);
  const whole = last ? null : WHOLE.exec(line.text);
  if (!last && !whole) return null;
  const landEnd = last ? endOf(line, last) : line.start + whole!.index + whole![0].length;
  const rest = line.text.slice(landEnd - line.start);
  const found = LAST.exec(rest);
  const section = found && sectionNumber(found[1]!);
  if (!found || !section) return null;
  const until = landEnd + found[0].length;
  const acres = ACRES.exec(rest.slice(found[0].length))?.groups!['acres'];
  const hasAcres = acres !== undefined && fits(line.lands, Number(acres.replace(/[ ].*/, '')));
  return { row: rowAt(line, section, until - found[1]!.length, until), side: 'last', isColon: false, hasAcres };
}

/** "SE 14": behind a blank the figures are no damaged fraction but a number of their own. */
function endOf(line: Line, land: LandItem): number {
  const printed = line.text.slice(land.start - line.start, land.end - line.start);
  return land.end - (/(?<=[NSEW])\s14$/.exec(printed)?.[0].length ?? 0);
}

function rowAt(line: Line, section: number, at: number, until: number): TableRow {
  const { start, end, lands } = line;
  return { section, at, until, start, end, place: null, lot: '', lands, again: [], quarters: 0, isLargestFirst: false };
}

/** A section has 640 acres, give or take a sixth; a lot any number up to about a quarter quarter and a half. */
function fits(lands: readonly LandItem[], acres: number): boolean {
  if (lands.length === 0) return acres > 300;
  let nominal = 0;
  let lots = 0;
  for (const land of lands) {
    if (land.lot !== '') lots++;
    else nominal += land.parts.reduce((size, part) => size / (part.endsWith('2') ? 2 : 4), 640);
  }
  return acres > nominal * 0.84 + lots && acres < nominal * 1.16 + lots * 66;
}
