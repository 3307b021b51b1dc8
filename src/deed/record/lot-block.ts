// Takes: text. Gives: lots and blocks of recorded plats, one DECISIONS.md string each mention, and where they are named.
// Never: government lots, land lots.
import { pack } from '../../contract/packed.ts';
import { isReference } from '../aliquots/aliquot-gap.ts';
import { oneLine } from '../words/one-line.ts';
import { wording } from '../words/wording.ts';
import { PART, planOf, subdivisionName, nameEnd, platReference } from './lot-plat.ts';
import { SMALL_NUMBER } from './record-words.ts';
import { patternOfAll, pattern } from './pattern.ts';

const LOT_NUMBERS = wording`[A-Z]?-?\d{1,4}[A-Z]?(?:-[A-Z0-9]{1,3}(?:-[A-Z0-9]{1,2})?)?(?:
    (?:\s{0,2},\s{0,2}(?:and )?| (?:and|to|through|thru|&) |\s?[-–]\s?)[A-Z]?\d{1,4}[A-Z]?
    (?!\d|'| (?:ft|feet|foot|inch|acres?|rods)\b))*`;
/** "Lots A, B and C"; not "Lots A and N 20 feet of B". */
const LETTERS = wording`(?-i:[A-Z])
  (?:(?:, (?:and )?| (?:and|to|through|thru|&) )(?-i:[A-Z])(?=[,;)]| (?:and|to|through|thru|&|in|of) |\.(?: |$))){1,20}`;
/** "Five (5)": the figure in brackets is what is read. */
const IN_WORDS = wording`(?!(?:and|through|thru|block|blk|square|section|tract|unit|lots?)\b)
  (?:[a-z]{3,5} hundred(?: (?:and )?[a-z]{3,9}(?:[\s-][a-z]{3,5})?)?|[a-z]{3,9}(?:[\s-][a-z]{3,6})?)(?:-[A-Z])? `;
/** "Lots Five (5), Six (6) and Seven (7)". */
const BOTH = String.raw`${IN_WORDS}\(\d{1,4}(?:-?[A-Z])?\)`;
const WORD_AND_FIGURE = patternOfAll`(?<![a-z])${IN_WORDS}\((\d{1,4}(?:-?[A-Z])?)\)`;
/** "Lot Nine", "Lots One to Twelve", where nothing is counted by the word. */
const WORD = wording`(?:${SMALL_NUMBER}|(?:thir|four|fif|six|seven|eigh|nine)teen
    |(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)
  (?![a-z-]| (?:\(|hundred|feet|foot|acres?|rods?|and one-half))`;
const BLOCK = wording`(?:[,\s]{0,3}(?:(?:(?:all|both|each) (?:being |lying |situated? )?)?(?:of|in))?\s{0,2}(?:(?:city|said) )?
    (?:block(?!s)|blk|square(?= (?:no\.?\s{0,2}|numbered )?\d))\.?\s{0,2}(?:no\.?\s{0,2}|numbered |lettered )?["“']?(?:
      ${IN_WORDS}\((?<blockFigure>\d{1,3}[A-Z]?)\)|(?<blockWord>${WORD})
      |(?<block>[A-Z0-9]{1,4}(?![A-Z])(?:-[A-Z0-9]{1,2})?))["”']?(?:\s{0,2}\([A-Z0-9]{1,4}\))?)`;
/** What no lot of a plat stands behind is looked for at the word, not at every character. */
const LOT_WORD = String.raw`(?:lots?|unit|condominium\s{1,2}unit|apartment(?=\s{1,2}(?:no\b|number|unit)))`;
const LOT = patternOfAll`\b${LOT_WORD}\b(?<!(?:land|government|govt\.?|gov['’]t\.?|mineral|parking) ${LOT_WORD})
  \.?\s{0,2}(?:nos?\.?\s{0,2}|number(?:ed|s)? |#\s?)?["“]?(?<lot>${LOT_NUMBERS}|(?<=\blots ["“]?)${LETTERS}
    |(?-i:[A-Z])(?![A-Za-z])|${BOTH}(?:(?:\s{0,2},\s{0,2}(?:and )?| (?:and|to|through|thru|&) )${BOTH}){0,40}
    |${WORD}(?:(?:, (?:and )?| (?:and|to|through|thru|&) )${WORD}){0,20})["”]?(?:\s{0,2}\([^()]{1,30}\))?
  (?:,?\s{0,2}(?:both )?inclusive,?)?${BLOCK}?`;
/** Further lots and blocks before the name of the subdivision they all lie in. */
const MORE_LOTS = pattern`^(?:[;,]\s{0,3}(?:and )?lots? [\d\s,and&-]{1,60}(?:inclusive,?\s{0,2})?(?:of |in |,\s{0,2})?(?:block [A-Z0-9]{1,3})?){1,20}
  (?=[,\s])`;
const PLSS_AFTER = pattern`^[,\s]{0,3}(?:and lot [a-z]{3,9} \(\d{1,2}\) )?(?:(?:of|in) )?(?:(?:fractional|said) )?(?:sec(?:tion|\.)|t\.\s?\d
  |township|[NSEW][EW]?\.?\s?(?:1\/[24]|[¼½])|the (?:north|south|east|west)\w{0,5} (?:fractional )?(?:quarter|half))`;
const PART_BETWEEN = pattern`^, ${PART},\s{0,3}(?=(?-i:[A-Z])|(?:as|of|in|on|upon|according)\b)
  (?!township|t\.|twp|range|[^.;]{0,60}\b(?:township|range) \d)`;
/** "Lot 7-A-1 of the resubdivision of Lot 7-A, Square 19, Bellefontaine": what was there before, and then where it is. */
const RESUBDIVIDED = pattern`^,? (?:of|in|being) (?:the |a )?(?:resubdivision|redivision|replat) of (?:original |former )?lots? [\w-]{1,8}
  (?:(?:,|,? (?:and|&)) [A-Z]?-?\d[\w-]{0,6}){0,4}
  , (?:(?:square|block) (?:no\.?\s{0,2})?(?<block>\d{1,4}[A-Z]?|[A-Z]), )?(?=(?-i:[A-Z][a-z]))`;
/** "Lot 3 containing 1.27 acres, as shown on", "Lots 1 thru 8 and Common Area B, Elm Glen": between the lot and its plat. */
const AREA_BETWEEN = pattern`^,? (?:and|&) (?:common|open space) (?:area|lot)s? ["“]?[A-Z\d]{1,2}["”]?,? (?=\S)
  |^,? \(?(?:containing|consisting of) [\d.,]{1,9} (?:acres?|ac\.|square feet|sq\.?\s?ft\.?)
  (?:,? (?:more or less|\+\/-))?[,)]{0,2} (?=\S)`;

export interface LotMention {
  readonly start: number;
  /** Behind the lot's number, and its block where that follows at once. */
  readonly end: number;
  /** Behind the words that tell its plat. */
  readonly told: number;
}

interface Lots {
  readonly packed: readonly string[];
  readonly mentions: readonly LotMention[];
}

export function readLotBlock(text: string): string[] {
  return [...lotsOf(text).packed];
}

/** Where the lots of `readLotBlock` stand, in order; one that is named twice stands twice. */
export function lotMentions(text: string): readonly LotMention[] {
  return lotsOf(text).mentions;
}

const IN_SECTION =
  /(?:\bT(?:ownship|wp)?\.?\s{0,2}\d|\bR(?:ange)?\.?\s{0,2}\d)[\s\S]{0,160}\bsec(?:tion|t)?\.?\s{0,2}\d{1,2}\s?[:,]\s{0,3}$/i;
/** "T. 3 S., R. 4 E., sec. 16, lots 1 to 4": a lot of the survey, whatever plat the paper names behind it. */
const isOfSection = (text: string, at: number): boolean => IN_SECTION.test(text.slice(Math.max(0, at - 240), at));

function lotsOf(text: string): Lots {
  const out = new Map<string, string>();
  const mentions: LotMention[] = [];
  let named = 0;
  let waiting: Waiting[] = [];
  for (const match of text.matchAll(LOT)) {
    const end = match.index + match[0].length;
    const whole = text.slice(end, end + 220);
    const divided = RESUBDIVIDED.exec(whole);
    const between = (PART_BETWEEN.exec(whole) ?? AREA_BETWEEN.exec(whole) ?? divided)?.[0].length ?? 0;
    const after = between > 0 ? `, ${whole.slice(between)}` : whole;
    const groups = match.groups as { lot: string; block?: string; blockFigure?: string; blockWord?: string };
    const lot = groups.lot.replace(WORD_AND_FIGURE, '$1');
    const block = groups.blockFigure ?? groups.blockWord ?? groups.block ?? divided?.groups!['block'] ?? '';
    if (isInName(text, match.index) || (match.index < named && /^u/i.test(match[0])) || isDivided(text, match.index))
      continue;
    if (block === '' && (PLSS_AFTER.test(after) || /^[;,\s]{0,3}sec(?:s|tions?)?[.\s]/i.test(after))) continue;
    if (block === '' && isOfSection(text, match.index)) continue;
    if (isReference(text, match.index)) continue; // a neighbour's lot, named to find a corner
    const plat = platReference(after);
    const subdivision = subdivisionName(after.replace(MORE_LOTS, ''));
    const plan = block === '' && subdivision === '' && plat === null ? planOf(text, match.index, whole) : 0;
    if (block === '' && subdivision === '' && plat === null && plan === 0) {
      waiting = [...goesOnFrom(text, waiting, match.index), { lot: tidy(lot), start: match.index, end }].slice(-MOST);
      continue;
    }
    const shift = between > 0 ? between - 2 : 0;
    named = end + shift + (subdivision === '' ? 0 : nameEnd(after));
    const verbatim = text
      .slice(match.index, plat ? end + shift + plat.end : Math.max(named, end + plan))
      .replace(/\s+$/, '');
    const parts = {
      subdivision,
      lot: tidy(lot),
      block,
      plat_book: plat?.book ?? '',
      plat_page: plat?.page ?? '',
      verbatim,
    };
    for (const one of goesOnFrom(text, waiting, match.index)) {
      add(out, { ...parts, lot: one.lot, verbatim: text.slice(one.start, match.index) + verbatim });
      mentions.push({ start: one.start, end: one.end, told: one.end });
    }
    waiting = [];
    add(out, parts);
    mentions.push({ start: match.index, end, told: match.index + verbatim.length });
    if (out.size >= 60) break;
  }
  return { packed: [...out.values()], mentions };
}

type Parts = Parameters<typeof pack<'lot_block'>>[1];

function add(out: Map<string, string>, parts: Parts): void {
  const key = `${parts.lot}|${parts.block}|${parts.subdivision}`.toLowerCase();
  if (!out.has(key)) out.set(key, pack('lot_block', parts));
}

const tidy = (words: string): string => oneLine(words);

/** A lot whose block and plat may be told with the next: "all of Lot 6, and the East 9 feet of Lot 7, Block 2, Alder Addition". */
interface Waiting {
  readonly lot: string;
  readonly start: number;
  readonly end: number;
}

/** So many lots of one list wait at most. */
const MOST = 12;
const LIST_WORD = wording`(?:and|also|all|of|the|in|a|part|portion|that|those|off|being|entire|whole|fractional|except(?:ing)?|less|save
    |together|with|plus|thereof|therefrom|side|end|(?:north|south|east|west)[a-z]*
    |[nsew]{1,2}\.?(?:\s?(?:[½¼]|1\/[24]))?|half|quarter|third|one|two|three|four|five|six|seven|eight|nine|ten|eleven
    |twelve|[a-z]{3,6}teen|[a-z]{3,5}ty(?:-[a-z]{3,5})?|hundred|halves|feet|foot|ft\.?|inches|acres?|\d[\d./]*'?|[½¼¾⅓⅔]
    |\(\d[\d./]*'?\))`;
const GOES_ON = pattern`^[\s,;&]{0,4}(?:${LIST_WORD}[\s,;&]{1,4}){1,24}$`;

/** Those of the waiting lots that the words up to the next lot list with it; a sentence about something else parts them. */
function goesOnFrom(text: string, waiting: readonly Waiting[], next: number): Waiting[] {
  const last = waiting.at(-1);
  return last && next - last.end < 160 && GOES_ON.test(text.slice(last.end, next)) ? [...waiting] : [];
}

/** "Replat of Lot 7": what was there before. */
const isDivided = (text: string, at: number): boolean =>
  /\b(?:replat|(?:re)?subdivision|redivision)\s{1,3}of\s{1,3}$/i.test(text.slice(Math.max(0, at - 24), at));

/** `"Oak Flat Unit No. 3"`: a unit inside quoted words is part of a subdivision's name. */
function isInName(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 60), at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  // "Lot 20 of Elm Hills Subdivision, Unit 2": which part of the plat, and no lot.
  if (OF_DIVISION.test(line) && /^u/i.test(text.slice(at, at + 1))) return true;
  return /[A-Za-z],?\s$/.test(line) && (line.match(/["“”]/g)?.length ?? 0) % 2 === 1;
}

const OF_DIVISION = /\b(?:subdivision|addition|estates|heights|acres),?\s{1,2}$/i;
