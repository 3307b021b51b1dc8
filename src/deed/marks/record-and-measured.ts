// Takes: the tokens of a text. Gives: them without the second bearing of a course that is told by record and as measured, and without its length
// where the first has its own: "N 45° E 100.00' (R), N 45°00'12" E 100.03' (M)". Never: the second of two courses: a word or a letter for record
// and measure must stand beside bearings and lengths that are nearly the same.
import { azimuthDeg } from '../../survey/bearing.ts';
import { feetPer } from '../../survey/units.ts';
import type { Token } from '../values/tokens.ts';
import { wording } from '../words/wording.ts';

type Direction = Token & { kind: 'direction' };
type Distance = Token & { kind: 'distance' };

const FARTHEST = 110;
const NEAR_DEG = 3;
const NEAR_SHARE = 0.03;

export function withoutSecondMeasure(folded: string, tokens: Token[]): Token[] {
  let first: Direction | null = null;
  let length: Distance | null = null;
  let dropped: Set<Token> | null = null;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (token.kind === 'distance' && first) length ??= token;
    if (token.kind !== 'direction' || token.direction.kind !== 'quadrant') continue;
    if (first && token.start - first.end < FARTHEST && isNear(first, token)) {
      const second = lengthBehind(tokens, i);
      if ((!length || !second || isAlike(length, second)) && areTold(folded, first, token, length && second)) {
        dropped ??= new Set();
        dropped.add(token);
        if (length && second) dropped.add(second);
        continue;
      }
    }
    first = token;
    length = null;
  }
  return dropped ? tokens.filter((token) => !dropped.has(token)) : tokens;
}

function isNear(one: Direction, other: Direction): boolean {
  const [a, b] = [one.direction.bearing, other.direction.bearing];
  if (!a || !b || a.ns !== b.ns) return false;
  const apart = Math.abs(azimuthDeg(a) - azimuthDeg(b));
  return Math.min(apart, 360 - apart) <= NEAR_DEG;
}

function lengthBehind(tokens: readonly Token[], at: number): Distance | null {
  const next = tokens[at + 1];
  return next?.kind === 'distance' && next.start - tokens[at]!.end < 40 ? next : null;
}

function isAlike({ distance: one }: Distance, { distance: other }: Distance): boolean {
  const [a, b] = [one.amount * feetPer(one.unit), other.amount * feetPer(other.unit)];
  return Math.abs(a - b) <= NEAR_SHARE * Math.max(a, b);
}

const WORD = String.raw`rec(?:ord(?:ed)?|'?d)?|meas(?:ured)?|deed|plat|calc(?:ulated)?|survey(?:ed)?|field|actual|[rmdpc]`;
/** "(M) ", "[M: ", "M= ", "measured ", "but measured as ". A single letter has its bracket, colon or sign. */
const LABEL = wording`(?:${WORD})(?:\s?[&,]\s?(?:${WORD}))?\.?\s?`;
const BEFORE = new RegExp(
  wording`(?:[([]\s?${LABEL}[)\]:=,]|(?<![a-z'])(?:${WORD})\.?\s?[:=]
    |\b(?:measured|meas\.|record(?:ed)?|rec\.|surveyed|actual(?:ly)?)(?: (?:as|to be|bearing|course))?),?\s{0,3}$`,
);
const BEHIND = new RegExp(
  wording`^,?\s{0,2}(?:[([]?\s?${LABEL}[)\]]|(?:as )?(?:per|by|of) (?:the |said )?(?:deed|plat|record|survey)\b
    |(?:as )?(?:measured|meas\.|record|rec\.|surveyed)(?![a-z]| (?:along|from|at|on|in|with|to)\b))`,
);
/** What ends a course: the next one, a stop, a place it arrives at. */
const PARTS = new RegExp(
  String.raw`;(?!\s{0,2}(?:${WORD})\.?\s?[:=])|\b(?:thence|then)\b|\n\s*\n|\bto\s(?:an?|the|said|corner|point|p\.|set|found|iron|stake|stone|post|pin|pipe|nail)\b`,
);
/** Then the first is no course's by its own words, and the second stands alone. */
const AS_RECORDED = /\brecord(?:ed)?\s(?:as|is|was)\s{1,2}$/;
const LETTER = /[([]([a-z])[)\]]\s{0,3}$/;

/** Whether words or letters between the two, or behind the second, call one of them recorded or measured. */
/** "S 1° W 168.00 feet along a fence (S 1°07' W 168.33 feet)": nearly the same, in brackets of its own. */
const IN_BRACKETS = /[([]\s?$/;

function areTold(folded: string, first: Direction, second: Direction, length: Distance | null): boolean {
  const between = folded.slice(first.end, second.start);
  const ahead = folded.slice(Math.max(0, first.start - 20), first.start);
  if (PARTS.test(between) || AS_RECORDED.test(ahead) || isNextInList(ahead, between)) return false;
  const end = (length ?? second).end;
  if (length && IN_BRACKETS.test(between)) return true;
  return BEFORE.test(between) || BEHIND.test(folded.slice(end, end + 40));
}

/** "(l) N 45° E 100 feet, (m) N 46° E 101 feet": items of a list. */
function isNextInList(ahead: string, between: string): boolean {
  const [one, other] = [LETTER.exec(ahead)?.[1], LETTER.exec(between)?.[1]];
  return one !== undefined && other !== undefined && one.charCodeAt(0) + 1 === other.charCodeAt(0);
}
