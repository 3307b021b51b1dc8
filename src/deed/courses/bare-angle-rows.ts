// Takes: the words of a description. Gives: whether its bare angles are the directions of its courses, though nothing calls them azimuths:
// "thence 204 degrees …" again and again, a list of them with their lengths, or bearings so named in the surveys of the Commonwealth.
// Never: an origin; azimuth-origin.ts tells from which end of the meridian they count.
import { matchesOf } from '../words/matches.ts';

export const runsByBareAngles = (near: string): boolean =>
  isAgain(BARE_ANGLES, near) || isAgain(BARE_ROWS, near) || namesBearings(near);

// "thence 204 degrees 17 minutes 26 seconds, a distance of": azimuths that do not name themselves.
const BARE_ANGLES =
  /\bthence,?\s+(?:(?:on\s+|at\s+|by\s+|along\s+)?(?:an?\s+)?(?:az\.?|(?:line\s+)?(?:bearing|course))\s+(?:of\s+)?)?(?:\d{1,3}\s?(?:°|degrees)|(?!north|south)(?:[a-z]+[-\s]){1,5}degrees)/g;

// "; 114° 36' 95.5 feet along the ditch; 174° 29' 93.5 feet": a list of them.
const BARE_ROWS =
  /[;:\n]\s{0,4}(?:\(?\d{1,2}[.)]\s{0,3})?\d{1,3}\s?°\s?(?:\d{1,2}\s?'\s?)?(?:\d{1,2}(?:\.\d{1,2})?\s?"\s?)?,?\s?(?:true,?\s)?(?:a\sdistance\sof\s)?\d[\d,.]{0,9}\s?(?:feet|ft|met|chains|chs)/g;
// "thence bearing 90°00' distance 100.00", "by lines bearing 90 degrees 100 metres, 180 degrees 50 metres": as the surveys of the Commonwealth call an
// azimuth; two of them, one beyond 90°, for a quadrant's bearing may have lost its letter.
const ANGLE_AND_LENGTH = String.raw`\d{1,3}\s?(?:°|degrees\b)[\s\d.'"]{0,16}(?:(?:minutes|seconds)[\s\d.]{0,8}){0,2}[,;]?\s{0,2}(?:for\s)?(?:a\s)?(?:(?:distance|dist)\b[.:]?\s(?:of\s)?)?\d`;
const NAMED_BEARINGS = new RegExp(
  String.raw`\b(?:thence,?\s(?:on\s|along\s|at\s|by\s)?(?:a\s)?(?:(?:true|grid|magnetic)\s)?|lines?\s)(?:bearing|brg)\b[.:=]?\s(?:of\s)?${ANGLE_AND_LENGTH}`,
  'g',
);
const IN_A_LIST = new RegExp(
  String.raw`(?<=(?:met(?:er|re)s|links|chains|feet)(?:,|,?\sand)\s{1,2})${ANGLE_AND_LENGTH}`,
  'g',
);

function namesBearings(near: string): boolean {
  const named = [...near.matchAll(NAMED_BEARINGS)].map(([words]) => words);
  const all =
    named.length === 1 && near.includes('lines bearing') ? [...named, ...(near.match(IN_A_LIST) ?? [])] : named;
  return all.length > 1 && all.some((words) => Number(/\d{1,3}/.exec(words)![0]) > 90);
}

/** How many of them are no chance. */
const AGAIN_AND_AGAIN = 3;

const isAgain = (pattern: RegExp, words: string): boolean => matchesOf(pattern, words).length >= AGAIN_AND_AGAIN;
