// Takes: text. Gives: the same with land in small letters ("se/4 of sec. 4, t. 7 n., r. 3 w.", "n hf sw qr", "s e s w") as the
// capitals it stands for; every offset stays. Never: a letter changed that stands by no fraction, section, number or other part.
import { MARK, mayShow } from './scan-marks.ts';

/**
 * A direction by itself in small letters, or the letter of a township or a range: most texts show neither. What stands before it is asked
 * first, for it is rarer than these letters.
 */
const MAY_BE_SMALL = /(?:^|[^A-Za-z'’])(?:[nsew](?:\.?\s?[ew]?(?![A-Za-z])|[ew24]*[24](?!\w))|[tr]\.?\s?\d)/;

const PAIR = String.raw`[ns][.,]?\s?[ew]`;
/** Not in the middle of a word, a number or initials. */
const BEFORE = String.raw`(?<![A-Za-z'’])`;
const OF = String.raw`(?:of\s{1,2}(?:the\s{1,2})?)?`;
const FRACTION = String.raw`(?:[¼½%]|['’1]?[/⁄][24](?!\d)|1-[24](?![\d-])|y[24]\b|(?:one[\s-]{1,2})?(?:hf|half|q['’]?t?r|quar(?:ter)?|fourth)\b)`;
const SECTION = String.raw`sec(?:tion|t)?s?\b\.?\s{0,3}\d`;

const RULES: readonly RegExp[] = [
  // "n hf", "s. w. q'r", "e ½", "n.e. quarter", "w frac. 1/2"
  String.raw`${BEFORE}(?:${PAIR}|[nsew])(?=\.?\s{0,2}(?:fr(?:ac(?:tional)?|l)?\b\.?\s{0,2})?${FRACTION})`,
  // "n2 of ne4 of sec 17": beside a section or another part
  String.raw`(?<![\w'’.])(?:[ns][ew]4?|[nsew]2){1,4}(?<=[24])(?=[,\s]{1,3}(?:(?:of|in|and|&)\s{1,2}(?:the\s{1,2})?)?(?:sec|lots?\b|[ns][ew]4|[nsew]2))`,
  // "s e s w", "sw of nw"
  String.raw`(?<![\w'’.])${PAIR}\.?(?:\s{1,2}${OF}${PAIR}\b\.?){1,3}(?![A-Za-z0-9'’])`,
  // "n½ of ne", "e. half of n. w."
  String.raw`(?<=(?:[½¼]|\bhf\.?|\bhalf)\s{0,2}${OF})${PAIR}(?![A-Za-z0-9'’])`,
  // "ne, sec. 4", "sec 29: nw, …", and a line that has no more than "ne 12"
  String.raw`(?<![\w'’.])${PAIR}(?=\.?,?\s{1,3}${OF}${SECTION})`,
  String.raw`(?<=${SECTION}\d?[:,]\s{0,3})${PAIR}(?=[,;.]|\s(?:and|&|less)\s|$)`,
  String.raw`(?<=(?:^|\n)[ \t]{0,8})${PAIR}(?=\.?[ \t]{1,8}\d{1,2}[ \t]*(?:\n|$))`,
].map((rule) => new RegExp(rule, 'g'));

const PLACE =
  /(?<![A-Za-z])t(?:ps?|wps?|owns?(?:hips?)?)?\.?(?:\sno\.?)?\s{0,3}\d{1,3}\s?(?:(?:[nsNS]|north|south)\b\.?)?[,\s-]{0,6}(?:of\s|in\s)?(?:rs?|rge?s?|rng|range)\.?(?:\sno\.?)?\s{0,3}\d{1,3}(?:\s?[ewEW]\b)?/g;
const LONE = /(?<![A-Za-z])[trnsew](?![A-Za-z])/g;

const upper = (small: string): string =>
  small.replace(/(?<![A-Za-z])[nsew]{1,8}(?![A-Za-z])/g, (part) => part.toUpperCase());

export function withCapitals(text: string): string {
  if (!mayShow(text, MARK.small) || !MAY_BE_SMALL.test(text)) return text;
  const lands = RULES.reduce((read, rule) => read.replace(rule, upper), text);
  return lands.replace(PLACE, (place) => place.replace(LONE, (letter) => letter.toUpperCase()));
}
