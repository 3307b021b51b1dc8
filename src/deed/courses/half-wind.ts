// Takes: a course without a measured bearing and the wind between two others that it runs by: "South West 200 poles", "N.E. ten chains".
// Gives: the point of the compass, with its doubt. Never: one for "southwesterly" or "in a south west direction", nor, measured in feet,
// for "southwest 200 feet": there the word tells only which way the line tends, as the courses around it show.
import type { Bearing } from '../../contract/extraction.ts';
import { bearingFromAzimuth } from '../../survey/bearing.ts';
import { recent, type Course, type CourseContext } from './course-parts.ts';
import type { Segment } from '../marks/cut.ts';
import type { Token } from '../values/tokens.ts';
import { POINT_OF_COMPASS } from '../values/compass-point.ts';

const HALF_WIND = /^(?:(?:north|south)[\s-]{0,2}(?:east|west)|[ns]\.?[\s-]?[ew]\.?)$/;
const RUNS_BY_IT =
  /^[\s,:;.()]{0,6}(?:(?:and|then|run|runs|runn?ing|proceed|proceeding|go|goes|going|continuing|thence|from|the|said|beginning|same|\d{1,3})[\s.,]{1,3}){0,4}$/;
/** "by vacant land North East 40 perches", "with Pell's line S.W. 30 poles": a straight line; a lane or a creek only tends. */
const ALONG_A_LINE =
  /^[\s,]{0,3}(?:still\s+)?(?:by|along|with|on)\s+(?:vacant\s+lands?|(?:the\s+)?(?:other\s+)?lands?\s+(?:late\s+)?of\s[^;:]{2,50}|(?:the\s+|said\s+)?(?:same|lines?)|(?:the\s+)?(?:said\s+)?[a-z.']+\s(?:[a-z.']+\s)?(?:line|land))[\s,]{1,3}$/;
const AT_ONCE = /^[\s,]{1,3}(?:(?:for\s+)?(?:an?\s+|the\s+)?distance\s+of\s+|for\s+)?$/;
/** Where courses before it run by points of the compass: "North East to an oak 40 poles", "South East along Bell's line 40 poles". */
const IN_A_STRAIGHT_LINE =
  /^\s{1,2}(?:to\s+an?\s|(?:along|with|by)\s(?:[a-z'.]+\s){0,3}line\s?)[^;,\d]{0,50}[\s,]{1,3}$/;

/** Units of those who steered by the compass; who measures in feet turns angles. */
const OLD_UNITS: ReadonlySet<string> = new Set(
  'poles perches rods chains links varas yards miles leagues paces'.split(' '),
);

export function halfWind(
  { folded }: CourseContext,
  segment: Segment,
  tokens: readonly Token[],
  way: Token,
  earlier: readonly Course[],
): Bearing | null {
  if (way.kind !== 'direction' || way.direction.trendDeg === null || way.direction.trendDeg % 90 !== 45) return null;
  if (!HALF_WIND.test(folded.slice(way.start, way.end))) return null;
  const at = tokens.indexOf(way);
  const isSteered = recent(earlier).some((course) => course.reasons.includes(POINT_OF_COMPASS));
  const runs =
    runsBehind(folded, segment, tokens[at - 1], way) ?? runsBefore(folded, segment, way, tokens[at + 1], isSteered);
  return runs ? bearingFromAzimuth(way.direction.trendDeg) : null;
}

function runsBefore(
  folded: string,
  segment: Segment,
  way: Token,
  length: Token | undefined,
  isSteered: boolean,
): boolean {
  if (length?.kind !== 'distance') return false;
  const lead = folded.slice(segment.lead, way.start);
  if (!RUNS_BY_IT.test(lead) && !ALONG_A_LINE.test(lead)) return false;
  const gap = folded.slice(way.end, length.start);
  const isOld = OLD_UNITS.has(length.distance.unit);
  return AT_ONCE.test(gap) ? isOld || isSteered : isOld && isSteered && IN_A_STRAIGHT_LINE.test(gap);
}

/** "thence 40 rods southeast to a stake"; null where no length stands right before it. */
function runsBehind(folded: string, segment: Segment, length: Token | undefined, way: Token): boolean | null {
  if (length?.kind !== 'distance' || !/^[\s,]{1,3}$/.test(folded.slice(length.end, way.start))) return null;
  return (
    OLD_UNITS.has(length.distance.unit) &&
    RUNS_BY_IT.test(folded.slice(segment.lead, length.start)) &&
    /^(?:[\s,]{1,3}to\s|[\s,.]{0,3}(?:;|$))/.test(folded.slice(way.end, way.end + 8))
  );
}
