// Takes: a description. Gives: the unit of its lengths: that of most courses, else the one named over their column. Never: a unit that nothing names.
import type { DistanceUnit } from '../../contract/extraction.ts';
import type { Course } from '../courses/course-parts.ts';
import type { Length } from '../courses/curve-phrase.ts';
import type { Description } from './description.ts';
import { wording } from '../words/wording.ts';

/** DECISIONS.md: the unit of most courses, the first on a tie. Field notes name theirs at the head of the column. Null where none is named. */
export function unitOf(folded: string, d: Description): DistanceUnit | null {
  const counts = new Map<DistanceUnit, number>();
  countUnits(counts, d.courses, 1);
  countUnits(counts, d.ties, 0.01);
  let most: DistanceUnit | null = null;
  for (const [unit, count] of counts) if (most === null || count > counts.get(most)!) most = unit;
  if (most !== null) return most;
  return columnUnit(folded.slice(Math.max(0, d.starter.start - 40), d.end + 60));
}

function countUnits(counts: Map<DistanceUnit, number>, courses: readonly Course[], weight: number): void {
  for (const { distance, curve } of courses) {
    const length =
      withUnit(distance) ?? withUnit(curve?.arc) ?? withUnit(curve?.chordLength) ?? withUnit(curve?.radius);
    if (length) counts.set(length.unit, (counts.get(length.unit) ?? 0) + weight);
  }
}

const withUnit = (length: Length | null | undefined): Length | null => (length && !length.unitless ? length : null);

const NAMED = /(?<!\d[\s.½¼¾]{0,2}|-)\b(?<unit>chs|chains|links|lks|feet|ft|poles|rods|varas)\b/;
/** Behind a figure: "22, 40 chains"; links are what is left of chains. */
const BEHIND_FIGURE = new RegExp(wording`
  \d[\s.½¼¾]{0,2}(?<unit>chs|chains|links|lks|feet|ft|poles|rods|varas)\b(?!\.? (?:wide|long|high|deep|thick|square|in |dia|above|below))`);
const OF_A_THING = /\d[\s.½¼¾]{0,2}(?:links|lks)\b/;

function columnUnit(words: string): DistanceUnit | null {
  const named = NAMED.exec(words)?.groups?.['unit'];
  if (named !== undefined) return unitNamed(named);
  const unit = BEHIND_FIGURE.exec(words)?.groups?.['unit'];
  if (unit === undefined) return OF_A_THING.test(words) ? 'chains' : null;
  return unitNamed(unit) === 'links' ? 'chains' : unitNamed(unit);
}

const unitNamed = (word: string): DistanceUnit =>
  word === 'chs' ? 'chains' : word === 'lks' ? 'links' : word === 'ft' ? 'feet' : (word as DistanceUnit);
