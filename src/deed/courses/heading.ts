// Takes: the tokens of a course. Gives: which way it runs: by a measured bearing, a cardinal word, or its angle to another course.
// Never: a bearing for a word that only says which way a line tends.
import type { Bearing } from '../../contract/extraction.ts';
import { azimuthDeg, reversedBearing, sameBearing } from '../../survey/bearing.ts';
import { isOtherMeasure } from '../marks/aside.ts';
import {
  azimuthBearing,
  followedByLength,
  recent,
  type Course,
  type CourseContext,
  type Heading,
  type OtherBearing,
} from './course-parts.ts';
import { halfWind } from './half-wind.ts';
import { leadCardinal } from './lead-cardinal.ts';
import { terminusAt } from '../monuments/monument.ts';
import { apart, isContinued, ON_THE_LAST, isSquareWithLast, relativeBearing } from './relative-course.ts';
import { courseLike, isBearing, type Segment } from '../marks/cut.ts';
import { isOffset } from '../marks/offset.ts';
import { POINT_OF_COMPASS } from '../values/compass-point.ts';
import type { Token } from '../values/tokens.ts';
import { before } from '../words/before.ts';

const BY_ANGLE =
  /\b(?:interior|exterior|inside|included)\s+angle|\bangle\s+(?:to\s+the\s+(?:left|right)\s+)?of\s+\d|\d-degree\s+angle/;
/** "east on an angle of thirty-one degrees twelve minutes to the left": the word says roughly where the angle leads. */
const TURNED = /\b(?:degrees?|minutes?|seconds?)\s+(?:to\s+the\s+)?(?:left|right)\b(?!\s+angle)/;

export function headingOf(
  context: CourseContext,
  segment: Segment,
  tokens: readonly Token[],
  earlier: readonly Course[],
): Heading {
  const words = context.folded.slice(segment.lead, segment.end);
  const byAngle = isByAngle(words, segment.lead, tokens);
  const azimuths = context.azimuths !== null;
  const main = tokens.find((t) => isBearing(t, azimuths && isAzimuth(context, segment, tokens, t)));
  // Nothing runs before a bearing that stands first.
  if (main && main === tokens[0]) return weighed(context, segment, tokens, measured(context, main, byAngle), earlier);
  const lead = leadCardinal(context, segment, tokens);
  const general = tokens.find(
    (t) => isPlainWay(t) && courseLike(context.folded, t) && !isOfConcave(context.folded, t.start),
  );
  const first = lead ?? general ?? null;
  if (main && !(first && runsBefore(context, segment, tokens, first, main)))
    return weighed(context, segment, tokens, measured(context, main, byAngle), earlier);
  const beside = lead !== null && (byAngle || TURNED.test(words));
  const trend = lead ?? (general?.kind === 'direction' ? general : null);
  const trendDeg = trend?.kind === 'direction' ? trend.direction.trendDeg : null;
  const at = trend ?? { start: segment.lead, end: segment.lead };
  const mayBeRelative = !lead || beside || (!isDue(lead) && isSquareWithLast(words));
  const relative =
    earlier.length > 0 && mayBeRelative
      ? relativeBearing(
          words,
          tokens,
          trendDeg,
          [earlier[0]!.bearing, earlier.at(-1)!.bearing],
          (line) => alongLine(context.folded, line, earlier),
          earlier.at(-1)!.interiorSide ?? null,
        )
      : null;
  const base = { trendDeg, start: at.start, end: at.end, others: [], byAngle, byAzimuth: false };
  if (relative && (!lead || beside || !isSquare(relative.bearing)))
    return {
      ...base,
      bearing: relative.bearing,
      direction: 'relative',
      doubts: [relative.why],
      interiorSide: relative.interiorSide,
    };
  if (lead?.kind === 'direction' && lead.direction.bearing && !(beside && !lead.direction.due))
    return { ...base, bearing: lead.direction.bearing, direction: 'cardinal', doubts: lead.direction.doubts };
  const half = trend && !byAngle ? halfWind(context, segment, tokens, trend, earlier) : null;
  if (half) return { ...base, bearing: half, direction: 'measured', doubts: [POINT_OF_COMPASS] };
  return { ...base, bearing: null, direction: trend ? 'general' : 'none', doubts: [] };
}

/** By the length behind it, by its place in the course, or by its name. */
const isAzimuth = (context: CourseContext, segment: Segment, tokens: readonly Token[], token: Token): boolean =>
  followedByLength(token, tokens, context) ||
  headsItem(context, segment, token) ||
  isCalledAzimuth(context.folded, tokens, token) ||
  isCalledBearing(context.folded, segment, tokens, token) ||
  isAzimuthOfLine(context.folded, tokens[0], token);

const ENDS_SENTENCE = /[a-z]{3,}\.\s{1,8}[a-z]/;

/** Not where only a sentence behind the course tells of a corner: "to beginning. The interior angle at the northeast corner is 90 degrees". */
function isByAngle(words: string, lead: number, tokens: readonly Token[]): boolean {
  const found = BY_ANGLE.exec(words);
  if (!found) return false;
  const length = tokens.find((t) => t.kind === 'distance' && t.end - lead <= found.index);
  return length === undefined || !ENDS_SENTENCE.test(words.slice(length.end - lead, found.index + 1));
}

/** "to the beginning of a curve, concave southwesterly": a side of the curve ahead. */
const isOfConcave = before(/\bconcave\s{1,2}(?:to(?:wards?)?\s{1,2}(?:the\s{1,2})?)?/);

/** North or northerly, without degrees. */
const isPlainWay = (token: Token): boolean =>
  token.kind === 'direction' && (token.direction.kind === 'general' || token.direction.kind === 'cardinal');
const isDue = (token: Token): boolean => token.kind === 'direction' && token.direction.due;
/** On one of the four cardinal points. */
const isSquare = (bearing: Bearing): boolean => azimuthDeg(bearing) % 90 === 0;

/** A measured bearing beside what else the course says of its way: the course before it, or a word for the opposite way. */
function weighed(
  context: CourseContext,
  segment: Segment,
  tokens: readonly Token[],
  heading: Heading,
  earlier: readonly Course[],
): Heading {
  const { bearing } = heading;
  if (bearing === null) {
    const before = earlier.at(-1)?.bearing ?? null;
    const said = before !== null && heading.others.some((o) => sameBearing(o.bearing, before));
    if (!said || !isContinued(context.folded.slice(segment.lead, segment.end))) return heading;
    return {
      ...heading,
      bearing: before,
      direction: 'relative',
      doubts: [...heading.doubts, ON_THE_LAST],
    };
  }
  if (tokens.length === 1) return heading;
  const azimuth = azimuthDeg(bearing);
  const against = tokens.find((t) => t.kind === 'direction' && isOppositeWay(context.folded, t, azimuth, heading));
  if (!against) return heading;
  const why = `the course is said to run ${context.folded.slice(against.start, against.end)}, against its bearing`;
  return {
    ...heading,
    doubts: [...heading.doubts, why],
    others: [...heading.others, { field: 'bearing', bearing: reversedBearing(bearing), why }],
  };
}

/** "on a bearing of N 12° W in a southeasterly direction": the bearing is of a line that is run the other way. */
function isOppositeWay(
  folded: string,
  token: Token & { kind: 'direction' },
  azimuth: number,
  heading: Heading,
): boolean {
  const { trendDeg } = token.direction;
  if (trendDeg === null || apart(azimuth, trendDeg) < 120) return false;
  // Behind the bearing only right behind it: "to a road that runs in a southerly direction" tells of the road.
  if (token.start > heading.end && token.start - heading.end > 24) return false;
  if (!/^\s+direction\b/.test(folded.slice(token.end, token.end + 14))) return false;
  const before = folded.slice(Math.max(0, token.start - 24), token.start);
  return /\b(?:in|on)\s+an?\s+(?:generally\s+|general\s+)?$/.test(before) && !/\b(?:runs?|which|that)\s/.test(before);
}

const RAN_ALONG =
  /(?<!\b(?:point|corner|place|stake|stone|post|pin|pipe|monument)\s)\b(?:along|with|on|by|in|upon)\s+(?:(?:the|said)\s+)?(?:(?:[a-z]+\s+){1,3}(?:line|side|edge|boundary)\s+of\s+)?(?:said\s+)?$/;

/** The bearing of the earlier courses that ran along a line or a street, where they all ran the one way or back. */
function alongLine(folded: string, line: string, earlier: readonly Course[]): Bearing | null {
  const ran = recent(earlier).filter((c) => {
    const words = folded.slice(c.start, c.end);
    const at = words.indexOf(line);
    return at > 0 && RAN_ALONG.test(words.slice(Math.max(0, at - 60), at));
  });
  const first = ran[0]?.bearing ?? null;
  if (first === null) return null;
  const back = reversedBearing(first);
  return ran.every(({ bearing }) => bearing && (sameBearing(bearing, first) || sameBearing(bearing, back)))
    ? first
    : null;
}

/** "(8) 197°40' eight hund- ten feet": an azimuth at the head of a numbered course, whatever became of its length. */
function headsItem({ folded, azimuths }: CourseContext, segment: Segment, token: Token): boolean {
  if (token.start - segment.lead > LONGEST_LEAD || !HEAD.test(folded.slice(segment.lead, token.start))) return false;
  return segment.how === 'numbered' || (azimuths !== null && RUNS_TO.test(folded.slice(token.end, token.end + 16)));
}
const LONGEST_LEAD = 24;
const HEAD = /^\s*(?:(?:and\s+)?then(?:ce)?,?\s+)?$/;
/** "then 090 degrees to the buoy", "thence 335° true to the shore": without a length. */
const RUNS_TO = /^(?:\s{1,2}\(?true\)?)?,?\s{1,2}(?:to|until|along)\s/;

/** "on an assumed azimuth from north of 189°30', along the line", "on a line the azimuth of which is 118°20' to the shore": by its name, whatever stands
 * before the length, if there is one. */
const isBehindAzimuth = before(
  /(?<!\b(?:chord|direct|radial|tangent|back)\s{1,2})azimuth\s{1,2}(?:from\s{1,2}(?:true\s|grid\s)?(?:north|south)\s{1,2})?of\s{1,2}|\bline,?\s{1,2}(?:the|whose)\s(?:true\s)?azimuth(?:\sof\swhich)?\sis\s{1,2}|\b(?:thence|by|on|at)\s{1,2}(?:an?\s|the\s)?(?:true\s|grid\s)?azimuth\s{1,2}/,
);
/** "turning on azimuth of 89 degrees right". */
const TURNS = /^,?\s{1,2}(?:to\s(?:the\s)?)?(?:right|left)/;
const isCalledAzimuth = (folded: string, tokens: readonly Token[], token: Token): boolean =>
  token.kind === 'angle' &&
  isBehindAzimuth(folded, token.start) &&
  !TURNS.test(folded.slice(token.end, token.end + 14)) &&
  !tokens.some((t) => t.kind === 'distance' && t.end <= token.start);

/** "thence bearing 90°00' distance 100.00": by its name at the head of the course, though its length has no unit. */
const BEARING_HEAD =
  /^[\s,]{0,4}(?:(?:on|along|at|by)\s)?(?:(?:a|the)\s)?(?:(?:true|grid|magnetic)\s)?(?:bearing|brg)\b[.:=]?\s(?:of\s)?$/;
const isCalledBearing = (folded: string, { lead }: Segment, tokens: readonly Token[], token: Token): boolean =>
  token.kind === 'angle' &&
  token === tokens[0] &&
  token.start - lead < 40 &&
  BEARING_HEAD.test(folded.slice(lead, token.start)) &&
  !TURNS.test(folded.slice(token.end, token.end + 14));

/** "thence a distance of 534 feet on a line making an azimuth of 80°44'", "thence 405 feet at an azimuth of 170°": behind the length, by its name. */
const isNamedAzimuth = before(
  /(?:\b(?:on|at|along|by|with)\s{1,2}(?:(?:an?|the)\s{1,2})?(?:line\s{1,2}(?:making|of|having|with)\s{1,2}(?:an?\s{1,2})?)?|,\s{1,2})(?:true\s{1,2})?azimuth(?:\s{1,2}of)?\s{1,2}/,
);
const isAzimuthOfLine = (folded: string, first: Token | undefined, token: Token): boolean =>
  token.kind === 'angle' &&
  first?.kind === 'distance' &&
  token.start - first.end < 60 &&
  !/[;.]\s/.test(folded.slice(first.end, token.start)) &&
  isNamedAzimuth(folded, token.start);

/** The course has its direction word and its length before the bearing: that bearing is of what it runs to. */
function runsBefore(
  context: CourseContext,
  segment: Segment,
  tokens: readonly Token[],
  first: Token,
  main: Token,
): boolean {
  if (first.start > main.start || isSplit(context.folded, tokens, main)) return false;
  if (first.kind === 'direction' && first.direction.kind === 'cardinal' && followedByLength(first, tokens, context))
    return true;
  const length = tokens.find(
    (t) =>
      t.kind === 'distance' &&
      t.start > first.end &&
      t.end <= main.start &&
      !isOtherMeasure(context.folded, t) &&
      !isOffset(context.folded, t),
  );
  return length !== undefined && terminusAt(context.folded, length.end, Math.min(segment.end, main.start)) > 0;
}

/** "west 77 feet 16 degrees 5 minutes west": the rest of a bearing whose first word is wrong, its length inside. */
function isSplit(folded: string, tokens: readonly Token[], main: Token): boolean {
  if (main.kind !== 'direction' || main.direction.kind !== 'broken') return false;
  const before = tokens[tokens.indexOf(main) - 1];
  return before?.kind === 'distance' && /^[\s,]{1,3}$/.test(folded.slice(before.end, main.start));
}

function measured(context: CourseContext, token: Token, byAngle: boolean): Heading {
  if (token.kind === 'direction') {
    const { bearing, doubts, others } = token.direction;
    return {
      bearing,
      direction: bearing === null ? 'broken' : 'measured',
      trendDeg: null,
      end: token.end,
      start: token.start,
      doubts,
      others: others.map((o): OtherBearing => ({ field: 'bearing', ...o })),
      byAngle,
      byAzimuth: false,
    };
  }
  const isAzimuth = token.kind === 'angle' && context.azimuths !== null;
  const read = isAzimuth ? azimuthBearing(context.azimuths, token.angle) : { bearing: null, doubts: [] };
  return {
    bearing: read.bearing,
    direction: isAzimuth ? 'measured' : 'none',
    trendDeg: null,
    end: token.end,
    start: token.start,
    doubts: read.doubts,
    others: [],
    byAngle,
    byAzimuth: isAzimuth,
  };
}
