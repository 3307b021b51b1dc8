// Takes: a place as printed. Gives: the same with the directions that its number leaves no doubt of: "Twp-117 Range-030" is T. 117 N., R. 30 W.
// Never: a direction where any other survey has such a township; one that the paper prints.
import type { PlssPlace } from './plss-place.ts';

/** Of all public surveys only the one of the fifth principal meridian counts its townships so far, north of its base line; there all ranges are west. */
const FIRST_KNOWN = 101;

const isBare = (number: string): boolean => /^\d+$/.test(number);

export function withKnownWays<P extends Pick<PlssPlace, 'townships' | 'ranges' | 'isReckoned'>>(place: P): P {
  const { townships, ranges } = place;
  if (townships.length === 0 || !townships.every((one) => Number.parseInt(one, 10) >= FIRST_KNOWN)) return place;
  if (townships.some((one) => one.endsWith('S')) || ranges.some((one) => one.endsWith('E'))) return place;
  if (!townships.some(isBare) && !ranges.some(isBare)) return place;
  const inWay = (way: string) => (number: string) => (isBare(number) ? `${number}${way}` : number);
  return { ...place, townships: townships.map(inWay('N')), ranges: ranges.map(inWay('W')), isReckoned: true };
}
