// Takes: text and the places it names. Gives: the same with the directions that the paper tells once for all of them ("all townships N., ranges E.",
// "all townships are north and all ranges west of the 6th P.M."). Never: a direction for a place that prints its own; one that is told of some only.
import type { PlssPlace } from './plss-place.ts';

const TOWNSHIPS = String.raw`t(?:wn?ps?|ps?|owns?(?:hips?)?)\b\.?`;
const RANGES = String.raw`r(?:n?gs?|n?ges?|anges?)\b\.?`;
const ARE = String.raw`[\s,:]{1,3}(?:(?:are|being|is)\s{1,3})?`;
const TOLD = new RegExp(
  String.raw`(?<![A-Za-z])all\s{1,3}(?:the\s{1,3})?${TOWNSHIPS}${ARE}(?<ns>n|s|north|south)\b\.?[\s,;&]{1,3}(?:and\s{1,3})?(?:all\s{1,3})?${RANGES}${ARE}(?<ew>e|w|east|west)(?![a-z])`,
  'i',
);

export function withToldWays(text: string, places: readonly PlssPlace[]): readonly PlssPlace[] {
  if (!places.some(isUndirected)) return places;
  const told = TOLD.exec(text)?.groups;
  if (!told) return places;
  const [ns, ew] = [told['ns']!.charAt(0).toUpperCase(), told['ew']!.charAt(0).toUpperCase()];
  const inWay = (way: string) => (number: string) => (/^\d+$/.test(number) ? `${number}${way}` : number);
  return places.map((place) => ({
    ...place,
    townships: place.townships.map(inWay(ns)),
    ranges: place.ranges.map(inWay(ew)),
  }));
}

const isUndirected = ({ townships, ranges }: PlssPlace): boolean =>
  [...townships, ...ranges].some((one) => /^\d+$/.test(one));
