// Takes: the tokens of a course. Gives: which of them only place its end, and which bearing in brackets is the course's own.
// Never: a value; the course is read from the tokens that are left.
import { bracketSpans } from './aside.ts';
import { courseLike, isBearing, type Segment } from './cut.ts';
import type { Token } from './tokens.ts';

const TO_A_PLACE =
  /\bto\s+(?:an?|the)\s+(?:[a-z]+\s+)?(?:point|stake|stone|post|pin|pipe|corner|monument|place)[\s,]{0,3}(?:(?:which\s+is|being|lying|situated?|located)\s+)?(?:about\s|approximately\s)?$/;
const FROM_A_PLACE = /^[\s,]{0,3}(?:from|of)\s+(?!(?:which|whence|there|land|beginning)\b)/;
const NOTHING_BETWEEN = /^[\s,]{0,3}(?:a\s+distance\s+of\s+)?$/;

/** "northerly up the river to a point two miles north eighty degrees west from the corner": bearing and length place the point. */
export function placingTerminus(text: string, tokens: readonly Token[]): readonly Token[] {
  for (let i = 1; i + 1 < tokens.length; i++) {
    const [one, two] = [tokens[i]!, tokens[i + 1]!];
    const pair =
      (isBearing(one, false) && two.kind === 'distance') || (one.kind === 'distance' && isBearing(two, false));
    if (!pair || !NOTHING_BETWEEN.test(text.slice(one.end, two.start))) continue;
    if (!FROM_A_PLACE.test(text.slice(two.end, two.end + 20))) continue;
    if (!TO_A_PLACE.test(text.slice(Math.max(0, one.start - 60), one.start))) continue;
    if (tokens.slice(0, i).some((t) => t.kind === 'direction' && (isBearing(t, false) || courseLike(text, t))))
      return [one, two];
  }
  return [];
}

const ONLY_A_BEARING =
  /^\(\s{0,2}(?:(?:such|said|the|its|which)\s+(?:general\s+)?(?:direction|course|bearing)\s+(?:being|is)(?:\s+(?:generally|about|approximately))?|(?:generally|about|approximately)(?:\s+on\s+an?\s+bearing\s+of)?|(?:on\s+)?(?:an?\s+|the\s+)?(?:bearing|course)(?:\s+(?:of|being))?|being)?[\s,:]{0,3}$/;
const TREND_BEFORE =
  /(?:erly|wardly|ward|north(?:east|west)?|south(?:east|west)?|east|west)(?:\s+direction)?(?:,?\s+(?:along|with|on|by)\s[^;,()]{2,66})?[\s,]{1,2}$/;

/** "northeasterly (N 41°20' E) 80 feet": the bearing in brackets says how the line tends, and no other bearing does. */
export function bracketedBearing(text: string, segment: Segment): readonly Token[] {
  const bearings = segment.tokens.filter((t) => isBearing(t, false));
  const [only] = bearings;
  if (bearings.length !== 1 || only?.kind !== 'direction' || only.direction.bearing === null) return [];
  const span = bracketSpans(text, segment.lead, segment.end).find((s) => s.start < only.start && s.end >= only.end);
  if (!span || !ONLY_A_BEARING.test(text.slice(span.start, only.start))) return [];
  // A length beside it in the bracket is the course's where no other is told.
  const [length, second] = segment.tokens.filter((t) => t.kind === 'distance');
  const isInside = length !== undefined && length.start > only.end && length.end < span.end;
  const own =
    isInside && second === undefined && NOTHING_BETWEEN.test(text.slice(only.end, length.start))
      ? [only, length]
      : [only];
  if (!/^[\s.,]{0,2}\)$/.test(text.slice(own.at(-1)!.end, span.end))) return [];
  return TREND_BEFORE.test(text.slice(Math.max(segment.lead, span.start - 90), span.start)) ? own : [];
}
