// Takes: the courses of one stretch of text and where it speaks of its point of beginning. Gives: how many of them only lead there,
// and where a first figure ends and another begins. Never: a course's values.
import { closesBut, closesItself, FIGURE_RATIO, isBack, startWalk, walkOn } from '../courses/closing.ts';
import type { Course } from '../courses/course-parts.ts';
import { between, firstFrom } from '../marks/cut.ts';
import { nextPieceAt, opensNextPiece } from '../marks/next-piece.ts';
import type { PobMention, Starter } from '../marks/structure.ts';
import { introduces, isOfNamedPiece, isOfOtherPiece, tiesToItsCorner } from './introduced-beginning.ts';
import { tiesToNamedCorner } from './named-corner.ts';
import { wording } from '../words/wording.ts';

export interface Figure {
  /** How many courses lead to the point of beginning. */
  readonly ties: number;
  /** No word names the point of beginning: the ties were told by the closure of what follows them. */
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

const FEWEST_SIDES = 3;

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
const isMeasured = (c: Course): boolean => c.curve !== null || (c.bearing !== null && c.distance !== null);

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

/** How many of the courses only lead to the point of beginning. */
function tieCount(
  folded: string,
  starter: Starter,
  courses: readonly Course[],
  pobs: readonly PobMention[],
): { ties: number; inferred: boolean } {
  const said = saidTies(folded, starter, courses, pobs);
  if (said !== null) return { ties: said, inferred: false };
  const ties = tiesByClosure(folded, starter, courses);
  return { ties, inferred: ties > 0 };
}

/** As the words tell; null where they do not. */
function saidTies(
  folded: string,
  starter: Starter,
  courses: readonly Course[],
  pobs: readonly PobMention[],
): number | null {
  const first = courses[0]!;
  const named = namedAhead(folded, starter, first, pobs);
  if (named.length > 0) return fromAnother(folded, courses, pobs, named);
  if (isCalledTie(folded, courses)) return 1;
  const left = leftBefore(courses, pobs);
  const reached = courses.findIndex((_, i) => reachesPob(courses, i, pobs));
  if (left > 0 && (reached < 0 || left <= reached + 1)) return left;
  if (reached < 0 || reached === courses.length - 1)
    return (
      printedFrom(folded, starter, courses) ??
      numberedCorner(folded, courses) ??
      (reached < 0 ? namedCorner(folded, starter, courses) : null)
    );
  if (starter.kind === 'commence' || starter.kind === 'from') return trueArrival(folded, courses, pobs, reached) + 1;
  // "Beginning at …; thence … to the point of beginning; thence …": the first was only the commencement, if a later course closes.
  const later = courses.some((_, i) => i > reached && reachesPob(courses, i, pobs));
  if (
    !later &&
    !isTrue(folded, courses, pobs, reached) &&
    !isIntroduced(folded, courses, pobs, reached) &&
    !cannotReturn(courses, pobs, reached)
  )
    return closesItself(courses.slice(reached + 1)) ? reached + 1 : 0;
  const own = courses.slice(0, reached + 1);
  return comesBack(own) ? 0 : reached + 1;
}

/** Where the beginning is named before the first course; not that of another piece, where this one commences. */
const namedAhead = (folded: string, starter: Starter, first: Course, pobs: readonly PobMention[]): PobMention[] =>
  pobs.filter(
    (p) =>
      p.start > starter.end &&
      ((p.role !== 'named' && p.end <= first.start && !(starter.kind === 'commence' && isOfOtherPiece(folded, p))) ||
        (p.end <= first.valuesStart && isBracketed(folded, p))),
  );

/** "Beginning at the point of beginning of said site; thence N 9° E 40 feet to the point of beginning; thence": no line comes back so. */
function fromAnother(
  folded: string,
  courses: readonly Course[],
  pobs: readonly PobMention[],
  named: readonly PobMention[],
): number {
  const reached = courses.findIndex((_, i) => reachesPob(courses, i, pobs));
  if (reached < 0 || reached === courses.length - 1) return 0;
  const mention = pobs.find((p) => p.role === 'reached' && p.start >= courses[reached]!.start)!;
  const own = courses.slice(0, reached + 1);
  if (mention.start < own.at(-1)!.valuesEnd || isOfNamedPiece(folded, mention)) return 0;
  if (own.length > 2 && !named.every((p) => isOfOtherPiece(folded, p))) return 0;
  return own.every(isMeasured) && !comesBack(own) ? reached + 1 : 0;
}

const TIE_LABEL = new RegExp(wording`
  (?:^|[\n;:.])\s{0,12}tie(?:[\s-]{1,2}(?:line|course|call))?(?:\s?(?:-|to)\s?(?:(?:corner|cor\.?|point) )?\d{1,2})?[\s:|.-]{0,16}
  (?:from [^;:\n]{2,60}, )?$`);

/** "TIE-1  N 12° 30' E  1,234.56 M." over "1-2 …", "Tie line: from the post, S 4° E 90 feet to corner 1; thence": the first row leads to the land. */
function isCalledTie(folded: string, courses: readonly Course[]): boolean {
  if (courses.length <= 3) return false;
  const [first, second] = [courses[0]!.valuesStart, courses[1]!.valuesStart];
  return (
    TIE_LABEL.test(folded.slice(Math.max(0, first - 110), first)) ||
    (TO_CORNER.test(folded.slice(Math.max(0, first - 40), first)) &&
      FROM_CORNER.test(folded.slice(Math.max(0, second - 24), second)))
  );
}

/** "TP-1 …" over "1-2 …", "BLLM 1 to 1 …": from the tie point to the first corner. */
const TO_CORNER = new RegExp(wording`
  (?:^|[\n;:|])\s{0,12}(?:t\.?\s?p\.?|t|tie\s?point|bll?m|blbm|mbm|mon\.?)(?: (?:no\.? )?\d{1,3})?\s?(?:-|to)\s?1[\s:|.-]{0,16}$`);
const FROM_CORNER = /(?:^|[\n;:|])\s{0,12}1\s?(?:-|to)\s?2[\s:|.-]{0,16}$/;

/** "From the corner of block 7 (the place of beginning) run N 76° W": where the first course sets out. */
const isBracketed = (folded: string, { start, end }: PobMention): boolean =>
  folded.startsWith(')', end) && /\(\s?(?:the\s)?(?:true\s)?$/.test(folded.slice(Math.max(0, start - 12), start));

const FROM_THE_BEGINNING = new RegExp(wording`
  ^[\s,]{0,3}(?:more or less,? )?from (?:the )?(?:true )?(?:point|place) of beginning[\s;,.:]{1,4}$`);

/** "From the monument run N 37° W 624 feet from point of beginning; thence": "for" or "to" was meant, since the course sets out elsewhere. */
function printedFrom(folded: string, starter: Starter, courses: readonly Course[]): number | null {
  if (starter.kind !== 'from' && starter.kind !== 'commence') return null;
  const words = folded.slice(courses[0]!.valuesEnd, courses[1]?.start ?? courses[0]!.end);
  return courses.length > 3 && FROM_THE_BEGINNING.test(words) ? 1 : null;
}

/** "Beginning at the dam; thence … to corner 1; …; thence … to corner 1": the way to where the figure returns. */
function numberedCorner(folded: string, courses: readonly Course[]): number | null {
  const ties = tiesToNamedCorner(folded, courses);
  return ties > 0 && !closesItself(courses) ? ties : null;
}

/** "Commencing …; thence … to the northwest corner of the land herein described; thence": where nothing returns to a beginning. */
function namedCorner(folded: string, starter: Starter, courses: readonly Course[]): number | null {
  if (starter.kind !== 'from' && starter.kind !== 'commence') return null;
  const ties = tiesToItsCorner(folded, courses);
  return ties > 0 && !closesItself(courses) ? ties : null;
}

/** The first course that leaves the point of beginning behind another; -1 where none does. */
function leftBefore(courses: readonly Course[], pobs: readonly PobMention[]): number {
  if (!pobs.some((p) => p.role === 'left')) return -1;
  return courses.findIndex(
    (c, i) =>
      i > 0 &&
      between(pobs, courses[i - 1]!.valuesEnd, c.valuesStart).some((p) => p.role === 'left' && p.end <= c.valuesStart),
  );
}

/** A figure, and no way to one: so many courses as six do not come near their start by chance. */
function comesBack(courses: readonly Course[]): boolean {
  const ratio = courses.length >= 6 ? 20 : FIGURE_RATIO;
  return closesItself(courses, ratio) || closesBut(courses, ratio);
}

/**
 * "to the point of beginning of said road; thence … to the true point of beginning of the strip herein described": where the first
 * mention does not call itself true, the one that does, before the last course, is the beginning.
 */
function trueArrival(folded: string, courses: readonly Course[], pobs: readonly PobMention[], reached: number): number {
  if (isTrue(folded, courses, pobs, reached)) return reached;
  for (let i = reached + 1; i < courses.length - 1; i++)
    if (reachesPob(courses, i, pobs) && isTrue(folded, courses, pobs, i)) return i;
  // "to the point of beginning of the line to be described; thence … to the point of beginning of the easement to be described; thence".
  for (let i = reached + 1; i < Math.min(courses.length - 1, reached + 3); i++)
    if (reachesPob(courses, i, pobs) && isIntroduced(folded, courses, pobs, i)) return i;
  return reached;
}

/** One straight line, or two, do not come back to where they set out: what they reach is where the boundary begins. */
function cannotReturn(courses: readonly Course[], pobs: readonly PobMention[], reached: number): boolean {
  if (reached > 1 || courses.length - reached < 4) return false;
  const mention = pobs.find((p) => p.role === 'reached' && p.start >= courses[reached]!.start)!;
  // "from the ford, the beginning point, the line ran north": named where it sets out.
  if (mention.start < courses[reached]!.valuesEnd) return false;
  const own = courses.slice(0, reached + 1);
  return own.every((c) => c.curve === null && c.bearing !== null && c.distance !== null) && !comesBack(own);
}

/** As the words behind the mention say; not of a figure with courses that cannot be walked, which may have come back. */
function isIntroduced(folded: string, courses: readonly Course[], pobs: readonly PobMention[], i: number): boolean {
  const own = courses.slice(0, i + 1);
  if (own.length > 2 && own.some((c) => c.curve === null && (c.bearing === null || c.distance === null))) return false;
  const mention = pobs.find((p) => p.role === 'reached' && p.start >= courses[i]!.start)!;
  return introduces(folded, mention);
}

function isTrue(folded: string, courses: readonly Course[], pobs: readonly PobMention[], i: number): boolean {
  const mention = pobs.find((p) => p.role === 'reached' && p.start >= courses[i]!.start)!;
  return /true|actual|principal/.test(folded.slice(mention.start, mention.end));
}

/** No word names the point of beginning, but without its first courses the figure closes: those lead to it. */
function tiesByClosure(folded: string, starter: Starter, courses: readonly Course[]): number {
  if (closesItself(courses)) return 0;
  const likely = starter.kind === 'commence' || starter.kind === 'from' ? MOST_TIES : starter.kind === 'begin' ? 1 : 0;
  const most = Math.min(MOST_TIES, courses.length - FEWEST_SIDES);
  for (let ties = 1; ties <= most; ties++)
    if (closesItself(courses.slice(ties), ties <= likely ? LIKELY_RATIO : NO_CHANCE_RATIO)) return ties;
  return starter.kind === 'begin' ? tiesToCorner(folded, courses) : 0;
}
const MOST_TIES = 12;
const LIKELY_RATIO = 500;
/** Courses that do not lead there come back so near by chance in no paper. */
const NO_CHANCE_RATIO = 5000;

const CORNER = new RegExp(wording`
  \b(?:to|at) (?:the |said )(?<ns>n|s)(?:o(?:rth|uth)[\s-]?|\.\s?)(?<ew>e|w)(?:(?:a|e)st(?:erly)?|\.)? cor(?:ner|\.)`);

/** "Beginning at the mile post; … to the southwest corner of the lot; … to the southwest corner": it closes on the corner it came to. */
function tiesToCorner(folded: string, courses: readonly Course[]): number {
  const cornerOf = (course: Course): string | undefined => {
    const found = CORNER.exec(folded.slice(course.valuesEnd, course.end));
    return found ? found.groups!['ns']! + found.groups!['ew']! : undefined;
  };
  const last = cornerOf(courses.at(-1)!);
  if (last === undefined) return 0;
  for (let ties = 1; ties <= Math.min(MOST_TIES, courses.length - FEWEST_SIDES); ties++)
    if (cornerOf(courses[ties - 1]!) === last && closesItself(courses.slice(ties), LIKELY_RATIO)) return ties;
  return 0;
}

function reachesPob(courses: readonly Course[], i: number, pobs: readonly PobMention[]): boolean {
  const from = courses[i]!.start;
  const to = courses[i + 1]?.start ?? Infinity;
  for (let k = firstFrom(pobs, from); k < pobs.length && pobs[k]!.start < to; k++)
    if (pobs[k]!.role === 'reached') return true;
  return false;
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
