// Takes: folded text. Gives: every direction, angle and length in it, in order and not overlapping, each with its span.
// Never: meaning; whether a bearing is a course or points at a witness tree is decided by the words around it (aside.ts).
import { codeAt, codeBefore } from '../words/code-at.ts';
import type { AnglePhrase } from './angle-parts.ts';
import { angleOfNumber } from './angle-phrase.ts';
import { before } from '../words/before.ts';
import { directionAt, headlessAt, quadrantAt } from './bearing-phrase.ts';
import type { DirectionPhrase } from './direction.ts';
import { lengthOfUnit, type DistancePhrase } from './distance.ts';
import { distanceAt, distanceOf } from './distance-phrase.ts';
import { isApartFromWind, MAY_BELONG_TO_WIND, mayTend, windBeforeWord } from './general-direction.ts';
import { misreadBearingAt } from './misread-bearing.ts';
import { MISREAD_NUMBERS, ONES, TENS, SCALES, WINDS } from '../words/lexicon.ts';
import { letteredLengthAt } from './lettered-figure.ts';
import { GLUED_HEADS, gluedParts, isMisreadLength, isMisreadTen, mayBeGlued } from './number-words.ts';
import { numberAt } from './numbers.ts';
import { plainAngleAt } from './plain-angle.ts';
import { plainLengthOf, plainMeasureAt, standsAlone, type MeasureToken } from './plain-measure.ts';
import { behindBlanks, exactly, headsOf, isFigure, isLetter, oneOf, wordEnd } from '../words/peek.ts';
import { RODS_OF_FURLONG } from './unit-phrase.ts';
import { SHORTENED_WINDS, shortenedWindAt } from './shortened-wind.ts';
import { isWithLetter } from './with-letter.ts';
import { wordTable } from '../words/word-table.ts';
import { FIGURED, giveTrait, LIKE_THENCE, newTrait, wordsOf, type Words } from '../words/words.ts';

export type Token =
  | { readonly kind: 'direction'; readonly start: number; readonly end: number; readonly direction: DirectionPhrase }
  | { readonly kind: 'angle'; readonly start: number; readonly end: number; readonly angle: AnglePhrase }
  | MeasureToken;

const DIRECTION_WORDS = [
  ...Object.keys(WINDS),
  'due',
  'true',
  'directly',
  'exactly',
  'b',
  ...Object.keys(SHORTENED_WINDS),
  'nor',
  'worth',
  'morth',
  'horth',
  'korth',
  'norht',
  'nortb',
  'nortn',
  'norch',
  'nosth',
  'souch',
  'douch',
  'somth',
  'sonth',
  'sonch',
  'soutli',
  'soutb',
  'sowth',
  'cast',
  'bast',
  'fast',
  'last',
  'vest',
  'wost',
  'weat',
  'noith',
  'nortli',
  'fouth',
  'eaft',
  'weft',
  // "SOO°06'49"E", "NOl 017'42"W": the figures read as letters, glued to the wind.
  ...['o', 'l', 'i', 'oo', 'ol', 'oi', 'lo', 'io', 'll', 'li', 'il', 'ii'].flatMap((figures) => [
    `n${figures}`,
    `s${figures}`,
  ]),
];
const DIRECTION_STEMS = ['north', 'south', 'east', 'west'];
const NUMBER_WORDS = [...Object.keys(ONES), ...Object.keys(TENS), ...Object.keys(SCALES)];
const PARTS = ['half', 'quarter'];
const LETTERS_FOR_DIGITS = ['l', 'i', 'o', 'lo', 'io', 'll', 'oo'];
const OTHER_FIGURES = new Set('§½¼¾⅓⅔⅛⅜⅝⅞'.split('').map((figure) => figure.charCodeAt(0)));
const [SPACE, DOLLAR, PRIME, CLOSING, COMMA, DASH, POINT, STROKE, SEMICOLON] = [32, 36, 39, 41, 44, 45, 46, 47, 59];
const [ONE, THREE, FIVE, EIGHT, A, D, M, O, W] = [49, 51, 53, 56, 97, 100, 109, 111, 119];
const SECTION_SIGN = 167;
const OPENING = [
  ...DIRECTION_WORDS,
  ...DIRECTION_STEMS,
  ...NUMBER_WORDS,
  ...GLUED_HEADS,
  ...Object.keys(MISREAD_NUMBERS),
  ...LETTERS_FOR_DIGITS,
  ...PARTS,
];
const mayOpen = headsOf(OPENING);
const [MAY_OPEN, WIND] = [newTrait(), newTrait()];
giveTrait(MAY_OPEN, OPENING, [...DIRECTION_STEMS, ...GLUED_HEADS]);
giveTrait(WIND, [], DIRECTION_STEMS);
/** "thencesouth" too: a word that is longer than "thence" and may begin so has that trait. */
const OPENS = MAY_OPEN | LIKE_THENCE;

/** Each place is tried once and a phrase is skipped whole, so the work grows with the text and no faster. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const words = wordsOf(text);
  const { count, starts, ends, traits } = words;
  let at = 0;
  for (let word = 0; word < count; word++) {
    const start = starts[word]!;
    const trait = traits[word]!;
    if (at <= start && (trait & (OPENS | FIGURED)) === 0) continue;
    if (word > 0 && at < ends[word - 1]!) at = ends[word - 1]!;
    if (at < start) at = (trait & FIGURED) === 0 ? start : takeFigures(text, at, start, tokens);
    const end = ends[word]!;
    if ((trait & WIND) !== 0 && at === start && isBeforeWord(text, words, word)) {
      const direction = windBeforeWord(text, start, end);
      if (direction) {
        tokens.push({ kind: 'direction', start, end: direction.end, direction });
        at = direction.end;
      }
    }
    if (at < end && (at > start || (trait & OPENS) !== 0)) at = takeWord(text, at, end, tokens);
  }
  if (count > 0 && at < ends[count - 1]!) at = ends[count - 1]!;
  takeFigures(text, at, text.length, tokens);
  return tokens;
}

/** Whether a blank, perhaps a comma or a semicolon before it, and a word that cannot belong to a wind stand behind one. */
function isBeforeWord(text: string, { count, starts, ends, heads }: Words, word: number): boolean {
  const next = word + 1;
  if (next >= count) return false;
  if (MAY_BELONG_TO_WIND[heads[next]!] === 1 && !isApartFromWind(text, starts[next]!, ends[next]!)) return false;
  const end = ends[word]!;
  const unit = codeAt(text, end);
  const blank = unit === COMMA || unit === SEMICOLON ? end + 1 : end;
  return starts[next] === blank + 1 && codeAt(text, blank) === SPACE;
}

/** Those that begin between two words; gives the place where it goes on. */
function takeFigures(text: string, from: number, to: number, tokens: Token[]): number {
  let at = from;
  while (at < to) {
    const opens = opensFigure(text, at, codeAt(text, at));
    const token = opens && !isOrdinal(text, at) ? measureAt(text, at, false) : null;
    if (token) tokens.push(token);
    at = token && token.end > at ? token.end : at + 1;
  }
  return at;
}

/** What begins at a word, or at the rest of one that a phrase before it ends in; gives the place where it goes on. */
function takeWord(text: string, from: number, end: number, tokens: Token[]): number {
  let at = from;
  while (at < end) {
    const to = partOfThence(text, at, end);
    const token = wordToken(text, at, to);
    if (token) tokens.push(token);
    at = token && token.end > to ? token.end : to;
  }
  return at;
}

/** "thenceN 52° E", "thencesouth 40 feet": what is glued to the word is a word of its own. */
const partOfThence = (text: string, at: number, end: number): number =>
  end - at > 6 && end - at < 16 && text.startsWith('thence', at) ? at + 6 : end;

const ORDINAL = /\d{1,2}(?:st|nd|rd|th|d)[.,]{1,2}\s{1,3}(?=(?:north|south|east|west)|[nsew][.\s])/y;
const isAtBreak = before(/(?:^|[.;:\n]|\brunn?ing|\bruns)\s{0,4}/);

/** "2d. S. 5 E. 3 chains": the second course, not two degrees. */
function isOrdinal(text: string, at: number): boolean {
  const next = codeAt(text, at + 1);
  if (!isLetter(isFigure(next) ? codeAt(text, at + 2) : next)) return false;
  ORDINAL.lastIndex = at;
  return ORDINAL.test(text) && isAtBreak(text, at);
}

function opensFigure(text: string, at: number, unit: number): boolean {
  if (unit >= 128) return OTHER_FIGURES.has(unit);
  return isFigure(unit) || (unit === POINT ? isFigure(codeAt(text, at + 1)) : unit === DOLLAR);
}

/** What a word may open. */
interface Opening {
  readonly direction: boolean;
  readonly number: boolean;
  readonly misread: boolean;
  readonly letters: boolean;
  readonly part: boolean;
}

const openingOf = wordTable(
  OPENING.map((word): [string, Opening] => [
    word,
    {
      direction: DIRECTION_WORDS.includes(word),
      number: NUMBER_WORDS.includes(word),
      misread: word in MISREAD_NUMBERS,
      letters: LETTERS_FOR_DIGITS.includes(word),
      part: PARTS.includes(word),
    },
  ]),
);
const mayBeStem = headsOf(DIRECTION_STEMS);

/** "northerly", "eastward"; "northo°30'" with its degree mark. */
const opensAsWind = (text: string, at: number, end: number): boolean =>
  mayBeStem(text, at) && mayTend(text, at, end) && DIRECTION_STEMS.some((stem) => text.startsWith(stem, at));

function wordToken(text: string, at: number, end: number): Token | null {
  if (!mayOpen(text, at) || (end === at + 1 && gluedLetter(text, at))) return null;
  if (isNumberSign(text, at, end) && !shortenedWindAt(text, at)) return numberSign(at, end);
  const opening = openingOf(text, at, end);
  if (opening?.direction || (!opening && opensAsWind(text, at, end))) {
    const direction = directionAt(text, at);
    if (direction) return { kind: 'direction', start: at, end: direction.end, direction };
  }
  if (opening?.number || isGluedNumber(text, at, end)) return measureAt(text, at, true);
  if (!opening) return null;
  if (opening.misread && opensMisread(text, at, end)) return measureAt(text, at, true);
  if (opening.part) return leadsToMile(behindBlanks(text, end, 2)) ? partOfMileAt(text, at) : null;
  return opening.letters ? letterOneAt(text, at) : null;
}

/** "no. 4, block 2": neither a north nor a nought of anything. */
const isNumberSign = (text: string, at: number, end: number): boolean =>
  end === at + 2 && text.startsWith('no. ', at) && isFigure(codeAt(text, end + 2)) && standsAlone(text, end + 2);

const numberSign = (start: number, end: number): Token => ({
  kind: 'number',
  start,
  end,
  number: { value: 0, start, end, inWords: true, places: 0 },
});

const OF_A_MILE =
  /(?:(half)|quarter)(?:\s+(?:of\s+)?an?\s+(?:mile|(furlong))(?![a-z])|[\s-]{1,2}mile(?![a-z]|[\s-]{1,2}(?:posts?|corner|stone|stake|marks?|tree|point|road|strip|limit|line|wide|square|radius)\b))/y;
const isPartOfMore = before(
  /(?:\b(?:the|one|and|or)|\bthe\s{1,2}(?:north|south|east|west)[a-z]{0,8}|\d)[\s.-]{1,3}(?:an?\s{1,2})?/,
);

/** The first letters of what goes on behind a half or a quarter: "of a mile", "a mile", "mile". */
const leadsToMile = oneOf('oam');

/** "north half a mile", "a quarter of a mile", "west half mile", "half a furlong"; not the half mile post. */
function partOfMileAt(text: string, at: number): Token | null {
  OF_A_MILE.lastIndex = at;
  const found = OF_A_MILE.exec(text);
  if (!found || isPartOfMore(text, at)) return null;
  const end = OF_A_MILE.lastIndex;
  const number = { value: found[1] === undefined ? 0.25 : 0.5, start: at, end, inWords: true, places: 0 };
  const unit =
    found[2] === undefined ? ({ unit: 'miles' } as const) : ({ unit: 'rods', times: RODS_OF_FURLONG } as const);
  const distance = lengthOfUnit(number, number.value, { ...unit, end, adjective: false });
  return { kind: 'distance', start: at, end, distance };
}

const isGluedNumber = (text: string, at: number, end: number): boolean =>
  end - at > 5 && mayBeGlued(text, at) && gluedParts(text.slice(at, end)) !== null;

/** "severity five feet", "severity feet": a ten misprinted, and its ones or a unit. */
function opensMisread(text: string, at: number, end: number): boolean {
  const [word, behind] = [text.slice(at, end), text.slice(end + 1, wordEnd(text, end + 1))];
  return isMisreadTen(word, behind) || isMisreadLength(word, behind);
}

/** "l5 chains", "lO2 feet": a length whose first figure was read as a letter. */
function letterOneAt(text: string, at: number): Token | null {
  const distance = distanceAt(text, at);
  return distance && { kind: 'distance', start: at, end: distance.end, distance };
}

const isGluing = exactly("abcdefghijklmnopqrstuvwxyz0123456789'/&");

/** A single letter that belongs to something: "smith's", "3e", "r/w", "w tate line n 80 w". */
function gluedLetter(text: string, at: number): boolean {
  if (codeAt(text, at) === W && isWithLetter(text, at)) return true;
  return isGluing(codeBefore(text, at)) && !text.startsWith('thence', at - 6);
}

/** Whether what opens a figure may be a letter misread: "8", "13.", "5.", "$". */
function mayBeLetter(text: string, at: number): boolean {
  const next = codeAt(text, at + 1);
  switch (codeAt(text, at)) {
    case ONE:
      return next === THREE;
    case FIVE:
      return next === POINT || next === O || (next === SPACE && isFigure(codeAt(text, at + 2)));
    case EIGHT:
    case DOLLAR:
    case SECTION_SIGN:
      return true;
    default:
      return false;
  }
}

/** Behind the figures of an angle stands its mark ("45 d", "45o") or another figure, never a unit or a bracket: "40 feet" is none. */
function mayBeAngle(text: string, at: number): boolean {
  let i = at;
  const most = at + 20; // no figure of an angle is longer, and a list of numbers may go on for ever
  while (i < most && isOfFigure(codeAt(text, i))) i++;
  for (let blanks = 0; blanks < 3 && isBlank(codeAt(text, i)); blanks++) i++;
  const unit = codeAt(text, i);
  switch (unit) {
    case D:
      return true;
    case O:
      return isFigure(codeBefore(text, i)) || text.startsWith('one', i);
    case M:
      return text.startsWith('minute', i);
    case A:
      return text.startsWith('and', i);
    case CLOSING:
      return false;
    default:
      return !isLetter(unit);
  }
}

const isInFigure = (unit: number): boolean => isFigure(unit) || unit === 46;
const isOfFigure = (unit: number): boolean => isInFigure(unit) || unit === 44;
const isBlank = (unit: number): boolean => unit === 32 || unit === 10;

/** "8. 36° E": the first letter read as a figure. */
function damagedQuadrantAt(text: string, at: number): DirectionPhrase | null {
  const read = quadrantAt(text, at);
  return read && read.kind !== 'broken' ? read : (misreadBearingAt(text, at) ?? read);
}

const BEHIND_MERIDIAN = before(/(?<![a-z])[ns]-\s?/);

/** "N-8 42'": the figure is of the degrees. */
const isBehindMeridian = (text: string, at: number): boolean =>
  (codeBefore(text, at) === DASH || codeBefore(text, at - 1) === DASH) && BEHIND_MERIDIAN(text, at);

const DEGREE_SIGN = 176;

/** "S°37' N.": what stands between degrees that cannot be read and a prime is minutes, no feet. */
function isMinutes(text: string, at: number): boolean {
  const end = isFigure(codeAt(text, at + 1)) ? at + 2 : at + 1;
  return codeAt(text, end) === PRIME && !isFigure(codeAt(text, end));
}

function angleToken(text: string, start: number, angle: AnglePhrase): Token {
  const headless = headlessAt(text, start, angle);
  if (headless) return { kind: 'direction', start, end: headless.end, direction: headless };
  return { kind: 'angle', start, end: angle.end, angle };
}

const isBehindWind = before(/[°'"\d.]\s{0,2}(?:[ew]|east|west)\./);

/** "S.79° E.46 poles": the point is the letter's. Of chains and miles it may be a part's: ".46 chains". */
function gluedMeasureAt(text: string, at: number): Token | null {
  const distance = distanceAt(text, at) ?? betweenPoints(text, at);
  if (!distance) return null;
  const mayBePart = distance.unit === 'chains' || distance.unit === 'miles';
  if (mayBePart && !/\d\.\d|li?n?k/.test(text.slice(at, distance.end))) return null;
  return { kind: 'distance', start: at, end: distance.end, distance };
}

/** "E.9. poles": old clerks set a point on either side of a figure. */
function betweenPoints(text: string, at: number): DistancePhrase | null {
  const number = numberAt(text, at);
  if (!number || number.places > 0 || codeAt(text, number.end) !== POINT) return null;
  return distanceOf(text, { ...number, end: number.end + 1 });
}

function measureAt(text: string, at: number, inWords: boolean): Token | null {
  if (!inWords && isFigure(codeAt(text, at))) {
    const last = codeBefore(text, at);
    if (last === POINT && isBehindWind(text, at)) return gluedMeasureAt(text, at);
    if (isInFigure(last) || (last === DEGREE_SIGN && isMinutes(text, at))) return null;
    if (codeBefore(text, at) === STROKE && isLetter(codeBefore(text, at - 1))) return null; // "no/100 feet"
    const plain = plainMeasureAt(text, at);
    if (plain) return plain;
  }
  const damaged = inWords || !mayBeLetter(text, at) || isBehindMeridian(text, at) ? null : damagedQuadrantAt(text, at);
  if (damaged) return { kind: 'direction', start: at, end: damaged.end, direction: damaged };
  const plain = plainAngleAt(text, at);
  if (plain) return angleToken(text, at, plain);
  const number = inWords ? numberAt(text, at) : (letteredLengthAt(text, at) ?? numberAt(text, at));
  const length = inWords && number ? plainLengthOf(text, number) : null;
  if (length) return length;
  const angle = inWords || (mayBeAngle(text, at) && !number?.doubts) ? angleOfNumber(text, at, number, true) : null;
  if (angle?.marked) return angleToken(text, at, angle);
  const distance = number && distanceOf(text, number);
  if (distance) return { kind: 'distance', start: at, end: distance.end, distance };
  return number ? { kind: 'number', start: at, end: number.end, number } : null;
}
