// Takes: a line as two independent readers read it. Gives: its words: where they agree, surer than either; where they differ, the one
// more to be trusted, unsure, with the other as an alternate. Never: a mixture neither of them read within a word.
import { unionOf, type Box, type PlacedWord, type WordAlternate } from '../placed-word.ts';

/** A letter of the line reader, placed on the page. */
export interface PlacedLetter {
  readonly text: string;
  readonly x: number;
  readonly confidence: number;
  readonly other: { readonly text: string; readonly confidence: number } | null;
}

const SURE = 0.93;

/** Lines with figures carry the values; others are read again only where the first reader was not sure. */
export function isWorthASecond(words: readonly PlacedWord[]): boolean {
  return words.some((word) => /[\d°½¼¾]/.test(word.text) || word.confidence < SURE);
}

const AGREED_DOUBT = 0.25; // two engines that agree were wrong in 0.4 % of tokens
const DISPUTED_CONFIDENCE = 0.72;

export function agreedLine(words: readonly PlacedWord[], letters: readonly PlacedLetter[]): PlacedWord[] {
  if (words.length === 0 || letters.every(({ text }) => text === ' ')) return [...words];
  const first = lettersOfWords(words);
  const second = letters.map((letter, index) => ({ text: letter.text, index }));
  const box = unionOf(words.map((word) => word.box));
  return chunksOf(first, second).flatMap(({ from, to, start, end }) => {
    const theirs = words.slice(wordAt(first, from), wordAt(first, to - 1) + 1);
    return settled(from < to ? theirs : [], letters.slice(start, end), box);
  });
}

interface SpelledLetter {
  readonly text: string;
  /** Of the word it belongs to, or of the word before a space. */
  readonly index: number;
}

function lettersOfWords(words: readonly PlacedWord[]): SpelledLetter[] {
  return words.flatMap((word, index) => [
    ...(index > 0 ? [{ text: ' ', index: index - 1 }] : []),
    ...[...word.text].map((text) => ({ text: FOLDED[text] ?? text, index })),
  ]);
}

const FOLDED: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '′': "'",
  '`': "'",
  '”': '"',
  '“': '"',
  '″': '"',
  º: '°',
  '—': '-',
  '–': '-',
};

const wordAt = (letters: readonly SpelledLetter[], at: number): number => letters[at]?.index ?? 0;

interface Chunk {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** Cuts both readings at the spaces they have in common. */
function chunksOf(first: readonly SpelledLetter[], second: readonly SpelledLetter[]): Chunk[] {
  const chunks: Chunk[] = [];
  let [from, start] = [0, 0];
  for (const [i, j] of pairsOf(first, second)) {
    if (first[i]!.text !== ' ' || second[j]!.text !== ' ') continue;
    chunks.push({ from, to: i, start, end: j });
    [from, start] = [i + 1, j + 1];
  }
  chunks.push({ from, to: first.length, start, end: second.length });
  return chunks.filter((chunk) => chunk.from < chunk.to || chunk.start < chunk.end);
}

/** The letters of a cheapest alignment that stand opposite each other. */
function pairsOf(a: readonly SpelledLetter[], b: readonly SpelledLetter[]): [number, number][] {
  const wide = b.length + 1;
  const cost = new Uint16Array((a.length + 1) * wide);
  for (let j = 1; j < wide; j++) cost[j] = j;
  for (let i = 1; i <= a.length; i++) {
    cost[i * wide] = i;
    for (let j = 1; j < wide; j++) {
      const swap = cost[(i - 1) * wide + j - 1]! + exchange(a[i - 1]!.text, b[j - 1]!.text);
      cost[i * wide + j] = Math.min(swap, cost[(i - 1) * wide + j]! + 1, cost[i * wide + j - 1]! + 1);
    }
  }
  const pairs: [number, number][] = [];
  for (let i = a.length, j = b.length; i > 0 && j > 0;) {
    const here = cost[i * wide + j]!;
    if (here === cost[(i - 1) * wide + j - 1]! + exchange(a[i - 1]!.text, b[j - 1]!.text)) pairs.push([--i, --j]);
    else if (here === cost[(i - 1) * wide + j]! + 1) i--;
    else j--;
  }
  return pairs.reverse();
}

/** A space never stands for a letter. */
function exchange(a: string, b: string): number {
  if (a === b) return 0;
  return a === ' ' || b === ' ' ? 3 : 1;
}

function settled(words: readonly PlacedWord[], letters: readonly PlacedLetter[], line: Box): PlacedWord[] {
  const ours = wordsOfLetters(letters, line, words);
  if (ours.length === 0 || words.length === 0) return words.length > 0 ? words.map(disputed) : ours.filter(isSure);
  if (spelled(words) === spelled(ours)) {
    const sureness = Math.min(...ours.map((word) => word.confidence));
    return words.map((word) => ({ ...word, confidence: 1 - AGREED_DOUBT * (1 - Math.max(word.confidence, sureness)) }));
  }
  const [chosen, other] = trustsSecond(words, ours) ? [ours, words] : [words, ours];
  const [only, rival] = [chosen[0]!, other[0]!];
  if (chosen.length > 1 || other.length > 1) return chosen.map(disputed);
  const whole: WordAlternate = { start: 0, end: only.text.length, text: rival.text, confidence: rival.confidence };
  return [{ ...disputed(only), alternates: [...only.alternates, whole] }];
}

const spelled = (words: readonly PlacedWord[]): string =>
  [...words.map((word) => word.text).join('')].map((c) => FOLDED[c] ?? c).join('');

const disputed = (word: PlacedWord): PlacedWord => ({
  ...word,
  confidence: Math.min(word.confidence, DISPUTED_CONFIDENCE),
});

const isSure = (word: PlacedWord): boolean => word.confidence > 0.8;

function trustsSecond(words: readonly PlacedWord[], ours: readonly PlacedWord[]): boolean {
  const first = Math.min(...words.map((word) => word.confidence));
  const second = Math.min(...ours.map((word) => word.confidence));
  return second >= 0.5 || second >= first;
}

function wordsOfLetters(letters: readonly PlacedLetter[], line: Box, near: readonly PlacedWord[]): PlacedWord[] {
  const words: PlacedWord[] = [];
  const wide = letters.length < 2 ? line[3] - line[1] : (letters.at(-1)!.x - letters[0]!.x) / (letters.length - 1);
  const [, top, , bottom] = near.length > 0 ? unionOf(near.map((word) => word.box)) : line;
  let from = 0;
  for (let i = 0; i <= letters.length; i++) {
    if (i < letters.length && letters[i]!.text !== ' ') continue;
    const part = letters.slice(from, i);
    from = i + 1;
    if (part.length === 0) continue;
    const left = Math.min(line[2] - 1, Math.max(line[0], part[0]!.x - wide / 2));
    const right = Math.min(line[2], Math.max(left + 1, part.at(-1)!.x + wide / 2));
    words.push({
      text: part.map((letter) => letter.text).join(''),
      box: [left, top, right, bottom],
      confidence: Math.min(...part.map((letter) => letter.confidence)),
      alternates: part.flatMap(({ other }, at) => (other ? [{ start: at, end: at + 1, ...other }] : [])),
    });
  }
  return words;
}
