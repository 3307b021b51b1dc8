// Takes: a course's direction and length. Gives: why they may be only what a scan has left of them: a figure behind "north" that nothing explains,
// a damaged number word before the number, a smaller unit behind it. Never: a value; what is beside it is doubted, not read.
import type { Bearing } from '../../contract/extraction.ts';
import { sameBearing } from '../../survey/bearing.ts';
import type { CourseContext, Heading } from './course-parts.ts';
import { isBearing } from '../marks/cut.ts';
import type { Length } from './curve-phrase.ts';
import { matchesOf } from '../words/matches.ts';
import { before } from '../words/before.ts';
import { codeBefore } from '../words/code-at.ts';
import { holdsWord } from '../words/course-words.ts';
import { nearTo } from '../words/near-word.ts';
import { strayBefore } from './stray-before.ts';
import { bearingGoesOn, tiedFigure, cutShort, isTornWind, marksAFigure, tiedWords } from './broken-figure.ts';
import { beforeAll, behindAll, isFigure, isLetter, isSpace, spaceOr, wordEnd } from '../words/peek.ts';
import type { Token } from '../values/tokens.ts';
import { isCounting } from '../values/torn-words.ts';
import { beforeBlanks } from '../words/word-edges.ts';
import { tailsOf } from '../words/word-tail.ts';
import { wordTable } from '../words/word-table.ts';
import { UNIT } from '../words/words.ts';

/** What stands beside the values of a course and may be more of them; nothing where all stands as it should. */
export function spoiltBeside(
  { folded }: CourseContext,
  lead: number,
  tokens: readonly Token[],
  heading: Heading,
  length: Length | null,
): string[] {
  const found: string[] = [];
  if (isPartOfBearing(folded, lead, tokens, heading, length)) found.push(MORE_OF_BEARING);
  if (!length) return found;
  if (heading.bearing && !length.unitless && isBehindOther(folded, tokens, heading, length.start))
    found.push('another bearing stands before the length');
  else if (heading.end < length.start && holdsBareNumber(folded, tokens, heading.end, length.start))
    found.push('a number without its unit stands before the length');
  else if (heading.end < length.start && holdsUnread(folded, tokens, heading.end, length.start))
    found.push('a length before it cannot be read');
  found.push(...spoiltLength(folded, heading.end, length));
  return found;
}

/** Why what was read of a length, behind this place, may be only a part of it. */
export function spoiltLength(folded: string, from: number, length: Length): string[] {
  const found: string[] = [];
  const before = isSaidAgain(folded, length) ? '' : spoiltBefore(folded, from, length);
  if (before) found.push(`"${before}" before the length may be its beginning`);
  const behind = spoiltAfter(folded, length);
  return behind.length > 0 ? [...found, ...behind] : found;
}

const NOTHING: readonly string[] = [];

/** Of a bearing with its length right behind it. */
export function spoiltPlain(folded: string, { start, end }: Heading, length: Length): readonly string[] {
  const behind = spoiltAfter(folded, length);
  return marksAFigure(folded, start, end) ? [MORE_OF_BEARING, ...behind] : behind;
}

/** Why more of a length may stand behind it. */
export function spoiltAfter(folded: string, length: Length): readonly string[] {
  const behind = spoiltBehind(folded, length) || cutShort(folded, length.unit, length.end);
  return behind ? [`"${behind}" behind the length may be more of it`] : NOTHING;
}

/** "west 480 feet, theiice north 990 feet": a cardinal with the length right behind it. */
const isOwnCardinal = (folded: string, tokens: readonly Token[], token: Token, from: number, to: number): boolean =>
  token.kind === 'direction' &&
  token.direction.kind === 'cardinal' &&
  behindAll(folded, token.end, 3, isLoose) === to &&
  !isOfAStream(folded, token.start) &&
  tokens.some((t) => t.kind === 'distance' && t.end <= token.start && t.start >= from);

/** "412 ft. Gulch, course west.": in the row of a thing that is met. */
const isOfAStream = before(/\b(?:course|flows|flowing|brs\.?|bears)\s{1,2}/);

const endsInAnd = tailsOf(['and']);

/** "West 90 on the glebe and 40 rods on Hale's grant": the first part of the length has no unit of its own. */
function holdsBareNumber(folded: string, tokens: readonly Token[], from: number, to: number): boolean {
  if (to - from < SHORTEST_UNREAD || !endsInAnd(folded, beforeBlanks(folded, to))) return false;
  return tokens.some(
    (t) =>
      t.kind === 'number' &&
      t.start >= from &&
      t.end < to &&
      /^\s{1,2}(?:on|by|along|upon|with)\s/.test(folded.slice(t.end, t.end + 8)),
  );
}

const WORDS_AND_UNIT =
  /\b([a-z]{3,11})\s{1,2}(?:feet|rods|poles|perches|chains|varas)\b(?![\s,]{1,3}(?:north|south|east|west|from|wide|in\s|distant|on\s|of\s|each))/g;

/** "four hundred fiffeen and seven-tenths feet to the road thirty feet wide": words with a unit that nobody read stand before the length. */
function holdsUnread(folded: string, tokens: readonly Token[], from: number, to: number): boolean {
  if (to - from < SHORTEST_UNREAD || !holdsWord(folded, from, to, UNIT)) return false;
  return matchesOf(WORDS_AND_UNIT, folded.slice(from, to)).some(({ index, 1: word }) => {
    if (!isCounting(word!) && !/ths?$/.test(word!)) return false;
    const at = from + index;
    return !tokens.some((t) => t.kind === 'distance' && t.start <= at && t.end > at);
  });
}
/** "ten feet" and a word behind it. */
const SHORTEST_UNREAD = 12;

/** "S 35 E 96 poios to a stake, S 20 W 54 poles": a bearing of its own before the length, and before it a figure that nobody read. */
function isBehindOther(folded: string, tokens: readonly Token[], heading: Heading, to: number): boolean {
  const other = tokens.find(
    (t) =>
      t.kind === 'direction' &&
      t.start >= heading.end &&
      t.end <= to &&
      (isBearing(t, false) || isOwnCardinal(folded, tokens, t, heading.end, to)),
  );
  if (other?.kind !== 'direction' || other.direction.bearing === null) return false;
  return !sameBearing(other.direction.bearing, heading.bearing!) && /\d/.test(folded.slice(heading.end, other.start));
}

/** "one hundred (100) feet": words and figure bear each other out. */
const isSaidAgain = (folded: string, { start, end, doubts }: Length): boolean =>
  doubts.length === 0 && folded.slice(start, end).includes('(');

const isLoose = spaceOr('.,:-');

function isPartOfBearing(
  folded: string,
  lead: number,
  tokens: readonly Token[],
  heading: Heading,
  length: Length | null,
): boolean {
  const { direction, start, end } = heading;
  if (direction === 'measured') return bearingGoesOn(folded, end) || marksAFigure(folded, start, end);
  if (direction !== 'cardinal') return false;
  return isTornWind(folded, lead, start, end) || isLeftOfBearing(folded, lead, tokens, heading, length);
}

/** "N. 2 cleg. 42 min. W.", "Soulh 60 East", "sonth-east": north or south with a figure that is no length; east or west behind one. */
function isLeftOfBearing(
  folded: string,
  lead: number,
  tokens: readonly Token[],
  heading: Heading,
  length: Length | null,
): boolean {
  const { start, end, bearing } = heading;
  if (start - lead < 4 && BEHIND_ANGLE.test(folded.slice(Math.max(0, lead - 30), start))) return true;
  if (bearing?.degrees !== 0 && isBehindMeridian(folded.slice(Math.max(lead, start - 60), start))) return true;
  if (length && holdsLooseDegrees(folded, tokens, end, length.start)) return true;
  return length?.unitless !== true && isBeforeNumber(folded, tokens, end, length);
}

/** A number behind a wind that is no part of a length. */
function isBeforeNumber(folded: string, tokens: readonly Token[], end: number, length: Length | null): boolean {
  const at = behindAll(folded, end, 3, isLoose);
  const isNumber = FIGURE_ALONE.test(folded.slice(at, at + 5)) || isCounting(folded.slice(at, wordEnd(folded, at)));
  return isNumber && at !== length?.start && !tokens.some((t) => t.kind === 'distance' && t.start <= at && t.end > at);
}

/** "whose chord bears N. 26o 541. for 40 feet": why a wind alone may not be the whole of the chord's bearing. */
export function spoiltChord(folded: string, tokens: readonly Token[], chord: Bearing | null): readonly string[] {
  if (chord === null) return NOTHING;
  const told = tokens.find((t) => t.kind === 'direction' && t.direction.bearing === chord);
  if (told?.kind !== 'direction' || told.direction.kind !== 'cardinal') return NOTHING;
  return isBeforeNumber(folded, tokens, told.end, null) ? [MORE_OF_BEARING] : NOTHING;
}
const MORE_OF_BEARING = 'more of a bearing stands beside the direction';

/** "thence s J. ion, degrees 06 minutes, 154 feet": degrees that no angle counts were those of the bearing. */
function holdsLooseDegrees(folded: string, tokens: readonly Token[], from: number, to: number): boolean {
  if (to - from < SHORTEST_UNREAD) return false;
  const at = folded.slice(from, to).search(/[,;._-]\s{1,2}degrees?\b/);
  return at >= 0 && !tokens.some((t) => t.start <= from + at && t.end > from + at);
}

/** "N 7B½ V 90 poles": a letter among them too; the 2d line is none. */
const FIGURE_ALONE = /^(?:\d{2,4}|\d(?![a-z\d])|\d[abcgilosz](?![a-z]))/;
const nearMeridian = nearTo(['north', 'south'], 2);
const nearDegrees = nearTo(['degrees', 'degree'], 2);
/** Words that are near north or south and are themselves. */
const OWN = new Set(
  'mouth month fourth forth worth both tooth booth youth sound path bath most post stouth route court'.split(' '),
);
/** "H 49 1/2 W", "K. 14°30' E": a lone letter and a figure. */
const LETTER_AND_FIGURE =
  /(?:^|[\s,;:])(?:[a-z]|[$8§])[.\s]{1,2}(?:\d{1,2}|[bgiloszq]\d)(?:[\s°'"½¼¾/.,o-]{1,3}\d{0,2}){0,3}\s{0,2}$/;
/** "thence N 8° 21°; East, along the road": the last letter of the bearing before it. */
const BEHIND_ANGLE = /(?:°|\bdegrees?)[\s\d'"°]{0,10}(?:;ft;)?[;,]\s{0,3}$/;
/** "northfifty degrees west": degrees that nobody read. */
const BEHIND_PARTS = /[a-z\d][\s-]{0,2}(?:degrees|minutes|seconds)[\s,]{1,3}$/;
const WORD_ALONE = /(?:^|\s)([a-z\d]{4,6})[-\s]{1,2}$/;
const WORD_AND_NUMBER = /([a-z\d]{4,7})[\s.,]{1,3}(?=\d{1,2}(?!\d)|[a-z]{3,8}[\s-])/g;
const OF_A_LENGTH =
  /\b(?:feet|foot|ft|chains?|chs|rods?|poles?|perches|links?|varas?|vrs|yards?|meters?|miles?|lines?|of|to|along|lots?|sections?)\b|[;:()]/;

/** What is left of a bearing before its east or west. */
function isBehindMeridian(before: string): boolean {
  if (BEHIND_PARTS.test(before)) return true;
  const alone = WORD_ALONE.exec(before)?.[1];
  if ((alone !== undefined && isSpoilt(alone)) || LETTER_AND_FIGURE.test(before)) return true;
  return matchesOf(WORD_AND_NUMBER, before).some((m) => {
    if (OWN.has(m[1]!) || !nearMeridian(m[1]!)) return false;
    const rest = before.slice(m.index + m[0].length);
    if (OF_A_LENGTH.test(rest)) return false;
    return isFigure(rest.charCodeAt(0)) || rest.split(/[\s,]+/).some(nearDegrees);
  });
}

const isSpoilt = (word: string): boolean =>
  word !== 'north' && word !== 'south' && !OWN.has(word) && nearMeridian(word);

const nearNumber = nearTo('twenty thirty forty fifty sixty seventy eighty ninety eleven twelve fifteen'.split(' '), 1);
const nearScale = nearTo(['hundred', 'thousand', 'hundredand'], 2);
const isGap = spaceOr('-~');
const [AMPERSAND, DASH, POINT, SMALL_D, TILDE] = [38, 45, 46, 100, 126];
/** A comma, a point, or one printed high. */
const isOfNumber = (unit: number): boolean => unit === 44 || unit === POINT || unit === 183 || unit === 8226;

/** The damaged beginning of a number, right before what could be read of it; empty where none stands there. */
function spoiltBefore(folded: string, from: number, { start, unit }: Length): string {
  if ((unit === 'links' || unit === 'feet') && endsLikeAnd(folded, start) && isBehindLarger(folded, start))
    return folded.slice(Math.max(from, start - 16), start).trim();
  if (unit === 'links') {
    const larger = LARGER_BEFORE.exec(folded.slice(Math.max(from, start - 30), start));
    if (larger && nearLarger(larger[2]!) && (/\d/.test(larger[1]!) || isCounting(larger[1]!))) return larger[0].trim();
  }
  const first = folded.charCodeAt(start);
  const last = codeBefore(folded, start);
  if (isFigure(first) || first === POINT) {
    const stray = strayBefore(folded, from, start) || tiedFigure(folded, from, start);
    if (stray !== '') return stray;
    const parted = PARTED.exec(folded.slice(Math.max(from, start - 6), start + 3));
    if (parted) return parted[1]!;
    const whole = endsLikeAnd(folded, start) ? WHOLE_AND.exec(folded.slice(Math.max(from, start - 24), start)) : null;
    if (
      whole &&
      (STROKE_READ.test(folded.slice(start, start + 8)) ||
        !NUMBERED.test(folded.slice(Math.max(0, start - 34), start).replace(AND_LAST, '')))
    )
      return whole[1]!;
    // "602,4 feet", "1 ,990 feet", "511 .90 feet", "9 . 85 feet": figures stand before the comma or the point.
    const mark =
      first === POINT ? start : isOfNumber(last) ? start - 1 : folded.endsWith(' . ', start) ? start - 2 : -1;
    const figure = mark < 0 ? 0 : isSpace(folded.charCodeAt(mark - 1)) ? mark - 2 : mark - 1;
    if (
      mark > 0 &&
      !isInFigure(folded, mark, start) &&
      NUMBERED.test(folded.slice(Math.max(0, figure - 14), figure + 1))
    )
      return '';
    return mark > 0 && isFigure(folded.charCodeAt(figure))
      ? folded.slice(beforeAll(folded, figure, isFigure), start)
      : '';
  }
  if (!isLetter(first)) return '';
  const marked = tiedWords(folded, from, start);
  if (marked !== '') return marked;
  const scale = SCALE_AND.exec(folded.slice(Math.max(from, start - 24), start))?.[1];
  if (scale !== undefined && !isCounting(scale)) return scale;
  const end = beforeAll(folded, start, isGap);
  if (end === start) return '';
  const at = beforeAll(folded, end, isOfWord);
  const word = folded.slice(at, end);
  if (word.length < 2 || at < from) return '';
  if (last === TILDE) return word;
  if (HEADLESS.test(folded.slice(start, start + 9)) && !MAY_HEAD.has(word)) return word;
  if (last === DASH || folded.charCodeAt(end) === DASH) return isCounting(word) ? '' : word;
  if (!isCounting(word) && (nearNumber(word) || nearScale(word))) return word;
  if (word.length > 3) return '';
  // "three hundrecl snd eighty-four": a short word between them.
  const gap = beforeAll(folded, at, isSpace);
  const earlier = folded.slice(beforeAll(folded, gap, isOfWord), gap);
  return gap < at && gap > from && nearScale(earlier) && !isCounting(earlier) ? `${earlier} ${word}` : '';
}

/** "0nehundred & four feet". */
const SCALE_AND = /(?:^|\s)(\S{1,8}(?:hundred|thousand))\s{1,2}(?:and|&)\s{1,2}$/;

/** "said section 208•71 feet", "Mill Road 91,4 feet": no name is parted from a length by that mark, or bears that number. */
function isInFigure(folded: string, mark: number, start: number): boolean {
  if (mark !== start - 1 || !isFigure(codeBefore(folded, mark))) return false;
  const end = behindAll(folded, start, 3, isFigure);
  const isRoads = /\broad\s\d{1,4}$/.test(folded.slice(Math.max(0, mark - 10), mark));
  return folded.charCodeAt(mark) > 128 || (isRoads && end < start + 3 && folded.charCodeAt(end) !== COMMA);
}
const COMMA = 44;

/** "Section 14,217 feet": the figure before the comma numbers something. */
const NUMBERED =
  /\b(?:sections?|sec|lots?|blocks?|tracts?|parcels?|nos?|number|corner|route|highway|road|ranges?|townships?|pages?|and)[\s.]{1,2}\d{1,4}\s?$/;
/** "the highway 333 5 feet": a point is lost between them. */
const PARTED = /(?<![\d.,])(\d{3})\s\d(?=\s|$)/;
/** "1204 and 351100 feet": the stroke of 35/100 was read as a figure. */
const WHOLE_AND = /(?:^|\s)(\d[\d,]{0,7}\s{1,2}(?:and|&))\s{1,2}$/;
const STROKE_READ = /^\d{1,2}1100\s/;
const AND_LAST = /\s{1,2}(?:and|&)\s{1,2}$/;
/** "22 ehains and 2 links". */
const LARGER_BEFORE = /(\d{1,3}|[a-z]{3,9})\s{1,2}([a-z\d]{4,9})\s{1,2}(?:(?:and|&|[a-z]{2,4})\s{1,2})?$/;
const nearLarger = nearTo(['chains', 'chain', 'chainsand', 'rods', 'rodsand', 'poles', 'polesand', 'perches'], 2);
/** "foun rods & 5 feet": the number of the larger unit could not be read, or the feet were part of its length. */
const isBehindLarger = before(/\b(?:chains|rods|poles|perches)[\s,]{1,3}(?:and|&)\s{1,3}/);
const endsLikeAnd = (folded: string, at: number): boolean => {
  const unit = folded.charCodeAt(beforeBlanks(folded, at) - 1);
  return unit === SMALL_D || unit === AMPERSAND;
};
/** Letters, and the figures that are read for them. */
const isOfWord = (unit: number): boolean => isLetter(unit) || isFigure(unit);
const HEADLESS = /^(?:hundred|thousand)\b/;
const MAY_HEAD = new Set('of for about east west by distance or is the measuring run running feet'.split(' '));

const SMALLER: Readonly<Record<string, (word: string) => boolean>> = {
  feet: nearTo(['inches', 'inch'], 2),
  chains: nearTo(['links', 'link'], 2),
  rods: nearTo(['links', 'link', 'feet'], 2),
  poles: nearTo(['links', 'link', 'feet'], 2),
  perches: nearTo(['links', 'link', 'feet'], 2),
};
const PART_BEHIND =
  /^[\s,]{1,3}(?:(?!(?:to|at|from|of|for|by|or|in|on|with|then)\b)[a-z&\d]{1,5}\s{1,2})?((?:\d{1,3}(?:\.\d{1,2})?|[a-z]{3,8}(?:[\s-]{1,3}[a-z]{3,5})?)\s{1,2}([a-z\d]{4,7}))(?![a-z\d])/;

/** "66 poles and 18 li nks", "53 feet and eleven and one-ei ghth inches": a number behind it whose unit or fraction is torn. */
const TORN_PART =
  /^(?<part>(?:and\s{1,2})?(?<number>\d{1,3}|[a-z]{3,9})(?:[\s-]{1,2}[a-z]{3,9})?\s(?:l\s?i?\s?n?\s?k\s?s|i\s?n\s?c\s?h\s?e\s?s|and\s[a-z]{3,6}[\s-][a-z]{1,9}\s[a-z]{1,9}\s{1,2}inches))(?![a-z])/;

/** "317 feet 5V2 inches", "88 feet 9 ¥4 inches": inches of which the fraction could not be read. */
const INCHES_BEHIND =
  /^(?:and\s{1,2})?[^\s;:()]{1,6}(?:\s[^\s;:()]{1,4})?\s{1,2}inches\b(?!\s{1,2}(?:in\s|wide|thick|square|long|deep|high|above|below|under|up\b|down\b))/;

/** "two chains and f1fly links", "one chain five and oue-half links": of a smaller unit, and its number could not be read. */
const smallerBehind = (words: string): RegExp =>
  new RegExp(
    String.raw`^(?:[.\s]{0,2}(?:and|&)\s{1,2})?(?:(?!(?:to|thence|from|by|of|at|an?|the|with|in|on|due|north|south|east|west)\b)[^\s;:()]{1,10}[\s-]{1,2}){1,3}?` +
      String.raw`(?:and\s{1,2}(?!an?\b)[^\s;:()]{2,10}\s{1,2})?(?:${words})\b(?!\s{1,2}(?:in|wide|thick|dia\w*|square|from|east|west|north|south|distant)\b)`,
  );
const LINKS_BEHIND = smallerBehind('links|lks');
const SMALLER_BEHIND: Readonly<Record<string, RegExp>> = {
  chains: LINKS_BEHIND,
  poles: LINKS_BEHIND,
  rods: LINKS_BEHIND,
  feet: smallerBehind('inches'),
};

/** "feet and twenty ore-hundredths of a foot". */
const DECIMALS_BEHIND =
  /^\s{1,2}[a-z&]{1,4}\s{1,2}[a-z-]{3,14}[\s-]{1,3}[a-z\d-]{3,18}\s{1,2}of\s{1,2}an?\s{1,2}f[a-z]{2}t\b/;
/** "11 chains and 44 linkn", "127 feet 10 inchcs": a smaller unit whose word is damaged. */
function spoiltBehind(folded: string, { unit, end }: Length): string {
  // "462.3'9'": a mark inside the figure.
  if (codeBefore(folded, end) === PRIME && AFTER_PRIME.test(folded.slice(end, end + 5)))
    return folded.slice(end, end + 1);
  const at = behindAll(folded, end, 3, isSpaceOrComma);
  if (at === end || goesOn(folded, at, wordEnd(folded, at)) === true) return '';
  if (folded.length - at < MOST_LEFT) {
    const left = CUT_OFF.exec(folded.slice(at));
    if (left) return left[0].trim();
  }
  if (unit === 'feet') {
    const decimals = DECIMALS_BEHIND.exec(folded.slice(end, end + 60));
    if (decimals) return decimals[0].trim();
  }
  const inches = unit === 'feet' ? INCHES_BEHIND.exec(folded.slice(at, at + 30)) : null;
  if (inches) return inches[0];
  const smaller = SMALLER_BEHIND[unit]?.exec(folded.slice(at, at + 40));
  if (smaller) return smaller[0];
  const torn = TORN_PART.exec(folded.slice(at, at + 50))?.groups;
  if (torn && (/\d/.test(torn['number']!) || isCounting(torn['number']!))) return torn['part']!.trim();
  const near = SMALLER[unit];
  const found = near ? PART_BEHIND.exec(folded.slice(end, end + 40)) : null;
  if (!found || !near!(found[2]!)) return '';
  return /^\d/.test(found[1]!) || isCounting(/^[a-z]+/.exec(found[1]!)![0]) ? found[1]! : '';
}
const PRIME = 39;
const AFTER_PRIME = /^(?:\d{1,2}(?:'|\s[a-z]|\.\d)|\.\d)/;
const isSpaceOrComma = spaceOr(',');
/** "six chains and twen", where the text breaks off. */
const CUT_OFF = /^and\s{1,2}(?:one?|tw|th[ir]|fo|fi|si|se|ei|ni|te|el)[a-z]{0,8}[\s-]{0,2}$/;
const MOST_LEFT = 20;
/** The words that follow most lengths. */
const goesOn = wordTable(
  'to along from thence then more or with on in by at of the said being a an north south east west n s e w southerly northerly easterly westerly'
    .split(' ')
    .map((word) => [word, true]),
);
