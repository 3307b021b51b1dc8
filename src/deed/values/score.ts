// Takes: folded text and a number in it. Gives: the number with the scores behind it: "seven score poles" are 140, "three score and five" are 65.
// Never: a score that counts nothing, or a part that no unit stands behind.
import { behindDashes } from '../words/peek.ts';
import type { NumberPhrase } from './numbers.ts';

const SCORE = /[\s-]{0,2}score(?![a-z'])/y;
const AND = /[\s-]{1,2}(?:(?:and|&)\s{1,2})?/y;
const UNIT_NEXT = /[\s-]{1,2}(?:feet|foot|poles?|rods?|perches|chains?|links|yards|varas|miles?|furlongs|acres)\b/y;
const SMALL_S = 115;
/** Nobody counts more of them, and a part of one is less. */
const [MOST, WORTH] = [30, 20];

/** `read` reads the number that stands at a place. */
export function withScore(
  text: string,
  number: NumberPhrase,
  read: (text: string, at: number) => NumberPhrase | null,
): NumberPhrase {
  if (behindDashes(text, number.end, 2) !== SMALL_S) return number;
  if (!Number.isInteger(number.value) || number.value < 1 || number.value > MOST || number.doubts) return number;
  SCORE.lastIndex = number.end;
  if (!SCORE.test(text)) return number;
  const whole = { ...number, value: number.value * WORTH, end: SCORE.lastIndex };
  AND.lastIndex = whole.end;
  const part = AND.test(text) ? read(text, AND.lastIndex) : null;
  if (!part || !Number.isInteger(part.value) || part.value < 1 || part.value >= WORTH || part.doubts) return whole;
  UNIT_NEXT.lastIndex = part.end;
  return UNIT_NEXT.test(text) ? { ...whole, value: whole.value + part.value, end: part.end } : whole;
}
