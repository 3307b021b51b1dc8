// Takes: folded text. Gives: where the courses of an assessor's row begin, which no word opens: "BEG SW COR LOT 4; N 140 FT; E 90 FT; S 140
// FT; W TO POB". Never: fewer than three courses one behind the other; a place told by its distances ("210 FT E & 33 FT S OF COR").
import type { CourseMark } from './course-marks.ts';
import { wording } from '../words/wording.ts';

const UNIT = String.raw`(?:(?:feet|ft|rods|rds?|chains?|chs?|links|lks|varas|vrs|poles|yds|m)\b\.?|')`;
const LENGTH = String.raw`(?:\d[\d,]{0,7}(?:\.\d{1,4})?|\.\d{1,4})\s?${UNIT}`;
const ANGLE = String.raw`\d(?:[\d\s°'"*.-]|deg|min|sec){0,24}`;
const WIND = '(?:north|south|east|west|[nsew])';
const BACK = wording`to (?:p\.?o\.?b|(?:the )?(?:pl(?:ace)?|pt|point) (?:of )?beg|beg|bg|begin|commence|start)`;
const ALONG = wording`(?:(?:alg|along|on|par(?:allel)?)\s[^;:\d]{2,40}? )?`;
const COURSE = wording`(?:(?:cont|continuing|continue)\.? )?${WIND}\.?(?:\s?${ANGLE}\s?(?:east|west|[ew])\b\.?|(?:'?ly)?)[\s,]{1,2}${ALONG}
  (?:${LENGTH}(?! (?:${WIND}\.? )?(?:of|from)\b)|${BACK})`;
const ITEM = new RegExp(String.raw`(?<![a-z\d/½¼¾-])${COURSE}`, 'g');
/** Between two: a mark or a blank, "m/l", what the course reaches or runs along. */
const BETWEEN = new RegExp(
  wording`^[\s.;,]{0,3}(?:(?:m\/l|\+\/-|more or less)[\s.;,]{1,3})?
    (?:(?:(?:for|to) (?:p\.?o\.?b|beg)|(?:to|alg|along|on)\s[^;:.\d]{2,30}?)[\s.;,]{1,3})?(?:(?:&|and)\s)?$`,
);
const FEWEST = 3;
/** Words that only rows have. */
const OF_ASSESSOR = /\b(?:pob|beg|bg|comm?)\b/;

export function rowMarks(text: string): CourseMark[] {
  if (!OF_ASSESSOR.test(text)) return [];
  const marks: CourseMark[] = [];
  let row: CourseMark[] = [];
  let behind = -1;
  for (const { 0: words, index } of text.matchAll(ITEM)) {
    if (behind < 0 || !BETWEEN.test(text.slice(behind, index))) {
      if (row.length >= FEWEST) marks.push(...row);
      row = [];
    }
    // Behind a colon a list is announced, and its first course is that of the words before.
    if (!/:\s{0,3}$/.test(text.slice(Math.max(0, index - 4), index)))
      row.push({ kind: 'thence', start: index, lead: index });
    behind = index + words.length;
  }
  return row.length >= FEWEST ? [...marks, ...row] : marks;
}
