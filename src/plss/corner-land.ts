// Takes: words in one spelling that follow a corner: "of the ne 1/4 of the sw 1/4 of section 9". Gives: the land they name.
// Never: land of a subdivision, a claim or a neighbour; "lot 3" is a government lot only where the section follows it.
import { MOST_PARTS, type Part } from './aliquot-parts.ts';

export interface CornerLand {
  readonly parts: readonly Part[];
  /** "" where no lot is named. */
  readonly lot: string;
  /** 0: "said section", or none: the caller knows which, or nobody does. */
  readonly section: number;
  /** What of the words was read. */
  readonly length: number;
}

const SAYS = '(?:the\\s|said\\s|such\\s|this\\s|aforesaid\\s)*';
const OF = new RegExp(`^,?\\s(?:(?:of|for|to|in|on|at)\\s)?${SAYS}`);
const THEREOF =
  /^,?\s(?:thereof|of\s(?:the\ssame|said\s(?:lot|tract|1\/4(?:\ssection)?|part))(?!\s(?:of|in|section))\b)/;
const PART = /^(?:(?<q>ne|nw|se|sw)\s1\/4|(?<h>n|s|e|w)\s1\/2)(?:\ssection(?!\s?\d))?(?!\s(?:corner|1\/))/;
/** "nesw" and the like, as plats abbreviate. */
const GLUED = /^(?<parts>(?:ne|nw|se|sw){2,4})\b/;
const NEXT = new RegExp(`^,?\\s(?:(?:of|in)\\s)?${SAYS}`);
const LOT = /^(?<named>government\s)?lot\s(?<lot>\d{1,3}|[a-z])\b/;
const UNIT = '(?:feet|chains|links|rods|poles|perches|yards|meters|miles|varas)';
const SECTION = new RegExp(`^section\\s?(?<number>\\d{1,3})(?![\\da-z/.]|\\s1/|\\s${UNIT}\\b)`);
const SAID = new RegExp(`^section\\b(?!\\s?\\d{1,3}(?![\\d.])(?!\\s${UNIT}\\b))`);
/** What makes a lot one of a plat, or land somebody's. */
const PLATTED = /\b(?:block|subdivision|addition|plat|townsite|tract|claim|survey\sno|grant|estates?)\b/;

/** `thereof` is the land named before, or null. */
export function landAfter(text: string, thereof: CornerLand | null): CornerLand | null {
  const same = THEREOF.exec(text);
  if (same) return thereof && { ...thereof, length: same[0].length };
  const of = OF.exec(text);
  if (of === null) return null;
  let at = of[0].length;
  const lot = LOT.exec(text.slice(at));
  if (lot && PLATTED.test(text.slice(0, 200))) return null;
  if (lot) at += lot[0].length;
  const parts = partsFrom(text, at, lot !== null);
  if (parts.list.length > 0) at = parts.end;
  return sectionAfter(text, at, parts.list, lot);
}

function partsFrom(text: string, from: number, afterLot: boolean): { list: Part[]; end: number } {
  const list: Part[] = [];
  let end = from;
  for (;;) {
    const next = list.length > 0 || afterLot ? (NEXT.exec(text.slice(end))?.[0].length ?? -1) : 0;
    if (next < 0 || list.length >= MOST_PARTS) break;
    const rest = text.slice(end + next);
    const part = PART.exec(rest);
    const glued = part ? null : GLUED.exec(rest);
    if (!part && !glued) break;
    const { q, h } = part?.groups ?? {};
    if (glued) list.push(...glued[0].match(/../g)!.map((each) => `${each.toUpperCase()}4` as Part));
    else list.push((q ? `${q.toUpperCase()}4` : `${h!.toUpperCase()}2`) as Part);
    end += next + (part ?? glued)![0].length;
  }
  return { list, end };
}

function sectionAfter(
  text: string,
  at: number,
  parts: readonly Part[],
  lot: RegExpExecArray | null,
): CornerLand | null {
  const found = { parts: lot ? [] : parts, lot: lot?.groups!['lot']?.toUpperCase() ?? '' };
  const between = parts.length > 0 || lot ? (NEXT.exec(text.slice(at))?.[0].length ?? 0) : 0;
  const rest = text.slice(at + between);
  const section = SECTION.exec(rest);
  if (section)
    return { ...found, section: Number(section.groups!['number']), length: at + between + section[0].length };
  const said = SAID.exec(rest);
  if (said) return { ...found, section: 0, length: at + between + said[0].length };
  // "the sw corner of said ne 1/4" names no section; the caller's context does, or nobody.
  const goesOn = /^,?\s(?:of|in)\s(?!(?:t\s?\d|township))/.test(text.slice(at));
  if (parts.length > 0 && !lot && !goesOn) return { ...found, section: 0, length: at };
  return lot?.groups!['named'] && !goesOn ? { ...found, section: 0, length: at } : null;
}
