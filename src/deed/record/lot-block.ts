// Takes: text. Gives: lots and blocks of recorded plats, one DECISIONS.md string each mention, and where they are named.
// Never: government lots, land lots.
import { anyCase } from '../words/any-case.ts';
import { pack } from '../../contract/packed.ts';
import { isReference } from '../aliquots/aliquot-gap.ts';
import { bookPagesIn } from './recording.ts';
import { beginsAny } from '../words/triples.ts';
import { oneLine } from '../words/one-line.ts';

const LOT_NUMBERS = String.raw`[A-Z]?-?\d{1,4}[A-Z]?(?:-[A-Z0-9]{1,3}(?:-[A-Z0-9]{1,2})?)?(?:(?:\s{0,2},\s{0,2}(?:and\s{1,2})?|\s{1,2}(?:and|to|through|thru|&)\s{1,2}|\s?[-–]\s?)[A-Z]?\d{1,4}[A-Z]?(?!\d|'|\s{1,2}(?:ft|feet|foot|inch|acres?|rods)\b))*`;
/** "Lots A, B and C"; not "Lots A and N 20 feet of B". */
const LETTERS = String.raw`(?-i:[A-Z])(?:(?:,\s{1,2}(?:and\s{1,2})?|\s{1,2}(?:and|to|through|thru|&)\s{1,2})(?-i:[A-Z])(?=[,;)]|\s{1,2}(?:and|to|through|thru|&|in|of)\s|\.(?:\s|$))){1,20}`;
/** "Five (5)": the figure in brackets is what is read. */
const IN_WORDS = String.raw`(?!(?:and|through|thru|block|blk|square|section|tract|unit|lots?)\b)(?:[a-z]{3,5}\s{1,2}hundred(?:\s{1,2}(?:and\s{1,2})?[a-z]{3,9}(?:[\s-][a-z]{3,5})?)?|[a-z]{3,9}(?:[\s-][a-z]{3,6})?)(?:-[A-Z])?\s{1,2}`;
/** "Lots Five (5), Six (6) and Seven (7)". */
const BOTH = String.raw`${IN_WORDS}\(\d{1,4}(?:-?[A-Z])?\)`;
const WORD_AND_FIGURE = new RegExp(String.raw`(?<![a-z])${IN_WORDS}\((\d{1,4}(?:-?[A-Z])?)\)`, 'gi');
/** "Lot Nine", "Lots One to Twelve", where nothing is counted by the word. */
const WORD = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)(?![a-z-]|\s{1,2}(?:\(|hundred|feet|foot|acres?|rods?|and\s{1,2}one-half))`;
const BLOCK = String.raw`(?:[,\s]{0,3}(?:(?:(?:all|both|each)\s{1,2}(?:being\s{1,2}|lying\s{1,2}|situated?\s{1,2})?)?(?:of|in))?\s{0,2}(?:(?:city|said)\s{1,2})?(?:block(?!s)|blk|square(?=\s{1,2}(?:no\.?\s{0,2}|numbered\s{1,2})?\d))\.?\s{0,2}(?:no\.?\s{0,2}|numbered\s{1,2}|lettered\s{1,2})?["“']?(?:${IN_WORDS}\((?<blockFigure>\d{1,3}[A-Z]?)\)|(?<blockWord>${WORD})|(?<block>[A-Z0-9]{1,4}(?![A-Z])(?:-[A-Z0-9]{1,2})?))["”']?(?:\s{0,2}\([A-Z0-9]{1,4}\))?)`;
/** What no lot of a plat stands behind is looked for at the word, not at every character. */
const LOT_WORD = String.raw`(?:lots?|unit|condominium\s{1,2}unit|apartment(?=\s{1,2}(?:no\b|number|unit)))`;
const LOT = anyCase(
  new RegExp(
    String.raw`(?:\b(?=[lua])|(?=c))${LOT_WORD}\b(?<=\b${LOT_WORD})(?<!(?:land|government|govt\.?|gov['’]t\.?|mineral|parking)\s{1,2}${LOT_WORD})\.?\s{0,2}(?:nos?\.?\s{0,2}|number(?:ed|s)?\s{1,2}|#\s?)?["“]?(?<lot>${LOT_NUMBERS}|(?<=\blots\s{1,2}["“]?)${LETTERS}|(?-i:[A-Z])(?![A-Za-z])|${BOTH}(?:(?:\s{0,2},\s{0,2}(?:and\s{1,2})?|\s{1,2}(?:and|to|through|thru|&)\s{1,2})${BOTH}){0,40}|${WORD}(?:(?:,\s{1,2}(?:and\s{1,2})?|\s{1,2}(?:and|to|through|thru|&)\s{1,2})${WORD}){0,20})["”]?(?:\s{0,2}\([^()]{1,30}\))?(?:,?\s{0,2}(?:both\s{1,2})?inclusive,?)?${BLOCK}?`,
    'iy',
  ),
);
/** Where a lot may be named: the letters alone are found far faster than a lot with all that may follow it. */
const MAY_BE_LOT = /lot|unit|condo|apartment/gi;
/** A point behind four letters ends the sentence, but for a word that is shortened so. */
const NAME_WORD = String.raw`(?:[A-Z0-9](?:[\w'’&-]|\.(?:(?<!\b[a-z]{4,24}\.)|(?!\s|$)|(?<=\b(?:subd|addn|bros|govt|bldg)\.))){0,24}|of|at|the|and|&|No\.|in)`;
const SUBDIVISION = new RegExp(
  String.raw`^(?:[,;(]\s{0,3}|\s{1,3}(?=of\b|in\b|according|as\b|on\b|upon\b|inclusive))(?:inclusive,?\s{1,2})?(?:\([^()]{0,40}\)\s{0,2})?(?:(?:(?:according\s{1,2}to\s{1,2}|of\s{1,2}|in\s{1,2})?(?:the\s{1,2})?(?:final\s{1,2}|recorded\s{1,2}|official\s{1,2})?plat\s{1,2}of|of\s{1,2}the\s{1,2}subdivision\s{1,2}(?:known|called|named)(?:\s{1,2}as)?|of|in|to\s{1,2}be\s{1,2}(?:known|called|named)(?:\s{1,2}as)?|(?:as\s{1,2}shown\s{1,2}|as\s{1,2}(?:the\s{1,2})?(?:said|same)\s{1,2}(?:lots?\s{1,2})?(?:is|are)\s{1,2}known\s{1,2}and\s{1,2}designated\s{1,2})?(?:up)?on\s{1,2}(?:(?:the|that\s{1,2}certain|a\s{1,2}certain|an?)\s{1,2})?(?:\w{3,12}\s{1,2}){0,3}(?:plat|plan|map)\s{1,2}of)\s{1,2})?(?:the\s{1,2})?["“]?(?<name>${NAME_WORD}(?:\s{1,2}${NAME_WORD}){0,8}?(?:\s{1,2}(?:subdivision|addition|estates|resubdivision|replat|heights|park|acres|village|plantation)(?![A-Za-z])(?:,?\s{1,2}(?:No\.?\s?\d{1,3}|(?:phase|section|unit)\s{1,2}(?:one|two|three|four|five|six|[\dA-Z]{1,4})\b))?)?)["”]?\s{0,2}(?<!\bNo)(?=[,;.(]|(?<=\b(?:subdivision|addition|addn|estates)\.?)[ \t]{1,20}(?:[-–—][ \t]{0,3})?\$\d|\s{0,2}\n\s{0,8}(?:\n|[A-Z][A-Za-z'’ #]{2,40}:)|(?<=\b(?:sub)?division|\baddition|['’]s\s{1,2}survey)\s{1,2}of\b|\s{1,2}(?:as\b|by\b|according|a\s{1,2}(?:re)?subdivision|recorded|(?:made|prepared|drawn|surveyed)\s{1,2}by\b|per\b|an\s{1,2}addition|of\s{1,2}the\s{1,2}(?:city|county)|to\s{1,2}the|in\s{1,2}(?:the\s{1,2})?(?:city|county|town|village)|as\s)|$)`,
  'i',
);
/** Further lots and blocks before the name of the subdivision they all lie in. */
const MORE_LOTS =
  /^(?:[;,]\s{0,3}(?:and\s{1,3})?lots?\s{1,2}[\d\s,and&-]{1,60}(?:inclusive,?\s{0,2})?(?:of\s{1,2}|in\s{1,2}|,\s{0,2})?(?:block\s{1,2}[A-Z0-9]{1,3})?){1,20}(?=[,\s])/i;
const PLSS_AFTER =
  /^[,\s]{0,3}(?:and\s{1,2}lot\s[a-z]{3,9}\s\(\d{1,2}\)\s)?(?:(?:of|in)\s{1,2})?(?:(?:fractional|said)\s{1,2})?(?:sec(?:tion|\.)|t\.\s?\d|township|[NSEW][EW]?\.?\s?(?:1\/[24]|[¼½])|the\s{1,2}(?:north|south|east|west)\w{0,5}\s{1,2}(?:fractional\s{1,2})?(?:quarter|half))/i;

/** "Lot 8, Section 3, Elm Run": of the plat, not of a township. */
const PART = String.raw`(?:section|sec\.|phase|unit|building|bldg\.?|tower|filing)\s{1,2}(?:no\.?\s?)?["“]?(?:[IVX]{1,4}|\d{1,3}[A-Z]?|[A-Z]|(?:one|two|three|four|five|six)(?:\s\(\d{1,2}\))?)["”]?`;
const PART_BETWEEN = anyCase(
  new RegExp(
    String.raw`^,\s{1,2}${PART},\s{0,3}(?=(?-i:[A-Z])|(?:as|of|in|on|upon|according)\b)(?!township|t\.|twp|range|[^.;]{0,60}\b(?:township|range)\s{1,2}\d)`,
    'i',
  ),
);
/** "Lot 7-A-1 of the resubdivision of Lot 7-A, Square 19, Bellefontaine": what was there before, and then where it is. */
const RESUBDIVIDED = anyCase(
  /^,?\s{1,2}(?:of|in|being)\s{1,2}(?:the\s{1,2}|a\s{1,2})?(?:resubdivision|redivision|replat)\s{1,2}of\s{1,2}(?:original\s{1,2}|former\s{1,2})?lots?\s{1,2}[\w-]{1,8}(?:(?:,|,?\s{1,2}(?:and|&))\s{1,2}[A-Z]?-?\d[\w-]{0,6}){0,4},\s{1,2}(?:(?:square|block)\s{1,2}(?:no\.?\s{0,2})?(?<block>\d{1,4}[A-Z]?|[A-Z]),\s{1,2})?(?=(?-i:[A-Z][a-z]))/i,
);
/** "Lot 3 containing 1.27 acres, as shown on", "Lots 1 thru 8 and Common Area B, Elm Glen": between the lot and its plat. */
const AREA_BETWEEN =
  /^,?\s{1,3}(?:and|&)\s{1,3}(?:common|open\s{1,3}space)\s{1,3}(?:area|lot)s?\s{1,3}["“]?[A-Z\d]{1,2}["”]?,?\s(?=\S)|^,?\s{1,3}\(?(?:containing|consisting\s{1,2}of)\s{1,3}[\d.,]{1,9}\s{1,2}(?:acres?|ac\.|square\s{1,2}feet|sq\.?\s?ft\.?)(?:,?\s{1,3}(?:more\s{1,3}or\s{1,3}less|\+\/-))?[,)]{0,2}\s(?=\S)/i;
/** "Elm Glen, Section 1": said of the name itself. */
const PART_OF_NAME = new RegExp(
  String.raw`^,?\s{1,2}(?:${PART}|(?:unit|plat|part)\s{1,2}(?:no\.?\s?)?["“]?(?:[IVX]{1,4}|\d{1,3}|[A-Z]|one|two|three|four|five|six)["”]?)(?=[,;.\s]|$)(?!,?\s{1,2}(?:township|twp|t\.))`,
  'i',
);

/** With what may follow the words: "united" and "lottery" name none. A comma stands for any other mark. */
const namesLot = beginsAny([
  'lots',
  'apartment',
  ...[' ', '.', ',', '#', '-'].flatMap((after) => [`lot${after}`, `unit${after}`]),
]);

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

let asked: Lots & { readonly text: string } = { text: '', packed: [], mentions: [] };

/** A short paper is asked thrice: for its record, for the kind of its description, and for what is taken off its lots. */
function askedOf(text: string): Lots {
  if (asked.text !== text) asked = { text, ...lotsOf(text) };
  return asked;
}

export function readLotBlock(text: string): string[] {
  return namesLot(text) ? [...askedOf(text).packed] : [];
}

/** Where the lots of `readLotBlock` stand, in order; one that is named twice stands twice. */
export function lotMentions(text: string): readonly LotMention[] {
  return namesLot(text) ? askedOf(text).mentions : [];
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
  for (let match = lotFrom(text, 0); match; match = lotFrom(text, LOT.lastIndex)) {
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

/** The next lot of the text that is named at a place or behind it. */
function lotFrom(text: string, from: number): RegExpExecArray | null {
  MAY_BE_LOT.lastIndex = from;
  for (let found = MAY_BE_LOT.exec(text); found; found = MAY_BE_LOT.exec(text)) {
    LOT.lastIndex = found.index;
    const match = LOT.exec(text);
    if (match) return match;
    MAY_BE_LOT.lastIndex = found.index + 1;
  }
  return null;
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
const LIST_WORD = String.raw`(?:and|also|all|of|the|in|a|part|portion|that|those|off|being|entire|whole|fractional|except(?:ing)?|less|save|together|with|plus|thereof|therefrom|side|end|(?:north|south|east|west)[a-z]*|[nsew]{1,2}\.?(?:\s?(?:[½¼]|1\/[24]))?|half|quarter|third|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,6}teen|[a-z]{3,5}ty(?:-[a-z]{3,5})?|hundred|halves|feet|foot|ft\.?|inches|acres?|\d[\d./]*'?|[½¼¾⅓⅔]|\(\d[\d./]*'?\))`;
const GOES_ON = new RegExp(String.raw`^[\s,;&]{0,4}(?:${LIST_WORD}[\s,;&]{1,4}){1,24}$`, 'i');

/** Those of the waiting lots that the words up to the next lot list with it; a sentence about something else parts them. */
function goesOnFrom(text: string, waiting: readonly Waiting[], next: number): Waiting[] {
  const last = waiting.at(-1);
  return last && next - last.end < 160 && GOES_ON.test(text.slice(last.end, next)) ? [...waiting] : [];
}

/** "being Lot 18 on a plan by Amos Tarn, C.E.": of a plan that has no name. */
const ON_A_PLAN =
  /^,?\s{1,3}(?:(?:as\s{1,2})?(?:shown|delineated|designated|numbered|laid\s{1,2}(?:down|out)|marked|set\s{1,2}forth)\s{1,2})?(?:up)?on\s{1,2}(?:an?|the|that)\s{1,2}(?!(?:[\w-]+\s{1,2}){0,2}(?:assess|tax))(?:[\w-]+\s{1,2}){0,3}?(?:plan|plat|map)\b(?!\s{1,2}(?:hereinafter|herein))/i;
const IS_THE_LAND =
  /(?:\b(?:being|comprising)\s{1,3}(?:(?:known|shown|numbered|designated|delineated|the|as|all|of|part|portion|whole|same|and|a)\s{1,3}){0,5}|\b(?:shown|known|designated)(?:\s{1,3}and\s{1,3}\w+)?\s{1,3}as\s{1,3})$/i;
const BESIDE =
  /\b(?:to|by|with|along|exclud\w+|except\w*)\s{1,3}(?:an?\s{1,3}|the\s{1,3}|that\s{1,3})?(?:lot|land|parcel)\b[^.;,]{0,40}$/i;

/** How far the words about a plan reach, where they tell which land it is; neighbours are told by their lots too. */
function planOf(text: string, at: number, after: string): number {
  const found = ON_A_PLAN.exec(after);
  const before = found ? text.slice(Math.max(0, at - 90), at) : '';
  return found && IS_THE_LAND.test(before) && !BESIDE.test(before) ? found[0].length : 0;
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

/** In capitals the words after a lot look like a name: "LOT 4, A DISTANCE OF 100". */
const MEASURES =
  /\b(?:distance|radius|feet|foot|thence|bearing|degrees|curve|chord|arc|corner|executive\s{1,2}order|having|containing|(?:[\d.]+|(?:one|two|three|four|five|six|seven|eight|nine|ten|hundred|[a-z]{3,5}ty|[a-z]{3,6}teen))\s{0,2}acres?|inches|sec\.?\s?\d|township)\b/i;

const ENTITLED =
  /^[^;.]{0,60}?\b(?:entitled|known\s{1,2}as|called|titled|named)[,:]?\s{1,2}["“](?:final\s{1,2}plat[,:]?\s{1,2}(?:of\s{1,2}|lots?\s{1,2}\d[\d\s,&-]{0,30}(?:(?:thru|through|to|and)\s{1,2}\d{1,4})?,\s{1,3}(?:(?:section|phase|part)\s{1,3}\w{1,6},\s{1,3})?)?|(?:subdivision\s{1,2}|record\s{1,2})?(?:plat|map|plan)\s{1,2}of\s{1,2})?(?<name>[^"“”\n]{3,60}?),?["”]/i;

/** "according to the Survey of Elm Park, as recorded in Map Book 4": a survey of a surveyor has no such noun. */
const ACCORDING =
  /^,?\s{1,3}according\s{1,2}to\s{1,2}(?:the|a)\s{1,2}(?:[Ss]urvey|(?:recorded\s{1,2})?(?:[Mm]ap|[Pp]lat)(?:\s{1,2}(?:and|or)\s{1,2}(?:survey|plat|map))?)\s{1,2}of\s{1,2}["“]?(?<name>[A-Z][^,;."“”]{2,60}?\b(?:[Ss]ubdivision|[Aa]ddition|[Ee]states|[Pp]ark|[Hh]eights|[Aa]cres|[Vv]illage|[Hh]ills|[Mm]anor|[Ww]oods|[Gg]ardens|[Ff]arms|[Ss]ector|[Tt]errace|SUBDIVISION|ADDITION|ESTATES|PARK|HEIGHTS|ACRES|VILLAGE|HILLS|MANOR|WOODS|GARDENS|FARMS|SECTOR|TERRACE)(?:,\s{1,2}(?:(?:[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth|FIRST|SECOND|THIRD|FOURTH|FIFTH|\d(?:st|nd|rd|th))\s{1,2}(?:[Ss]ector|SECTOR|[Aa]ddition|ADDITION|[Pp]hase|PHASE)|(?:[Pp]hase|PHASE|[Ss]ector|SECTOR)\s{1,2}(?:\w{1,5})))?)["”]?(?=,|\s{1,2}(?:as\s{1,2})?recorded)/;
/** "of U.S. Survey No. 3148, ELM TOWNSITE": the survey that the town was laid out on. */
const TOWNSITE =
  /^,?\s{1,3}(?:of|in|within)\s{1,2}U\.?\s?S\.?\s{1,2}Survey\s{1,2}(?:No\.?\s{0,2}|Number\s)?\d{1,5},\s{1,3}(?<name>[A-Z][^,;.]{2,40}\b(?:TOWNSITE|Townsite|SUBDIVISION|Subdivision|ADDITION|Addition))(?=[,.;])/;

/** "lots 1 thru 4, NE 14": a quarter whose stroke a page has lost. */
const PART_OF_SECTION = /^(?:[NS]\s?[EW]|[NSEW])\.?\s?(?:[¼½]|1\s?[/⁄]?\s?[24])(?!\d|th)/;

function subdivisionName(after: string): string {
  const told = (ACCORDING.exec(after) ?? TOWNSITE.exec(after))?.groups?.['name'];
  if (told !== undefined) return oneLine(told);
  const entitled = ENTITLED.exec(after)?.groups?.['name'];
  if (entitled !== undefined && !/^plan\b/i.test(entitled)) return oneLine(entitled);
  const name =
    SUBDIVISION.exec(after)
      ?.groups?.['name']?.trim()
      .replace(
        /((?:\b(?:subdivision|addition)|(?:['’]s|s['’])\s+survey)\b.*?)\s+(?:of|lying|being|which|located|situated?|within|in\s+(?:said\s+)?sec\w*\.?)\s.*$/is,
        '$1',
      )
      .replace(/\s+in\s+(?:the\s+)?(?:[\w'’.-]+\s+){1,3}(?:county|parish|borough)$/i, '')
      .replace(/^(?:building|tower)\s+(?:no\.?\s)?\w{1,4},?\s+of\s+(?=[A-Z])/i, '')
      .replace(/(?<=[a-z]{4}|\d)\.$/i, '') ?? '';
  const isNamed =
    /(?:subdivision|addition|estates|resubdivision|replat|heights|park|acres|village|plantation)\b/i.test(name) ||
    /^[A-Z]/.test(name);
  if (
    !isNamed ||
    /^(?:of|at|the|and|in|as|to\s{1,2}be|according|thence|said|Lots?|Units?|Phase|Section|County|City|Land|District|Blocks?|Lot|Plat|Page|Book|being|containing|lying|adjoining|adjacent|commencing|beginning|(?:re)?(?:sub)?division|(?:re)?subdivision\s{1,2}of\s{1,2}(?:original\s{1,2})?lots?)\b|^(?:dist|ward|blk|sec|twp|rge?)\.?$/i.test(
      name,
    )
  )
    return '';
  if (MEASURES.test(name) || PART_OF_SECTION.test(name) || /^certified\s{1,2}survey\s{1,2}map/i.test(name)) return '';
  if (name.length < 3 || !/[a-z]{2}/i.test(name)) return '';
  return oneLine(`${name}${partOfName(after)}`.replace(/(?<=[a-z])-\s+(?=[a-z])/g, ''));
}

function partOfName(after: string): string {
  const found = SUBDIVISION.exec(after);
  return found ? (PART_OF_NAME.exec(after.slice(found[0].trimEnd().length))?.[0] ?? '') : '';
}

function nameEnd(after: string): number {
  const name = SUBDIVISION.exec(after)?.[0];
  return name === undefined ? 0 : name.trimEnd().length + partOfName(after).length;
}

const ENDS_SENTENCE =
  /(?:[a-z]{4}|\d)\.\s{1,3}(?:Dated|Filed|Signed|Executed|Witness|Recorded\s\w+\s\d|Being|This|The)\b/;

function platReference(after: string): { book: string; page: string; end: number } | null {
  const reference = bookPagesIn(after).find((one) => !/\blot\b/i.test(after.slice(0, one.start)));
  if (!reference) return null;
  // "…, Original Plat of Elm, Elm County, Iowa. Dated July 1. Filed in Book 142": of the paper, behind the lot's own sentence.
  if (!reference.isPlat && ENDS_SENTENCE.test(after.slice(0, reference.start))) return null;
  const isPlat = reference.isPlat || /\b(?:plat|map)\b/i.test(after.slice(0, reference.start));
  return isPlat ? { book: reference.parts.book!, page: reference.parts.page!, end: reference.end } : null;
}
