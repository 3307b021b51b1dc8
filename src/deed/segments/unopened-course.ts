// Takes: the words between a beginning and the first "thence". Gives: the course that stands there as a clause of its own though no word opens
// it: a curve told whole ("at a pin, a curve to the left, radius 100 feet, arc 50 feet; thence") or a row of a table ("running along line L1").
// Never: a curve or a line that only places the beginning ("the end of a curve to the left"), nor a curve that the next course runs along.
import { curveAt } from '../courses/curve-phrase.ts';
import { ROW_NAMES } from '../courses/table-places.ts';
import { between, type Segment, type Stretch } from '../marks/cut.ts';
import { wording } from '../words/wording.ts';

const MOST_WORDS = 420;
const VERB = '(?:running|run|runs|proceed(?:ing)?)';
const NAMES_ROW = new RegExp(
  wording`(?:^\s{1,3}|[;,:.]\s{1,8})(?:and )?(?<course>(?:${VERB} (?:(?:along|with|by|on|following) )?|(?:along|with|by|following) )(?:(?:the|said) )?
    (?:(?:line|curve|course) )?\(?${ROW_NAMES}\)?(?: to\s[^;:]{3,100})?)[;,.]\s{0,8}(?:and )?$`,
);
const TELLS_CURVE = new RegExp(
  wording`(?:^\s{1,3}|[;,:]\s{1,8})(?:and )?(?<course>(?:(?:${VERB} )?(?:along|with|by|around|following) (?:the arc of )?)?
    (?:an? |(?:the )?arc of an? )(?:[a-z-]{2,14} ){0,3}(?:curve|arc)\b[^;]{12,300})[;.]\s{0,8}$`,
);
const RUNS = /^(?:run|proceed|along|with|by|around|following)/;
/** Words that place a point on the curve or on another line, which the curve would then only describe. */
const PLACES_CURVE =
  /\b(?:end|beginning|start|point|intersection|p\.?\s?[cti]\.?|on|of|in|from|radial)\s{1,3}(?:an?|the|said)?\s{0,3}$/;
const NAMES_LINE =
  /\b(?:lines?|street|avenue|road|drive|lane|highway|way|margin|boundary|curves?|arc|railroad|railway|intersection|curvature|tangency|p\.\s?[cti])\b[^;,]{0,60}[,:]?\s{0,8}$/;
const RUNS_ON_IT = /^[^;]{0,90}\b(?:(?:said|same|the)\s(?:[a-z-]+\s){0,2}(?:curve|arc)|continu\w+|same)\b/;

/** Null where none stands there. */
export function unopenedCourse(stretch: Stretch, from: number, found: Segment): Segment | null {
  if (found.how !== 'thence') return null;
  const { text } = stretch;
  const until = found.start;
  const near = Math.max(from, until - MOST_WORDS);
  const words = text.slice(near, until);
  const row = NAMES_ROW.exec(words);
  const course = row ?? curveTold(stretch, words, near, found);
  if (!course) return null;
  const start = near + course.index + course[0].indexOf(course.groups!['course']!);
  return {
    how: row ? 'listed' : 'curve',
    start,
    lead: start,
    end: until,
    tokens: between(stretch.tokens, start, until),
  };
}

function curveTold(stretch: Stretch, words: string, near: number, found: Segment): RegExpExecArray | null {
  const told = TELLS_CURVE.exec(words);
  if (!told || RUNS_ON_IT.test(stretch.text.slice(found.lead, found.lead + 160))) return null;
  const own = told.groups!['course']!;
  const at = told.index + told[0].indexOf(own);
  const ahead = words.slice(Math.max(0, at - 90), at);
  if (PLACES_CURVE.test(ahead) || (!RUNS.test(own) && NAMES_LINE.test(ahead))) return null;
  const { text } = stretch;
  const curve = curveAt(text, near + at, found.start, between(stretch.tokens, near + at, found.start), false);
  const isWhole =
    curve.radius !== null && curve.arc !== null && (curve.direction !== null || curve.chordBearing !== null);
  return isWhole ? told : null;
}
