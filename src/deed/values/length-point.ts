// Takes: folded text and a figure in it. Gives: the length it is with what stands behind it, where its decimal point is lost, apart or another mark:
// "46 73 chains", "318,47 feet", "441. 32 feet", "15,28.00 feet". Never: one called sure, but where the lengths round it are all typed so.
import { before } from '../words/before.ts';
import { matchAt } from '../words/place.ts';
import { lengthOfUnit, type DistancePhrase } from './distance.ts';
import { isOfName, type NumberPhrase } from './numbers.ts';
import { unitAt } from './unit-phrase.ts';

const UNITS =
  '(?:u\\.?\\s?s\\.?\\s)?(?:survey\\s)?(?:feet|foot|ft)|chains|chs|varas|vrs|poles|rods|perches|links|lks|yards|met(?:er|re)s';
const UNIT_NEXT = String.raw`(?=\s{1,2}(?:${UNITS})\b|'[\s,;])`;
/** "46 73", "318,47", "318, 27"; "441. 32", "12 .5"; "58·6". */
const LOST_POINT = new RegExp(
  String.raw`(?:(?: (?=\d\d\b)|(?<=\d,\d{3}) (?=\d\b)|[,;*_~']|(?<spaced>(?<=\d{3}), (?=\d\d\b)))(?<pair>\d{1,2})` +
    String.raw`|(?:\.(?: |\n {0,8})| \. ?)(?<decimals>\d{1,3})|[·•](?<raised>\d{1,3}))${UNIT_NEXT}`,
  'y',
);
const LENGTH_BEGINS = String.raw`(?:\bdistance\sof|\bfor|\bin\sall|\babout|\bfurther|\b(?:east|west|north|south)|\b[nsew]\.?),?\s{1,3}`;
const isLengthBegun = before(new RegExp(LENGTH_BEGINS));
const isAtHead = before(/(?:^|[\n;:])\s{0,6}/);
const isBehindRoad = before(/\b(?:road|and)\.?,?\s{1,2}/);
const isOneLength = before(/\b(?:distance|radius|arc|chord|length)\sof\s{1,2}/);

export function withLostPoint(text: string, number: NumberPhrase): DistancePhrase | null {
  const { start, value } = number;
  if (number.inWords || number.places > 0 || !Number.isInteger(value)) return null;
  const found = matchAt(LOST_POINT, text, number.end);
  if (!found || isBehindRoad(text, start) || isOfName(text, start)) return null;
  const { pair, decimals, raised, spaced } = found.groups!;
  const isBegun = isLengthBegun(text, start);
  // "9. 85 chains" right behind a bearing; elsewhere one figure may number what follows.
  if (value < 10 && raised === undefined && !(decimals !== undefined && isBegun)) return null;
  // At the head of a line "12. 50 feet" is the twelfth course; where the line before it ends with "a distance of" it is none.
  if (decimals !== undefined && isAtHead(text, start) && !isBegun) return null;
  // "distance of 318, 27 feet" is one figure; "warrant 4418, 27 chains" is two.
  if (spaced !== undefined && !isBegun) return null;
  const end = number.end + found[0].length;
  // "a distance of 412 73' along"; elsewhere the mark is that of minutes.
  const unit = text[end] === "'" && !isOneLength(text, start) ? null : unitAt(text, end, true);
  if (!unit) return null;
  const length = lengthOfUnit(number, value + Number(`0.${(pair ?? decimals ?? raised)!}`), unit);
  if (decimals?.length === 2 && isBehindBearing(text, start) && partsDecimals(text, start)) return length;
  return { ...length, doubts: [`"${text.slice(start, end)}" is read with a decimal point`] };
}

const BEARING_BEFORE = String.raw`["'°\d]\s{0,2}(?:east|west|[ew])\.?,?\s{1,2}(?:-\s)?`;
const isBehindBearing = before(new RegExp(BEARING_BEFORE));
const PARTED = new RegExp(String.raw`${BEARING_BEFORE}\d{2,4}(?<part>\.\s\d\d\s|\.\d)`, 'g');
const [NEAR, FEWEST_PARTED] = [2000, 3];

/** Whether the lengths round it have a blank behind their point, as some typists set it: "east 441. 32 feet". */
function partsDecimals(text: string, at: number): boolean {
  const parts = [...text.slice(Math.max(0, at - NEAR), at + NEAR).matchAll(PARTED)];
  return parts.length >= FEWEST_PARTED && parts.every(({ groups }) => groups!['part']!.length > 2);
}

const MISPLACED =
  /(?:(?<a>\d{1,3})\.(?<b>\d{3})|(?<c>\d{1,2}),(?<d>\d{2}))(?<decimals>\.\d{2})(?=\s?(?:(?:u\.?\s?s\.?\s)?(?:survey\s)?feet|ft\b|'))/y;

/** "1.318.26 feet", "15,28.00 feet": the thousands' comma read as a point, or in the wrong place. */
export function withMisplacedPoint(text: string, number: NumberPhrase): DistancePhrase | null {
  const found = number.inWords ? null : matchAt(MISPLACED, text, number.start);
  if (!found) return null;
  const { a, b, c, d, decimals } = found.groups!;
  const end = number.start + found[0].length;
  const unit = unitAt(text, end, true);
  if (!unit) return null;
  const amount = Number(`${(a ?? c)!}${(b ?? d)!}${decimals!}`);
  return { ...lengthOfUnit(number, amount, unit), doubts: [`"${found[0]}" is read as ${amount}`] };
}
