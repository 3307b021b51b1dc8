// Takes: folded text. Gives: where the courses of an assessor's row begin, which no word opens: "BEG SW COR LOT 4; N 140 FT; E 90 FT; S 140
// FT; W TO POB". Never: fewer than three courses one behind the other; a place told by its distances ("210 FT E & 33 FT S OF COR").
import { codeAt, codeBefore } from '../words/code-at.ts';
import { isFigure } from '../words/peek.ts';
import { headTable, wordsOf } from '../words/words.ts';
import type { ThenceFound } from './thence-word.ts';

const UNIT = String.raw`(?:feet|ft|rods|rds?|chains?|chs?|links|lks|varas|vrs|poles|yds|m)\b\.?|'`;
const LENGTH = String.raw`\d[\d,]{0,7}(?:\.\d{1,4})?\s?(?:${UNIT})|\.\d{1,4}\s?(?:${UNIT})`;
const ANGLE = String.raw`\d{1,3}(?:[\s°'"*.-]{1,3}|\s?deg\.?\s?|\s?min\.?\s?|\s?sec\.?\s?|\d)*`;
const WIND = String.raw`(?:north|south|east|west|[nsew])`;
const BACK = String.raw`to\s(?:p\.?o\.?b|(?:the\s)?(?:pl(?:ace)?|pt|point)\s(?:of\s)?beg|beg|bg|begin|commence|start)`;
const ALONG = String.raw`(?:(?:alg|along|on|par(?:allel)?)\s[^;:\d]{2,40}?\s)?`;
const COURSE = String.raw`(?:(?:cont|continuing|continue)\.?\s)?${WIND}\.?(?:\s?${ANGLE}\s?(?:east|west|[ew])\b\.?|(?:'?ly)?)[\s,]{1,2}${ALONG}(?:(?:${LENGTH})(?!\s(?:${WIND}\.?\s)?(?:of|from)\b)|${BACK})`;
/** Between two: a mark or a blank, "m/l", what the course reaches or runs along. */
const BETWEEN =
  /^[\s.;,]{0,3}(?:(?:m\/l|\+\/-|more\sor\sless)[\s.;,]{1,3})?(?:(?:(?:for|to)\s(?:p\.?o\.?b|beg)|(?:to|alg|along|on)\s[^;:.\d]{2,30}?)[\s.;,]{1,3})?(?:(?:&|and)\s)?$/;
const ITEM = new RegExp(String.raw`(?<![a-z\d/½¼¾-])${COURSE}`, 'g');
const FEWEST = 3;

export function rowMarks(text: string): ThenceFound[] {
  if (!isOfAssessor(text)) return [];
  const marks: ThenceFound[] = [];
  let row: ThenceFound[] = [];
  let behind = -1;
  for (const { 0: words, index } of text.matchAll(ITEM)) {
    if (behind < 0 || !BETWEEN.test(text.slice(behind, index))) {
      if (row.length >= FEWEST) marks.push(...row);
      row = [];
    }
    // Behind a colon a list is announced, and its first course is that of the words before.
    if (!/:\s{0,3}$/.test(text.slice(Math.max(0, index - 4), index))) row.push({ start: index, lead: index });
    behind = index + words.length;
  }
  return row.length >= FEWEST ? [...marks, ...row] : marks;
}

/** "BEG", "COM", "POB": whole words, which only rows have. */
const SHORT_WORDS = new Set(['pob', 'beg', 'bg', 'com', 'comm']);
const SHORT_HEADS = headTable([...SHORT_WORDS]);
const LONGEST_WORD = 4;

function isOfAssessor(text: string): boolean {
  const { count, starts, ends, heads } = wordsOf(text);
  for (let i = 0; i < count; i++) {
    if (SHORT_HEADS[heads[i]!] === 0 || ends[i]! - starts[i]! > LONGEST_WORD) continue;
    const [start, end] = [starts[i]!, ends[i]!];
    if (isFigure(codeBefore(text, start)) || isFigure(codeAt(text, end))) continue;
    if (SHORT_WORDS.has(text.slice(start, end))) return true;
  }
  return false;
}
