// Takes: folded text and inches that stand behind feet. Gives: whether they are the size of a thing the course comes to: "100 feet, 5/8 inch rebar",
// "60.00' 1/2" pin". Never: inches that a length ends with: "60 feet 6 inches to a pin".
import { exactly } from '../words/peek.ts';
import type { DistancePhrase } from './distance.ts';

const THING =
  /^\.?[\s-]{1,2}(?:(?:in\s|o\.?d\.?|i\.?d\.?|dia(?:m(?:eter)?)?\.?)\s?)?(?:(?:round|square|flat|steel|brass|bent|set|found|capped|galv(?:anized)?|concrete|conc|plastic|open|crimped?|solid|red|white|black|post|live|water|pin)\.?[\s-]{1,2}){0,3}(?:iron|pipe|pin|re-?bar|rod|bar|bolt|nail|spike|stake|stone|post|monument|mon|cap|axle|rail|shaft|dia(?:m(?:eter)?)?|diameter|oak|pine|elm|maple|poplar|hickory|gum|cedar|ash|walnut|locust|beech|birch|sycamore|pecan|mesquite|cottonwood|cherry|dogwood|fir|spruce|hemlock|chestnut|tree|ir[fs]?|ip[fs]?|i\.p)s?(?![a-z])/;
const isPlural = (text: string, { end }: DistancePhrase): boolean => text.startsWith('inches', end - 6);
const endsMark = exactly(`"'`);

/** 'either': nothing tells whether the inches belong to the length before them or to the thing behind them. */
export function sizeOfThing(text: string, feet: DistancePhrase, inches: DistancePhrase): 'size' | 'either' | null {
  if (isPlural(text, inches) || !THING.test(text.slice(inches.end, inches.end + 48))) return null;
  const printed = text.slice(feet.start, feet.end);
  if (inches.amount < 1 || /\d\.\d/.test(printed) || text.slice(feet.end, inches.start).includes(',')) return 'size';
  return endsMark(text.charCodeAt(inches.end - 1)) ? 'either' : 'size';
}
