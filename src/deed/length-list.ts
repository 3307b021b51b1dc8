// Takes: where the cutting of a stretch stands and a length ahead. Gives: whether a course begins with that length.
// Never: a cut between the two legs that place a point: "40 feet north and 30 feet east of the corner".
import { firstFrom, lengthWithin, type Cut } from './cut.ts';
import { isOffset } from './offset.ts';
import type { Token } from './tokens.ts';

const BETWEEN =
  /^[,;]\s{1,3}(?:(?:and\s{1,2})?(?:thence\s|then\s|next\s|so\s|from\s(?:its|that|the)\send\s)?)(?:about\s|approximately\s)?$/;
const isGap = (words: string): boolean => /^(?:[\s,]{1,3}|[ |]{1,20})$/.test(words);
/** Between the rows of a table, the next one's number. */
const BETWEEN_ROWS = /^[ |]*\n[ |]*(?:\d{1,3}[.)]?[ |]{1,20})?$/;
const OPENS_ROW = /(?:[,:]\s{1,3}|\n[ |]*(?:\d{1,3}[.)]?[ |]{1,20})?)$/;

const isBetween = (words: string): boolean => BETWEEN.test(words) || BETWEEN_ROWS.test(words);

/** "thence 40 feet north, 30 feet east, …", "11 chains N. 20° E., 7 chains S. 75° E.": a list of lengths, each with its direction behind it. */
export function startsWithLength(cut: Cut, token: Token): boolean {
  if (token.kind !== 'distance') return false;
  const next = windBehind(cut, token);
  if (!next || isOffset(cut.s.text, token)) return false;
  const open = cut.current;
  if (!open) return listFollows(cut, token, next);
  if (open.tokens.length !== 2) return false;
  const [length, wind] = open.tokens as [Token, Token];
  const { text } = cut.s;
  if (length.kind !== 'distance' || !isWind(wind) || isCardinal(wind) !== isCardinal(next)) return false;
  if (!LEADS_TO_LENGTH.test(text.slice(open.lead, length.start)) || !isGap(text.slice(length.end, wind.start)))
    return false;
  const gap = text.slice(wind.end, token.start);
  return isBetween(isCardinal(wind) ? gap : gap.replace(REACHED, ''));
}

const ON_A_BEARING =
  /^[\s,]{1,3}(?:more\s+or\s+less[\s,]{1,3})?(?:(?:on|at|along|in|with|by)\s+(?:an?|the)\s+)?(?:(?:[a-z]+\s+)?(?:bearing|course|azimuth|line|direction)(?:\s+(?:of|bearing|being|which\s+is))?[\s:,]{1,3})?$/;

/** "thence 301.10 feet on a bearing of N 78° E": the bearing of the length that the course begins with. */
export function leadsTo(text: string, lead: number, length: Token, bearingAt: number): boolean {
  if (length.kind !== 'distance' || length.end > bearingAt) return false;
  return LEADS_TO_LENGTH.test(text.slice(lead, length.start)) && ON_A_BEARING.test(text.slice(length.end, bearingAt));
}

const LEADS_TO_LENGTH =
  /^[\s,:]{0,3}(?:(?:still\s)?(?:by|along|with|on|down|up)\s[^;,:]{2,60},\s{1,3})?(?:(?:running|run|proceed|proceeding|continue|continuing|and|so|next|about|approximately|for|a|distance|of)\s{1,2}){0,7}$/;

const SEVERAL_LINES = /\b(?:two|three|four|five|six|[2-6])\s+(?:lines|courses|distances)\b[^;]{0,120}$/;
const NEXT_LENGTH = /^[\s,]{1,3}(?:and\s{1,2})?$/;

/** "Easterly by Lot 9, by two lines measuring, respectively, 31.60 feet and 48.75 feet": the second line. */
export function isNextLine(cut: Cut, token: Token): boolean {
  const last = cut.current?.tokens.at(-1);
  if (token.kind !== 'distance' || last?.kind !== 'distance') return false;
  const { text } = cut.s;
  if (!NEXT_LENGTH.test(text.slice(last.end, token.start))) return false;
  return SEVERAL_LINES.test(text.slice(Math.max(cut.s.from, token.start - 160), last.start));
}

/** "11 chains N. 20° E. to a post, 7 chains S. 75° E.". */
const REACHED = /^\s{1,3}to\s(?:an?|the|said)\s[^;,]{2,60}(?=[,;])/;

/** The direction right behind a length. */
function windBehind(cut: Cut, token: Token): Token | null {
  const next = cut.inside[firstFrom(cut.inside, token.end)];
  return next && next.start < token.end + 21 && isWind(next) && isGap(cut.s.text.slice(token.end, next.start))
    ? next
    : null;
}

/** "Beginning at the pump, 11 chains N. 20° E., 7 chains S. 75° E.": the first of a list, without a word that runs. */
function listFollows(cut: Cut, token: Token, wind: Token): boolean {
  const { text } = cut.s;
  if (isCardinal(wind) || !OPENS_ROW.test(text.slice(Math.max(0, token.start - 44), token.start))) return false;
  const second = lengthWithin(cut, wind.end, wind.end + 44);
  return (
    second?.kind === 'distance' &&
    isBetween(text.slice(wind.end, second.start)) &&
    windBehind(cut, second) !== null &&
    !isOffset(text, second)
  );
}

const isCardinal = (token: Token): boolean => token.kind === 'direction' && token.direction.kind === 'cardinal';
const isWind = (token: Token): boolean =>
  token.kind === 'direction' && (token.direction.kind === 'cardinal' || token.direction.kind === 'quadrant');
