// Takes: folded text and a number in it without a unit. Gives: whether it is a course's length, by the bearing before it and what stands behind it:
// "N61-04-16E 124.4, N81-52-35E 143.9 and S71-29-26E 127.2 feet". Never: which unit it has.
import { before } from '../words/before.ts';
import type { Token } from '../values/tokens.ts';
import { wording } from '../words/wording.ts';

const QUADRANT = wording`(?:[ns]|north|south)[.\s]{0,2}\d`;
const WIND_AND_FIGURE = wording`(?:[nsew]\.|(?:due )?(?:north|south|east|west)),? \d{1,4}\.\d`;
/** Behind a figure without its unit: the next bearing of the list, the next "thence", the next corner's number. */
export const ENDS_BARE_LENGTH = new RegExp(
  wording`^(?:[,;]\s{0,2}(?:and )?(?:thence )?(?:${QUADRANT}|${WIND_AND_FIGURE})|[,;]? (?:and )?thence\b|; \d{1,2}(?:st|n?d|rd|th)\b
    | (?:and|&) (?:then(?:ce)? )?${QUADRANT})`,
);

/** A tree by its first letters, as in abstracts: "42 to ro", "70 (in his line) to bo". */
const SHORT_TREE = wording`(?:two |three |\d )?(?:[wrbpsc]\.?\s?o|b\.?\s?j|[bs]\.?\s?g)(?![a-z])`;
/** Behind it: the place it runs to, perhaps after a remark. */
export const RUNS_BARE_TO = new RegExp(
  wording`^(?:\s?\([^()]{2,80}\))? to (?:(?:an?|the|said) |${SHORT_TREE}|(?!wit\b|be\b|have\b|which\b)[a-z]{3,})`,
);

/** "N 10° 20' W 210.05 9 + 10.05": in the row of a table, the station that the course comes to. */
const STATION_REACHED = /^[ |]{1,4}\d{1,4}\s?\+\s?\d{2}(?![\d+])/;
const BEARING_NEXT = /^(?:\s(?:and\s{1,2})?[ns][.\s]{0,2}\d|[.;]?\s{0,3}$)/;

export function isBareLength(text: string, bearing: Token, token: Token): boolean {
  if (token.kind !== 'number' || token.number.inWords) return false;
  if (!/^[\s,]{1,3}$/.test(text.slice(bearing.end, token.start))) return false;
  const behind = text.slice(token.end, token.end + 18);
  return (
    ENDS_BARE_LENGTH.test(behind) ||
    RUNS_BARE_TO.test(text.slice(token.end, token.end + 100)) ||
    (token.number.places > 0 && (BEARING_NEXT.test(behind) || STATION_REACHED.test(behind)))
  );
}

const isBehindWest = before(/(?:east|west)/);
const NUMBER_WORD =
  'one|two|three|four|five|six|seven|eigh|nine|ten|eleven|twel|thir|twen|for|fif|hundred|thousand|and|an?|half';
const BARE_IN_WORDS = new RegExp(
  wording`^[\s,]{1,3}(?!and\b|an?\b|half\b|for\b)(?:(?:${NUMBER_WORD})[a-z]{0,8}[\s-]{1,2}){1,10}(?=to )`,
);

/** "south 38 degrees west sixty-two and a half to the beginning": a number in words without its unit, right behind the bearing. */
export function isBareInWords(text: string, end: number): boolean {
  if (!isBehindWest(text, end)) return false;
  const words = BARE_IN_WORDS.exec(text.slice(end, end + 110));
  return words !== null && RUNS_BARE_TO.test(text.slice(end + words[0].length - 1, end + words[0].length + 99));
}
