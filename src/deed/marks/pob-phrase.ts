// Takes: folded text. Gives: where it names a point of beginning: "the true point of beginning", "P.O.B.", "the place first mentioned".
// Never: what is meant by it; structure.ts weighs what stands around it.
import { codeAt } from '../words/code-at.ts';
import { beforeAll, behindAll, headsOf, isLetter, isSpace, spaceOr } from '../words/peek.ts';
import { GLUED_FIRST, wordKind, wordPlaces } from '../words/word-places.ts';

const POB =
  /\b(?:(?<=\bto\s{1,2}(?:(?:the|said|its)\s{1,2})?)(?!north|south|east|west|side|rear|line|feet|date|time|year)[a-z]{3,8}\s+of\s+(?:the\s+)?begin+ing\b|start(?=\s{0,2}[.;,]|\s*$)|home(?<=\bthence,?\s{1,2}(?:to\s{1,2})?home)(?=\s{0,2}(?:[.;,\n]|$))|(?:the\s+|said\s+|a\s+|its\s+)?(?:(?:true|actual|principal|real|aforesaid|above|first|original|tru(?:st|c|o)|ture|trne|trae)\s+){0,2}(?:(?:true)?point|place|corner|post|stake|points|bound|peint|fraint|potnt|p[lt]\.?)\s*(?:and\/?o?r?\s+place\s+|or\s+place\s+|of\s+place\s+|or\s+point\s+|and\s+)?[~-]?(?:of|or|at)(?:\s+|[~-]\s?)(?:the\s+|its\s+)?(?:(?:true|actual|real)\s+)?(?:beg[iu]nn?[il]n?g|[bh][eco][gpq][il1]nn?[il1]n[gq]|[bhvrl][eco][gpqzyjs][il1]i?n{1,3}[il1]n?[a-z]{1,2}\b|beginnmg|begin_{1,2}n?ing|beginniug|beginuing|bcginning|be-\s{0,2}ginning|begin-\s{0,2}ning|commencement|commencing|starting|start|begin\b|beg\b|com\b(?=[.,;]|$)|beginning\s+point|departure|origin|entry)|(?<=\bto\s(?:the\s|its\s)?)beg(?:in(?=\s{0,2}[.;,]|\s{0,2}$))?\b|(?<=\bto\s)beginning(?=\s{0,2}(?:[.;,(]|$)|\s{1,3}(?:(?:and\s)?(?:contain|compris|embrac|enclos)|exc[le]))|(?:the\s+|said\s+|that\s+)?(?:place|point|corner|bound|post|stake|stone|spot)\s+(?:(?:begun|began|started)\s+(?:at|from)|where\s+(?:(?:this|the|said)\s+)?(?:description|survey|it|you|we|i)\s+(?:first\s+)?(?:began|begins|begun|started|commenced))\b|(?:the\s+|said\s+)?(?:true\s+)?(?:beginning|initial|starting)\s+(?:point|corner|place)|(?:the\s+|said\s+)initial\s+(?:stake|post|stone|monument|mound|station)\b(?!\s+(?:of|n[o0])\b)|p\.?\s?[o0]\.?\s?b\b\.?|t\.?p\.?[o0]\.?b\b\.?|(?:the\s+)?(?:place|point|bound|corner|line|monument|stake|pin|street|post)?\s*(?:or\s+bound\s+)?first\s+(?:above\s+)?(?:mentioned|named|described|aforesaid)(?:\s+(?:point|place|bound|corner|street|stake|monument))?|first[- ](?:mentioned|named)\s+(?:point|place|bound|corner)|the\s+(?:true|actual)\s+begin+ing\b(?!\s+of\s+(?:an?|the|said)\s+(?:[a-z-]+\s+){0,2}(?:curve|arc)\b)|the\s+(?:first\s+)?(?:begin+ing|begin-\s{0,2}ning)\b(?!\s+of(?!\s+(?:the|this|said)\s+(?:(?:tract|land|parcel|lot)s?\s+(?:herein|hereby|above|to\s+be)|line\s+(?:herein|hereinafter|to\s+be)\b|(?:strip|easement|cent(?:er|re)\s?line)\b)))|(?<=\bto\s{1,2})where\s+(?:this|the|said)\s+(?:description|survey)\s+(?:began|begins|begun|starts|started|commences|commenced)\b|(?:the\s+|his\s+)?first\s+station\b(?!\s+(?:of|on|along|at|and)\b)|the\s+first\s+(?:bound|corner|monument)\s+of\s+(?:the|this|said)\s+(?:land|lot|premises|tract|parcel)s?\s+(?:herein|hereby|hereinafter|to\s+be|now)\b|corner\s+n(?:o|umber)\.?\s?(?:1|one)\b(?=[,;.\s]{0,3}(?:and\s+)?(?:the\s+)?(?:place|point)\s+of\s+begin|[.;]))/y;
/** What most mentions are, as POB finds them too. */
const PLAIN = /\b(?:the\s|said\s)?(?:true\s)?(?:point|place)\sof\sbeginning\b/y;
/** The words that no mention can do without, and how they begin. */
const CORE =
  /beg|bcg|be-|[bhvrl][eco][gpqzyjs][il1]i?n|commenc|com\b|start|depart|initial|origin|entry|home|first|t?\.?p\.?\s?[o0]\.?\s?b\b|corner\s+n|[a-z]{3,8}first\b/y;
const CORE_WORD = wordKind(
  'be initial entry home first corner p po pob t tp tpo tpob'.split(' '),
  'beg beq bep bcg bcq bcp bog boq bop heg heq hep hcg hcq hcp hog hoq hop com sta dep ori veg vep reg rep beg bez bey bej bes ley leg'.split(
    ' ',
  ),
);
/** The words that may stand in a mention before its core. */
const mayLead = headsOf([
  ...'the said a its that true actual principal real aforesaid above first original trust truc ture trne trae'.split(
    ' ',
  ),
  ...'point truepoint place corner post stake bound peint fraint potnt pl plof pt ptof ptat and or of at stone spot where'.split(
    ' ',
  ),
  ...'this description survey it you we i line monument pin street'.split(' '),
]);
const isBetween = spaceOr('~-/.');
const MOST_BEFORE = 120;

export interface PobPhrase {
  readonly start: number;
  readonly end: number;
}

/** Every mention of a point of beginning in the whole text, in order. */
export function pobPhrases(text: string): PobPhrase[] {
  const found: PobPhrase[] = [];
  const { count, kinds, starts } = wordPlaces(text);
  let passed = 0;
  for (let i = 0; i < count; i++) {
    const at = starts[i]!;
    if ((kinds[i]! & (CORE_WORD | GLUED_FIRST)) === 0 || at < passed || !isAt(CORE, text, at)) continue;
    const start = startOf(text, at, passed);
    if (start < 0) continue;
    passed = POB.lastIndex;
    if (!isOfOtherLand(text, passed)) found.push({ start, end: passed });
  }
  return found;
}

const LAND = '(?:tract|parcel|survey|grant|patent|piece|lot|land|farm|plantation)';
const OF_OTHER_LAND = new RegExp(
  String.raw`^(?:\s(?:tree|stone|post|stake|oak|rock|corner))?\s(?:of|to)\s(?:(?:an?|another)\s(?:[a-z]+\s)?${LAND}(?:\sof\sland)?\s(?:called|known|belonging|owned|granted|patented|surveyed|formerly|now)\b|(?:[a-z]+\s){0,2}[a-z]+'s\s(?:[a-z]+\s)?${LAND}\b|(?:the|said|the\ssaid)\s${LAND}(?:\sof\sland)?\s(?:called|known\s(?:as|by))\b)`,
);
const BLANK = 32;

/** "to the beginning corner of Tarn's survey", "to the beginning of a tract called Mill Land": where another land begins. */
function isOfOtherLand(text: string, end: number): boolean {
  return (
    codeAt(text, end) === BLANK && isLetter(codeAt(text, end + 1)) && OF_OTHER_LAND.test(text.slice(end, end + 80))
  );
}

function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Where the mention with this core begins, -1 where there is none; POB has stopped behind it. */
function startOf(text: string, at: number, from: number): number {
  const starts = startsBefore(text, at, from);
  if (starts.length > 1 && isAt(PLAIN, text, starts.at(-1)!)) {
    POB.lastIndex = PLAIN.lastIndex;
    return starts.at(-1)!;
  }
  for (let i = starts.length - 1; i > 0; i--) if (isAt(POB, text, starts[i]!)) return starts[i]!;
  return !opensOnly(text, at) && isAt(POB, text, at) ? at : -1;
}

const [C, P] = [99, 112];

/** "commencing at", "beginning at": with these words themselves a mention begins only as "beginning corner", "beginning point" or "place". */
function opensOnly(text: string, at: number): boolean {
  if (text.startsWith('commenc', at)) return true;
  if (!text.startsWith('beginning', at)) return false;
  if (text.startsWith(' to ', at - 4)) return false;
  const next = codeAt(text, behindAll(text, at + 9, text.length, isSpace));
  return next !== C && next !== P;
}

/** Where a mention with this core may begin, the last first: at the core, at a word before it, or, "oak first mentioned", at the blank. */
function startsBefore(text: string, at: number, from: number): number[] {
  const starts = [at];
  const least = Math.max(from, at - MOST_BEFORE);
  const isFirst = text.startsWith('first', at);
  for (let place = at; place > least;) {
    const end = beforeAll(text, place, isBetween);
    if (end === place || end <= least) break;
    if (isFirst) starts.push(end);
    place = beforeAll(text, end, isLetter);
    if (place === end || place < least) break;
    if (mayLead(text, place)) starts.push(place);
    else {
      // "to the pluce of beginning": one word that cannot be read.
      if (text.startsWith('of', starts.at(-1))) starts.push(place);
      break;
    }
  }
  return starts;
}
