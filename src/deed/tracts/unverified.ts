// Takes: a measured description. Gives: a sentence where its own words put a value off until it is surveyed ("449.62± feet, to be verified by
// survey"). Never: one for a value that is only approximate, or for words outside the courses.
import type { Description } from './description.ts';
import { quoted } from './quoted.ts';
import { mayHoldPhrase } from '../words/phrases.ts';

const PUT_OFF =
  /\b(?:to\s+be|not\s+yet)\s+(?:[a-z]+\s+){0,2}?(?:field[\s-]{0,2})?(?:verified|confirmed|determined\s+by|measured|surveyed|checked)\b|\b(?:subject\s+to|pending)\s+(?:[a-z]+\s+){0,2}?(?:verification|confirmation|field\s+survey|final\s+survey)\b/;

/** What no such words can do without, asked of the whole text. */
const mayPutOff = mayHoldPhrase(
  'field verified confirmed determined_by measured surveyed checked verification confirmation final_survey',
);

export function unverifiedNote(text: string, folded: string, d: Description): string | null {
  if (!mayPutOff(text)) return null;
  const courses = folded.slice(d.pobEnd, d.end);
  const found = /to\s+be\s|not\s+yet|subject\s+to|pending/.test(courses) ? PUT_OFF.exec(courses) : null;
  if (!found) return null;
  const at = d.pobEnd + found.index;
  return `A value is still to be surveyed: ${quoted(text, at, Math.min(d.end, at + found[0].length + 30))}.`;
}
