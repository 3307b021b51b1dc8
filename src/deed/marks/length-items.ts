// Takes: folded text. Gives: where an item of a list tells its length before the way it tends: "; 500 feet, easterly, to a mound;", "; nine
// hundred feet in a southerly direction to the place of beginning". Never: a length that places something ("; 40 feet easterly of the wall").
import type { CourseMark } from './course-marks.ts';
import { wording } from '../words/wording.ts';

const AMOUNT = String.raw`(?:\d[\d,]{0,7}(?:\.\d{1,3})?|[a-z]{3,9}(?:[\s-]{1,2}[a-z]{3,9}){0,6}?)(?:\s\(\d[\d,.]{0,9}\))?`;
const UNIT = wording`(?:feet|ft\.?|rods|chains|poles|perches|varas|yards|links)(?:,? more or less)?`;
const WAY = wording`(?:in an? )?(?:general(?:ly)? )?(?:north|south|east|west)(?:east|west)?(?:erly|ward(?:ly)?)(?: direction)?`;
const ITEM = new RegExp(wording`;\s{1,8}(?:and )?(?!thence)(?<item>${AMOUNT} ${UNIT},? ${WAY},? (?:to|along) )`, 'g');

export const lengthItems = (text: string): CourseMark[] =>
  Array.from(text.matchAll(ITEM), ({ 0: words, index, groups }) => index + words.length - groups!['item']!.length).map(
    (start) => ({ kind: 'thence', start, lead: start }),
  );
