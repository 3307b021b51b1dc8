// Takes: folded text and a number in it. Gives: the number with the scores behind it: "seven score poles" are 140, "three score and five" are 65.
// Never: a score that counts nothing, or a part that no unit stands behind.
import { endOf } from '../words/place.ts';
import type { NumberPhrase } from './numbers.ts';

const SCORE = /[\s-]{0,2}score(?![a-z'])/y;
const AND = /[\s-]{1,2}(?:(?:and|&)\s{1,2})?/y;
const UNIT_NEXT = /[\s-]{1,2}(?:feet|foot|poles?|rods?|perches|chains?|links|yards|varas|miles?|furlongs|acres)\b/y;
/** Nobody counts more of them, and a part of one is less. */
const [MOST, WORTH] = [30, 20];

/** `read` reads the number that stands at a place. */
export function withScore(
  text: string,
  number: NumberPhrase,
  read: (text: string, at: number) => NumberPhrase | null,
): NumberPhrase {
  if (!Number.isInteger(number.value) || number.value < 1 || number.value > MOST || number.doubts) return number;
  const end = endOf(SCORE, text, number.end);
  if (end < 0) return number;
  const whole = { ...number, value: number.value * WORTH, end };
  const next = endOf(AND, text, end);
  const part = next > 0 ? read(text, next) : null;
  if (!part || !Number.isInteger(part.value) || part.value < 1 || part.value >= WORTH || part.doubts) return whole;
  return endOf(UNIT_NEXT, text, part.end) > 0 ? { ...whole, value: whole.value + part.value, end: part.end } : whole;
}
