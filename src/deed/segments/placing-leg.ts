// Takes: where the cutting of a stretch stands and a "thence" ahead. Gives: whether it only leads to a place: the second leg of the way to the
// beginning ("located north 35 feet, thence east 50 feet from the corner"). Never: a course behind a leg that has its place already.
import { firstDirection, lengthThatPlaces } from '../marks/values-ahead.ts';
import type { CourseMark } from '../marks/course-marks.ts';
import { between, type Cut } from '../marks/cut.ts';
import { before } from '../words/before.ts';
import { wording } from '../words/wording.ts';

/** "located north 1,210 feet, thence east 44 feet from the corner": the first leg stands in the same clause. */
const PLACED = wording`(?:located|lying|lies|situated?|distant|which (?:is|bears|lies)|being)`;
const WAY = wording`(?:due )?(?:north|south|east|west|[ns][.\s]{0,2}\d)`;
const UNIT = '(?:feet|ft|rods?|chains?|poles|perches|links|yards|varas|meters|miles?)';
const FIRST_LEG = new RegExp(wording`\b${PLACED} (?:due )?(?:\d[^;:]{3,50}\s)?${WAY}[^;:]{0,110},? (?:and )?$`);

/** Most courses begin a clause, and no leg goes on there. */
const beginsClause = before(
  /(?:[;:]|(?:[a-z]{3}|\d)(?<!\b(?:chs|lks|rds|vrs|yds|deg|min|sec|ave|hwy|rte|blk|cor|sta|dist))\.(?=\s))\s{0,8}/,
);

/** "Beginning at a point West 407 feet; and thence South 523 feet from the corner": before any course, a leg that no "from" has placed yet. */
const OPEN_LEG = new RegExp(
  wording`\b(?:${PLACED}|an? point(?: (?:on|in)\s[^;:]{3,80}?)?) ${WAY}(?:(?!\b(?:from|of|thence|to)\b)[^;:]){0,70}\b${UNIT}\b\.?[;,]? (?:and )?$`,
);
/** "at a point distant southerly 100 feet from Elm Street, thence", "said stone being 40 feet north of the road, thence": that leg has its place already. */
const IS_PLACED = new RegExp(
  wording`\b${UNIT}\.? (?:distant )?(?:from|(?:due )?(?:north|south|east|west)[a-z]{0,6} (?:from|of))\s(?!and\b(?! (?:perpendicular|parallel|at )))
    [^;:]{3,120}, $`,
);
const MOST_OF_A_LEG = 190;

function isBehindLeg(text: string, from: number, at: number): boolean {
  const words = text.slice(Math.max(from, at - MOST_OF_A_LEG), at);
  return FIRST_LEG.test(words) && !IS_PLACED.test(words);
}

/**
 * "which bears north 35 feet and then east 50 feet from the corner": the second leg of the way to the beginning, or to where a course ends.
 * What it measures is no part of the open course.
 */
export function onlyPlaces(cut: Cut, mark: CourseMark): boolean {
  const { text, from } = cut.s;
  const isFirst =
    !cut.current &&
    cut.segments.length === 0 &&
    OPEN_LEG.test(text.slice(Math.max(from, mark.start - MOST_OF_A_LEG), mark.start));
  if (!isFirst) {
    if (beginsClause(text, mark.start)) return false;
    const then = !cut.current && /\bthen$/.test(text.slice(mark.start, mark.lead));
    if (!then && !isBehindLeg(text, from, mark.start)) return false;
  }
  const token = firstDirection(cut, mark.lead, 60);
  const placed = token && lengthThatPlaces(cut, token);
  // ", then west 90 feet, then east 66 feet south of the line": what places belongs to a later course.
  if (!placed || between(cut.s.marks, mark.lead + 1, placed.start).some(({ kind }) => kind === 'thence')) return false;
  cut.placedTo = placed.end;
  return true;
}
