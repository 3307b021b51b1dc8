// Takes: folded text. Gives: where an item of a list tells its length before the way it tends: "; 500 feet, easterly, to a mound;", "; nine
// hundred feet in a southerly direction to the place of beginning". Never: a length that places something ("; 40 feet easterly of the wall").
import type { CourseMark } from './course-marks.ts';
import { codeAt } from '../words/code-at.ts';
import { behindAll, isFigure, isLetter, isSpace } from '../words/peek.ts';

const AMOUNT = String.raw`(?:\d[\d,]{0,7}(?:\.\d{1,3})?|[a-z]{3,9}(?:[\s-]{1,2}[a-z]{3,9}){0,6}?)(?:\s\(\d[\d,.]{0,9}\))?`;
const UNIT = String.raw`(?:feet|ft\.?|rods|chains|poles|perches|varas|yards|links)(?:,?\s+more\s+or\s+less)?`;
const WAY = String.raw`(?:in\s+an?\s+)?(?:general(?:ly)?\s+)?(?:north|south|east|west)(?:east|west)?(?:erly|ward(?:ly)?)(?:\s+direction)?`;
const ITEM = new RegExp(String.raw`${AMOUNT}\s+${UNIT},?\s+${WAY},?\s+(?:to|along)\s`, 'y');
const SEMICOLON = ';';

export function lengthItems(text: string): CourseMark[] {
  const marks: CourseMark[] = [];
  if (!text.includes('erly') && !text.includes('ward')) return marks;
  for (let at = text.indexOf(SEMICOLON); at >= 0; at = text.indexOf(SEMICOLON, at + 1)) {
    const head = behindAll(text, at + 1, 8, isSpace);
    const start = text.startsWith('and ', head) ? head + 4 : head;
    if (head === at + 1 || !(isFigure(codeAt(text, start)) || isLetter(codeAt(text, start)))) continue;
    if (text.startsWith('thence', start)) continue;
    ITEM.lastIndex = start;
    if (ITEM.test(text)) marks.push({ kind: 'thence', start, lead: start });
  }
  return marks;
}
