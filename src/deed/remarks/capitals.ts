// Takes: a paper in capitals. Gives: it as other papers print it, in as many characters: small, with the names that can be told without a word's meaning:
// a road's ("QUARRY ROAD"), an owner's ("REED'S"), and the first word of a sentence.
// Never: a change in a paper that has small letters of its own.
import type { Stretch } from '../words/remembered.ts';

/** Those that are no other word too. */
const ROAD_KIND = String.raw`(?:streets?|avenues?|roads?|lanes?|highway|boulevard|turnpike|parkway|railroad|railway|river|creek)`;
const NOT_A_NAME = String.raw`(?:the|an?|said|this|that|such|public|private|county|state|town|township|existing|proposed|old|new|gravel|dirt|paved|right|of|and|or|to|on|in|by|along|with|from|into|across|over|no|its|any|each|other|same|center|centre)`;
const ROAD = new RegExp(String.raw`\b(?!${NOT_A_NAME}\b)([a-z]+)(\s+)(${ROAD_KIND})\b(?!\s+of\b)`, 'g');
const OWNER = /\b(?!(?:grantor|grantee|seller|buyer|owner|party|other|it|one)['’])[a-z]{3,}(?=['’]s\b)/g;
const OPENS = /(?:^|[.;:]\s+)[a-z]/g;

const asName = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** `figure` tells whether it is such a paper; so far `around` it the words are changed. */
export function withoutCapitals(text: string, figure: Stretch, around: number): string {
  if (!mostlyCapitals(text.slice(figure.start, figure.end))) return text;
  const [from, to] = [Math.max(0, figure.start - around), Math.min(text.length, figure.end + around)];
  return text.slice(0, from) + inSmall(text.slice(from, to)) + text.slice(to);
}

const inSmall = (words: string): string =>
  words
    .toLowerCase()
    .replace(ROAD, (_, name: string, blank: string, kind: string) => asName(name) + blank + asName(kind))
    .replace(OWNER, asName)
    .replace(OPENS, (head) => head.toUpperCase());

function mostlyCapitals(text: string): boolean {
  let [large, small] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= 65 && unit <= 90) large++;
    else if (unit >= 97 && unit <= 122) small++;
  }
  return large > small;
}
