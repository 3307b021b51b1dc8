// Takes: a description that no word brings back to its beginning. Gives: whether its courses lead away from it, so that they are a
// line and no figure cut short. Never: an answer where the text breaks off in the middle.
import { isBack, startWalk, walkOn, type Walk } from '../courses/closing.ts';
import type { Course } from '../courses/course-parts.ts';
import type { Description } from './description.ts';
import { SHORTENED } from '../words/shortened.ts';
import { wording } from '../words/wording.ts';

/** `hasArea`: an area is stated of what the courses describe, so that something else may close them: a shore, a road. */
export function isUnreturned(folded: string, d: Description, hasArea: boolean): boolean {
  const last = d.courses.at(-1);
  if (!last || d.closes || !isWhole(folded, d.end) || RETURNS.test(folded.slice(last.start, last.end))) return false;
  if (A_PIECE.test(folded.slice(Math.max(d.leadFrom, d.starter.start - 240), d.starter.start))) return false;
  if (!hasArea && isRoute(d.courses)) return true;
  if (!leadsAway(d.courses) || !ARRIVES.test(folded.slice(last.start, last.end))) return false;
  return !hasArea || OF_A_WAY.test(folded.slice(last.start, d.end + 160));
}

/** "a tract described as follows:": a figure by its name, however little of it the text gives. */
const A_PIECE = /\b(?:tracts?|tracks?|parcels?|lots?|lands?|premises|sites?|areas?|property|estate|farm|park)\b/;

/** Words by which the last course may come back without naming the beginning as such. */
const RETURNS = new RegExp(wording`
  \b(?:begin|began|begun|commenc|origin|return|start|clos|p\.?o\.?b
  |(?:corner|station|point|stake|post|monument|stone) (?:no\.?\s{0,3}|number(?:ed)? )?(?:1|one|a)(?=[.,;)"]| (?:the|and|of)\b|\s?$)|first )`);
const ARRIVES = /\b(?:to|at|on|intersect\w*)\s/;
const OF_A_WAY = new RegExp(wording`
  \b(?:of|being) (?:this|said|the(?: same)?) (?:right[\s-]of[\s-]way|road|route|ditch|canal|pipe[\s-]?line|track)\b`);

const ABBREVIATED = new RegExp(String.raw`(?<![a-z])(?:${SHORTENED}|mons?|cor|ft|chs?|lks?|rds?|[nsew])\.$`);

/** Whether the sentence of the last course ends: a text cut off in the middle may have lost its way back. */
export function isWhole(folded: string, end: number): boolean {
  const words = folded.slice(Math.max(0, end - 12), end + 1).trimEnd();
  return /[.;:]$/.test(words) && !ABBREVIATED.test(words);
}

/** How much of their length the courses must lead away, by their number: two sides of a rectangle already lead seven tenths. */
const AWAY = [1, 1, 0.9, 0.76];
const AWAY_MANY = 0.7;

function leadsAway(courses: readonly Course[]): boolean {
  const walk = startWalk();
  const missed = courses.filter((course) => !walkOn(walk, course)).length;
  if (missed > (courses.length < 6 ? 0 : courses.length / 6)) return false;
  return walk.perimeter > 0 && awayOf(walk) >= (AWAY[courses.length] ?? AWAY_MANY) - 1e-9 && !isBack(walk, 2);
}

const awayOf = (walk: Walk): number => Math.hypot(walk.east, walk.north) / walk.perimeter;

/** "thence southerly along the shore about 18 miles": miles without any bearing are the way of a road, a railway or a border. */
function isRoute(courses: readonly Course[]): boolean {
  if (courses.some((c) => c.direction === 'measured' || c.direction === 'broken' || c.curve !== null)) return false;
  if (courses.filter((c) => c.bearing !== null).length > courses.length / 8) return false;
  const lengths = courses.flatMap((c) => (c.distance ? [c.distance] : []));
  return lengths.length > 1 && lengths.filter((length) => length.unit === 'miles').length > lengths.length / 2;
}
