// Takes: folded text. Gives: where descriptions begin, and where they return to their beginning.
// Never: courses; those are cut in segments.ts.
import { BEFORE_CURVE } from '../words/before-curve.ts';
import { before } from '../words/before.ts';
import { codeAt } from '../words/code-at.ts';
import { matchesOf } from '../words/matches.ts';
import { beforeAll, behindAll, isLetter, isSpace, oneOf } from '../words/peek.ts';
import { isFirstLine } from './first-mentioned.ts';
import { FROM } from './plain-marks.ts';
import { pobPhrases } from './pob-phrase.ts';
import { tailsOf } from '../words/word-tail.ts';
import { isOfWord, wordKind, wordPlaces } from '../words/word-places.ts';

export type StarterKind = 'begin' | 'commence' | 'from' | 'implicit';

export interface Starter {
  readonly kind: StarterKind;
  readonly start: number;
  readonly end: number;
}

const LEADING = String.raw`(?:find|reach|locate|attain|arrive\s+at|get\s+to|establish|determine)\s+(?:the|a|said)\s`;
const LEAD = String.raw`(?<lead>\bto\s+${LEADING}+(?:true\s+|actual\s+)?(?:point|place)\s+(?:or\s+place\s+)?of\s+(?:(?:true|actual|real)\s+)?(?:beginning|commencement)[^.;]{0,60}?)?`;
/** Without its "at": "BEG NE COR SEC 4", "beg. N. 89° E. 200 ft. from the stone". */
const CORNER = String.raw`(?:the\s)?(?:[ns][.\s]{0,2}[ew]|(?:north|south)(?:east|west)|[nsew]\s?1\/4)(?:erly)?(?:[.\s]{1,2}cor|\/c(?:or)?\b)`;
/** "Com 10 ch N of SE cor", "beg 20 rds N of": how far off the corner it begins. */
const FROM_A_CORNER = String.raw`\d[\d.,]{0,8}\s?(?:feet|ft|rods|rds?|chs?|chains|poles|links|lks)\.?\s(?:[nsew][.\s]{0,2}[ew]?|north|south|east|west)[a-z]{0,6}\.?\s(?:of|from)\s`;
const FROM_A_POINT = String.raw`[nsew][.\s]{0,2}\d{1,4}[^;]{2,40}?(?:feet|ft|rods|rds?|chs?|chains|poles|links)\.?\s(?:from|of|fr\.?)\s`;
const MISPRINTED = String.raw`[bh][eco][gpq][il1]n{1,3}[il1]n[gq]|(?<=(?:^|[.:\n])\s{0,4})being(?=\s+at\s+(?:an?|the)\s+(?:point|stake|stone|iron|pin|corner|rebar|nail|pipe|monument)\b)`;
/** "Beginning for the second thereof at", "for the description of tract A, at": what it begins for. */
const FOR = String.raw`for\s+(?:the|said|this|that)\s+(?!purposes?\b|term\b|year\b)(?:[a-z\d]+\s+){0,6}?[a-z\d]+,?\s{1,3}(?=(?:at|on)\s)`;
const BEGINS = String.raw`\b(?<word>beg[iu]n+(?<!\b(?:the|said|an?)\s+[a-z]{2,12}\s+begun)(?:ing|s|eth)?|${MISPRINTED}|begunung|beginnmg|begmning|bcginning|commenc(?:e|es|ing)|com'?c'?g|com[nm][ni]iencing|commensurate|starting|starts?|(?<=(?:^|[.:;\n])\s{0,4})referring\s{1,3}to(?=\s+(?:the|a|an)\s[^.;]{3,80}?\b(?:cor(?:ner)?|intersection|station|monument)\b)|(?:beg|comm?)(?=[.\s]{1,2}(?:at\b|@|${CORNER}|${FROM_A_POINT}|${FROM_A_CORNER}))|bg(?=\.?\s(?:at|in|on)\b))\b[.,:;]?\s{0,3}(?:${FOR}|for\s+(?:the\s+same|reference|a\s+tie)(?:\s+(?:purposes?|only))?,?\s+)?(?:(?:att?|on|in|from|with|where|upon|near|by)\b|@|(?<=referring\s{1,3}to\s{0,3})(?=the\s|an?\s)|(?=(?:about\s)?(?:[\dlo][\dlo,.]{0,9}|(?:[a-z-]{3,12}\s){1,8}?)\s{0,2}(?:feet|ft|rods|chains|chs|poles|perches|links|miles|yards|varas)[\s.,])|(?=(?:about\s)?\d[\d,.]{0,9}\s?'\s{0,2}(?:due\s)?[nsew])|(?=${CORNER}|${FROM_A_POINT}|${FROM_A_CORNER}))`;
const STARTER = new RegExp(BEGINS, 'y');
const STARTER_WORD = wordKind(
  ['bg', 'being'],
  [...'beg beq bep bcg bcq bcp bog boq bop heg heq hep hcg hcq hcp hog hoq hop com sta ref'.split(' ')],
);
/** A lead that may stand anywhere is sought everywhere: only where its verb stands is it asked for. */
const LED_STARTER = new RegExp(LEAD + BEGINS, 'g');
const LEADS = new RegExp(String.raw`(?<=\bto\s+)${LEADING}`, 'y');
const LEADING_WORD = wordKind('find reach locate attain arrive get establish determine'.split(' '));
const NOT_A_STARTER =
  /(?:\b(?:point|place|corner|p\.?o\.?b\.?|post|stake|said|the|true|monument|of|for)\s(?:or\splace\s)?(?:of\s)?(?:the\s)?(?:(?:true|actual|real)\s)?|\bof\s(?:true\s)?(?:the\s)?)$/;
const FROM_RUN =
  /(?:^|[.;:]\s{0,3})(?:from|at)\s+(?:the|a|an|said)\b[^.;]{0,500}?(?:,|\band|\bthence)\s+(?:run|proceed|go|thence)\b/g;

/** Every place where a description says that it begins or commences, in order. */
export function startersOf(text: string): Starter[] {
  const found: Starter[] = [];
  const take = (m: RegExpExecArray): void => {
    const { lead, word } = m.groups!;
    if (lead === undefined && NOT_A_STARTER.test(text.slice(Math.max(0, m.index - 24), m.index))) return;
    const commences = lead !== undefined || /^(?:com|start|ref)/.test(word!);
    found.push({ kind: commences ? 'commence' : 'begin', start: m.index, end: m.index + m[0].length });
  };
  if (isLed(text)) for (const m of matchesOf(LED_STARTER, text)) take(m);
  else eachStarter(text, take);
  const told = text.includes('beginning being') || text.includes('beginning is') ? toldBeginnings(text) : [];
  return told.length === 0 ? found : [...found, ...told].sort((a, b) => a.start - b.start);
}

const TOLD_BEGINNING =
  /(?:^|[.:]\s{1,6}|\n\s{0,8}\n\s{0,8})(?:the\s+)?(?:true\s+)?(?:point|place)\s+of\s+beginning\s+(?:is|being)\s+(?=[^.;]{3,160}[,;.]\s{1,4}(?:and\s+)?(?:running\s+)?(?:from\s+)?thence\b)/g;

/** "Parcel B: The point of beginning being a stone in the line of Pell; thence": behind another figure its own begins so too. */
const toldBeginnings = (text: string): Starter[] =>
  matchesOf(TOLD_BEGINNING, text).map((m) => ({
    kind: 'begin',
    start: m.index + m[0].search(/[a-z]/),
    end: m.index + m[0].length,
  }));

function isLed(text: string): boolean {
  const { count, held, kinds, starts } = wordPlaces(text);
  if ((held & LEADING_WORD) === 0) return false;
  for (let i = 0; i < count; i++) {
    if ((kinds[i]! & LEADING_WORD) === 0) continue;
    LEADS.lastIndex = starts[i]!;
    if (LEADS.test(text)) return true;
  }
  return false;
}

/** "stake", "state", "company", "being a part": words that begin as "start", "commencing" and "being at" do. */
function isOther(text: string, at: number): boolean {
  const fourth = text.charCodeAt(at + 3);
  if (text.startsWith('being', at)) return !text.startsWith('at', behindAll(text, at + 5, text.length, isSpace));
  return text.charCodeAt(at) === S ? fourth !== R : isLetter(fourth) && text.startsWith('com', at) && !isOfComm(fourth);
}
const [R, S] = [114, 115];
const isOfComm = oneOf('mnc');

/** One blank behind a whole word: "point of beginning" starts nothing, "to the beginning" reaches it. */
function isBehind(word: string, text: string, at: number): boolean {
  const start = at - 1 - word.length;
  if (!text.startsWith(word, start) || !isSpace(text.charCodeAt(at - 1))) return false;
  const before = text.charCodeAt(start - 1);
  return !isLetter(before) && !isOfWord(before);
}

function eachStarter(text: string, take: (m: RegExpExecArray) => void): void {
  const { count, kinds, starts } = wordPlaces(text);
  let passed = 0;
  for (let i = 0; i < count; i++) {
    if ((kinds[i]! & STARTER_WORD) === 0 || starts[i]! < passed || isOther(text, starts[i]!)) continue;
    if (isBehind('of', text, starts[i]!)) continue;
    STARTER.lastIndex = starts[i]!;
    const m = STARTER.exec(text);
    if (!m) continue;
    passed = STARTER.lastIndex;
    take(m);
  }
}

/**
 * "on the following line: from Yoder's east fence South 89 degrees East 33 rods", "a strip 60 feet wide extending from the tower N. 34° E. 900 feet":
 * the bearing stands right behind the place.
 */
const FROM_BEARING =
  /(?:^|[.;:]\s{0,3}|\bstrip\s(?:[^.;:]|\.\d){4,60}?\b(?:wide|width),?\s{1,2}(?:and\s{1,2})?(?:extending|running|leading)\s{1,2})from\s+(?:(?:the|an?|said|this|such|[a-z]+(?:\s[a-z]+)?'s)\s[^.;:]{2,90}?|cor(?:ner)?\.?\s(?:no\.?\s)?\d{1,3}[^.;:]{0,60}?)\s(?=(?:(?:due\s+)?(?:north|south|east|west)|[ns][.\s]{1,2}\d{1,2})\s{0,2}(?:[^.;:]|\.\d|(?<=\s[ew])\.){1,60}\b(?:feet|ft|rods|poles|perches|chains|varas|miles?|links|meters|metres|yards)\b)/g;

function fromBearing(text: string, from: number, to: number): Starter | null {
  FROM_BEARING.lastIndex = 0;
  const m = FROM_BEARING.exec(text.slice(from, Math.min(to, from + 20_000)));
  if (!m || /\b(?:bears?|lies|located|distant|thence|run|from\s[^]*\bto\b)\b/.test(m[0])) return null;
  const start = from + m.index + m[0].indexOf('from');
  const length = LENGTH_LAST.exec(m[0])?.groups?.['length']?.length ?? 0;
  return { kind: 'from', start, end: from + m.index + m[0].length - length };
}

/** "From the pump, 11 chains N. 20° E.": the length is the first course's. */
const LENGTH_LAST =
  /(?:,\s{1,3}|[a-z]\s)(?<length>\d[\d.,]*\s?(?:feet|ft|chains|chs|rods|poles|perches|yards|meters|varas)\b[^,;]{0,20})$/;

/** "From the corner of Land Lots …, run due North": a commencement that does not name itself. */
export function fromStarter(text: string, from: number, to: number): Starter | null {
  FROM_RUN.lastIndex = 0;
  const m = FROM_RUN.exec(text.slice(from, Math.min(to, from + 20_000)));
  if (!m) return fromBearing(text, from, to);
  const lead = /^[.;:\s]*/.exec(m[0])![0].length;
  const at = from + m.index + lead;
  if (leavesWhatItNamed(text, at)) return fromBearing(text, from, at);
  if (/point\s+of\s+beginning/.test(m[0])) return null;
  return { kind: 'from', start: at, end: at + 4 };
}

/** A header in a line of its own: "PARCEL NO. 2". */
const HEAD_LINE = String.raw`\b(?:parcel|tract|area|unit|strip)\s(?:no\.?\s{0,2}|number(?:ed)?\s)?"?[a-z0-9]{1,5}"?\s{0,2}\n`;
/** "Also from the corner", "Less and except from the corner". */
const AGAIN = String.raw`(?:also,?\s{1,3})?(?:less,?\s{1,3}(?:(?:and|&)\s{1,3})?except(?:ing)?,?\s{1,3})?`;
const FROM_AGAIN = new RegExp(
  String.raw`(?:[.;:]\s{1,3}\n?|${HEAD_LINE})\s{0,6}"?${AGAIN}from\s+(?!which|there|this|thence|said\s+(?:point|place)|t?\.?p\.?o\.?b\b|(?:the|that|such)\s+(?:true\s+)?(?:point|place)\s+of\s+beg)(?:[^.;]|(?<=\b[a-z])\.){3,300}?(?:(?:,|\band|\bthence)\s+(?:run|proceed|go|thence|measure|(?:north|south)\s+\d)|\s(?:measure|run|proceed)\s+(?:due\s+)?(?:north|south|east|west|[ns][.\s]{0,2}\d))`,
  'g',
);

/**
 * "; from the point thus established, thence", "said iron pin being the true point of beginning; from said pin, thence": what was just called
 * the beginning is left.
 */
const LEAVES_WHAT_IT_NAMED = new RegExp(
  String.raw`[.;:]\s{1,8}"?from\s+(?:the|this|that|such|said)\s+(?:[a-z-]+\s+){0,4}?(?:as\s+)?(?:thus|so|just|above|herein(?:above)?|hereby)\s+(?:established|located|found|fixed|described|determined|reached|marked|named|set)\b|\b(?:said|which|this|that)\s+(?:[a-z0-9\/"'-]+\s+){0,4}?(?<thing>[a-z]{3,12})\s+(?:(?:found|set|being|is|marks|marking|now|also)\s+){1,3}(?:the\s+)?(?:true\s+|actual\s+)?(?:point|place)\s+of\s+(?:beginning|commencement)[^;.]{0,40}[.;]\s{1,8}"?from\s+(?:the|this|that|such|said)\s+(?:[a-z0-9\/"'-]+\s+){0,4}?(?:\k<thing>|point|place)\b(?!\s+of\b)`,
);

const leavesWhatItNamed = (text: string, at: number): boolean =>
  LEAVES_WHAT_IT_NAMED.test(text.slice(Math.max(0, at - MOST_BEFORE), at + 90));

const HEADS_A_SENTENCE = new RegExp(String.raw`(?<=(?:[.;:]\s{1,3}\n?|${HEAD_LINE})\s{0,6}"?${AGAIN})from\s`, 'y');

/** Whether a "from" stands at the head of a sentence: it is sought only there. */
function mayLeaveAgain(text: string): boolean {
  const { count, kinds, starts } = wordPlaces(text);
  for (let i = 0; i < count; i++) {
    if ((kinds[i]! & FROM) === 0) continue;
    HEADS_A_SENTENCE.lastIndex = starts[i]!;
    if (HEADS_A_SENTENCE.test(text)) return true;
  }
  return false;
}

/** Behind a closed figure: "…to the point of beginning. From the corner of Section 9, north 76° east …" begins another. */
export function fromStartersAgain(text: string, pobs: readonly PobMention[]): Starter[] {
  const found: Starter[] = [];
  const reached = pobs.filter((p) => p.role === 'reached');
  if (reached.length < 2) return found;
  let next = 0;
  if (!mayLeaveAgain(text)) return found;
  for (const m of matchesOf(FROM_AGAIN, text)) {
    if (m[0].includes('beginning')) continue;
    const start = m.index + m[0].indexOf('from');
    if (leavesWhatItNamed(text, start)) continue;
    while (next < reached.length && reached[next]!.end <= start) next++;
    const closes = reached[next - 1];
    const later = (reached.at(-1)?.start ?? 0) > start;
    if (closes && later && start - closes.end < 700 && !/\bthence\b/.test(text.slice(closes.end, start)))
      found.push({ kind: 'from', start, end: start + 4 });
  }
  return found;
}

export interface PobMention {
  readonly start: number;
  readonly end: number;
  /** How it is mentioned: reached by the course before it, left by the course behind it, or only spoken of. */
  readonly role: 'reached' | 'left' | 'named';
  /** Reached, and the land's area said behind it: the figure is closed here, whatever follows. */
  readonly closes: boolean;
}

const wasReached = before(
  /(?:\b(?:(?:feet|rods|chains|poles|perches|links|varas)?to(?:the)?|t[ce0]|[fl]o|at|being|is|and|a[hu]d|[seo]nd|or|also|as|for|called|known\s+as|which\s+(?:is|marks)|thence\s+to|be)\s{1,3}(?:(?:th[efca]|tne|tlie|lhe)[.,]?\s+(?:tru[a-z]\s+)?|a\s+|said\s+|that\s+)?["']?|[,;(&]["']?\s{0,3}(?:the\s+)?|\bto\s+[^.;]{1,120}?,?\s(?:at|and|or|being)\s+(?:the\s+)?)/,
);
const wasLeft = before(
  /(?:(?:^|(?<!\b[a-z])\.|[;:,]|\band|\bthen(?:ce)?,?|\bbeginning)\s{0,4}(?:from|leaving)\s{1,3}(?:the\s+|said\s+|such\s+)?(?:[a-z]+\s+){0,4}(?:and\s+)?)/,
);
const wasNamed = before(
  /\b(?:of|(?:referred|relative|reference|respect|relation|regard)\s+to|from)\s{1,3}(?:the\s+|said\s+)?/,
);
/** From "from" to the place itself. */
const MOST_WORDS = 7;

/** "to the southeast corner and place of beginning", "to the aforementioned point of beginning": told by a word or three before it. */
const wasReachedAs = before(
  /\bto\s{1,3}(?:the|said|a)\s{1,3}(?:(?!(?:of|from|for|line|which|that|between)\b)[a-z-]{3,20}\s{1,3}){1,3}/,
);

/** "to a nail set for the southwest corner and place of beginning". */
const wasReachedAtCorner = before(/\bto\s[^.;]{2,120}?\b(?:north|south)(?:east|west)(?:erly)?\s{1,2}/);

const isReached = (text: string, at: number): boolean =>
  isBehind('to', text, at) ||
  text.startsWith('home', at) ||
  wasReached(text, at) ||
  wasReachedAs(text, at) ||
  (text.startsWith('corner and', at) && wasReachedAtCorner(text, at));

const leaves = tailsOf(['from', 'leaving']);

/** Nothing but words stands between the place and the "from" or "leaving" that leaves it. */
function isLeft(text: string, at: number): boolean {
  let place = at;
  for (let words = 0; words < MOST_WORDS; words++) {
    const end = beforeAll(text, place, isSpace);
    if (end === place) return false;
    if (leaves(text, end) && (text.startsWith('from', end - 4) || text.startsWith('leaving', end - 7)))
      return wasLeft(text, at);
    place = beforeAll(text, end, isLetter);
    if (place === end) return false;
  }
  return false;
}

const refersTo = tailsOf(['referred', 'relative', 'reference', 'respect', 'relation', 'regard']);
const isSpokenOf = tailsOf(['of', 'from', 'the', 'said']);

function isNamed(text: string, at: number): boolean {
  const end = beforeAll(text, at, isSpace);
  if (end === at) return false;
  const isReferred = text.startsWith('to', end - 2) && refersTo(text, beforeAll(text, end - 2, isSpace));
  return (isReferred || isSpokenOf(text, end)) && wasNamed(text, at);
}

/** Every mention of a point of beginning in the whole text, in order. */
export function pobMentionsOf(text: string): PobMention[] {
  const found: PobMention[] = [];
  for (const { start, end } of pobPhrases(text)) {
    if (codeAt(text, behindAll(text, end, MOST_BLANKS, isSpace)) === O)
      if (BEGINS_A_CURVE.test(text.slice(end, end + MOST_BLANKS))) continue;
    if (isFirstLine(text, start, end) || heads(text, start, end)) continue;
    if (mayBeIts(text, start) && AT_ITS.test(text.slice(Math.max(0, start - MOST_BEFORE), end))) continue;
    const role = roleOf(text, start, end);
    found.push({ start, end, role, closes: role === 'reached' && CLOSES.test(text.slice(end, end + 90)) });
  }
  return found;
}

/** "Corner 5 to corner 1, the place of beginning: N 21° W": the head of the course that will arrive there. */
const HEADS =
  /\b(?:corner|point|station|no\.)\s+\w{1,4}\s+to\s+(?:(?:corner|point|station|no\.)\s+)?\w{1,4},?\s+(?:being\s+)?$/;
const heads = (text: string, start: number, end: number): boolean =>
  text[end] === ':' && HEADS.test(text.slice(Math.max(0, start - 60), start));

const MOST_BEFORE = 150;
const MOST_BLANKS = 60;
const O = 111;

/** "to the point of beginning of a curve to the left", "tangent at its point of beginning", "of this course": not of the tract. */
const BEGINS_A_CURVE = new RegExp(
  String.raw`^\s+of\s+(?:(?:a|an|the|said|another|such)\s+)?${BEFORE_CURVE}(?:curve|arc|spiral)\b|^\s+of\s+(?:this|said|such|that)\s+(?:course|call)\b`,
);
const endsLikeIts = tailsOf(['its', 'at']);
/** By "at" or "its" at the head of the mention or before it. */
const mayBeIts = (text: string, at: number): boolean =>
  text.startsWith('its', at) || endsLikeIts(text, beforeAll(text, at, isSpace));
/** "the tangent to said curve at its point of beginning", "the radius at the beginning bearing N 4° E": where a curve begins. */
const AT_ITS =
  /\b(?:tangent|radi(?:al|us)|perpendicular)(?:\s+line)?(?:\s+(?:to|of)\s+(?:the|said|this|which)(?:\s+(?:curve|arc))?)?\s+at\s+(?:its|the)\s+(?:(?:point|place)\s+of\s+)?beginning$/;

/** "to the place of beginning, containing 3 acres", "to the beginning tree containing", "to the point of beginning, 'A,' and containing". */
const CLOSES =
  /^(?:\s(?:tree|oak|stone|post|stake))?[\s,;:.]{0,3}(?:"[a-z0-9]{1,2}[,."]{1,3}|and\s+(?:the\s+)?place\s+of\s+begin+ing)?[\s,;:.]{0,4}(?:and\s+|which\s+|said\s+(?:tract|parcel)\s+)?(?:contain|embrac|enclos|compris)/;
/** "said point being also the point of beginning of parcel 1": of another parcel. "returning to the point of beginning": a second branch. */
const OF_ANOTHER =
  /^\s+(?:of|for)\s+(?:the\s+|said\s+)?(?:parcel|tract|lot)\s+(?:no\.?\s|number(?:ed)?\s|#)?\s?"?(?:\d{1,3}|[a-z])\b/;
const BACK_AGAIN = /[.;]\s{1,3}return(?:ing|s)?\s+(?:again\s+)?to\s+(?:the\s+|said\s+)?$/;

/** "a point which, from the point of beginning, bears S 51° E": what lies there. */
const PLACED_FROM_IT = /^[\s,]{0,3}(?:which\s+|that\s+)?(?:bears|lies|is|being|distant|located|situated?)\b/;
/** "to its intersection with a line bearing S 51° W, from the place of beginning; thence". */
const OF_A_LINE_FROM_IT =
  /\b(?:bearing|bears|drawn|running|run)\s+(?:north|south|[ns][.\s]{0,2}\d)[^;]{2,50},\s{1,3}from\s+(?:the\s+|said\s+)?$/;
const LEAVES_IT =
  /^[\s,:;]{0,3}(?:as\s+)?(?:thus\s+|so\s+|herein\s+|above\s+)?(?:established|described|located|determined)?[\s,:;]{0,3}(?:"[a-z0-9]{1,2}[,."]{1,3}\s{0,2})?(?:and\s+)?(?:run|proceed|continu|go\b|going|thence|extend|(?:due\s+)?(?:north|south|east|west)|[ns][.\s]{0,2}\d)|\b(?:thence|run)\b/;

/** "said point of beginning lying 40 feet north of": what is told of a point that was named before. */
const TOLD_OF_IT =
  /^,?\s{1,2}(?:(?:also|further|is|are|which|that)\s+){0,2}(?:being|is|lies|lying|located|situated?|bears|bearing|distant|marked|monumented|having)\b/;
/** "…feet to establish a beginning point; running thence". */
const ESTABLISHED = /[a-z]\s+to\s+(?:establish|reach|fix)\s{1,3}(?:an?\s+)?$/;
const THENCE_NEXT = /^[,;:.]\s{1,3}(?:and\s+)?(?:running\s+|run\s+|from\s+said\s+)?(?:thence|point)\b/;

function roleOf(text: string, at: number, end: number): PobMention['role'] {
  const behind = text.slice(end, end + 70);
  const words = text.slice(Math.max(0, at - MOST_BEFORE), at);
  if (isLeft(text, at))
    return !PLACED_FROM_IT.test(behind) && !OF_A_LINE_FROM_IT.test(words) && LEAVES_IT.test(behind) ? 'left' : 'named';
  if (
    (/^[\s,;.]{1,4}(?:and\s+)?thence\b/.test(behind) && BACK_AGAIN.test(words)) ||
    (OF_ANOTHER.test(behind) && /\b(?:also|above|previously|hereinbefore|heretofore)\b[^.;]{0,20}$/.test(words))
  )
    return 'named';
  if (text.startsWith('said', at) && TOLD_OF_IT.test(behind) && /[,;(]\s{0,3}$/.test(words)) return 'named';
  if (isNamed(text, at) || /^[\s,]{0,2}as\s+follows/.test(behind)) return 'named';
  if (
    /^\s+(?:(?:also\s+)?being|referred|is\s+(?:also|further|more|located|situated)|bears)/.test(behind) &&
    !/\bto\s+(?:the\s+|a\s+)?$/.test(words)
  )
    return 'named';
  return isReached(text, at) || (ESTABLISHED.test(words) && THENCE_NEXT.test(behind)) ? 'reached' : 'named';
}

const NUMBERED = String.raw`(?:no\.?\s*|number(?:ed)?\s*|#\s*)?(?:(?<=[\s."#])"?[a-z]"?(?![a-z])|[ivx]{1,4}\b|\d{1,3}[a-z]?\b|one|two|three|four|five|six|seven|eight|nine|ten)`;
const BEGUN_FOR = new RegExp(String.raw`\bfor\s[a-z\s]{3,40}\s(?<name>(?:tract|parcel|lot|piece)\s+${NUMBERED})`);

/** "Beginning for the description of tract A at": named by the words that begin it; empty where they name none. */
export function nameBegun(text: string, folded: string, { start, end }: Starter): string {
  const found = end - start > 20 ? BEGUN_FOR.exec(folded.slice(start, end)) : null;
  if (!found) return '';
  const at = start + found.index + found[0].length;
  return text.slice(at - found.groups!['name']!.length, at);
}
