// Takes: a text and the letters and figures in a row that stand at a place in it. Gives: the figure they are where letters stand for some of its
// digits: 8O for 80, 2l5 for 215, l.66 for 1.66. Never: a small o, which is as often a degree mark, read as a nought; nor "25l." behind chains, which are links.
import { inFigures } from './letter-figures.ts';
import { isFigure } from './peek.ts';

/** Before an O behind one digit of a bearing: a nought, or the degree mark that was printed so; a small one is rather the mark. */
export type Reading = 'figure' | 'open' | 'mark' | null;

const OF_FIGURE = /^[\dOlI]+$/;
const [COMMA, POINT, STROKE, CAPITAL_I, SMALL_L, CAPITAL_O, DEGREE] = [44, 46, 47, 73, 108, 79, 176];
const isForDigit = (unit: number): boolean => unit === CAPITAL_O || unit === SMALL_L || unit === CAPITAL_I;
const isMark = (unit: number): boolean => unit === POINT || unit === COMMA;
const isOfFigure = (unit: number): boolean => isFigure(unit) || isForDigit(unit);

/** How the run text[start, end) is to be read. */
export function lettersForDigits(text: string, start: number, end: number): Reading {
  const run = text.slice(start, end);
  if (!OF_FIGURE.test(run)) return run.length === 2 && isSmallMark(text, start, end) ? 'mark' : null;
  const [before, behind] = [text.charCodeAt(start - 1), text.charCodeAt(end)];
  const goesOn = isMark(behind) && isFigure(text.charCodeAt(end + 1));
  const isDecimals = isMark(before) && isOfFigure(text.charCodeAt(start - 2));
  if (!/\d/.test(run)) {
    const isUnder = before === STROKE && isFigure(text.charCodeAt(start - 2)) && /^[lI]OO?$/.test(run);
    const isDegrees = behind === DEGREE && /^[lI]{1,2}$/.test(run);
    return isUnder || ((goesOn || isDegrees) && isApart(before)) || (isDecimals && /^O+$/.test(run)) ? 'figure' : null;
  }
  if (run.startsWith('I') && !goesOn && !UNIT_BEHIND.test(text.slice(end, end + 10))) return null; // "I80" is a road
  if (GLUED_MARK.test(text.slice(start, end + 3))) return null;
  if (/[lI]$/.test(run) && isOfChains(text, start)) return null;
  return run.endsWith('O') ? withNought(text, start, end, run) : 'figure';
}

const UNIT_BEHIND = /^\s{1,2}(?:feet|ft|varas|vrs|poles|rods|perches|chains|chs|links|yards|met)/i;

/** "91O31'46"", "45O30'E": an O between degrees and minutes is the mark. */
const GLUED_MARK = /^\d{1,3}O\d{2}['’′](?:\d|\s?[\dEW])/;

/** A blank, a line's end or an opening bracket, or nothing. */
const isApart = (unit: number): boolean => !(unit > 32) || unit === 40 || unit === 61 || unit === 36;

const CHAINS_BEFORE = /(?<![a-z])ch(?:ains?|s)?[.,]?\s{0,3}(?:and\s|&\s)?$/i;
const isOfChains = (text: string, start: number): boolean =>
  CHAINS_BEFORE.test(text.slice(Math.max(0, start - 14), start));

const MERIDIAN_BEFORE = /(?:^|[^a-z])(?:n|s|no|so|north|south)[.,\s]{1,3}$/i;
/** Minutes, or the east or west of the bearing. */
const BEARING_BEHIND = /^\s{0,2}(?:[ew](?![a-z])|east|west|\d{1,2}(?:\s?['’′]|\s\d{2}(?!\d)|\s{1,2}[ew](?![a-z])))/i;

/** "S 7O W": 70, or 7 and its mark; "S 45O W" and "45O 30'" can only be the mark; "7O feet", "7O°" only 70. */
function withNought(text: string, start: number, end: number, run: string): Reading {
  if (!BEARING_BEHIND.test(text.slice(end, end + 10))) return 'figure';
  return run.length === 2 && MERIDIAN_BEFORE.test(text.slice(Math.max(0, start - 8), start)) ? 'open' : null;
}

const UNPRIMED_BEHIND =
  /^(?:\s{0,2}|(?:\s|\s?-\s?)\d{1,2}(?:(?:\s|\s?-\s?)\d{2})?[\s.]{0,2})(?:[ew](?![a-z])|east|west)/i;

/** "S 4o W", "N 4o-16 W": before minutes with their prime it can only be the mark. */
const isSmallMark = (text: string, start: number, end: number): boolean =>
  /^[1-9]o$/.test(text.slice(start, end)) &&
  UNPRIMED_BEHIND.test(text.slice(end, end + 16)) &&
  MERIDIAN_BEFORE.test(text.slice(Math.max(0, start - 8), start));

/** A small o may be a degree mark, and stays. */
export const digitsOf = (run: string): string => run.replace(/[OlI]/g, inFigures);
