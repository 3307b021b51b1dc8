// Takes: folded text and the place behind a number. Gives: the unit of length that stands there, in words, brackets or primes.
// Never: a unit for an English word that only looks like one ("2 in the line").
import type { DistanceUnit } from '../../contract/extraction.ts';
import { before } from '../words/before.ts';
import { UNIT_WORDS } from '../words/lexicon.ts';
import { endOf, matchAt } from '../words/place.ts';

export interface UnitFound {
  readonly unit: DistanceUnit;
  readonly end: number;
  readonly adjective: boolean;
  /** How many of the unit one of the printed makes: a furlong is forty rods. */
  readonly times?: number;
  /** What had to be assumed about the unit. */
  readonly doubts?: readonly string[];
}

export const RODS_OF_FURLONG = 40;
const FURLONGS: Readonly<Record<string, DistanceUnit>> = { furlong: 'rods', furlongs: 'rods', fur: 'rods' };
const UNITS: Readonly<Record<string, DistanceUnit>> = { ...UNIT_WORDS, ...FURLONGS, p: 'poles' };
/** Units only right behind a figure: "in", "it", "m", "per", "po", "ch" mean other things elsewhere. */
const SHORT_UNITS = new Set('in it m p per ch mi ps rd vs fee link chain rod lk li lf fur'.split(' '));
const ADJECTIVES = new Set(['foot', 'inch', 'in', 'ft']);
/** "sixty-five one-hundredths chain", "one rod": part of one, or one. */
const isPart = before(/(?:(?:ten|hundred|thousand)ths?|half|(?:four|fif|six|eigh)ths?|thirds?|quarters?|\bone)/);

/** How a unit's kind is told: "215.5 U.S. survey feet", "40 lineal feet", "30 Spanish varas". */
const KIND = String.raw`(?:(?:u\.?\s?s\.?\s)?survey|lineal|linear|lin\.|international|english|spanish)\s{1,2}`;
const ONE_OF = 'mile|foot|rod|chain|inch|pole|perch|link|yard|vara';
/** What may stand between a number and its unit: "±", "+/-", a dash, "of a". */
const LEAD = String.raw`(?:\.?\s?(?:±|\+(?:\s?/?\s?-)?))?\s{0,3}-?\s?(?:of\s(?:an?|one)\s(?=${ONE_OF}))?`;
const UNIT_WORD = new RegExp(String.raw`${LEAD}(?:${KIND})?(?<word>[a-z]{1,10})(?![a-z\d_])`, 'y');
/** "748.79 feettoits corner", "40 rodsto a stake": the blanks behind the unit are lost. */
const GLUED_UNIT = new RegExp(
  String.raw`${LEAD}(?<word>feet|inches|rods|chains|poles|perches|links|varas|yards|miles)(?=(?:to(?:an?|the|its|said|point)?|along(?:said|the)?|andthence|thence|moreorless)(?![a-z]))`,
  'y',
);
/** Behind the point of a short form, and a stray colon. */
const MARKS_BEHIND = /(?:\.(?![a-z]))?(?:\s?:(?=\s))?/y;

function unitWordAt(text: string, at: number, afterFigure: boolean): UnitFound | null {
  const glued = matchAt(GLUED_UNIT, text, at);
  if (glued) return { unit: UNITS[glued.groups!['word']!]!, end: at + glued[0].length, adjective: false };
  const found = matchAt(UNIT_WORD, text, at);
  const word = found?.groups?.['word'] ?? '';
  const unit = UNITS[word];
  if (!found || unit === undefined) return null;
  if (SHORT_UNITS.has(word) && !afterFigure && !(/^(?:chain|link|rod)$/.test(word) && isPart(text, at))) return null;
  const end = endOf(MARKS_BEHIND, text, at + found[0].length);
  if (isOtherWord(text, at, end, word)) return null;
  const adjective = ADJECTIVES.has(word) && text.slice(at, end).includes('-');
  if (word === 'p') return { unit, end, adjective, doubts: ['"p" is read as poles'] };
  return word in FURLONGS ? { unit, end, adjective, times: RODS_OF_FURLONG } : { unit, end, adjective };
}

const WHOLE_UNITS = String.raw`(?<word>feet|ft|poles|rods|chains|chs|links|lks|perches)(?![a-z])`;
/** "48, feet": a stray comma before a unit's whole word. */
const COMMA_UNIT = new RegExp(String.raw`,\s{1,2}${WHOLE_UNITS}`, 'y');
/** "200. feet", "E.31. poles": a point whose decimals are not there; old papers set a figure between points. */
const POINT_UNIT = new RegExp(String.raw`\.\s{0,2}${WHOLE_UNITS}\.?`, 'y');
const isBetweenPoints = before(/\.\d{1,4}/);
const BRACKETED_UNIT = /\s?\[(?<word>feet|ft|chains|poles|rods|links)\.?\]/y;
/** "125 more or less poles": the unit behind the words that mostly follow it. */
const MORE_OR_LESS =
  /\s{1,2}\(?more\s{1,2}or\s{1,2}less\)?,?(?=\s{1,2}(?:feet|poles|rods|chains|perches|links|varas|yards|miles)\b)/y;
/** The unit on the next line, set in. */
const NEXT_LINE = /\s{0,60}(?<=\n[ \t]{0,60})(?=\s[a-z])/y;

export function unitAt(text: string, at: number, afterFigure: boolean): UnitFound | null {
  const behindMark = matchAt(COMMA_UNIT, text, at) ?? (afterFigure ? matchAt(POINT_UNIT, text, at) : null);
  if (behindMark) {
    const isPoint = text[at] === '.';
    const doubts =
      isPoint && isBetweenPoints(text, at) ? [] : [`a ${isPoint ? 'point' : 'comma'} stands before the unit`];
    return { unit: UNITS[behindMark.groups!['word']!]!, end: at + behindMark[0].length, adjective: false, doubts };
  }
  const word = unitWordAt(text, at, afterFigure);
  if (word) return word;
  const more = Math.max(endOf(MORE_OR_LESS, text, at), endOf(NEXT_LINE, text, at));
  if (more > at) return unitWordAt(text, more, true);
  const bracketed = matchAt(BRACKETED_UNIT, text, at);
  if (bracketed) return { unit: UNITS[bracketed.groups!['word']!]!, end: at + bracketed[0].length, adjective: false };
  return afterFigure ? primeAt(text, at) : null;
}

const PRIME = /\s?(?:±\s?|\+\/?-\s?)?(?<mark>'(?!'|s(?![a-z]))|"|''|;ft;|;inch;)/y;
/** `150.0 "   "   " 3`, under "220.0 ft. to Cor. No. 2": marks for what stands above. */
const DITTO_NEXT = /\s{1,12}"/y;
/** "390'chains", "30'. rods": a word says the unit, so the mark before it is a blot and no prime of feet. */
const BLOT_UNIT = /\.?\s?(?<word>chains|chs|poles|rods|perches|links|lks|varas|yards|arpents)(?![a-z])/y;
/** "210.00' (feet)": the mark said again as a word. */
const FEET_IN_BRACKETS = /\s{0,2}\((?:feet|ft\.?)\)/y;

/** Primes after a figure: feet and inches. An angle has been read before this is tried. */
function primeAt(text: string, at: number): UnitFound | null {
  const found = matchAt(PRIME, text, at);
  if (!found) return null;
  const mark = found.groups!['mark']!;
  const end = at + found[0].length;
  if (mark === '"' && endOf(DITTO_NEXT, text, end) > 0) return null;
  const blot = matchAt(BLOT_UNIT, text, end);
  const word = blot?.groups?.['word'];
  if (word !== undefined) {
    const doubts = [`the mark before "${word}" is taken for a blot`];
    return { unit: UNITS[word]!, end: end + blot![0].length, adjective: false, doubts };
  }
  const isFeet = mark === "'" || mark === ';ft;';
  const again = isFeet ? endOf(FEET_IN_BRACKETS, text, end) : -1;
  return { unit: isFeet ? 'feet' : 'inches', end: Math.max(end, again), adjective: false };
}

const BEFORE_UNIT = /\s{0,3}(?<about>(?:about|or more|more or less|or thereabouts),?\s{1,3})/y;

/** The unit behind a figure in brackets, which says twice that a length is meant: "(72) about feet". */
export function unitBehindBracket(text: string, at: number): UnitFound | null {
  const found = matchAt(BEFORE_UNIT, text, at);
  const unit = found && unitAt(text, at + found[0].length, true);
  if (!unit) return null;
  return found.groups!['about']!.startsWith('about') ? { ...unit, doubts: ['"about" stands before the unit'] } : unit;
}

const isNumberedThree = before(/(?<!1)3\s?/);
const isBehindDegrees = before(/(?:degrees?|deg\.?|°)[\s,]{0,4}\d{1,2}\s?/);
/** "64 ft. 3 in. and west 30 ft.". */
const isBehindFeet = before(/(?:feet|foot|ft\.?|')[\s,]{1,3}(?:and\s)?\d{1,2}(?:\.\d{1,2}|\s?[½¼¾]|\s\d\/\d)?\s{0,2}/);
const isBehindLabel = before(/[=:]\s{0,2}\d[\d,.]{0,11}\s{0,2}/);
/** Behind the singular of a unit: "Nine Mile creek", "Ten Mile Rd.", "Forty Rod road" are names. */
const WATERS = 'creek|run|branch|river|brook|slough|bayou|lake|springs?|swamp|draw|fork|ford';
const PLACES =
  'prairie|house|island|point|hill|ridge|tavern|canyon|grove|bridge|bottom|camp|marker|station|church|school';
const ROADS =
  'r(?:oa)?d|street|st|ave(?:nue)?|dr(?:ive)?|lane|ln|highway|hwy|boulevard|blvd|parkway|pkwy|trail|way|court|circle|(?:turn)?pike|path|loop';
const NAMED_BY_UNIT = new RegExp(String.raw`\s(?:${WATERS}|${PLACES}|${ROADS})\b`, 'y');
const MARK_OF_MILE = /\s(?:tree|stone|stump|stake|post)\b/y;
/** "103 p. to a stake", "103 p., S 40 E": poles or perches, which are the same; a page is "p. 103". */
const P_OF_POLES =
  /^\.(?:\s(?:to|along|with|in|on|by|down|up|crossing|thence|and|then)\b|[,;]?\s{1,3}(?:(?:and|&)\s{1,2})?(?:[ns][.\s]{0,2}\d|(?:north|south)\s))/;
/** Nothing but a length stands right behind a bearing: "S 40 E 12 p;", "N. 71½ W. 30P to", "thence west 12 p". Neither "P.O.B." nor "p oles". */
const ENDS_POLE = /^(?:[,;:)]|\s{0,2}-|\s{1,3}(?!o|er)|$)/;
const isBehindBearing = before(
  /(?:(?:[\d°'"½¼¾]|degrees)\s{0,2}(?:east|west|[ew])|\bthence\s(?:due\s)?(?:north|south|east|west))[.,]{0,2}\s{1,3}\d{1,3}(?:\.\d{1,2}|\s\d{1,2}\/\d{1,2})?\s?[½¼¾]?\s{0,2}/,
);
const isName = (text: string, end: number, isMile: boolean): boolean =>
  endOf(NAMED_BY_UNIT, text, end) > 0 || (isMile && endOf(MARK_OF_MILE, text, end) > 0);
const ARTICLE_NEXT =
  /^\s(?:the|a|an|said|his|her|block|section|sec|township|acre|cent|centum|annum|plat|book|land|lot|all|each|and)\b/;

/** "2 in the line", "5 it is", "3 per acre", "23rd street": the short word is another word after all. */
function isOtherWord(text: string, at: number, end: number, word: string): boolean {
  const after = text.slice(end, end + 16);
  const isShortened = text[end - 1] === '.';
  switch (word) {
    case 'rd':
      if (!isNumberedThree(text, at)) return false;
      return (
        text[at] === 'r' || /^\s(?!(?:to|along|with|by|on|in|thence|and|from|more|crossing)\b)[a-z]{2,}/.test(after)
      );
    case 'mile':
    case 'rod':
    case 'pole':
    case 'chain':
      return isName(text, end, word === 'mile');
    case 'p':
      return !P_OF_POLES.test(text.slice(end - 1, end + 16)) && !(ENDS_POLE.test(after) && isBehindBearing(text, at));
    case 'mi':
      return isBehindDegrees(text, at); // "284 degrees, 03 mi": the minutes of an angle
    case 'ch': // "L=339.29 CH=N 80°15' W": the chord, named
      return (
        /^\s{0,2}(?:[=:]|b(?:rg)?\b)/.test(after) || (text.slice(at, end).includes(':') && isBehindLabel(text, at))
      );
    case 'm':
      return text[at] === '-'; // "monument No. 31-M"
    case 'it':
      return !isShortened && !/^\s?(?:[,;.]|along|to\b|$)/.test(after.trimStart() === '' ? '' : after);
    case 'fee':
      return /^\s?(?:simple|owner)/.test(after);
    case 'per':
      return isShortened ? /^\s(?:cent|annum|acre)/.test(after) : ARTICLE_NEXT.test(after);
    case 'in':
      return !(after.startsWith(' and') && isBehindFeet(text, at)) && ARTICLE_NEXT.test(after);
    default:
      return false;
  }
}
