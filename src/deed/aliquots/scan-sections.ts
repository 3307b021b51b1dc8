// Takes: a text of land as a scan gave it. Gives: the same with the word of a section whole again at the head of a clause ("s©c. 4, lots 1 and 2",
// "soc. 11, NE¼", "5ec. 9, all") or behind its lands ("NE¼ seo. 11, T. 4 N."). Never: a word that no section and land follow, or that stands inside a sentence.
import { replaced, type Printed } from './printed.ts';

const LAND = String.raw`(?:[Ll]ots?\b|LOTS?\b|[Aa]ll\b|ALL\b|(?:[NS]\.?\s?[EW]|[NSEW])\.?\s?(?:[½¼%]|1?[/⁄][24])|(?:[NS][EW]|[NSEW]2){1,3}\b|[NSEW][A-Z~^}{#%£»«*!|]{1,6}[,;]|(?:the\s)?(?:fractional\s)?(?:[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)|[Tt]hat\sp)`;
const HEAD = new RegExp(
  String.raw`([;,\n][ \t]{0,12}(?:and[ \t])?)(?=[sS5$8§]|[A-Za-z]ec)(?![Ss]e(?:cs?\b|es?\.))([A-Za-z5$8§®©@€¢¤]{2,4})(?=[.,:]{0,2}[ \t]{1,2}[0-3]?\d[,:.]?\s{1,3}${LAND})`,
  'g',
);
/** What each letter of "sec" is misread as. */
const LIKE = [/[sS5$8§]/, /[eEcCoOaA®©@€6s]/, /[cCeEoOaA®©@€¢¤]/];
const OTHERS = new Set(['rec', 'dec', 'tec', 'vec', 'blk', 'par', 'the', 'and', 'for', 'lot', 'lots']);

/** An S, or what it is misread as, and one more letter of it; or both of the others. */
function isLikeSec(word: string): boolean {
  const letters = word.length === 4 && /[sS5]$/.test(word) ? word.slice(0, 3) : word;
  if (letters.length > 3 || OTHERS.has(letters.toLowerCase())) return false;
  const [first, second, third] = LIKE.map((pattern, i) => pattern.test(letters[i] ?? ' '));
  return first ? second! || third! : /^.ec$/i.test(letters);
}

/** "N½NW¼ seo. 14, T. 4 N.": behind its lands. */
const BEHIND_LAND =
  /(?<=[¼½]|[/⁄][24],?) (?![Ss]e(?:cs?\b|es?\.)|(?:sta|sou|sub|sur)\b)([a-zS5$8§][A-Za-z5$8§®©@€¢¤]{2})(?=\. [0-3]?\d(?:[,;.]|\s{1,2}T|\s*$))/g;
const MAY_STAND_BEHIND = /[¼½24],? \S{3}\. [0-3]?\d[,;.\s]/;

export function withSectionWords(print: Printed): Printed {
  const headed = replaced(print, HEAD, ([, lead, word]) =>
    isLikeSec(word!) ? `${lead}${/^[A-Z]/.test(word!) ? 'Sec' : 'sec'}` : null,
  );
  if (!MAY_STAND_BEHIND.test(headed.text)) return headed;
  return replaced(headed, BEHIND_LAND, ([, word]) => (isLikeSec(word!) ? ' sec' : null));
}
