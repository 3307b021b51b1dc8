// Takes: folded text and the place behind a number. Gives: the unit of length that stands there, in words, brackets or primes.
// Never: a unit for an English word that only looks like one ("2 in the line").
import type { DistanceUnit } from '../contract/extraction.ts';
import { DOUBTED_UNITS, UNIT_WORDS } from './lexicon.ts';
import { behindDashes, oneOf } from './peek.ts';

const UNIT =
  /(?:\s?(?:±|\+\s?\/?\s?-))?[\s\n]{0,3}-?\s?(?:of\san?\s(?=mile|foot|rod|chain|inch))?([a-z]{1,10})\b(?:\.(?=[^a-z]|$))?(?:\s?:(?=\s))?/y;
const BRACKETED_UNIT = /\s?\[(?<word>feet|ft|chains|poles|rods|links)\.?\]/y;
const PRIME = /\s?(?:±\s?|\+\/?-\s?)?(?<mark>'(?!')|"|''|;ft;|;inch;)/y;

// Most numbers are no lengths: the character behind one is looked at before a pattern is asked.
const MAY_BE_UNIT = oneOf(`abcdefghijklmnopqrstuvwxyz['"±+;`);

// Short words that are units only right behind a figure: "in", "it", "m", "per", "po", "ch" mean other things elsewhere.
const SHORT_UNITS = new Set('in it m per po ch mi ps rd vs fee link chain rod lk'.split(' '));

const SINGULAR = new Set(['chain', 'link', 'rod']);

/** "sixty-five one-hundredths chain", "one rod": part of one, or one. */
const isPart = (text: string, at: number): boolean =>
  /(?:(?:ten|hundred|thousand)ths?|half|fourths?|quarters?|\bone)$/.test(text.slice(Math.max(0, at - 12), at));

export interface UnitFound {
  readonly unit: DistanceUnit;
  readonly end: number;
  readonly adjective: boolean;
  /** What had to be assumed about a misprinted word. */
  readonly doubts?: readonly string[];
}

export function unitAt(text: string, at: number, afterFigure: boolean): UnitFound | null {
  if (text.charCodeAt(at) === COMMA) return damagedUnit(COMMA_UNIT, text, at);
  if (!MAY_BE_UNIT(behindDashes(text, at, 5))) return null;
  UNIT.lastIndex = at;
  const word = UNIT.exec(text)?.[1];
  const unit =
    word === undefined
      ? undefined
      : (UNIT_WORDS[word] ?? (afterFigure || word.length > 3 ? DOUBTED_UNITS[word] : undefined));
  if (
    unit !== undefined &&
    word !== undefined &&
    (afterFigure || !SHORT_UNITS.has(word) || (SINGULAR.has(word) && isPart(text, at))) &&
    !notAUnit(text, at, word)
  ) {
    const glued = text.slice(at, UNIT.lastIndex).includes('-');
    const found = {
      unit,
      end: UNIT.lastIndex,
      adjective: glued && ['foot', 'toot', 'inch', 'in', 'ft'].includes(word),
    };
    return word in DOUBTED_UNITS ? { ...found, doubts: [`"${word}" is read as ${unit}`] } : found;
  }
  BRACKETED_UNIT.lastIndex = at;
  const opens = text[at] === '[' || text[at + 1] === '[';
  const bracketed = opens ? BRACKETED_UNIT.exec(text)?.groups?.['word'] : undefined;
  if (bracketed) return { unit: UNIT_WORDS[bracketed]!, end: BRACKETED_UNIT.lastIndex, adjective: false };
  return (afterFigure ? primeAt(text, at) : null) ?? damagedUnit(TORN_UNIT, text, at);
}

const COMMA = 44;
/** "48, feet": a stray comma before a unit's whole word. */
const COMMA_UNIT = /,\s{1,2}(?:(feet)|(poles)|(rods)|(chains)|(links)|(perches))(?![a-z])/y;
/** "po1es", "fe et", "r0ds": a figure for a letter, or a blank, inside the word. */
const TORN_UNIT =
  /\s{0,2}(?:(f ?e ?e ?t)|(p ?[o0] ?[l1i] ?e ?s)|(r ?[o0] ?d ?s)|(c ?h ?a ?[i1l] ?n ?s)|(l ?[i1l] ?n ?k ?s)|(p ?e ?r ?c ?h ?e ?s))(?![a-z])/y;
const IN_ORDER: readonly DistanceUnit[] = ['feet', 'poles', 'rods', 'chains', 'links', 'perches'];

function damagedUnit(pattern: RegExp, text: string, at: number): UnitFound | null {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  if (!found) return null;
  const which = found.findIndex((printed, i) => i > 0 && printed !== undefined);
  const unit = IN_ORDER[which - 1]!;
  const doubt = pattern === TORN_UNIT ? `"${found[which]!}" is read as ${unit}` : 'a comma stands before the unit';
  return { unit, end: pattern.lastIndex, adjective: false, doubts: [doubt] };
}

/** Behind the singular of a unit: "Nine Mile creek", "Forty Rod road" are names. */
const NAMED_BY_UNIT =
  /\s(?:creek|run|branch|river|brook|slough|bayou|prairie|house|post|island|lake|point|hill|ridge|springs?|tavern|draw|canyon|grove|bridge|swamp|bottom|fork|camp|tree|stone|stump|marker|stake)\b/y;

function isNameOfPlace(text: string, word: string): boolean {
  NAMED_BY_UNIT.lastIndex = UNIT.lastIndex;
  const found = NAMED_BY_UNIT.exec(text)?.[0];
  return found !== undefined && (word === 'mile' || !/stone|stump|stake|post|tree/.test(found));
}

/** "103 p. to a stake": poles or perches, which are the same; a page is "p. 103". */
const P_OF_POLES = /^\.\s(?:to|along|with|in|on|by|down|up|crossing|thence|and|then)\b/;

/** "3 rd Section", "23rd street": an ordinal; rods are followed by what they run to. */
function isOrdinal(text: string, at: number, end: number): boolean {
  if (text[at - 1] !== '3' || text[at - 2] === '1') return false;
  return (
    text[at] === 'r' ||
    /^\s(?!to\b|along|with|by\b|on\b|in\b|thence|and\b|from|more|crossing)[a-z]{2,}/.test(text.slice(end, end + 14))
  );
}

/** "2 in the line", "5 it is", "3 per acre": the short word is an English word after all. */
function notAUnit(text: string, at: number, word: string): boolean {
  // "284 degrees, 03 mi mite": the minutes of an angle.
  if (word === 'rd') return isOrdinal(text, at, UNIT.lastIndex);
  if (word === 'mile' || word === 'rod' || word === 'pole' || word === 'chain') return isNameOfPlace(text, word);
  if (word === 'p') return !P_OF_POLES.test(text.slice(UNIT.lastIndex - 1, UNIT.lastIndex + 12));
  if (word === 'mi') return /(?:degrees?|deg\.?|°)[\s,]{0,4}\d{1,2}\s?$/.test(text.slice(Math.max(0, at - 18), at));
  // "monument No. 31-M": its name.
  if (word === 'm') return text[at] === '-';
  if (word !== 'in' && word !== 'it' && word !== 'per' && word !== 'fee') return false;
  const after = text.slice(UNIT.lastIndex, UNIT.lastIndex + 12);
  if (word === 'it')
    return (
      !/^\s?(?:[,;.]|along|to\b|$)/.test(after.trimStart() === '' ? '' : after) &&
      !text.slice(at, UNIT.lastIndex).endsWith('.')
    );
  if (word === 'fee') return /^\s?(?:simple|owner)/.test(after);
  return /^\s(?:the|a|an|said|his|her|block|section|sec|township|acre|cent|centum|annum|plat|book|land|lot|all|each|and)\b/.test(
    after,
  );
}

/** Primes after a figure: feet and inches. An angle has been read before this is tried. */
function primeAt(text: string, at: number): UnitFound | null {
  PRIME.lastIndex = at;
  const mark = PRIME.exec(text)?.groups?.['mark'];
  if (mark === undefined) return null;
  return { unit: mark === "'" || mark === ';ft;' ? 'feet' : 'inches', end: PRIME.lastIndex, adjective: false };
}
