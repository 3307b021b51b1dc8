// Takes: a figure that does not close or whose area disagrees. Gives: at most three single edits after which it closes and,
// where an area is stated, agrees with it; best first. Never: applied; a suspect is a hint for a person with the paper at hand.
import { signedAreaSqft } from './area.ts';
import type { BlunderCase, Edit, Suspect } from './blunder-case.ts';
import { alternateEdits, changesValue, editedCourse, editedCourses, editsOf, missingEdits } from './blunder-edits.ts';
import { scoreOf } from './blunder-score.ts';
import { walk } from './traverse.ts';

const AT_MOST = 3;
/** Beyond this many courses only flips, reversals, surplus courses and free values are tried. */
const THOROUGH_COURSES = 250;
/** Courses walked while weighing, over all figures: the search stays quick on a tract of ten thousand courses. */
const MOST_WALKED = 400_000;
/** A suspect this much less likely than the best is noise. */
const WORTH_TELLING = 7;

/** Courses around a curve that takes its direction from a neighbour: an edit of one of them moves the others. */
function coupledCalls(given: BlunderCase): ReadonlySet<number> {
  const found = new Set<number>();
  given.elements.forEach((each, i) => {
    if (each.kind !== 'curve' || each.chordAzimuthRad !== null) return;
    if (each.tangentInRad === null && each.tangentOutRad === null) for (const k of [i - 1, i, i + 1]) found.add(k);
  });
  return found;
}

/** The misclosure after an edit of one call alone, in one subtraction; most edits end here. */
function closesAlone(given: BlunderCase, edit: Edit, limitFt: number): boolean {
  const { traverse } = given;
  const old = traverse.courses[edit.call]!;
  if (edit.kind === 'extra_course')
    return Math.hypot(traverse.eastFt - old.eastFt, traverse.northFt - old.northFt) <= limitFt;
  const course = editedCourse(given, edit);
  if (course === null) return false;
  const eastFt = traverse.eastFt - old.eastFt + course.eastFt;
  const northFt = traverse.northFt - old.northFt + course.northFt;
  return Math.hypot(eastFt, northFt) <= limitFt;
}

/** What rounding allows counts only where the figure does not close without it: no edit may undo a closure that is there. */
function limitOf(given: BlunderCase, perimeterFt: number): number {
  const { closeWithinFt, rounding, standard, traverse } = given;
  if (closeWithinFt !== undefined) return closeWithinFt;
  const isClosed = traverse.misclosureFt <= traverse.perimeterFt / standard;
  return Math.max(perimeterFt / standard, isClosed ? 0 : rounding.allowanceFt, 0.005);
}

function weigh(given: BlunderCase, edit: Edit, coupled: boolean): Suspect | null {
  const courses = editedCourses(given, edit, coupled);
  if (courses === null || courses.length < 3) return null;
  const figure = walk(courses);
  if (!(figure.misclosureFt <= limitOf(given, figure.perimeterFt))) return null;
  const areaSqft = Math.abs(signedAreaSqft(figure));
  if (given.area !== null && Math.abs(areaSqft - given.area.sqft) > given.area.toleranceSqft) return null;
  if (areaSqft < 1e-4 * figure.perimeterFt ** 2 && given.area === null) return null;
  const score = scoreOf(given, edit, figure, areaSqft);
  return { edit, misclosureFt: figure.misclosureFt, perimeterFt: figure.perimeterFt, areaSqft, score };
}

function* candidates(given: BlunderCase, coupled: ReadonlySet<number>): Generator<Edit> {
  yield* alternateEdits(given);
  const thorough = given.calls.length <= THOROUGH_COURSES;
  const limitFt = 2 * limitOf(given, given.traverse.perimeterFt);
  for (let call = 0; call < given.calls.length; call += 1)
    for (const edit of editsOf(given, call, thorough))
      if ((coupled.has(call) && edit.field !== 'distance') || closesAlone(given, edit, limitFt)) yield edit;
  // without an area every place of a missing course would do as well as the next
  if (thorough && given.area !== null) yield* missingEdits(given);
}

/** The best edit of each value of each call. */
function bestByValue(suspects: readonly Suspect[]): Suspect[] {
  const best = new Map<string, Suspect>();
  for (const suspect of suspects) {
    const { call, field, kind } = suspect.edit;
    const key = `${call} ${field ?? kind}`;
    const other = best.get(key);
    if (other === undefined || other.score < suspect.score) best.set(key, suspect);
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

export function findBlunders(given: BlunderCase): Suspect[] {
  const coupled = coupledCalls(given);
  const found: Suspect[] = [];
  let weighed = 0;
  for (const edit of candidates(given, coupled)) {
    if (weighed * given.calls.length >= MOST_WALKED) break;
    weighed += 1;
    const suspect = weigh(given, edit, coupled.has(edit.call));
    if (suspect !== null) found.push(suspect);
  }
  const ranked = bestByValue(found);
  const best = ranked[0]?.score ?? 0;
  return ranked.slice(0, AT_MOST).filter((each) => each.score >= best - WORTH_TELLING);
}

/** Of the reader's own alternates, those that are another value and with which the figure closes and agrees as well; best first. */
export function fittingAlternates(given: BlunderCase): Suspect[] {
  const coupled = coupledCalls(given);
  const found: Suspect[] = [];
  for (const edit of alternateEdits(given)) {
    if (!changesValue(given, edit)) continue;
    const suspect = weigh(given, edit, coupled.has(edit.call));
    if (suspect !== null) found.push(suspect);
  }
  return bestByValue(found).slice(0, AT_MOST);
}
