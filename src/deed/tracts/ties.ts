// Takes: the courses of one figure and where its words speak of the point of beginning. Gives: how many of the courses only lead there.
// Never: a course's values.
import { closesBut, closesItself, FIGURE_RATIO } from '../courses/closing.ts';
import type { Course } from '../courses/course-parts.ts';
import { between, firstFrom } from '../marks/cut.ts';
import type { PobMention, Starter } from '../marks/structure.ts';
import {
  introduces,
  isOfNamedPiece,
  isOfOtherPiece,
  tiesToItsCorner,
  tiesToNamedCorner,
} from './introduced-beginning.ts';
import { wording } from '../words/wording.ts';

export const FEWEST_SIDES = 3;

export const isMeasured = (c: Course): boolean => c.curve !== null || (c.bearing !== null && c.distance !== null);

/** How many of the courses only lead to the point of beginning. */
export function tieCount(
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

/** As the words say; null where they do not. */
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
export function comesBack(courses: readonly Course[]): boolean {
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

export function isTrue(folded: string, courses: readonly Course[], pobs: readonly PobMention[], i: number): boolean {
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

export function reachesPob(courses: readonly Course[], i: number, pobs: readonly PobMention[]): boolean {
  const from = courses[i]!.start;
  const to = courses[i + 1]?.start ?? Infinity;
  for (let k = firstFrom(pobs, from); k < pobs.length && pobs[k]!.start < to; k++)
    if (pobs[k]!.role === 'reached') return true;
  return false;
}
