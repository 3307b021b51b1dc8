// Takes: where the cutting of a stretch stands and a length ahead. Gives: whether a course begins with that length.
// Never: a cut between the two legs that place a point: "40 feet north and 30 feet east of the corner".
import { placesTheBeginning } from '../marks/values-ahead.ts';
import { before } from '../words/before.ts';
import { firstFrom, lengthWithin, type Cut } from '../marks/cut.ts';
import { isOffset } from '../marks/offset.ts';
import type { Token } from '../values/tokens.ts';

const BETWEEN =
  /^[,;]\s{1,3}(?:(?:and\s{1,2})?(?:(?:from\s)?thence\s|then\s|next\s|so\s|from\s(?:its|that|the)\send\s)?)(?:about\s|approximately\s)?$/;
type Length = Token & { kind: 'distance' };

/** Blanks and commas, or what parts the columns of a table. */
const GAP = /^(?:[\s,]{1,3}|[ |]{1,20})$/;
/** Behind a semicolon: where the next course starts from, before its length: "from the latter measure", "B to C,". */
const NEXT_HEAD = String.raw`\s{1,3}(?:and\s{1,2})?(?:(?:(?:from\s)?thence|then|next|so)[\s,]{1,2})?(?:from\s(?:the|said|this|that|such|its)\s[^;,]{2,50}?,?\s{1,2}|(?:from\s)?(?:[a-z]|\d{1,2})\s?(?:to|-)\s?(?:[a-z]|\d{1,2})[\s,:]{1,3})?(?:(?:measure|run|go|proceed|about|approximately|a\sdistance\sof)\s{1,2}){0,2}`;
/** "8 chains N. 20° E. with the hedge to a stile; 7 chains S. 75° E.": what a course runs along and comes to. */
const BEHIND_SEMICOLON = new RegExp(String.raw`^[^;]{0,200};${NEXT_HEAD}$`);
/** "8 chains N. 20° E. to a stile. Measure 7 chains S. 75° E.": a sentence for each course. */
const BEHIND_SENTENCE =
  /^[^;]{0,120}\.\s{1,3}(?:(?:then|next),?\s)?(?:measure|run|go|proceed)\s(?:about\s|a\sdistance\sof\s)?$/;
const MOST_BETWEEN = 290;
/** Between the rows of a table, the next one's number. */
const BETWEEN_ROWS = /^\.?[ |]*(?:\n[ |]*){1,3}(?:\d{1,3}[.)]?[ |]{1,20}|[-*•]\s{1,3})?$/;
/** Between two of which each has a measured bearing, and neither only places a point: "N. 20° E. and 7 chains S. 75° E.". */
const BETWEEN_MEASURED = /^(?:\.?\s{1,3}(?:and|&)\s{1,2}|\.\s{1,3}(?:(?:then|next),?\s)?)$/;
const OPENS_ROW = /(?:[,:;]\s{1,3}|\bmeasure\s{1,2}(?:a\sdistance\sof\s)?|\n[ |]*(?:\d{1,3}[.)]?[ |]{1,20})?)$/;

const isBetween = (words: string): boolean => BETWEEN.test(words) || BETWEEN_ROWS.test(words);
const isBetweenMeasured = (words: string): boolean =>
  isBetween(words.replace(/^\.(?=[,;\n])/, '')) || BETWEEN_MEASURED.test(words);

/** The point of "W." may end the sentence as well. */
const pointBefore = (text: string, at: number): string =>
  text[at - 1] === '.' && /\s/.test(text[at] ?? '') ? '.' : '';

/** "thence 40 feet north, 30 feet east, …", "11 chains N. 20° E., 7 chains S. 75° E.": a list of lengths, each with its direction behind it. */
export function startsWithLength(cut: Cut, token: Length): boolean {
  const open = cut.current;
  if (open && open.tokens[0]?.kind !== 'distance') return false;
  const next = windBehind(cut, token);
  if (!next || isOffset(cut.s.text, token)) return false;
  // "which is 148 feet N 89° W, 305 feet S 1° E and 216 feet N 88° W from the corner": the legs to the beginning.
  if (!open) return listFollows(cut, token, next) && !placesTheBeginning(cut, token);
  const length = open.tokens[0]!;
  const wind = open.tokens[1];
  if (!wind || !isWind(wind) || isCardinal(wind) !== isCardinal(next)) return false;
  const { text } = cut.s;
  if (!LEADS_TO_LENGTH.test(text.slice(open.lead, length.start))) return false;
  const gap = token.start > wind.end + MOST_BETWEEN ? '' : text.slice(wind.end, token.start);
  if ((BEHIND_SEMICOLON.test(gap) || BEHIND_SENTENCE.test(gap)) && comesSomewhere(text, next))
    return wind.start - length.end < 90 && !text.slice(length.end, wind.start).includes(';');
  if (!leadsToWind(text, length, wind)) return false;
  if (open.tokens.length !== 2) return false;
  const isNextSentence = BETWEEN_MEASURED.test(gap) && gap.startsWith('.') && comesSomewhere(text, next);
  return isCardinal(wind)
    ? isBetween(gap) || isNextSentence
    : isBetweenMeasured(pointBefore(text, wind.end) + gap.replace(REACHED, ''));
}

const COMES_SOMEWHERE = /^\.?(?:[\s,]{1,3}(?:to|along|with|by|and|more\s+or\s+less)\s|\s{0,2}(?:[;.\n]|$))/;

/** "30 rods east to a stake": so much a cardinal must say; a measured bearing need not. */
const comesSomewhere = (text: string, wind: Token): boolean =>
  !isCardinal(wind) || COMES_SOMEWHERE.test(text.slice(wind.end, wind.end + 18));

/** The direction of a length right behind it; a measured one also "on a bearing of". */
const leadsToWind = (text: string, length: Token, wind: Token): boolean =>
  GAP.test(text.slice(length.end, wind.start)) ||
  (!isCardinal(wind) && ON_A_BEARING.test(text.slice(length.end, wind.start)));

const ON_A_BEARING =
  /^[\s,]{1,3}(?:more\s+or\s+less[\s,]{1,3})?(?:(?:on|at|along|in|with|by)\s+(?:(?:an?|the)\s+)?)?(?:(?:[a-z]+\s+)?(?:bearing|course|azimuth|line|direction)(?:\s+(?:of|bearing|being|which\s+is))?[\s:,]{1,3})?$/;

/** "thence 301.10 feet on a bearing of N 78° E": the bearing of the length that the course begins with. */
export function leadsTo(text: string, lead: number, length: Token, bearingAt: number): boolean {
  if (length.kind !== 'distance' || length.end > bearingAt) return false;
  return LEADS_TO_LENGTH.test(text.slice(lead, length.start)) && ON_A_BEARING.test(text.slice(length.end, bearingAt));
}

const LEADS_TO_LENGTH =
  /^[^;:]{3,200}:\s{1,12}$|^[\s,:]{0,3}(?:(?:still\s)?(?:by|along|with|on|down|up)\s[^;,:]{2,60},\s{1,3})?(?:(?:running|run|proceed|proceeding|continue|continuing|and|so|next|about|approximately|for|a|distance|of)\s{1,2}){0,7}$/;

const SEVERAL_LINES = /\b(?:two|three|four|five|six|[2-6])\s+(?:lines|courses|distances)\b[^;]{0,120}$/;
/** Three blanks, "and", two blanks. */
const MOST_TO_NEXT = 8;
const NEXT_LENGTH = /^[\s,]{1,3}(?:and\s{1,2})?$/;

/** "Easterly by Lot 9, by two lines measuring, respectively, 31.60 feet and 48.75 feet": the second line. */
export function isNextLine(cut: Cut, token: Length): boolean {
  const last = cut.current?.tokens.at(-1);
  if (last?.kind !== 'distance') return false;
  const { text } = cut.s;
  if (token.start - last.end > MOST_TO_NEXT || !NEXT_LENGTH.test(text.slice(last.end, token.start))) return false;
  return SEVERAL_LINES.test(text.slice(Math.max(cut.s.from, token.start - 160), last.start));
}

/** "11 chains N. 20° E. to a post, 7 chains S. 75° E.". */
const REACHED = /^\s{1,3}to\s(?:an?|the|said)\s[^;,]{2,60}(?=[,;])/;

/** "40 feet N. 20° E. stands a post": no course. */
const STANDS_THERE = /^\.?[\s,]{1,2}(?:stands?|stood|is|are|was|were|lies?|lay|there|of)\b/;

/** The direction right behind a length. */
function windBehind(cut: Cut, token: Token): Token | null {
  const next = cut.inside[firstFrom(cut.inside, token.end)];
  if (!next || next.start >= token.end + 40 || !isWind(next) || !leadsToWind(cut.s.text, token, next)) return null;
  return STANDS_THERE.test(cut.s.text.slice(next.end, next.end + 12)) ? null : next;
}

/** "Beginning at the pump, 11 chains N. 20° E., 7 chains S. 75° E.": the first of a list, without a word that runs. */
function listFollows(cut: Cut, token: Token, wind: Token): boolean {
  const { text } = cut.s;
  if (!leavesPlace(cut, token) && !OPENS_ROW.test(text.slice(Math.max(0, token.start - 44), token.start))) return false;
  if (isCardinal(wind) && (!TO_A_PLACE.test(text.slice(wind.end, wind.end + 120)) || isInMiles(token))) return false;
  const near = lengthWithin(cut, wind.end, wind.end + 90);
  const gap = near ? text.slice(wind.end, near.start) : '';
  if (near && (isBetween(isCardinal(wind) ? gap : gap.replace(REACHED, '')) || BEHIND_SENTENCE.test(gap)))
    return isOfList(cut, near, wind);
  const clause = text.slice(wind.end, wind.end + 201).indexOf(';');
  const second = clause < 0 ? undefined : lengthWithin(cut, wind.end + clause, wind.end + clause + 90);
  return (
    second !== undefined && BEHIND_SEMICOLON.test(text.slice(wind.end, second.start)) && isOfList(cut, second, wind)
  );
}

const leftPlace = before(/(?:^|[.;:"]\s{0,3})from\s(?:an?|the|said)\s(?:[a-z'-]+\s){1,5}/);

/** "From the pump 11 chains N. 20° E.": right behind the place that the first course leaves. */
const leavesPlace = (cut: Cut, { start }: Token): boolean => start === cut.s.from || leftPlace(cut.s.text, start);

const TO_A_PLACE = /^\.?[\s,]{1,3}(?:(?:along|with|by)\s[^;,]{3,60}?[\s,]{1,2})?to\s+(?:an?|the|said|land)\s/;
/** A journey is told so too. */
const isInMiles = (token: Token): boolean => token.kind === 'distance' && token.distance.unit === 'miles';

/** Whether a length has its own direction behind it, of the kind of the first of the list. */
function isOfList(cut: Cut, length: Token, first: Token): boolean {
  const wind = windBehind(cut, length);
  if (wind === null || isCardinal(wind) !== isCardinal(first) || isOffset(cut.s.text, length)) return false;
  return comesSomewhere(cut.s.text, wind);
}

const isCardinal = (token: Token): boolean => token.kind === 'direction' && token.direction.kind === 'cardinal';
const isWind = (token: Token): boolean =>
  token.kind === 'direction' && (token.direction.kind === 'cardinal' || token.direction.kind === 'quadrant');
