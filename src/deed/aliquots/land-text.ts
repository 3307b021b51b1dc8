// Takes: text as given. Gives: the same as land descriptions are read from it: without tags and leaders, brackets round, and parts and townships in capitals.
// Never: a changed length: every offset stays.
import { withLatinLetters } from '../words/look-alikes.ts';
import { withCapitals } from './plss-capitals.ts';
import { MARK, mayShow } from './scan-marks.ts';

export const landText = (given: string): string =>
  withCapitals(withRoundBrackets(withoutLeaders(withoutTags(withoutRules(withLatin(given))))));

/** "of tho_southwest quarter": a blank that a scan saw as a rule. */
const withoutRules = (text: string): string =>
  text.includes('_') ? text.replace(/(?<=[a-z])_(?=[a-z])/gi, ' ') : text;

const withLatin = (text: string): string => (mayShow(text, MARK.lookAlike) ? withLatinLetters(text) : text);

/** Tags of a web page between the words become spaces, so that every offset stays. */
function withoutTags(text: string): string {
  if (!mayShow(text, MARK.tag)) return text;
  return text.replace(/<\/?[a-z]{1,6}\s?\/?>/gi, (tag) => ' '.repeat(tag.length));
}

/** "SE¼ ........ Sec. 4": the points only lead the eye. */
function withoutLeaders(text: string): string {
  if (!mayShow(text, MARK.leader) || (!text.includes('....') && !text.includes('. . . .'))) return text;
  return text.replace(/(?:\. ?){4,200}(?= {0,8}s[ec]{2})/gi, (leader) => ' '.repeat(leader.length));
}

/** "Section Twelve [12]": said again, as in round brackets. */
function withRoundBrackets(text: string): string {
  return mayShow(text, MARK.bracket) && text.includes('[') ? text.replaceAll('[', '(').replaceAll(']', ')') : text;
}
