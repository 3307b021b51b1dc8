// Takes: folded text. Gives: the places where its words say that a course begins: "thence", "(3)", "and run", "With the contour".
// Never: a decision; segments.ts weighs each mark against what stands around it.
import { before } from './before.ts';
import { sidesOf } from './side-marks.ts';
import { misprintedThences } from './thence-word.ts';

export type MarkKind = 'thence' | 'numbered' | 'verb' | 'meander' | 'curve' | 'side';

export interface CourseMark {
  readonly kind: MarkKind;
  readonly start: number;
  /** Where the course's own words begin. */
  readonly lead: number;
}

// The misreadings are those of real scans of typed and printed deeds.
const THENCE =
  /\b(?:(?:and|running|runing|going|run|runs|continu(?:e|ing)|go|proceed(?:ing|s)?|extending)\s{1,3}(?:the\s+)?(?:from\s{1,3})?){0,3}(?<word>[a-z]?thence|thenoe|thenee|tbence|chence|thonce|theuce|thenc|trence|ihence|tlience|therce|thance|thense|thcnce|tbcnce|thencc|thenco|tnence|fhence|lhence|thcuce|hence|then|next|finally|lastly|th)\b/g;
const THEN_RUNS =
  /^[\s,:;]{1,3}(?:\(?\d{1,2}[).]\s)?(?:run|follow(?:s|ing)?\s|return(?:s|ing)?\s|proceed|go|turn|continu(?:e|es|ing)\b|to\s+the\s+begin|along|due|in\s+an?\s|leaving|with|by\s|on\s|up\s|down\s|(?:north|south|east|west)|(?:so|no)\.\s?\d|[nsew]\b)/;
const NUMBERED =
  /(?:\(?(\d{1,3})(?:\)|\.(?!\d))|\b(?:course|call|leg|side|line)\s(?:no\.?\s)?(?:(\d{1,3})(?:\s?[:.)](?!\d)|\s-(?=\s))|([a-z])\s?:))[\s:]{0,6}(?=\S)/g;
const mayBeNumbered = before(
  /(?:^|[\n;:.,]\s{0,9}|\s{2}|\b(?:being:?|distances,?|follows,?|thence|south|and)\s{1,3}|(?<=[a-z."'])(?=\(\d))"?/,
);
const VERB =
  /(?:\bfrom\s+(?:the\s+|said\s+|this\s+)?(?:true\s+)?(?:[a-z]{1,12}\s+(?:and\s+)?){0,6}?(?:(?:point|place)\s+(?:or\s+place\s+)?of\s+beginning|[a-z])(?:[^.;]{0,60}?)[,\s]\s{0,2}|[;.:]\s{0,4}(?:and\s+)?|(?:\band|&)\s{1,2}|,\s{1,3}|\ba\s+(?:straight\s+)?line\s{1,2}(?=running)|\bof\s{1,2}(?=running\s+[a-z]{2,9}erly\b)|\s(?=(?:proceed|runs?|goes|extends)\s+(?:due\s+|true\s+)?(?:(?:north|south|east|west)\b|[ns][.\s]{0,2}\d)|(?:run|proceed)\s+in\s+an?\s+(?:[a-z]+\s+)?[a-z]+\s+direction\b|[a-z]running\s)|^\s*)(?<verb>run|runs|runing|[bdf]running|running(?!\s+(?:north\s+and\s+south|east\s+and\s+west)\b)|proceed|proceeds|proceeding|continue|continues|continuing|go|goes|going|extend|extends|extending|turn|turning|travel(?:l?ing|s)?|(?<=[:.]\s{1,3})measuring(?=\s+from\b)|measure(?=\s+(?:due\s+)?(?:north|south|east|west|[ns][.\s]{0,2}\d))|follows?(?=\s+(?:[ns][.\s]{0,2}\d|[lc]-?\d))|following\s+(?:along\s+)?(?:a|the)\s+course\s+of)\b/g;
const MEANDER =
  /(?:^|[;:.\n]|\bfrom\s+(?:the|said|this)\s+initial\s+point,?)\s{0,6}(?:and\s+)?(?:leaving\s[^;\n,]{1,80},\s{0,3}|from\s(?:[a-z0-9."]+\s){1,3}?)?(?<word>with|along|up|down|following|by)\s[^;\n]{0,160}?\b(?:meander|contour|shore|bank|river|creek|branch|stream|water|run\b|in\s+an?\s+(?:general(?:ly)?\s+)?[a-z]+\s+direction\b)[^;]{0,200}?(?:\bto\b|;)/g;
// A curve told as a course of its own without "thence": "; On the curve to the right, having …", ", and by a curve to the left",
// and in a list "; CURVE 2 - right - R=350.00 ft".
const CURVE =
  /(?:[;:.\n,]\s{0,6}(?:and\s{1,3})?|\sand\s{1,3})(?<word>(?:[a-z]+erly\s{1,3})?(?:on|along|by|following|around|with))\s+(?:a|an|the|said|r\/w)\s+(?:[a-z-]+\s+|\d[\d,.]{0,8}-f\w{2,3}\s+){0,3}(?:curve|arc|curving)\b|[;\n]\s{0,6}(?:curve|arc)\s(?:no\.?\s?)?[a-z]?-?\d{1,3}\s?[-:,(]/g;

/** Land told by its sides says so, or begins with the first of them. */
const SIDES = /^\s{0,4}(?:on\s+the\s+)?(?:north|south|east|west)[a-z]*\s+by\s|bounded/;

/** Every mark of the whole text, in order: found once, for a search that finds nothing runs to the end. */
export function courseMarksOf(text: string): CourseMark[] {
  const [from, to] = [0, text.length];
  // Of two that start together the one named first here is weighed first: in ", run thence" the verb opens the course.
  const marks = [
    ...(text.includes('curv') || text.includes('arc') ? plainMarks(text, CURVE, 'curve', from, to) : []),
    ...plainMarks(text, MEANDER, 'meander', from, to),
    ...plainMarks(text, VERB, 'verb', from, to),
    ...(text.includes('first') && text.includes('second') ? listMarks(text, ORDINAL, ordinalOf) : []),
    ...(text.includes('1st') ? listMarks(text, COUNTED, countOf) : []),
    ...(text.includes('(b)') ? listMarks(text, LETTERED, letterOf) : []),
    ...numberedMarks(text, from, to),
    ...thenceMarks(text, from, to),
    ...misprintedThences(text).map((found) => ({ kind: 'thence' as const, ...found })),
    ...(SIDES.test(text) ? sidesOf(text).map((found) => ({ kind: 'side' as const, ...found })) : []),
  ];
  return marks.sort((a, b) => a.start - b.start);
}

function thenceMarks(text: string, from: number, to: number): CourseMark[] {
  const marks: CourseMark[] = [];
  THENCE.lastIndex = from;
  for (let m = THENCE.exec(text); m && m.index < to; m = THENCE.exec(text)) {
    const lead = m.index + m[0].length;
    const word = m.groups!['word']!;
    if ((word === 'then' || word === 'hence') && !THEN_RUNS.test(text.slice(lead, lead + 24))) continue;
    if (HEADS_A_SENTENCE.has(word) && !headsSentence(text, m.index, lead)) continue;
    if (word === 'th' && !isShortThence(text, m.index, lead)) continue;
    marks.push({ kind: 'thence', start: m.index, lead });
  }
  return marks;
}

const HEADS_A_SENTENCE = new Set(['next', 'finally', 'lastly']);

/** "Next, 640.05 feet at S 13° E. Finally, south 40 feet": at the head of a sentence and before a direction or a length. */
function headsSentence(text: string, at: number, lead: number): boolean {
  if (!/(?:^|[.;:\n])\s{0,4}(?:and\s)?$/.test(text.slice(Math.max(0, at - 8), at))) return false;
  return /^,?\s{1,2}(?:(?:go|run|proceed|turn|due|a\s+distance\s+of)\s|(?:north|south|east|west)|[ns][.\s]{0,2}\d|\d[\d,.]{0,9}\s{0,2}(?:feet|ft|rods|chains|poles|varas|meters|'))/.test(
    text.slice(lead, lead + 26),
  );
}

// In the rolls of assessors nothing stands before it: "TO POB TH N 89 20 00 E 412.50 FT TH S 00 40 00 E".
const SHORT_BEFORE_BEARING =
  /^\.?\s{1,2}(?:due\s|at\sr(?:igh)?t\.?\sang|deflect|(?:north|south)\s\d|[ns][.\s]{0,2}\d|(?:[nsew]|north|south|east|west)(?:ly)?\s(?:alg|along|par|to|\d))/;

/** "th S 1°05' W 40 ft; th alg sd line": not the "th" of "17 th district". */
function isShortThence(text: string, at: number, lead: number): boolean {
  if (SHORT_BEFORE_BEARING.test(text.slice(lead, lead + 16))) return true;
  if (!/(?:^|[;:,.\n])\s{0,6}(?:and\s)?$/.test(text.slice(Math.max(0, at - 8), at))) return false;
  return /^\.?[\s,]{1,3}(?:alg\b|al\b|along|on\s|with\s|by\s|around\s|cont|leaving|due|to\s|(?:north|south|east|west)|[nsew](?:ly|[.\s]{0,2}\d|\b))/.test(
    text.slice(lead, lead + 16),
  );
}

/** Numbered courses count only in sequence: "1." opens a list, "(7)" is one after "(6)". */
function numberedMarks(text: string, from: number, to: number): CourseMark[] {
  const marks: CourseMark[] = [];
  let last = 0;
  NUMBERED.lastIndex = from;
  for (let m = NUMBERED.exec(text); m && m.index < to; m = NUMBERED.exec(text)) {
    const n = m[3] === undefined ? Number(m[1] ?? m[2]) : m[3].charCodeAt(0) - 96;
    const start = m.index;
    const lead = NUMBERED.lastIndex;
    NUMBERED.lastIndex = start + m[0].trimEnd().length;
    if (n !== 1 && (n <= last || n > last + 3)) continue;
    if (!mayBeNumbered(text, start) || !NUMBERED_RUNS.test(text.slice(lead, lead + 40))) continue;
    if (NUMBERS_A_CORNER.test(text.slice(Math.max(0, start - 8), start))) continue;
    last = n;
    marks.push({ kind: 'numbered', start, lead });
  }
  return marks;
}

/** "to Cor. No. 2. Thence": the corner's number, not the course's. */
const NUMBERS_A_CORNER = /\b(?:nos?|cor|corner)[.\s]{1,2}$/;

const LETTERED = /(?:^|[\n;:.,]\s{0,9}|\s{2}|\b(?:thence|follows,?|and)\s{1,3})(?<mark>\([a-z]\))[\s:]{0,6}(?=\S)/g;
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const ORDINAL = new RegExp(
  String.raw`(?:^|[;:.\n]\s{0,6}(?:and\s{1,2})?|\b(?:thence|follows|beginning|running)[,:]?\s{1,3})(?<mark>${ORDINALS.join('|')})[,:.-]{0,2}\s{1,3}(?=\S)`,
  'g',
);
const COUNTED =
  /(?:^|[;:.\n]\s{0,6}(?:and\s{1,2})?|\b(?:thence|follows,?|running|runs)\s{1,3})(?<mark>\d{1,2}(?:st|nd|rd|th|d))[,:.]{0,2}\s{1,3}(?=\S)/g;
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
    last = n;
    marks.push({ kind: 'numbered', start: m.index + m[0].indexOf(m.groups!['mark']!), lead });
  }
  return last > 1 ? marks : [];
}

const FROM_TANGENT = /^from\s+a\s+tangent\b/;
const NUMBERED_RUNS =
  /^(?:first,?\s+(?=along|on\s))?(?:thence|\d[\d,]{0,6}\.\d{1,2}\s?(?:ft|feet|'),?\s+[ns][.\s]{0,2}\d|(?:an?\s+)?(?:(?:non-?)?tangent\s+|reverse\s+|compound\s+)?curve\b|then\b|along|still|on\s+(?:a|the)|up\s|down\s|continu|running|run\s|by\s|with\s|from\s|in\s+an?\s|across|over\s|following|(?:due\s+)?(?:north|south|east|west)|[ns][.\s]{0,3}\d|[nsew]\.|[a-z]{1,3}°\s?\d|\d{1,3}\s?[°"'*]|\d{1,3}\s+\d{2}'|\d{1,3}\s+deg|(?:exactly\s+)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b)/;

function plainMarks(
  text: string,
  pattern: RegExp,
  kind: Exclude<MarkKind, 'thence' | 'numbered'>,
  from: number,
  to: number,
): CourseMark[] {
  const marks: CourseMark[] = [];
  pattern.lastIndex = from;
  for (let m = pattern.exec(text); m && m.index < to; m = pattern.exec(text)) {
    const head = /^[\s;:.,]*(?:and\s+)?/.exec(m[0])![0].length;
    const verbAt = m.groups?.['verb'] === undefined ? 0 : m[0].length - m.groups['verb'].length;
    // "From the corner of Lots 4 and 5, run": what the verb runs from is the place, not the course, unless it is the beginning.
    const farFrom = verbAt - head > 24 && !m[0].includes('beginning');
    const start = m.index + (farFrom ? verbAt : head);
    const verb = m.groups?.['verb'];
    const lead = verb === undefined ? start : m.index + m[0].length;
    marks.push({ kind, start, lead });
    if (kind === 'meander') pattern.lastIndex = m.index + 8;
  }
  return marks;
}
