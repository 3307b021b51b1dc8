// Takes: folded text. Gives: whether no course can open anywhere in it, so that its directions and lengths need not be read: lists of land by
// section are of this kind. Never: that one does; what only may be a length, a row of field notes or a word that runs is taken for one.
import { courseMarksOf } from '../marks/course-marks.ts';
import { DOUBTED_UNITS, UNIT_WORDS } from '../words/lexicon.ts';
import { hasFirstRow } from './line-table.ts';
import { GLUED_HEADS, gluedParts } from '../values/number-words.ts';
import { UNIT_KINDS } from '../values/unit-phrase.ts';
import { wordTable } from '../words/word-table.ts';
import { headTable, wordsOf } from '../words/words.ts';

/** The first course needs a word that opens it, a length, or a bare figure where one should stand (segment-openers.ts). */
export function isCourseless(folded: string): boolean {
  return (
    !folded.includes('thence') && // told first: where it stands there are courses
    !folded.includes('feet') &&
    !namesUnit(folded) &&
    !MAY_MEASURE.test(folded) &&
    !MAY_BE_BARE.test(folded) &&
    !folded.includes('azimuth') &&
    !hasFirstRow(folded) &&
    courseMarksOf(folded).length === 0
  );
}

const UNITS = Object.keys({ ...DOUBTED_UNITS, ...UNIT_WORDS });
/** Units only right behind a figure, and far more often other words. */
const OTHER_WORDS = new Set('in it m per po ch mi ps rd vs fee lk lf cha p'.split(' '));
const MAY_BE_UNIT = headTable(UNITS);
const MAY_BE_GLUED = headTable(GLUED_HEADS);
const unitBetween = wordTable(
  UNITS.map((unit): [string, 'word' | 'unit'] => [unit, OTHER_WORDS.has(unit) ? 'word' : 'unit']),
);
/** In brackets no more of a unit is looked at. */
const OF_A_UNIT = 6;

/** A unit's word, also at the end of number words run together with it. */
function namesUnit(folded: string): boolean {
  const { count, starts, ends, heads } = wordsOf(folded);
  for (let i = 0; i < count; i++) {
    const head = heads[i]!;
    const [start, end] = [starts[i]!, ends[i]!];
    if (MAY_BE_UNIT[head] === 1) {
      const found = unitBetween(folded, start, end);
      if (found === 'unit' || (found === 'word' && isBehindFigure(folded, start))) return true;
      if (end - start > OF_A_UNIT && unitBetween(folded, start, start + OF_A_UNIT) !== undefined) return true;
    }
    if (MAY_BE_GLUED[head] === 1 && end - start >= OF_A_UNIT && isGluedToUnit(folded.slice(start, end))) return true;
  }
  return false;
}

function isGluedToUnit(word: string): boolean {
  const glued = gluedParts(word);
  return glued !== null && glued.length < word.length;
}

/** A figure said again in brackets, with whatever word stands there (bracket-figure.ts). */
const REPEATED = String.raw`[([{|-]\s?[\d,.]{1,10}(?: ?\d?\/\d{1,3}|[½¼¾])?\s?(?:[a-z]{2,6}\.?\s?)?[)\]}|]?[.,]?`;
/** What may stand before a unit: a figure, its bracket, another saying of it, a word that goes with the unit; not a mark or any other word. */
const FIGURE = String.raw`(?:[^a-z\s±+/,;:.("'-]|[)\]}|][.,]|${REPEATED})[\s±+/-]{0,16}`;
const KIND = String.raw`(?:${[...UNIT_KINDS, 'about', 'more', 'less', 'thereabouts'].join('|')})[.,]?\s{1,3}`;
const BEHIND_FIGURE = new RegExp(`(?:${FIGURE}|${KIND})$`);
/** REPEATED, KIND and the blanks around them are no longer. */
const MOST_BEFORE = 60;

/** "2 in", "30 linear m": a short word that is a unit behind a figure. */
const isBehindFigure = (folded: string, at: number): boolean =>
  BEHIND_FIGURE.test(folded.slice(Math.max(0, at - MOST_BEFORE), at));

/** "f eet", "po1es" (unit-phrase.ts), a prime behind a figure, and what may stand for "feet" behind a bracket. */
const MAY_MEASURE = new RegExp(
  [
    'f ?e ?e ?t|p ?[o0] ?[l1i] ?e ?s|r ?[o0] ?d ?s|c ?h ?a ?[i1l] ?n ?s|l ?[i1l] ?n ?k ?s|p ?e ?r ?c ?h ?e ?s',
    String.raw`[([{|-]\s?[\d,.]{1,10}(?: ?\d?\/\d{1,3}|[½¼¾])?\s?[a-z]{6}(?:${UNITS.join('|')})(?![a-z])`, // "4 -5 confirm"
    String.raw`['"](?<=${FIGURE}['"])`,
    String.raw`f(?<=(?:^|[^a-z]|[\d,.½¼¾]\s?[a-z]{6})f)(?!(?:ront|irst|ort|ight|lat|ault|ruit|elt|ew|ence|ell|oot|ast|act|ist|eed|ee)(?![a-z]))(?:f?[a-z]{1,3}t|e[a-z]{1,2})(?![a-z])`,
  ].join('|'),
);
/** Behind a bearing: a figure before the next one, before "to a" or in a column; and figures that end in letters, before a unit. */
const MAY_BE_BARE =
  /[,;\s][ns][.\s]{0,2}\d|(?:north|south)\s\d{1,2}(?:\s1\/[24]|\s?[½¼¾])?\s(?:east|west)\s\d|;\s{1,2}\d{1,2}(?:st|n?d|rd|th)|\d\s{1,2}to\s(?:an?|the|said)\s|[ |]{2}\d|[ .]{3} \d|\d\s{1,2}(?:and|&)\s{1,2}(?:[a-z]{1,5}[-\s])?(?:half|fourth|quarter|third|tenth)|\/\s?\d{1,4}ths?(?![a-z])|\dj/;
