// Takes: folded text and a figure in it with a prime behind it. Gives: whether it is feet, and inches behind them: `E 64' 3", S 8° W`,
// "north 30'-6", east 20'-0"". Never: for a bearing whose degree mark reads as a prime: what stands behind it is its own last letter.
import { before } from '../words/before.ts';
import { endOf } from '../words/place.ts';
import type { NumberPhrase } from './numbers.ts';

const INCHES = String.raw`'\s?-?\s?(?:\d|1[01])(?:\.\d{1,3})?\s?(?:"|'')`;
const FEET_AND_INCHES = new RegExp(INCHES, 'y');
const AND = String.raw`(?:(?:and|then|thence)\s{1,2})?`;
const WIND = String.raw`(?:north|south|east|west|[nsew]\b)\.?`;
const BEARING = String.raw`(?:north|south|[ns])[.\s]{0,2}\d{1,2}\s?(?:°|deg)`;
/** Behind a comma the next way: a wind with feet and inches of its own, or a bearing with its degree mark. */
const NEXT_OF_LIST = new RegExp(
  String.raw`${INCHES}[,;]\s{1,3}${AND}(?:${WIND},?\s{1,2}\d{1,4}${INCHES}|${BEARING})`,
  'y',
);
/** The same, from the wind before the figure on. */
const LISTED = new RegExp(String.raw`[\s.,]{1,3}\d{1,4}${NEXT_OF_LIST.source}`, 'y');
/** "north 66.8', east 80'": feet alone, and behind a comma or in the next line a wind with feet of its own. */
const FEET = String.raw`\d{1,4}(?:\.\d{1,3})?'`;
const TO_NEXT = String.raw`(?:[,;.]\s{1,8}|\s?\n\s{0,8})(?:\(?\d{1,2}[.)]\s{1,3})?${AND}`;
const LISTED_FEET = new RegExp(
  String.raw`${FEET}${TO_NEXT}(?:${WIND}(?:,?\s{1,2}|\s{1,2}-\s{1,2})${FEET}(?! ?\d)|${BEARING})`,
  'y',
);
/** `S 31°14'20" W 140.55'` over `S 29°50'05" W`: behind a bearing the figure is its length, whatever wind stands on the next line. */
export const isBehindBearing = before(
  /(?:["'°\d]|\b(?:sec|min|deg)(?:ond|ute|ree)?s?\.?)\s{0,3}(?:east|west|[ew])[.,]{0,2}(?:[\s,]{1,20}|\s{1,2}-\s{1,2})/,
);

export function isFeetAndInches(text: string, { start, end, places }: NumberPhrase): boolean {
  if (places > 0 || endOf(FEET_AND_INCHES, text, end) < 0) return false;
  return endOf(NEXT_OF_LIST, text, end) > 0 || isBehindBearing(text, start);
}

/** `north 64' 3", east 30' 6"`: whether behind a north or south that ends here stand its feet, with inches or without, and the next way. */
export const leadsToFeetAndInches = (text: string, at: number): boolean =>
  endOf(LISTED, text, at) > 0 || isListedFeet(text, endOf(/[\s.,-]{0,3}/y, text, at));

/** Whether a figure that begins here is one of a list of feet. */
export const isListedFeet = (text: string, at: number): boolean => endOf(LISTED_FEET, text, at) > 0;
