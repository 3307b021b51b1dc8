// Takes: words in one spelling that name a corner by the sections around it. Gives: that corner. Never: one of the two corners that two
// sections share, nor a corner between townships: numbers alone do not say which section is in which.
import type { CornerHead } from './corner-head.ts';
import type { CornerLand } from './corner-land.ts';
import { commonCorner, sectionCell } from './corner-name.ts';
import type { CornerShare } from './corner-name.ts';

const LIST = '(?<list>\\d{1,2}(?:(?:,\\s|,?\\sand\\s)(?:section\\s)?\\d{1,2})+)(?!\\s?(?:feet|chains|rods|[\\d/.]))';
const COMMON = new RegExp(
  `^(?:the\\s|a\\s)?(?:4\\s)?(?:(?<side>[nsew])\\s)?(?<kind>1/4\\s|1/16\\s)?(?:common\\s|stone\\s)?(?:section\\s)?(?<what>corner|post|stone|monument)(?:\\s(?:post|stone|monument))?,?\\s(?:that\\sis\\s|which\\sis\\s)?(?:common\\s(?:to|with|of|between)|between|of|to|for|on\\sthe\\sline\\sbetween)\\s(?:the\\s|said\\s)*section\\s?${LIST}`,
);

export interface CommonCorner {
  readonly at: CornerShare;
  readonly length: number;
}

export function commonPhrase(text: string): CommonCorner | null {
  const found = COMMON.exec(text);
  const at = found && cornerOf(found);
  return found && at ? { at, length: found[0].length } : null;
}

/** "the line between section 21 and 28": on which side of the first it is. */
export function lineBetweenSections(
  text: string,
): { side: 'n' | 's' | 'e' | 'w'; section: number; length: number } | null {
  const found = new RegExp(`^(?:on|in|along|upon)\\sthe\\sline\\s(?:between|common\\sto|dividing)\\s(?:said\\s)?section\\s?${LIST}`).exec(text); // prettier-ignore
  const quarter = found && commonCorner(numbersIn(found.groups!['list']!), true);
  if (!found || !quarter) return null;
  const side = quarter.east === 0.5 ? (quarter.north === 1 ? 'n' : 's') : quarter.east === 1 ? 'e' : 'w';
  return { side, section: quarter.section, length: found[0].length };
}

const numbersIn = (list: string): number[] => list.match(/\d+/g)!.map(Number);
const inTownship = (sections: readonly number[]): boolean => sections.every((section) => section >= 1 && section <= 36);

function cornerOf({ groups }: RegExpExecArray): CornerShare | null {
  const sections = numbersIn(groups!['list']!);
  if (!inTownship(sections)) return null;
  const [kind, side] = [groups!['kind']?.trim(), groups!['side']];
  if (groups!['what'] !== 'corner' && kind === undefined) return null; // "a post between sections" is no corner
  if (kind === '1/16') return side === undefined ? null : sixteenthBetween(sections, side);
  if (side !== undefined) return kind === '1/4' ? sidedQuarter(sections, side) : null;
  return commonCorner(sections, kind === '1/4');
}

/** "the n 1/4 corner of sections 9 and 4": right where it is the north one of the first. */
function sidedQuarter(sections: readonly number[], side: string): CornerShare | null {
  const at = commonCorner(sections, true);
  const named = { n: [0.5, 1], s: [0.5, 0], e: [1, 0.5], w: [0, 0.5] }[side]!;
  return at && at.east === named[0] && at.north === named[1] ? at : null;
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
