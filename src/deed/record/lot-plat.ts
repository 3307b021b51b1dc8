// Takes: the words behind a lot. Gives: the subdivision, the plan and the plat book that they name.
// Never: words of measure or of the public survey as a name.
import { bookPagesIn } from './recording.ts';
import { oneLine } from '../words/one-line.ts';
import { wording } from '../words/wording.ts';
import { exactPattern, pattern } from './pattern.ts';

/** A point behind four letters ends the sentence, but for a word that is shortened so. */
const NAME_WORD = String.raw`(?:[A-Z0-9](?:[\w'’&-]|\.(?:(?<!\b[a-z]{4,24}\.)|(?!\s|$)|(?<=\b(?:subd|addn|bros|govt|bldg)\.))){0,24}|of|at|the|and|&|No\.|in)`;
const SUBDIVISION = pattern`^(?:[,;(]\s{0,3}| (?=of\b|in\b|according|as\b|on\b|upon\b|inclusive))(?:inclusive,? )?(?:\([^()]{0,40}\)\s{0,2})?(?:(?:
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
      |of the (?:city|county)|to the|in (?:the )?(?:city|county|town|village)|as )|$)`;

/** "Lot 8, Section 3, Elm Run": of the plat, not of a township. */
export const PART = wording`(?:section|sec\.|phase|unit|building|bldg\.?|tower|filing) (?:no\.?\s?)?["“]?
  (?:[IVX]{1,4}|\d{1,3}[A-Z]?|[A-Z]|(?:one|two|three|four|five|six)(?: \(\d{1,2}\))?)["”]?`;
/** "Elm Glen, Section 1": said of the name itself. */
const PART_OF_NAME = pattern`^,? (?:${PART}|(?:unit|plat|part) (?:no\.?\s?)?["“]?(?:[IVX]{1,4}|\d{1,3}|[A-Z]|one|two|three|four|five|six)["”]?)
  (?=[,;.\s]|$)(?!,? (?:township|twp|t\.))`;

/** "being Lot 18 on a plan by Amos Tarn, C.E.": of a plan that has no name. */
const ON_A_PLAN = pattern`^,? (?:(?:as )?(?:shown|delineated|designated|numbered|laid (?:down|out)|marked|set forth) )?(?:up)?
  on (?:an?|the|that) (?!(?:[\w-]+ ){0,2}(?:assess|tax))(?:[\w-]+ ){0,3}?(?:plan|plat|map)\b
  (?! (?:hereinafter|herein))`;
const IS_THE_LAND = pattern`(?:\b(?:being|comprising) (?:
    (?:known|shown|numbered|designated|delineated|the|as|all|of|part|portion|whole|same|and|a) ){0,5}
  |\b(?:shown|known|designated)(?: and \w+)? as )$`;
const BESIDE = pattern`\b(?:to|by|with|along|exclud\w+|except\w*) (?:an? |the |that )?(?:lot|land|parcel)\b[^.;,]{0,40}$`;

/** How far the words about a plan reach, where they tell which land it is; neighbours are told by their lots too. */
export function planOf(text: string, at: number, after: string): number {
  const found = ON_A_PLAN.exec(after);
  const before = found ? text.slice(Math.max(0, at - 90), at) : '';
  return found && IS_THE_LAND.test(before) && !BESIDE.test(before) ? found[0].length : 0;
}

/** In capitals the words after a lot look like a name: "LOT 4, A DISTANCE OF 100". */
const MEASURES = pattern`\b(?:distance|radius|feet|foot|thence|bearing|degrees|curve|chord|arc|corner|executive order|having|containing
  |(?:[\d.]+|(?:one|two|three|four|five|six|seven|eight|nine|ten|hundred|[a-z]{3,5}ty|[a-z]{3,6}teen))\s{0,2}acres?
  |inches|sec\.?\s?\d|township)\b`;

const ENTITLED = pattern`^[^;.]{0,60}?\b(?:entitled|known as|called|titled|named)[,:]? ["“](?:final plat[,:]? (?:of\s{1,3}
    |lots? \d[\d\s,&-]{0,30}(?:(?:thru|through|to|and) \d{1,4})?, (?:(?:section|phase|part) \w{1,6}, )?)?
  |(?:subdivision |record )?(?:plat|map|plan) of )?(?<name>[^"“”\n]{3,60}?),?["”]`;

/** "according to the Survey of Elm Park, as recorded in Map Book 4": a survey of a surveyor has no such noun. */
const ACCORDING = exactPattern`^,? according to (?:the|a) (?:[Ss]urvey|(?:recorded )?(?:[Mm]ap|[Pp]lat)(?: (?:and|or) (?:survey|plat|map))?) of ["“]?(?<name>[A-Z][^,;."“”]{2,60}?\b(?:
      [Ss]ubdivision|[Aa]ddition|[Ee]states|[Pp]ark|[Hh]eights|[Aa]cres|[Vv]illage|[Hh]ills|[Mm]anor|[Ww]oods
      |[Gg]ardens|[Ff]arms|[Ss]ector|[Tt]errace|SUBDIVISION|ADDITION|ESTATES|PARK|HEIGHTS|ACRES|VILLAGE|HILLS|MANOR
      |WOODS|GARDENS|FARMS|SECTOR|TERRACE)(?:, (?:
        (?:[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth|FIRST|SECOND|THIRD|FOURTH|FIFTH|\d(?:st|nd|rd|th)) (?:
          [Ss]ector|SECTOR|[Aa]ddition|ADDITION|[Pp]hase|PHASE)|(?:[Pp]hase|PHASE|[Ss]ector|SECTOR) (?:\w{1,5})))?)
  ["”]?(?=,| (?:as )?recorded)`;
/** "of U.S. Survey No. 3148, ELM TOWNSITE": the survey that the town was laid out on. */
const TOWNSITE = exactPattern`^,? (?:of|in|within) U\.?\s?S\.? Survey (?:No\.?\s{0,2}|Number )?
  \d{1,5}, (?<name>[A-Z][^,;.]{2,40}\b(?:TOWNSITE|Townsite|SUBDIVISION|Subdivision|ADDITION|Addition))(?=[,.;])`;

/** "lots 1 thru 4, NE 14": a quarter whose stroke a page has lost. */
const PART_OF_SECTION = /^(?:[NS]\s?[EW]|[NSEW])\.?\s?(?:[¼½]|1\s?[/⁄]?\s?[24])(?!\d|th)/;

const LIES_IN = new RegExp(
  wording`((?:\b(?:subdivision|addition)|(?:['’]s|s['’]) survey)\b.*?) (?:of|lying|being|which|located|situated?|within
            |in (?:said )?sec\w*\.?) .*$`,
  'is',
);
const NO_SUBDIVISION = pattern`^(?:of|at|the|and|in|as|to be|according|thence|said|Lots?|Units?|Phase|Section|County|City|Land|District|Blocks?
  |Lot|Plat|Page|Book|being|containing|lying|adjoining|adjacent|commencing|beginning|(?:re)?(?:sub)?division
  |(?:re)?subdivision of (?:original )?lots?)\b|^(?:dist|ward|blk|sec|twp|rge?)\.?$`;

export function subdivisionName(after: string): string {
  const told = (ACCORDING.exec(after) ?? TOWNSITE.exec(after))?.groups?.['name'];
  if (told !== undefined) return oneLine(told);
  const entitled = ENTITLED.exec(after)?.groups?.['name'];
  if (entitled !== undefined && !/^plan\b/i.test(entitled)) return oneLine(entitled);
  const name =
    SUBDIVISION.exec(after)
      ?.groups?.['name']?.trim()
      .replace(LIES_IN, '$1')
      .replace(/\s+in\s+(?:the\s+)?(?:[\w'’.-]+\s+){1,3}(?:county|parish|borough)$/i, '')
      .replace(/^(?:building|tower)\s+(?:no\.?\s)?\w{1,4},?\s+of\s+(?=[A-Z])/i, '')
      .replace(/(?<=[a-z]{4}|\d)\.$/i, '') ?? '';
  const isNamed =
    /(?:subdivision|addition|estates|resubdivision|replat|heights|park|acres|village|plantation)\b/i.test(name) ||
    /^[A-Z]/.test(name);
  if (!isNamed || NO_SUBDIVISION.test(name)) return '';
  if (MEASURES.test(name) || PART_OF_SECTION.test(name) || /^certified\s{1,2}survey\s{1,2}map/i.test(name)) return '';
  if (name.length < 3 || !/[a-z]{2}/i.test(name)) return '';
  return oneLine(`${name}${partOfName(after)}`.replace(/(?<=[a-z])-\s+(?=[a-z])/g, ''));
}

function partOfName(after: string): string {
  const found = SUBDIVISION.exec(after);
  return found ? (PART_OF_NAME.exec(after.slice(found[0].trimEnd().length))?.[0] ?? '') : '';
}

export function nameEnd(after: string): number {
  const name = SUBDIVISION.exec(after)?.[0];
  return name === undefined ? 0 : name.trimEnd().length + partOfName(after).length;
}

const ENDS_SENTENCE = exactPattern`(?:[a-z]{4}|\d)\. (?:Dated|Filed|Signed|Executed|Witness|Recorded \w+ \d|Being|This|The)\b`;

export function platReference(after: string): { book: string; page: string; end: number } | null {
  const reference = bookPagesIn(after).find((one) => !/\blot\b/i.test(after.slice(0, one.start)));
  if (!reference) return null;
  // "…, Original Plat of Elm, Elm County, Iowa. Dated July 1. Filed in Book 142": of the paper, behind the lot's own sentence.
  if (!reference.isPlat && ENDS_SENTENCE.test(after.slice(0, reference.start))) return null;
  const isPlat = reference.isPlat || /\b(?:plat|map)\b/i.test(after.slice(0, reference.start));
  return isPlat ? { book: reference.parts.book!, page: reference.parts.page!, end: reference.end } : null;
}
