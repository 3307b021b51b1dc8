// Takes: words of a plat's title. Gives: the name in them, without what is said of the land behind it, and with the section, phase or filing
// that stands below. Never: a name out of words that are a sentence, a place, a person's part or a lot.

const COUNT = String.raw`(?:[IVX]{1,5}|\d{1,3}-?[A-Z]?|[A-Z]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const PART = String.raw`(?:(?:section|sec\.|phase|ph\.|unit|part|division|filing|plat|addition|stage|village|replat|re-plat|amendment|supplement|supplementary|increment|annex(?:ation)?|extension|revision)\s{1,2}(?:no\.?\s{0,2}|number\s{1,2})?${COUNT}|(?:the\s)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,2}(?:st|nd|rd|th))\s{1,2}(?:addition|plat|filing|section|unit|subdivision|supplement|amendment|revision|extension|division|replat)|(?:addition|sub-?division|condominiums?|estates|amended|annex|replat)|(?:no|number)\.?\s{0,2}\d{1,3})`;
const PART_LINE = new RegExp(
  String.raw`^[-–,\s]{0,3}["“]?(?<part>${PART}(?:\s{0,2}[,–-]?\s{0,2}${PART}){0,3})["”.,]{0,2}$`,
  'i',
);

export const SUBDIVISION_WORD =
  /\b(?:sub-?division|addition|estates|condominiums?|heights|acres|park|manor|village|meadows|ranchos?|townsite|terrace|gardens|highlands|hills|woods|plantation|homesites|farms|tract\s{1,2}(?:no\.?\s{0,2})?[\dlO]{2,5}|(?:phase|unit|filing|section|division|plat)\s{1,2}(?:no\.?\s{0,2})?(?:\d|[IVX]+\b|one|two|three)\w{0,3})\b/i;

const SENTENCE =
  /\b(?:hereby|consent|certif\w*|dedicat\w*|owners?|undersigned|presents|have|has|was|were|shown|shall|according|thereof|hereon|surveyors?|engineers?|scale|dated?|recorded|filed|sheet|(?:book|page|range|zoned|north|south|east|west)\s\d|approved|county|township|\d\s?acres|acres\s(?:more|of|in)|(?:north|south|east|west)\s(?:line|half|of|quarter)|prepared|developers?|notes?|conveyed|surveyed|map|this|said|property\sof|property|lands?\sof|belonging|contains?|approval|required|planning|commission|subdivide)\b|1\/[24]|[=§]|\d\.\d|\blots?\s\d|\bgov['’]?t\b|\bin\sfront\b|["”]\s?=|\bN\/F\b/i;
const NO_NAME =
  /\b(?:for|of|the|and|to|in|by)$|\b(?:street|road|avenue|drive|lane|boulevard|highway|court|circle|ave|st|rd|dr|blvd|hwy)\.?$|^(?:(?:minor|major|final|preliminary)\s(?:sub-?division|plat|plan)\b|(?:an?|being|lots?|blocks?|part|portion|all|situated?|located|lying|in|on|city|county|state|commonwealth|sec(?:tion)?s?|scale|sheet|plat|map|no|page|book|certificate|vicinity|legend|legal|description|owner'?s?|surveyor'?s?|dedication|tax|deed|for|of|by|to|from|land|lands|survey|property|curve|line|unit|units|township|approved|filed|the\s(?:state|county|property|land|undersigned|sub-?division|city|town(?!\sof)))\b)|^(?:sub-?division|addition|phase|plan|record|town|replat|minor|major|family|boundary|short)$|^\d+$|^[^A-Za-z]*$/i;
const PARENT = /^(?:(?:part|portion|all|a)\s{1,3}of\s{1,3}|lots?\s|blocks?\s|tracts?\s(?=\d+[,\s]+(?:and|block)))/i;
const SAID_OF_IT =
  /\s{0,3}[-–—,(]?\s{0,3}(?:\bbeing\b|\ban?\s(?:sub-?division|re-?plat|part|portion|condominium|planned|addition|re-?subdivision)|\b(?:located|situated?|lying)\s(?:in|on|at)\b|\b(?:in|within)\s(?:the|section|sec\.)\b|\bsection\s\d+,\s?t|\((?:p\.?b|plat|map|book|d\.?b)|\bto\sthe\s(?:city|town|village)\b|,\s(?:city|town|village|county|parish|state)\sof\b|,\s[A-Z][A-Za-z .]{2,20}\s(?:county|parish)\b|,?\s(?:lot|block)s?\s\d|,\splat\s(?:book|no)|\s{3,}).*$/i;

/** Null where the line is no name. */
export function nameOf(line: string): string | null {
  // "LOT 7, BLOCK 3, MEADOW ADDITION" divides land of that addition.
  const own = PARENT.test(line) ? (line.split(/,\s{0,3}/).findLast((part) => SUBDIVISION_WORD.test(part)) ?? '') : line;
  const name = own
    .replace(SAID_OF_IT, '')
    .replace(/^["“'\s]+|["”'\s,.;:-]+$/g, '')
    .replace(/["“”]/g, '')
    .replace(/\s+/g, ' ');
  if (name.length < 3 || name.length > 70 || !/^[A-Z\d]/.test(name)) return null;
  if (
    !/[A-Za-z]{4}|^[A-Z][AEIOUaeiou][A-Za-z] [A-Z][AEIOUaeiou][A-Za-z]\b|^[AEIOU][A-Za-z]{2} [A-Z][AEIOUaeiou][A-Za-z]\b/.test(
      name,
    )
  )
    return null;
  return SENTENCE.test(name) || NO_NAME.test(name) ? null : name;
}

/** "TANAGER WOODS / PHASE III" is one name; a section of the rectangular survey goes on with its township. */
export function nameGoesOn(name: string, words: string, below: readonly string[]): string {
  // Only a line that ends with its name.
  if (!words.replace(/["”.,\s]+$/, '').endsWith(name.slice(-6))) return name;
  let whole = name;
  for (const [i, cell] of below.slice(0, 3).entries()) {
    const part = PART_LINE.exec(cell)?.groups?.['part'];
    if (part === undefined || /^(?:t\.?\s?\d|township|range|,)/i.test(below[i + 1] ?? '')) break;
    whole = `${whole} ${part}`;
  }
  return whole;
}
