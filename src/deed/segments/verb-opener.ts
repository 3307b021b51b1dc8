// Takes: where the cutting of a stretch stands and a verb ahead: "and run", "; continue". Gives: whether a course begins there.
// Never: a cut where the verb tells how a road or a line runs.
import { isOtherMeasure, isUnboundWitness, pointsAtSomething } from '../marks/aside.ts';
import { firstDirection, lengthFollows, placesTheBeginning } from '../marks/values-ahead.ts';
import type { CourseMark } from '../marks/course-marks.ts';
import { hasLength, isBearing, lengthWithin, nextBreak, onlyPassed, type Cut } from '../marks/cut.ts';
import { isHowItRuns } from '../marks/met-on-the-way.ts';
import { keepsTheWay } from './going-on.ts';
import { OWN_BEARING } from './meander-opener.ts';
import { isOffset } from '../marks/offset.ts';
import type { Token } from '../values/tokens.ts';
import { before } from '../words/before.ts';
import { wording } from '../words/wording.ts';

/** "and run", "; continue": a course of its own only where the one before it is complete. */
export function verbOpens(cut: Cut, mark: CourseMark): boolean {
  const { text } = cut.s;
  if (/^\s+[lc]-?\d{1,3}\b/.test(text.slice(mark.lead, mark.lead + 8))) return true;
  const ahead = directionAhead(cut, mark);
  const open = cut.current;
  const runsAlong = /^\s+(?:along|in\s|with|down\s|up\s)/.test(text.slice(mark.lead, mark.lead + 10));
  if (!open && runsOnCurve(text, mark)) return true;
  if (!open)
    return ahead === null
      ? runsBySomething(cut, mark) || runsUnmeasured(cut, mark)
      : ahead.start - mark.lead < 60 || runsAlong || opensBoundary(cut, mark, ahead);
  if (cut.closed && isBehindTo(text, mark.start)) return false;
  if (text.startsWith('from', mark.start) || cut.closed)
    return ahead !== null || runsAlong || (cut.closed && keepsTheWay(text, mark, true));
  if (ahead && onlyDescribes(text, mark, ahead.start)) return false;
  if (isHowItRuns(text, mark.lead + /^\s{0,3}/.exec(text.slice(mark.lead))![0].length)) return false;
  if (hasLength(open) && GOES_ON.test(text.slice(mark.start, mark.lead + 130)) && !onlyPassed(cut, open)) return true;
  if (ahead === null && hasLength(open) && !onlyPassed(cut, open) && keepsTheWay(text, mark, false)) return true;
  if (hasLength(open) && RUNS_ON_CURVE.test(text.slice(mark.lead, mark.lead + MOST_OF_A_LEAD))) return true;
  if (hasLength(open) && RUNS_A_WAY.test(text.slice(mark.lead, mark.lead + 240))) return true;
  if (hasLength(open) && OWN_BEARING.test(text.slice(mark.lead, nextBreak(text, mark.lead, mark.lead + 240))))
    return true;
  if (ahead === null || ahead.start - mark.lead > 90) return false;
  if (hasLength(open) && isBearing(ahead, false) && ARRIVED.test(text.slice(open.lead, mark.start))) return true;
  // "(R=310.00, L=201.66); run S 38° E": a curve told in bare figures is complete.
  if (!hasLength(open)) return /\b[rl]\s?=\s?\d[^;]*;\s{0,4}$/.test(text.slice(open.lead, mark.start));
  if (onlyPassed(cut, open) && /continu\w+$/.test(text.slice(mark.start, mark.lead))) return false;
  const between = text.slice(open.tokens.at(-1)!.end, mark.start);
  // "to white oak stump, run S 75 W 9 poles": right before a bearing the thing needs no article.
  const isRightAhead = ahead.start - mark.lead < 4 && isBearing(ahead, false);
  const endsAtPoint = (isRightAhead ? TO_A_THING : TO_A_POINT).test(between);
  if (/^[\s,]{0,2}(?:thence|to)\b/.test(between) && !endsAtPoint && !/(?:[;.:]\s{0,3}|\band\s{1,2})$/.test(between))
    return false;
  return lengthFollows(cut, ahead);
}

/** The bearing that the verb may lead to; not one that points at a witness of the corner: "continuing in all 90 feet to a pin, whence an oak bears". */
function directionAhead(cut: Cut, { lead }: CourseMark): Token | null {
  const ahead = firstDirection(cut, lead, 240);
  if (ahead === null || !isBearing(ahead, false)) return ahead;
  const { text } = cut.s;
  return pointsAtSomething(text, lead, ahead) || isUnboundWitness(text, ahead.start) ? null : ahead;
}

/** "The line, calling to run south 360 poles, stops short of the river": told of a course behind the last one. */
const isBehindTo = before(/\bto\s{1,3}/);

const TO_A_POINT = /^\s+to\s+(?:a|an|the)\s[^,;]{3,60},\s{0,3}$/;
const TO_A_THING = /^\s+to\s[^,;]{3,60},\s{0,3}$/;

/** "a lane 16 feet wide, running from Elm Street to Oak Street, thence": where the lane runs. */
function onlyDescribes(text: string, mark: CourseMark, ahead: number): boolean {
  const words = text.slice(mark.lead, ahead);
  return /^\s+(?:from|between)\s/.test(words) && /\bthence\b/.test(words);
}

/** "100 feet to a pin, and continuing on the same course 100 feet further": the same way again, with a length of its own. */
const AMOUNT = String.raw`(?:\d[\d,.]{0,9}|[a-z]{3,9}(?:[\s-][a-z]{3,9}){0,6}(?:\s\(\d[\d.,]{0,9}\))?)`;
const GOES_ON = new RegExp(
  wording`^(?:and )?continu\w{1,4} (?:on|along|in|upon|with) (?:the )?(?:said|same|last) (?:[a-z]+ )?(?:course|line|bearing|direction)[\s,]{1,3}(?:for )?
    (?:an? (?:additional |further )?distance of )?${AMOUNT}\s?(?:feet|ft|rods?|chains?|poles?|perches|links|varas|yards|meters|')`,
);
/** "61 feet to a marker; continuing on a course": the course before has come to its end. */
const ARRIVED = /\bto\s[^;]{2,160};\s{0,3}(?:and\s{1,3})?$/;
const RUNS_ON_CURVE = new RegExp(
  wording`^ (?:(?:on|along|around|by|with|in|upon|through|over|about|following) )?(?:an?|the) (?:(?!curve|arc)[a-z-]+\s){0,3}(?:curve|arc)\b`,
);
const CURVE_TOLD = /\br(?:adius)?\s{0,2}[=:]|\b(?:radius|arc|delta|chord)\b/;

/** "Begin at a pin; go with a left-hand curve (radius = …; arc = …)": a curve may be the first course. */
function runsOnCurve(text: string, { lead }: CourseMark): boolean {
  return RUNS_ON_CURVE.test(text.slice(lead, lead + MOST_OF_A_LEAD)) && CURVE_TOLD.test(text.slice(lead, lead + 160));
}
const MOST_OF_A_LEAD = 60;
/** "and proceeding in a generally westerly direction along the limits to a point": a course told by what it follows. */
const RUNS_A_WAY = new RegExp(
  wording`^ in an? (?:general(?:ly)? )?[a-z]+ direction,? (?:along|with|following)\s[^;.]{3,160}?\bto\s`,
);
const RUNS_BY = new RegExp(
  wording`^ (?:now or )?(?:back )?(?:by|along|on|upon|with) (?:said|the|land|(?:[a-z]+ ){1,3}(?:street|avenue|road|lane|alley))\s`,
);

/** "and running by said Colby street, 47.35 feet to land of Tarn; thence": the first course, without a direction. */
function runsBySomething(cut: Cut, mark: CourseMark): boolean {
  const { text } = cut.s;
  if (!RUNS_BY.test(text.slice(mark.lead, mark.lead + 50))) return false;
  if (!/(?:\band|&)\s/.test(text.slice(Math.max(0, mark.start - 5), mark.lead))) return false;
  const end = Math.min(nextBreak(text, mark.lead, cut.s.to), mark.lead + 200);
  const length = lengthWithin(cut, mark.lead, end);
  return (
    length !== undefined &&
    !isOffset(text, length) &&
    !isOtherMeasure(text, length) &&
    /^[\s,]{0,3}(?:more\s+or\s+less,?\s+)?(?:to\s|(?:;\s{0,3})?thence\b)/.test(text.slice(length.end, length.end + 24))
  );
}

const RUNS_UNMEASURED = new RegExp(
  wording`^(?:[\s,]{1,3}thence)?[\s,]{1,3}(?:up|down|with|along|by|on|upon|following|around|across|through)\s[^;:]{3,200}?\s
    (?:to|until|till)\s[^;:]{2,120}[;.]\s{0,3}(?:and )?(?:running )?(?:from )?then(?:ce)?\b`,
);
/** "a road leading from the mill and running by the church to the ford; thence": where the road runs. */
const RUNS_ITSELF = /\b(?:leading|leads|running|runs|extending|extends|flowing|flows|opened|laid)\s[^;:]{2,120}$/;

/** "at the mouth of the run and running up the run to a beech; thence": the first course, told by what it follows and where it ends. */
function runsUnmeasured(cut: Cut, mark: CourseMark): boolean {
  const { text, from, to } = cut.s;
  const words = text.slice(Math.max(from, mark.lead - 150), mark.lead);
  const verb = /(?:\band|[,;])\s{1,3}(?:run|runs|running|going|proceeding)$/.exec(words);
  if (!verb || !RUNS_UNMEASURED.test(text.slice(mark.lead, Math.min(to, mark.lead + 340)))) return false;
  return !RUNS_ITSELF.test(words.slice(0, verb.index));
}

/** "and running from said beginning point and with the lines of the lane S 39° W 383 feet": far off, but a course. */
function opensBoundary(cut: Cut, mark: CourseMark, ahead: Token): boolean {
  if (!/\band\s{1,3}$/.test(cut.s.text.slice(Math.max(0, mark.start - 6), mark.start + 4).replace(/run.*$/, '')))
    return false;
  return isBearing(ahead, false) && lengthFollows(cut, ahead) && !placesTheBeginning(cut, ahead);
}
