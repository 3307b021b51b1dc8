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

const OF = /^,?\s?(?:of|for|to|in|on)\s/;
const THEREOF = /^,?\s?(?:thereof|of\sthe\ssame)\b/;
const PART =
  /^(?:the\s)?(?:said\s)?(?:(?<q>ne|nw|se|sw)\s1\/4|(?<h>n|s|e|w)\s1\/2)(?:\ssection)?(?!\s(?:corner|1\/))(?:,?\s(?:of\s|in\s)?)?/;
/** "nesw" and the like, as plats abbreviate. */
const GLUED = /^(?:the\s)?(?<parts>(?:ne|nw|se|sw){2,4})\b(?:,?\s(?:of\s|in\s)?)?/;
const LOT = /^(?:the\s)?(?:said\s)?(?<named>government\s)?lot\s(?<lot>\d{1,3}|[a-z])\b(?:,?\s(?:of\s|in\s)?)?/;
const SECTION = /^(?:the\s)?(?:said\s|aforesaid\s|above\s)?section\s?(?<number>\d{1,3})(?![\d/.]|\s1\/)/;
const SAID = /^(?:the\s)?(?:said\s|aforesaid\s)?section\b(?!\s?\d)/;
/** What makes a lot one of a plat, or land somebody's. */
const PLATTED =
  /\b(?:block|subdivision|addition|plat|townsite|tract|claim|survey\sno|grant|estates?|acres\ssubdivision)\b/;

const partsOfWords = (glued: string): Part[] =>
  (glued.match(/../g) ?? []).map((each) => `${each.toUpperCase()}4` as Part);

/** `thereof` is the land named before, or null. */
export function landAfter(text: string, thereof: CornerLand | null): CornerLand | null {
  const same = THEREOF.exec(text);
  if (same) return thereof && { ...thereof, length: same[0].length };
  const of = OF.exec(text);
  if (of === null) return null;
  const parts: Part[] = [];
  let at = of[0].length;
  const lot = LOT.exec(text.slice(at));
  if (lot) at += lot[0].length;
  for (let rest = text.slice(at); parts.length < MOST_PARTS; rest = text.slice(at)) {
    const part = PART.exec(rest);
    const glued = part ? null : GLUED.exec(rest);
    if (!part && !glued) break;
    const { q, h } = part?.groups ?? {};
    parts.push(...(glued ? partsOfWords(glued.groups!['parts']!) : [(q ? `${q.toUpperCase()}4` : `${h!.toUpperCase()}2`) as Part]));
    at += (part ?? glued)![0].length;
  } // prettier-ignore
  return sectionAfter(text, at, parts, lot);
}

function sectionAfter(
  text: string,
  at: number,
  parts: readonly Part[],
  lot: RegExpExecArray | null,
): CornerLand | null {
  const rest = text.slice(at);
  const section = SECTION.exec(rest);
  const said = section ? null : SAID.exec(rest);
  const found = { parts, lot: lot?.groups!['lot']?.toUpperCase() ?? '' };
  if (lot && PLATTED.test(text.slice(0, 200))) return null;
  if (section) return { ...found, section: Number(section.groups!['number']), length: at + section[0].length };
  if (said) return { ...found, section: 0, length: at + said[0].length };
  // "the sw corner of said ne 1/4" names no section; the caller's context does, or nobody.
  if (parts.length > 0 && !lot && /^(?:[,;:]|and\b|which\b|being\b|said\b|t\s?\d|township\b|$)/.test(rest.trim()))
    return { ...found, section: 0, length: at };
  return lot?.groups!['named'] ? { ...found, section: 0, length: at } : null;
}
