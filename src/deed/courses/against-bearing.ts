// Takes: a course with a measured bearing, and the course before it. Gives: the reason where what else is said of its way is not so: an angle with the
// last course, an azimuth in brackets, "southerly" of a course that runs north. Never: a choice between them.
import { azimuthDeg } from '../../survey/bearing.ts';
import { decimalDegrees } from '../values/angle-parts.ts';
import { before } from '../words/before.ts';
import type { Segment } from '../marks/cut.ts';
import type { Course, CourseContext, Heading } from './course-parts.ts';
import { apart, relativeBearing } from './relative-course.ts';

const TURNED =
  /deflect|interior\s+angle|(?:right\s+angles?\s+(?:to|with)|perpendicular\s+to)\s+(?:the\s+|said\s+)?(?:last|preceding|previous)/;
/** Printed to the minute or worse, and run by compass. */
const TOLERANCE_DEG = 1;
const OPPOSITE_DEG = 120;
const ALONG = /^[\s,]{1,3}(?:along|with|on|by)\s[^;:()°]{2,60}$/;

/** `to`: where the words begin that say where the course arrives. */
export function saidAgainstBearing(
  context: CourseContext,
  segment: Segment,
  heading: Heading,
  earlier: readonly Course[],
  to: number,
): string | null {
  if (heading.bearing === null || heading.direction !== 'measured') return null;
  const azimuth = azimuthDeg(heading.bearing);
  return (
    turnedOtherwise(context, segment, azimuth, earlier, to) ??
    otherAzimuth(context, segment, heading, azimuth) ??
    oppositeWay(context, segment, heading, azimuth) ??
    wayOfLine(context, segment, heading, azimuth)
  );
}

const OF_LINE = before(/\b(?:which|that)(?:\s+line)?\s+(?:bears|has\s+a\s+bearing\s+of)[\s,]{1,3}/);
const ALIKE_DEG = 60;
/** "the north line of Lot 4": no way of the course. */
const OF_A_SIDE = /^\s(?:(?:right|property|lot|section|boundary)\b|(?:side|line|edge|margin|half)\b)/;

/** "along the road, which bears N 5° E": the line has two ways; of "has a bearing of" only a wind that runs against it makes a doubt. */
function wayOfLine({ folded }: CourseContext, segment: Segment, heading: Heading, azimuth: number): string | null {
  if (!OF_LINE(folded, heading.start)) return null;
  const first = segment.tokens[0];
  const isWay =
    first?.kind === 'direction' &&
    first.end <= heading.start &&
    !OF_A_SIDE.test(folded.slice(first.end, first.end + 16));
  const told = isWay ? first.direction : null;
  const trend = told && (told.trendDeg ?? (told.kind === 'cardinal' && told.bearing ? azimuthDeg(told.bearing) : null));
  if (trend !== null ? apart(trend, azimuth) <= ALIKE_DEG : folded.startsWith('of', heading.start - 3)) return null;
  return 'the bearing is that of the line it runs along, either way';
}

function turnedOtherwise(
  { folded }: CourseContext,
  segment: Segment,
  azimuth: number,
  earlier: readonly Course[],
  to: number,
): string | null {
  const last = earlier.at(-1)?.bearing ?? null;
  if (last === null) return null;
  const words = folded.slice(segment.lead, to);
  if (!TURNED.test(words)) return null;
  const angles = segment.tokens.filter((t) => t.kind === 'angle');
  const told = relativeBearing(words, angles, null, [last]) ?? relativeBearing(words, angles, azimuth, [last]);
  const near = [...(told ? [azimuthDeg(told.bearing)] : []), ...insideOf(words, angles, azimuthDeg(last))];
  if (near.length === 0 || near.some((one) => apart(one, azimuth) <= TOLERANCE_DEG)) return null;
  return `its angle with the last course is not that of its bearing`;
}

/** What an interior angle allows: the inside may lie on either hand, and some call the angle of deflection so. */
function insideOf(words: string, angles: Segment['tokens'], base: number): number[] {
  const angle = angles[0];
  if (!words.includes('interior') || angle?.kind !== 'angle') return [];
  const inside = decimalDegrees(angle.angle);
  return [base + 180 + inside, base + 180 - inside, base + inside, base - inside];
}

/** "N 22°47' W (azimuth 82°47')": from north or from south it is another way. */
function otherAzimuth({ folded }: CourseContext, segment: Segment, heading: Heading, azimuth: number): string | null {
  const token = segment.tokens.find((t) => t.kind === 'angle' && t.start > heading.end && t.start - heading.end < 24);
  if (
    token?.kind !== 'angle' ||
    !/^\s?[([]\s?(?:true\s+|grid\s+)?azimuth[\s:=]{0,3}(?:of\s)?$/.test(folded.slice(heading.end, token.start))
  )
    return null;
  const told = decimalDegrees(token.angle);
  if (Math.min(apart(told, azimuth), apart(told + 180, azimuth)) <= TOLERANCE_DEG) return null;
  return 'the azimuth beside its bearing is of another way';
}

/** "southerly along the road N 0°19' E". */
function oppositeWay({ folded }: CourseContext, segment: Segment, heading: Heading, azimuth: number): string | null {
  const first = segment.tokens[0];
  if (first?.kind !== 'direction' || first.direction.kind !== 'general' || first.end > heading.start) return null;
  const { trendDeg } = first.direction;
  if (trendDeg === null || apart(trendDeg, azimuth) < OPPOSITE_DEG || first.start - segment.lead > 24) return null;
  if (!ALONG.test(folded.slice(first.end, heading.start))) return null;
  return `the course is said to run ${folded.slice(first.start, first.end)}, against its bearing`;
}
