// Takes: text, and the end of a line of it in the middle of a bearing, a length or an area: "thence South 37", or of a sentence: "the chord of which".
// Gives: where it goes on behind lines that are none of its words, whatever they say: a page's head, a recorder's stamp, "Prepared by: J. Tarn".
// Never: past a line that measures, tells a course or heads a piece of land; nor where the next line goes on at once.
import { isBlank, isLetter } from './characters.ts';

const NUMBER_WORD = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[\s-]?(?:one|two|three|four|five|six|seven|eight|nine))?|hundred|thousand)`;
const NUMBER = String.raw`(?:\d[\d,]{0,7}(?:\.\d{1,4})?|${NUMBER_WORD})`;
const DEGREES = String.raw`(?:degrees?|deg\b\.?|[°º])`;
const MINUTES = String.raw`(?:minutes?|min\b\.?|['’′])`;
const SECONDS = String.raw`(?:seconds?|sec\b\.?|["”″])`;
const LENGTH = String.raw`(?:feet|foot|ft|rods?|poles?|perches|chains?|chs|links?|lks|varas|vrs|yards?|met(?:er|re)s?|miles?)`;
const EAST_WEST = String.raw`(?:east|west|[ew])\b`;
const PART = String.raw`(?:\(\d[\d.,]{0,9}\)|(?:one[\s-])?(?:tenths?|hundredths?|thousandths?))`;

/** A bearing that has its first letter and wants its second. */
const LED = String.raw`\b(?:north|south|[ns])\b[^;]{0,45}?`;
const IN_FIGURES = String.raw`[°º]\s?\d{1,2}(?:\.\d{1,4})?\s?['’′](?:\s?\d{1,2}(?:\.\d{1,4})?\s?["”″])?`;

const DASHED = String.raw`\d{1,2}-\d{2}(?:-\d{2}(?:\.\d{1,2})?)?`;

/** How the line ends, and how the value then goes on. */
const BREAKS: readonly (readonly [ends: RegExp, goesOn: RegExp])[] = [
  [
    String.raw`(?:\b${NUMBER}|\(\d[\d.,]{0,9}\))`,
    String.raw`(?:${DEGREES}|${MINUTES}|${SECONDS}|(?:${LENGTH}|acres?|inches|sq(?:uare|\.)\s)\b|${PART})`,
  ],
  [
    String.raw`\b${NUMBER_WORD},?\sand`,
    String.raw`${NUMBER_WORD}\b[^.;\n]{0,60}?(?:${DEGREES}|${MINUTES}|${LENGTH}|acres?)`,
  ],
  [
    String.raw`\b${NUMBER_WORD}`,
    String.raw`(?:and\s${NUMBER_WORD}|hundred|thousand)\b[^.;\n]{0,60}?(?:${DEGREES}|${LENGTH}|acres?)`,
  ],
  [String.raw`[\s-](?:ten|hundred|thousand)ths?`, String.raw`(?:${LENGTH}|acres?|sq(?:uare|\.)\s)\b`],
  [
    String.raw`\b${NUMBER_WORD}\s(?:hundred|thousand)`,
    String.raw`${NUMBER_WORD}\b[^.;\n]{0,60}?(?:${DEGREES}|${LENGTH}|acres?)`,
  ],
  [`${DEGREES},?`, String.raw`(?:and\s)?${NUMBER}\s{0,2}(?:${MINUTES}|${SECONDS})`],
  [String.raw`(?:\s(?:minutes?|min\.?)|[°º]\s?\d{1,2}\s?['’′]),?`, String.raw`(?:and\s)?${NUMBER}\s{0,2}${SECONDS}`],
  [String.raw`${LED}(?:${DEGREES}|\s(?:minutes?|min\.?|seconds?|sec\.?)|${IN_FIGURES}),?`, EAST_WEST],
  [String.raw`\b(?:north|south|[ns]\.?)\s?(?:${NUMBER}|${DASHED})`, EAST_WEST],
  [
    String.raw`\b(?:north|south|[ns]\.?),?`,
    String.raw`(?:${NUMBER}[\s-]{0,2}(?:${NUMBER_WORD}\s)?${DEGREES}|${DASHED}\s?${EAST_WEST})`,
  ],
  [String.raw`\b(?:point|place)`, String.raw`of\s(?:true\s)?(?:beginning|commencement)\b`],
  [String.raw`\bangle\sof`, String.raw`\d{1,3}(?:\.\d{1,6})?\s?${DEGREES}`],
  [
    String.raw`\b(?:distance|radius|arc|chord|length|tangent)(?:\s(?:distance|length))?\sof`,
    String.raw`(?:about\s)?${NUMBER}\b[^.;\n]{0,60}?${LENGTH}\b`,
  ],
].map(([ends, goesOn]) => [new RegExp(`${ends!}$`, 'i'), new RegExp(`^${goesOn!}`, 'i')] as const);

/** What most lines end with breaks no value. */
const MARKS = '0123456789°º\'’′"”″)';
const WORDS = new Set(
  'degrees degree deg minutes minute min seconds second sec and of point place north south n s tenth tenths hundredth hundredths thousandth thousandths hundred thousand one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety'.split(
    ' ',
  ),
);
const LONGEST_WORD = 11;

function mayBreak(text: string, end: number): boolean {
  let to = end;
  if (text[to - 1] === ',') to--;
  if (MARKS.includes(text[to - 1]!)) return true;
  if (text[to - 1] === '.') to--;
  let from = to;
  while (from > 0 && to - from <= LONGEST_WORD && isLetter(text.charCodeAt(from - 1))) from--;
  return WORDS.has(text.slice(from, to).toLowerCase());
}

/** A line that measures, or tells a course. */
export const DESCRIPTIVE =
  /[°º]|\d['’"”]|\b(?:thence|beginning|degrees?|minutes?|seconds?|feet|ft|chains?|poles|rods|links|acres?|containing)\b/i;
const TELLS_ON = /\b(?:running|commencing|also)\b/i;
/** A figure that a head or a stamp ends with; any other may be the number that the next line has the unit of: "by Pell's land 300". */
const NUMBERED =
  /(?:^|\b(?:page|pg|sheet|of|book|bk|vol(?:ume)?|no|nos|number|doc(?:ument)?|instrument|inst|file|parcel|exhibit|law|stat|ordinance|pls|rls|reg|rev|case|project|job|(?:january|february|march|april|may|june|july|august|september|october|november|december)\s\d{1,2},)[.#:\s]{0,4}|#\s?|\b[a-z]{2,4}(?=\d{4}))\d[\d,.-]{0,12}$|\d[/:-]\d{1,5}$|^https?:\S+$/i;
/** Alone it may be a figure of the value: "one hundred", "40", "feet". */
const BARE = /^\d[\d,.]{0,9}\s*$/;
const MOST_LINES = 5;
const LONGEST = 100;
const MOST_OF_AN_END = 60;

/** How the rest of any value begins. */
const REST = new RegExp(
  String.raw`\d|[°º'’′"”″(]|(?:${NUMBER_WORD}|and|of|about|tenths?|hundredths?|thousandths?|degrees?|deg|minutes?|min|seconds?|sec|${LENGTH}|acres?|inches|sq|square|east|west|[ew])\b`,
  'iy',
);

/** Where the value goes on; -1 where none is broken by foreign lines. */
export function valueGoesOn(text: string, contentEnd: number, lineEnd: number): number {
  if (!mayBreak(text, contentEnd)) return -1;
  const between: string[] = [];
  for (let at = lineEnd + 1; between.length <= MOST_LINES && at < text.length;) {
    while (at < text.length && (isBlank(text.charCodeAt(at)) || text[at] === '\f')) at++;
    const found = text.indexOf('\n', at);
    const stop = found < 0 ? text.length : found;
    if (stop > at) {
      const line = text.slice(at, Math.min(stop, at + LONGEST));
      REST.lastIndex = at;
      if (REST.test(text) && goesOnWith(text, contentEnd, line))
        return between.some((one) => !BARE.test(one)) && between.every(isForeign) ? at : -1;
      if (stop - at > LONGEST) return -1;
      between.push(line);
    }
    at = stop + 1;
  }
  return -1;
}

/** No sentence ends with these, nor in the middle of its last line. */
const LEADS_ON = /[a-z\d,;"'’”)]\s(?:and|the|of|an?|to|which|with|along|by|from|said|in|at|for|being|its)$/i;
const UNENDED = /[A-Za-z]{2},?$/;
/** What stands over or under a page: a record's number, a head in capitals. */
const OF_A_PAGE = /\d|_{3}|^[^a-z]+$/;
const HEADS_A_PIECE =
  /^(?:exhibit|schedule|appendix|attachment|annex|tract|parcel|lot|item|legal|description|sketch|being|that|all|also|together|less|except|save)\b|\b(?:tract|parcel)\s(?:no\.?\s?)?["“]?(?:[a-z]|\d{1,2}|[ivx]{1,4})\b["”]?[:.]?$/i;
const LONGEST_HEAD = 70;

/** Where a sentence goes on behind lines that are set apart by empty ones: "the chord of which / KELL TO TARN / Book 4, Page 9 / bears"; -1 where none does. */
export function sentenceGoesOn(text: string, contentEnd: number, lineEnd: number): number {
  if (text[lineEnd + 1] !== '\n' && text[lineEnd + 1] !== '\f') return -1;
  const last = text.slice(Math.max(0, contentEnd - 10), contentEnd);
  const leadsOn = LEADS_ON.test(last);
  if (!leadsOn && !UNENDED.test(last)) return -1;
  let lines = 0;
  for (let at = lineEnd + 1; lines <= MOST_LINES && at < text.length;) {
    const found = text.indexOf('\n', at);
    const stop = found < 0 ? text.length : found;
    const line = text.slice(at, Math.min(stop, at + LONGEST)).trim();
    if (line !== '') {
      const isApart = text[at - 2] === '\n' || text[at - 2] === '\f';
      if (lines > 0 && isApart && /^[a-z]/.test(line)) return at;
      if (!isApart && lines === 0) return -1;
      if (line.length > LONGEST_HEAD || /^[a-z]/.test(line) || !isForeign(line) || HEADS_A_PIECE.test(line)) return -1;
      if (!leadsOn && !OF_A_PAGE.test(line)) return -1;
      lines++;
    }
    at = stop + 1;
  }
  return -1;
}

function goesOnWith(text: string, contentEnd: number, line: string): boolean {
  const end = text.slice(Math.max(0, contentEnd - MOST_OF_AN_END), contentEnd);
  return BREAKS.some(([ends, goesOn]) => goesOn.test(line) && ends.test(end));
}

/** "and eighteen and fifty-six", "seventeen and 96/100": the number itself, over a third line. */
const OF_THE_NUMBER = new RegExp(
  String.raw`^(?:and\s+)?${NUMBER_WORD}(?:[\s-]+(?:and|point|one|half|${NUMBER_WORD}|\d{1,3}\/\d)\b|$)`,
  'i',
);

/** A line that may itself be broken in a value is none between. */
function isForeign(printed: string): boolean {
  const line = printed.trimEnd();
  if (DESCRIPTIVE.test(line) || TELLS_ON.test(line) || OF_THE_NUMBER.test(line)) return false;
  return !mayBreak(line, line.length) || NUMBERED.test(line) || !BREAKS.some(([ends]) => ends.test(line));
}
