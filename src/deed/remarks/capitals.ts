// Takes: a paper in capitals. Gives: it as other papers print it, in as many characters: small, with the names that can be told without a word's meaning:
// a road's ("QUARRY ROAD"), an owner's ("REED'S"), and the first word of a sentence.
// Never: a change in a paper that has small letters of its own.

/** Those that are no other word too. */
const ROAD_KIND = String.raw`(?:streets?|avenues?|roads?|lanes?|highway|boulevard|turnpike|parkway|railroad|railway|river|creek)`;
const NOT_A_NAME = String.raw`(?:the|an?|said|this|that|such|public|private|county|state|town|township|existing|proposed|old|new|gravel|dirt|paved|right|of|and|or|to|on|in|by|along|with|from|into|across|over|no|its|any|each|other|same|center|centre)`;
const ROAD = new RegExp(String.raw`\b(?!${NOT_A_NAME}\b)([a-z]+)(\s+)(${ROAD_KIND})\b(?!\s+of\b)`, 'g');
const OWNER = /\b(?!(?:grantor|grantee|seller|buyer|owner|party|other|it|one)['’])[a-z]{3,}(?=['’]s\b)/g;
const OPENS = /(?:^|[.;:]\s+)[a-z]/g;

const asName = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** `from`, `to`: the stretch that tells whether it is such a paper. */
export function withoutCapitals(text: string, from: number, to: number): string {
  if (!mostlyCapitals(text.slice(from, to))) return text;
  return text
    .toLowerCase()
    .replace(ROAD, (_, name: string, blank: string, kind: string) => asName(name) + blank + asName(kind))
    .replace(OWNER, asName)
    .replace(OPENS, (head) => head.toUpperCase());
}

function mostlyCapitals(text: string): boolean {
  let [large, small] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= 65 && unit <= 90) large++;
    else if (unit >= 97 && unit <= 122) small++;
  }
  return large > small;
}
