// Takes: a text and the same folded. Gives: the folded text with what a scan has spoilt put right where only one word or figure can have stood
// there: "s1x", "twcnty", "th irty", "P0INT", "8O lks."; and where that was done, so that no value mended is called sure.
// Never: changes the length: an offset is the same in both.
import { digitsOf, lettersForDigits } from './mended-figures.ts';
import {
  formKind,
  IS_FORM,
  IS_TORN_HEAD,
  mayBeTorn,
  wordOfFigured,
  wordOfForm,
  wordOfTorn,
  type MendedWord,
} from './mended-words.ts';
import { askedWords } from './asked-words.ts';
import { bareAngles } from './bare-angles.ts';
import { gluedWinds } from './glued-winds.ts';
import { listItems } from './list-items.ts';
import { partingStrokes } from './parting-strokes.ts';
import type { Reread } from './reread.ts';
import { softBreaks } from './soft-breaks.ts';
import { spoiltExcepts } from './spoilt-except.ts';
import { isFigure, isLetter } from './peek.ts';
import { firstNot } from '../../document/halving.ts';
import { unitsOf } from '../../document/text-units.ts';
import { strayPoints } from './stray-points.ts';
import { wordsOf, type Words } from './words.ts';

export interface Mend {
  readonly start: number;
  readonly end: number;
  /** As long as what was printed. */
  readonly read: string;
  readonly kind: 'word' | 'figure' | 'place';
  /** An O behind one digit of a bearing: what it is taken for; both where nothing tells. */
  readonly nought?: 'digit' | 'mark' | 'open';
}

const NONE: readonly Mend[] = [];
let mends: readonly Mend[] = NONE;
let mended = '';

/** The folded text to read courses from. What was mended is known until the next text is given. */
export function mendedText(text: string, folded: string): string {
  mends = NONE;
  const found = withMarks(
    mendsOf(text, folded),
    [...partingStrokes(folded), ...softBreaks(text), ...strayPoints(folded)],
    [
      ...bareAngles(text, folded),
      ...spoiltExcepts(folded),
      ...listItems(folded),
      ...gluedWinds(text),
      ...askedWords(folded),
    ],
  );
  if (found.length > 0) mends = found;
  mended = found.length > 0 ? applied(folded, found) : folded;
  return mended;
}

/** "S1-10-00E/90.00'", "Az. 30-46-18": a blank read for a stroke, and marks for dashes, leave no doubt. */
function withMarks(found: Mend[], strokes: readonly number[], others: readonly Reread[]): Mend[] {
  if (strokes.length === 0 && others.length === 0) return found;
  const blanks = strokes.map((start): Mend => ({ start, end: start + 1, read: ' ', kind: 'place' }));
  const marked = others
    .filter(({ start, end }) => (firstTouching(found, start)?.start ?? Infinity) >= end)
    .map((one): Mend => ({ ...one, kind: one.isMended === true ? 'word' : 'place' }));
  return apart([...found, ...blanks, ...marked].sort((a, b) => a.start - b.start));
}

/** Of two that touch, the first: a place mended twice would move every offset behind it. */
function apart(sorted: readonly Mend[]): Mend[] {
  let end = 0;
  return sorted.filter((mend) => {
    if (mend.start < end) return false;
    end = mend.end;
    return true;
  });
}

/** What was mended of the values in a stretch of the text that was given last. */
export function mendsBetween(folded: string, from: number, to: number): readonly Mend[] {
  if (mends.length === 0 || folded !== mended) return NONE;
  const touching: Mend[] = [];
  for (let i = firstNot(mends.length, (at) => mends[at]!.end <= from); i < mends.length && mends[i]!.start < to; i++)
    if (mends[i]!.kind !== 'place') touching.push(mends[i]!);
  return touching.length === 0 ? NONE : touching;
}

/** Of mends in the text's order: the first that ends behind a place. A text may hold thousands of them. */
const firstTouching = (found: readonly Mend[], from: number): Mend | undefined =>
  found[firstNot(found.length, (at) => found[at]!.end <= from)];

function applied(folded: string, found: readonly Mend[]): string {
  let [out, at] = ['', 0];
  for (const { start, end, read } of found) {
    out += folded.slice(at, start) + read;
    at = end;
  }
  return out + folded.slice(at);
}

const isOfRun = (unit: number): boolean => isFigure(unit) || isLetter(unit);

function mendsOf(text: string, folded: string): Mend[] {
  const found: Mend[] = [];
  const words = wordsOf(folded);
  const { count, starts, ends } = words;
  const units = unitsOf(folded);
  let done = 0;
  for (let word = 0; word < count; word++) {
    const start = starts[word]!;
    const end = ends[word]!;
    const beside = BESIDE[units[end]!]! | (start > 0 ? BESIDE[units[start - 1]!]! : 0);
    const isRun = (beside & FIGURE) !== 0 || ((beside & MARK) !== 0 && mayBeDigits(units, start, end));
    let kind = isRun ? 0 : formKind(words, word);
    if ((kind & IS_TORN_HEAD) !== 0 && !mayBeTail(words, word)) kind &= IS_FORM;
    if ((!isRun && kind === 0) || start < done) continue;
    const mend = isRun ? mendOfRun(text, folded, start, end) : mendOfWord(folded, start, end, kind);
    if (mend) found.push(mend);
    done = mend ? mend.end : isRun ? runEnd(folded, end) : end;
  }
  return found.length === 0 ? found : withNoughts(text, found);
}

/** Whether a blank and what may be the rest of a torn word stand behind this one. */
const mayBeTail = (words: Words, word: number): boolean =>
  word + 1 < words.count && words.starts[word + 1] === words.ends[word]! + 1 && mayBeTorn(words, word);

/** What stands right beside a word: a figure, or a mark that figures are parted by. */
const [FIGURE, MARK] = [1, 2];
const BESIDE = new Uint8Array(2 ** 16);
for (const figure of '0123456789') BESIDE[figure.charCodeAt(0)] = FIGURE;
for (const mark of '.,/°') BESIDE[mark.charCodeAt(0)] = MARK;

const [L, I, O, POINT, COMMA, STROKE, DEGREE] = [108, 105, 111, 46, 44, 47, 176];

/** "l.66", "O.295", "8O.OO", "34/lOO", "l° 30'": letters alone with a point, a comma, a stroke or a degree mark beside them. */
function mayBeDigits(units: Uint16Array, start: number, end: number): boolean {
  const first = units[start]!;
  if ((first !== L && first !== I && first !== O) || end - start > 3) return false;
  const [before, behind] = [start > 0 ? units[start - 1]! : 0, units[end]!];
  if ((behind === POINT || behind === COMMA) && isFigure(units[end + 1]!)) return true;
  return before === POINT || before === COMMA || before === STROKE || behind === DEGREE;
}

function runEnd(folded: string, at: number): number {
  let end = at;
  while (isOfRun(folded.charCodeAt(end))) end++;
  return end;
}

/** Letters and figures in a row. */
function mendOfRun(text: string, folded: string, at: number, to: number): Mend | null {
  let start = at;
  while (start > 0 && isOfRun(folded.charCodeAt(start - 1))) start--;
  const end = runEnd(folded, to);
  if (end - start > LONGEST) return null;
  const reading = lettersForDigits(text, start, end);
  if (reading !== null) {
    const read = digitsOf(text.slice(start, end));
    return reading === 'figure'
      ? { start, end, read, kind: 'figure' }
      : { start, end, read, kind: 'figure', nought: reading };
  }
  if (figuresIn(folded, start, end) * 2 > end - start || !stands(folded, start, end)) return null;
  const run = folded.slice(start, end);
  const word = wordOfFigured(run);
  return word && word.word !== run && !isOfAngle(folded, start, end) ? mendBy(word, start, end) : null;
}

/** "N. 520 l0T E.": a lump between a figure and the last letter of a bearing is no word. */
const isOfAngle = (folded: string, start: number, end: number): boolean =>
  end - start < 4 &&
  /\d[°'.,]?\s{1,2}$/.test(folded.slice(Math.max(0, start - 5), start)) &&
  /^['"]?\s{1,2}[ew][.,\s]/.test(folded.slice(end, end + 5));

const LONGEST = 16;

function figuresIn(folded: string, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at++) if (isFigure(folded.charCodeAt(at))) count++;
  return count;
}

const BEFORE_WORD = /[\s("'-]/;
const BEHIND_WORD = /[\s,.;:)"'-]/;

/** Whether what stands around a run lets it be a word; of two letters it must stand alone: "N0", "S1" and "T2" are none. */
function stands(folded: string, start: number, end: number): boolean {
  const [before, behind] = [folded[start - 1] ?? ' ', folded[end] ?? ' '];
  if (end - start < 3) return /\s/.test(before) && /\s/.test(behind);
  return BEFORE_WORD.test(before) && BEHIND_WORD.test(behind);
}

function mendOfWord(folded: string, start: number, end: number, kind: number): Mend | null {
  const form = (kind & IS_FORM) === 0 ? null : wordOfForm(folded.slice(start, end));
  if (form) return mendBy(form, start, end);
  if ((kind & IS_TORN_HEAD) === 0 || folded[end] !== ' ' || !isLetter(folded.charCodeAt(end + 1))) return null;
  const to = runEnd(folded, end + 1);
  const torn = isNextSouth(folded, end, to) ? null : wordOfTorn(folded.slice(start, to));
  if (!torn) return null;
  // The blank goes before it, "and th irty-eight" is "and  thirty-eight", but a place that words follow keeps its beginning.
  if (torn.isOfValue) return { start, end: to, read: ` ${torn.word}`, kind: 'word' };
  return { start, end: to, read: folded[to] === ' ' ? `${torn.word} ` : ` ${torn.word}`, kind: 'place' };
}

/** "20 pole S 40 E": no "poles". "54 degree s 44 minutes" is one angle. */
const isNextSouth = (folded: string, end: number, to: number): boolean =>
  to === end + 2 && folded[end + 1] === 's' && SOUTH.test(folded.slice(to, to + 24));
const SOUTH = /^[.\s]{0,2}\d(?![\d\s]{0,3}(?:minutes?|seconds?|['"]))/;

const mendBy = ({ word, isOfValue }: MendedWord, start: number, end: number): Mend => ({
  start,
  end,
  read: word.padEnd(end - start),
  kind: isOfValue ? 'word' : 'place',
});

const AS_MARK = /\d\dO(?=[\s-]{0,2}\d{1,2}\s?(?:['’′]|[EW](?![a-z]))|\s?[EW](?![a-z]))/i;

/** What an O behind one digit of a bearing is, told by the other figures of the text: a nought where it is one elsewhere, the mark where
 *  it is that; where both are, or neither, it stays open. A small one is the mark, without doubt where the text's others are. */
function withNoughts(text: string, found: readonly Mend[]): Mend[] {
  if (found.every(({ nought }) => nought === undefined)) return found as Mend[];
  const isNought = found.some(
    ({ start, end, kind, nought }) => kind === 'figure' && !nought && text.slice(start, end).includes('O'),
  );
  const isMark = AS_MARK.test(text);
  const open = isMark ? found.filter(({ nought }) => nought !== 'mark') : found;
  return open.map((mend) => {
    if (mend.nought !== 'open' || isNought === isMark) return mend;
    return isNought
      ? { ...mend, nought: 'digit' }
      : { ...mend, nought: 'mark', read: text.slice(mend.start, mend.end).toLowerCase() };
  });
}
