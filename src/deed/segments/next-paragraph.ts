// Takes: an open course and a value behind it. Gives: whether the value stands in another paragraph or sentence, which tells no course.
// Never: so for a line that only breaks inside its sentence.
import { hasLength, isBearing, type Cut, type Segment } from '../marks/cut.ts';
import type { Token } from '../values/tokens.ts';
import { wording } from '../words/wording.ts';

/**
 * "thence S 4° W 220 feet.\n\nElevations refer to": behind the paragraph that it ends; where its length is told the point may be lost. A figure
 * that heads the next paragraph may be of field notes.
 */
const BEHIND_PARAGRAPH = /\.[^\S\n]{0,3}\n[^\S\n]{0,80}\n\s{0,80}[a-z]{2,}[\s,:]+[a-z]{2,}/;
const BEHIND_BLANK_LINE = /^[^\n]{0,60}\n[^\S\n]{0,80}\n\s{0,80}[a-z]{2,}[\s,:]+[a-z]{2,}/;

/** What the sentence goes on with in its next line. */
const GOES_ON = [
  'an?|at|by|for|and|or|along|with|on|in|of|to|from|being|having|bearing|running|measuring|said|more|distance|which|whose|thence|north|south|east|west',
  'the (?:chord|arc|radius|distance|length|line|course|bearing|central|direct|true|azimuth|same|last|total)',
];
const COURSE_GOES_ON = [
  'as|it|over|through|across|up|down|until|upon|via|around|where|thru|about|approximately|easterly|westerly|(?:north|south)\\w*',
  'parallel|following|true|magnetic|passing|crossing|containing',
];
/** "220 feet\nElevation of the culvert is": right behind the length of a course that has its bearing. */
const BEHIND_LINE = new RegExp(
  wording`^\.?[ \t]{0,3}\n[ \t]{0,20}(?!(?:${GOES_ON}|${COURSE_GOES_ON})\b)[a-z]{3,20} [a-z(]`,
);

export function isBehindParagraph(cut: Cut, open: Segment, token: Token): boolean {
  const words = cut.s.text.slice(open.tokens.at(-1)?.end ?? open.lead, token.start);
  if (!words.includes('\n')) return false;
  if (BEHIND_PARAGRAPH.test(words)) return true;
  if (!hasLength(open)) return false;
  return BEHIND_BLANK_LINE.test(words) || (BEHIND_LINE.test(words) && isTold(cut, open, token.start));
}

/** By its bearing; a curve may have more values on any line. */
const isTold = (cut: Cut, open: Segment, at: number): boolean =>
  open.tokens.some((token) => isBearing(token, cut.s.azimuths)) &&
  !/\b(?:curve|arc|chord)\b/.test(cut.s.text.slice(open.start, at));

/** Behind the return to the beginning: another sentence, or a line that begins one. */
export const ENDS_SENTENCE = new RegExp(
  wording`[.;]\s|\n\s{0,80}\n|\bcontain|\bsaid (?:tract|parcel|lot|land)\b|^[ \t]{0,3}\n[ \t]{0,20}
    (?:(?!${GOES_ON}\b)[a-z]{2,20}\b|being (?:an? |the |all )?(?:part|portion|same|land)\b)`,
);
