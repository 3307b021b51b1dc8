// Takes: text in which "the undersigned" grant and nobody is named. Gives: those who signed it. Never: a witness, a notary, an officer who
// signed for a company, or the signers of a paper that names its grantors.
import { matchesOf } from '../words/matches.ts';
import { namesBody } from './parties-bodies.ts';
import { namesIn } from './parties-names.ts';

const UNDERSIGNED_GRANTS =
  /\b(?:undersigned|we|i)\b(?:[^.;]|(?<=\b(?:No|Co|St|Inc|Jr|Mr|Mrs|Vol|[A-Z]))\.|\.(?=\d)){0,1500}?\b(?:do(?:es)?\s{1,3}hereby|hereby)\s{1,3}(?:grants?|conveys?|gives?|reconveys?|releases?|quit-?claims?|dedicates?|assigns?|transfers?)\b|\bundersigned,\s{1,3}(?:for|in)\s(?:[^.;]|\.(?=\d)){10,300}?,\s{1,3}(?:do(?:es)?\s{1,3})?grants?\s{1,3}(?:and\s{1,3}(?:gives?|conveys?)\s{1,3})?(?:un)?to\s/i;
const CLOSE =
  /\b(?:in\s{1,3}(?:witness|testimony)\s{1,3}whereof|signed\s{1,3}(?:and\s{1,3}sealed|(?:at\s[^.;\n]{3,40}\s)?(?:this|on\s{1,3}this)\s)|witness\s{1,3}(?:my|our|the)\s{1,3}hands?|executed\s{1,3}this|dated:?\s{1,4}(?:this|at|the|[A-Z]\w+|\d{1,2}))\b/gi;
const ENDS =
  /\b(?:state\s{1,3}of|county\s{1,3}of|acknowledge|before\s{1,3}me|notary|personally|filed|recorded|received)\b/i;
const WITNESS = /\b(?:witness(?:es)?|attest|test|signed,?\s|presence|delivered|prepared|recorder|clerk)\b/i;
const SEAL = /\s{0,20}[([{]\s?(?:seal|l\.?\s?s\.?)\s?[)\]}]\.?\s*$/i;
const NAME = /^[A-Z][\w.'’-]*(?:\s(?:[A-Z][\w.'’-]*|[xX+])){1,3}(?:,?\s(?:Jr|Sr)\.?)?$/;

export function signers(text: string): string[] {
  return UNDERSIGNED_GRANTS.test(text.slice(0, 3000)) ? signedBy(text) : [];
}

/** From here on a notary and others sign. */
const ACKNOWLEDGED =
  /\b(?:acknowledged\s{1,3}before|subscribed\s{1,3}(?:and\s{1,3}sworn|before)|personally\s{1,3}(?:appeared|came|known)|before\s{1,3}me\b|notary\s{1,3}public\b)/i;
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
