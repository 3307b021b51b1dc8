// Takes: an open course and where another may begin. Gives: whether the open one has all it needs: its length, or the place where it ends.
// Never: so for a course that so far only tends somewhere along something.
import { azimuthDeg } from '../../survey/bearing.ts';
import { courseLike, hasLength, isBearing, lengths, type Cut, type Segment } from '../marks/cut.ts';
import { apart } from '../courses/relative-course.ts';
import type { Token } from '../values/tokens.ts';
import { wording } from '../words/wording.ts';
import { wayHasEnded } from './behind-place.ts';
import { isCardinalRow } from './listed-cardinal.ts';
import { isRow } from './measured-row.ts';
import { endsUnread } from './run-on.ts';

/** What is told of a place, and not of the course that comes to it. */
export const OF_THE_PLACE = 'which|whence|where|from|being|bears?|bearing|lies|lying|located|line';

/** A semicolon in brackets parts what is said there. */
const endsClause = (words: string): boolean =>
  words.includes(';') && (!words.includes('(') || words.replace(/\([^()]{1,120}\)/g, '').includes(';'));

const NO_ARRIVAL = 'conveyed|granted|deeded|sold|leased|leading|leads|belonging|parallel|adjacent|according';
const REACHES = new RegExp(
  wording`^[^;]{0,240}\b(?<!\b(?:${NO_ARRIVAL}) )to (?:(?:an?|the|its|his|her|their|said) |[a-z]+(?:'s|s') )[^;]{3,160};`,
);
const LEAVES_IT = /^[^;]{0,300}\bmeander[^;]{0,300};\s{0,6}leaving\s/;

/** "With the contour as it meanders to a marker; leaving the contour, N 7° W": the natural course has come to its end. */
const reachesItsEnd = (words: string): boolean => endsClause(words) && (REACHES.test(words) || LEAVES_IT.test(words));

/** "southerly along the shore of the lake to a point\nEast, 125 ft.": a natural course that ends with its line. */
const ENDS_ITS_LINE =
  /^[^;\n]{0,120}\b(?:shore|river|creek|bank|branch|stream|brook|lake|meander)[^;\n]{0,80}\bto\s+(?:an?|the)\s[^;\n]{3,60}\n\s{0,6}$/;

/** "N 23 E to an ash and N 31 E 40 poles": the thing is the first one's end. */
const ENDS_AT_THING = new RegExp(
  wording`^[.,]{0,2} to (?:an?|the|said|two|three|four|five|some|his|her|their)\s
    (?:(?!\b(?:${OF_THE_PLACE}|situated?|distant|between)\b)[^;:,]){2,80} (?:and|&) $`,
);

export function complete(cut: Cut, segment: Segment, at: number): boolean {
  if (lengths(cut, segment) || isCurveInItsItem(cut, segment, at)) return true;
  // "along the easterly side of the street; and crossing the lane, south 5° east": the side's direction is none of the course.
  const main = segment.tokens.findIndex(
    (t) => isBearing(t, cut.s.azimuths) || (t.kind === 'direction' && courseLike(cut.s.text, t)),
  );
  if (main < 0) {
    // "; from B down the creek to its mouth; from C N 33° E": a natural boundary ends with its clause.
    if (segment.how === 'meander' && endsClause(cut.s.text.slice(segment.lead, at))) return true;
    if (wayHasEnded(cut, segment, at)) return true;
    return reachesItsEnd(cut.s.text.slice(segment.lead, Math.min(at, segment.lead + 420)));
  }
  if (segment.tokens.some((t) => (isBearing(t, cut.s.azimuths) ? isRow : isCardinalRow)(cut.s.text, t))) return true;
  const between = cut.s.text.slice(segment.tokens[main]!.end, at);
  if (ENDS_ITS_LINE.test(between) || ENDS_AT_THING.test(between) || endsUnread(between)) return true;
  return segment.how === 'meander' ? /[;\n]/.test(between) : endsClause(between);
}

/** "2) Curve right, radius 150.00, arc 100.14" in a line of its own, its lengths without a unit. */
const isCurveInItsItem = ({ s }: Cut, { how, lead }: Segment, at: number): boolean =>
  how === 'curve' &&
  /^[^;\n]{0,200}\brad(?:ius)?\b[^;\n]{0,12}\d[^;\n]{0,200}\d[^;\n]{0,40}[;\n]/.test(s.text.slice(lead, at));

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
