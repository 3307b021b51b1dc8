// Takes: the courses of a figure and their calls. Gives: the calls, each with what it runs along where the words said so of several courses at
// once: "with three lines of Pell, S 4° E 40 feet, S 9° E 30 feet and …", "thence down the creek S 4 E 20 poles, S 30 E 12 poles to a birch".
// Never: past the count that is named, past a new "thence", nor round a corner that the thing followed would not turn.
import type { Call } from '../../contract/extraction.ts';
import { azimuthDeg } from '../../survey/bearing.ts';
import { adjoinerOf } from '../monuments/adjoiner.ts';
import { ONES, TENS } from '../words/lexicon.ts';
import type { Course } from './course-parts.ts';
import { oneLine } from '../words/one-line.ts';

interface Run {
  readonly adjoiner: string;
  /** How many of the courses behind are still counted in; null where no count is named. */
  left: number | null;
  /** How far a course may turn from the one before it. */
  readonly turn: number;
}

const NUMBER = [...Object.keys(ONES), ...Object.keys(TENS)].join('|');
const COUNT = new RegExp(
  String.raw`\b(?<count>${NUMBER}|\d{1,2})\s{0,2}(?:\(\d{1,2}\)\s{0,2})?(?:(?:following|next|successive|consecutive|several|different|described|record)\s+){0,2}(?:courses?|calls|lines|bearings|distances|traverses)\b`,
);
const IS_LIST =
  /\b(?:following|several|these|different|various)\s+(?:[a-z]+\s+){0,2}(?:courses|calls|lines|bearings|distances)\b|\bas\s+follows\b/;
const SEVERAL_LINES = /\blines\b/i;
const BENDS =
  /\b(?:creek|river|branch|run|fork|brook|stream|drain|slough|bayou|ditch|canal|gully|hollow|ravine|swamp|lake|pond|shore|shoreline|bank|road|lane|pike|turnpike|highway|hwy|street|avenue|boulevard|drive|parkway|route|railroad|railway|right[\s-]of[\s-]way|r\/w|margin|ridge|mountain|bluff|contour|cent(?:er|re)(?:\s?line)?|trail|path|alley|fence|wall|thread|channel|water|tide|levee|dike|cliff|bench|toe)\b/i;
/** A road and a run bend; a neighbour's line that is told by two courses is all but straight. */
const [ANY_TURN, BEND_DEG, LINE_DEG] = [360, 75, 25];

const LONGEST_COUNT = 40;

/** Of a course that names what it runs along before its values: what that is said of. */
function runFrom(folded: string, course: Course, adjoiner: string): Run | null {
  const opening = folded.slice(course.start, course.valuesStart);
  if (!oneLine(opening).includes(adjoiner.toLowerCase())) return null;
  // The number itself may pass for the first value: "three (3) courses".
  const count = COUNT.exec(folded.slice(course.start, course.valuesStart + LONGEST_COUNT));
  const said = count && count.index <= opening.length ? count.groups!['count']! : undefined;
  if (said !== undefined) return { adjoiner, left: (ONES[said] ?? TENS[said] ?? Number(said)) - 1, turn: ANY_TURN };
  if (IS_LIST.test(opening) || SEVERAL_LINES.test(adjoiner)) return { adjoiner, left: null, turn: ANY_TURN };
  return { adjoiner, left: null, turn: BENDS.test(adjoiner) ? BEND_DEG : LINE_DEG };
}

/** Nothing but a joint, a number, a curve: "and", "(2)", "along a curve to the left". */
const PLAIN_OPENING =
  /^[\s,;:.&]*(?:and\s+)?(?:\(?(?:\d{1,2}|[a-h])[.)]+\s*)?(?:(?:and\s+)?(?:(?:along|with|by|on)\s+)?(?:the\s+arc\s+of\s+)?(?:an?|said|the)\s[^;]{0,80}\b(?:curve|arc|chord)\b[^;]*)?$/;
const LEAVES = /\b(?:leaving|departing|across|through|away)\b/;
const AT_A_CORNER = /\bcorner\b/i;

function turnBetween(before: Course, course: Course): number {
  const from = before.curve?.chordBearing ?? before.bearing;
  const to = course.curve?.chordBearing ?? course.bearing;
  if (!from || !to) return ANY_TURN - 1;
  const turn = Math.abs(azimuthDeg(to) - azimuthDeg(from));
  return Math.min(turn, 360 - turn);
}

/** Whether the words that began a run are said of this course too. */
function runsOn(folded: string, run: Run, before: Course, course: Course, monument: string | null): boolean {
  const opening = folded.slice(course.start, course.valuesStart);
  if (LEAVES.test(opening)) return false;
  if (run.left !== null) return run.left > 0;
  if (!PLAIN_OPENING.test(opening)) return false;
  if (run.turn < ANY_TURN && monument !== null && AT_A_CORNER.test(monument)) return false;
  return turnBetween(before, course) < run.turn;
}

/** `leadFrom`: where the words before the first course begin, which may say what it runs along. */
export function withCarriedAdjoiners(
  text: string,
  folded: string,
  courses: readonly Course[],
  calls: readonly Call[],
  leadFrom: number,
): Call[] {
  const out = [...calls];
  let run: Run | null = null;
  // Those with a name of their own, in a row: what it is said of is asked only where a course follows that has none.
  let named: Named[] = [];
  courses.forEach((course, i) => {
    const call = out[i]!;
    const own = call.adjoiner || (i === 0 ? ledAlong(text, folded, course, leadFrom) : '');
    if (own !== '') {
      if (own !== call.adjoiner) out[i] = { ...call, adjoiner: own };
      const from = own === call.adjoiner ? course : { ...course, start: leadIn(folded, leadFrom, course.start) };
      named.push({ course: from, adjoiner: own });
      return;
    }
    if (named.length > 0) run = lastRun(folded, run, named);
    named = [];
    if (run && runsOn(folded, run, courses[i - 1]!, course, out[i - 1]!.monument)) {
      out[i] = { ...call, adjoiner: run.adjoiner };
      if (run.left !== null) run.left--;
    } else run = null;
  });
  return out;
}

interface Named {
  readonly course: Course;
  readonly adjoiner: string;
}

/** What the last of the courses with names of their own began; else what was begun before them, each counted in. */
function lastRun(folded: string, before: Run | null, named: readonly Named[]): Run | null {
  for (let i = named.length - 1; i >= 0; i--) {
    const begun = runFrom(folded, named[i]!.course, named[i]!.adjoiner);
    if (begun) return withLess(begun, named.length - 1 - i);
  }
  return withLess(before, named.length);
}

/** A run that no count bounds ends where another name stands. */
function withLess(run: Run | null, courses: number): Run | null {
  if (courses === 0 || !run) return run;
  return run.left !== null && run.left >= courses ? { ...run, left: run.left - courses } : null;
}

const LEAD =
  /[,;]\s+(?=(?:and\s+)?(?:(?:then|running|runs|run)\s+)?(?:with|along|down|up)\s+(?:the|said|his|her|their|its|[a-z]+['’]s?)\s+[^,;.]{0,60}\b(?:lines?|creek|river|branch|run|fork|brook|road|lane|pike|street|ridge|fence|wall|bank|shore)\b[^,;.]{0,30}[,\s]*$)/;
/** "the intersection of Elm Street, with the east line of the lot": the point itself. */
const MEETING = /\b(?:intersection|junction|meeting|intersects|identical|common)\b/;
const LONGEST_LEAD = 120;

/** "corner to Pell, and with his lines S 19° E": where the words that lead into the first course begin; its start where there are none. */
export function leadIn(folded: string, from: number, start: number): number {
  const words = folded.slice(Math.max(from, start - LONGEST_LEAD), start);
  const found = LEAD.exec(words);
  return found && !MEETING.test(words.slice(0, found.index))
    ? start - words.length + found.index + found[0].length
    : start;
}

function ledAlong(text: string, folded: string, course: Course, from: number): string {
  const start = leadIn(folded, from, course.start);
  return start === course.start ? '' : adjoinerOf(text, { ...course, start, end: course.valuesStart }, folded);
}
