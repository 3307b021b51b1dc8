// Takes: text. Gives: what a land description of the public survey is made of, in order: lands, sections, townships, exceptions.
// Never: how they belong together; that is read from their order and the words between them (aliquot-attach.ts).
import { chainsIn } from './aliquot-chain.ts';
import { anyCase } from '../words/any-case.ts';
import { before } from '../words/before.ts';
import { isSpace } from '../words/peek.ts';
import { LAND_DOUBTS } from './land-doubts.ts';
import { placesIn, type PlssPlace } from './plss-place.ts';
import type { TableRow } from './plss-row.ts';
import { withRows } from './plss-rows.ts';
import { isOtherSection, isToldAsLand } from './plss-other-section.ts';
import { samePlacesIn } from './plss-same.ts';
import { onlyNumber } from './scan-lists.ts';
import { numberListAt } from './plss-words.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}
export interface LandItem extends Span {
  readonly kind: 'land';
  readonly parts: readonly string[];
  readonly lot: string;
  /** "SENW" without fractions, or read through damage: needs a section right beside it. */
  readonly isWeak: boolean;
  /** A chain of which one link could not be read: there is land, but nobody knows which. */
  readonly isCut?: boolean;
  readonly limit: string;
  /** Why it may be other land. */
  readonly doubt?: string | undefined;
}
export interface SectionItem extends Span {
  readonly kind: 'section';
  readonly numbers: readonly number[];
  readonly isSaid: boolean;
  readonly isPlural: boolean;
  readonly doubt?: string | undefined;
  /** "of the town of Elm": it lies in a place that the survey's townships do not name. */
  readonly isOfTown?: boolean;
  /** The row of a list that gives it as a bare number. */
  readonly row?: TableRow;
}
export interface PlaceItem extends Span, Omit<PlssPlace, 'start' | 'end'> {
  readonly kind: 'place';
}
export interface ExceptItem extends Span {
  readonly kind: 'except';
}
/** "same township and range": the one named last. */
export interface SamePlaceItem extends Span {
  readonly kind: 'same place';
}
export type PlssItem = LandItem | SectionItem | PlaceItem | SamePlaceItem | ExceptItem;

const SECTION_WORD =
  /(?<![A-Za-z])(?:[Ss]ec-\s{0,2}tions?|[Ss]e[ce][tlf]?(?:[il1][oa][nu])?s?|SEC(?:T[I1l]ON)?S?|[Ss]cct[il1]o[nu]s?|[Ss]ees(?=\.)|[Ss]ee(?=\.\s\d)|Xxxxxxx(?=\s\d{1,2}:))['’"*·]?[\s.:,-]{0,4}(?:(?:No|no|NO)s?[.,]?\s{0,2}|[Nn]umber(?:s|ed)?\s{1,2}|NUMBER(?:S|ED)?\s{1,2})?(?=[0-9a-zA-Z\ufffd]|[*?!$&]\w?\s?:)/g;
const SECTION_LETTER =
  /(?:S|s(?=\.))(?<![A-Za-z0-9][Ss])[.:]?\s?(\d{1,2})(?=[\s,-]{0,3}T[.:]?\s?\d|,?\s{1,3}(?:(?:of|in)\s{1,3})?(?:the\s{1,3})?(?:same|said)\s{1,3}(?:[Tt](?:own|wp|p)|T\b))|S(?<=R\.?\s?\d{1,3}\s?[EW]\.?[,\s-]{1,3}S)\.?\s?(\d{1,2})(?=[\s:;,.]|$)/g;
/** "T3N R4W 12 NE4; 13 ALL; 14 S2SE": a list in codes, whose sections are the figures before them. */
const SECTION_CODED =
  /(?=\d)(?<=;\s{1,3}|(?<![A-Za-z])R\.?\s?\d{1,3}\s?[EW]\.?(?:,?\s[A-Z][A-Z.& ]{0,6}M\.?)?[,:]?\s{1,3}|\d[NS][ \t]{1,3}\d{1,3}[EW][ \t]\d?P\.?M\.?:\s{1,3})(\d{1,2})(?=:?\s{1,3}(?:(?:(?:[NSEW]2|[NS][EW]4?){1,5}|(?<!\n[ \t]{0,8}\d{1,2}:?\s{1,3})(?:(?:(?:[NS][EW]|[NSEW])(?:[¼½]|[/⁄][24])){1,5}|all)|ALL|All)(?:[;,.\n]|$)|(?:[Ll]ots?|LOTS?)\s\d))/g;
/** What may stand before the word: another kind of lot, or that the government laid it out. */
const BEFORE_LOT =
  /(?<=(?<![A-Za-z])((?<other>(?:[Ll]and|LAND|[Mm]ineral|[Cc]ity|[Tt]own|[Vv]illage|[Ss]urvey|[Oo]ut|[Ww]ater|[Ii]sland)[\s-]{1,2})?(?:(?:fractional|[Gg]ov(?:ernmen)?['’]?t?\.?|GOV(?:ERNMENT|'?T)\.?)\s{1,2})?))/y;
const LOT_WORD =
  /(?:(?<=\d[ \t]{1,12})LOTS?[ \t]{3,20}(?=\d)|[Ll]ots?|LOTS?|(?<=t\.?\s)Lts?\.?|L[Tt][Ss](?=\.?\s?\d)|(?<=(?:^|\n)[ \t]{0,8}\d{1,2}:[ \t]{1,4}|[Ss]ec\.? \d{1,2}[:,]? )Ls? (?=\d{1,2}(?:[,;]| ?(?:-|to|thru|through|and|&) ?\d))|L(?=\d{1,2}(?![\d.'’]))|G\.?\s?L\.?(?:['’]?s)?(?=\s?\d))\.?\s{0,2}(?:(?:No|no|NO)[sS]?\.?\s{0,2}|[Nn]umber(?:s|ed)?\s{1,2}|NUMBER(?:S|ED)?\s{1,2})?(?=[0-9a-zA-Z])/g;
const ACREAGE_REMARK = /\s?\(\s?[\d.,]{1,9}(?:\s?(?:ac(?:res)?\.?|a\.))?\s?\)/iy;
/** What a roll takes off: "LESS R/R R/W", "EX HWY", "LESS 2 AC". */
const WAYS = String.raw`(?:r\s?\/\s?[rw]\b|r\.?o\.?w\b|rr\b|rd\b|roads?\b|hwy\b|highways?\b|right|railroad|rwy?\b|ry\b|canals?\b|ditch|street|st\b|pt\b|parts?\b|parcel|tr(?:act)?s?\b|beg\b|com\b|tax\b|school|cemetery|church|\.?\d)`;
/** "less ten acres", "minus two (2) acres". */
const COUNT = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|fif|four|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b`;
/** What is taken off by a word that may mean something else: "save the road", "minus 3 acres". */
const TAKEN = String.raw`(?:(?:the|that|those|an?|any|all|such|whatever|what|so|lots?|[NSEW])\b|\.?\d|${COUNT})`;
/** "less SE1/4SE1/4": a fraction right behind its letters. */
const PART = String.raw`(?:[NS][EW]?|[EW])\.?\s?(?:1\s?/\s?[24](?!\d)|[½¼])`;
const EXCEPT_WORD = anyCase(
  new RegExp(
    String.raw`(?<![A-Za-z])(?:(?<!\bor\s{1,2})less(?=\s{1,2}(?:${WAYS}|${PART}|${COUNT}|what|all\s|such\s))|less,?\s{1,2}however,?(?=\s{1,2}${TAKEN})|(?<=[,(]\s{0,2})(?:save|saving|omitting|but\s{1,2}not)(?=\s{1,2}${TAKEN})|(?:but\s{1,2})?not\s{1,2}to\s{1,2}include|out\s{1,2}of\s{1,2}which|(?<=[\w½¼.,)(]\s{0,2})(?:minus|deducting)(?=\s{1,2}${TAKEN})|with\s{1,2}the\s{1,2}exception\s{1,2}of|reserving(?:\s{1,2}therefrom)?(?=\s{1,2}(?:the\s{1,2}(?:north|south|east|west)(?:erly|ern)?\s{1,2}(?:\d|${COUNT})|(?:[\d.]{1,6}|${COUNT})\s{1,2}acres?\b))|excl?(?=\.?\s{1,2}(?:${WAYS}|(?:the|that|[nsew])\b))\.?|less(?:,?\s{1,2}and\s{1,2}except(?:ing)?|(?=\s{1,2}(?:(?:the|that|a|an|any|about|lots?|[NSEW\d]|(?:[NS][EW]4?|[NSEW]2){1,4}|patented|mining|mineral)\b|(?:h\.?\s?e|m|u\.?\s?s)\.?\s?s\.?\s?(?:no\.?\s?)?\d)))|(?-i:EX)\.?(?=\s{1,2}(?-i:[A-Z\d])(?!(?:EL|ARTE|FFICIO)\b))|ex\.?(?=\s{1,2}(?:${WAYS}|(?:the|that|[nsew])\b))|exc\.|save(?:\s{1,2}and)?\s{1,2}except(?:ing)?|except(?:ing|ed)?(?:\s{1,2}therefrom)?|excluding(?!\s{1,2}from\s{1,2}(?:reservation|withdrawal|entry|settlement|(?:the|said)\s(?:\w{1,12}\s){1,3}(?:forest|reserv\w{1,6})))|exclusive\s{1,2}of|(?:but\s{1,2})?not\s{1,2}including|(?<=\b(?:all|everything|whole)\s{1,2})but(?=\s{1,2}(?:the|lots?|[NSEW]))|other\s{1,2}than(?=\s{1,2}(?:the|that|those|lots?|sec|[NSEW])))(?![A-Za-z])(?!\s{1,2}(?:as|where|when|to|with|by|in|otherwise|upon|if|under|from\s{1,2}(?:the|this|said)\s{1,2}(?:warrant(?:y|ies)|covenants?|coverage))\b)`,
    'gi',
  ),
);

// A number that counts something, or is the first part of a fraction or of a township, is no section and no lot.
export const COUNTS =
  /^\s{0,2}(?:acres?|ac?\b(?=\.?,)|ac\b|feet|foot|ft|rods?|chains?|links?|miles?|poles?|perches|inches|yards?|°|º|′|'|%|¼|½|\/|(?:N|S|E|W|(?:north|south|east|west)(?!\s{1,2}of\s{1,2}(?:the\s{1,2}(?!\w{1,10}\s(?:principal|meridian|p\.)|base|north|south|east|west)|State\s|U\.?\s?S|Highway|Interstate)))\b|\.\d|\d|of\s+an?\s+acre|hundredths)/i;
/** Even a section without a number is called one. */
const NAMES_SECTION = /sect?(?:ion)?\b/i;

/** Nothing where neither a section nor a township is named, which every land lies in; unless land is looked for without them. */
export function plssItems(text: string, from: number, to: number, isSectionless = false): PlssItem[] {
  const named: PlssItem[] = [];
  for (const { townships, ranges, start, end, sections, shares, isReckoned } of placesIn(text, from, to))
    named.push({ kind: 'place', townships, ranges, start, end, sections, shares, isReckoned });
  for (const section of sectionsIn(text, from, to)) named.push(section);
  if (named.length === 0 && !isSectionless && !NAMES_SECTION.test(text)) return [];
  pushLots(text, from, to, named);
  for (const { parts, start, end, isBare, isDamaged, limit, isTorn, doubt } of chainsIn(text, from, to))
    named.push({
      kind: 'land', parts, lot: '', isWeak: isBare || isDamaged, limit, doubt, start, end, ...(isTorn ? { isCut: true } : {}),
    }); // prettier-ignore
  const items = withRows(text, from, to, named);
  pushExceptions(text, from, to, items);
  for (const same of samePlacesIn(text)) items.push({ kind: 'same place', ...same });
  // On the same place the one named first above wins; the sort is stable.
  items.sort((a, b) => a.start - b.start);
  const kept: PlssItem[] = [];
  let end = -1;
  for (const item of items) {
    const last = kept.at(-1);
    const isSibling =
      item.kind === 'land' && last?.kind === 'land' && item.start === last.start && item.end === last.end;
    if (item.start < end && !isSibling) continue; // "lots 1 to 4" is four lands of one span
    kept.push(item);
    end = item.end;
  }
  return kept;
}

function sectionsIn(text: string, from: number, to: number): SectionItem[] {
  let sections: SectionItem[] = [];
  let others = 0;
  let isSingular = false;
  let hasAcres: boolean | null = null;
  const admits = (end: number, value: number): boolean =>
    value >= 1 &&
    (value <= 36 || isHighNumber(text, end, value)) &&
    !countsOther(text, end) &&
    !(isSingular && endsLine(text, end) && (hasAcres ??= ACRES_COLUMN.test(text)));
  SECTION_WORD.lastIndex = from;
  for (let found = SECTION_WORD.exec(text); found && found.index < to; found = SECTION_WORD.exec(text)) {
    const word = found[0];
    isSingular = !/s\W*$/i.test(word);
    const list = numberListAt(text, found.index + word.length, admits);
    const isWhole = list && !/[A-Z]/.test(text.charAt(list.end));
    if (!isWhole && pushUnread(text, found.index, found.index + word.length, sections)) continue;
    if (!list || list.end > to || list.values[0]! < 1) continue;
    const after = text.slice(list.end, list.end + 60);
    const most = Math.max(...list.values);
    if (most > 99 && (most > MOST_SECTION || !TO_TOWNSHIP.test(after))) continue;
    if (/^\s{0,2}(?:acres?|feet|rods?|chains?|miles?)\b/i.test(after)) continue;
    if (/^\s?[NS]\.?,?\s{1,2}R|^[/-]\d{1,2}[/-](?:19|20)\d{2}(?!\d)/.test(after)) continue; // "the Survey Section 09/30/2002": a stamp
    if (isOtherSection(text, found.index, list.end, after)) {
      others++;
      continue;
    }
    const isBehindWord = isSpace(text.charCodeAt(found.index - 1));
    const before = isBehindWord ? text.slice(Math.max(0, found.index - 24), found.index) : '';
    const isSaid = /\b(?:said|such|same|aforesaid)\s{1,3}$/i.test(before);
    if (/\bquarter[\s-]{1,3}$/i.test(before) && word.includes('numbered')) continue; // "four quarter sections numbered 1 to 4"
    // "of the same section, 20 a.", "of said quarter section, 5. 10 chains East": what follows the comma counts something else.
    if ((isSaid || /\bquarter[\s-]{1,3}$/i.test(before)) && word.includes(',') && !/no/i.test(word)) continue;
    const isPlural = list.values.length > 1 || !isSingular;
    const doubt = list.isBackwards ? LAND_DOUBTS.backwards : undefined;
    sections.push({
      kind: 'section',
      numbers: list.values,
      isSaid,
      isPlural,
      doubt,
      ...(OF_TOWN.test(after) ? { isOfTown: true } : {}),
      start: found.index,
      end: list.end,
    });
    SECTION_WORD.lastIndex = list.end;
  }
  sections = sections.map((section, i) => withOnlyNumber(text, section, sections[i - 1], sections[i + 1]));
  // A paper that is parted into sections cites them: those of land are told with their township or their parts.
  if (others >= MANY) sections = sections.filter(({ start, end }) => isToldAsLand(text, start, end));
  pushSections(SECTION_LETTER, text, from, to, sections);
  pushSections(SECTION_CODED, text, from, to, sections);
  return sections;
}

const OF_TOWN =
  /^\s{1,3}(?:of|in)\s{1,3}(?:the\s{1,3}|said\s{1,3}){0,2}town(?:ship)?\s{1,3}of\s{1,3}[A-Z][a-z]+,?\s{1,3}(?!T[.\d]|[Tt]ownship|[Tt]wp)/;

/** "Section B: SE¼", "SEC. 1S: Lots 1, 2": lands behind it are of no other section, whatever its number was. */
const UNREAD_NUMBER =
  /[A-Za-z\d!$&*?|~^]{1,3}(?=\s?[:,;]\s{1,3}(?:[Ll]ots?\s\d|LOTS?\s\d|[Aa]ll\b|ALL\b|[NSEW]{1,2}(?:[\d¼½/]|\s1\/))|(?<=\d[A-Z]|[A-Z]\d),?\s{1,3}T\.\s?\d{1,3}\s?[NS])/y;

function pushUnread(text: string, start: number, numberAt: number, sections: SectionItem[]): boolean {
  UNREAD_NUMBER.lastIndex = numberAt;
  if (!UNREAD_NUMBER.test(text)) return false;
  const end = UNREAD_NUMBER.lastIndex;
  sections.push({ kind: 'section', numbers: [], isSaid: false, isPlural: false, start, end });
  return true;
}

const TOWNSHIP_BETWEEN = /\bT(?:\.|\s?\d|own|wp|OWN|WP)/;
const MOST_REGULAR = 36;

/** "Sec. 9: NE¼; Sec. 1B: SE¼; Sec. 16: All": lists count on, so it is 13; what may be two numbers stays none. */
function withOnlyNumber(text: string, section: SectionItem, last?: SectionItem, next?: SectionItem): SectionItem {
  if (section.numbers.length > 0 || !last || last.numbers.length !== 1) return section;
  const isNext = next?.numbers.length === 1 && !TOWNSHIP_BETWEEN.test(text.slice(section.end, next.start));
  if (TOWNSHIP_BETWEEN.test(text.slice(last.end, section.start)) || (next && !isNext)) return section;
  const printed = /[\dA-Za-z!|]{1,2}$/.exec(text.slice(section.start, section.end))?.[0] ?? '';
  const number = printed === '' ? null : onlyNumber(last.numbers[0]!, next?.numbers[0] ?? MOST_REGULAR + 1, printed);
  return number === null ? section : { ...section, numbers: [number], doubt: LAND_DOUBTS.number };
}

const MANY = 3;

/** "… sec. 5, 30" under a head that ends with "Acres": the last figure of the line counts them. */
const ACRES_COLUMN = /\bacre(?:s|age)[ \t]{0,9}\n/i;
const endsLine = (text: string, end: number): boolean => /^[ \t]{0,3}\n/.test(text.slice(end, end + 4));

const TOWNSHIP_AHEAD = String.raw`,?\s{1,3}(?:of\s|in\s|all\sin\s)?(?:T(?:ownship|wp|p)?\b|TOWNSHIP|T\s?\d)`;
const LIST_TO_TOWNSHIP = new RegExp(String.raw`^((?:,\s\d{1,3}){0,12}(?:,?\s(?:and|&)\s\d{1,3})?)${TOWNSHIP_AHEAD}`);
const TO_TOWNSHIP = new RegExp(`^${TOWNSHIP_AHEAD}`);
/** River townships of Louisiana count their grants so far. */
const MOST_SECTION = 199;

/** "Sections 5, 6, 41 and 44, Township 8 North": grants have numbers over 36, at the end of a list that its township follows. */
function isHighNumber(text: string, end: number, value: number): boolean {
  const rest = value <= MOST_SECTION ? LIST_TO_TOWNSHIP.exec(text.slice(end, end + 80))?.[1] : undefined;
  return rest?.match(/\d+/g)?.every((next) => Number(next) > value) ?? rest !== undefined;
}

/** "a post marked T. 4 S., R. 5 E., S. 36": what is cut into a corner post or a bearing tree. */
const isCutInPost = before(/\b(?:marked|scribed|stamped|chiseled)\s{1,3}["“]?(?:[TRS]|Sec)[.\s\d][^;\n]{0,100}/);

function pushSections(pattern: RegExp, text: string, from: number, to: number, sections: SectionItem[]): void {
  pattern.lastIndex = from;
  for (let found = pattern.exec(text); found && found.index < to; found = pattern.exec(text)) {
    const number = Number(found[1] ?? found[2]);
    if (number < 1 || number > 36 || isCutInPost(text, found.index)) continue;
    const end = found.index + found[0].length;
    sections.push({ kind: 'section', numbers: [number], isSaid: false, isPlural: false, start: found.index, end });
  }
}

/** "Lots 1, 2 1-5S-13E": the figures behind the last lot are those of its place. */
const CODED_BEHIND = /^\s\d{1,2}\s?-\s?\d{1,3}[NS]?\s?-\s?\d{1,3}[EW]?(?![\w-])/;
/** "3: L 3, 4\n10: S2", "1. Lots 1 and 2\n2. Section 9": the next row has its own number. */
const ROW_BEHIND = /^[.,;]?[ \t]{0,3}\n[ \t]{0,8}\d{1,2}[:.)][ \t]/;
const countsOther = (text: string, end: number): boolean => {
  const after = text.slice(end, end + 24);
  return COUNTS.test(after) && !CODED_BEHIND.test(after) && !ROW_BEHIND.test(after);
};

/** "lots 3, 4, 82SE": the figures are what a scan made of a half, S½SE. */
const QUARTER_BEHIND = /^[NS][EW]/;

/** "lot 1, 20 residential lots": how many there are. */
const LOTS_BEHIND = /^\s(?!(?:and|or|also|being|including|of|in|the)\b)(?:[a-z-]{3,14}\s){1,3}lots\b/;

/** "Lot 7, 418 Mill Road": the lot of an address. */
const STREET_BEHIND =
  /^,?\s{1,2}(?:\d{1,5}\s{1,2})?(?:[NSEW]\.?\s)?(?:[A-Z][a-z]+\s){1,3}(?:Street|Road|Avenue|Lane|Drive|Court|Boulevard|St\.|Rd\.|Ave\.)/;

/** "lot 3A", "lot 3-A". */
const LETTER_BEHIND = /^[- ]?([A-Z])(?![A-Za-z0-9.¼½])/;

function pushLots(text: string, from: number, to: number, items: PlssItem[]): void {
  const admits = (end: number, value: number): boolean =>
    value >= 1 &&
    !countsOther(text, end) &&
    !QUARTER_BEHIND.test(text.slice(end, end + 3)) &&
    !LOTS_BEHIND.test(text.slice(end, end + 50));
  let namesPlat: boolean | null = null;
  LOT_WORD.lastIndex = from;
  for (let found = LOT_WORD.exec(text); found && found.index < to; found = LOT_WORD.exec(text)) {
    const numberAt = found.index + found[0].length;
    BEFORE_LOT.lastIndex = found.index;
    const before = BEFORE_LOT.exec(text);
    if (!before) {
      LOT_WORD.lastIndex = found.index + 1;
      continue;
    }
    const list = numberListAt(text, numberAt, admits, ACREAGE_REMARK);
    if (!list || list.end > to || before.groups!['other']) continue;
    LOT_WORD.lastIndex = list.end;
    const suffix = LETTER_BEHIND.exec(text.slice(list.end, list.end + 4));
    const letter = suffix && !'NSEW'.includes(suffix[1]!) && list.values.length === 1 ? suffix[0] : '';
    const end = list.end + letter.length;
    if (STREET_BEHIND.test(text.slice(end, end + 60))) continue;
    if (/^\s{1,3}(?:shall|must|may)\s/.test(text.slice(end, end + 12))) continue; // what a paper rules for its plat
    namesPlat ??= NAMES_PLAT.test(text);
    if (namesPlat && (isBehindBlock(text, found.index) || OF_PLAT.test(text.slice(end, end + 180)))) continue;
    const start = found.index - before[1]!.length;
    for (const value of list.values)
      items.push({
        kind: 'land',
        parts: [],
        lot: `${value}${letter}`,
        isWeak: found[0] === 'L',
        isCut: value > MOST_LOT,
        limit: '',
        start,
        end,
      });
  }
}

/** No township has more lots: "lots 1234" has lost its commas, and what they part. */
const MOST_LOT = 300;

/** Lots of a subdivision have a block or an addition: they are no government lots. */
const OF_PLAT =
  /^[\s,]{0,3}(?:and\s+)?(?:(?:of|in)\s+)?(?:the\s+)?(?:block|blk|square|of\s+the\s+(?:\w+\s+){0,3}(?:addition|subdivision|plat))\b|^[^;.\n]{0,50}\b(?:addition|subdivision|townsite|plat\s+(?:of|no)|certified\s+survey|csm\s|survey\s+map|parcel\s+map)\b|^,\s+(?:[A-Z][\w.'’]*\s+){1,3}plat\b|^,?\s+(?:of|in)\s+(?!(?:the\s+)?(?:government|united|u\.))(?:[\w.&-]+\s+){0,4}[\w.-]+(?:['’]s|s['’])\s+survey\b|^,?\s{1,2}(?:and|&)\s(?:[^;.\n]{0,40}?\s)?lots?\s[\w()\s]{1,16}?,?\s{1,2}(?:(?:in|of)\s{1,2})?(?:block|blk)\b|^,?\s{1,2}(?:and|&)\s{1,2}(?:common\s|open\sspace|out-?lots?\b)|^(?:(?!\bsec|\bhalf|\bquarter|\blots?\b|1\/[24])[^;.¼½]){0,90}\b(?:in|of)\s+block\s+[\w-]{1,4}\b|^(?:(?!\bsec)[^;.]){0,120}\bof\s+(?:[A-Z][\w.'’]*\s+){1,4}(?:addition|subdivision)\b/i;
/** "Block 10 - Lots 1, 2 and 3". */
const isBehindBlock = before(
  /\b(?:block|blk\.?)\s{1,2}(?:no\.?\s{1,2})?[\dA-Z]{1,3}\s{0,2}[-–—:,]?\s{0,3}(?:all\s{1,2}of\s{1,2})?/i,
);
/** What every such lot has beside it: most texts have it nowhere. */
const NAMES_PLAT =
  /bl(?:oc)?k|square|addition|subdivision|townsite|plat|certified|csm|l\s+map|y\s+map|['’]s?\s+survey|common\s|open\ssp|out-?lot/i;

/** What no exception can do without: "more or less to a stake" has none. */
const MAY_EXCEPT =
  /xc|(?<![a-z])ex\.?\s|other\s|(?<!\bor\s{1,2})less(?:,|\s{1,2}(?!than))|but\s|not\s{1,2}(?:including|to\s)|omitting\s|out\s{1,2}of\s{1,2}which|sav(?:e|ing)\s|minus\s|deducting\s|reserving\s/i;

function pushExceptions(text: string, from: number, to: number, items: PlssItem[]): void {
  if (!MAY_EXCEPT.test(text)) return;
  EXCEPT_WORD.lastIndex = from;
  for (let found = EXCEPT_WORD.exec(text); found && found.index < to; found = EXCEPT_WORD.exec(text))
    items.push({ kind: 'except', start: found.index, end: found.index + found[0].length });
}
