// Takes: folded text and a token in it. Gives: whether the token only locates something (a witness tree, a reference corner, the
// width of a road) and is no part of a course. Never: the value; an aside stays in the verbatim sentence.
import { opensWithBear } from './bear-verb.ts';
import {
  FROM_ITS_START,
  isBehindAcres,
  isBehindBearing,
  isBehindMeasure,
  isBehindPassed,
  isBehindPassing,
  isOfAPart,
  isOfAThing,
  OTHER_MEASURE,
  PASSING_BEHIND,
} from './measure-words.ts';
import { isHowItRuns } from './met-on-the-way.ts';
import {
  isOfTheBasis,
  isOfTheCourse,
  isOfVariation,
  isPointed,
  isReferenceTo,
  isSaidAgain,
  LINE_THAT_BEARS,
  OF_THE_LINE_MET,
  TREE,
} from './bearing-words.ts';
import { isListedWitness } from './witness-list.ts';
import { before } from '../words/before.ts';
import type { Token } from '../values/tokens.ts';
import { wording } from '../words/wording.ts';

/** "To Signal Knob, 214°08'35" - 2,470.3 ft.": azimuths to triangulation stations. */
const AZIMUTH_TO = /(?:^|[\n;:.])\s{0,12}to\s{1,3}[a-z"][^,;\n]{2,40},\s{0,2}$/;
/** "tangent at its beginning to a line bearing N 5° E", "parallel to": the line gives the course its direction. */
const RELATED_TO = /\b(?:tangent|tangential|radial|parallel|perpendicular|angles?|normal)\b[^;]{0,70}$/;
const OWN_LENGTH =
  /^[\s,]{0,3}(?:for\s|a\s+distance|\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+t(?:een|y))\b)/;

const LOOK_BACK = 110;

const behindToken = (text: string, token: Token): string => text.slice(token.end, token.end + 12);

/** Bearings that point at a witness or a reference. `from` is where the clause's segment begins. */
export function pointsAtSomething(text: string, from: number, token: Token): boolean {
  if (token.kind === 'direction' && /^\d/.test(text.slice(token.start, token.end)) && isOfVariation(text, token.start))
    return true;
  if (isHowItRuns(text, token.start)) return true;
  const words = text.slice(Math.max(from, token.start - LOOK_BACK), token.start);
  if (isOfTheLineMet(text, from, words, token) || isReferenceTo(text, token.start)) return true;
  if (!isLedTo(text, words, token)) return false;
  return (
    !isOfTheCourse(words, words.length) ||
    (LINE_THAT_BEARS.test(words) && /^[\s,]{0,2}from\b/.test(behindToken(text, token)))
  );
}

const isBehindBear = before(/\sbear[\s:,]{0,3}/);

function isLedTo(text: string, words: string, token: Token): boolean {
  const isOfBearVerb =
    isBehindBear(text, token.start) && opensWithBear(text, text.lastIndexOf('bear', token.start - 4));
  if (!isOfBearVerb && (isPointed(words, words.length) || isSaidAgain(words, words.length))) return true;
  if (isOfTheBasis(words, words.length) && !OWN_LENGTH.test(behindToken(text, token))) return true;
  if (token.kind === 'angle' && AZIMUTH_TO.test(words)) return true;
  return /^[^;.]{0,40}\brespectively/.test(text.slice(token.end, token.end + 60));
}

function isOfTheLineMet(text: string, from: number, words: string, token: Token): boolean {
  const met = OF_THE_LINE_MET.exec(words);
  if (!met || RELATED_TO.test(words.slice(0, met.index))) return false;
  // "to the line bearing N 5° E 40 feet": with a length of its own it may be the course.
  return !OWN_LENGTH.test(behindToken(text, token)) && /\b(?:to|until|till)\b/.test(text.slice(from, token.start));
}

const OF_WITNESS = new RegExp(
  wording`[;.(\n]\s{0,6}(?:and )?(?:with )?(?:bearing |reference )?(?:witness(?:ed|es)?|wit\.|references?|b\.?\s?t\.)(?![a-z])
    (?:(?!\bthence\b)[^;\n]){0,70}$`,
);

/** "; witness: an oak N 10° W 15 feet": a tree beside the corner. */
export const isOfWitness = (text: string, at: number): boolean => OF_WITNESS.test(text.slice(Math.max(0, at - 90), at));

/** "to a post from which an oak S 40° E 5 varas": where the witness stands, though nothing says that it bears. */
export const isUnboundWitness = (text: string, at: number): boolean =>
  isListedWitness(text, at) ||
  (isBehindWitness(text, at) && STANDS_THERE.test(text.slice(at, at + 90))) ||
  /\b(?:from\s+which|fr\.?\s+wh\.?|whence)\s+an?\s[^;:\d]{2,50}(?<!\bthence)\s$/.test(
    text.slice(Math.max(0, at - 76), at),
  );

const UNITS = 'links|lks|feet|ft|varas|vrs|paces|chains|chs|inches|poles|perches|rods';
/** "with two oaks bearing S 61° W distant 22 links and N 5° E distant 14": the second of them. */
const isBehindWitness = before(
  new RegExp(
    wording`\b(?:${TREE}|[a-z]\.\s?[a-z]\.?'?s?) (?:bears?|bearing|being)\s(?:(?!\bthence\b|\bto\b)[^;:]){4,50}\b(?:${UNITS})\.?(?: distant)?
      ,? (?:and|&) (?:the other |another )?(?:bearing )?`,
  ),
);

/** Its length, and nothing that the course would run to. */
const STANDS_THERE = /^(?:(?!\bto\b|\bthence\b)[^;:]){5,60}?(?:;|distant\b|[a-z]{3}\.\s|\bthence\b|$)/;

/** A length that measures a width, a height, a monument, an area. */
export function isOtherMeasure(text: string, token: Token): boolean {
  if (token.kind === 'distance' && token.distance.adjective) return true;
  const { start, end } = token;
  if (isWholeCourse(text, start, end)) return false;
  return (
    isOfAPart(text, start) ||
    isOfAThing(text, start) ||
    OTHER_MEASURE.test(text.slice(end, end + 40)) ||
    isOfARod(text, start, end) ||
    isBehindMeasure(text, start) ||
    isBehindAcres(text, start)
  );
}

/** "N 60° E 88.5 feet. Strip B": a course whose sentence ends; no shortened unit has this point, and no width follows a bearing. */
const isWholeCourse = (text: string, start: number, end: number): boolean =>
  /(?:feet|rods|poles|perches|chains|links|varas|meters)\.$/.test(text.slice(end - 8, end)) &&
  isBehindBearing(text, start);

const ROD = /^[\s,]{0,2}(?:re-?bar|iron\s+(?:pin|rod|pipe)|steel\s+rod)/;

/** "a 3 feet iron rod", "5/8 inch rebar"; in "90.5 feet, iron pin found" the course's own length comes to it. */
function isOfARod(text: string, start: number, end: number): boolean {
  if (!ROD.test(text.slice(end, end + 16))) return false;
  const words = text.slice(start, end);
  return (
    /inch|"/.test(words) ||
    (text[end] !== ',' && /^(?:\d(?:\.\d{1,2})?|\d?\s?[½¼¾]|\d\/\d{1,2}|[a-z]{3,5})\s?(?:f|')/.test(words))
  );
}

/** "N 20 E, passing at 40 poles an oak, and on to the river". */
export const isPassingAt = before(/\bpass(?:ing|es)\s(?:at|@)\s{1,2}(?:about\s)?/);

/** A length that is counted to what the course meets on its way. */
export function isPassing(text: string, { start, end }: Token): boolean {
  if (FROM_ITS_START.test(text.slice(end, end + 60)) && isBehindPassed(text, start)) return true;
  if (!isBehindPassing(text, start)) return false;
  const words = text.slice(Math.max(0, start - 90), start);
  return (
    PASSING_BEHIND.test(text.slice(end, end + 30)) ||
    /\b(?:pass|cross)[a-z]*[^.;]{0,70}$/.test(words) ||
    /\bat\s{1,2}(?:about\s)?$/.test(words)
  );
}

const OPENS_COURSE = new RegExp(
  wording`\(\s?(?:(?:r|m|d|p|rec(?:ord)?|meas(?:ured)?|deed|plat)\.?\s?[:=&,][\s:=&rm]{0,4})?(?:n|s|north|south)[.\s]{0,3}\d`,
  'y',
);
const isBehindThence = before(/thence[\s,]{0,3}/);

/** "thence (N 45° E 100.00') to a nail", "thence (R: N 45° E, M: …)": what is bracketed right behind the word is no aside. */
function holdsTheCourse(text: string, at: number): boolean {
  OPENS_COURSE.lastIndex = at;
  return isBehindThence(text, at) && OPENS_COURSE.test(text);
}

const LONGEST_BRACKET = 400;

/** Spans in brackets, outermost only; one that nothing closes within a sentence's length is no bracket: "(marked by a stone; thence". */
export function bracketSpans(text: string, from: number, to: number): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  const open: number[] = [];
  for (const { 0: mark, index } of text.slice(from, to).matchAll(/[()]/g)) {
    if (mark === '(') {
      open.push(index);
      continue;
    }
    const start = open.pop();
    if (start === undefined || index + 1 - start > LONGEST_BRACKET) continue;
    while (spans.length > 0 && spans.at(-1)!.start > from + start) spans.pop();
    if (holdsTheCourse(text, from + start)) continue;
    spans.push({ start: from + start, end: from + index + 1 });
  }
  return spans;
}
