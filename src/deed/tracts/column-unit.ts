// Takes: the words of field notes whose lengths have no unit. Gives: the unit of their column, named over it or for all of it: "CHAINS.",
// "Chains throughout". Never: that of a thing in a row ("a branch, 3 lks. wide"), though links tell that chains are counted.
import type { DistanceUnit } from '../../contract/extraction.ts';
import { wording } from '../words/wording.ts';

const NAMED = /(?<!\d[\s.½¼¾]{0,2}|-)\b(?<unit>chs|chains|links|lks|feet|ft|poles|rods|varas)\b/;
/** Behind a figure: "22, 40 chains"; links are what is left of chains. */
const BEHIND_FIGURE = new RegExp(wording`
  \d[\s.½¼¾]{0,2}(?<unit>chs|chains|links|lks|feet|ft|poles|rods|varas)\b(?!\.? (?:wide|long|high|deep|thick|square|in |dia|above|below))`);
const OF_A_THING = /\d[\s.½¼¾]{0,2}(?:links|lks)\b/;

export function columnUnit(words: string): DistanceUnit | null {
  const named = NAMED.exec(words)?.groups?.['unit'];
  if (named !== undefined) return unitOf(named);
  const unit = BEHIND_FIGURE.exec(words)?.groups?.['unit'];
  if (unit === undefined) return OF_A_THING.test(words) ? 'chains' : null;
  return unitOf(unit) === 'links' ? 'chains' : unitOf(unit);
}

const unitOf = (word: string): DistanceUnit =>
  word === 'chs' ? 'chains' : word === 'lks' ? 'links' : word === 'ft' ? 'feet' : (word as DistanceUnit);
