// Takes: the courses a description was cut into. Gives: them with one course less where measured lines are told for a natural one, between the
// same two points: the measured lines stand for it (docs/decisions/0106). Never: where words do not say that they are the same stretch.
import { isBearing, type Segment } from '../marks/cut.ts';
import { TO_THE_LENGTH } from '../courses/course-parts.ts';
import { wording } from '../words/wording.ts';
import type { Token } from '../values/tokens.ts';

const RUNS_WITH =
  /\b(?:along|with|by|up|down|following|meander(?:s|ings?)?|bounding|around)\b|\b(?:creek|river|shore|bank|branch)\b/;
/** Behind what the natural course runs to: "said point being distant by the following tie lines:", "corners 4 and 5 are connected by a line". */
const IS_TIED = new RegExp(
  wording`(?:\b(?:tie|traverse|meander)[\s-](?:lines?|courses?)\b[^;]{0,140}[:;,-]|\btraversed\b[^;]{0,40}\bfollows\s?[:;,-]
    |\b(?:connected|joined|subtended) by(?: (?:an?|the) (?:straight |direct )?line(?: (?:running|bearing|which (?:runs|bears)))?
    | the following\s[^;]{0,80}[:;,-])?)\s{0,8}$`,
);
const MOST_OF_A_TIE = 240;

/** What runs naturally, has no bearing of its own, and is followed by the measured lines between its ends. */
function isTied(text: string, segment: Segment, next: Segment, azimuths: boolean): boolean {
  if (next.how === 'thence' || segment.tokens.some((t) => isBearing(t, azimuths))) return false;
  // Where the next was opened by its verb or bearing, "a line running" is before its own words.
  const to = next.how === 'numbered' ? next.start : next.lead;
  const words = text.slice(Math.max(segment.lead, to - MOST_OF_A_TIE), to);
  return IS_TIED.test(words) && RUNS_WITH.test(text.slice(segment.lead, to));
}

const LONGEST = 3000;
const NATURAL =
  /\b(?:meander(?:s|ings?)?|creek|river|branch|brook|stream|bayou|shore(?:\s?line)?|bank|(?:high|low)[\s-]water|water'?s?\s+edge)\b/;
const RUN_IN_ITS_PLACE = new RegExp(
  wording`^\([^()]{0,200}\b(?:following (?:[a-z]+ ){0,2}(?:courses?|lines?|bearings?)|tie lines?|traverse)\b`,
);

/** "; (from this point the following courses may be run: N 37° W …); thence along the creek to a point": told before the natural course. */
function wasRunInBrackets(text: string, before: readonly Segment[], segment: Segment): boolean {
  for (const t of segment.tokens) if (t.kind !== 'direction' || isBearing(t, true)) return false;
  const closing = /\)[\s;,.]{0,12}$/.exec(text.slice(Math.max(0, segment.start - 13), segment.start));
  if (!closing || !NATURAL.test(text.slice(segment.lead, segment.end))) return false;
  const start = openingOf(text, segment.start - closing[0].length - 1);
  return start >= 0 && before.at(-1)!.start > start && RUN_IN_ITS_PLACE.test(text.slice(start, start + 260));
}

function openingOf(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at >= 0 && at > from - LONGEST; at--) {
    if (text[at] === ')') depth++;
    else if (text[at] === '(' && --depth === 0) return at;
  }
  return -1;
}

/** A tie from or to something else is a witness. */
const TIE_BEFORE = /\btie(?:[\s-](?:line|course|bearing))?\b(?:(?!\b(?:from|to)\b)[^;()]){0,90}$/;

const OF_A_CIRCLE = /\b(?:cent(?:er|re)|radius|circle|circular|arc|curve|tangent)\b/;
/** "to a stone which bears N 9° E 55 feet from the last mentioned point". */
const FROM_THE_LAST = new RegExp(
  wording`^[\s,]{0,3}(?:distant )?from (?:the|said) (?:last|preceding|previous)(?:[\s-](?:above[\s-]|previously )?(?:mentioned|named|described))?
    \s{1,3}(?:[a-z]+ )?(?:point|corner|monument|stone|stake|post|mark|marker|station|pin|pipe)\b`,
);

/** "along the river, 60 feet more or less (tie line bearing N 9° E 55.20 feet) to a stone": the bearing and length of the tie alone. */
function withOwnTie(text: string, segment: Segment): Segment {
  const { lead, tokens } = segment;
  let at = 0;
  while (at < tokens.length && !isBearing(tokens[at]!, false)) at++;
  const bearing = tokens[at];
  const length = tokens[at + 1];
  if (
    !bearing ||
    bearing.start - lead < FEWEST_BEFORE ||
    length?.kind !== 'distance' ||
    !isTie(text, lead, bearing, length)
  )
    return segment;
  if (tokens.some((t, i) => i > at && isBearing(t, false))) return segment;
  const words = text.slice(lead, bearing.start);
  if (!NATURAL.test(words) || OF_A_CIRCLE.test(words)) return segment;
  return { ...segment, tokens: [bearing, length], standsFor: true };
}

function isTie(text: string, lead: number, bearing: Token, length: Token): boolean {
  const words = text.slice(Math.max(lead, bearing.start - MOST_BEFORE), bearing.start);
  if (isDirectLine(words, text.slice(bearing.end, length.start))) return true;
  if (!TIE_BEFORE.test(words) && !FROM_THE_LAST.test(text.slice(length.end, length.end + 80))) return false;
  return TO_THE_LENGTH.test(text.slice(bearing.end, length.start));
}

/** "along the bank to a post (general direction, N 23° E; distance in direct line, 490 feet)", "(direct line N 23° E 490 feet)". */
const isDirectLine = (before: string, between: string): boolean =>
  DIRECT_BEFORE.test(before) ? TO_THE_LENGTH.test(between) : WAY_BEFORE.test(before) && DIRECT_BETWEEN.test(between);
const DIRECT_BEFORE =
  /\((?:(?:the|in|an?|being)\s){0,2}(?:direct|straight)\s{1,2}(?:line|course|bearing)(?:\s(?:being|is|of|bears|bearing))?[\s,:]{1,3}$/;
const WAY_BEFORE = /\((?:the\s)?(?:general\s)?(?:direction|course|bearing)(?:\s(?:being|is))?[\s,:]{1,3}$/;
const DIRECT_BETWEEN =
  /^[.\s,;]{0,3}(?:and\s)?(?:the\s)?distance\s(?:in|on|by|along)\s(?:an?\s|the\s)?(?:direct|straight)\s{1,2}line(?:\s(?:of|being|is))?[\s,:]{1,3}$/;

const MOST_BEFORE = 110;
/** "up creek, tie ": a natural line is named and followed in no fewer. */
const FEWEST_BEFORE = 12;

export function withTieLines(text: string, segments: readonly Segment[], azimuths: boolean): Segment[] {
  const kept: Segment[] = [];
  let tied: Segment | null = null;
  for (let i = 0; i < segments.length; i++) {
    const segment = segments[i]!;
    const next = segments[i + 1];
    if (!tied && next && isTied(text, segment, next, azimuths)) {
      tied = segment;
      continue;
    }
    const last = kept.at(-1);
    if (last && wasRunInBrackets(text, kept, segment)) {
      kept[kept.length - 1] = { ...last, end: segment.end, standsFor: true };
      continue;
    }
    const own = withOwnTie(text, segment);
    kept.push(tied ? { ...own, start: tied.start, standsFor: true } : own);
    tied = null;
  }
  return kept;
}
