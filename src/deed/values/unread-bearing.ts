// Takes: folded text and a cardinal word in it. Gives: whether a bearing stands there that could not be read. Never: a value; such a bearing is
// none, and no cardinal direction either.
import { before } from '../words/before.ts';
import { isLetterAt, matchAt } from '../words/place.ts';
import type { DirectionPhrase } from './direction.ts';
import { isListedFeet, leadsToFeetAndInches } from './feet-and-inches.ts';
import { isOfName } from './numbers.ts';
import { brokenOf } from './quadrant.ts';

export const TOO_DAMAGED = 'the bearing is too damaged to read';

/** "South 7733° East", "to° East": what could not be read is no cardinal direction. */
export function unreadBearing(text: string, at: number, end: number, trendDeg: number): DirectionPhrase | null {
  const to = trendDeg % 180 === 90 ? (isBehindAngle(text, at) ? end : -1) : angleEnd(text, end);
  return to < 0 || leadsToFeetAndInches(text, end) ? null : { ...brokenOf(at, to, [TOO_DAMAGED]), trendDeg };
}

/** Words of a course or of a place: what is left of an angle holds none of them. */
const OWN_WORDS = new RegExp(
  String.raw`\b(?:${[
    ...[
      'feet',
      'foot',
      'ft',
      'chains?',
      'chs?',
      'poles?',
      'rods?',
      'rds',
      'links?',
      'lks',
      'miles?',
      'yards?',
      'yds',
      'varas?',
      'vrs',
    ],
    ...[
      'meters?',
      'acres?',
      'to',
      'along',
      'the',
      'of',
      'lines?',
      'ln',
      'at',
      'and',
      'or',
      'by',
      'with',
      'on',
      'in',
      'from',
      'is',
      'as',
    ],
    ...[
      'for',
      'an?',
      'it',
      'thence',
      'then',
      'th',
      'run',
      'running',
      'said',
      'due',
      'through',
      'over',
      'up',
      'down',
      'across',
      'parallel',
    ],
    ...[
      'north',
      'south',
      'east',
      'west',
      'n',
      's',
      'latitude',
      'angle',
      'side',
      'half',
      'part',
      'corner',
      'cor',
      'quarter',
      'section',
      'sec',
    ],
    ...[
      'lots?',
      'block',
      'blk',
      'range',
      'township',
      'tract',
      'street',
      'st',
      'avenue',
      'ave',
      'road',
      'rd',
      'lane',
      'way',
      'alley',
      'hwy',
    ],
    ...[
      'bank',
      'fork',
      'creek',
      'branch',
      'river',
      'fence',
      'wall',
      'post',
      'pin',
      'pipe',
      'stake',
      'more',
      'less',
      'sq',
      'pl',
      'rr',
    ],
  ].join('|')})\b`,
);

const UNITS = 'feet|ft|rods|poles|perches|chains|chs|links|varas';
/** "7733° East", "2N041'7 I" E", "3 clcg. 41 W": a figure, or a letter for one, and scraps up to a wind. */
const UP_TO_WIND =
  /[\s.,:'"(_@&$#-]{0,4}(?<angle>(?:\d|[ilosztbgdq%](?=[\d°]))[^;,]{0,24}?)(?:[.,\s_-]{0,3}|(?<=["'°\s]))(?:(?<![a-z])[ew](?![a-z])|east|west)/y;
/** "21918' 60.9 feet", "61-42 371.50 feet", "@7* 20' 10" 48.20 feet": figures with marks of an angle, and the length behind them. */
const UP_TO_LENGTH = new RegExp(
  String.raw`[\s.,:]{1,4}(?<angle>[@&$#]?\d[^a-z;,]{0,20}?(?:['"°*%]|[-:]\d\d|\.\d\d[.]\d\d)(?:\s{0,2}\([^()]{1,9}\))?)[\s|]{1,3}\d[\d.,/]{0,8}\s?(?:${UNITS})\b`,
  'y',
);
/** "forty sefen degrees east". */
const UP_TO_DEGREES = /,?(?<angle>[^;,.]{0,60}?)(?:°|degrees?\b)/y;
/** "ohe ut west 318.40 feet", "H 7 W 64 poles", "(W?) 64 feet". */
const SCRAPS = /\.?\s{1,3}(?<angle>(?:[^\s;,]{1,5}\s{1,2}){1,3}?)(?:east|west|[ew])(?:\.|(?![a-z]))(?=[\s,]{1,3}\d)/y;
/** "N. 615,208; E. 2,470,936", "N426318.57, E2148307.42", "N. 1/4 corner", "NE 1/4, East for". */
const NO_ANGLE = /[\s.]{0,3}(?:\d{1,3}(?:,\d{3})+|\d{6,}|\d{4,}\.\d|1\/4|¼|\d{1,4}(?:\.\d{1,3})?'?\s?[ew]?[,;])/y;

function angleEnd(text: string, end: number): number {
  if (isListedFeet(text, end + 1)) return -1;
  const isOther = matchAt(NO_ANGLE, text, end) !== null;
  for (const pattern of [UP_TO_LENGTH, UP_TO_WIND, SCRAPS, UP_TO_DEGREES]) {
    const found = matchAt(pattern, text, end);
    const angle = found?.groups?.['angle'];
    if (angle === undefined || OWN_WORDS.test(angle) || (isOther && pattern === UP_TO_WIND)) continue;
    if (pattern === UP_TO_WIND && /[a-z]{4}/.test(angle) && !/deg|min|sec/.test(angle)) continue;
    if (pattern === SCRAPS && !/\d/.test(text.slice(end, end + 34))) continue;
    if (pattern === UP_TO_DEGREES) return end;
    return (
      end +
      found![0].length -
      (pattern === UP_TO_LENGTH ? found![0].length - found![0].indexOf(angle) - angle.length : 0)
    );
  }
  return -1;
}

/** "00° Ll! east": the marks of an angle whose figures cannot be read. */
const isBehindMark = before(/[°*%]\s{0,2}(?:[^\s;,a-z]{0,5}|[a-z]{1,2}[^\s;,a-z\d]{0,3})[\s.]{0,2}/);
/** "by the lands 77 10 W": figures without a unit before the letter; "along lot 77 W" names a lot. */
const isBehindFigures = before(/[a-z]{3}[.,]?\s{1,2}[0-8]?\d(?:[\s-]{1,2}[0-5]\d)?\s{1,2}/);
const isBehindName = before(/\b(?:posts?|monuments?|entry|and)\s\d{1,2}\s{1,2}/);
const CLAUSE = /\b(?:thence|running|continuing)[\s,:]{1,3}(?<junk>[^;a-z]{0,2}[^;]{1,26})$/;
const ITEM_NUMBER = /^\(?\d{1,3}[.)]{1,2}\s{0,3}$/;
const LENGTH_ALONE = /^\d[\d,./ ½¼¾]{0,9}\s?(?:'|"|(?:ft|chs?|mi?|rds?|po|ps|lks?|vrs?)\.?)[\s,]{0,2}$/;

/** "thence 8 47.W. 31 chains": between "thence" and the last letter stands nothing but figures and scraps. */
function isBehindAngle(text: string, at: number): boolean {
  if (isBehindMark(text, at)) return true;
  if (!isLetterAt(text, at + 1) && isBehindFigures(text, at) && !isBehindName(text, at))
    return !isOfName(text, text.slice(0, at).search(/\d{1,2}(?:[\s-]{1,2}\d\d)?\s{1,2}$/));
  const junk = CLAUSE.exec(text.slice(Math.max(0, at - 44), at))?.groups?.['junk'];
  if (junk === undefined || !/\d/.test(junk) || /[a-z]{3}/.test(junk) || OWN_WORDS.test(junk)) return false;
  return !ITEM_NUMBER.test(junk) && !LENGTH_ALONE.test(junk);
}
