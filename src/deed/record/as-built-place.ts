// Takes: words of a strip or an easement. Gives: whether the thing itself places it, wherever it was or will be built ("ten feet on each
// side of the pipe line as laid"). Never: a line that is surveyed or described; that one stands in the paper.
import { wording } from '../words/wording.ts';
import { pattern } from './pattern.ts';

const HELPERS = wording`(?:(?:the|same|it|they|now|presently|finally|actually|heretofore|originally|first|so|is|are|was|were|shall|may|be|to
      |has|have|been|or|hereafter|and|said|such|then|initially|used|opened|travell?ed|established|line|pipe|pipeline
      |main|road|railroad|track|facilities|cable|ditch|sewer|wires?|poles|trail) ){0,7}`;
const DONE = String.raw`(?:constructed|installed|built|laid|located|staked|graded|erected|placed|buried|strung|existing|travell?ed|fenced)`;
const AS_BUILT = new RegExp(
  [
    String.raw`\bas\s{1,3}${HELPERS}${DONE}\b`,
    wording`\b(?:so|when|wherever|where) (?:finally |actually |first |initially )?
      (?:constructed|installed|built|laid|erected|staked)\b`,
    wording`\b(?:first|initial|original) (?:[a-z]+ ){0,2}?(?:cable|line|pipe|pipeline|pole|main|wire|conduit)
      s? (?:so |to be )?(?:laid|installed|constructed|placed)\b`,
    wording`\bfinal (?:installation|construction|location of (?:the|said|such) (?:line|pipe|facilit|cable|main))`,
  ].join('|'),
  'gi',
);
/** What such words must be about: how far the strip goes from the thing, or that it follows it. */
const STRIP = pattern`\b(?:each|either|both) sides?\b|\bcent(?:er|re)|\bstrip\b|\bwid(?:e|th)\b|\bparallel\b
  |\b(?:exact|precise|definite) (?:location|route)`;
/** "as now located" said of the road that bounds the land, or of "the line located as follows". */
const TOLD_ELSE = pattern`^\W{0,3}(?:and )?(?:as follows|on (?:the|said) (?:plat|map)|in section)`;
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
