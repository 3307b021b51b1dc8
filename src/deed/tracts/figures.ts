// Takes: the courses of one stretch of text and where it speaks of its point of beginning. Gives: where a first figure ends and another begins.
// Never: a course's values.
import { FIGURE_RATIO, isBack, startWalk, walkOn } from '../courses/closing.ts';
import type { Course } from '../courses/course-parts.ts';
import { between } from '../marks/cut.ts';
import { nextPieceAt, opensNextPiece } from '../marks/next-piece.ts';
import type { PobMention, Starter } from '../marks/structure.ts';
import { wording } from '../words/wording.ts';
import { comesBack, FEWEST_SIDES, isMeasured, isTrue, reachesPob, tieCount } from './ties.ts';

export interface Figure {
  /** How many courses lead to the point of beginning. */
  readonly ties: number;
  /** No word names the point of beginning: the ties were described by the closure of what follows them. */
  readonly inferred: boolean;
  /** How many courses, ties included, belong to this figure; the others are another's. */
  readonly length: number;
  /** Where its last course ends, if no word tells but the end of its sentence. */
  readonly sentenceEnd: number | null;
}

export function figureOf(
  folded: string,
  starter: Starter,
  courses: readonly Course[],
  pobs: readonly PobMention[],
): Figure {
  const closed =
    closedAt(courses, pobs) || headedAt(folded, starter, courses, pobs) || drawnBackAt(folded, starter, courses, pobs);
  if (closed > 0) {
    const own = courses.slice(0, closed);
    const near = between(pobs, starter.end, courses[closed]!.start);
    return { ...tieCount(folded, starter, own, near), length: closed, sentenceEnd: null };
  }
  const sides = sidesHeadedAt(folded, courses);
  if (sides) return sides;
  const { ties, inferred } = tieCount(folded, starter, courses, pobs);
  const apart = figureBefore(folded, courses.slice(0, ties), courses[ties]?.start ?? 0);
  if (apart > 0) return { ties: 0, inferred: false, length: apart, sentenceEnd: null };
  const own = courses.slice(ties);
  const split = secondFigure(own, pobs);
  if (split > 0) return { ties, inferred, length: ties + split, sentenceEnd: null };
  const next = nextSentence(folded, own);
  if (next === null) return { ties, inferred, length: courses.length, sentenceEnd: null };
  return { ties, inferred, length: ties + next.courses, sentenceEnd: next.end };
}

/** No way to a beginning leads back to where it set out. */
const NO_WAY_RATIO = 1000;

const AREA_SAID = /\bcontain(?:s|ing)\b[^;]{0,60}\bacres?\b/;

/** How many of the courses taken for ties are a closed figure of their own: exactly closed, or closed with its area said behind it. */
function figureBefore(folded: string, ties: readonly Course[], next: number): number {
  const walk = startWalk();
  for (let i = 0; i < ties.length; i++) {
    if (!walkOn(walk, ties[i]!)) return 0;
    if (i < 2 || !isBack(walk, FIGURE_RATIO)) continue;
    if (isBack(walk, NO_WAY_RATIO)) return i + 1;
    if (AREA_SAID.test(folded.slice(ties[i]!.valuesEnd, ties[i + 1]?.valuesStart ?? next))) return i + 1;
  }
  return 0;
}

/** The courses up to a return behind which the land's area is said: what follows is another figure. 0 where there is none. */
function closedAt(courses: readonly Course[], pobs: readonly PobMention[]): number {
  if (!pobs.some((p) => p.closes)) return 0;
  for (let i = 2; i < courses.length - 1; i++)
    if (between(pobs, courses[i]!.start, courses[i + 1]!.start).some((p) => p.closes)) return i + 1;
  return 0;
}

/** The courses up to a return behind which another piece of land is opened: "to the beginning.\nPARCEL B: …". 0 where there is none. */
function headedAt(folded: string, starter: Starter, courses: readonly Course[], pobs: readonly PobMention[]): number {
  if (courses.length < 6) return 0;
  const isLed = starter.kind === 'commence' || starter.kind === 'from';
  const first = courses.findIndex((_, i) => i >= 2 && reachesPob(courses, i, pobs));
  for (let i = first < 0 ? courses.length : first; i < courses.length - 2; i++) {
    const reached = between(pobs, courses[i]!.start, courses[i + 1]!.start).findLast((p) => p.role === 'reached');
    if (!reached || (isLed && !pobs.some((p) => p.role === 'reached' && p.end < courses[i]!.start))) continue;
    if (opensNextPiece(folded.slice(reached.end, courses[i + 1]!.start))) return i + 1;
  }
  return 0;
}

/** "NORTHWESTERLY by Lot 12, 140 feet.\nParcel II. SOUTHERLY by Willow Lane": nobody runs along sides, so nothing returns. */
function sidesHeadedAt(folded: string, courses: readonly Course[]): Figure | null {
  const isSide = (c: Course): boolean => c.direction === 'general' && c.bearing === null && c.curve === null;
  if (courses.length < 2 * FEWEST_SIDES || !courses.every(isSide)) return null;
  for (let i = FEWEST_SIDES - 1; i < courses.length - FEWEST_SIDES; i++) {
    // With the point of "85 ft." or the sentence's.
    const from = courses[i]!.valuesEnd - 1;
    const at = nextPieceAt(folded.slice(from, courses[i + 1]!.start + MOST_OF_A_WIND));
    if (at >= 0) return { ties: 0, inferred: false, length: i + 1, sentenceEnd: from + at };
  }
  return null;
}

const MOST_OF_A_WIND = 14;

const DRAWN_BACK = new RegExp(wording`
  \b(?:straight|direct|right|strait) (?:line|course) to |^(?:and )?then(?:ce)?,? (?:back )?to the (?:first )?begin`);

/** The courses up to "then by a straight line to the beginning", behind measured ones: no way to a beginning ends so. 0 where there are none. */
function drawnBackAt(
  folded: string,
  starter: Starter,
  courses: readonly Course[],
  pobs: readonly PobMention[],
): number {
  if (starter.kind !== 'begin') return 0;
  const open = courses.findIndex((c) => !isMeasured(c));
  if (open < 3 || open > courses.length - 4 || !reachesPob(courses, open, pobs)) return 0;
  if (isTrue(folded, courses, pobs, open)) return 0;
  const { start, end, bearing, distance } = courses[open]!;
  return bearing === null && distance === null && DRAWN_BACK.test(folded.slice(start, end)) ? open + 1 : 0;
}

/** Where one stretch holds two closed figures, the number of courses of the first; 0 where it holds one. */
function secondFigure(courses: readonly Course[], pobs: readonly PobMention[]): number {
  const walk = startWalk();
  for (let i = 0; i < courses.length - 3; i++) {
    if (!walkOn(walk, courses[i]!)) return afterFreeCourse(courses, pobs);
    if (i >= 2 && isBack(walk, FIGURE_RATIO) && reachesPob(courses, i, pobs)) return i + 1;
  }
  return 0;
}

/** The end of the sentence that tells a figure's last course; in "40 ft. corner 2" the point is the unit's. */
const SENTENCE_ENDS = /(?:[a-z]{3}|\d|\))\.\s/;

const AREA_NEXT = /[\s,;]{1,3}(?:and\s+)?contain/;

/** "…120 feet to the stake. No. 3, for a well, from its corner N 4° E 60 feet; …": both figures close, each in sentences of its own. */
function nextSentence(folded: string, courses: readonly Course[]): { courses: number; end: number } | null {
  const walk = startWalk();
  for (let i = 0; i < courses.length - 3; i++) {
    if (!walkOn(walk, courses[i]!)) return null;
    if (i < 2 || !isBack(walk, NO_WAY_RATIO)) continue;
    const from = courses[i]!.valuesEnd;
    const words = folded.slice(from, courses[i + 1]!.valuesStart);
    const ends = SENTENCE_ENDS.exec(words);
    if (!ends || !figureBegins(courses, i + 1)) continue;
    const area = words.search(AREA_NEXT);
    const sentence = ends.index + ends[0].length - 1;
    return { courses: i + 1, end: from + (area < 0 ? sentence : Math.min(area, sentence)) };
  }
  return null;
}

/** How many courses the second figure may have before it comes back. */
const MOST_COURSES = 100;

function figureBegins(courses: readonly Course[], at: number): boolean {
  const walk = startWalk();
  for (let i = at; i < Math.min(courses.length, at + MOST_COURSES); i++) {
    if (!walkOn(walk, courses[i]!)) return false;
    if (i >= at + 2 && isBack(walk, NO_WAY_RATIO)) return true;
  }
  return false;
}

/** The same with one course on the way that cannot be walked, as long as its length is known. */
function afterFreeCourse(courses: readonly Course[], pobs: readonly PobMention[]): number {
  for (let i = 2; i < courses.length - 3; i++)
    if (reachesPob(courses, i, pobs)) return comesBack(courses.slice(0, i + 1)) ? i + 1 : 0;
  return 0;
}

/** Between two figures: the next one's words open behind the last blank line, else behind the sentence that closes the first. */
export function openingBetween(folded: string, from: number, to: number): number {
  const words = folded.slice(from, to);
  const blank = [...words.matchAll(/\n\s{0,20}\n\s{0,20}/g)].at(-1);
  const opens =
    blank ??
    /\n\s{0,12}(?=(?:parcel|tract)\s)/.exec(words) ??
    /:\s{1,3}(?=from\s)/.exec(words) ??
    /(?<!\b[a-z])[.;]\s{1,20}(?=[a-z(])/.exec(words);
  return opens ? from + opens.index + opens[0].length : from;
}
