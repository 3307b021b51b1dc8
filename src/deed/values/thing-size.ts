// Takes: folded text and inches that stand behind feet. Gives: whether they are the size of a thing the course comes to: "100 feet, 5/8 inch rebar",
// "60.00' 1/2" pin". Never: inches that a length ends with: "60 feet 6 inches to a pin".
import type { DistancePhrase } from './distance.ts';

/** "inch found iron pin", "in. dia. red oak": how a thing is described, and what it is. */
const MEASURE = String.raw`(?:in\s|o\.?d\.?|i\.?d\.?|dia(?:m(?:eter)?)?\.?)\s?`;
const KINDS =
  'round|square|flat|steel|brass|bent|set|found|capped|galv(?:anized)?|concrete|conc|plastic|open|crimped?|solid|red|white|black|post|live|water|pin';
const IRON =
  'iron|pipe|pin|re-?bar|rod|bar|bolt|nail|spike|stake|stone|post|monument|mon|cap|axle|rail|shaft|dia(?:m(?:eter)?)?|ir[fs]?|ip[fs]?|i\\.p';
const TREES = [
  'oak|pine|elm|maple|poplar|hickory|gum|cedar|ash|walnut|locust|beech|birch|sycamore|pecan|mesquite|cottonwood|cherry|dogwood',
  'fir|spruce|hemlock|chestnut|tree',
].join('|');
const THING = new RegExp(
  String.raw`^\.?[\s-]{1,2}(?:${MEASURE})?(?:(?:${KINDS})\.?[\s-]{1,2}){0,3}(?:${IRON}|${TREES})s?(?![a-z])`,
);
const isPlural = (text: string, { end }: DistancePhrase): boolean => text.startsWith('inches', end - 6);

/** 'either': nothing tells whether the inches belong to the length before them or to the thing behind them. */
export function sizeOfThing(text: string, feet: DistancePhrase, inches: DistancePhrase): 'size' | 'either' | null {
  if (isPlural(text, inches) || !THING.test(text.slice(inches.end, inches.end + 48))) return null;
  const printed = text.slice(feet.start, feet.end);
  if (inches.amount < 1 || /\d\.\d/.test(printed) || text.slice(feet.end, inches.start).includes(',')) return 'size';
  return /["']/.test(text.charAt(inches.end - 1)) ? 'either' : 'size';
}
