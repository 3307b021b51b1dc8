// Takes: a figure. Gives: lists of courses that are announced by their number and have fewer: "the five following courses, to wit:" and three of them.
// Never: more than were announced, for a list may run on (tracts/told-figures has "the following five courses:").
import { numberAt } from '../values/numbers.ts';
import { quoted } from '../tracts/quoted.ts';
import { matchesBetween } from './claim-words.ts';
import type { Figure } from './figure.ts';

const COUNT = String.raw`(?<count>two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})`;
const ANNOUNCED = new RegExp(
  [
    String.raw`\b${COUNT}\s+(?:\(\s?\d{1,2}\s?\)\s+)?(?:(?:following|next|several|successive|consecutive|new|described|below|different|separate|more)\s+){0,3}(?:courses|calls|lines|bearings|legs)\b(?:\s+(?:and|&)\s+distances)?(?:\s+of\s+division)?(?:,?\s+(?:to[\s-]wit|viz|namely|as\s+follows|that\s+is\s+to\s+say|following)\.?)?\s?[:,;—-]{1,2}`,
    String.raw`\b(?:courses|calls|lines)(?:\s+(?:and|&)\s+distances)?,?\s+${COUNT.replace('count', 'behind')}\s+in\s+number\b[^;:]{0,40}[:,]`,
  ].join('|'),
  'g',
);

/** What announces a list stands at most so far before the first course. */
const LEAD = 60;

export function countClaims(figure: Figure): string[] {
  const { marked, description, sides, text } = figure;
  return matchesBetween(figure, ANNOUNCED, Math.max(0, description.starter.start - LEAD), description.end).flatMap(
    (match) => {
      const from = match.index + match[0].length;
      const count = numberAt((match.groups!['count'] ?? match.groups!['behind'])!, 0)?.value ?? 0;
      const ends = endOfList(marked, from, description.end);
      if (ends === null) return [];
      const given = sides.filter((side) => side.end > from + 5 && Math.max(side.start, from) < ends).length;
      // One alone before a "thence" may be the first of several that have it.
      if (given >= count || (given < 2 && ends < description.end)) return [];
      return [`The paper announces ${quoted(text, match.index, from)}; ${given} follow.`];
    },
  );
}

/** The next line by another neighbour ends a list: "thence by the Tuttle land"; a bare "thence" leads to its next course. */
const LEAVES =
  /\bthence\s+(?:(?:running|continuing|run)\s+)?(?:by|with|along|leaving|departing|binding|on|up|down|from|in|through|across|over)\s/;
const NUMBERED = /^\s{0,3}\(?(?:1|a|i)[).:]/;

/** Null where the courses are numbered: tracts/told-figures counts those. Where the first has its "thence", every other may. */
function endOfList(marked: string, from: number, end: number): number | null {
  const list = marked.slice(from, end);
  if (NUMBERED.test(list)) return null;
  const next = /^[^;]{0,20}\bthence\b/.test(list) ? -1 : list.search(LEAVES);
  return next < 0 ? end : from + next;
}
