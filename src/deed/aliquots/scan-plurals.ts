// Takes: a text of land. Gives: the same with several parts told by one plural each told by itself: "NE and SW quarters of the NW quarter", "the two
// north forties of", "N and W halves". Never: directions in words, whose plurals the chains' own reader knows.
import { replaced, type Printed } from './printed.ts';
import { MARK, mayShow } from './scan-marks.ts';

const LETTERS = String.raw`[NS]\.?\s?[EW]\.?`;
const CORNER = String.raw`(?:${LETTERS}|(?:[Nn]orth|[Ss]outh)-?(?:east|west))`;
const FRACTION = String.raw`(?:\s?(?:¼|1\/4|\/4|quarter))?`;
const REST = String.raw`(\s(?:of|in)\s(?:the\s)?${CORNER}${FRACTION}(?:\s(?:of\s(?:the\s)?)?${CORNER}${FRACTION}){0,2}(?![A-Za-z\d]))?`;
const JOINT = String.raw`,?\s(?:and|&)\s(?:the\s)?`;

const listOf = (one: string): string => String.raw`(?<![A-Za-z])(${one}(?:,\s?${one}){0,2}${JOINT}${one})`;
const PLURALS = [
  { pattern: new RegExp(String.raw`${listOf(CORNER)}\sforties${REST}`, 'g'), fraction: 'quarter' },
  { pattern: new RegExp(String.raw`${listOf(LETTERS)}\s(?:quarters|q['’]?t?rs\.?)${REST}`, 'g'), fraction: 'quarter' },
  { pattern: new RegExp(String.raw`${listOf('[NSEW]\\.?')}\s(?:halves|hlvs\.?)${REST}`, 'g'), fraction: 'half' },
];
const TWO_FORTIES =
  /\b(?:two\s([Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)|([Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)\stwo)\sforties(?=\sof\s)/g;
const ONE_FORTY = new RegExp(String.raw`(?<=(?<![A-Za-z])${CORNER}\s{1,2})forty(?=\s{1,2}of\s)`, 'g');

const MAY_BE_PLURAL = /[NSEW]\.?\s(?:quarters|q['’]?t?rs|halves|hlvs)\b|\bfort(?:y\s{1,2}of|ies)\b/;

/** A cruiser's forty is a quarter of a quarter. */
export function withPlurals(print: Printed): Printed {
  if (!mayShow(print.text, MARK.plural) || !MAY_BE_PLURAL.test(print.text)) return print;
  const apart = PLURALS.reduce(
    (now, { pattern, fraction }) =>
      replaced(now, pattern, ([, list, rest = '']) =>
        list!
          .split(/,?\s(?:and|&)\s(?:the\s)?|,\s?/)
          .map((one) => `${one} ${fraction}${rest}`)
          .join(', '),
      ),
    print,
  );
  const two = replaced(apart, TWO_FORTIES, ([, before, behind]) => `${(before ?? behind)!} half`);
  return replaced(two, ONE_FORTY, () => 'quarter');
}
