// Takes: the lines of a list. Gives: rows that repeat the word, or the number, of the section over them by ditto marks.
// Never: a row under a line that names no section; a township the marks do not repeat.
import type { PlssPlace } from './plss-place.ts';
import {
  DITTO,
  holds,
  isRule,
  NUMBER,
  sectionNumber,
  WHOLE,
  type Line,
  type Listing,
  type TableRow,
} from './plss-row.ts';

const MAY_STAND = new RegExp(String.raw`\n[^\n]{0,80}?(?<![A-Za-z\d])${DITTO}`);
const WORD = String.raw`(?:[Ss]ec(?:tion|t)?|SEC(?:TION)?|[Ss]ee)\b\.?(?:\s{0,2}No\.?)?\s{0,4}`;
const MODEL = new RegExp(String.raw`(?<![A-Za-z])${WORD}(${NUMBER})(?![\w/])`);
const MARKS = new RegExp(
  String.raw`(?<=^[ \t]{0,40}|[ \t]{2}|[,.][ \t]?)${DITTO}[ \t.,]{1,12}(?:(?<number>${NUMBER})(?![\w/]|[.,]\d|\s?a(?:c|cres?)?\b)|(?<same>${DITTO}))`,
);
/** Behind a land, one mark for both: "N.E. ¼ do. 40 a.". */
const ONE_MARK = new RegExp(String.raw`^[ \t.,]{1,60}(?<same>${DITTO})(?=[ \t.,]|$)`);

/** A figure with a direction behind the marks: another township than the one over them. */
const OTHER_PLACE = /\d\s?[NSEW](?![A-Za-z0-9])/;
const PLACE = new RegExp(
  String.raw`^[\s,.]{1,12}${DITTO}[\s.]{0,12}(?<t>\d{1,3})\s?(?<ns>[NS])[\s,.]{0,12}(?:${DITTO}[\s.]{0,12})?(?<r>\d{1,3})\s?(?<ew>[EW])(?![A-Za-z])`,
);

export function dittoRows(listing: Listing): TableRow[] {
  if (!MAY_STAND.test(listing.text)) return [];
  const rows: TableRow[] = [];
  let above: Model | null = null;
  for (const line of listing.lines) {
    if (isRule(line)) continue;
    const row: TableRow | null = above && !holds(listing.named, line) ? rowOf(line, above) : null;
    if (row) rows.push(row);
    above = row ? { section: row.section!, isFirst: above!.isFirst } : modelIn(line);
  }
  return rows;
}

interface Model {
  readonly section: number;
  /** Its section stands before its land. */
  readonly isFirst: boolean;
}

function modelIn(line: Line): Model | null {
  const found = MODEL.exec(line.text);
  const section = found && sectionNumber(found[1]!);
  if (!found || !section) return null;
  return { section, isFirst: (line.lands[0]?.start ?? line.end) > line.start + found.index };
}

function rowOf(line: Line, above: Model): TableRow | null {
  const last = line.lands.at(-1);
  const from = above.isFirst || !last ? 0 : last.end - line.start;
  const rest = line.text.slice(from);
  const found = MARKS.exec(rest) ?? (from > 0 ? ONE_MARK.exec(rest) : null);
  if (!found || (line.lands.length === 0 && !WHOLE.test(line.text))) return null;
  const until = line.start + from + found.index + found[0].length;
  const first = line.lands[0]?.start;
  if (above.isFirst && first !== undefined && first < until) return null;
  const section = found.groups!['same'] ? above.section : sectionNumber(found.groups!['number']!);
  if (!section) return null;
  const at = line.start + from + found.index;
  return {
    section, at, until, start: line.start, end: line.end, place: placeOf(line, until), lot: '', lands: line.lands, again: [],
    quarters: 0, isLargestFirst: false,
  }; // prettier-ignore
}

/** The township the row gives beside its marks; one that cannot be read is still another than the one over it. */
function placeOf(line: Line, from: number): PlssPlace | null {
  const rest = line.text.slice(from - line.start);
  if (!OTHER_PLACE.test(rest)) return null;
  const found = PLACE.exec(rest)?.groups;
  const township = found ? `${Number(found['t'])}${found['ns']!}` : '';
  const range = found ? `${Number(found['r'])}${found['ew']!}` : '';
  return { townships: [township], ranges: [range], start: from, end: line.end, sections: [] };
}
