// Takes: text. Gives: lots and blocks of recorded plats, one DECISIONS.md string each mention, and where they are named.
// Never: government lots, land lots.
import { anyCase } from '../words/any-case.ts';
import { pack } from '../../contract/packed.ts';
import { isReference } from '../aliquots/aliquot-gap.ts';
import { bookPagesIn } from './recording.ts';
import { oneLine } from '../words/one-line.ts';
import { wording } from '../words/wording.ts';

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
const WORD_AND_FIGURE = new RegExp(String.raw`(?<![a-z])${IN_WORDS}\((\d{1,4}(?:-?[A-Z])?)\)`, 'gi');
/** "Lot Nine", "Lots One to Twelve", where nothing is counted by the word. */
const WORD = wording`(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen
    |(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)
  (?![a-z-]| (?:\(|hundred|feet|foot|acres?|rods?|and one-half))`;
const BLOCK = wording`(?:[,\s]{0,3}(?:(?:(?:all|both|each) (?:being |lying |situated? )?)?(?:of|in))?\s{0,2}(?:(?:city|said) )?
    (?:block(?!s)|blk|square(?= (?:no\.?\s{0,2}|numbered )?\d))\.?\s{0,2}(?:no\.?\s{0,2}|numbered |lettered )?["“']?(?:
      ${IN_WORDS}\((?<blockFigure>\d{1,3}[A-Z]?)\)|(?<blockWord>${WORD})
      |(?<block>[A-Z0-9]{1,4}(?![A-Z])(?:-[A-Z0-9]{1,2})?))["”']?(?:\s{0,2}\([A-Z0-9]{1,4}\))?)`;
/** What no lot of a plat stands behind is looked for at the word, not at every character. */
const LOT_WORD = String.raw`(?:lots?|unit|condominium\s{1,2}unit|apartment(?=\s{1,2}(?:no\b|number|unit)))`;
const LOT = anyCase(
  new RegExp(
    wording`\b${LOT_WORD}\b(?<!(?:land|government|govt\.?|gov['’]t\.?|mineral|parking) ${LOT_WORD})
      \.?\s{0,2}(?:nos?\.?\s{0,2}|number(?:ed|s)? |#\s?)?["“]?(?<lot>${LOT_NUMBERS}|(?<=\blots ["“]?)${LETTERS}
        |(?-i:[A-Z])(?![A-Za-z])|${BOTH}(?:(?:\s{0,2},\s{0,2}(?:and )?| (?:and|to|through|thru|&) )${BOTH}){0,40}
        |${WORD}(?:(?:, (?:and )?| (?:and|to|through|thru|&) )${WORD}){0,20})["”]?(?:\s{0,2}\([^()]{1,30}\))?
      (?:,?\s{0,2}(?:both )?inclusive,?)?${BLOCK}?`,
    'gi',
  ),
);
/** A point behind four letters ends the sentence, but for a word that is shortened so. */
const NAME_WORD = String.raw`(?:[A-Z0-9](?:[\w'’&-]|\.(?:(?<!\b[a-z]{4,24}\.)|(?!\s|$)|(?<=\b(?:subd|addn|bros|govt|bldg)\.))){0,24}|of|at|the|and|&|No\.|in)`;
const SUBDIVISION = new RegExp(
  wording`^(?:[,;(]\s{0,3}| (?=of\b|in\b|according|as\b|on\b|upon\b|inclusive))(?:inclusive,? )?(?:\([^()]{0,40}\)\s{0,2})?(?:(?:
        (?:according to |of |in )?(?:the )?(?:final |recorded |official )?plat of
        |of the subdivision (?:known|called|named)(?: as)?|of|in|to be (?:known|called|named)(?: as)?
        |(?:as shown |as (?:the )?(?:said|same) (?:lots? )?(?:is|are) known and designated )?(?:up)?
        on (?:(?:the|that certain|a certain|an?) )?(?:\w{3,12} ){0,3}(?:plat|plan|map) of) )?(?:the )?["“]?(?<name>${NAME_WORD}
      (?: ${NAME_WORD}){0,8}?(?: (?:subdivision|addition|estates|resubdivision|replat|heights|park|acres|village
          |plantation)(?![A-Za-z])
        (?:,? (?:No\.?\s?\d{1,3}|(?:phase|section|unit) (?:one|two|three|four|five|six|[\dA-Z]{1,4})\b))?)?)
    ["”]?\s{0,2}(?<!\bNo)(?=[,;.(]|(?<=\b(?:subdivision|addition|addn|estates)\.?)[ \t]{1,20}(?:[-–—][ \t]{0,3})?\$\d
      |\s{0,2}\n\s{0,8}(?:\n|[A-Z][A-Za-z'’ #]{2,40}:)|(?<=\b(?:sub)?division|\baddition|['’]s survey) of\b
      | (?:as\b|by\b|according|a (?:re)?subdivision|recorded|(?:made|prepared|drawn|surveyed) by\b|per\b|an addition
        |of the (?:city|county)|to the|in (?:the )?(?:city|county|town|village)|as )|$)`,
  'i',
);
/** Further lots and blocks before the name of the subdivision they all lie in. */
const MORE_LOTS = new RegExp(
  wording`^(?:[;,]\s{0,3}(?:and )?lots? [\d\s,and&-]{1,60}(?:inclusive,?\s{0,2})?(?:of |in |,\s{0,2})?(?:block [A-Z0-9]{1,3})?){1,20}
    (?=[,\s])`,
  'i',
);
const PLSS_AFTER = new RegExp(
  wording`^[,\s]{0,3}(?:and lot [a-z]{3,9} \(\d{1,2}\) )?(?:(?:of|in) )?(?:(?:fractional|said) )?(?:sec(?:tion|\.)|t\.\s?\d
      |township|[NSEW][EW]?\.?\s?(?:1\/[24]|[¼½])|the (?:north|south|east|west)\w{0,5} (?:fractional )?(?:quarter|half))`,
  'i',
);

/** "Lot 8, Section 3, Elm Run": of the plat, not of a township. */
const PART = wording`(?:section|sec\.|phase|unit|building|bldg\.?|tower|filing) (?:no\.?\s?)?["“]?
  (?:[IVX]{1,4}|\d{1,3}[A-Z]?|[A-Z]|(?:one|two|three|four|five|six)(?: \(\d{1,2}\))?)["”]?`;
const PART_BETWEEN = anyCase(
  new RegExp(
    wording`^, ${PART},\s{0,3}(?=(?-i:[A-Z])|(?:as|of|in|on|upon|according)\b)
      (?!township|t\.|twp|range|[^.;]{0,60}\b(?:township|range) \d)`,
    'i',
  ),
);
/** "Lot 7-A-1 of the resubdivision of Lot 7-A, Square 19, Bellefontaine": what was there before, and then where it is. */
const RESUBDIVIDED = anyCase(
  new RegExp(
    wording`^,? (?:of|in|being) (?:the |a )?(?:resubdivision|redivision|replat) of (?:original |former )?lots? [\w-]{1,8}
    (?:(?:,|,? (?:and|&)) [A-Z]?-?\d[\w-]{0,6}){0,4}
    , (?:(?:square|block) (?:no\.?\s{0,2})?(?<block>\d{1,4}[A-Z]?|[A-Z]), )?(?=(?-i:[A-Z][a-z]))`,
    'i',
  ),
);
/** "Lot 3 containing 1.27 acres, as shown on", "Lots 1 thru 8 and Common Area B, Elm Glen": between the lot and its plat. */
const AREA_BETWEEN = new RegExp(
  wording`^,? (?:and|&) (?:common|open space) (?:area|lot)s? ["“]?[A-Z\d]{1,2}["”]?,? (?=\S)
    |^,? \(?(?:containing|consisting of) [\d.,]{1,9} (?:acres?|ac\.|square feet|sq\.?\s?ft\.?)
    (?:,? (?:more or less|\+\/-))?[,)]{0,2} (?=\S)`,
  'i',
);
/** "Elm Glen, Section 1": said of the name itself. */
const PART_OF_NAME = new RegExp(
  wording`^,? (?:${PART}|(?:unit|plat|part) (?:no\.?\s?)?["“]?(?:[IVX]{1,4}|\d{1,3}|[A-Z]|one|two|three|four|five|six)["”]?)
    (?=[,;.\s]|$)(?!,? (?:township|twp|t\.))`,
  'i',
);

export interface LotMention {
  readonly start: number;
  /** Behind the lot's number, and its block where that follows at once. */
  readonly end: number;
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
      mentions.push({ start: one.start, end: one.end });
    }
    waiting = [];
    add(out, parts);
    mentions.push({ start: match.index, end });
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
const GOES_ON = new RegExp(String.raw`^[\s,;&]{0,4}(?:${LIST_WORD}[\s,;&]{1,4}){1,24}$`, 'i');

/** Those of the waiting lots that the words up to the next lot list with it; a sentence about something else parts them. */
function goesOnFrom(text: string, waiting: readonly Waiting[], next: number): Waiting[] {
  const last = waiting.at(-1);
  return last && next - last.end < 160 && GOES_ON.test(text.slice(last.end, next)) ? [...waiting] : [];
}

/** "being Lot 18 on a plan by Amos Tarn, C.E.": of a plan that has no name. */
const ON_A_PLAN = new RegExp(
  wording`^,? (?:(?:as )?(?:shown|delineated|designated|numbered|laid (?:down|out)|marked|set forth) )?(?:up)?
    on (?:an?|the|that) (?!(?:[\w-]+ ){0,2}(?:assess|tax))(?:[\w-]+ ){0,3}?(?:plan|plat|map)\b
    (?! (?:hereinafter|herein))`,
  'i',
);
const IS_THE_LAND = new RegExp(
  wording`(?:\b(?:being|comprising) (?:
        (?:known|shown|numbered|designated|delineated|the|as|all|of|part|portion|whole|same|and|a) ){0,5}
      |\b(?:shown|known|designated)(?: and \w+)? as )$`,
  'i',
);
const BESIDE = new RegExp(
  wording`\b(?:to|by|with|along|exclud\w+|except\w*) (?:an? |the |that )?(?:lot|land|parcel)\b[^.;,]{0,40}$`,
  'i',
);

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
const MEASURES = new RegExp(
  wording`\b(?:distance|radius|feet|foot|thence|bearing|degrees|curve|chord|arc|corner|executive order|having|containing
      |(?:[\d.]+|(?:one|two|three|four|five|six|seven|eight|nine|ten|hundred|[a-z]{3,5}ty|[a-z]{3,6}teen))\s{0,2}acres?
      |inches|sec\.?\s?\d|township)\b`,
  'i',
);

const ENTITLED = new RegExp(
  wording`^[^;.]{0,60}?\b(?:entitled|known as|called|titled|named)[,:]? ["“](?:final plat[,:]? (?:of\s{1,3}
        |lots? \d[\d\s,&-]{0,30}(?:(?:thru|through|to|and) \d{1,4})?, (?:(?:section|phase|part) \w{1,6}, )?)?
      |(?:subdivision |record )?(?:plat|map|plan) of )?(?<name>[^"“”\n]{3,60}?),?["”]`,
  'i',
);

/** "according to the Survey of Elm Park, as recorded in Map Book 4": a survey of a surveyor has no such noun. */
const ACCORDING =
  new RegExp(wording`^,? according to (?:the|a) (?:[Ss]urvey|(?:recorded )?(?:[Mm]ap|[Pp]lat)(?: (?:and|or) (?:survey|plat|map))?) of ["“]?(?<name>[A-Z][^,;."“”]{2,60}?\b(?:
        [Ss]ubdivision|[Aa]ddition|[Ee]states|[Pp]ark|[Hh]eights|[Aa]cres|[Vv]illage|[Hh]ills|[Mm]anor|[Ww]oods
        |[Gg]ardens|[Ff]arms|[Ss]ector|[Tt]errace|SUBDIVISION|ADDITION|ESTATES|PARK|HEIGHTS|ACRES|VILLAGE|HILLS|MANOR
        |WOODS|GARDENS|FARMS|SECTOR|TERRACE)(?:, (?:
          (?:[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth|FIRST|SECOND|THIRD|FOURTH|FIFTH|\d(?:st|nd|rd|th)) (?:
            [Ss]ector|SECTOR|[Aa]ddition|ADDITION|[Pp]hase|PHASE)|(?:[Pp]hase|PHASE|[Ss]ector|SECTOR) (?:\w{1,5})))?)
    ["”]?(?=,| (?:as )?recorded)`);
/** "of U.S. Survey No. 3148, ELM TOWNSITE": the survey that the town was laid out on. */
const TOWNSITE = new RegExp(wording`^,? (?:of|in|within) U\.?\s?S\.? Survey (?:No\.?\s{0,2}|Number )?
    \d{1,5}, (?<name>[A-Z][^,;.]{2,40}\b(?:TOWNSITE|Townsite|SUBDIVISION|Subdivision|ADDITION|Addition))(?=[,.;])`);

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
        new RegExp(
          wording`((?:\b(?:subdivision|addition)|(?:['’]s|s['’]) survey)\b.*?) (?:of|lying|being|which|located|situated?|within
            |in (?:said )?sec\w*\.?) .*$`,
          'is',
        ),
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
    new RegExp(
      wording`^(?:of|at|the|and|in|as|to be|according|thence|said|Lots?|Units?|Phase|Section|County|City|Land|District|Blocks?
        |Lot|Plat|Page|Book|being|containing|lying|adjoining|adjacent|commencing|beginning|(?:re)?(?:sub)?division
        |(?:re)?subdivision of (?:original )?lots?)\b|^(?:dist|ward|blk|sec|twp|rge?)\.?$`,
      'i',
    ).test(name)
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
