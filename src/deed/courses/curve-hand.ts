// Takes: a curve whose words say neither left nor right, and the courses before it. Gives: the hand it turns to, where something else
// they tell settles it. Never: a hand that the words leave open.
import { azimuthDeg, normalDeg } from '../../survey/bearing.ts';
import type { Course } from './course-parts.ts';
import type { CurveElements } from './curve-phrase.ts';
import { apart } from './relative-course.ts';

/** Which hand a turn is to; null within `doubtDeg` of straight on or straight back. */
function handOf(turnDeg: number, doubtDeg: number): 'left' | 'right' | null {
  const turn = normalDeg(turnDeg);
  if (turn > doubtDeg && turn < 180 - doubtDeg) return 'right';
  return turn > 180 + doubtDeg && turn < 360 - doubtDeg ? 'left' : null;
}

interface FoundSide {
  readonly side: 'left' | 'right';
  readonly by: string;
}

/** Where no word says left or right: by the side or the centre named, else by how the chord leaves the course before it. */
export function foundSide(
  curve: CurveElements,
  words: string,
  earlier: readonly Course[],
  trendDeg: number | null,
): FoundSide | null {
  const before = earlier.at(-1) ?? null;
  const named = sideOf(curve, curve.sideDeg, before, trendDeg, 45);
  if (named) return { side: named, by: 'the side named' };
  const centre = curve.sideDeg === null ? sideOf(curve, curve.centreDeg, before, trendDeg, 87) : null;
  if (centre) return { side: centre, by: 'the way to its centre' };
  const chord = curve.sideDeg === null && curve.centreDeg === null ? chordSide(curve, before) : null;
  if (chord) return { side: chord, by: 'its chord and the course before it' };
  const about = words.includes('cent') ? sideAboutCentre(words, earlier, trendDeg) : null;
  return about && { side: about, by: 'the curve before it about the same centre' };
}

/** By the chord or the tangent; else by the word for the way the curve runs, else by the course before it. */
function sideOf(
  curve: CurveElements,
  sideDeg: number | null,
  before: Course | null,
  trendDeg: number | null,
  doubtDeg: number,
): 'left' | 'right' | null {
  const own = curve.chordBearing ?? curve.tangentIn;
  if (sideDeg === null) return null;
  const along = own ? azimuthDeg(own) : trendDeg;
  const side = along === null ? null : handOf(sideDeg - along, 20);
  // The course before it need not be tangent: it tells only where the side lies well across it, the centre squarely.
  return side ?? (own || !before?.bearing ? null : handOf(sideDeg - azimuthDeg(before.bearing), doubtDeg));
}

export const NEAR_DEG = 0.25;

/** The chord of a tangent curve leaves the course before it by half the central angle, to the side the curve turns. */
function chordSide(curve: CurveElements, before: Course | null): 'left' | 'right' | null {
  if (curve.chordBearing === null || !before?.bearing || before.curve !== null) return null;
  const half = halfAngleDeg(curve);
  const turn = normalDeg(azimuthDeg(curve.chordBearing) - azimuthDeg(before.bearing));
  const off = turn > 180 ? 360 - turn : turn;
  if (half === null || half < 2 * NEAR_DEG || Math.abs(off - half) > NEAR_DEG) return null;
  return turn > 180 ? 'left' : 'right';
}

export function halfAngleDeg({ deltaDeg, radius, chordLength, arc }: CurveElements): number | null {
  if (deltaDeg !== null) return deltaDeg / 2;
  if (radius === null || radius.amount <= 0) return null;
  if (arc?.unit === radius.unit) return ((arc.amount / radius.amount) * 90) / Math.PI;
  if (chordLength?.unit !== radius.unit) return null;
  const sine = chordLength.amount / (2 * radius.amount);
  return sine < 1 ? (Math.asin(sine) * 180) / Math.PI : null;
}

const SAME_CENTRE =
  /\b(?:having|with|about|from|around)\s+(?:the\s+|its\s+|said\s+)?(?:same|aforementioned|aforesaid|aforenamed|above[\s-]mentioned|last[\s-]mentioned|before[\s-]mentioned)\s+(?:point\s+as\s+)?(?:a\s+)?cent(?:er|re)\b(?!\s*-?\s*line)(?:\s+as\s+the\s+(?:curve|arc|circle)\b)?|\bconcentric\s+(?:with|to)\s+(?:the\s+|said\s+)?(?:(?:first|last|preceding|previous|said|above|aforesaid)\s+)(?:[a-z]+[\s-])?(?:curve|arc|circle)\b/;

/** Around one centre two curves turn to the same hand where they run the same way, and to the other where they run back. */
function sideAboutCentre(
  words: string,
  earlier: readonly Course[],
  trendDeg: number | null,
): CurveElements['direction'] {
  const first = earlier.filter((c) => c.curve !== null);
  const [only] = first;
  if (trendDeg === null || first.length !== 1 || !only?.curve?.direction || only.trendDeg === null) return null;
  if (!SAME_CENTRE.test(words)) return null;
  const off = apart(trendDeg, only.trendDeg);
  if (off <= 45) return only.curve.direction;
  return off < 135 ? null : only.curve.direction === 'left' ? 'right' : 'left';
}
