// Takes: a text with its lands, sections and townships. Gives: the rows of its lists that give a section as a bare number.
// Never: a row twice; what a table's head says goes before what figures alone suggest.
import { columnRows } from './plss-columns.ts';
import { dittoRows } from './plss-ditto.ts';
import type { LandItem, PlaceItem, PlssItem, SectionItem } from './plss-items.ts';
import { numberedRows } from './plss-numbered.ts';
import { linesOf, type Listing, type TableRow } from './plss-row.ts';

const READERS = [dittoRows, columnRows, numberedRows];
/** Figures apart from the words before them or at the head of a line, marks that repeat, or words about figures: no row without one. */
const MAY_HOLD =
  /[ .\t|]{2}[\dl]|\t[\dl]|\n[ \t]{0,16}[\dli]{1,2}[ \t:–—-]|["“”″〃]|''|,,|\bdo\b|\b(?:figures?|numbers?|numerals?)\b|\bsec(?:tion)?\.? t\w{0,7}\.? r/i;

/** The items of a text, in the order of their kinds, with those of its rows as the rows have them. */
export function withRows(text: string, from: number, to: number, items: PlssItem[]): PlssItem[] {
  if (text.indexOf('\n', from) < 0 || !MAY_HOLD.test(text)) return items;
  const lands = items.filter((item) => item.kind === 'land').sort((a, b) => a.start - b.start);
  if (lands.length === 0) return items;
  const places = items.filter((item) => item.kind === 'place');
  const sections = items.filter((item) => item.kind === 'section');
  const rows = rowsIn(text, from, to, places, sections, lands);
  if (rows.length === 0) return items;
  return [...outsideOf(places, rows), ...sections, ...rows.map(rowSection), ...landsOfRows(text, lands, rows)];
}

function rowsIn(
  text: string,
  from: number,
  to: number,
  places: readonly PlaceItem[],
  sections: readonly SectionItem[],
  lands: readonly LandItem[],
): TableRow[] {
  const starts = (items: readonly PlssItem[]): number[] => items.map(({ start }) => start).sort((a, b) => a - b);
  const named = starts([...sections, ...places.filter((place) => place.sections.length > 0)]);
  const listing: Listing = { text, lines: linesOf(text, from, to, lands), places, sections: starts(sections), named };
  const byLine = new Map<number, TableRow>();
  for (const read of READERS) for (const row of read(listing)) if (!byLine.has(row.start)) byLine.set(row.start, row);
  return [...byLine.values()].sort((a, b) => a.start - b.start);
}

/** The places that no row gives in columns of its own. Both lists are in order. */
function outsideOf(places: readonly PlaceItem[], rows: readonly TableRow[]): PlaceItem[] {
  let next = 0;
  return places.filter((place) => {
    while (next < rows.length && rows[next]!.end <= place.start) next++;
    const row = rows[next];
    return !row?.place || place.start < row.start;
  });
}

function rowSection(row: TableRow): SectionItem {
  return {
    kind: 'section',
    numbers: row.section === null ? [] : [row.section],
    isSaid: false,
    isPlural: false,
    start: row.at,
    end: row.until,
    row,
  };
}

/** In a row letters without fractions are land; columns of quarters are one land, and a column of lots has its own. */
function landsOfRows(text: string, lands: readonly LandItem[], rows: readonly TableRow[]): LandItem[] {
  const out: LandItem[] = [];
  let next = 0;
  for (const row of rows) {
    for (; next < lands.length && lands[next]!.start < row.start; next++) out.push(lands[next]!);
    const own: LandItem[] = [];
    for (; next < lands.length && lands[next]!.start < row.end; next++) {
      const land = lands[next]!;
      const last = lands[next - 1];
      const end = Math.min(land.end, endBefore(land, row));
      if (own.length > 0 && last?.isWeak && isInLast(text, last, land))
        own.push({ ...land, isWeak: false, start: last.start, parts: [...own.pop()!.parts, ...land.parts], end });
      else own.push({ ...land, isWeak: false, end });
    }
    out.push(...(row.quarters > 1 && own.length > 0 ? [joined(own, row.isLargestFirst)] : own));
    out.push(...row.again);
    if (row.lot !== '') out.push({ ...NO_LAND, lot: row.lot, start: row.until, end: row.until });
  }
  return [...out, ...lands.slice(next)];
}

/** "NE SE¼": the sign of the first is lost. */
const isInLast = (text: string, last: LandItem, { lot, start }: LandItem): boolean =>
  lot === '' &&
  last.lot === '' &&
  text.slice(last.end, start) === ' ' &&
  /[EW]$/.test(text.slice(last.start, last.end));

const NO_LAND = { kind: 'land', parts: [], lot: '', isWeak: false, limit: '' } as const;

/** "SE 14": a number right behind the letters is the row's section, not their fraction. */
const endBefore = (land: LandItem, row: TableRow): number => (land.start < row.at ? row.at : land.end);

function joined(own: readonly LandItem[], isLargestFirst: boolean): LandItem {
  const parts = own.flatMap((land) => land.parts);
  return { ...own[0]!, parts: isLargestFirst ? parts.reverse() : parts, end: own.at(-1)!.end };
}
