// Takes: folded text and lands by section that no area is stated behind. Gives: the area that the same sentence states right before the first of
// them: "a tract of 31 acres situated in Section 4", "80 acres, being the N½ of the NE¼". Never: an area of another sentence or of another thing.
import type { AliquotReading } from '../aliquots/aliquot.ts';
import { areasOf, type AreaPhrase } from './area-phrase.ts';
import { isOfOther } from './listed-areas.ts';
import { wording } from '../words/wording.ts';

const REACH = 160;
const LEADS_TO = new RegExp(wording`
  ^(?: of land)?,? (?:more or less,? )?(?:and )?
  (?:(?:being|(?:more (?:particularly|fully) )?described as(?: follows)?:?|situated?|located|lying|comprising)[,\s]{1,3}){0,3}
  (?:(?:in|within|of|all|the|part|portion|that|fractional) ){0,5}$`);

export function areaBeforeLand(folded: string, lands: readonly AliquotReading[]): AreaPhrase[] {
  const [first, last] = [lands[0]!, lands.at(-1)!];
  const from = Math.max(0, first.start - REACH);
  const area = areasOf(folded, from, first.start).at(-1);
  if (!area || area.unreadable || area.owner !== 'own' || area.isPart || area.doubt || isOfOther(folded, area))
    return [];
  if (!LEADS_TO.test(folded.slice(area.end, first.start))) return [];
  return /[.;]\s/.test(folded.slice(first.end, last.start)) ? [] : [area];
}
