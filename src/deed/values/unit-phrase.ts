// Takes: folded text and the place behind a number. Gives: the unit of length that stands there, in words, brackets or primes.
// Never: a unit for an English word that only looks like one ("2 in the line").
import { before } from '../words/before.ts';
import { codeAt, codeBefore } from '../words/code-at.ts';
import type { DistanceUnit } from '../../contract/extraction.ts';
import { DOUBTED_UNITS, UNIT_WORDS } from '../words/lexicon.ts';
import { endOf } from './angle-parts.ts';
import {
  behindAll,
  behindBlanks,
  behindDashes,
  headsOf,
  isFigure,
  isLetter,
  isSpace,
  oneOf,
  wordEnd,
} from '../words/peek.ts';
import { wordTable } from '../words/word-table.ts';

/** What may stand between a number and its unit. */
const LEAD =
  /(?:\.?\s?(?:±|\+(?:\s?\/?\s?-)?))?[\s\n]{0,3}-?\s?(?:of\s(?:an?|one)\s(?=mile|foot|rod|chain|inch|pole|perch|link|yard|vara))?(?=[a-z])/y;
const BRACKETED_UNIT = /\s?\[(?<word>feet|ft|chains|poles|rods|links)\.?\]/y;
const PRIME = /\s?(?:±\s?|\+\/?-\s?)?(?<mark>'(?!'|s(?![a-z]))|"|''|;ft;|;inch;)/y;

// Most numbers are no lengths: the character behind one is looked at before a pattern is asked.
const MAY_BE_UNIT = oneOf(`abcdefghijklmnopqrstuvwxyz['"±+;`);
const MAY_BE_WORD = oneOf('abcdefghijklmnopqrstuvwxyz±+');

// Short words that are units only right behind a figure: "in", "it", "m", "per", "po", "ch" mean other things elsewhere.
const SHORT_UNITS = new Set('in it m per ch mi ps rd vs fee link chain rod lk li lf'.split(' '));

const SINGULAR = new Set(['chain', 'link', 'rod']);

/** "sixty-five one-hundredths chain", "one rod": part of one, or one. */
const isPart = (text: string, at: number): boolean =>
  /(?:(?:ten|hundred|thousand)ths?|half|(?:four|fif|six|eigh)ths?|thirds?|quarters?|\bone)$/.test(
    text.slice(Math.max(0, at - 12), at),
  );

export interface UnitFound {
  readonly unit: DistanceUnit;
  readonly end: number;
  readonly adjective: boolean;
  /** How many of the unit one of the printed makes: a furlong is forty rods. */
  readonly times?: number;
  /** What had to be assumed about a misprinted word. */
  readonly doubts?: readonly string[];
}

interface UnitWord {
  readonly word: string;
  readonly unit: DistanceUnit;
  readonly isDoubted: boolean;
  /** A unit only behind a figure. */
  readonly wantsFigure: boolean;
  readonly times?: number;
}

const ADJECTIVES = new Set(['foot', 'toot', 'inch', 'in', 'ft']);

/** "165 feetg": the mark behind the word read as a letter of it. */
const FEET_AND_MARK = Object.fromEntries(
  [...'abcdfghijklmnopqrtuvwxyz'].map((mark) => [`feet${mark}`, 'feet' as const]),
);

export const RODS_OF_FURLONG = 40;
const FURLONGS = ['furlong', 'furlongs', 'fur'].map((word): [string, UnitWord] => [
  word,
  { word, unit: 'rods', isDoubted: false, wantsFigure: word === 'fur', times: RODS_OF_FURLONG },
]);

const unitBetween = wordTable([
  ...FURLONGS,
  ...Object.entries({ ...FEET_AND_MARK, ...DOUBTED_UNITS, ...UNIT_WORDS }).map(([word, unit]): [string, UnitWord] => {
    const isDoubted = word in DOUBTED_UNITS || word in FEET_AND_MARK;
    return [word, { word, unit, isDoubted, wantsFigure: SHORT_UNITS.has(word) || (isDoubted && word.length < 4) }];
  }),
]);

const isBreak = (unit: number): boolean => unit === 32 || unit === 10;

/** Where the word behind a number begins, which mostly a blank or two part from it; -1 where none does. */
function wordBehind(text: string, at: number): number {
  let start = behindAll(text, at, 3, isBreak);
  if (codeAt(text, start) === DASH) start++;
  if (isBreak(codeAt(text, start))) start++;
  return isLetter(codeAt(text, start)) && !text.startsWith('of', start) ? start : endOf(LEAD, text, at);
}

const LONGEST = 10;
const isWord = (unit: number): boolean => isFigure(unit) || unit === 95 || (unit >= 65 && unit <= 90);

function unitWordAt(text: string, start: number, end: number): UnitWord | undefined {
  return end - start > LONGEST || isWord(codeAt(text, end)) ? undefined : unitBetween(text, start, end);
}

const POINT = 46;
const COLON = 58;

/** Behind the point of a short form, and a stray colon. */
function behindMarks(text: string, end: number): number {
  const behind = codeAt(text, end) === POINT && !isLetter(codeAt(text, end + 1)) ? end + 1 : end;
  const colon = isSpace(codeAt(text, behind)) ? behind + 1 : behind;
  return codeAt(text, colon) === COLON && isSpace(codeAt(text, colon + 1)) ? colon + 1 : behind;
}

const KIND = /(?:(?:u\.?\s?s\.?\s)?survey|lineal|linear|lin\.|international|english|spanish)\s{1,2}(?=[a-z])/y;
/** How such a kind begins. */
export const UNIT_KINDS = ['us', 'u', 'survey', 'lineal', 'linear', 'lin', 'international', 'english', 'spanish'];
const isOfKind = headsOf(UNIT_KINDS);

/** "215.5 U.S. survey feet", "40 lineal feet", "30 Spanish varas": what kind of unit it is. */
const behindKind = (text: string, at: number): number =>
  isOfKind(text, at) ? Math.max(at, endOf(KIND, text, at)) : at;

const SHORTEST_GLUED = 5;
/** "748.79 feettoits corner", "40 rodsto a stake": the blanks behind the unit are lost. */
const GLUED_UNIT =
  /(?<unit>feet|inches|rods|chains|poles|perches|links|varas|yards|miles)(?=(?:to(?:an?|the|its|said|point)?|along(?:said|the)?|andthence|thence|moreorless)(?![a-z]))/y;

function gluedUnit(text: string, start: number): UnitFound | null {
  GLUED_UNIT.lastIndex = start;
  const word = GLUED_UNIT.exec(text)?.groups?.['unit'];
  return word === undefined ? null : { unit: UNIT_WORDS[word]!, end: GLUED_UNIT.lastIndex, adjective: false };
}

function wholeUnitAt(text: string, at: number, afterFigure: boolean): UnitFound | null {
  const first = wordBehind(text, at);
  if (first < 0) return null;
  const start = behindKind(text, first);
  const last = wordEnd(text, start);
  const known = unitWordAt(text, start, last);
  if (!known) return last - start > SHORTEST_GLUED ? gluedUnit(text, start) : null;
  const { word, unit } = known;
  if (known.wantsFigure && !afterFigure && !(SINGULAR.has(word) && isPart(text, at))) return null;
  const end = behindMarks(text, start + word.length);
  if (notAUnit(text, at, end, word)) return null;
  const adjective = ADJECTIVES.has(word) && text.slice(at, end).includes('-');
  if (known.times !== undefined) return { unit, end, adjective, times: known.times };
  return known.isDoubted
    ? { unit, end, adjective, doubts: [`"${word}" is read as ${unit}`] }
    : { unit, end, adjective };
}

export function unitAt(text: string, at: number, afterFigure: boolean): UnitFound | null {
  if (codeAt(text, at) === COMMA)
    return MAY_BE_TORN(behindBlanks(text, at + 1, 2)) ? damagedUnit(COMMA_UNIT, text, at) : null;
  if (codeAt(text, at) === POINT && afterFigure)
    return MAY_BE_TORN(behindBlanks(text, at + 1, 2)) ? unitBehindPoint(text, at) : null;
  const next = behindDashes(text, at, 5);
  if (isBreak(next)) return unitBelow(text, at, afterFigure);
  if (next === ONE && afterFigure) return misprintedLinks(text, at);
  if (next === OPENING) return unitBehindMore(text, at);
  if (!MAY_BE_UNIT(next)) return null;
  const whole = MAY_BE_WORD(next) ? wholeUnitAt(text, at, afterFigure) : null;
  if (whole) return whole;
  if (next === SMALL_M) return unitBehindMore(text, at);
  BRACKETED_UNIT.lastIndex = at;
  const opens = codeAt(text, at) === BRACKET || codeAt(text, at + 1) === BRACKET;
  const bracketed = opens ? BRACKETED_UNIT.exec(text)?.groups?.['word'] : undefined;
  if (bracketed) return { unit: UNIT_WORDS[bracketed]!, end: BRACKETED_UNIT.lastIndex, adjective: false };
  const prime = afterFigure && !isLetter(next) ? primeAt(text, at) : null;
  return (
    (prime && (unitBehindBlot(text, prime.end) ?? saidInBrackets(text, prime))) ??
    (MAY_BE_TORN(next) ? damagedUnit(TORN_UNIT, text, at) : null)
  );
}

const MORE_OR_LESS =
  /\s{1,2}\(?more\s{1,2}or\s{1,2}less\)?,?\s{1,2}(?=(?:feet|poles|rods|chains|perches|links|varas|yards|miles)\b)/y;

/** "125 more or less poles": the unit behind the words that mostly follow it. */
function unitBehindMore(text: string, at: number): UnitFound | null {
  const end = endOf(MORE_OR_LESS, text, at);
  return end < 0 ? null : wholeUnitAt(text, end - 1, true);
}

const FEET_IN_BRACKETS = /\s{0,2}\((?:feet|ft\.?)\)/y;

/** "210.00' (feet)": the mark said again as a word. */
function saidInBrackets(text: string, prime: UnitFound): UnitFound {
  const isOpen = codeAt(text, prime.end) === OPENING || codeAt(text, prime.end + 1) === OPENING;
  const end = isOpen && prime.unit === 'feet' ? endOf(FEET_IN_BRACKETS, text, prime.end) : -1;
  return end < 0 ? prime : { ...prime, end };
}

const BLOT_UNIT = /\.?\s?(?<word>chains|chs|poles|rods|perches|links|lks|varas|yards|arpents)(?![a-z])/y;

/** "390'chains", "30'. rods": a word says the unit, so the mark before it is a blot and no prime of feet. */
function unitBehindBlot(text: string, at: number): UnitFound | null {
  BLOT_UNIT.lastIndex = at;
  const word = BLOT_UNIT.exec(text)?.groups?.['word'];
  if (word === undefined) return null;
  const doubts = [`the mark before "${word}" is taken for a blot`];
  return { unit: UNIT_WORDS[word]!, end: BLOT_UNIT.lastIndex, adjective: false, doubts };
}

const [OPENING, COMMA, DASH, BRACKET, SMALL_M] = [40, 44, 45, 91, 109];
const DEEPEST_INDENT = 60;

/** "(22)" and under it, indented, "feet": the unit on the next line. */
function unitBelow(text: string, at: number, afterFigure: boolean): UnitFound | null {
  const start = behindAll(text, at, DEEPEST_INDENT, isBreak);
  if (!MAY_BE_TORN(codeAt(text, start)) || !text.slice(Math.max(0, at - 3), start).includes('\n')) return null;
  return wholeUnitAt(text, start - 1, afterFigure);
}

/** The first letters of the units that are mended. */
const MAY_BE_TORN = oneOf('fprcl');
/** "48, feet": a stray comma before a unit's whole word. */
const COMMA_UNIT = /,\s{1,2}(?:(feet)|(poles)|(rods)|(chains)|(links)|(perches))(?![a-z])/y;
/** "200. feet": a point whose decimals are not there. */
const POINT_UNIT = /\.\s{0,2}(?:(feet|ft)|(poles)|(rods)|(chains|chs)|(links|lks)|(perches))(?![a-z])\.?/y;
/** "po1es", "fe et", "r0ds": a figure for a letter, or a blank, inside the word. */
const TORN_UNIT =
  /\s{0,2}(?:(f ?e ?e ?t)|(p ?[o0] ?[l1i] ?e ?s)|(r ?[o0] ?d ?s)|(c ?h ?a ?[i1l] ?n ?s)|(l ?[i1l] ?n ?k ?s)|(p ?e ?r ?c ?h ?e ?s))(?![a-z])/y;
/** "25 1inks": the blank keeps it from being another figure. */
const ONE_FOR_L = /\s{1,2}1inks?(?![a-z])/y;
const ONE = 49;

function misprintedLinks(text: string, at: number): UnitFound | null {
  const end = endOf(ONE_FOR_L, text, at);
  return end < 0 ? null : { unit: 'links', end, adjective: false, doubts: ['"1inks" is read as links'] };
}

const IN_ORDER: readonly DistanceUnit[] = ['feet', 'poles', 'rods', 'chains', 'links', 'perches'];

function damagedUnit(pattern: RegExp, text: string, at: number): UnitFound | null {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  if (!found) return null;
  const which = found.findIndex((printed, i) => i > 0 && printed !== undefined);
  const unit = IN_ORDER[which - 1]!;
  const doubt =
    pattern === TORN_UNIT
      ? `"${found[which]!}" is read as ${unit}`
      : `a ${pattern === POINT_UNIT ? 'point' : 'comma'} stands before the unit`;
  return { unit, end: pattern.lastIndex, adjective: false, doubts: [doubt] };
}

const isBetweenPoints = before(/\.\d{1,4}/);

/** "E.31. poles": old papers set a figure between points. */
function unitBehindPoint(text: string, at: number): UnitFound | null {
  const found = damagedUnit(POINT_UNIT, text, at);
  return found && isBetweenPoints(text, at) ? { ...found, doubts: [] } : found;
}

/** What stands there for "feet" though it is another word, and what does not. */
const LIKE_FEET = /(?:ff?[a-z]{1,3}t|feet[a-z]|fe[a-z]{1,2})(?![a-z])/y;
const NO_FEET = /^(?:front|first|fort|fight|flat|fault|fruit|felt|few|fence|fell|foot|fast|fact|fist|feed|fee)$/;
const BEFORE_UNIT = /\s{0,3}(?:(?<about>about|or\smore|more\sor\sless|or\sthereabouts),?\s{1,3})?(?=[a-z])/y;
const MAY_BE_BEFORE = oneOf('aofmrclp');

/** The unit behind a figure in brackets, which says twice that a length is meant: "(72) about fest", "(140.5) fat". */
export function unitBehindBracket(text: string, at: number): UnitFound | null {
  if (!MAY_BE_BEFORE(behindBlanks(text, at, 3))) return null;
  BEFORE_UNIT.lastIndex = at;
  const about = BEFORE_UNIT.exec(text)?.groups?.['about'];
  const start = BEFORE_UNIT.lastIndex;
  const whole = about === undefined ? null : unitAt(text, start, true);
  if (whole) return about === 'about' ? { ...whole, doubts: ['"about" stands before the unit'] } : whole;
  LIKE_FEET.lastIndex = start;
  const printed = start > 0 ? LIKE_FEET.exec(text)?.[0] : undefined;
  if (printed === undefined || NO_FEET.test(printed)) return null;
  return { unit: 'feet', end: start + printed.length, adjective: false, doubts: [`"${printed}" is read as feet`] };
}

/** Behind the singular of a unit: "Nine Mile creek", "Ten Mile Rd.", "Forty Rod road" are names. */
const NAMED_BY_UNIT =
  /\s(?:creek|run|branch|river|brook|slough|bayou|prairie|house|post|island|lake|point|hill|ridge|springs?|tavern|draw|canyon|grove|bridge|swamp|bottom|fork|camp|tree|stone|stump|marker|stake|r(?:oa)?d|street|st|ave(?:nue)?|dr(?:ive)?|lane|ln|highway|hwy|boulevard|blvd|parkway|pkwy|trail|way|court|circle|(?:turn)?pike|path|loop|station|church|school)\b/y;

function isNameOfPlace(text: string, end: number, word: string): boolean {
  NAMED_BY_UNIT.lastIndex = end;
  const found = NAMED_BY_UNIT.exec(text)?.[0];
  return found !== undefined && (word === 'mile' || !/stone|stump|stake|post|tree/.test(found));
}

/** "103 p. to a stake", "103 p., S 40 E": poles or perches, which are the same; a page is "p. 103". */
const P_OF_POLES =
  /^\.(?:\s(?:to|along|with|in|on|by|down|up|crossing|thence|and|then)\b|[,;]?\s{1,3}(?:(?:and|&)\s{1,2})?(?:[ns][.\s]{0,2}\d|north\s|south\s))/;
/** Nothing but a length stands right behind a bearing: "S 40 E 12 p;", "N. 71½ W. 30P to", "N 9 E 17 3/10 p;", "thence west 12 p". */
const isBehindBearing = before(
  /(?:(?:[\d°'"½¼¾]|degrees)\s{0,2}(?:east|west|[ew])|\bthence\s(?:due\s)?(?:north|south|east|west))[.,]{0,2}\s{1,3}\d{1,3}(?:\.\d{1,2}|\s\d{1,2}\/\d{1,2})?\s?[½¼¾]?\s{0,2}/,
);

function isPole(text: string, at: number, end: number): boolean {
  if (P_OF_POLES.test(text.slice(end - 1, end + 16))) return true;
  return ENDS_POLE.test(text.slice(end, end + 6)) && isBehindBearing(text, at);
}
/** Neither "P.O.B." nor the rest of "p oles". */
const ENDS_POLE = /^(?:[,;:)]|\s{0,2}-|\s{1,3}(?!o|er)|$)/;

/** "3 rd Section", "23rd street": an ordinal; rods are followed by what they run to. */
function isOrdinal(text: string, at: number, end: number): boolean {
  if (text[at - 1] !== '3' || text[at - 2] === '1') return false;
  return (
    text[at] === 'r' ||
    /^\s(?!to\b|along|with|by\b|on\b|in\b|thence|and\b|from|more|crossing)[a-z]{2,}/.test(text.slice(end, end + 14))
  );
}

/** "2 in the line", "5 it is", "3 per acre": the short word is an English word after all. */
function notAUnit(text: string, at: number, end: number, word: string): boolean {
  // "284 degrees, 03 mi mite": the minutes of an angle.
  if (word === 'rd') return isOrdinal(text, at, end);
  if (word === 'mile' || word === 'rod' || word === 'pole' || word === 'chain') return isNameOfPlace(text, end, word);
  if (word === 'p') return !isPole(text, at, end);
  if (word === 'mi') return /(?:degrees?|deg\.?|°)[\s,]{0,4}\d{1,2}\s?$/.test(text.slice(Math.max(0, at - 18), at));
  // "L=339.29 CH=N 80°15' W", "L: 339.29 CH: 330.04": the chord, named.
  if (word === 'ch')
    return (
      /^\s{0,2}(?:=|b(?:rg)?\b)/.test(text.slice(end, end + 6)) ||
      (text.slice(at, end + 2).includes(':') && isBehindLabel(text, at))
    );
  // "monument No. 31-M": its name.
  if (word === 'm') return text[at] === '-';
  if (word !== 'in' && word !== 'it' && word !== 'per' && word !== 'fee') return false;
  const after = text.slice(end, end + 12);
  if (word === 'in' && after.startsWith(' and') && isBehindFeet(text, at)) return false;
  if (word === 'it')
    return (
      !/^\s?(?:[,;.]|along|to\b|$)/.test(after.trimStart() === '' ? '' : after) && !text.slice(at, end).endsWith('.')
    );
  if (word === 'fee') return /^\s?(?:simple|owner)/.test(after);
  // "28 per. and S. 5° E.": shortened, so perches.
  if (word === 'per' && codeBefore(text, end) === POINT) return /^\s(?:cent|annum|acre)/.test(after);
  return /^\s(?:the|a|an|said|his|her|block|section|sec|township|acre|cent|centum|annum|plat|book|land|lot|all|each|and)\b/.test(
    after,
  );
}

const isBehindLabel = before(/[=:]\s{0,2}\d[\d,.]{0,11}\s{0,2}/);

/** "64 ft. 3 in. and west 30 ft.". */
const isBehindFeet = before(/(?:feet|foot|ft\.?|')[\s,]{1,3}(?:and\s)?\d{1,2}(?:\.\d{1,2}|\s?[½¼¾]|\s\d\/\d)?\s{0,2}/);

/** `150.0 "   "   " 3`, under "220.0 ft. to Cor. No. 2": marks for what stands above. */
const DITTO_NEXT = /^\s{1,12}"/;

/** Primes after a figure: feet and inches. An angle has been read before this is tried. */
function primeAt(text: string, at: number): UnitFound | null {
  PRIME.lastIndex = at;
  const mark = PRIME.exec(text)?.groups?.['mark'];
  if (mark === undefined || (mark === '"' && DITTO_NEXT.test(text.slice(PRIME.lastIndex, PRIME.lastIndex + 13))))
    return null;
  return { unit: mark === "'" || mark === ';ft;' ? 'feet' : 'inches', end: PRIME.lastIndex, adjective: false };
}
