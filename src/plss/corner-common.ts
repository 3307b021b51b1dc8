// Takes: words in one spelling that name a corner by the sections around it. Gives: that corner. Never: one of the two corners that two
// sections share, nor a corner between townships: numbers alone do not say which section is in which.
import type { Read } from './corner-phrase.ts';
import type { CornerHead } from './corner-head.ts';
import type { CornerLand } from './corner-land.ts';
import { commonCorner, sectionCell } from './corner-name.ts';
import type { CornerShare } from './corner-name.ts';
import { wayAt } from './corner-offset.ts';

const LIST = '(?<list>\\d{1,2}(?:(?:,\\s|,?\\sand\\s)(?:section\\s)?\\d{1,2})+)(?!\\s?(?:feet|chains|rods|[\\d/]))';
const POINT = /^(?:a|the)\spoint\s(?:(?:which|that)\s(?:is|lies)\s|being\s|lying\s|located\s|marking\s|at\s)*/;
const MONUMENT =
  /^(?:an?|the|found|set)\s(?:(?!\b(?:point|line|corner|thence|from|feet)\b)[^;]){1,120}?\b(?:marking|monumenting|being|at|for)\s(?=the\s)/;
const COMMON = new RegExp(
  `^(?:the\\s)?(?:(?<side>[nsew])\\s)?(?<kind>1/4\\s|1/16\\s)?(?:common\\s)?(?:section\\s)?corner(?:\\s(?:post|stone|monument))?,?\\s(?:that\\sis\\s|which\\sis\\s)?(?:common\\s(?:to|with|of)|between|of|to|for|on\\sthe\\sline\\sbetween)\\s(?:the\\s)?(?:said\\s)?section\\s?${LIST}`,
);

export function commonPhrase(text: string): Read | null {
  for (const skip of [0, POINT.exec(text)?.[0].length ?? 0, MONUMENT.exec(text)?.[0].length ?? 0]) {
    const rest = text.slice(skip);
    const way = wayAt(rest);
    const at = way?.length ?? 0;
    const found = COMMON.exec(rest.slice(at));
    const corner = found && cornerOf(found);
    if (!found || !corner) continue;
    const head = { east: corner.east, north: corner.north, ofSection: true };
    const land: CornerLand = { parts: [], lot: '', section: corner.section, length: found[0].length };
    const start = skip + at;
    return { head, land, start, end: start + found[0].length, ...(way ? { offsetFt: way.offsetFt } : {}) };
  }
  return null;
}

const numbersIn = (list: string): number[] => list.match(/\d+/g)!.map(Number);
const inTownship = (sections: readonly number[]): boolean => sections.every((section) => section >= 1 && section <= 36);

function cornerOf({ groups }: RegExpExecArray): CornerShare | null {
  const sections = numbersIn(groups!['list']!);
  if (!inTownship(sections)) return null;
  const [kind, side] = [groups!['kind']?.trim(), groups!['side']];
  if (kind === '1/16') return side === undefined ? null : sixteenthBetween(sections, side);
  if (side !== undefined) return null; // "the n 1/4 corner common to" is of one section: the other forms read it
  return commonCorner(sections, kind === '1/4');
}

/** The e sixteenth corner between 4 and 9 is on their common line, midway from the quarter corner to its east end. */
function sixteenthBetween(sections: readonly number[], side: string): CornerShare | null {
  const quarter = commonCorner(sections, true);
  if (!quarter) return null;
  const isLevel = quarter.east === 0.5;
  if (isLevel !== 'ew'.includes(side)) return null;
  const shift = side === 'e' || side === 'n' ? 0.25 : -0.25;
  return { ...quarter, [isLevel ? 'east' : 'north']: 0.5 + shift };
}

const AFTER = new RegExp(`^[,;]?\\s?(?:said\\scorner\\sbeing\\s|being\\s|also\\sbeing\\s)*(?:the\\s)?(?:corner\\s)?common\\s(?:to|with)\\s(?:said\\s)?section\\s?${LIST}`); // prettier-ignore

/** Whether a list of sections behind the corner agrees with it; true where there is none. */
export function commonAfter(text: string, head: Pick<CornerHead, 'east' | 'north'>, land: CornerLand): boolean {
  const found = AFTER.exec(text);
  if (!found || land.parts.length > 0 || land.section === 0) return true;
  const sections = [...new Set([land.section, ...numbersIn(found.groups!['list']!)])];
  if (!inTownship(sections)) return false;
  const corner = commonCorner(sections, head.east === 0.5 || head.north === 0.5);
  if (!corner) return sections.length === 2; // two sections have two corners; the head says which
  const [a, b] = [sectionCell(corner.section), sectionCell(land.section)];
  return a.east + corner.east === b.east + head.east && a.north + corner.north === b.north + head.north;
}
