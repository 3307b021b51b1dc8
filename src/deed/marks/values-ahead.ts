// Takes: where the cutting of a stretch stands and a place in it. Gives: what lies ahead: the next direction, the length behind a
// direction, whether that only places the beginning. Never: a decision to cut; segment-openers.ts decides.
import { isOtherMeasure } from './aside.ts';
import { before } from '../words/before.ts';
import { pointBut } from '../words/shortened.ts';
import { isBareLength } from './bare-length.ts';
import { between, courseLike, isBearing, lengthWithin, nextBreak, type Cut } from './cut.ts';
import { isOffset } from './offset.ts';
import type { Token } from '../values/tokens.ts';
import { wording } from '../words/wording.ts';

const SENTENCE_END = new RegExp(String.raw`(?:;|${pointBut('ft|ave|rd|hwy|blvd')})\s|\.\s{1,4}thence\b`);

export function firstDirection(cut: Cut, from: number, within: number): Token | null {
  const { text } = cut.s;
  for (const token of between(cut.inside, from, Math.min(cut.s.to, from + within))) {
    if (SENTENCE_END.test(text.slice(from, token.start))) return null;
    if (cut.brackets.some((span) => span.start < token.start && token.start < span.end)) continue;
    if (token.kind === 'direction' && (isBearing(token, false) || courseLike(text, token))) return token;
    if (token.kind === 'angle' && cut.s.azimuths && isAzimuth(text, token.start)) return token;
  }
  return null;
}

/** "go on azimuth 211°45' for 64.20 feet", "run 340°10' 210.5 feet". */
const isAzimuth = before(new RegExp(wording`\b(?:(?:azimuth|az\.?) (?:of )?|(?:run|runs|running|proceed|go) )`));

const TO_THE_LENGTH = new RegExp(
  wording`^[\s,.]{0,4}(?:by the (?:true |magnetic )?(?:meridian|needle|compass)[\s,]{1,2})?
    (?:(?:for )?a distance of |(?:for )?(?:about )?|-\s{1,2}|\()$`,
);

export function lengthIsNext(cut: Cut, token: Token): boolean {
  const next = lengthWithin(cut, token.end, token.end + 50);
  return next !== undefined && TO_THE_LENGTH.test(cut.s.text.slice(token.end, next.start));
}

export function lengthFollows(cut: Cut, token: Token): boolean {
  const most = Math.min(nextBreak(cut.s.text, token.end, cut.s.to), token.end + 260);
  // What stands behind the next number of a list, or the next "thence", is of the next course.
  const end =
    between(cut.s.marks, token.end, most).find((mark) => mark.kind === 'numbered' || mark.kind === 'thence')?.start ??
    most;
  const brackets = between(cut.brackets, token.end, end);
  for (const next of between(cut.inside, token.end, end)) {
    // "S 10° W (recorded bearing, S 9° W) 57.42 feet"
    if (brackets.some((span) => span.start < next.start && next.end <= span.end)) {
      if (next.kind === 'distance' && isBracketedLength(cut.s.text, token, next)) return true;
      continue;
    }
    if (next !== token && isBearing(next, cut.s.azimuths)) return false;
    if (next.kind === 'distance' && !isOtherMeasure(cut.s.text, next)) return true;
    if (isBareLength(cut.s.text, token, next)) return true;
  }
  return false;
}

/** "S 10° W (57.42 feet), N 5° E (40 feet)": the length alone in brackets, right behind the bearing. */
const isBracketedLength = (text: string, bearing: Token, length: Token): boolean =>
  /^[\s,]{0,2}\($/.test(text.slice(bearing.end, length.start)) && text[length.end] === ')';

export function offsetFollows(cut: Cut, token: Token): boolean {
  const next = lengthWithin(cut, token.end, token.end + 40);
  return next !== undefined && isOffset(cut.s.text, next);
}

/** "located N 66° W 412 feet, N 43° W 163 feet and N 31° W 287 feet from a bolt": all of it places the beginning. */
export const placesTheBeginning = (cut: Cut, token: Token): boolean => lengthThatPlaces(cut, token) !== undefined;

/** The next course, the return to the beginning, and another sentence: "… to the point of beginning. The north 10 feet of it". */
const ENDS_LEGS = new RegExp(
  wording`\bthence\b|\n|\bto (?:the )?(?:\w{1,20} )?(?:point|place) (?:or place )?of (?:the )?beginning\b
    |\. (?:the|it|said|this|grantors?|subject|together)\b`,
);

/** The length behind which "from the bolt" says so. */
export function lengthThatPlaces(cut: Cut, token: Token): Token | undefined {
  const end = Math.min(nextBreak(cut.s.text, token.end, cut.s.to), token.end + 400);
  const words = cut.s.text.slice(token.end, end);
  const course = ENDS_LEGS.exec(words);
  const until = course ? token.end + course.index : end;
  const legs = between(cut.inside, token.end, until);
  return legs.find(
    (t, i) => t.kind === 'distance' && (isOffset(cut.s.text, t) || isLastLeg(cut.s.text, t, legs[i + 1])),
  );
}

/** "148 feet N 89° W, 305 feet S 1° E and 216 feet N 88° W from the corner": its bearing stands between the length and the "from". */
const isLastLeg = (text: string, length: Token, bearing: Token | undefined): boolean =>
  bearing !== undefined &&
  isBearing(bearing, false) &&
  /^[\s,]{1,3}$/.test(text.slice(length.end, bearing.start)) &&
  FROM_CORNER.test(text.slice(bearing.end, bearing.end + 24));
const FROM_CORNER = /^[\s,.]{1,3}from\s{1,3}(?:the|said|an?)\s/;

/** "at a point reached by running from the mill N 4° E 9 feet and": whatever the legs. */
const REACHED_BY =
  /\b(?:reached|found|fixed|determined|established|obtained|ascertained)\s+by\s(?:(?!\bthence\b)[^;:]){10,220}$/;
const isBehindAnd = before(/,?\s{1,3}and\s{1,3}/);
const UNIT = '(?:feet|ft|rods?|chains?|poles|perches|links|varas|meters|miles?)';
/** "which point is", "whence a stone bears", "located": where something lies from it. */
const PLACED = wording`(?:(?:which|that|said) (?:(?:point|corner|place) )?(?:is|lies|bears|being)
  |(?:which|where|whence) (?:an?|the|said)\s(?:(?!\b(?:thence|bears)\b)[^;:]){3,90}?\sbears|located|situated?|lying)`;
const FIRST_LEG = new RegExp(
  wording`\b${PLACED} (?:at |located )?(?:due )?(?:[ns][.\s]{0,2}\d|north|south|east|west|\d)
    (?:(?!\b(?:thence|from|of the)\b)[^;:]){2,90}?\b${UNIT}\b(?:(?!\b(?:thence|from|running)\b)[^;:]){0,160}$`,
);

/** "at a point on the lane, which point is S 40° W 71 feet, measured by the wall, and N 52° W …": before any course, the second leg to it. */
export function isSecondLeg(cut: Cut, token: Token): boolean {
  const { text, from } = cut.s;
  if (!isBehindAnd(text, token.start)) return false;
  const words = text.slice(Math.max(from, token.start - 330), token.start);
  return FIRST_LEG.test(words) || REACHED_BY.test(words);
}
