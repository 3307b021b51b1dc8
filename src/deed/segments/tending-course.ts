// Takes: an open course and a bearing at the head of the next clause. Gives: whether the bearing is that of the open course, which so
// far only tends somewhere along something. Never: so for a course that has reached an end of its own.
import { azimuthDeg } from '../../survey/bearing.ts';
import { courseLike, hasLength, type Cut, type Segment } from '../marks/cut.ts';
import { apart } from '../courses/relative-course.ts';
import type { Token } from '../values/tokens.ts';

/** "thence easterly along the line of the grant;\nN 88° E 60 feet": the bearing is that of the course which so far only tends there. */
export function onlyTends(cut: Cut, open: Segment, token: Token): boolean {
  if (open.how !== 'thence' || hasLength(open)) return false;
  const [way, second] = open.tokens.filter((t) => t.kind === 'direction' && courseLike(cut.s.text, t));
  if (second || way?.kind !== 'direction' || way.direction.kind !== 'general' || way.direction.trendDeg === null)
    return false;
  if (token.kind !== 'direction' || token.direction.bearing === null) return false;
  const between = cut.s.text.slice(way.end, token.start);
  if (!/^\s(?:along|with|on)\s[^;]{4,120};\s{0,4}$/.test(between) || /\bto\s/.test(between)) return false;
  return apart(azimuthDeg(token.direction.bearing), way.direction.trendDeg) < 45;
}
