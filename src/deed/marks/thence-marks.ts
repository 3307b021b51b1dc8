// Takes: folded text. Gives: the places where "thence", or a word that stands for it, opens a course: "and running thence", "th S 9 W", "; next
// N 20° E", a "thence" that is not clear in print. Never: a "then" or a "next" behind which nothing runs.
import type { CourseMark } from './course-marks.ts';
import { before } from '../words/before.ts';
import { ONES, TENS } from '../words/lexicon.ts';
import { lettersApart } from '../words/near-word.ts';
import { anyOf, wording } from '../words/wording.ts';

const WORD = /\b(?:thence|thense|thance|thenc|thce|thne|thn|hence|whence|then|next|finally|lastly|th|there)\b/g;
/** "and running", "continuing from": what leads to the word. */
const LEAD = new RegExp(
  wording`(?<=(?<lead>\b(?:(?:and|running|runing|going|run|runs|continu(?:e|ing)|go|proceed(?:ing|s)?|extending) (?:the )?(?:from )?){1,3}
    |\bfrom ))`,
  'y',
);

const WIND = '(?:north|south|east|west)';
const NUMBER_WORD = `(?:${[...Object.keys(ONES), ...Object.keys(TENS), 'hundred', 'thousand', 'and', 'an?', 'half'].join('|')})`;
const IN_WORDS = String.raw`(?:${NUMBER_WORD}[\s-]{1,2}){1,7}`;
const UNIT = '(?:feet|foot|ft|rods?|chains?|chs?|poles?|perches|links|varas|yards|miles?)';
const LENGTH = String.raw`(?:about\s|approximately\s)?(?:\d[\d,.]{0,8}\s?(?:'|${UNIT}\b\.?)|${IN_WORDS}${UNIT}\b)`;

/** What a course does: most "then" are no "thence". */
const RUNS = [
  'run|bear(?:s|ing)? |back |follow(?:s|ing)? |return(?:s|ing)? |proceed|go|turn|extend(?:s|ing)? |deflect|still |revers(?:e|ing) ',
  'across |crossing |around |over |parallel |departing |leaving|with|b[io](?:und|nd)ing |by |on |up |down |along|due|azimuth ',
  'continu(?:e|es|ing)\\b|at (?:right angles|an angle)|(?:in )?a (?:straight|direct|right) line |in an? ',
  String.raw`from (?:said|the|such) (?:[a-z]+ ){0,3}(?:begin|point|place|corner|monument|stake|stone|post)`,
  '(?:back )?to the (?:begin|first |start|(?:place|point) of )',
  // "his line north", "Pell's line N 5 E"
  wording`(?:his|her|their|that|said|sd\.?|the|an?|another|[a-z]{2,12}'s) (?:[a-z]{2,8} ){0,3}lines?,? 
    (?:due )?(?:${WIND}\b|[ns][.\s]{0,2}\d|[nsew]\.?\s\d)`,
  String.raw`(?:about|approximately) (?:due )?${WIND}|${WIND}|(?:so|no|et|wt)\.\s?\d|\?{2,4} \d|[nsew]\b|[ns]\d{1,2}\s?[°d'-]`,
  String.raw`\d{1,3}\s?(?:°|deg)|${IN_WORDS}degrees`,
  // "40 feet along the lane north"
  wording`${LENGTH}[\s,]{0,3}(?:more or less[\s,]{1,3})?
    (?:(?:along|with|by|crossing|passing|across|down|up|in|over|through|following)\s[^;:\d]{2,50}?[\s,]{1,2})?(?:(?:due )?${WIND}|[ns][.\s]{0,2}(?:\d|[ew]\b))`,
];
const THEN_RUNS = new RegExp(wording`^[\s,:;]{1,3}(?:\(?\d{1,2}[).]\s)?${RUNS}`);

export const thenceMarks = (text: string): CourseMark[] => [
  ...Array.from(text.matchAll(WORD)).flatMap(({ 0: word, index }) => {
    const mark = markOf(text, index, word);
    return opens(text, word, mark.start, index) ? [mark] : [];
  }),
  ...Array.from(text.matchAll(UNCLEAR_WORD))
    .filter(({ 0: word, index }) => isNearThence(text, word, index))
    .map(({ 0: word, index }) => markOf(text, index, word)),
];

function markOf(text: string, at: number, word: string): CourseMark {
  LEAD.lastIndex = at;
  const lead = LEAD.exec(text)?.groups!['lead'] ?? '';
  return { kind: 'thence', start: at - lead.length, lead: at + word.length };
}

const UNCLEAR_WORD = /(?<![^\s;,.:)\]"'&])(?!whence|hence)[^\s;,.:()"']{5,9}(?=[\s;:,.'"-])/g;
/** Words of the language that lie as near. */
const REAL_WORDS = new Set(
  'thence thense thance thenc theme themes chance chances trance tense tierce fence pence there these trench'.split(
    ' ',
  ),
);
const mayBeginCourse = before(/(?:^|[;:,.)\]\n]|\b(?:and|running|feet|ft|rods?|chains?|links?|poles?))["'\s]{0,4}/);

/** "thenee", "pThence": a letter wrong. Two, or three among signs, only where a course may begin and something runs: "tlience north", "TI3$NCE". */
function isNearThence(text: string, word: string, at: number): boolean {
  const apart = REAL_WORDS.has(word) ? 0 : lettersApart(word, 'thence', 3);
  if (apart <= 1) return apart === 1;
  if (apart > (/^[a-z]*$/.test(word) ? 2 : 3) || !mayBeginCourse(text, at)) return false;
  const lead = at + word.length;
  return THEN_RUNS.test(text.slice(lead, lead + 130));
}

const isBehindFrom = before(/\bfrom\s{1,3}/);

/** Whether the word, with what leads to it, opens a course. */
function opens(text: string, word: string, start: number, at: number): boolean {
  const lead = at + word.length;
  const ahead = text.slice(lead, lead + 130);
  switch (word) {
    case 'then':
    case 'hence':
      return THEN_RUNS.test(ahead);
    case 'there': // "from there N 20 E 60 poles"
      return isBehindFrom(text, at) && THEN_RUNS.test(ahead);
    case 'whence':
      return WHENCE_RUNS.test(ahead) && !WHENCE_POINTS.test(ahead);
    case 'th':
      return isShortThence(text, start, ahead);
    case 'next':
      return (
        isNextOfList(text, start, ahead) ||
        (/(?:^|[.;:\n])\s{0,4}(?:and\s)?$/.test(headOf(text, start)) && HEAD_RUNS.test(ahead))
      );
    case 'finally':
    case 'lastly':
      return /(?:^|[.;:,\n])\s{0,4}(?:and\s)?$/.test(headOf(text, start)) && HEAD_RUNS.test(ahead);
    default:
      return true;
  }
}

const headOf = (text: string, at: number): string => text.slice(Math.max(0, at - 8), at);

/** "whence northerly on last named land", "whence down the run": nothing stands or bears there. */
const WHENCE_RUNS = new RegExp(
  wording`^[\s,]{1,3}(?:(?:running|turning) )?(?:[a-z]{4,12}erly (?:on|by|along|in|parallel|at|with|about) |(?:down|up|along|with|by) (?:the|said|land) )`,
);
const WHENCE_POINTS = /^[^;.]{0,120}\b(?:bears?|bore|bearing|stands?|is|are|lies|lie|was)\b/;

/** ", next N 20° E", ", next east for 40 feet": behind a comma, and right before a bearing or a wind with its length. */
const isNextOfList = (text: string, at: number, ahead: string): boolean =>
  /,\s{1,3}(?:and\s)?$/.test(headOf(text, at)) && NEXT_BEARING.test(ahead);
const NEXT_BEARING = new RegExp(wording`^,? (?:[nsew][.\s]{0,2}|${WIND},? )(?:(?:for )?a distance of |for )?\d`);

/** "Next, 640.05 feet at S 13° E. Finally, south 40 feet": at the head of a sentence and before a direction or a length. */
const HEAD_RUNS = new RegExp(
  wording`^,? (?:(?:go|run|proceed|turn|due|a distance of) |${WIND}|[ns][.\s]{0,2}\d|\d[\d,.]{0,9}\s{0,2}(?:feet|ft|rods|chains|poles|varas|meters|'))`,
);

const WAY_LY = "(?:[ns][ew]|[nsew]|north|south|east|west)(?:'?(?:er)?ly)?";
/** In the rolls of assessors nothing stands before it: "TO POB TH N 89 20 00 E 412.50 FT TH S 00 40 00 E". */
const SHORT_BEFORE_BEARING = new RegExp(
  wording`^\.? (?:due |at r(?:igh)?t\.? ang|deflect|(?:north|south) \d|[ns][.\s]{0,2}\d|${WAY_LY} (?:alg|along|par|to|\d))`,
);
/** "TH ALG SD LN S 9 08 W 120 FT", "th w old rd n 6 40 e". */
const SHORT_BEFORE_LINE = new RegExp(
  wording`^\.? (?:(?:alg|along|al|par|cont)\b|(?:with|w\/?|on|by|in|leaving|across|up|down)\s[^;:\d]{2,70}?\s(?:[ns]|north|south)[.\s]{0,2}\d)`,
);
const SHORT_RUNS = [
  'alg\\b|al\\b|along|on |with |by |around |cont|leaving|departing|due|to |run|extend|still |about |approx|across |crossing |over |up |down ',
  'parallel|par\\b|follow|at |in an? |fr(?:om|[.]) |go |proceed|turn|deflect',
  wording`${NUMBER_WORD}\b(?! (?:district|ward|street|avenue))|\d[\d,.]{0,8}\s?(?:feet|ft|')`,
  String.raw`${WIND}|[ns]?[ew]'?(?:er)?ly\b|[nsew](?:'?(?:er)?ly|[.\s]{0,2}\d|\b)`,
];
const SHORT_BEHIND_MARK = new RegExp(wording`^\.?[\s,]{1,3}${anyOf(SHORT_RUNS)}`);

/** "th S 1°05' W 40 ft; th alg sd line": not the "th" of "17 th district". */
function isShortThence(text: string, at: number, ahead: string): boolean {
  if (SHORT_BEFORE_BEARING.test(ahead)) return true;
  if (SHORT_BEFORE_LINE.test(ahead) && !/\d\s{0,2}$/.test(headOf(text, at))) return true;
  return /(?:^|[;:,.\n])\s{0,6}(?:and\s)?$/.test(headOf(text, at)) && SHORT_BEHIND_MARK.test(ahead);
}
