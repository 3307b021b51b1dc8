// Takes: a curve whose words say neither left nor right, and the courses before it. Gives: the hand it turns to, where something else
// they tell settles it; and the likely one, where only the figure speaks for it. Never: a hand that the words leave open.
import type { Bearing } from '../../contract/extraction.ts';
import { azimuthDeg, normalDeg } from '../../survey/bearing.ts';
import { recent, type Course } from './course-parts.ts';
import type { CurveElements } from './curve-phrase.ts';
import { apart } from './relative-course.ts';
import { anyOf, wording } from '../words/wording.ts';

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

/** Where no word says left or right: by the side or the centre named. */
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
  const about = sideAboutCentre(words, earlier, trendDeg);
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

/** A hand no word tells, by lines beside the curve that would be its tangents: an offer to the judge, never a value. */
export function likelySide(course: Course, before: Course | undefined, next: Course | undefined): FoundSide | null {
  const { curve } = course;
  if (curve?.direction !== null || !before?.bearing || before.curve !== null) return null;
  if (curve.sideDeg !== null || curve.centreDeg !== null) return null;
  const chord = chordSide(curve, before.bearing);
  if (chord) return { side: chord, by: 'its chord leaves the course before it by half its angle' };
  const lines = next?.bearing && next.curve === null ? sideBetween(course, before.bearing, next.bearing) : null;
  return lines && { side: lines, by: 'the courses before and behind it turn by its angle' };
}

/** The chord of a tangent curve leaves the course before it by half the central angle, to the side the curve turns. */
function chordSide(curve: CurveElements, before: Bearing): 'left' | 'right' | null {
  const half = curve.chordBearing === null ? null : halfAngleDeg(curve);
  if (curve.chordBearing === null || half === null || half < 2 * NEAR_DEG) return null;
  const turn = normalDeg(azimuthDeg(curve.chordBearing) - azimuthDeg(before));
  const off = turn > 180 ? 360 - turn : turn;
  if (Math.abs(off - half) > NEAR_DEG) return null;
  return turn > 180 ? 'left' : 'right';
}

const TANGENT_DEG = 0.05;

/** Between two lines that turn by just its angle a curve is tangent to both, and turns as they do. */
function sideBetween({ curve, trendDeg }: Course, before: Bearing, next: Bearing): 'left' | 'right' | null {
  const deltaDeg = 2 * (halfAngleDeg(curve!) ?? 0);
  if (deltaDeg < 1 || deltaDeg > 175) return null;
  const turn = normalDeg(azimuthDeg(next) - azimuthDeg(before));
  const isRight = Math.abs(turn - deltaDeg) < TANGENT_DEG;
  if (!isRight && Math.abs(360 - turn - deltaDeg) >= TANGENT_DEG) return null;
  // "westerly by a curve" between lines that turn to the east: it is tangent to one of them at most.
  const along = azimuthDeg(before) + (isRight ? deltaDeg : -deltaDeg) / 2;
  if (trendDeg !== null && apart(along, trendDeg) >= 80) return null;
  return isRight ? 'right' : 'left';
}

export function halfAngleDeg({ deltaDeg, radius, chordLength, arc }: CurveElements): number | null {
  if (deltaDeg !== null) return deltaDeg / 2;
  if (radius === null || radius.amount <= 0) return null;
  if (arc?.unit === radius.unit) return ((arc.amount / radius.amount) * 90) / Math.PI;
  if (chordLength?.unit !== radius.unit) return null;
  const sine = chordLength.amount / (2 * radius.amount);
  return sine < 1 ? (Math.asin(sine) * 180) / Math.PI : null;
}

const SAME = ['same', 'aforementioned', 'aforesaid', 'aforenamed', '(?:above|last|before)[\\s-]mentioned'];
const CURVE = ['curve', 'arc', 'circle'];
const SAME_CENTRE = new RegExp(
  anyOf([
    wording`\b${['having', 'with', 'about', 'from', 'around']} (?:${['the', 'its', 'said']} )?${SAME} (?:point as )?(?:a )?cent(?:er|re)\b(?!\s*-?\s*line)`,
    wording`\bconcentric ${['with', 'to']} (?:${['the', 'said']} )?${['first', 'last', 'preceding', 'previous', 'said', 'above', 'aforesaid']} (?:[a-z]+[\s-])?${CURVE}\b`,
  ]),
);

/** Around one centre two curves turn to the same hand where they run the same way, and to the other where they run back. */
function sideAboutCentre(
  words: string,
  earlier: readonly Course[],
  trendDeg: number | null,
): CurveElements['direction'] {
  if (trendDeg === null || !SAME_CENTRE.test(words)) return null;
  const first = recent(earlier).filter((c) => c.curve !== null);
  const [only] = first;
  if (first.length !== 1 || !only?.curve?.direction || only.trendDeg === null) return null;
  const off = apart(trendDeg, only.trendDeg);
  if (off <= 45) return only.curve.direction;
  return off < 135 ? null : only.curve.direction === 'left' ? 'right' : 'left';
}
