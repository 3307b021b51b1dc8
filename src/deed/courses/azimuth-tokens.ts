// Takes: the tokens of a text that runs by azimuths. Gives: those that can be of a course: without lists of azimuths to other stations.
// Never: a numbered course left out with such a list; the end of an azimuth for the whole.
import { CLEAN } from '../values/direction.ts';
import type { Token } from '../values/tokens.ts';

const LIST_OF_REFERENCES =
  /\bazimuths?\s+(?:and\s+distances?\s+)?(?:from\b[^.;:]{0,80}\s)?to\s+[^.;:]{0,140}\b(?:stations|monuments|points)\b[^.;:]{0,60}:\s{0,8}/g;
// "9. 77°43'": a numbered course, where a list would name the station first.
const LIST_ENDS =
  /\bthence\b|\brunning\b|\bbeginning\b|\n\s{0,6}\(?\d{1,3}[.)]\s{1,4}(?:\d{1,3}\s?°|thence)|(?<=\S)\s*\n\s*\n/;
const LONGEST_LIST = 1500;

/** Tokens that are in none of those lists. */
export const azimuthTokens = (folded: string, tokens: readonly Token[]): readonly Token[] =>
  outside(tokens, referenceLists(folded)).map((token) => (isOnlyTheEnd(folded, token) ? unread(token) : token));

/** `Z29°27'`, `2?9°`, `12-4°`: what was read is only the end of it. */
const isOnlyTheEnd = (folded: string, { kind, start }: Token): boolean =>
  kind === 'angle' && /(?:^|[^a-z])[a-z]$|[?&|!~*$]$|\d-$/.test(folded.slice(Math.max(0, start - 3), start));

function unread({ start, end }: Token): Token {
  const doubts = ['the azimuth cannot be read'];
  return { kind: 'direction', start, end, direction: { ...CLEAN, kind: 'broken', bearing: null, start, end, doubts } };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Of an ordered list the tokens that touch none of the spans, which are in order too. */
function outside(tokens: readonly Token[], spans: readonly Span[]): readonly Token[] {
  if (spans.length === 0) return tokens;
  let next = 0;
  return tokens.filter((token) => {
    while (next < spans.length && spans[next]!.end <= token.start) next++;
    return next === spans.length || token.end <= spans[next]!.start;
  });
}

/** "the azimuths and distances to other triangulation stations are: To Bald Knob 61°17'40", 3,052.60 meters …" */
function referenceLists(folded: string): Span[] {
  return [...folded.matchAll(LIST_OF_REFERENCES)].map((found) => {
    const start = found.index + found[0].length;
    const end = LIST_ENDS.exec(folded.slice(start, start + LONGEST_LIST));
    return { start, end: end ? start + end.index : Math.min(folded.length, start + LONGEST_LIST) };
  });
}
