// Takes: folded text. Gives: the places where its words say that a course begins: "thence", "(3)", "and run", "With the contour".
// Never: a decision; segments.ts weighs each mark against what stands around it.
import { before } from '../words/before.ts';
import { bearMarks } from './bear-verb.ts';
import { codeAt, codeBefore } from '../words/code-at.ts';
import { COUNTING_WORDS } from '../values/torn-words.ts';
import { beforeAll, isLetter, isSpace, oneOf } from '../words/peek.ts';
import { curveItems } from './curve-items.ts';
import { curveMarks, meanderMarks, verbMarks } from './plain-marks.ts';
import { drawnMarks } from './drawn-line.ts';
import { lengthItems } from './length-items.ts';
import { lumpThences } from './lump-thence.ts';
import { rowMarks } from './row-marks.ts';
import { sidesOf } from './side-marks.ts';
import { misprintedThences } from './thence-word.ts';
import { isNumberedWitness } from './witness-list.ts';
import { isOfWord, wordKind, wordPlaces } from '../words/word-places.ts';

export type MarkKind = 'thence' | 'numbered' | 'verb' | 'meander' | 'curve' | 'side' | 'drawn';

export interface CourseMark {
  readonly kind: MarkKind;
  readonly start: number;
  /** Where the course's own words begin. */
  readonly lead: number;
}

// The misreadings are those of real scans of typed and printed deeds.
const THENCES = new Set([
  ...'thence thenoe thenee tbence chence thonce theuce thenc trence ihence tlience therce thance thense thcnce'.split(
    ' ',
  ),
  ...'tbcnce thencc thenco tnence fhence lhence thcuce hence then next finally lastly th there thne thce'.split(' '),
  ...Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => `${letter}thence`),
]);
const THENCE = wordKind([...THENCES]);
/** "and running", "continuing from": what leads to the word. */
const THENCE_LEAD =
  /(?<=(\b(?:(?:and|running|runing|going|run|runs|continu(?:e|ing)|go|proceed(?:ing|s)?|extending)\s{1,3}(?:the\s+)?(?:from\s{1,3})?){1,3}))/y;
const endsLead = oneOf('dgnseom');
/** A number in words, or what stands within one. */
const NUMBER_WORD = `(?:${COUNTING_WORDS.join('|')}|and|an?|half)`;
const THEN_RUNS = new RegExp(
  String.raw`^[\s,:;]{1,3}(?:\(?\d{1,2}[).]\s)?(?:run|bear(?:s|ing)?\s|back\s|follow(?:s|ing)?\s|return(?:s|ing)?\s|proceed|go|turn|extend(?:s|ing)?\s|deflect|still\s|(?:about|approximately)\s+(?:due\s+)?(?:north|south|east|west)|across\s|crossing\s|around\s|over\s|parallel\s|departing\s|at\s+(?:right\s+angles|an\s+angle)|from\s+(?:said|the|such)\s+(?:[a-z]+\s+){0,3}(?:begin|point|place|corner|monument|stake|stone|post)|revers(?:e|ing)\s|continu(?:e|es|ing)\b|(?:back\s+)?to\s+the\s+(?:begin|first\s|start|(?:place|point)\s+of\s+)|(?:in\s+)?a\s+(?:straight|direct|right)\s+line\s|along|due|in\s+an?\s|leaving|with|b[io](?:und|nd)ing\s|by\s|on\s|up\s|down\s|(?:his|her|their|that|said|sd\.?|the|an?|another|[a-z]{2,12}'s)\s(?:[a-z]{2,8}\s){0,3}lines?,?\s{1,2}(?:due\s)?(?:north\b|south\b|east\b|west\b|[ns][.\s]{0,2}\d|[nsew]\.?\s\d)|azimuth\s|(?:north|south|east|west)|(?:so|no|et|wt)\.\s?\d|\?{2,4}\s{1,2}\d|[nsew]\b|[ns]\d{1,2}\s?[°d'-]|\d{1,3}\s?(?:°|deg)|(?:${NUMBER_WORD}[\s-]{1,2}){1,7}degrees|(?:about\s|approximately\s)?(?:\d[\d,.]{0,8}\s?(?:'|(?:feet|ft|rods?|chains?|chs|poles?|perches|links|varas)\b\.?)|(?:${NUMBER_WORD}[\s-]{1,2}){1,7}(?:feet|foot|rods?|chains?|poles?|perches|links|varas|yards|miles?)\b)[\s,]{0,3}(?:more\s+or\s+less[\s,]{1,3})?(?:(?:along|with|by|crossing|passing|across|down|up|in|over|through|following)\s[^;:\d]{2,50}?[\s,]{1,2})?(?:(?:due\s)?(?:north|south|east|west)|[ns][.\s]{0,2}(?:\d|[ew]\b)))`,
);
const NUMBERED =
  /(?:\(?(\d{1,3})(?:[.,]?\)|\.(?!\d)|\s\.(?=\s)|(?<=(?:^|\n) {0,12}\d{1,3}):(?=\s)|[:-](?=\s(?:(?:north|south)\s\d|[ns][.\s]{0,2}\d|along\s|thence\s)))|\b(?:course|call|leg|side|line)\s(?:no\.?\s)?(?:(\d{1,3})(?:\s?[:.)](?!\d)|\s-(?=\s)|(?=\s{1,8}[ns][.\s]{0,2}\d{1,2}\s{0,2}(?:°|deg)))|([a-z])\s?:))[\s:]{0,6}(?=\S)/y;
const COUNT =
  /\b(\d{1,3})(?:[.,]?\)|\.(?!\d)|\s\.(?=\s)|(?<=(?:^|\n) {0,12}\d{1,3}):(?=\s)|[:-](?=\s(?:(?:north|south)\s\d|[ns][.\s]{0,2}\d|along\s|thence\s)))/g;
/** What may number a course by its name: "course 4:". */
const LISTED = wordKind(['course', 'call', 'leg', 'side', 'line']);
const mayBeNumbered = before(
  /(?:^|[\n;:.,]\s{0,9}|\s{2}|\b(?:being:?|distances,?|follows,?|thence|south|and)\s{1,3}|(?<=[a-z."'])(?=\(\d))"?/,
);
/** Land told by its sides begins with the first of them, or says "bounded". */
const BEGINS_WITH_A_SIDE =
  /^\s{0,4}(?:on\s+the\s+)?(?:north|south|east|west)[a-z]*(?:\s+side)?(?:\s+by\s|\s{0,2}[:,-]{1,2}\s{0,2}(?:by|(?:up)?on|along)\s)/;
const FIRST = wordKind(['first']);

/** Every mark of the whole text, in order: found once, for a search that finds nothing runs to the end. */
export function courseMarksOf(text: string): CourseMark[] {
  const { held } = wordPlaces(text);
  // Of two that start together the one named first here is weighed first: in ", run thence" the verb opens the course.
  const marks = curveMarks(text);
  pushAll(marks, curveItems(text));
  pushAll(marks, lengthItems(text));
  pushAll(marks, meanderMarks(text));
  pushAll(marks, verbMarks(text));
  pushAll(marks, bearMarks(text));
  if ((held & FIRST) !== 0 && text.includes('second')) marks.push(...listMarks(text, ORDINAL, ordinalOf));
  // These few words are searched: nobody else asks which triples stand in the folded text, and to take them costs more.
  if (text.includes('1st')) marks.push(...listMarks(text, COUNTED, countOf));
  if (text.includes('no. 2')) marks.push(...listMarks(text, NUMBER_NAMED, numberNamed));
  if (text.includes('(b)')) marks.push(...listMarks(text, LETTERED, letterOf));
  pushAll(marks, numberedMarks(text));
  pushAll(marks, thenceMarks(text));
  pushAll(marks, drawnMarks(text));
  for (const { start, lead } of rowMarks(text)) marks.push({ kind: 'thence', start, lead });
  for (const { start, lead } of misprintedThences(text)) marks.push({ kind: 'thence', start, lead });
  for (const { start, lead } of lumpThences(text))
    if (!marks.some((mark) => mark.lead === lead)) marks.push({ kind: 'thence', start, lead });
  if (text.includes('bounded') || text.includes('boundaries and measurements') || BEGINS_WITH_A_SIDE.test(text))
    for (const { start, lead } of sidesOf(text)) marks.push({ kind: 'side', start, lead });
  return inOrder(marks) ? marks : marks.sort((a, b) => a.start - b.start);
}

/** Most kinds of marks are none of a text's. */
function pushAll(marks: CourseMark[], more: readonly CourseMark[]): void {
  for (let i = 0; i < more.length; i++) marks.push(more[i]!);
}

function inOrder(marks: readonly CourseMark[]): boolean {
  for (let i = 1; i < marks.length; i++) if (marks[i]!.start < marks[i - 1]!.start) return false;
  return true;
}

function thenceMarks(text: string): CourseMark[] {
  const marks: CourseMark[] = [];
  const { count, kinds, starts, ends } = wordPlaces(text);
  for (let i = 0; i < count; i++) {
    if ((kinds[i]! & THENCE) === 0) continue;
    const at = starts[i]!;
    const lead = ends[i]!;
    if (isOfWord(codeAt(text, lead))) continue;
    const start = lead - at === 6 && text.startsWith('thence', at) ? leadStart(text, at) : thenceStart(text, at, lead);
    if (start >= 0) marks.push({ kind: 'thence', start, lead: behindTorn(text, at, lead) });
  }
  return marks;
}

/** "thenc:e North": the last letter behind a stray mark is no east. */
const behindTorn = (text: string, at: number, lead: number): number =>
  text.startsWith('thenc', at) && lead - at === 5 && /^[:;.,'-]e(?![a-z])/.test(text.slice(lead, lead + 3))
    ? lead + 2
    : lead;

/** Where a word that stands for "thence" opens its course, with what leads to it; -1 where it does not. */
function thenceStart(text: string, at: number, lead: number): number {
  const word = text.slice(at, lead);
  if (!THENCES.has(word)) return -1;
  const wantsWay = word === 'then' || word === 'hence' || word === 'there';
  if (wantsWay && !THEN_RUNS.test(text.slice(lead, lead + 120))) return -1;
  if (word === 'there' && !isFromThere(text, at)) return -1;
  const start = leadStart(text, at);
  if (HEADS_A_SENTENCE.has(word) && !headsSentence(text, start, lead)) return -1;
  return word === 'th' && !isShortThence(text, start, lead) ? -1 : start;
}

/** "from there N 20 E 60 poles": as good as "thence". */
const isFromThere = before(/\bfrom\s{1,3}/);

function leadStart(text: string, at: number): number {
  const end = beforeAll(text, at, isSpace);
  if (end === at || !endsLead(text.charCodeAt(end - 1))) return at;
  THENCE_LEAD.lastIndex = at;
  const lead = THENCE_LEAD.exec(text)?.[1]!.length;
  if (lead !== undefined) return at - lead;
  return text.startsWith('from', end - 4) && !isLetter(text.charCodeAt(end - 5)) ? end - 4 : at;
}

/** ", next N 20° E", ", next east for 40 feet": behind a comma, and right before a bearing or a wind with its length. */
const isNextOfList = (text: string, at: number, lead: number): boolean =>
  /,\s{1,3}(?:and\s)?$/.test(text.slice(Math.max(0, at - 8), at)) &&
  /^,?\s{1,2}(?:[nsew][.\s]{0,2}|(?:north|south|east|west),?\s{1,2})(?:(?:for\s+)?a\s+distance\s+of\s+|for\s+)?\d/.test(
    text.slice(lead, lead + 34),
  );

const HEADS_A_SENTENCE = new Set(['next', 'finally', 'lastly']);

/** "Next, 640.05 feet at S 13° E. Finally, south 40 feet": at the head of a sentence and before a direction or a length. */
function headsSentence(text: string, at: number, lead: number): boolean {
  const head = text.startsWith('next', at) ? /(?:^|[.;:\n])\s{0,4}(?:and\s)?$/ : /(?:^|[.;:,\n])\s{0,4}(?:and\s)?$/;
  if (!head.test(text.slice(Math.max(0, at - 8), at)) && !isNextOfList(text, at, lead)) return false;
  return /^,?\s{1,2}(?:(?:go|run|proceed|turn|due|a\s+distance\s+of)\s|(?:north|south|east|west)|[ns][.\s]{0,2}\d|\d[\d,.]{0,9}\s{0,2}(?:feet|ft|rods|chains|poles|varas|meters|'))/.test(
    text.slice(lead, lead + 26),
  );
}

// In the rolls of assessors nothing stands before it: "TO POB TH N 89 20 00 E 412.50 FT TH S 00 40 00 E".
const SHORT_BEFORE_BEARING =
  /^\.?\s{1,2}(?:due\s|at\sr(?:igh)?t\.?\sang|deflect|(?:north|south)\s\d|[ns][.\s]{0,2}\d|(?:[ns][ew]|[nsew]|north|south|east|west)(?:'?(?:er)?ly)?\s(?:alg|along|par|to|\d))/;

/** "TH ALG SD LN S 9 08 W 120 FT", "th w old rd n 6 40 e". */
const SHORT_BEFORE_LINE =
  /^\.?\s{1,2}(?:(?:alg|along|al|par|cont)\b|(?:with|w\/?|on|by|in|leaving|across|up|down)\s[^;:\d]{2,70}?\s(?:[ns]|north|south)[.\s]{0,2}\d)/;

const SHORT_BEHIND_MARK = new RegExp(
  String.raw`^\.?[\s,]{1,3}(?:alg\b|al\b|along|on\s|with\s|by\s|around\s|cont|leaving|departing|due|to\s|run|extend|still\s|about\s|approx|across\s|crossing\s|over\s|up\s|down\s|parallel|par\b|follow|at\s|in\s+an?\s|fr(?:om|\.)\s|go\s|proceed|turn|deflect|${NUMBER_WORD}\b(?!\s+(?:district|ward|street|avenue))|\d[\d,.]{0,8}\s?(?:feet|ft|')|(?:north|south|east|west)|[ns]?[ew]'?(?:er)?ly\b|[nsew](?:'?(?:er)?ly|[.\s]{0,2}\d|\b))`,
);

/** "th S 1°05' W 40 ft; th alg sd line": not the "th" of "17 th district". */
function isShortThence(text: string, at: number, lead: number): boolean {
  if (SHORT_BEFORE_BEARING.test(text.slice(lead, lead + 16))) return true;
  if (SHORT_BEFORE_LINE.test(text.slice(lead, lead + 90)) && !/\d\s{0,2}$/.test(text.slice(Math.max(0, at - 3), at)))
    return true;
  if (!/(?:^|[;:,.\n])\s{0,6}(?:and\s)?$/.test(text.slice(Math.max(0, at - 8), at))) return false;
  return SHORT_BEHIND_MARK.test(text.slice(lead, lead + 24));
}

/** Numbered courses count only in sequence: "1." opens a list, "(7)" is one after "(6)". A page may begin within one: "14) …\n15) …". */
function numberedMarks(text: string): CourseMark[] {
  const marks: CourseMark[] = [];
  const named = namedNumbers(text);
  let last = 0;
  let cutOff: { n: number; mark: CourseMark } | null = null;
  const take = (start: number): number => {
    NUMBERED.lastIndex = start;
    const m = NUMBERED.exec(text);
    if (!m) return start;
    const lead = NUMBERED.lastIndex;
    const n = m[3] === undefined ? Number(m[1] ?? m[2]) : m[3].charCodeAt(0) - 96;
    const mark: CourseMark = { kind: 'numbered', start, lead };
    if (isNext(n, last) && opensNumbered(text, start, lead)) {
      last = n;
      marks.push(mark);
    } else if (last === 0 && headsLine(text, start) && opensNumbered(text, start, lead)) {
      if (cutOff?.n === n - 1) {
        marks.push(cutOff.mark, mark);
        last = n;
      }
      cutOff = { n, mark };
    }
    return start + m[0].trimEnd().length;
  };
  let passed = 0;
  let next = 0;
  COUNT.lastIndex = 0;
  for (let m = COUNT.exec(text); m; m = COUNT.exec(text)) {
    while (next < named.length && named[next]! < m.index) passed = take(named[next++]!);
    if (m.index < passed || !(isNext(Number(m[1]), last) || (last === 0 && headsLine(text, m.index)))) continue;
    take(codeBefore(text, m.index) === OPENING ? m.index - 1 : m.index);
  }
  while (next < named.length) take(named[next++]!);
  return marks;
}

const OPENING = 40;
/** At the head of a line, perhaps behind its bracket. */
const headsLine = before(/(?:^|\n)\s{0,12}\(?/);
const isNext = (n: number, last: number): boolean => n === 1 || (n > last && n <= last + 3);

/** Where "course 4:", "line b:" stand. */
function namedNumbers(text: string): number[] {
  const found: number[] = [];
  const { count, held, kinds, starts, ends } = wordPlaces(text);
  if ((held & LISTED) === 0) return found;
  for (let i = 0; i < count; i++) {
    if ((kinds[i]! & LISTED) === 0 || !isSpace(text.charCodeAt(ends[i]!))) continue;
    NUMBERED.lastIndex = starts[i]!;
    if (NUMBERED.test(text)) found.push(starts[i]!);
  }
  return found;
}

function opensNumbered(text: string, start: number, lead: number): boolean {
  if (!mayBeNumbered(text, start) || !NUMBERED_RUNS.test(text.slice(lead, lead + 40))) return false;
  if (isNumberedWitness(text, lead)) return false;
  return !NUMBERS_A_CORNER.test(text.slice(Math.max(0, start - 8), start));
}

/** "to Cor. No. 2. Thence": the corner's number, not the course's. */
const NUMBERS_A_CORNER = /\b(?:nos?|cor|corner)[.\s]{1,2}$/;

const LETTERED = /(?:^|[\n;:.,]\s{0,9}|\s{2}|\b(?:thence|follows,?|and)\s{1,3})(?<mark>\([a-z]\))[\s:]{0,6}(?=\S)/g;
/** Behind a comma an ordinal numbers a course only right before its bearing. */
const WIND_NEXT = String.raw`(?:(?:north|south)\s|[ns][.\s]{0,2}\d)`;
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const ORDINAL = new RegExp(
  String.raw`(?:^|[;:.\n]\s{0,6}(?:and\s{1,2})?|,\s{1,3}(?:and\s{1,2})?(?=[a-z]{5,8}[,:.-]{0,2}\s{1,3}${WIND_NEXT})|\b(?:thence|follows|beginning|running)[,:]?\s{1,3})(?<mark>${ORDINALS.join('|')})[,:.-]{0,2}\s{1,3}(?=\S)`,
  'g',
);
const COUNTED = new RegExp(
  String.raw`(?:^|[;:.\n]\s{0,6}(?:and\s{1,2})?|,\s{1,3}(?:and\s{1,2})?(?=\d{1,2}[a-z]{1,2}[,:.]{0,2}\s{1,3}${WIND_NEXT})|\b(?:thence|follows,?|running|runs)\s{1,3})(?<mark>\d{1,2}(?:st|nd|rd|th|d))[,:.]{0,2}\s{1,3}(?=\S)`,
  'g',
);
/** "No. 4, along the meadow"; not of a figure that is told from somewhere. */
const NUMBER_NAMED =
  /(?:^|[;:.\n]\s{0,6}(?:and\s{1,2})?|\b(?:thence|follows),?\s{1,3})(?<mark>no\.\s{0,2}\d{1,2})[,:.-]{1,2}\s{1,3}(?!from\b|thence\b)(?=\S)/g;
const numberNamed = (mark: string): number => Number(mark.slice(3));
const countOf = (mark: string): number => Number.parseInt(mark, 10);
const letterOf = (mark: string): number => mark.charCodeAt(1) - 96;
const ordinalOf = (mark: string): number => ORDINALS.indexOf(mark) + 1;

/** Courses told off by letters or ordinals, in sequence: "(a) north …; (b) east …", "first, north …; second, …". */
function listMarks(text: string, pattern: RegExp, numberOf: (mark: string) => number): CourseMark[] {
  const marks: CourseMark[] = [];
  let last = 0;
  pattern.lastIndex = 0;
  for (let m = pattern.exec(text); m; m = pattern.exec(text)) {
    const n = numberOf(m.groups!['mark']!);
    const lead = m.index + m[0].length;
    pattern.lastIndex = m.index + m[0].trimEnd().length;
    if (n !== 1 && n !== last + 1) continue;
    if (!NUMBERED_RUNS.test(text.slice(lead, lead + 40)) && !FROM_TANGENT.test(text.slice(lead, lead + 20))) continue;
    if (isNumberedWitness(text, lead)) continue;
    last = n;
    marks.push({ kind: 'numbered', start: m.index + m[0].indexOf(m.groups!['mark']!), lead });
  }
  return last > 1 ? marks : [];
}

const FROM_TANGENT = /^from\s+a\s+tangent\b/;
const NUMBERED_RUNS =
  /^(?:first,?\s+(?=along|on\s))?(?:thence|to\s+and\s+(?:along|with|up|down|across)\s|\d[\dlo,]{0,6}\.\d{1,2}\s?(?:ft|feet|')\.?,?\s+[ns8$][.\s]{0,2}\d|(?:an?\s+)?(?:(?:non-?)?tangent\s+|reverse\s+|compound\s+|circular\s+){0,2}(?:curve|arc)\b|then\b|along|around|still|on\s+(?:an?|the|said|arc|curve)\b|leaving\s|departing\s|crossing\s|perpendicular\s|radially\s|tangent(?:ially)?\s+(?:to|from)\s|parallel\s|at\s+right\s+angles|up\s|down\s|continu|running|run\s|by\s|with\s|from\s|in\s+an?\s|across|over\s|following|(?:due\s+)?(?:north|south|east|west)|[ns][.\s]{0,3}\d|[nsew](?:\.|[,\s-]{1,3}\d)|[a-z]{1,3}°\s?\d|\d{1,3}\s?[°"'*]|\d{1,3}\s+\d{2}'|\d{1,3}\s+deg|(?:exactly\s+)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b)/;
