// Takes: rows set in type, rows recognised from the picture, rows of a hidden layer. Gives: one set of rows for the page.
// Never: a word of the hidden layer by itself: it is somebody's OCR; where it differs it is one more alternate.
import { sharedHeight, type Box, type PlacedWord, type Row } from './placed-word.ts';
import { rowsOf } from './rows.ts';

const HIDDEN_CONFIDENCE = 0.5; // nothing is known of the recogniser that left it

export function mergeLayers(typed: readonly Row[], recognised: readonly Row[], hidden: readonly Row[]): Row[] {
  const voted = hidden.length === 0 ? recognised : recognised.map((row) => row.map((word) => withVote(word, hidden)));
  if (typed.length === 0) return [...voted];
  const set = typed.flat();
  const rest = voted.flat().filter((word) => !set.some((other) => covers(other.box, word.box)));
  return rowsOf([...set, ...rest]);
}

/** The hidden layer's word in the same place, where it reads differently, as an alternate of the whole word. */
function withVote(word: PlacedWord, hidden: readonly Row[]): PlacedWord {
  const row = hidden.find((other) => other.some((one) => covers(one.box, word.box)));
  const there = row?.filter((one) => covers(one.box, word.box) || covers(word.box, one.box)) ?? [];
  const text = there.map((one) => one.text).join('');
  if (text === '' || text === word.text || Math.abs(text.length - word.text.length) > 2) return word;
  const vote = { start: 0, end: word.text.length, text, confidence: HIDDEN_CONFIDENCE };
  return { ...word, alternates: [...word.alternates, vote] };
}

/** More than half of `inner` lies within `outer`, both ways of the page. */
function covers(outer: Box, inner: Box): boolean {
  const across = Math.min(outer[2], inner[2]) - Math.max(outer[0], inner[0]);
  return across > 0.5 * (inner[2] - inner[0]) && sharedHeight(outer, inner) > 0.5 * (inner[3] - inner[1]);
}
