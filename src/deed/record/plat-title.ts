// Takes: the text of a plat. Gives: the name that its title or its dedication gives the land it divides. Never: a sentence, the land it
// lies in, or the name of another plat; a survey map without a name has none.

const KIND = String.raw`(?:(?:final|record(?:ed)?|preliminary|amended|revised|minor|major|short|long|condominium|subdivision|cluster|boundary|official|vacation|dedication)\s{1,3}){0,3}(?:sub-?division\s{1,3})?(?:re-?plat|plat|map|plan|re-?survey|survey|re-?subdivision)`;
/** "FINAL PLAT OF", "MAP OF PROPERTY TO BE KNOWN AS", "Final Plan for". */
const LEAD = new RegExp(
  String.raw`^(?:an?\s{1,3}|the\s{1,3})?${KIND}\s{0,3}(?:no\.?\s{0,2}[\w-]{1,8}\s{0,3})?(?:(?:of|for|showing)\s{1,3}(?:the\s{1,3})?|:\s{0,3}|-\s{1,3})(?:(?:property|land|premises)\s{1,3}(?:to\s{1,3}be\s{1,3})?(?:known\s{1,3}as|called)\s{0,3})?(?<rest>.*)$`,
  'i',
);
const KIND_ALONE = new RegExp(String.raw`^(?:an?\s{1,3}|the\s{1,3})?${KIND}\.?$`, 'i');
/** "… A SUBDIVISION OF PART OF THE NW 1/4": the line above is the name. */
const WHAT_IT_IS =
  /^(?:being\s{1,3})?(?:an?|the)?\s{0,3}(?:re-?|planned\s{1,3}|residential\s{1,3}|platted\s{1,3})?(?:sub-?division|re-?plat|addition|condominium|community|planned\s{1,3}unit|development|portion|part|division)\s{1,3}(?:of|in|to|located|situated?|being|lying)\b|^being\s{1,3}(?:an?\s|part|portion|lots?|the)/i;
const KNOWN_AS =
  /\b(?:(?:to|shall|will)\s{1,3}be\s{1,3}(?:hereafter\s{1,3})?known\s{1,3}as|under\s{1,3}the\s{1,3}name\s{1,3}(?:of|and\s{1,3}style\s{1,3}of)|hereby\s{1,3}(?:named|designated|called)|(?:designated|designating[^.;\n]{0,60}|named|known)\s{1,3}as)\s{0,3}:?\s{0,3}["“]?(?<name>(?-i:[A-Z])[^\n;."”]{2,60})/i;
const SENTENCE =
  /\b(?:hereby|consent|certif\w*|dedicat\w*|owners?|undersigned|presents|have|has|was|were|shown|shall|according|thereof|hereon|surveyor|engineer|scale|dated?|recorded|filed|sheet|book|page|approved|county|township|range|zoned|acres|north|prepared|developer|note)\b/i;
const NO_NAME =
  /\b(?:for|of)$|^(?:(?:minor|major|final|preliminary)\s(?:sub-?division|plat|plan)\b|an?|being|lots?|blocks?|part|portion|all|situated?|located|lying|in|on|city|county|state|sec(?:tion)?s?|scale|sheet|plat|map|no|page|certificate|vicinity|legend|legal|description|owner'?s?|surveyor'?s?|dedication|tax|deed|for|of|the\s(?:state|county))\b|^\d+$|^[^A-Za-z]*$/i;

export function platName(text: string): string {
  const lines = text.split('\n', 400).map((line) => line.trim());
  const titled = lines.slice(0, 60).filter((line) => line !== '');
  return titleName(titled) ?? knownAs(text) ?? lineAbove(titled) ?? namedLine(titled) ?? '';
}

/** By the line that says "plat of", or says only "plat" over the name. */
function titleName(lines: readonly string[]): string | null {
  for (const [i, line] of lines.entries()) {
    const rest = LEAD.exec(line)?.groups?.['rest'];
    const goesOn = rest === '' || KIND_ALONE.test(line);
    if (rest === undefined && !goesOn) continue;
    const name = nameOf(goesOn ? (lines[i + 1] ?? '') : rest!);
    if (name !== null) return name;
  }
  return null;
}

function knownAs(text: string): string | null {
  const found = KNOWN_AS.exec(text)?.groups?.['name'];
  const name = found?.split(
    /,?\s(?:and|do|does|hereby|as\s|has|have|is|situated?|located|in\s|being|an?\s|the\s|which|according)\b/,
  )[0];
  return name === undefined ? null : nameOf(name);
}

function lineAbove(lines: readonly string[]): string | null {
  const at = lines.findIndex((line, i) => i > 0 && WHAT_IT_IS.test(line));
  return at < 0 ? null : nameOf(lines[at - 1]!);
}

const SUBDIVISION_WORD =
  /\b(?:subdivision|addition|estates|condominiums?|heights|acres|park|manor|village|meadows|ranchos?|tract\s{1,2}(?:no\.?\s{0,2})?[\dlO]{2,5}|(?:phase|unit|filing|section)\s{1,2}(?:no\.?\s{0,2})?\w{1,5})\b/i;

/** A line of capitals with a word that subdivisions are named by. */
function namedLine(lines: readonly string[]): string | null {
  for (const line of lines.slice(0, 25))
    if (SUBDIVISION_WORD.test(line) && !/[a-z]{3}.*[a-z]{3}/.test(line)) {
      const name = nameOf(line);
      if (name !== null) return name;
    }
  return null;
}

const PARENT = /^(?:(?:part|portion|all|a)\s{1,3}of\s{1,3}|lots?\s|blocks?\s|tracts?\s(?=\d+[,\s]+(?:and|block)))/i;

/** The name in a line, without what is said of the land behind it; null where the line is no name. */
function nameOf(line: string): string | null {
  // "LOT 7, BLOCK 3, MEADOW ADDITION" divides land of that addition.
  const own = PARENT.test(line) ? (line.split(/,\s{0,3}/).findLast((part) => SUBDIVISION_WORD.test(part)) ?? '') : line;
  const name = own
    .replace(
      /\s{0,3}[-–—,(]?\s{0,3}(?:\bbeing\b|\ban?\s(?:sub-?division|re-?plat|part|portion|condominium|planned)|\b(?:located|situated?|lying)\s(?:in|on|at)\b|\bin\s(?:the|section|sec\.)\b|\bsection\s\d+,\s?t|\((?:p\.?b|plat|map|book|d\.?b)|\bto\sthe\s(?:city|town|village)\b|\s{3,}).*$/i,
      '',
    ) // prettier-ignore
    .replace(/^["“'\s]+|["”'\s,.;:-]+$/g, '')
    .replace(/\s+/g, ' ');
  if (name.length < 3 || name.length > 70 || !/^["“]?[A-Z\d]/.test(name)) return null;
  return SENTENCE.test(name) || NO_NAME.test(name) ? null : name;
}
