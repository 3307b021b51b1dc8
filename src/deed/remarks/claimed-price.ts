// Takes: a figure. Gives: a price and its rate by the acre that together make other acres than the figure's: "at eight dollars the acre, making $120".
// Never: of a price in name only, nor where two prices stand beside the rate and one of them agrees.
import { SQFT_PER_ACRE } from '../../survey/units.ts';
import { numberAt } from '../values/numbers.ts';
import { quoted } from '../tracts/quoted.ts';
import { within } from './claim-words.ts';
import type { Figure } from './figure.ts';

const AMOUNT = String.raw`(?:\$\s?\d[\d,]*(?:\.\d\d)?|(?:\d[\d,]*(?:\.\d\d)?|(?:[a-z]+[\s-]){1,6}?)\s?dollars)`;
const RATE = new RegExp(
  String.raw`(?:\b(?:at|for|of|being|or|is)\s+|\()(?:the\s+)?(?:(?:rate|price|sum)\s+of\s+)?(?<rate>\$\s?\d[\d,]*(?:\.\d\d)?|(?:\d[\d,]*(?:\.\d\d)?|[a-z]+(?:[\s-][a-z]+){0,3}?)\s+dollars)\s?(?:\/\s?|\s(?:per|an|the|a|by\s+the|for\s+(?:each|every|the))\s+)ac(?:re)?\b`,
  'g',
);
const PRICE = new RegExp(AMOUNT, 'g');
/** "ten dollars and other good consideration". */
const IN_NAME = 10;
const [AROUND, APART] = [200, 0.03];

export function priceClaims(figure: Figure): string[] {
  const { marked, text, near, areaSqft } = figure;
  const acres = areaSqft / SQFT_PER_ACRE;
  return within(figure, RATE).flatMap((match) => {
    const rate = dollars(match.groups!['rate']!);
    const end = match.index + match[0].length;
    const from = Math.max(near.start, match.index - AROUND, marked.lastIndexOf('. ', match.index) + 1);
    const stop = marked.slice(end, end + AROUND).search(/\.\s|;|:|$/);
    const clause = `${marked.slice(from, match.index)}\n${marked.slice(end, end + stop)}`;
    if (/\b(?:per|an|each)\s+acre\b|\babout\b|\bmore\s+or\s+less\b|\bearnest\b|\bdown\b/.test(clause)) return [];
    const told = [...clause.matchAll(PRICE)]
      .map(({ 0: printed }) => dollars(printed))
      .filter((price) => price > IN_NAME && price >= rate)
      .map((price) => price / rate);
    if (
      !(rate > 0) ||
      told.length === 0 ||
      told.some((one) => Math.abs(one - acres) <= Math.max(acres * APART, 1 / rate))
    )
      return [];
    return [
      `The paper says ${quoted(text, from, end + stop)}: that makes ${Number(told[0]!.toFixed(3))} acres, and the figure has ${acres.toFixed(3)}.`,
    ];
  });
}

function dollars(printed: string): number {
  const words = printed.replace(/^\$\s?|\s?dollars$/g, '');
  const at = words.search(/\S/);
  // "for the sum of eighty": the number stands last.
  for (let from = at; from >= 0 && from < words.length; from = nextWord(words, from)) {
    const number = numberAt(words, from);
    if (number) return number.value;
  }
  return Number.NaN;
}

function nextWord(words: string, from: number): number {
  const blank = words.indexOf(' ', from);
  return blank < 0 ? words.length : blank + 1;
}
