// Takes: folded text and a figure with a prime behind it, and then one with two primes: `S 42'07" W`. Gives: the angle, degrees and minutes by
// wrong marks or minutes and seconds without degrees, as the other angles of the text are printed; the other reading is offered.
// Never: either of them called sure.
import { codeAt } from '../words/code-at.ts';
import { compose, quadrantFollows, type AnglePhrase } from './angle-parts.ts';
import { matchesOf } from '../words/matches.ts';
import type { NumberPhrase } from './numbers.ts';

const PRIME = 39;
const SECONDS = /'\s?(?<s>\d{1,2})(?<decimals>\.\d{1,4})?\s?"/y;

export function minutesAlone(text: string, first: NumberPhrase): AnglePhrase | null {
  if (first.places > 0 || first.value > 59 || codeAt(text, first.end) !== PRIME) return null;
  SECONDS.lastIndex = first.end;
  const found = SECONDS.exec(text)?.groups;
  // Never in one array: among numbers with decimals the engine keeps a place as such a one too, and then every place that is told from it.
  const end = SECONDS.lastIndex;
  const value = Number(`${found?.['s'] ?? 99}${found?.['decimals'] ?? ''}`);
  if (!found || value >= 60 || !quadrantFollows(text, end)) return null;
  const second: NumberPhrase = { ...first, value };
  const asDegrees = compose(first, second, null, end, true, [`the degree mark reads '`], []);
  const asMinutes = compose({ ...first, value: 0 }, first, second, end, true, ['no degrees are printed'], []);
  const [read, other] = leavesOutMarks(text) ? [asMinutes, asDegrees] : [asDegrees, asMinutes];
  return { ...read, others: [other] };
}

const THREE_PARTS = /\d(?:\s?(?<mark>['"°])\s{0,3}|\s{1,3})\d{1,2}\s?'\s{0,2}\d{1,2}(?:\.\d{1,4})?\s?"/g;
let asked = '';
let answer = false;

/** Whether the other angles have degrees before their minutes and seconds, parted by blanks alone: such lists leave out degrees that are nought. Of
 *  angles with a degree mark, or a prime for it, one without may have lost it. Asked once a text. */
function leavesOutMarks(text: string): boolean {
  if (text !== asked) {
    const marks = matchesOf(THREE_PARTS, text).map(({ groups }) => groups!['mark']);
    answer = marks.length > 0 && marks.every((mark) => mark === undefined);
  }
  asked = text;
  return answer;
}
