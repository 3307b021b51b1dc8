// Takes: folded text and the place where a number in words ends that scans have damaged. Gives: what can still be read of it: the
// words at its head, what may follow them, the fraction at its end. Never: a value; bracket-figure.ts weighs it against a figure.
import { before } from '../words/before.ts';
import { DENOMINATORS, MISREAD_NUMBERS, NAMES, ONES, SCALES, TENS, UNIT_WORDS } from '../words/lexicon.ts';
import { isDigitAt, isLetterAt } from '../words/place.ts';
import { cardinalOfWords, isCounting } from './number-value.ts';
import { ONLY_FIGURE } from './bracket-figure.ts';
import { wordsAt, type NumberPhrase } from './numbers.ts';

interface TornWords {
  /** Where the first word stands that can be read, or is evidently a damaged ten. */
  readonly start: number;
  /** Where the last number word ends. */
  readonly end: number;
  /** The number lies from `least` up to `least + room`, times one of `scales`; where its head is lost, so does what is left of it. */
  readonly least: number;
  readonly room: number;
  readonly scales: readonly number[];
  /** Behind a ten that cannot be read. */
  readonly ones: number | null;
  /** "…and twenty nine", "hundred and ten": hundreds stood before it. */
  readonly headless: boolean;
  /** The fraction the words end with. */
  readonly fraction: number | null;
  /** A fraction was said whose figures cannot be read: "forty fiv done-half". */
  readonly unreadFraction: boolean;
  /** The number that can be read at their end. */
  readonly tail: number | null;
  /** The last figures of the number, where the words say them right before the place; they go on for `room`. */
  readonly last: { readonly value: number; readonly room: number } | null;
}

interface Piece {
  readonly word: string;
  readonly at: number;
}

const LOOK_BACK = 84;

/** Words, figures and single marks, back to the one before that which no number reaches over. */
function piecesBefore(text: string, at: number): Piece[] {
  let from = Math.max(0, at - LOOK_BACK);
  while (from < at && isLetterAt(text, from) && isLetterAt(text, from - 1)) from++;
  const pieces: Piece[] = [];
  for (let end = at, isStopped = false; end > from && !isStopped;) {
    if (/\s/.test(text.charAt(end - 1))) {
      end--;
      continue;
    }
    isStopped = STOPS.has(pieces.at(-1)?.word ?? '');
    const start = pieceStart(text, from, end);
    pieces.push({ word: text.slice(start, end), at: start });
    end = start;
  }
  return pieces.reverse();
}

const isOfFigureAt = (text: string, at: number): boolean => /[\d.,]/.test(text.charAt(at));

/** Where the piece that ends here begins: letters in a row, a figure with its points and commas, or one mark. */
function pieceStart(text: string, from: number, end: number): number {
  let start = end - 1;
  if (isLetterAt(text, start)) {
    while (start > from && isLetterAt(text, start - 1)) start--;
    return start;
  }
  if (!isOfFigureAt(text, start)) return start;
  while (start > from && isOfFigureAt(text, start - 1)) start--;
  while (start < end && !isDigitAt(text, start)) start++;
  return start < end ? start : end - 1;
}

/** What no number in words reaches over, however damaged. */
const STOPS = new Set([
  ...[...');,:'],
  ...'about street st avenue ave road lane place court land line thence running degree degrees minute minutes'.split(
    ' ',
  ),
  ...'second seconds angle angles distance thereof or less'.split(' '),
]);

/** "hundredy", "hundredandten", "hun" of a torn word: begins as the word does. */
const isHundred = (word: string): boolean =>
  word.startsWith('hu') && (word.startsWith('hundred') || /^hu[nm][a-z]{0,7}$/.test(word));
const isNumberWord = (word: string): boolean =>
  isCounting(word) || isHundred(word) || word in DENOMINATORS || word in MISREAD_NUMBERS || counted(word) !== null;

const WITH_AND = /^([a-z]{3,8}?)(?:d|ed|nd|red|s)$/;
const BEGINS_WITH_TEN = new RegExp(`^(${Object.keys(TENS).join('|')})[a-z]{2,7}$`);

/** "twelved", "fivered": a word with the "and" behind it; "fiftyphour": a ten with its ones. */
function counted(word: string): string | null {
  if (word.length < 4) return null;
  const ten = BEGINS_WITH_TEN.exec(word)?.[1];
  if (ten !== undefined) return ten;
  for (let end = WITH_AND.test(word) ? 3 : word.length; end < word.length; end++)
    if (ONES[word.slice(0, end)] !== undefined && /^(?:d|ed|nd|red|s)$/.test(word.slice(end)))
      return word.slice(0, end);
  return null;
}
const isAnd = (word: string): boolean => word === 'and' || word === '&';

const PLAIN_TY =
  /^(?:county|city|property|party|safety|society|facility|entity|liberty|trinity|security|realty|university|community|utility|authority|quantity|empty|beauty|equity|royalty|majority|vicinity|proximity|extremity|sty)$/;
/** "lighty", "suty": a ten that cannot be read. */
const isNearlyTen = (word: string): boolean =>
  word.length > 3 && word.length < 9 && word.endsWith('ty') && !(word in TENS) && !PLAIN_TY.test(word);

/** The first piece that belongs to the number, going back; -1 where none does. */
function firstOf(pieces: readonly Piece[]): number {
  let first = -1;
  let strangers = 0;
  for (let i = pieces.length - 1; i >= 0; i--) {
    const { word } = pieces[i]!;
    if (STOPS.has(word) || NAMES.test(word) || (word.length > 2 && word in UNIT_WORDS)) break;
    if (isNumberWord(word)) [first, strangers] = [i, 0];
    else if (isNearlyTen(word) && first > 0 && isBefore(pieces, i, first) && (ONES[pieces[first]!.word] ?? 99) < 10)
      [first, strangers] = [i, 0];
    // "sixty foort to to (6431)": what became of a fraction.
    else if (/^[a-z]/.test(word) && !isAnd(word) && word !== 'to' && ++strangers > 2) break;
  }
  while (first >= 0 && pieces[first]!.word in DENOMINATORS) first = first + 1 < pieces.length ? first + 1 : -1;
  return first >= 0 && pieces[first] && isNamed(pieces, first) ? -1 : first;
}

/** "lot five"; "the last course two hundred" is none. */
const isNamed = (pieces: readonly Piece[], first: number): boolean =>
  NAMES.test(pieces[first - 1]?.word ?? '') && !/^(?:last|said|preceding|former)$/.test(pieces[first - 2]?.word ?? '');

/** The next piece, but for a dash. */
const isBefore = (pieces: readonly Piece[], i: number, next: number): boolean =>
  i + 1 === next || (i + 2 === next && pieces[i + 1]!.word === '-');

interface Head {
  readonly words: readonly string[];
  /** The first piece behind what can be read. */
  readonly behind: number;
  /** A ten follows that cannot be read, with these ones behind it. */
  readonly unreadTen: boolean;
  readonly ones: number | null;
}

/** What a word stands for in a number's head, and whether something else may hide in it. */
function headWord(word: string): { next: string; hides: boolean } {
  if (isHundred(word)) return { next: 'hundred', hides: word !== 'hundred' && word !== 'hun' && word !== 'hum' };
  if (isCounting(word)) return { next: word, hides: false };
  const meant = MISREAD_NUMBERS[word];
  if (meant !== undefined) return { next: meant, hides: false };
  const part = counted(word);
  return part === null ? { next: word, hides: true } : { next: part, hides: true };
}

/** Marks that may stand between the words of a number. */
const STRAY = /^[-/.•·"'*]$/;

function headOf(pieces: readonly Piece[], first: number, to: number): Head {
  const words: string[] = [];
  let i = first;
  for (; i < to; i++) {
    const { word } = pieces[i]!;
    if (STRAY.test(word) || isAnd(word) || word === 'dred') continue;
    const { next, hides } = headWord(word);
    if (!isCounting(next) || cardinalOfWords([...words, next]) === null) break;
    words.push(next);
    // "hundredy" is read as hundred, but what else it hides cannot be told.
    if (hides) return { words, behind: i + 1, unreadTen: false, ones: null };
  }
  const unreadTen = i < to && isNearlyTen(pieces[i]!.word) && roomBehind(words.at(-1)) >= 100;
  if (!unreadTen) return { words, behind: i, unreadTen, ones: null };
  const ones = ONES[pieces[pieces[i + 1]?.word === '-' ? i + 2 : i + 1]?.word ?? ''] ?? 99;
  return { words, behind: i, unreadTen, ones: ones > 0 && ones < 10 ? ones : null };
}

function roomBehind(last: string | undefined): number {
  if (last === undefined) return Infinity;
  return last in TENS ? 10 : (SCALES[last] ?? 1);
}

/** "…two hundred / sixteen (": the last figures of the number, where nothing stands between them and the place. */
function lastOf(text: string, tail: number | null, end: number, at: number): TornWords['last'] {
  if (tail === null || tail < 1 || !Number.isInteger(tail) || text.slice(end, at).trim() !== '') return null;
  const room = roomBehind(/[a-z]+$/.exec(text.slice(Math.max(0, end - 12), end))?.[0]);
  return room < 100 ? { value: tail, room } : null;
}

/** The number that the words end with, and the piece it begins with. */
function tailOf(text: string, pieces: readonly Piece[], first: number): { value: number; at: number } | null {
  const last = pieces.findLastIndex((p) => isNumberWord(p.word));
  const end = last < 0 ? -1 : pieces[last]!.at + pieces[last]!.word.length;
  for (let i = first; i <= last; i++) {
    const read = isCounting(pieces[i]!.word) ? wordsAt(text, pieces[i]!.at) : null;
    if (read?.end === end) return { value: read.value, at: i };
  }
  return null;
}

/** "sixty nines one hundredths": the "one" is no numerator, and what is cannot be read. */
function isNumerator(pieces: readonly Piece[], first: number, at: number): boolean {
  // "dsixty-two one hundredths": its ten cannot be read.
  if (isNearlyTen(pieces[pieces[at - 1]?.word === '-' ? at - 2 : at - 1]?.word ?? '')) return false;
  if (pieces[at]!.word !== 'one' || at === first || isAnd(pieces[at - 1]!.word)) return true;
  return (DENOMINATORS[pieces[pieces.length - 1]!.word] ?? 0) < 10;
}

/** "three hnd thirty five": what stands between was a hundred, or a thousand is named behind it. */
function scalesOf(pieces: readonly Piece[], { words, behind }: Head): number[] {
  const rest = pieces.slice(behind);
  const scales = [1];
  const unread = rest[0]?.word ?? '';
  if (/^th[a-z]{3,6}d/.test(unread) || rest.some((p) => p.word === 'thousand')) scales.push(1000);
  const isOne = words.length === 1 && (ONES[words[0]!] ?? 99) < 10;
  if (isOne && (rest.some((p) => isCounting(p.word)) || /^[a-z]{5}/.test(unread))) scales.push(100);
  return scales;
}

/** Behind "half", "tenths": a fraction was said. */
const FRACTION_WORD = /^(?:half|halves|(?:ten|hundred|thousand)ths?|quarters?|fourths|thirds|hundreachs)$/;

/** What can be read of the number in words that ends at a place; null where no number word stands before it. */
function tornWordsBefore(text: string, at: number): TornWords | null {
  const pieces = piecesBefore(text, at);
  const first = firstOf(pieces);
  if (first < 0) return null;
  const tail = tailOf(text, pieces, first);
  const fraction = tail && tail.value < 1 && isNumerator(pieces, first, tail.at) ? tail : null;
  const head = headOf(pieces, first, fraction?.at ?? pieces.length);
  const lostHundreds = head.words[0] === 'hundred';
  const words = lostHundreds ? head.words.slice(1) : head.words;
  const last = pieces.findLast((p) => isNumberWord(p.word) || isNearlyTen(p.word))!;
  const end = last.at + last.word.length;
  // "sevnty three one-half": the whole words before it are not all read, but a half was said.
  const part = fraction?.value ?? (tail && tail.value > 1 && tail.value % 1 > 0 ? tail.value % 1 : null);
  const least = cardinalOfWords(words) ?? 0;
  return {
    start: pieces[first]!.at,
    end,
    least: head.unreadTen ? least + 20 : least,
    room: head.unreadTen ? 80 : roomBehind(words.at(-1)),
    ones: head.ones,
    scales: scalesOf(pieces, head),
    headless: lostHundreds || isAnd(pieces[first - 1]?.word ?? ''),
    fraction: part,
    unreadFraction: part === null && FRACTION_WORD.test(pieces.at(-1)!.word),
    tail: tail?.value ?? null,
    last: isNumberWord(last.word) ? lastOf(text, tail?.value ?? null, end, at) : null,
  };
}

/** "and to (81)": what became of a fraction, so the figure has lost its point. */
const isBehindFraction = before(/\band\s{1,2}(?:t[o0]{1,2}|[ft]oo|tot|[17]00)\s{1,2}/);

interface Weighed {
  /** Where the words before it begin; where there are none, the figure itself. */
  readonly start: number;
  readonly amount: number;
  readonly doubt: string;
}

/**
 * The figure in brackets that opens here, beside damaged words: as printed where it fits what can be read of them, with the decimal
 * point it has lost where only that fits ("eighty four and 100 (8415)": 84.15); null where they contradict each other.
 */
export function weighedFigure(text: string, open: number, figure: NumberPhrase): Weighed | null {
  const words = tornWordsBefore(text, open);
  const start = words?.start ?? figure.start;
  const asPrinted = { start, amount: figure.value, doubt: ONLY_FIGURE };
  if (!words && figure.places === 0 && isBehindFraction(text, open)) return null;
  if (!words || fits(words, figure.value, true)) return asPrinted;
  // "of one Ames sixty (60)": a name before the number; "one hundred 24 ten (10)" is none.
  if (words.tail === figure.value && words.least < 100) return asPrinted;
  for (const lost of figure.places === 0 && figure.value >= 100 ? [100, 10] : []) {
    const amount = figure.value / lost;
    if (!fits(words, amount, true) || contradicts(text.slice(words.end, open), amount)) continue;
    const printed = text.slice(figure.start, figure.end);
    return { start, amount, doubt: `"${printed}" is read as ${amount}, by the words before it` };
  }
  return figure.places > 0 && words.start < words.end && fits(words, figure.value, false) ? asPrinted : null;
}

/** Whether a figure can be what the damaged words said. */
function fits(words: TornWords, amount: number, withFraction: boolean): boolean {
  const part = amount - Math.floor(amount);
  if (withFraction && words.fraction !== null && Math.abs(part - words.fraction) > 0.0051) return false;
  if (words.unreadFraction && part === 0) return false;
  if (words.ones !== null && Math.floor(amount) % 10 !== words.ones) return false;
  if (words.last && !endsAs(words.last, amount)) return false;
  const inRoom = (value: number): boolean => value >= words.least && value < words.least + words.room;
  return (
    words.scales.some((scale) => inRoom(amount / scale)) || (words.headless && amount > 100 && inRoom(amount % 100))
  );
}

/** "…hundred / sixteen (219)": no 19 where the words end with sixteen. */
function endsAs({ value, room }: { value: number; room: number }, amount: number): boolean {
  const figures = value < 10 ? 10 : 100;
  return amount % figures >= value % figures && amount % figures < (value % figures) + room;
}

/** "two hundred twelve 35/10 (2127)": the fraction between them is another than the point would make. */
function contradicts(between: string, amount: number): boolean {
  const over = /(?<over>\d{1,2})\s?\/\s?100?(?!\d)/.exec(between)?.groups?.['over'];
  return over !== undefined && !String(amount).endsWith(over);
}
