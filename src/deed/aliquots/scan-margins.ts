// Takes: a text of land as a scan gave it. Gives: the same without the notes of a margin that ran into a chain or a list ("quar- Camden. ter of the",
// "the north half K rn of the", "lots two §*‘;¤} and three"). Never: a word of the sentence: what is left out begins with a capital, shows marks that
// no word has, or is no word at all.
import { before } from '../words/before.ts';
import { ONES, TENS } from '../words/lexicon.ts';
import { replaced, type Printed } from './printed.ts';
import { MARK, mayShow } from './scan-marks.ts';

const SURVEY_WORD = String.raw`(?:[Ss]ec|[Ll]ots?\b|[Tt]own|[Rr]ange|[Bb]lock|[Tt]ract|[Pp]ar|[Nn]or|[Ss]ou|[Ee]as|[Ww]es|[NSEW]\b|[Aa]nd\b|[Oo]f\b|[Tt]h[aeio]|[Ll]ying|[Bb]eing|[Ff]rac|[Ll]ess\b|[Ee]xc|[Aa]ll\b|[Ii]n\b|[Tt]o\b|[Oo]r\b|[Bb]y\b|[Aa]t\b|[Oo]n\b|[Aa]s\b|[Ii]s\b|[Ii]t\b|[Aa]n?\b|[Nn]o\b|[Cc]or)`;
/** "Camden.", "K", "rn", "B§r¢-": no figure, no fraction, no bracket, nothing that ends a clause. */
const NOTE = String.raw`(?!${SURVEY_WORD})(?:[A-Z][A-Za-z'’]{0,14}[.,-]?|[a-z]{1,2}[.,]?|(?=[^\s]{0,20}[^A-Za-z\s.,;:-])[^\s\d()¼½%/⁄]{1,28})`;
const CITED = String.raw`(?:[Aa]nte|[Pp]ost|Vol\.\s?\d{1,3}|\d{1,3}\sStat\.?),?\s(?:pp?\.|page)\s?\d{1,4}\.?`;
const NOTES = String.raw`(?:(?:${NOTE}|${CITED})[ \t\n]{1,3}){1,3}`;

/** The second halves of the survey's words, and what goes on behind "forty-". */
const SECOND_HALVES = [
  'ters?', 'ers?', 'tions?', 'ships?', '(?:east|west)(?=[\\s-]{1,3}(?:one[\\s-])?(?:quarter|half|fourth))', 'teen', 'ty', 'dred', 'tional', 'ian',
  'dian', ...Object.keys(ONES).filter((one) => ONES[one]! > 0 && ONES[one]! < 10),
].join('|'); // prettier-ignore
const IN_WORD = new RegExp(
  String.raw`(?<=(?<![A-Za-z])([A-Za-z]{2,9}))-(?:[ \t\n]{1,3}(?:(?:${NOTE}|${CITED})[ \t\n]{1,3}){1,3}?|[ \t]{0,3}\n[ \t]{0,12}(?!${SURVEY_WORD})[A-Z][^\n\d;(¼½]{1,40}\n[ \t]{0,12})(?=(${SECOND_HALVES})(?![A-Za-z]))`,
  'g',
);
const WHOLE =
  /^(?:quarters?|sections?|townships?|north(?:east|west)|south(?:east|west)|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|fractional|meridian)$/i;

const IN_CHAIN = new RegExp(
  String.raw`([Hh]alf|[Qq]uarter)(,?[ \t]{1,2})${NOTES}(?=of\s{1,3}(?:(?:the|said)\s{1,3})?(?:nor|sou|eas|wes|sec))`,
  'g',
);
const BEHIND_OF = new RegExp(
  String.raw`((?:half|quarter)\s{1,2}of\s{1,2}(?:the\s{1,2})?)(?:${NOTE}[ \t\n]{1,3}){1,2}(?=(?:the\s{1,2})?(?:north|south|east|west)(?:east|west)?\s{1,2}(?:half|quarter))`,
  'g',
);
const MARKS = String.raw`[^\s]{0,24}[§¥¤{}‘’“”°·*_$^~|<>=\\,;"][^\s]{0,24}[§¥¤{}‘’“”°·*_$^~|<>=\\][^\s]{0,24}`;
const NUMBER = String.raw`(?:\d{1,2}|${Object.keys(ONES)
  .filter((one) => ONES[one]! > 0)
  .join('|')})`;
const IN_LOTS = new RegExp(
  String.raw`((?<![A-Za-z])(?:[Ll]ots?|LOTS?)(?:[\s,]{1,3}${NUMBER}){0,4},?\s{1,2})${MARKS}\s{1,2}(?=(?:and\s{1,2})?${NUMBER}(?![A-Za-z\d]))`,
  'gi',
);

const NUMBERS = [...Object.keys(ONES).filter((one) => ONES[one]! > 0), ...Object.keys(TENS)].join('|');
const THINGS = String.raw`townships?|ranges?|sections?|quarters?|half|(?:north|south)(?:-?east|-?west)?|east|west|lots?|${NUMBERS}`;
const AHEAD = String.raw`(?=(?:(${THINGS})|of|the|and)(?![A-Za-z]))`;
/** "Camden.": a note with its full stop in the middle of a sentence. */
const STOPPED = new RegExp(
  String.raw`(?=[A-Z])(?!${SURVEY_WORD})[A-Z][a-z]{2,14}\.[ \t\n]{1,2}(?:[A-Z][a-z]{2,14}\.[ \t\n]{1,2})?(?=[a-z])${AHEAD}`,
  'g',
);
const MARKED = new RegExp(String.raw`(?<=[a-z,-][ \t]{1,2})${MARKS}[ \t\n]{1,2}${AHEAD}`, 'g');
/** Marks that hardly a word of a description has. */
const HAS_MARKS = /[§¥¤{}¢£©®]/;
const isBehindThing = before(new RegExp(String.raw`(?<![A-Za-z])(?:${THINGS}),?[ \t]{1,2}`));
const isBehindJoint = before(/(?<![A-Za-z])(?:of|the|and|in)[ \t]{1,2}/);

const isOfWord = (left: string, right: string): boolean => WHOLE.test(left + right);
const isOfNumber = (left: string, right: string): boolean => left.toLowerCase() in TENS && right.toLowerCase() in ONES;

export function withoutMargins(print: Printed): Printed {
  let now = print;
  if (mayShow(now.text, MARK.hyphen))
    now = replaced(now, IN_WORD, ([, left, right]) =>
      isOfWord(left!, right!) ? '' : isOfNumber(left!, right!) ? '-' : null,
    );
  if (mayShow(now.text, MARK.inWords)) {
    now = replaced(now, IN_CHAIN, ([, word, blank]) => `${word}${blank}`);
    now = replaced(now, BEHIND_OF, ([, words]) => words!);
  }
  if (!mayShow(now.text, MARK.inWords | MARK.lots)) return now;
  now = withoutNotes(now, STOPPED);
  if (!HAS_MARKS.test(now.text)) return now;
  return replaced(withoutNotes(now, MARKED), IN_LOTS, ([, lots]) => lots!);
}

function withoutNotes(print: Printed, notes: RegExp): Printed {
  const { text } = print;
  return replaced(print, notes, ({ 1: thing, index }) =>
    isBehindThing(text, index) || (thing !== undefined && isBehindJoint(text, index)) ? '' : null,
  );
}
