// Takes: the tokens of a course. Gives: which of them only place its end, and which bearing in brackets is the course's own.
// Never: a value; the course is read from the tokens that are left.
import { bracketSpans } from '../marks/aside.ts';
import { courseLike, isBearing, type Segment } from '../marks/cut.ts';
import type { Token } from '../values/tokens.ts';

const TO_A_PLACE =
  /(?:\bto\s+(?:an?|the)\s+(?:[a-z]+\s+)?(?:point|stake|stone|post|pin|pipe|corner|monument|place|bolt|nail|rock|rod|mark|marker|spike|bound|cross|rebar)[\s,]{0,3}(?:(?:which\s+is|being|lying|situated?|located|bearing|distant)\s+)?|\bto\s+(?:an?|the)\s[^;,]{2,40},\s+(?:the\s+same|it|said\s+[a-z]+)\s+(?:being|lying|bearing)\s+|\b(?:which|that)\s+(?:is|lies)\s+)(?:about\s|approximately\s)?$/;
/** "a line bearing N 35° E from a point distant 150 feet S 60° E of the stone": where a line that is met sets out, or passes through. */
const FROM_A_POINT =
  /\b(?:from|through|of|with)\s+(?:an?|the)\s+(?:[a-z]+\s+)?(?:point|stake|stone|post|pin|pipe|monument|place|rod|nail|spike|rebar|tree|mark)(?:\s+(?:on|in|along)\s[^;,\d]{2,40}?)?[\s,]{1,3}(?:(?:which\s+(?:is|lies|bears)|that\s+(?:is|lies|bears)|being|lying|situated?|located|bearing|distant|set|standing)\s+){0,2}(?:about\s|approximately\s)?$/;
const FROM_ANOTHER = /^[\s,]{0,3}(?:from|of)\s+an?\s/;
/** "up the run to a spring 40 feet N 20° E of the house": of whatever it comes to. */
const TO_ANYTHING = /\bto\s+(?:an?|the)\s+(?:(?!(?:distance|point|place)\b)[a-z]+\s+){1,3}$/;
const WHICH_IS = /\b(?:which|that)\s+(?:is|lies)\s+(?:about\s|approximately\s)?$/;
/** From where the course set out: its own values. */
const FROM_THE_LAST =
  /^[^;]{0,60}?\b(?:from|of)\s+(?:the|said)\s+(?:said\s+)?(?:last|preceding|previous|aforesaid|beginning|starting)\b/;
const FROM_A_PLACE =
  /^[\s,]{0,3}(?:(?:as\s+)?measured\s[^;,]{1,50}?\s)?(?:from|of)\s+(?!(?:which|whence|there|land|beginning)\b)/;
const NOTHING_BETWEEN = /^[\s,]{0,3}(?:a\s+distance\s+of\s+)?$/;
const AND = /\sand\s{1,2}$/;
/** "that is, with reference to the point of beginning, S 51° E 70 feet". */
const WITH_REFERENCE =
  /\b(?:is|are|lies?|stands?|being|located|situated?),?\s+(?:with|in)\s+(?:reference|respect|relation|regard)\s+to\s[^;,]{3,50},\s{1,2}$/;

/** A bearing and a length, or a length and a bearing, with nothing between them. */
const isPair = (text: string, one: Token, two: Token): boolean =>
  isBearingAndLength(one, two) && NOTHING_BETWEEN.test(text.slice(one.end, two.start));

const isBearingAndLength = (one: Token, two: Token): boolean =>
  two.kind === 'distance' ? isBearing(one, false) : one.kind === 'distance' && isBearing(two, false);

const isFromAPlace = (text: string, end: number): boolean => FROM_A_PLACE.test(text.slice(end, end + 80));

/** "which is 30 feet S 67° W from the pin and 22 feet N 67° E from": the bearing behind a length that only places something. */
export function placesBehindLength(text: string, open: Segment, bearing: Token): boolean {
  const length = open.tokens.at(-1);
  if (length?.kind !== 'distance') return false;
  if (!isPair(text, length, bearing) || !isFromAPlace(text, bearing.end)) return false;
  const before = text.slice(Math.max(0, length.start - 60), length.start);
  return TO_A_PLACE.test(before) || (AND.test(before) && /\bfrom\s/.test(before));
}

/** "northerly up the river to a point two miles north eighty degrees west from the corner": bearing and length place the point. */
export function placingTerminus(text: string, tokens: readonly Token[]): readonly Token[] {
  const found: Token[] = [];
  for (let i = 0; i + 1 < tokens.length; i++) {
    const one = tokens[i]!;
    const two = tokens[i + 1]!;
    if (!isPair(text, one, two)) continue;
    const before = text.slice(Math.max(0, one.start - 60), one.start);
    if (isFromAPlace(text, two.end)) {
      const told =
        FROM_A_POINT.test(before) ||
        (TO_A_PLACE.test(before) && (isTold(text, before, two.end) || runsSomewhere(text, tokens, i))) ||
        (TO_ANYTHING.test(before) && !FROM_THE_LAST.test(text.slice(two.end, two.end + 100)));
      if (!told && !(found.length > 0 && AND.test(before))) continue;
    } else if (!WITH_REFERENCE.test(text.slice(Math.max(0, one.start - 110), one.start))) continue;
    found.push(one, two);
    i++;
  }
  return found;
}

const isTold = (text: string, before: string, end: number): boolean =>
  (WHICH_IS.test(before) ||
    /\b(?:bearing|same\s+being|it\s+being|lying|distant)\s{1,2}$/.test(before) ||
    FROM_ANOTHER.test(text.slice(end, end + 12))) &&
  !FROM_THE_LAST.test(text.slice(end, end + 100));

const runsSomewhere = (text: string, tokens: readonly Token[], to: number): boolean =>
  tokens.slice(0, to).some((t) => t.kind === 'direction' && (isBearing(t, false) || courseLike(text, t)));

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
