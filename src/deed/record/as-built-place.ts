// Takes: words of a strip or an easement. Gives: whether the thing itself places it, wherever it was or will be built ("ten feet on each
// side of the pipe line as laid"). Never: a line that is surveyed or described; that one stands in the paper.

const HELPERS = String.raw`(?:(?:the|same|it|they|now|presently|finally|actually|heretofore|originally|first|so|is|are|was|were|shall|may|be|to|has|have|been|or|hereafter|and|said|such|then|initially|used|opened|travell?ed|established|line|pipe|pipeline|main|road|railroad|track|facilities|cable|ditch|sewer|wires?|poles|trail)\s{1,3}){0,7}`;
const DONE = String.raw`(?:constructed|installed|built|laid|located|staked|graded|erected|placed|buried|strung|existing|travell?ed|fenced)`;
const AS_BUILT = new RegExp(
  [
    String.raw`\bas\s{1,3}${HELPERS}${DONE}\b`,
    String.raw`\b(?:so|when|wherever|where)\s{1,3}(?:finally\s{1,3}|actually\s{1,3}|first\s{1,3}|initially\s{1,3})?(?:constructed|installed|built|laid|erected|staked)\b`,
    String.raw`\b(?:first|initial|original)\s{1,3}(?:[a-z]+\s{1,3}){0,2}?(?:cable|line|pipe|pipeline|pole|main|wire|conduit)s?\s{1,3}(?:so\s{1,3}|to\s{1,3}be\s{1,3})?(?:laid|installed|constructed|placed)\b`,
    String.raw`\bfinal\s{1,3}(?:installation|construction|location\s{1,3}of\s{1,3}(?:the|said|such)\s{1,3}(?:line|pipe|facilit|cable|main))`,
  ].join('|'),
  'gi',
);
/** What such words must be about: how far the strip goes from the thing, or that it follows it. */
const STRIP =
  /\b(?:each|either|both)\s{1,3}sides?\b|\bcent(?:er|re)|\bstrip\b|\bwid(?:e|th)\b|\bparallel\b|\b(?:exact|precise|definite)\s{1,3}(?:location|route)/i;
/** "as now located" said of the road that bounds the land, or of "the line located as follows". */
const TOLD_ELSE =
  /^\W{0,3}(?:and\s{1,3})?(?:as\s{1,3}follows|on\s{1,3}(?:the|said)\s{1,3}(?:plat|map)|in\s{1,3}section)/i;
const AROUND = 260;

export function isPlacedByFacility(passage: string): boolean {
  AS_BUILT.lastIndex = 0;
  for (let m = AS_BUILT.exec(passage); m; m = AS_BUILT.exec(passage)) {
    const end = m.index + m[0].length;
    if (TOLD_ELSE.test(passage.slice(end, end + 30))) continue;
    if (STRIP.test(passage.slice(Math.max(0, m.index - AROUND), end + AROUND))) return true;
  }
  return false;
}
