// Takes: folded text and the words that except something. Gives: whether these are what the paper does, as a proclamation that reserves land
// or an order that restores it: what they lead to is its subject. Never: an exception behind a figure; that is taken off it.
import { wording } from '../words/wording.ts';

/** "I do proclaim that", "it is hereby ordered that", "be it enacted, that". */
const DECREES = new RegExp(
  wording`\b(?:proclaim|make known|declare|(?:it is|hereby|do) (?:hereby )?order(?:ed)?|ordered|enacted|directed|resolved)\b[^.;:]{0,160}$`,
);
const HEREBY = /\bhereby\s{1,2}(?:excluded|excepted|reserved|eliminated)?\s{0,2}$/;
/** "and restored to the public domain", "and set apart as a public reservation". */
const PUT_ELSEWHERE = new RegExp(
  wording`^[^.;:]{0,120}\b(?:restored|opened|returned|transferred|set (?:apart|aside)|withdrawn)\b(?! (?:by|in|from) (?:deed|book|the grantor))`,
);
const RESERVE = wording`(?:reserv(?:e|ation)|withdrawal|national (?:forest|park|monument)|public domain|(?:game|bird|forest) (?:refuge|preserve))`;
const OF_A_RESERVE = new RegExp(
  wording`^\s{0,2}(?:and (?:excluded|withdrawn|eliminated) )?(?:from|out of) (?:the|said) [^.;:]{0,80}?\b${RESERVE}\b`,
);
const WORD = /\b(?:excepted|reserved|excluded)\b/;
const MOST_BEFORE = 240;
/** A figure before it is what the exception is taken off. */
const FIGURE_BEFORE = /\bthence\b/;
const MOST_FIGURE = 3000;

export function isSubjectOfPaper(text: string, start: number, end: number): boolean {
  if (!WORD.test(text.slice(start, end))) return false;
  const [before, behind] = [text.slice(Math.max(0, start - MOST_BEFORE), start), text.slice(end, end + MOST_BEFORE)];
  const around = `${before.slice(-12)}${text.slice(start, end)}`;
  const isSaid =
    DECREES.test(before) || (HEREBY.test(around.replace(/\sfrom$/, '')) && wordsOfReserve(text, start, behind, end));
  return isSaid && !FIGURE_BEFORE.test(text.slice(Math.max(0, start - MOST_FIGURE), start));
}

/** The words that except may have taken "from" with them. */
function wordsOfReserve(text: string, start: number, behind: string, end: number): boolean {
  const word = WORD.exec(text.slice(start, end))!;
  const from = start + word.index + word[0].length;
  return OF_A_RESERVE.test(text.slice(from, from + MOST_BEFORE)) || PUT_ELSEWHERE.test(behind);
}
