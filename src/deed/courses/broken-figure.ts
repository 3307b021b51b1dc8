// Takes: folded text and where what was read of a length begins. Gives: what stands right before it and ties it to figures or words of its own: "1,«099.99 feet",
// "1$,327 feet", "two hund|red and sixteen feet": what was read is only the end. Empty where nothing does.
// Never: the end of a bearing, the number of an item, the name of an element, a length before it.
import { codeAt, codeBefore } from '../words/code-at.ts';
import { beforeAll, isFigure, isSpace } from '../words/peek.ts';
import { isCounting } from '../values/torn-words.ts';
import { beginsAny } from '../words/triples.ts';

const LONGEST_RUN = 14;
const notBlank = (unit: number): boolean => !isSpace(unit);

/** The characters without a blank that end at a place. */
function runBefore(folded: string, from: number, end: number): string {
  return folded.slice(Math.max(from, end - LONGEST_RUN, beforeAll(folded, end, notBlank)), end);
}

const ENDS_BEARING =
  /(?:^|[^a-z])(?:n|s|no|so|north|south)[.,\s]{0,3}\d[\d\s°'".,:;½¼¾-]{0,18}(?:e|w|east|west)[.,;:/|\s-]{0,3}$/;
/** "L12:64.50 feet", "(2)45 feet", "R=45 feet", "40';60 feet", "12.5|60 feet", "(12+40)". */
const OF_ANOTHER =
  /^\(?\d{1,2}[).:]$|[a-z]-?\d{1,3}[.:),=-]$|[a-z]=$|\d(?:'|feet|ft\.?|m\.?)[;,]$|\||[([][^\])]*[\])]$/;
/** Those that other readers weigh: thousands, hyphens, ranges. */
const WEIGHED = /^[\d.]{1,8},$|[-&]$/;
const INCHES = /^\d{1,2}(?:\.\d{1,3})?\s?(?:"|in)/;
const CLOSED = /^[^;()]{0,80}[)\]]/;
/** "E h,361.77 feet", "west ,056.4 feet", "W ^54.6 feet", "E (13.17 feet": a sign or letter stands for the first figure. */
const SIGN_ALONE = /^(?:[^\d\s.]?,|[\^/*«»©■<>_¬•]|\()$/;
const BEHIND_WIND = /(?:^|[^a-z])(?:e|w|east|west)[.,]{0,2}\s{1,2}[ns],$/;
function isFirstFigure(folded: string, run: string, start: number): boolean {
  if (!SIGN_ALONE.test(run) || run === 'e,' || run === 'w,') return false;
  if (run === '(') return !CLOSED.test(folded.slice(start, start + 84));
  return !/^[ns],$/.test(run) || BEHIND_WIND.test(folded.slice(Math.max(0, start - 12), start));
}

/** "west =78.40 feet", "W 1)493.57 feet": behind a wind there is no name of an element and no number of an item. */
const BEHIND_WIND_ALONE = /(?:^|[^a-z])(?:e|w|east|west)[.,]{0,2}\s{1,2}$/;
/** "containing 8)5.46 acres". */
const BEHIND_WORD = /[a-z]{2,12}\s{1,2}$/;
const isInLine = (folded: string, run: string, start: number): boolean => {
  if (!/^(?:=|\d{1,2}\))$/.test(run)) return false;
  const before = folded.slice(Math.max(0, start - run.length - 14), start - run.length);
  return BEHIND_WIND_ALONE.test(before) || (run !== '=' && BEHIND_WORD.test(before));
};

/** Of a length in figures. */
export function tiedFigure(folded: string, from: number, start: number): string {
  if (isSpace(codeBefore(folded, start))) return '';
  const run = runBefore(folded, from, start);
  if (isFirstFigure(folded, run, start) || isInLine(folded, run, start)) return run;
  if (/\d[,.]-$/.test(run)) return run;
  if (!/\d/.test(run) || OF_ANOTHER.test(run) || WEIGHED.test(run)) return '';
  if (run.endsWith("'") && INCHES.test(folded.slice(start, start + 10))) return '';
  if (/[([]$/.test(run) && CLOSED.test(folded.slice(start, start + 24))) return '';
  return ENDS_BEARING.test(folded.slice(Math.max(0, from - 20, start - 36), start)) ? '' : run;
}

/** "hund|red and", "two hu  dred", "thousan,d", "tho\nsand": a mark or a blank inside the word. */
const TORN_SCALE =
  /\b(?:(?:hun|hund|hundr|hundre|thou|thous|thousa|thousan)[^a-z]{1,3}|(?:hu|tho)[^a-z]{1,3}(?=[a-z]))(?:ndred|dred|red|ed|d|ousand|usand|sand|and|nd)?\s{1,3}(?:and\s{1,2})?$/;
const MARKED = /\b(?:hundred|thousand)\s{0,2}[^a-z\d\s-]{1,2}\s{0,2}(?:and\s{1,2})?$/;
/** "sixty-seven and ! eight-tenths", "hundred and: thirty". */
const MARKED_AND = /(?<number>[a-z]+)\s{1,2}(?<and>and\s{0,2}[^a-z\d\s]{1,2}\s{0,2})$/;
/** "one an sixty-two", `hundred an" fifty-four`, "two an d forty". */
const TORN_AND = /(?<number>[a-z]+)\s{1,2}(?<and>an[^a-z]{0,2}\s{1,2}(?:d\s{1,2})?)$/;
const GLUED_SCALE = /\b(?<word>[a-z]{1,9}(?:hundred|thousand))\s{1,2}(?:and\s{1,2})?$/;
const AND_LAST = /(?:^|\s)and\s{1,2}$/;
const SENTENCE_MARK = /^[("]?[a-z]+[;:,.)"]$/;
const MOST = 36;

/** Of a length in words. */
export function tiedWords(folded: string, from: number, start: number): string {
  const before = folded.slice(Math.max(from, start - MOST), start);
  const torn = TORN_SCALE.exec(before) ?? MARKED.exec(before);
  if (torn) return torn[0].trim();
  const and = (TORN_AND.exec(before) ?? MARKED_AND.exec(before))?.groups;
  if (and && isCounting(and['number']!)) return and['and']!.trim();
  const glued = GLUED_SCALE.exec(before)?.groups!['word'];
  if (glued !== undefined && !isCounting(glued)) return glued;
  if (isScale(folded, start) && isUnledScale(before)) return before.slice(-6).trim();
  return isSpace(codeBefore(folded, start)) ? markedRun(before) : gluedRun(runBefore(folded, from, start));
}

const isScale = (folded: string, start: number): boolean =>
  folded.startsWith('hundred', start) || folded.startsWith('thousand', start);
/** "six)hundred", "two ) hundred", "fi-e hundred": what said how many was spoilt. */
const isUnledScale = (before: string): boolean =>
  /[^a-z\s,;:.-]\s{0,2}$|[a-z][^a-z\s]\s?$|[a-z][^a-z\s][a-z]{1,3}\s{1,2}$/.test(before) &&
  !/\b[a-z]{3,}[,;:.]\s?$/.test(before);

/** "forty(three", "six,y-five": not "feet;forty". */
const gluedRun = (run: string): string =>
  BROKEN_TEN.test(run) ||
  (/[a-z]/.test(run) && /[^a-z-]/.test(run) && !(SENTENCE_MARK.test(run) && !isCounting(lettersOf(run))))
    ? run
    : '';
/** "twent-y-two", "eigh y-six". */
const BROKEN_TEN = /^(?:[a-z]{3,6}-)?(?!e-)[a-z]{1,2}-$/;

const lettersOf = (run: string): string => run.replaceAll(/[^a-z]/g, '');

/** "four h°ndred and seven feet": behind a number a word with a mark inside it. */
function markedRun(before: string): string {
  const words = before.replace(AND_LAST, ' ').trimEnd().split(/\s+/);
  const [number, run] = [words.at(-2), words.at(-1)];
  if (number === undefined || run === undefined || !isCounting(number)) return '';
  return /^[a-z]{1,7}[^a-z\s\d'&-]{1,2}[a-z]{1,7}$/.test(run) ? run : '';
}

/** "S 73e° W", "north 7e degrees west", "forty-e-ight degrees": more of it stands right behind a bearing. */
const GOES_ON =
  /^(?:[\s.]{0,2}°|[\s.-]{0,2}[a-z]{0,6}\s{0,2}(?:degrees?|minutes?)\b|[\s.]{1,2}(?:[ew]|east|west)\b\.?(?=[\s,]{1,3}\d)|['"]\s{0,2}(?:[ew]\b|east\b|west\b))/;
export function bearingGoesOn(folded: string, end: number): boolean {
  const next = codeAt(folded, end);
  if (next === COMMA || next === SEMICOLON || (isSpace(next) && isFigure(codeAt(folded, end + 1)))) return false;
  return GOES_ON.test(folded.slice(end, end + 24));
}
const [PRIME, COMMA, DASH, POINT, COLON, SEMICOLON] = [39, 44, 45, 46, 58, 59];

/** "south :6° 53' east", "N 6:° E", "S 6°,5' E": a mark where a figure of the bearing may have stood. */
const MARK_FOR_FIGURE =
  /^[a-z]{1,5}(?:\.?\s{1,2}[.,:;]|[,:;])\d\s?(?:°|deg)|^[a-z]{1,5}\.?\s{1,2}-\d°(?![^°]*-)|(?<!\d)\d(?:[:;,]|-\s?(?=°))\s?(?:°|degrees)|°[,;:]\d\s?'(?!,)|(?<!\d)\d[,:]\s?min|[\s°][,:.]\d\s?(?:'|min)|°\s?\d(?:-\d|'\d)'/;
export const marksAFigure = (folded: string, start: number, end: number): boolean =>
  holdsMark(folded, start, end) && MARK_FOR_FIGURE.test(folded.slice(start, end));

/** One of the marks, or a prime behind a single figure: most bearings have none. */
function holdsMark(folded: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const unit = codeAt(folded, at);
    if (unit === COMMA || unit === COLON || unit === SEMICOLON || unit === DASH) return true;
    if (unit === POINT && at > start && isSpace(codeBefore(folded, at))) return true;
    if (unit === PRIME && codeAt(folded, at + 2) === PRIME) return true;
  }
  return false;
}

/** "north fo,ur degrees west": what stands between a wind and its degrees could not be read. */
const UNREAD_DEGREES =
  /^\s{1,2}(?!(?:no|zero|naught|nought)\b)[^\s;]{1,12}(?:\s[^\s;]{1,8})?\s{1,2}(?:degrees?|minutes?)\b/;
const mayTellParts = beginsAny(['degree', 'minute']);
/** "north 11° ~ 59' west": a mark inside the bearing whose last wind this is. */
const BEHIND_TORN_ANGLE =
  /(?:(?:°|\bdegrees?)\s{0,2}[^;,ew\d\s]{1,2}\s{0,2}|(?:^|[^a-z])(?:n|s|north|south)[.,\s]{1,3}\d{1,2}[^a-z\s\d])\d{1,2}\s?['"]\s{0,3}$/;
export const isTornWind = (folded: string, lead: number, start: number, end: number): boolean =>
  (mayTellParts(folded) && UNREAD_DEGREES.test(folded.slice(end, end + 28))) ||
  (start - lead < 4 && BEHIND_TORN_ANGLE.test(folded.slice(Math.max(0, start - 16), start)));

/** "1-,628.19 feet", "1[,175.21 feet", "71m.7 feet": the length was taken for whole before its mark. */
const CUT_SHORT = /^[-([{<][,.]?\d{3}/;
const OTHER_UNIT = /^\.?\d{0,2}\s?(?:feet|ft)\b/;
export function cutShort(folded: string, unit: string, end: number): string {
  if (unit !== 'meters' && !isFigure(codeBefore(folded, end))) return '';
  const words = folded.slice(end, end + 12);
  return (unit === 'meters' ? OTHER_UNIT : CUT_SHORT).test(words) ? words.trim() : '';
}
