// Takes: folded text and where a bearing stands in it. Gives: whether it points at one more witness beside a corner, though no word says that
// it bears: "an oak brs. S 10 W 12 vrs. and another N 40 E 9 vrs.", "witnesses, 1st S 10 W 12 links".
// Never: for a bearing whose length runs to a place.
import { TREE as TREE_NAMED } from './bearing-words.ts';
import { before } from '../words/before.ts';
import { wording } from '../words/wording.ts';

const TREE = wording`(?:${TREE_NAMED}|[a-z]\.\s?[a-z](?=[.,\s]))`;
const DIAMETER = wording`(?:[\s,]{1,2}(?:in )?(?:dia|diam|diameter)(?![a-z])\.?)`;
const SIZE = wording`(?:[\s,]{1,2}\d{1,2}\s?(?:in|ins|inch|inches|")(?![a-z])\.?${DIAMETER}?)`;
const MARK = wording`(?:[\s,.]{1,2}(?:mkd|marked|mk'd|blazed|scribed)\.?(?:\s[^\s,;]{1,9}){1,4})`;
/** What stands there; not the tree that the course itself comes to. */
const SUBJECT = wording`(?:(?:an?|the|one|also|2|two) ){0,2}(?:another|(?:the )?others?|do|ditto
  |(?:first|second|third|fourth|1st|2n?d|3r?d|4th) (?:bearing tree|witness(?: tree)?)
  |(?:(?!to |thence |corner )[a-z]{2,10} ){0,2}${TREE})`;
const LED = wording`(?:[,;:.(]\s{1,3}|\b(?:and|with|witness|witnesses|pointers|whence|which|wh)\.?[\s:]{1,3}|&\s{0,2})(?<!\bto\s{1,3})`;
const isSubject = before(new RegExp(wording`${LED}${SUBJECT}\.?${SIZE}?${MARK}?[\s,.]{1,3}`));
const isSized = before(new RegExp(wording`[,;] ${SUBJECT}\.?${SIZE}${MARK}?[\s,.]{1,3}`));

/** Said of the corner before it, with the first of its witnesses. */
const POINTS = new RegExp(
  wording`\b(?:bears?|brs|bearings\s?:|bearing trees?|witness(?:es|ed)?|pointers|whence|from which|fr\.? wh|(?:trees?|oaks?|elms?|pines?) bearing)\b`,
);
const standsBy = (units: string): RegExp =>
  new RegExp(
    wording`^[^;:\n]{3,30}?(?:[ew]|east|west)\.?[\s,.]{1,3}(?:distant )?(?:about )?\d[\d./\s½¼¾]{0,8}\s?(?:${units})\b
      (?!\.?[\s,]{1,3}(?:more or less[\s,]{1,3})?(?:to|until|along|with|thence to) )`,
  );
const UNITS = 'links|link|lks?|l|feet|ft|varas|vara|vrs?|vs|paces|chains?|chs?|inches|yards|yds|steps';
const STANDS = standsBy(UNITS);
/** Under a word and a colon, or numbered: courses are as often told in these. */
const STANDS_LISTED = standsBy(`${UNITS}|poles?|perches|rods?`);
const UNDER_A_WORD = /\b(?:witness(?:es)?|bearing\s+trees|references?|refs?|pointers)\s?\.?:\s/;
const MOST_BEFORE = 220;

/** The words behind the last course that was opened. */
function wordsBefore(text: string, at: number): string {
  const words = text.slice(Math.max(0, at - MOST_BEFORE), at);
  return words.slice(Math.max(words.lastIndexOf('thence'), words.lastIndexOf('then '), 0));
}

const NUMBER = String.raw`\(?(?:(?:no\.?\s?)?\d{1,2}(?:st|nd|rd|th|d)?|first|second|third|fourth|fifth)[).,:]{0,2}`;
/** The word over them, and the number of the first. */
const NUMBERED_FROM = new RegExp(
  wording`\b(?:(?:bearing|witness|reference|marked) trees|witness(?:es| trees)|reference (?:ties|points)|references?|refs?|pointers|b\.?\s?t\.?'?s?)
    [\s:,.-]{1,3}(?:(?:are|being|bear|stand|marked|to wit|viz|as follows)[\s:,.]{1,3}){0,2}\(?(?:(?:no\.?\s?)?1(?:st)?|first)[).,:\s]`,
);
const endsNumber = before(new RegExp(String.raw`[\s(]${NUMBER}\s{1,3}`));
const isNumberedSubject = before(new RegExp(String.raw`[\s(]${NUMBER}\s{1,3}(?:[a-z][a-z.'-]{0,11}[\s,]{1,2}){1,4}`));
const RUNS_ON = /\b(?:to|thence|along|corner|running|run)\b/;

/** "witnesses: 1st S 80 W 60 links, 2nd a pine N 12 E 33 links": in the list of a corner's witnesses, before anything runs. */
export function isNumberedWitness(text: string, at: number): boolean {
  if (!endsNumber(text, at) && !isNumberedSubject(text, at)) return false;
  if (!STANDS_LISTED.test(text.slice(at, at + 70))) return false;
  const words = wordsBefore(text, at);
  const list = NUMBERED_FROM.exec(words);
  return list !== null && !RUNS_ON.test(words.slice(list.index));
}

/** "to a nail, witnessed by a pipe N 10° W 15 feet", "witness a 10 inch elm N 10° W 15 feet". */
const WITNESSED_BY =
  /\s(?:(?:witnessed|referenced|tied)\s+(?:by|with)|witness(?:es)?:?)\s+(?:an?|the|one|two)\s(?:(?!\bthence\b|\bto\b)[^;:]){2,60}[\s,]$/;
const isWitnessedBy = (text: string, at: number): boolean =>
  WITNESSED_BY.test(text.slice(Math.max(0, at - 100), at)) && STANDS.test(text.slice(at, at + 70));

export function isListedWitness(text: string, at: number): boolean {
  if (isNumberedWitness(text, at) || isWitnessedBy(text, at)) return true;
  const behind = text.slice(at, at + 70);
  const isNear = STANDS.test(behind);
  if (isNear && isSized(text, at)) return true;
  if ((!isNear && !STANDS_LISTED.test(behind)) || !isSubject(text, at)) return false;
  const words = wordsBefore(text, at);
  return UNDER_A_WORD.test(words) || (isNear && POINTS.test(words));
}

const BARE = String.raw`(?:[nsew]\.?|[ns][.\s]{0,2}\d{1,2}½?[\s.]{0,2}[ew]\.?)\s\d{1,3}\s?[½¼¾]?`;
const isBehindBare = before(
  new RegExp(wording`\b(?:${TREE}|stake|post|stone|rock)[.,]{0,2} (?:${BARE}[,;]? (?:and\s|&\s)?){1,4}`),
);

const WITH_UNIT = /\d\s?(?:chains?|chs|poles?|perches|rods|feet|ft|varas|vrs|links|lks)\b/;

/** "40 chains to a B.O., W 96, S 70 W 88½; thence": figures in a row, behind a tree and a length that has its unit. */
export const mayBeBareWitness = (text: string, at: number): boolean =>
  isBehindBare(text, at) && WITH_UNIT.test(wordsBefore(text, at));
