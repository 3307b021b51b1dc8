// Takes: where the cutting of a stretch stands and a place in it. Gives: whether a clause begins there, and where it does.
// Never: a decision to cut; segment-openers.ts weighs what follows.
import type { Cut } from '../marks/cut.ts';
import { MARKS } from '../monuments/monument-apposed.ts';
import { TREES } from '../words/trees.ts';
import { wording } from '../words/wording.ts';

/** "to a post north 65° east, twelve perches to a stone": the next course right behind what the last one ends at. */
const BEHIND_A_PLACE = new RegExp(
  wording`\bto (?:an?|the|said|his|her|their|some|two|three|four|five|six|[2-6]) (?:(?!whence|which|from)[a-z-]+ (?:& |[2-6] )?){0,4}
    (?:${TREES}|${MARKS}|iron|rod|bound|point|pointers|(?:section|lot|block|tract) (?:numbered |no\.? )?\d{1,3}) $`,
);
/** Before the first course: nothing at all, ". From said initial point ", ", to north 1° east along", ", with Pell's line ". */
const FIRST_WORDS = new RegExp(
  [
    String.raw`^\s*$`,
    wording`(?:[.;:,]|\band) from (?:said|this|the|such) (?:[a-z]+ ){0,3}(?:point|place|corner|post|stone|stake|monument|beginning)
      (?: of (?:beginning|commencement))?[\s,]{1,3}$`,
    wording`, to $|(?:\band|&) (?:by|with|along)\s[^;,.]{2,50} $|, (?:and )?bearing $|[,:] (?:with|along|up|down|following) (?:it|him|[^;,.:]{3,60}) $`,
    wording`\b(?:thence )?by (?:the same|(?:vacant )?lands? (?:late )?of\s[^;,.]{2,50}|vacant lands?) $`,
  ].join('|'),
);
/** "5 | leaving said lane and along land of Orr | N 66° W | 33 feet": a row whose first cell tells what the course runs along. */
const ROW_OF_WORDS = /\n\s{0,3}\|?\s?\d{1,3}\s?\|[^|\n]{3,240}\|\s{1,2}$/;
export function headOfClause(cut: Cut, at: number): boolean {
  const { text, from } = cut.s;
  if (at === from) return true;
  const before = text.slice(Math.max(from, at - 92), at);
  if (/\b(?:ft|feet|chs)\.?[^\S\n]{0,3}$/.test(before)) return false;
  if (cut.current && ROW_OF_WORDS.test(text.slice(Math.max(from, at - 260), at))) return true;
  const isBehindMark = /[;:,.)(-]\s{0,12}$/.test(before);
  if (isBehindMark && (cut.current || !mayPlaceAPoint(cut))) return true;
  // "to a point N 614207.18, E 1320455.60 north 9°12' east": a pair of coordinates ends the course before.
  if (/\d{4,}\.\d{1,4},?\s{1,2}$/.test(before)) return true;
  if (/,\s+(?:by|through|across|over)\s[^;,]{0,50}\s$/.test(before) || ALONG_SOMETHING.test(before)) return true;
  if (cut.current && ALONG_FROM_PLACE.test(before)) return true;
  if (BEHIND_A_PLACE.test(before)) return true;
  if (!cut.current && FIRST_WORDS.test(before)) return !placesAPoint(cut, at);
  return (
    /(?:[;:,.\n)(-]|\band|\s&|\d\.)\s{0,12}$/.test(before) ||
    /[;\n][^;\n]{0,90}$/.test(before) ||
    (cut.current !== null && LABELLED.test(before))
  );
}

/** "80 feet, L3 N 12° W", "80 feet, and #4 N 12° W": the label of the next item. */
const LABELLED = new RegExp(wording`, (?:and )?(?:[a-z]{0,2}-?\d{1,2}|#\d{1,2}|[*•]) $`);

const mayPlaceAPoint = ({ s }: Cut): boolean => s.text.startsWith(' at', s.from - 3);

/** "Beginning at a point on the west line of the quarter …, bearing N 60° E 1,504 feet; thence": where the point lies, whatever from. */
function placesAPoint(cut: Cut, at: number): boolean {
  const { text, from } = cut.s;
  if (!mayPlaceAPoint(cut)) return false;
  const words = text.slice(from, at);
  return (
    words.length < 300 &&
    /^\s+(?:an?|the)\s+(?:certain\s+)?point\b[^.;]*,\s{1,3}(?:and\s{1,3})?bearing\s{1,3}$/.test(words)
  );
}

/** ", with Pell's line S. 22 W.": what the first course runs along. */
const WITH_SOMETHING = /[,:]\s{1,3}(?<words>(?:with|along|up|down|following)\s(?:it|him|[^;,.:]{3,60})\s{1,3})$/;

/** "90 feet to the bank and with the bank N 60 E": what the next course runs along. */
const ALONG_SOMETHING =
  /(?:\band|&)\s{1,3}(?<along>(?:with|along|by|on|up|down|following|leaving|binding\s+on)\s[^;,]{1,50}\s)$/;

/** "90 feet to an oak, with Pell's line N 60 E", ", leaving the bank N 60 E": the same behind the place that the open course has come to. */
const ALONG_FROM_PLACE =
  /\bto\s[^;:]{2,90},\s{1,3}(?<along>(?:with|along|by|up|down|following|leaving|binding\s+(?:on|with))\s[^;:,.]{1,50}\s)$/;

/** Where those words begin behind the open course's own; -1 where none stand. */
export function alongStart(cut: Cut, at: number): number {
  if (!cut.current) return -1;
  const floor = cut.current.tokens.findLast((t) => t.kind === 'distance')?.end ?? cut.current.lead;
  const words = cut.s.text.slice(Math.max(floor, at - 160), at);
  const along = (ALONG_SOMETHING.exec(words.slice(-66)) ?? ALONG_FROM_PLACE.exec(words))?.groups?.['along'];
  return along === undefined ? -1 : at - along.length;
}

export function clauseStart(cut: Cut, at: number): number {
  const open = cut.current;
  const floor = open
    ? Math.max(open.lead, open.tokens.findLast((t) => t.kind !== 'number')?.end ?? 0)
    : Math.max(cut.s.from, at - 160);
  const before = cut.s.text.slice(floor, at);
  const clause = Math.max(before.lastIndexOf(';'), before.lastIndexOf('\n'), before.lastIndexOf(': '));
  const leads = /^\s*(?:leaving|with|along|following|from|thence)\b/.test(before.slice(clause + 1));
  const sentence = leads ? -1 : before.search(/(?<=[a-z]{3})\.\s[^.]*$/);
  const last = Math.max(clause, sentence);
  if (last < 0) return at - (open ? 0 : (WITH_SOMETHING.exec(before)?.groups!['words']!.length ?? 0));
  const start = headLine(cut.s.text, floor, floor + last + 1);
  return start + /^\s*(?:and\s+)?/.exec(cut.s.text.slice(start, at))![0].length;
}

/** "With the Pell boundary,\nLeaving the creek, S. 9° W.": a line of its own that says what the courses under it run along. */
const HEAD_LINE =
  /(?:^|[;\n])\s*(?<line>(?:(?:with|along|following|leaving)\s|from\s[^;\n]{2,40}\s(?:with|along|following)\s)[^;\n]{2,110},\s*)$/;
function headLine(text: string, floor: number, start: number): number {
  const line = HEAD_LINE.exec(text.slice(Math.max(floor, start - 170), start))?.groups?.['line'];
  return line === undefined ? start : start - line.length;
}
