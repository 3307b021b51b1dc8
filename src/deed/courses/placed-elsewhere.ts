// Takes: a direction in a course. Gives: whether it only says where the course ends: a degree of longitude, or another line that it meets.
// Never: the way of the course itself, nor of a line it runs parallel with.
import type { Token } from '../values/tokens.ts';

/** "due west to 104° W. longitude", "to the meridian of 104° west". */
const GRID_BEHIND = /^\.?\s{1,3}(?:(?:north|south|east|west)\s{1,3})?(?:lon(?:gi|g)?tude|lati?tude)\b/;
const GRID_BEFORE = /\bto\s[^;]{0,40}\b(?:meridian|parallel|degree)s?\s+of\s+$/;
/** "according to the meridian of 1871 N 20° W": a bearing of its own. */
const QUADRANT = /^(?:north|south|[ns][.\s\d])[^;]*(?:\d|degree)/;
/** "to a point where a line N 31° E from the beginning would intersect", "until it strikes a line run N 8 W from the elm". */
const LINE_BEFORE =
  /\b(?:where|intersects?(?:\s+with)?|strikes|meets)\s+(?:an?|another)\s+(?:straight\s+|due\s+)?line\s+(?:(?:run|running|drawn|bearing)\s+)?$/;
const FROM_BEHIND = /^[\s,.]{0,3}from\b/;

export function isPlacedElsewhere(folded: string, { start, end, kind }: Token): boolean {
  if (kind !== 'direction' && kind !== 'angle') return false;
  const before = folded.slice(Math.max(0, start - 64), start);
  if (QUADRANT.test(folded.slice(start, end)))
    return LINE_BEFORE.test(before) && FROM_BEHIND.test(folded.slice(end, end + 8));
  return GRID_BEHIND.test(folded.slice(end, end + 24)) || GRID_BEFORE.test(before);
}
