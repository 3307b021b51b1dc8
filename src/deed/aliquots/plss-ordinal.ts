// Takes: text. Gives: townships and ranges by their ordinals, as the oldest surveys have them: "the second Township of the fourth Range".
// Never: a direction the text does not give.
import type { PlssPlace } from './plss-place.ts';
import { wholeNumberAt } from './plss-words.ts';

const ORDINAL = String.raw`(?:\d{1,2}(?:st|nd|rd|d|th)|(?:twenty|thirty)[\s-](?:first|second|third|(?:four|fif|six|seven|eigh|nin)th)|first|second|third|(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twentie|thirtie)th)`;
const IN_ORDINALS = new RegExp(
  String.raw`(?<![A-Za-z\d-])(${ORDINAL})\s(?:fractional\s)?township[\s,]{1,3}(?:(?:of|in)\s{1,3})?(?:the\s{1,3})?(${ORDINAL})\s(?:entire\s|fractional\s)?range(?:,?\s(?:to\sthe\s)?(east|west)\b)?`,
  'gi',
);

/** A township behind its ordinal: most texts have it before its number. */
const MAY_NAME_ONE = /ownship(?<=(?:st|d|th)\s(?:fractional\s)?[Tt]ownship)|OWNSHIP/;

export const ordinalPlaces = (text: string, from: number, to: number): PlssPlace[] =>
  MAY_NAME_ONE.test(text) ? [...inOrdinals(text, from, to)] : [];

function* inOrdinals(text: string, from: number, to: number): Generator<PlssPlace> {
  IN_ORDINALS.lastIndex = from;
  for (let found = IN_ORDINALS.exec(text); found && found.index < to; found = IN_ORDINALS.exec(text)) {
    const [township, range] = [ordinalValue(found[1]!), ordinalValue(found[2]!)];
    const way = found[3]?.[0]!.toUpperCase() ?? '';
    const end = found.index + found[0].length;
    if (township && range)
      yield { townships: [String(township)], ranges: [`${range}${way}`], start: found.index, end, sections: [] };
  }
}

const ODD_ORDINALS: Readonly<Record<string, string>> = {
  first: 'one', second: 'two', third: 'three', fifth: 'five', eighth: 'eight', ninth: 'nine', twelfth: 'twelve',
  twentieth: 'twenty', thirtieth: 'thirty',
}; // prettier-ignore

function ordinalValue(ordinal: string): number | null {
  const cardinal = ordinal
    .toLowerCase()
    .replace(/(?<=\d)[a-z]+$/, '')
    .replace(/[a-z]+$/, (word) => ODD_ORDINALS[word] ?? word.replace(/th$/, ''));
  return wholeNumberAt(cardinal, 0)?.value ?? null;
}
