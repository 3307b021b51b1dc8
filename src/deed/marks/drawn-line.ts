// Takes: folded text. Gives: where a side is told as a line that is drawn some way: "bounding on the West with a line drawn South from the
// said oak for length 320 perches". Never: a line that is only met: "to a line drawn north from the mill".
import type { CourseMark } from './course-marks.ts';
import { before } from '../words/before.ts';
import { headNumber, wordsOf } from '../words/words.ts';

const WITH_A_LINE = String.raw`(?:with|by)\s{1,2}an?\s{1,2}(?:(?:straight|right|direct|parallel|parralel)\s{1,2})?(?:line|lyne)\s{1,2}`;
const isWithALine = before(new RegExp(WITH_A_LINE));
const HEAD = new RegExp(
  String.raw`(?<=((?:\b(?:bounding|bounded|and)\s{1,2}){0,2}(?:\b(?:on|upon|to|towards|from)\s{1,2}the\s{1,2}[a-z][a-z\s]{2,40}?[,\s]\s{0,2})?${WITH_A_LINE}))`,
  'y',
);
/** The way it is drawn, perhaps behind the place it is drawn from. */
const DRAWN_SOMEWHERE =
  /drawne?\s{1,2}(?:from\s(?:(?!\bto\b|\bthence\b)[^;,]){2,80}?\s)?(?:due\s{1,2})?(?:(?:north|south|east|west)(?:\s|-|[ew]|,|\b)|[ns][.\s]{0,2}\d)/y;
const LENGTH_OF_WORD = /drawne?/y;

const DRAWN = headNumber('drawn');

/** Blanks are many, and a search for one and a word behind it stops at each of them. */
function mayBeDrawn(text: string): boolean {
  const { count, heads } = wordsOf(text);
  for (let i = 0; i < count; i++) if (heads[i] === DRAWN) return true;
  return false;
}

export function drawnMarks(text: string): CourseMark[] {
  const marks: CourseMark[] = [];
  if (!mayBeDrawn(text)) return marks;
  for (let at = text.indexOf(' drawn') + 1; at > 0; at = text.indexOf(' drawn', at) + 1) {
    if (!isWithALine(text, at) || !isAt(DRAWN_SOMEWHERE, text, at)) continue;
    HEAD.lastIndex = at;
    const head = HEAD.exec(text)![1]!;
    isAt(LENGTH_OF_WORD, text, at);
    marks.push({ kind: 'drawn', start: at - head.length, lead: LENGTH_OF_WORD.lastIndex });
  }
  return marks;
}

function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
