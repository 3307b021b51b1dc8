// Takes: text in which "the undersigned" grant and nobody is named. Gives: those who signed it. Never: a witness, a notary, an officer who
// signed for a company, or the signers of a paper that names its grantors.
import { matchesOf } from '../words/matches.ts';
import { namesBody } from './parties-bodies.ts';
import { namesIn } from './parties-names.ts';
import { exactPattern, pattern, patternOfAll } from './pattern.ts';

const UNDERSIGNED_GRANTS = pattern`\b(?:undersigned|we|i)\b(?:[^.;]|(?<=\b(?:No|Co|St|Inc|Jr|Mr|Mrs|Vol|[A-Z]))\.|\.(?=\d)){0,1500}?\b(?:
    do(?:es)? hereby|hereby) (?:grants?|conveys?|gives?|reconveys?|releases?|quit-?claims?|dedicates?|assigns?
    |transfers?)\b
  |\bundersigned, (?:for|in) (?:[^.;]|\.(?=\d)){10,300}?, (?:do(?:es)? )?grants? (?:and (?:gives?|conveys?) )?(?:un)?
  to `;
const CLOSE = patternOfAll`\b(?:in (?:witness|testimony) whereof|signed (?:and sealed|(?:at [^.;\n]{3,40} )?(?:this|on this) )
  |witness (?:my|our|the) hands?|executed this|dated:? (?:this|at|the|[A-Z]\w+|\d{1,2}))\b`;
const ENDS = pattern`\b(?:state of|county of|acknowledge|before me|notary|personally|filed|recorded|received)\b`;
const WITNESS = /\b(?:witness(?:es)?|attest|test|signed,?\s|presence|delivered|prepared|recorder|clerk)\b/i;
const SEAL = /\s{0,20}[([{]\s?(?:seal|l\.?\s?s\.?)\s?[)\]}]\.?\s*$/i;
const NAME = exactPattern`^[A-Z][\w.'’-]*(?: (?:[A-Z][\w.'’-]*|[xX+])){1,3}(?:,? (?:Jr|Sr)\.?)?$`;

export function signers(text: string): string[] {
  return UNDERSIGNED_GRANTS.test(text.slice(0, 3000)) ? signedBy(text) : [];
}

/** From here on a notary and others sign. */
const ACKNOWLEDGED = pattern`\b(?:acknowledged before|subscribed (?:and sworn|before)|personally (?:appeared|came|known)|before me\b
  |notary public\b)`;
/** Other hands than the grantors'. */
const FOR_OTHERS = /^\W{0,3}(?:accept|approv|consent|agreed|attest|joinder|lienholder|mortgagee|prepared|drafted)/i;

/** Who signed, whatever the paper does. */
export function signedBy(text: string): string[] {
  const end = text.search(ACKNOWLEDGED);
  const close = matchesOf(CLOSE, end < 0 ? text : text.slice(0, end)).at(-1);
  if (!close) return [];
  const names: string[] = [];
  const isWitnessed = BY_WITNESSES.test(text.slice(close.index + close[0].length, close.index + 1200));
  const lines = text.slice(close.index, close.index + 1200).split('\n');
  let idle = 0;
  for (const [i, line] of lines.slice(1, 20).entries()) {
    if (names.length > 0 && (ENDS.test(line) || FOR_OTHERS.test(line.trim()) || idle > 2)) break;
    const found = signersIn(line, lines.slice(i + 2).find((later) => later.trim() !== '') ?? '', !isWitnessed);
    names.push(...found);
    idle = found.length > 0 || /_{6}/.test(line) ? 0 : idle + 1;
  }
  return [...new Set(names)];
}

const HAND = /(?:^|\s{2})\/?[sS]\/\s{0,2}/;

/** Where nobody witnesses, those in the left half of a line sign too. */
const BY_WITNESSES = /\b(?:witness(?:es|ed)?|attest|test|presence|delivered)\b/i;

/** "/s/ A      /s/ B", "A (seal)      B (seal)": several hands beside one another; else one. */
function signersIn(line: string, next: string, isAlone: boolean): string[] {
  const hands = line.split(HAND).slice(1);
  const columns = isAlone
    ? line
        .trim()
        .split(/\s{3,}/)
        .map((one) => one.replace(SEAL, '').trim())
        .filter(Boolean)
    : [];
  if (columns.length === 2 && columns.every((one) => NAME.test(one) && !namesBody(one)))
    return columns.flatMap((one) => namesIn(one));
  return hands.length > 1
    ? hands.flatMap((hand) => (NAME.test(hand.trim()) ? namesIn(hand.trim()) : []))
    : signerIn(line, next);
}

/** A name that stands alone, in the right half of its line or over a seal; a company's, over "By". */
function signerIn(line: string, next: string): string[] {
  const isSealed = SEAL.test(line);
  const unsealed = isSealed ? line.replace(SEAL, '') : line;
  const right = unsealed
    .split(/(?<!\b[xX]|[:/])\s{3,}/)
    .at(-1)!
    .trim();
  const isRight = line.length > right.length + 12 && unsealed.trimEnd().endsWith(right);
  const words = right
    .replace(/^(?:owner|grantor|assignor|seller|trustee|beneficiary|declarant)s?(?:\(s\))?:\s*/i, '')
    .replace(/^(?:[xX]|\/?[sS]\/)\s{1,4}/, '');
  if (WITNESS.test(words) || /^(?:by|its)\b/i.test(words)) return [];
  const officer = words.search(/,\s{1,2}by:?\s/i);
  if (officer > 0 && namesBody(words.slice(0, officer))) return namesIn(words.slice(0, officer));
  if (namesBody(words)) return /^\s*by\b/i.test(next) ? namesIn(words) : [];
  return (isRight || isSealed) && NAME.test(words) ? namesIn(words) : [];
}
