// Takes: folded text. Gives: the places where a verb ("and run") or a natural line ("With the contour") may open a course.
// Never: a decision; segments/ weighs each against the course before it.
import type { CourseMark } from './course-marks.ts';
import { STARTS } from '../words/start-words.ts';
import { wording } from '../words/wording.ts';

const WIND = '(?:north|south|east|west)';
const BEARING = wording`(?:due )?(?:${WIND}|[ns][.\s]{0,2}\d)`;
const VERBS = [
  'run(?:s|eth|neth)?|runing|proceed(?:s|ing)?|continu(?:e|es|ing)|go(?:es|ing)?|extend(?:s|ing)?|turn(?:ing)?|travel(?:l?ing|s)?',
  wording`running(?! (?:north and south|east and west)\b)|ran(?= (?:to the )?${WIND}\b)`,
  wording`(?<=[:.]\s{1,3})measuring(?= from\b)|measur(?:e|ing)(?= (?:on\s[^;,]{3,40} )?${BEARING})`,
  wording`follows?(?= (?:(?:along )?(?:the|said) (?:[a-z'-]+ ){1,5}?)?(?:[ns][.\s]{0,2}\d|(?:north|south) \d|[lc]-?\d))`,
  'following (?:along )?(?:a|the) course of',
];
const VERB = wording`(?:cont\.?(?= (?:due )?(?:[nsew]|[ns][ew]'?ly|${WIND})\b)|\b${VERBS}\b)`;

/** What stands right before a verb that opens a course; of several the one that begins first is named first. */
const LEADS = [
  String.raw`[;.:]\s{0,4}(?:and )?`,
  String.raw`(?<=[.;,:\])]\s{1,3})(?:left|right) and `,
  String.raw`(?:\band|&) |, |^\s{0,20}`,
  String.raw`\ba (?:straight )?line (?=running)`,
  String.raw`(?:\b(?:by|with|within|in) |(?:^|[:;])\s{0,3})(?:the |these )?(?:[a-z-]+ )?lines (?=running from\b)`,
  String.raw`\b(?:the|said) line (?=ran\s)|\bof (?=running [a-z]{2,9}erly\b)`,
  String.raw`\s(?=(?:proceed|runs?|goes|extends) (?:due |true )?(?:${WIND}\b|[ns][.\s]{0,2}\d)|(?:run|proceed) in an? (?:[a-z]+ )?[a-z]+ direction\b)`,
];
/** Up to the verb, whatever it runs from; "Starting from the plug, go" begins a description. */
const FROM = wording`(?<!(?<!\bof\s)\b${STARTS} )\bfrom (?:the |said |this )?(?:true )?(?:[a-z]{1,12} (?:and )?){0,6}?
  (?:(?:point|place) (?:or place )?of beginning|[a-z])[^.;:]{0,60}?[,\s]\s{0,2}`;
const RUN = new RegExp(wording`${FROM}(?<from>${VERB})|(?=${VERB})(?<=(?<lead>${LEADS}))(?<led>${VERB})`, 'g');

export function verbMarks(text: string): CourseMark[] {
  const marks: CourseMark[] = [];
  let passed = 0;
  for (const m of text.matchAll(RUN)) {
    const { lead, from, led } = m.groups!;
    const start = m.index - (lead?.length ?? 0);
    if (start < passed) continue;
    passed = m.index + m[0].length;
    marks.push(verbMark(text, start, passed - (from ?? led)!.length, passed));
  }
  return marks;
}

/** "From the corner of Lots 4 and 5, run": what the verb runs from is the place, not the course, unless it is the beginning. */
function verbMark(text: string, index: number, verbAt: number, lead: number): CourseMark {
  const head = headEnd(text, index);
  const farFrom = verbAt - head > 24 && !text.slice(index, lead).includes('beginning');
  return { kind: 'verb', start: farFrom ? verbAt : head, lead };
}

const HEAD = /[\s;:.,]{0,30}(?:\)\s{1,3})?(?:and\s{1,3})?/y;

/** Behind the marks and the "and" before a course. */
export function headEnd(text: string, at: number): number {
  HEAD.lastIndex = at;
  HEAD.test(text);
  return HEAD.lastIndex;
}

const PAPER = 'deeds?|instrument|document|will|decree|plat|map|patent|indenture';
const ALONG = wording`(?:with|along|up|down|follow|following|by(?! (?:(?:an?|the|that|said|certain|[a-z]+) ){0,3}?(?:${PAPER})\b))`;
const NATURAL =
  'meander|contour|shore|bank|river|creek|branch|stream|water|run\\b|in an? (?:general(?:ly)? )?[a-z]+ direction\\b';
const MEANDER = new RegExp(
  wording`(?:^|[;:.\n]|\bfrom (?:the|said|this) initial point,?)\s{0,6}(?:and )?(?:leaving\s[^;\n,]{1,80},\s{0,3}|from (?:[a-z0-9."]{1,20} ){1,3}?)?
    ${ALONG}\s[^;\n]{0,160}?\b${NATURAL.split('|')}[^;]{0,200}?(?:\bto\b|;)`,
  'g',
);

export function meanderMarks(text: string): CourseMark[] {
  const marks: CourseMark[] = [];
  MEANDER.lastIndex = 0;
  for (let m = MEANDER.exec(text); m; m = MEANDER.exec(text)) {
    const start = headEnd(text, m.index);
    marks.push({ kind: 'meander', start, lead: start });
    MEANDER.lastIndex = m.index + 8;
  }
  return marks;
}
