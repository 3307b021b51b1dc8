// Takes: text as given. Gives: the same as land descriptions are read from it: without tags, and parts and townships in capitals.
// Never: a changed length: every offset stays.
import { withCapitals } from './plss-capitals.ts';

export const landText = (given: string): string => withCapitals(withoutTags(given));

/** Tags of a web page between the words become spaces, so that every offset stays. */
function withoutTags(text: string): string {
  if (!text.includes('<')) return text;
  return text.replace(/<\/?[a-z]{1,6}\s?\/?>/gi, (tag) => ' '.repeat(tag.length));
}
