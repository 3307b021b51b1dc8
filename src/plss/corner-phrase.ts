// Takes: the words of a commencement ("800 feet north of the southeast corner of Section 9, T17S, R18E"). Gives: which corner of
// which section, and the offset from it. Never: a corner out of words not wholly understood; "a point on the line of" is none.
import type { Part } from './aliquot-parts.ts';
import { cellOf } from './aliquot-parts.ts';
import type { PlaceNames } from './aliquot-place.ts';
import { commonCorner } from './corner-name.ts';
import type { CornerShare } from './corner-name.ts';
import { leadingOffset } from './corner-offset.ts';
import { plainWords, placeIn } from './corner-place.ts';

export interface CornerPhrase {
  readonly at: CornerShare;
  /** [east, north] feet from the corner. */
  readonly offsetFt: readonly [number, number];
  /** Without state; what is not printed is "". */
  readonly names: Omit<PlaceNames, 'state'>;
  /** The corner in words, without the offset. */
  readonly words: string;
}

const DIAGONAL =
  /^(?:the\s)?(?<dir>north\s?-?east|north\s?-?west|south\s?-?east|south\s?-?west|ne|nw|se|sw)(?:erly)?\s(?:\([^)]{0,12}\)\s)?/;
const CARDINAL = /^(?:the\s)?(?<dir>north|south|east|west|n|s|e|w)\s/;
const QUARTER = /^(?:quarter|1\/4|one[\s-]quarter)(?:\ssection)?\s(?:section\s)?corner\s/;
const SIXTEENTH = /^(?:sixteenth|1\/16|one[\s-]sixteenth)(?:\ssection)?\s(?:section\s)?corner\s/;
const OF = /^(?:\([^)]{0,20}\)\s)?(?:of|for|to|in)\s(?:the\s)?/;
const COMMON =
  /^(?:the\s)?(?<quarter>(?:quarter|1\/4|one[\s-]quarter)\s)?(?:section\s)?corner\s(?:that\sis\s)?(?:common\sto|between|of|to)\s(?:said\s)?sec(?:tion)?s?\.?\s(?<list>\d{1,2}(?:(?:\s?,\s?|\s?,?\sand\s|\s?&\s?)\d{1,2})+)/;
const CENTRE = /^(?:the\s)?(?:center|centre)(?:\s(?:quarter|1\/4))?(?:\scorner)?\s(?=of\s)/;
const CENTRE_SIXTEENTH =
  /^(?:the\s)?c(?:enter|entre)?[\s-]+(?<dir>north|south|east|west|n|s|e|w)\s(?:sixteenth|1\/16|one[\s-]sixteenth)\scorner\s/;
const ALIQUOT =
  /^(?:the\s)?(?:said\s)?(?:(?<q>north\s?-?east|north\s?-?west|south\s?-?east|south\s?-?west|ne|nw|se|sw)\s?(?:quarter|one[\s-]quarter|1\/4)|(?<h>north|south|east|west|n|s|e|w)\s?(?:half|one[\s-]half|1\/2))(?:\s?\([^)]{0,20}\))?\s?,?\s?(?:of\s)?/;
const SECTION = /^(?:the\s)?(?:said\s)?sec(?:tion|\.)?\s?(?:no\.?\s)?(?<number>\d{1,3})(?!\d)/;

const letter = (word: string): string => word.charAt(0).toUpperCase();
function diagonal(word: string): 'NE' | 'NW' | 'SE' | 'SW' {
  const plain = word.replace(/[\s-]/g, '');
  const short = plain.length === 2 ? plain : plain.charAt(0) + plain.charAt(5);
  return short.toUpperCase() as 'NE' | 'NW' | 'SE' | 'SW';
}
const EAST: Readonly<Record<string, number>> = { E: 1, W: 0 };
const NORTH: Readonly<Record<string, number>> = { N: 1, S: 0 };

/** A corner by shares of the land the phrase names next, and the words after it. */
interface Head {
  readonly east: number;
  readonly north: number;
  readonly rest: string;
  /** Whether the land must be a whole section: quarter and sixteenth corners are. */
  readonly ofSection: boolean;
}

function headOf(text: string): Head | null {
  const middle = CENTRE_SIXTEENTH.exec(text);
  if (middle) {
    const dir = letter(middle.groups!['dir']!);
    const [east, north] = [(0.5 + (EAST[dir] ?? 0.5)) / 2, (0.5 + (NORTH[dir] ?? 0.5)) / 2];
    return { east, north, rest: text.slice(middle[0].length), ofSection: true };
  }
  const centre = CENTRE.exec(text);
  if (centre) return { east: 0.5, north: 0.5, rest: text.slice(centre[0].length), ofSection: false };
  const corner = DIAGONAL.exec(text);
  if (corner) {
    const [ns, ew] = diagonal(corner.groups!['dir']!).split('') as [string, string];
    const after = text.slice(corner[0].length);
    const sixteenth = SIXTEENTH.exec(after);
    // The NE sixteenth corner of a section is the centre of its NE quarter.
    if (sixteenth)
      return {
        east: 0.25 + EAST[ew]! / 2,
        north: 0.25 + NORTH[ns]! / 2,
        rest: after.slice(sixteenth[0].length),
        ofSection: true,
      };
    const plain = /^(?:section\s)?corner\s/.exec(after);
    return plain ? { east: EAST[ew]!, north: NORTH[ns]!, rest: after.slice(plain[0].length), ofSection: false } : null;
  }
  const side = CARDINAL.exec(text);
  const quarter = side === null ? null : QUARTER.exec(text.slice(side[0].length));
  if (side === null || quarter === null) return null;
  const dir = letter(side.groups!['dir']!);
  const rest = text.slice(side[0].length + quarter[0].length);
  return { east: EAST[dir] ?? 0.5, north: NORTH[dir] ?? 0.5, rest, ofSection: true };
}

/** The parts between corner and section, and the section's number. */
function landAfter(text: string): { parts: Part[]; section: number; length: number } | null {
  const of = OF.exec(text);
  if (of === null) return null;
  const parts: Part[] = [];
  let at = of[0].length;
  for (let found = ALIQUOT.exec(text.slice(at)); found && parts.length < 8; found = ALIQUOT.exec(text.slice(at))) {
    const { q, h } = found.groups!;
    parts.push((q === undefined ? `${letter(h!)}2` : `${diagonal(q)}4`) as Part);
    at += found[0].length;
  }
  const section = SECTION.exec(text.slice(at));
  if (section === null) return null;
  return { parts, section: Number(section.groups!['number']), length: at + section[0].length };
}

/** Null when the words name no corner that can be told. */
export function cornerPhrase(description: string): CornerPhrase | null {
  const { text, offsetFt } = leadingOffset(plainWords(description));
  const names = placeIn(text);
  if (names === null || offsetFt === null) return null;
  const common = COMMON.exec(text);
  if (common) {
    const sections = common.groups!['list']!.match(/\d+/g)!.map(Number);
    if (sections.some((section) => section < 1 || section > 36)) return null;
    const at = commonCorner(sections, common.groups!['quarter'] !== undefined);
    return at && { at, offsetFt, names: { ...names, section: String(at.section) }, words: common[0].trim() };
  }
  const head = headOf(text);
  const land = head && landAfter(head.rest);
  if (!head || !land || (head.ofSection && land.parts.length > 0)) return null;
  const cell = cellOf(land.parts);
  const at = {
    section: land.section,
    east: cell.west + (cell.east - cell.west) * head.east,
    north: cell.south + (cell.north - cell.south) * head.north,
  };
  const words = text.slice(0, text.length - head.rest.length + land.length).trim();
  return { at, offsetFt, names: { ...names, section: String(land.section) }, words };
}
