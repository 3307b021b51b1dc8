// Takes: text. Gives: the townships and ranges it names ("T. 33 N., R. 12 E.", "township three north, range two west"), with spans.
// Never: a direction that neither the text nor the number itself gives; "Twp-041 Range-012" is township 41, range 12.
import { codedPlaces } from './plss-coded.ts';
import { ordinalPlaces } from './plss-ordinal.ts';
import { pairedPlaces } from './plss-pair.ts';
import { withKnownWays } from './plss-known-ways.ts';
import { withSameRanges } from './plss-same.ts';
import { tablePlaces } from './plss-table.ts';
import { withToldWays } from './plss-told-ways.ts';
import { isMeasured, standsAsPlace } from './plss-undirected.ts';
import { matchEnd, numberListAt } from './plss-words.ts';

export interface PlssPlace {
  readonly townships: readonly string[];
  readonly ranges: readonly string[];
  readonly start: number;
  readonly end: number;
  /** Sections given in the same breath: "14-6-3W". */
  readonly sections: readonly number[];
  /** How a range given once holds for several townships: "same range"; "range 4 west, township 3 north"; "all in range 4 west". */
  readonly shares?: 'same' | 'before' | 'all' | undefined;
  /** "T. 117, R. 28" by itself, without directions: a place where the paper prints others so. */
  readonly isDoubted?: boolean;
  /** Its directions are not printed: the number alone tells them. */
  readonly isReckoned?: boolean | undefined;
}

interface Half {
  readonly values: readonly string[];
  readonly start: number;
  readonly end: number;
}

const TOWNSHIP_WORD =
  /(?<![A-Za-z])(?:[Tt][oa](?:w|vv)[nu]-?s(?:h|b|n|li)[il1]ps?|TOWNSHIPS?|(?:[Tt]o?wns?|TOWNS?)(?=[\s.]{1,3}(?:No[.,]?\s?|[Nn]umber\s)?\d)|[Tt]own(?=\s{1,2}(?:[Nn]o\.?\s|[Nn]umber\s)?[\w-]{3,14}\s{1,2}(?:\(\d{1,3}\)\s{1,2})?(?:[Nn]orth|[Ss]outh))|[Tt]wps?|TWPS?|[Tt]s?ps?|TS?PS?|T)(?:[\s.]{0,3}No)?[\s.:,·•'’`*_-]{0,4}(?:[Nn]umber(?:ed)?\s{1,2}|NUMBER(?:ED)?\s{1,2})?(?=[0-9$a-zA-Z])/g;
const RANGE_WORD =
  /(?:[Rr]a[nm][gq]es?|RANGES?|R[an]nge|[EKB]ange|[Xx]{5}|[Rr]g?es?|[Rr]gs?|[Rr]ngs?|RNG|RGE|[Rr][Ss]?)(?:[\s.]{0,3}No)?[\s.:,·•'’`*_-]{0,4}(?:[Nn]umber(?:ed)?\s{1,2}|NUMBER(?:ED)?\s{1,2})?(?=[0-9$a-zA-Z])/y;
const BETWEEN =
  /[\s,.;:\-–—_|)/]{0,12}(?:(?:of|in|and)\s{1,4}(?:said\s{1,4})?)?(?:(?:[Ee]ntire|[Ff]ractional|ENTIRE|FRACTIONAL)\s{1,4})?/y;
/** A mark that strayed before the letter: 'R. 6 "W.'. */
const STRAY = String.raw`[\s.,-]{0,4}(?:["“”'’‘](?=[NSEW]\.))?`;
/** "R010 E 1/2 SE 1/4", "Range 7 West Half of": the letter is that of a part, which says nothing of the range. */
const OF_PART = String.raw`(?!(?<![\d)½¼¾][NSEW])(?:\s{0,2}(?:[½¼]|1?[/⁄][24](?!\d)|(?:one[\s-])?half\b)(?!\s{0,2}(?:mile|acre))|[24](?![\d.])))`;
const NORTH_SOUTH = new RegExp(
  String.raw`${STRAY}(?<d>nort(?:h|li)|sout(?:h|li)|N|S)${OF_PART}(?:(?![a-z])\.?|(?=R\d{1,3}[EW](?![a-z])))`,
  'iy',
);
/** "R27ECM": the initials of a meridian may run on. */
const EAST_WEST = new RegExp(
  String.raw`${STRAY}(?<d>east|west|[EW](?=(?:[CIPWBH]|SL|MD|SB)M\b)|E|W)${OF_PART}(?:(?![a-z])\.?|(?=[CIPWBHSM]{1,2}M\b))`,
  'iy',
);

export function placesIn(text: string, from: number, to: number): PlssPlace[] {
  const readers = [codedPlaces, tablePlaces, ordinalPlaces, pairedPlaces];
  const places = readers.flatMap((read) => read(text, from, to));
  TOWNSHIP_WORD.lastIndex = from;
  for (let found = TOWNSHIP_WORD.exec(text); found && found.index < to; found = TOWNSHIP_WORD.exec(text)) {
    const place = placeAt(text, found.index, found.index + found[0].length) ?? unreadTownship(text, found.index);
    if (!place || place.end > to) continue;
    places.push(place);
    TOWNSHIP_WORD.lastIndex = place.end;
  }
  const sure = places.filter((place) => !place.isDoubted || printsUndirected(places));
  const all = [...sure, ...loneRanges(text, from, to, sure)].sort((a, b) => a.start - b.start);
  return withToldWays(text, withSameRanges(text, all))
    .map(withKnownWays)
    .filter((one, i, list) => i === 0 || one.start >= list[i - 1]!.end);
}

const printsUndirected = (places: readonly PlssPlace[]): boolean =>
  places.some(
    ({ townships, ranges, isDoubted }) => !isDoubted && /\d$/.test(`${townships[0]}`) && /\d$/.test(`${ranges[0]}`),
  );

function placeAt(text: string, start: number, numberAt: number, more = 3): PlssPlace | null {
  const township = halfAt(text, start, numberAt, NORTH_SOUTH);
  if (!township) return null;
  const rangeAt = matchEnd(BETWEEN, text, behindSaidAgain(text, township));
  const range = rangeHalfAt(text, rangeAt) ?? letterRangeAt(text, rangeAt, township);
  const isNamed = /^t(?:[oa]?w|s?p)/i.test(text.slice(start, numberAt));
  const hasDirection = /[NS]$/.test(township.values[0]!);
  const joined = range ? null : joinedTownship(text, township, more);
  if (joined) return { ...joined, townships: [...township.values, ...joined.townships], start };
  const same = range ? rangeAt : matchEnd(SAME_RANGE, text, township.end);
  if (same > township.end && !range)
    return { townships: township.values, ranges: [], start, end: same, sections: [], shares: 'same' };
  const isRangeLost = hasDirection && /^R(?:(?:ange|\.)?[\s.]|\d{3})/.test(text.slice(rangeAt, rangeAt + 8));
  if (!range && !isRangeLost && !(hasDirection && (isNamed || isGivenForAll(text, township.end)))) return null;
  const isDirected = hasDirection || /[EW]$/.test(range?.values[0] ?? '');
  const isBare = !isNamed && !isDirected;
  if (isBare && (!range || isMeasured(text, range.end))) return null;
  return {
    isDoubted: isBare && !standsAsPlace(text, start, range!.end),
    townships: township.values,
    ranges: range?.values ?? [],
    start,
    end: range?.end ?? township.end,
    sections: [],
  };
}

const SAID_AGAIN = /\s{0,2}\(\s?T[\s.-]{0,3}(\d{1,3})[\s.-]{0,3}([NS])\.?\s?\)/iy;

/** "Township Four North (T4N), Range": behind the same again in brackets. */
function behindSaidAgain(text: string, { values, end }: Half): number {
  SAID_AGAIN.lastIndex = end;
  const again = SAID_AGAIN.exec(text);
  const isSame = again && values.length === 1 && values[0] === `${Number(again[1])}${again[2]!.toUpperCase()}`;
  return isSame ? SAID_AGAIN.lastIndex : end;
}

const AND_TOWNSHIP =
  /(?<=[NSnsh]\.?)[\s,]{0,4}(?:and|&)\s{1,3}(?:in\s{1,3})?(?=T(?:ps?|wps?|ownship)?[\s.]{1,3}\d|[Tt]ownship\s)/y;

/** "T. 5 N., and T. 6 N., R. 3 W.": one range for townships named side by side. */
function joinedTownship(text: string, township: Half, more: number): PlssPlace | null {
  const start = more > 0 ? matchEnd(AND_TOWNSHIP, text, township.end) : township.end;
  if (start === township.end) return null;
  TOWNSHIP_WORD.lastIndex = start;
  const found = TOWNSHIP_WORD.exec(text);
  const place = found?.index === start ? placeAt(text, start, start + found[0].length, more - 1) : null;
  return place && place.ranges.length > 0 ? place : null;
}

const SAME_RANGE =
  /[\s,.;]{0,4}(?:(?:of|in|and)\s{1,3})?(?:(?:the|said)\s{1,3})?(?:same\s{1,3}|said\s{1,3}|last[\s-]named\s{1,3})(?:range|R\.|rge?\.)(?!\s{0,2}\d)/iy;

/** "township elev- em north, range 9 west", "Township 000 Xxxxx, Xxxxx 00 Xxxx" on a page that masks names: the number is lost, the township is still another than the last one. */
function unreadTownship(text: string, start: number): PlssPlace | null {
  const head = text.slice(start, start + 60);
  const masked = /^Township 0{2,3} X[x]{3,4}, X[x]{3,4} 0{2,3} X[x]{3}(?![a-z])/.exec(head);
  if (masked) return { townships: [''], ranges: [''], start, end: start + masked[0].length, sections: [] };
  const found = /^townships?\s{1,3}[\w- ]{1,16}?\s{1,3}(north|south),?\s{1,3}(?:of\s{1,3})?(?=range)/i.exec(head);
  const range = found ? rangeHalfAt(text, start + found[0].length) : null;
  return range && { townships: [''], ranges: range.values, start, end: range.end, sections: [] };
}

function rangeHalfAt(text: string, at: number): Half | null {
  const numberAt = matchEnd(RANGE_WORD, text, at);
  return numberAt > at ? halfAt(text, at, numberAt, EAST_WEST) : null;
}

/** "T. 7 N., 41 W." with the R lost: only a number with its letter right after a township with its own. */
function letterRangeAt(text: string, at: number, township: Half): Half | null {
  const half = at > township.end || /[NS]$/.test(township.values[0]!) ? halfAt(text, at, at, EAST_WEST) : null;
  return half && /[EW]$/.test(half.values[0]!) ? half : null;
}

/** No survey counts its townships or ranges so far: "R544!" is a range misread. */
const MOST = 199;

const FRACTION =
  /\s?(?:(1\/2|½)|(1\/4|¼)|(3\/4|¾))|\s{1,3}and\s{1,3}(?:(?<half>(?:one|a|1)[\s\/—–-]{1,3}(?:half|2))|(?<one>(?:one|a|1)[\s\/—–-]{1,3}(?:quarter|fourth|4))|(?<three>(?:three|3)[\s\/—–-]{1,3}(?:quarter|fourth|4)s?))(?![a-z\d])/iy;
const suffixOf = (part: RegExpExecArray): string => {
  const { half, one, three } = part.groups!;
  if (half !== undefined) return '½';
  if (one !== undefined) return '¼';
  return three === undefined ? part[0].trim().replace(/^\d/, ' $&') : '¾';
};

function halfAt(text: string, start: number, numberAt: number, directions: RegExp): Half | null {
  const list = numberListAt(text, numberAt, (end) => isTownshipNumber(text, end, directions));
  if (!list || list.values.some((value, i) => value === 0 || codedNumber(value, list.printed[i] ?? '') > MOST))
    return null;
  const first = list.printed[0] ?? '';
  const glued = list.values.length === 1 ? gluedFraction(text, list.end, first) : null;
  if (glued === null && isStroked(text, list.end)) return null;
  const lastFigure = list.values.length === 1 && !glued ? partedFigure(text, list.end) : '';
  let end = glued ? glued.end : list.end + (lastFigure === '' ? 0 : 2);
  FRACTION.lastIndex = end;
  const part = glued ? null : FRACTION.exec(text);
  if (part) end = FRACTION.lastIndex;
  if (text[end] === ')') end++;
  directions.lastIndex = end;
  const direction = directions.exec(text)?.groups?.['d']?.[0]?.toUpperCase() ?? '';
  if (direction) end = directions.lastIndex;
  if (direction && isSaidOtherwise(text, end, direction)) return null;
  if (!direction && /[A-Za-z]/.test(text.charAt(end))) return null; // "R. 1B E.": a figure read as a letter
  const suffix = glued?.suffix ?? (part ? suffixOf(part) : '');
  const values = list.values.map(
    (value) => `${glued?.whole ?? codedNumber(value, first)}${lastFigure}${suffix}${direction}`,
  );
  return { values, start, end };
}

const isStroked = (text: string, at: number): boolean => /^\/[24](?!\d)/.test(text.slice(at, at + 3));

/** "R. 111/2 E.": eleven and a half, the only number whose fraction has its one. */
function gluedFraction(
  text: string,
  at: number,
  printed: string,
): { readonly whole: number; readonly suffix: string; readonly end: number } | null {
  if (!isStroked(text, at) || !/^\d{1,3}1$/.test(printed)) return null;
  return { whole: Number(printed.slice(0, -1)), suffix: ` 1${text.slice(at, at + 2)}`, end: at + 2 };
}

const ANOTHER_WAY = /\d{0,2}\s{1,2}(?<d>north|south|east|west)\b(?!\s(?:half|quarter|line|of|one))/iy;

/** "Township 14S North", "Township 12S South": the letter was a figure. */
function isSaidOtherwise(text: string, end: number, direction: string): boolean {
  ANOTHER_WAY.lastIndex = end;
  const other = ANOTHER_WAY.exec(text)?.groups?.['d']?.[0]!.toUpperCase();
  if (other === undefined || 'NS'.includes(other) !== 'NS'.includes(direction)) return false;
  return other !== direction || /\d[NSEW]$/.test(text.slice(end - 2, end));
}

/** "R. 1 3 W.": one number, parted; a direction right behind shows that nothing else begins there. */
const PARTED = /[ ](\d)(?=\s?(?:[NSEW]|[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)\b)(?<=[\s.RT]\d[ ]\d)/y;

function partedFigure(text: string, at: number): string {
  PARTED.lastIndex = at;
  return PARTED.exec(text)?.[1] ?? '';
}

/** A further number belongs to the list only when a direction or a further number follows: "Tps. 21 and 22 S.". */
function isTownshipNumber(text: string, end: number, directions: RegExp): boolean {
  directions.lastIndex = end;
  return (
    directions.test(text) || /^(?:,\s?(?:and\s)?|\s?and\s)\s?\d|^,?\s(?:entire|all)\b/i.test(text.slice(end, end + 9))
  );
}

/** The land office's coded form prints four digits, the last a fraction: 0410 is 41. */
function codedNumber(value: number, printed: string): number {
  return printed.length === 4 && printed.endsWith('0') ? value / 10 : value;
}

/** "R. 4 W., T. 3 N.": the township behind its range. */
function townshipBehind(text: string, range: Half): Half | null {
  const at = matchEnd(BETWEEN, text, range.end);
  const numberAt = matchEnd(TOWNSHIP_LETTER, text, at);
  const half = numberAt > at ? halfAt(text, at, numberAt, NORTH_SOUTH) : null;
  if (!half || !/[NS]$/.test(half.values[0]!)) return null;
  return rangeHalfAt(text, matchEnd(BETWEEN, text, half.end)) ? null : half;
}

const TOWNSHIP_LETTER = /T(?:ps?|wps?)?\.?\s{0,2}(?=\d)/y;
const LONE_RANGE = /(?<![A-Za-z0-9])(?:R(?=\s?\d{1,3}\s?[EW]\b[\s.,]{0,4}T)|R\.|Rs\.|[Rr]anges?\b|RANGE\b)/g;

/** "all in range 4 west", "both of R. 4 W.": for every township before that has none. */
const FOR_ALL = /\b(?:all|both|each)\s{1,3}(?:(?:being|lying|situated?|located)\s{1,3})?(?:(?:in|of)\s{1,3})?$/i;

const GIVEN_FOR_ALL = /\b(?:all|both|each)\s{1,3}(?:(?:in|of)\s{1,3})?R(?:ange\b|g?e?\.|\s?\d)/i;

/** "T. 5 S., and lot 1, sec. 6, T. 6 S., all in R. 9 E.": the range comes later. */
const isGivenForAll = (text: string, at: number): boolean => GIVEN_FOR_ALL.test(text.slice(at, at + 400));

/** "In tovvmip thirty-eight north, range two east", "T. 2S S., R. 29 W.": a township that cannot be read is still another than the last one. */
const UNREAD_TOWNSHIP =
  /\bin\s{1,3}\w{4,10}\s{1,3}[\w-]{3,14}\s{1,3}(?:north|south),?\s{1,3}(?:of\s{1,3})?$|(?<![A-Z])(?:T(?:wp|p|ownship)?\.?\s?\S{1,4}\s?(?:[NS]|north|south)?|\S\.? ?\d{1,3}\s?[NS])\.?,?\s{1,3}$/i;

/** "R. 4 W., sec. 6" after a township already named: the township goes on. Also a range that stands before its township. */
function* loneRanges(text: string, from: number, to: number, places: readonly PlssPlace[]): Generator<PlssPlace> {
  LONE_RANGE.lastIndex = from;
  const sorted = [...places].sort((a, b) => a.start - b.start);
  let i = 0;
  for (let found = LONE_RANGE.exec(text); found && found.index < to; found = LONE_RANGE.exec(text)) {
    const at = found.index;
    while (i < sorted.length && sorted[i]!.end <= at) i++;
    if (i < sorted.length && at >= sorted[i]!.start) continue;
    const half = rangeHalfAt(text, at);
    if (!half) continue;
    const following = sorted[i];
    const isBeforeTownship = following && following.start - half.end < 12 && following.ranges.length === 0;
    // "range 10, township 6 north": only its township says that a number without a direction is a range.
    if (!isBeforeTownship && !/[EW]$/.test(half.values[0]!)) continue;
    const after = isBeforeTownship ? following : undefined;
    const turned = after ? null : townshipBehind(text, half);
    if (turned) yield { townships: turned.values, ranges: half.values, start: at, end: turned.end, sections: [] };
    else if (after) yield { ...after, ranges: half.values, start: at, shares: 'before' };
    else
      yield {
        townships: UNREAD_TOWNSHIP.test(text.slice(Math.max(0, at - 40), at)) ? [''] : [],
        ranges: half.values,
        start: at,
        end: half.end,
        sections: [],
        ...(FOR_ALL.test(text.slice(Math.max(0, at - 20), at)) ? { shares: 'all' as const } : {}),
      };
  }
}
