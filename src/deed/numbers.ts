// Takes: folded text and a place in it. Gives: the number that stands there, in figures, words or fractions, with its span.
// Never: decides what the number measures.
import { DENOMINATORS, FRACTION_GLYPHS, ONES, SCALES, TENS } from './lexicon.ts';

export interface NumberPhrase {
  readonly value: number;
  readonly start: number;
  readonly end: number;
  readonly inWords: boolean;
  /** Digits after the decimal point as printed; 0 for words and vulgar fractions. */
  readonly places: number;
}

const FIGURE =
  /(?<whole>\d{1,3}(?:, ?\d{3})+(?!\d)(?=[^\d]|$)|\d{1,9})?(?:(?<=\d)\.(?<decimals>\d{1,8})|(?<!\d)\.(?<bare>\d{1,8}))?/y;
const GLYPHS = Object.keys(FRACTION_GLYPHS).join('');
// "4 1/2", "4-1/2", "51 1/100", "4½", and "3 ½"; a date or a lot range has other neighbours.
const FRACTION = new RegExp(`[ -]{0,2}(?:(?<glyph>[${GLYPHS}])|(?<over>\\d{1,4})/(?<under>\\d{1,4})(?![\\d/]))`, 'y');

/** Letters a to z: what a number in words begins with. */
export function startsWithLetter(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 97 && unit <= 122;
}

export function figureAt(text: string, at: number): NumberPhrase | null {
  if (startsWithLetter(text, at)) return null;
  const glyph = FRACTION_GLYPHS[text[at] ?? ''];
  if (glyph !== undefined) return { value: glyph, start: at, end: at + 1, inWords: false, places: 0 };
  FIGURE.lastIndex = at;
  const found = FIGURE.exec(text)?.groups;
  const whole = found?.['whole'];
  const decimals = found?.['decimals'] ?? found?.['bare'];
  if (whole === undefined && decimals === undefined) return null;
  // ".5" right behind another character is the end of a damaged figure.
  if (whole === undefined && /[^\s(\[=+-]/.test(text[at - 1] ?? ' ')) return null;
  const end = FIGURE.lastIndex;
  const value = Number(`${(whole ?? '').replace(/[, ]/g, '')}.${decimals ?? ''}0`);
  if (decimals !== undefined) return { value, start: at, end, inWords: false, places: decimals.length };
  return withFraction(text, { value, start: at, end, inWords: false, places: 0 });
}

/** Denominators that lengths and angles are printed with; "125/30" is no fraction. */
const ORDINARY = new Set([2, 3, 4, 5, 6, 8, 10, 12, 16, 100, 1000]);

function withFraction(text: string, whole: NumberPhrase): NumberPhrase {
  if (text[whole.end] === '/') {
    const over = /\/(\d{1,4})(?![\d/])/y;
    over.lastIndex = whole.end;
    const under = Number(over.exec(text)?.[1] ?? 0);
    return ORDINARY.has(under) ? { ...whole, value: whole.value / under, end: over.lastIndex } : whole;
  }
  FRACTION.lastIndex = whole.end;
  const found = FRACTION.exec(text)?.groups;
  if (!found) return withWordFraction(text, whole);
  const part = found['glyph'] ? FRACTION_GLYPHS[found['glyph']]! : Number(found['over']) / Number(found['under']);
  if (!(part > 0 && part < 1)) return whole;
  return { ...whole, value: whole.value + part, end: FRACTION.lastIndex };
}

const AND_A_FRACTION =
  /\s{1,2}and\s{1,2}(?<over>one|three|two)[-\s](?<under>half|fourths?|quarters?|thirds?)(?![a-z])/y;

function withWordFraction(text: string, whole: NumberPhrase): NumberPhrase {
  AND_A_FRACTION.lastIndex = whole.end;
  const found = AND_A_FRACTION.exec(text)?.groups;
  if (!found) return whole;
  return {
    ...whole,
    value: whole.value + ONES[found['over']!]! / DENOMINATORS[found['under']!]!,
    end: AND_A_FRACTION.lastIndex,
  };
}

const WORD = /([a-z]+|&)(?:[ \n]*-[ \n]*|,?[ \n]+(?=and\s)|[ \n]+|(?=[^a-z]|$))/y;

interface WordToken {
  readonly word: string;
  readonly end: number;
  readonly next: number;
}

const NUMBER_WORDS = new Set(
  [ONES, TENS, SCALES, DENOMINATORS].flatMap((words) => Object.keys(words)).concat('and', '&'),
);

/** At most 24 words: the longest number a deed can need is well below that. */
function numberWords(text: string, at: number): WordToken[] {
  const words: WordToken[] = [];
  WORD.lastIndex = at;
  while (words.length < 24) {
    const from = WORD.lastIndex;
    const word = WORD.exec(text)?.[1];
    if (word === undefined) break;
    const next = WORD.lastIndex;
    if (NUMBER_WORDS.has(word)) words.push({ word, end: from + word.length, next });
    else if (!takeTorn(text, word, words, from, next)) break;
  }
  while (words.length > 0 && ['and', '&'].includes(words[words.length - 1]!.word)) words.pop();
  return words;
}

const GLUED =
  /^(?<tens>twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?<ones>one|two|three|four|five|six|seven|eight|nine)$/;
const DRED = /dred(?![a-z])/y;

/** "sixtyfive", "twohundred", and "hun-\ndred" torn at a line's end. WORD.lastIndex is moved behind what was taken. */
function takeTorn(text: string, word: string, words: WordToken[], from: number, next: number): boolean {
  const end = from + word.length;
  const glued = GLUED.exec(word)?.groups;
  const hundred = /^(?<ones>one|two|three|four|five|six|seven|eight|nine)hundred$/.exec(word)?.groups;
  if (glued ?? hundred) {
    words.push({ word: (glued?.['tens'] ?? hundred?.['ones'])!, end, next });
    words.push({ word: glued?.['ones'] ?? 'hundred', end, next });
    return true;
  }
  if (word !== 'hun') return false;
  DRED.lastIndex = text[next] === '.' ? next + 1 + /^\s*/.exec(text.slice(next + 1, next + 6))![0].length : next;
  if (!DRED.test(text)) return false;
  words.push({ word: 'hundred', end: DRED.lastIndex, next: DRED.lastIndex });
  WORD.lastIndex = DRED.lastIndex + /^[\s-]*/.exec(text.slice(DRED.lastIndex, DRED.lastIndex + 6))![0].length;
  return true;
}

/** A number in words, with a fraction in words or figures: "two hundred and six and 34/100". */
export function wordsAt(text: string, at: number): NumberPhrase | null {
  if (!startsWithLetter(text, at)) return null;
  const words = numberWords(text, at);
  const first = words[0];
  if (!first || first.word === 'and' || first.word === '&') return null;
  const value = valueOf(words.map((w) => w.word));
  if (value === null) return null;
  const last = words[words.length - 1]!;
  return withFigureFraction(text, { value, start: at, end: last.end, inWords: true, places: 0 });
}

const AND_HUNDREDTHS = /[ \n]*(?:and|&)?[ \n]*(?<over>\d{1,3}) ?\/ ?(?<under>\d{1,4})(?!\d)/y;

function withFigureFraction(text: string, whole: NumberPhrase): NumberPhrase {
  AND_HUNDREDTHS.lastIndex = whole.end;
  const found = AND_HUNDREDTHS.exec(text)?.groups;
  if (!found) return whole;
  const part = Number(found['over']) / Number(found['under']);
  return part < 1 ? { ...whole, value: whole.value + part, end: AND_HUNDREDTHS.lastIndex } : whole;
}

function valueOf(words: readonly string[]): number | null {
  const last = words[words.length - 1]!;
  const under = DENOMINATORS[last];
  if (under === undefined) return cardinalOf(words.filter((w) => w !== 'and' && w !== '&'));
  const chunks = splitAtAnd(words.slice(0, -1));
  let numerator = chunks.pop() ?? [];
  // "eight one-hundredths" is eight hundredths; "one-half" is one half.
  if (numerator.length > 1 && numerator[numerator.length - 1] === 'one') numerator = numerator.slice(0, -1);
  // "seven hundred and thirteen one-thousandths": hundreds of thousandths belong to the numerator, of hundredths they cannot.
  while (under >= 1000 && chunks.length > 0 && chunks[chunks.length - 1]!.at(-1) === 'hundred')
    numerator = [...chunks.pop()!, ...numerator];
  // "thirty-eighth one-hundredths": a slip for thirty-eight.
  numerator = numerator.map((w) => (w in DENOMINATORS ? w.replace(/ths?$/, w === 'eighth' ? 't' : '') : w));
  // "half a mile" needs no numerator; "hundredths" alone is no number.
  if (numerator.length === 0 && under !== 2) return null;
  const over = numerator.length === 0 ? 1 : cardinalOf(numerator);
  const whole = chunks.length === 0 ? 0 : cardinalOf(chunks.flat());
  if (over === null || whole === null) return null;
  return whole + over / under;
}

function splitAtAnd(words: readonly string[]): string[][] {
  const chunks: string[][] = [[]];
  for (const word of words) {
    if (word === 'and' || word === '&') chunks.push([]);
    else chunks[chunks.length - 1]!.push(word);
  }
  return chunks.filter((c) => c.length > 0);
}

/** null where the words are numbers but no number: "twenty thirty". */
function cardinalOf(words: readonly string[]): number | null {
  if (words.length === 0) return null;
  let total = 0;
  let group = 0;
  let lastSmall = Infinity;
  for (const word of words) {
    const scale = SCALES[word];
    if (scale === 100) {
      group = (group || 1) * 100;
      lastSmall = Infinity;
    } else if (scale !== undefined) {
      total += (group || 1) * scale;
      group = 0;
      lastSmall = Infinity;
    } else {
      const small = ONES[word] ?? TENS[word];
      if (small === undefined) return null;
      const size = small >= 20 ? 20 : small >= 10 || small === 0 ? 1 : 2;
      if (lastSmall === 1 || lastSmall === 2 || (lastSmall === 20 && size !== 2)) return null;
      group += small;
      lastSmall = size;
    }
  }
  return total + group;
}

export function numberAt(text: string, at: number): NumberPhrase | null {
  return figureAt(text, at) ?? wordsAt(text, at);
}
