// Takes: folded text. Gives: the places where a verb ("and run"), a natural line ("With the contour") or a curve ("; on the curve to the
// right") may open a course. Never: a search of the whole text: each is asked for only where a word stands that it cannot do without.
import type { CourseMark } from './course-marks.ts';
import { before } from '../words/before.ts';
import { beforeAll, isSpace, oneOf } from '../words/peek.ts';
import { STARTS } from '../words/start-words.ts';
import { wordKind, wordPlaces } from '../words/word-places.ts';

const VERBS = String.raw`(?:cont\.?(?=\s{1,2}(?:due\s)?(?:[nsew]|[ns][ew]'?ly|north|south|east|west)\b)|(?:run|runs|ran(?=\s+(?:to\s+the\s+)?(?:north|south|east|west)\b)|runing|runn?eth|[bdf]running|running(?!\s+(?:north\s+and\s+south|east\s+and\s+west)\b)|proceed|proceeds|proceeding|continue|continues|continuing|go|goes|going|extend|extends|extending|turn|turning|travel(?:l?ing|s)?|(?<=[:.]\s{1,3})measuring(?=\s+from\b)|measuring(?=\s+(?:on\s[^;,]{3,40}\s)?(?:due\s+)?(?:north|south|east|west|[ns][.\s]{0,2}\d))|measure(?=\s+(?:due\s+)?(?:north|south|east|west|[ns][.\s]{0,2}\d))|follows?(?=\s+(?:(?:along\s+)?(?:the|said)\s+(?:[a-z'-]+\s+){1,5}?)?(?:[ns][.\s]{0,2}\d|(?:north|south)\s\d|[lc]-?\d))|following\s+(?:along\s+)?(?:a|the)\s+course\s+of)\b)`;
const VERB = wordKind([
  ...'cont run runs ran runing runeth runneth running brunning drunning frunning proceed proceeds proceeding continue continues'.split(
    ' ',
  ),
  ...'continuing go goes going extend extends extending turn turning travel traveling travelling travels'.split(' '),
  ...'measuring measure follow follows following'.split(' '),
]);
export const FROM = wordKind(['from']);
/** Up to the verb, whatever it runs from. */
const FROM_RUNS = new RegExp(
  String.raw`from\s+(?:the\s+|said\s+|this\s+)?(?:true\s+)?(?:[a-z]{1,12}\s+(?:and\s+)?){0,6}?(?:(?:point|place)\s+(?:or\s+place\s+)?of\s+beginning|[a-z])(?:[^.;:]{0,60}?)[,\s]\s{0,2}(?<verb>${VERBS})`,
  'y',
);
/** What stands right before a verb that opens a course; of several the one that begins first is named first. */
const LEADS = [
  String.raw`[;.:]\s{0,4}(?:and\s+)?`,
  String.raw`(?<=[.;,:\])]\s{1,3})(?:left|right)\s+and\s{1,2}`,
  String.raw`(?:\band|&)\s{1,2}`,
  String.raw`,\s{1,3}`,
  String.raw`\ba\s+(?:straight\s+)?line\s{1,2}(?=running)`,
  String.raw`(?:\b(?:by|with|within|in)\s+|(?:^|[:;])\s{0,3})(?:the\s+|these\s+)?(?:[a-z-]+\s+)?lines\s{1,2}(?=running\s+from\b)`,
  String.raw`\b(?:the|said)\s+line\s{1,2}(?=ran\s)`,
  String.raw`\bof\s{1,2}(?=running\s+[a-z]{2,9}erly\b)`,
  String.raw`^\s*`,
  String.raw`\s(?=(?:proceed|runs?|goes|extends)\s+(?:due\s+|true\s+)?(?:(?:north|south|east|west)\b|[ns][.\s]{0,2}\d)|(?:run|proceed)\s+in\s+an?\s+(?:[a-z]+\s+)?[a-z]+\s+direction\b|[a-z]running\s)`,
];
const LED_VERB = new RegExp(String.raw`(?=${VERBS})(?<=(?<lead>${LEADS.join('|')}))(?<verb>${VERBS})`, 'y');

export function verbMarks(text: string): CourseMark[] {
  const marks: CourseMark[] = [];
  const { count, held, kinds, starts } = wordPlaces(text);
  if ((held & VERB) === 0) return marks;
  const runsFrom = fromRuns(text);
  let passed = 0;
  for (let i = 0; i < count; i++) {
    const at = starts[i]!;
    if ((kinds[i]! & (VERB | FROM)) === 0 || at < passed) continue;
    const isFrom = (kinds[i]! & FROM) !== 0;
    if (isFrom && (isOfStarter(text, at) || !runsFrom(i))) continue;
    const pattern = isFrom ? FROM_RUNS : LED_VERB;
    pattern.lastIndex = at;
    const m = pattern.exec(text);
    if (!m) continue;
    const index = at - (m.groups!['lead']?.length ?? 0);
    if (index < passed) continue;
    passed = at + m[0].length;
    marks.push(verbMark(text, index, passed - m.groups!['verb']!.length, passed));
  }
  return marks;
}

/** "Starting from the plug, go": the word begins the description, and the verb its first course. */
const isOfStarter = before(new RegExp(String.raw`(?<!\bof\s)\b${STARTS}\s{1,2}`));

/** Asks of a "from" whether a verb stands behind it in the same sentence. */
function fromRuns(text: string): (i: number) => boolean {
  const { count, kinds, starts } = wordPlaces(text);
  let next = 0;
  let [point, semicolon] = [-1, -1];
  return (i) => {
    if (next <= i) next = i + 1;
    while (next < count && (kinds[next]! & VERB) === 0) next++;
    if (next === count) return false;
    if (point < starts[i]!) point = placeOf(text, '.', starts[i]!);
    if (semicolon < starts[i]!) semicolon = placeOf(text, ';', starts[i]!);
    return starts[next]! < point && starts[next]! < semicolon;
  };
}

function placeOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at;
}

/** "From the corner of Lots 4 and 5, run": what the verb runs from is the place, not the course, unless it is the beginning. */
function verbMark(text: string, index: number, verbAt: number, lead: number): CourseMark {
  const head = headEnd(text, index);
  const farFrom = verbAt - head > 24 && !text.slice(index, lead).includes('beginning');
  return { kind: 'verb', start: farFrom ? verbAt : head, lead };
}

const HEAD = /[\s;:.,]*(?:\)\s{1,3})?(?:and\s+)?/y;

/** Behind the marks and the "and" before a course. */
function headEnd(text: string, at: number): number {
  HEAD.lastIndex = at;
  HEAD.test(text);
  return HEAD.lastIndex;
}

const MEANDER =
  /(?:^|[;:.\n]|\bfrom\s+(?:the|said|this)\s+initial\s+point,?)\s{0,6}(?:and\s+)?(?:leaving\s[^;\n,]{1,80},\s{0,3}|from\s(?:[a-z0-9."]+\s){1,3}?)?(?<word>with|along|up|down|follow|following|by(?!\s+(?:(?:an?|the|that|said|certain|[a-z]+)\s+){0,3}?(?:deeds?|instrument|document|will|decree|plat|map|patent|indenture)\b))\s[^;\n]{0,160}?\b(?:meander|contour|shore|bank|river|creek|branch|stream|water|run\b|in\s+an?\s+(?:general(?:ly)?\s+)?[a-z]+\s+direction\b)[^;]{0,200}?(?:\bto\b|;)/g;
const WAY = wordKind(['leaving', 'with', 'along', 'up', 'down', 'follow', 'following', 'by']);
/** Behind what leads to it. */
const RUNS_WITH = new RegExp(MEANDER.source.slice(MEANDER.source.indexOf('(?:leaving')), 'y');
const FROM_INITIAL = /from\s+(?:the|said|this)\s+initial\s/y;

export function meanderMarks(text: string): CourseMark[] {
  const marks: CourseMark[] = [];
  if (!mayMeander(text)) return marks;
  MEANDER.lastIndex = 0;
  for (let m = MEANDER.exec(text); m; m = MEANDER.exec(text)) {
    const start = headEnd(text, m.index);
    marks.push({ kind: 'meander', start, lead: start });
    MEANDER.lastIndex = m.index + 8;
  }
  return marks;
}

function mayMeander(text: string): boolean {
  const { count, kinds, starts } = wordPlaces(text);
  for (let i = 0; i < count; i++) {
    if ((kinds[i]! & (WAY | FROM)) === 0) continue;
    const at = starts[i]!;
    if ((kinds[i]! & FROM) !== 0 && isFromInitial(text, at)) return true;
    if (!headsClause(text, at)) continue;
    RUNS_WITH.lastIndex = at;
    if (RUNS_WITH.test(text)) return true;
  }
  return false;
}

function isFromInitial(text: string, at: number): boolean {
  FROM_INITIAL.lastIndex = at;
  return FROM_INITIAL.test(text);
}

const endsClause = oneOf(';:.');

/** At the head of the text, or behind a mark, a new line, or these and an "and". */
function headsClause(text: string, at: number): boolean {
  const blank = beforeAll(text, at, isSpace);
  const isBehindAnd = blank < at && text.startsWith('and', blank - 3);
  const end = isBehindAnd ? beforeAll(text, blank - 3, isSpace) : blank;
  if (end === 0 || endsClause(text.charCodeAt(end - 1))) return true;
  return text.slice(end, at).includes('\n');
}

// A curve told as a course of its own without "thence": "; On the curve to the right, having …", ", and by a curve to the left",
// and in a list "; CURVE 2 - right - R=350.00 ft".
const DEGREE_OF_CURVE = String.raw`\d{1,2}(?:\.\d{1,2})?(?:\s?°|[\s-]deg\w{0,4}\.?)(?:[\s-]?\d{1,2}(?:'|[\s-]min\w{0,4}\.?))?(?:\d{1,2}")?[\s-]+`;
const CURVE_LEAD = String.raw`(?:[;:.\n,]\)?\s{0,6}(?:and\s{1,3})?|\sand\s{1,3}|[;.]\s{1,3}(?:and\s{1,3})?from\s{1,3}(?:(?:the|said)\s{1,3})?(?:p\.?\s?c\.?|p\.?\s?t\.?|point\s+of\s+[a-z]{5,9}|[a-z]{3,8}),?\s{1,3})(?<word>(?:[a-z]+erly\s{1,3}|tangent\s+to\s+(?:the|said)\s+(?:preceding|previous|last(?:[\s-][a-z]+){0,2})\s+(?:curve|course|line)[\s,]{1,3})?(?:on|along|by|following|around|with))\s+(?:a|an|the|said|r\/w)\s+(?:[a-z-]+\s+|\d[\d,.]{0,8}[\s-]f\w{1,3}\.?\s+|${DEGREE_OF_CURVE}){0,3}`;
const CURVE_ITEM = String.raw`[;\n]\s{0,6}`;
const CURVE_NUMBER = String.raw`(?:curve|arc)\s(?:no\.?\s?)?[a-z]?-?\d{1,3}\s?[-:,(]`;
/** "; then curves to the right on a radius of". */
const CURVES_AWAY = String.raw`curves\s+(?:off\s+)?(?:to\s+the\s+)?(?:left|right)\b`;
const CURVES_LEAD = String.raw`[;,]\s{0,6}(?:and\s{1,3})?(?:then\s{1,3})?`;
/** "; that curve, whose chord bears …": an item of the list. */
const CURVE_OF = String.raw`(?:that|said|the|an?)\s+(?:[a-z-]+\s+){0,2}`;
const HAVING = String.raw`curve,?\s+(?:whose|having)\b`;
const CURVE_TOLD = CURVE_OF + HAVING;
/** "to a point of curve,\nsaid curve having": the sentence goes on over the line's end. */
const TOLD_LEAD = String.raw`(?:;|(?<!,[ \t]{0,3})\n)\s{0,6}`;
/** "; a 10°00' curve right, radius", "; curve to the left, 120 feet". */
const HANDED_LEAD = String.raw`;\s{0,8}(?:and\s{1,3})?(?:al(?:on)?g\s+)?(?:an?\s+|the\s+)?(?:${DEGREE_OF_CURVE})?`;
const HANDED = String.raw`(?:curve|crv),?\s+(?:to\s+(?:the\s+)?)?(?:left|right|[lr]t|[lr](?=\s{0,2}[(,]))\b(?!\s*-?\s*of)`;
const CURVE = new RegExp(
  String.raw`${CURVE_LEAD}(?:curve|arc|curving)\b|${CURVES_LEAD}${CURVES_AWAY}|${CURVE_ITEM}${CURVE_NUMBER}|${TOLD_LEAD}${CURVE_TOLD}|${HANDED_LEAD}${HANDED}`,
  'g',
);
export const CURVE_WORD = wordKind(['curve', 'crv', 'arc', 'curving', 'curves']);
const OPENS_COURSE = new RegExp(
  String.raw`(?<=${CURVE_LEAD})(?:curve|arc|curving)\b|(?<=${CURVES_LEAD})${CURVES_AWAY}|(?<=${CURVE_ITEM})${CURVE_NUMBER}|(?<=${TOLD_LEAD}${CURVE_OF})${HAVING}|(?<=${HANDED_LEAD})${HANDED}`,
  'y',
);

const SAID_CURVE_NEXT =
  /(?![^;]{0,200}\b(?:central|delta|arc|lengths?|chord|angle)\b[^;]{0,200};)[^;]{0,200};\s{0,6}(?:and\s{1,3})?then(?:ce)?\b[^;]{0,80}\bsaid\s(?:[a-z-]+\s){0,2}(?:curve|arc)\b/y;

/** "to a pin on the lane and on a curve whose radius point bears N 5° W 640 feet; thence along said curve": where the course before it ends. */
function isMetThere(text: string, at: number): boolean {
  SAID_CURVE_NEXT.lastIndex = at;
  return SAID_CURVE_NEXT.test(text);
}

export function curveMarks(text: string): CourseMark[] {
  const marks: CourseMark[] = [];
  if (!mayOpenWithCurve(text)) return marks;
  CURVE.lastIndex = 0;
  for (let m = CURVE.exec(text); m; m = CURVE.exec(text)) {
    if (m.groups!['word'] === 'on' && isMetThere(text, CURVE.lastIndex)) continue;
    const start = headEnd(text, m.index);
    marks.push({ kind: 'curve', start, lead: start });
  }
  return marks;
}

function mayOpenWithCurve(text: string): boolean {
  const { count, held, kinds, starts } = wordPlaces(text);
  if ((held & CURVE_WORD) === 0) return false;
  for (let i = 0; i < count; i++) {
    if ((kinds[i]! & CURVE_WORD) === 0) continue;
    OPENS_COURSE.lastIndex = starts[i]!;
    if (OPENS_COURSE.test(text)) return true;
  }
  return false;
}
