// Takes: pasted text. Gives: the same text without what web pages, editors and mail leave in it: tags and entities of HTML, escapes of JSON, marks named in brackets,
// numbers at the ends of a bill's lines, bars within a bearing, marks of quoted mail and of one-celled tables, stars of bold type, words struck out, characters of no
// width, letters printed as one, fractions in raised figures, ends of lines in two characters, the middles of endless blanks and marks; and the way back.
// Never: a change to a text that has none of these; a word of the description that is not struck.
import { cellBars } from './cell-bars.ts';
import { merged, pastedGaps, without, type Gap, type Joints } from './joints.ts';
import { lineEndNumbers } from './line-end-numbers.ts';
import { textSigns, UNCLEAN } from './text-signs.ts';
import { wordlessMiddles } from './wordless-runs.ts';

/** Null where there is nothing to clean: most texts are read as they are. */
export function cleanedText(text: string): { text: string; joints: Joints } | null {
  const middles = wordlessMiddles(text);
  if (middles.length === 0) return without(text, uncleanOf(text));
  const plain = without(text, middles)!;
  return without(text, merged(pastedGaps(plain.joints, uncleanOf(plain.text)), middles));
}

function uncleanOf(text: string): readonly Gap[] {
  const numbers = merged(cellBars(text), lineEndNumbers(text));
  if ((textSigns(text) & UNCLEAN) === 0 || !MAY_BE_UNCLEAN.test(text)) return numbers;
  const unclean = merged(struck(text), merged(merged(fractions(text), signs(text)), margins(text)));
  return numbers.length === 0 ? unclean : merged(numbers, unclean);
}

const NO_WIDTH = String.raw`\u00ad\u200b-\u200d\u2060\ufeff`;
const JOINED_LETTERS = String.raw`\ufb00-\ufb04`;
const WIDE = String.raw`\uff01-\uff5e`;
const [RAISED, LOWERED] = [String.raw`\u2070\u00b9\u00b2\u00b3\u2074-\u2079`, String.raw`\u2080-\u2089`];
/** Two bytes read as two characters: "NÂ½", and the sign for what could not be read ("ï¿½"). */
const MISREAD = String.raw`\u00c2(?=[\u00a0-\u00bf])|\u00ef\u00bf\u00bd`;
const MAY_BE_UNCLEAN = new RegExp(
  String.raw`[[{](?:[Dd]eg|DEG)|\[\[Page |\[p(?:age|\.) ?\d|<<NOTE|VerDate|[${NO_WIDTH}${JOINED_LETTERS}${WIDE}${RAISED}\u2044\r]|${MISREAD}|&(?:#|[A-Za-z]{2,6}\d{0,2};)|<\/?[A-Za-z]|\\["nru]|\*\*[A-Za-z]|~~\S|^[>|]|\n[ \t]{2}`,
  'm',
);
/** "~~N 17° W 530 feet~~ N 13° W 542 feet", "<s>513.78</s> 557.78": marked as struck out by those who typed it. */
const STRUCK =
  /~~(?=[^\s~])[^~]{0,400}[^\s~]~~(?!~) ?|<(s|del|strike)(?:\s[^<>]{0,200})?>(?:(?!<\1\b)[\s\S]){1,800}?<\/\1>(?: (?!<))?/gi;

/** What is struck out is no word of the paper. */
const struck = (text: string): Gap[] =>
  Array.from(text.matchAll(STRUCK), ({ 0: { length }, index }) => ({ start: index, end: index + length, by: '' }));

/** "80¹/₂", "80+1⁄2", "801⁄2": raised figures before a stroke, or any before the stroke of fractions; those of "SW1⁄4" are read as they are. */
const FRACTION = new RegExp(
  String.raw`(?<whole>\d{0,4}?)\+?(?:(?<raised>[${RAISED}]{1,2})\s?[/\u2044]|(?<![.,]\d{0,5})(?:(?<=\d)(?<last>[1-8])|(?<![\d.]|(?:\b|[24¼½])(?:[NSEWnsew]{1,2}|[NSns]o[ru]th\w*|[EWew][ae]st\w*)\.?\s{0,2})(?<above>\d{1,2}))\s?\u2044)\s?(?<below>[${LOWERED}]{1,2}|\d{1,2})(?![\d${LOWERED}])`,
  'g',
);
const plain = (figures: string): string => figures.normalize('NFKC');

/** "1015⁄16" may be ten or a hundred and one, and stays as it is. */
function fractions(text: string): Gap[] {
  return Array.from(text.matchAll(FRACTION)).flatMap(({ 0: { length }, index, groups }) => {
    const { whole, raised, last, above } = groups!;
    const [numerator, below] = [plain((raised ?? last ?? above)!), plain(groups!['below']!)];
    if (Number(numerator) >= Number(below) || (last !== undefined && below.length > 1)) return [];
    return [
      { start: index + whole!.length, end: index + length, by: `${whole === '' ? '' : ' '}${numerator}/${below}` },
    ];
  });
}

/** "<<NOTE: Boundaries.>>", "[[Page 112 STAT. 2790]]", "[p. 41]", "VerDate Nov 24 2008 …": what the printers of laws set between their words.
 * Never a note that may say something of a measure. */
const PRINTERS = String.raw`(<<NOTE: (?![^<>]{0,80}\b(?:feet|foot|chains|rods|bearing|distance|course|corner|error|survey|should|shall|read)\b)[^<>]{1,80}>>[ \t]?|[ \t]?(?:\s{1,4}(?=\[\[))?(?:\[\[Page [^\][]{1,40}\]\](?:\s{0,4}(?=\n))?|\[p(?:age|\.) ?\d{1,4}\])|(?:^|\n)VerDate [^\n]{20,300})`;
/** A soft hyphen at the end of a line breaks a word there: joined-text reads it. */
const SIGN = new RegExp(
  String.raw`\r(?=\n)|[${NO_WIDTH}](?<!\u00ad(?=[ \t]*\r?\n))|[${JOINED_LETTERS}]|[${WIDE}]|${MISREAD}|&(?:#(\d{2,4})|#[xX]([0-9a-fA-F]{2,4})|([A-Za-z]{2,6}\d{0,2}));|<\/?([A-Za-z]{1,10})(?:\s[^<>]{0,200})?\/?>|\\(["nr]|u[0-9a-fA-F]{4})|\*\*|(?<=\d ?)(?:\[{1,2}|\{)([A-Za-z]{3,7})\.?(?:\]{1,2}|\})|${PRINTERS}`,
  'g',
);

const NAMED: Readonly<Record<string, string>> = {
  deg: '°', quot: '"', apos: "'", amp: '&', nbsp: ' ', lt: '<', gt: '>', frac12: '½', half: '½', frac14: '¼', frac34: '¾', frasl: '/', frac13: '⅓', frac23: '⅔', rsquo: '’', lsquo: '‘',
  rdquo: '”', ldquo: '“', prime: '′', Prime: '″', ndash: '–', mdash: '—', sect: '§', plusmn: '±', acute: "'", ordm: '°', Delta: 'Δ', times: '×',
}; // prettier-ignore
/** "12[deg]30[min]", "12 {degrees} 30[prime]": marks that the Federal Register and copies of laws name in brackets. */
const BRACKETED: Readonly<Record<string, string>> = {
  deg: '°', degree: '°', degrees: '°', min: "'", minute: "'", minutes: "'", sec: '"', second: '"', seconds: '"', prime: "'", dprime: '"',
}; // prettier-ignore
const LETTERS: readonly string[] = ['ff', 'fi', 'fl', 'ffi', 'ffl'];
/** Tags that end a line; the others part or join words as blanks do, or mark them only. */
const ENDS_LINE = new Set(['br', 'p', 'div', 'tr', 'li', 'table', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'hr', 'pre']);
const PARTS_WORDS = new Set(['td', 'th']);
const MARKS_WORDS = new Set([
  'b',
  'i',
  'u',
  'em',
  'strong',
  'span',
  'font',
  'sup',
  'sub',
  'a',
  'small',
  'tt',
  'nobr',
  'o',
  'ins',
  'mark',
]);

function signs(text: string): Gap[] {
  const gaps: Gap[] = [];
  const isEscaped = !text.includes('\n') && text.split('\\n', 3).length > 2;
  const areBold = text.split('**', 3).length > 2;
  for (const match of text.matchAll(SIGN)) {
    if (match.index < (gaps.at(-1)?.end ?? 0)) continue;
    const by = isHeadOfLine(text, match) ? '' : writtenFor(match, isEscaped, areBold);
    const end = match.index + match[0].length;
    if (by !== null) gaps.push({ start: match.index, end: by === '\n' ? behindLine(text, end) : end, by });
  }
  return gaps;
}

/** "\n<br />thence": page servers print the tag at the head of the next line; the line has ended already. */
const isHeadOfLine = (text: string, { index, 4: tag }: RegExpExecArray): boolean =>
  tag?.toLowerCase() === 'br' && text[index - 1] === '\n';

const LINE_END = /[ \t]*\r?\n/y;

/** A tag that ends a line often stands at the end of one. */
function behindLine(text: string, at: number): number {
  LINE_END.lastIndex = at;
  return LINE_END.test(text) ? LINE_END.lastIndex : at;
}

/** What the sign stands for; null where it stays. */
function writtenFor(match: RegExpExecArray, isEscaped: boolean, areBold: boolean): string | null {
  const [sign, decimal, hexadecimal, name, tag, escape, bracketed, printers] = match;
  if (decimal !== undefined) return characterOf(Number(decimal));
  if (hexadecimal !== undefined) return characterOf(Number.parseInt(hexadecimal, 16));
  if (name !== undefined) return NAMED[name] ?? NAMED[name.toLowerCase()] ?? null;
  if (tag !== undefined) return forTag(tag.toLowerCase());
  if (escape !== undefined) return forEscape(escape, isEscaped);
  if (bracketed !== undefined) return forBracketed(bracketed.toLowerCase(), match);
  if (printers !== undefined) return '';
  if (sign === '**') return areBold ? '' : null;
  if (sign === '\r' || sign === '\u00c2') return '';
  if (sign.startsWith('\u00ef')) return '\ufffd';
  const unit = sign.charCodeAt(0);
  if (unit >= 0xff01 && unit <= 0xff5e) return String.fromCharCode(unit - 0xfee0);
  return LETTERS[unit - 0xfb00] ?? '';
}

/** Windows' own characters stand where HTML has none. */
const characterOf = (code: number): string | null =>
  code === 145 || code === 146
    ? '’'
    : code === 147 || code === 148
      ? '”'
      : code === 150
        ? '–'
        : code < 32
          ? null
          : String.fromCharCode(code);

function forTag(tag: string): string | null {
  if (ENDS_LINE.has(tag)) return '\n';
  if (PARTS_WORDS.has(tag)) return '  ';
  if (/^deg(?:rees?)?$/.test(tag)) return '°';
  return MARKS_WORDS.has(tag) ? '' : null;
}

const BEHIND_MARK = /[\]}°]\s?\d{1,2}(?:\.\d{1,3})?\s?$/;

/** Minutes and seconds stand behind degrees: "30 [min]" alone may be of an hour. */
function forBracketed(name: string, { input, index }: RegExpExecArray): string | null {
  const by = BRACKETED[name] ?? null;
  return by === '°' || BEHIND_MARK.test(input.slice(Math.max(0, index - 12), index)) ? by : null;
}

function forEscape(escape: string, isEscaped: boolean): string | null {
  if (escape === '"') return '"';
  if (escape.startsWith('u')) return String.fromCharCode(Number.parseInt(escape.slice(1), 16));
  return isEscaped ? (escape === 'n' ? '\n' : '') : null;
}

const QUOTED = /^>{1,3} ?/gm;
/** One cell to a line. */
const CELL = /^\| ?(?=[^|\n]*\|? *$)/gm;
const CELL_END = / ?\|(?= *$)/gm;

/** Marks at the heads of lines, where most lines have them. */
function margins(text: string): readonly Gap[] {
  const lines = text.split('\n').length;
  const of = (pattern: RegExp): Gap[] => {
    const found = Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({
      start: index,
      end: index + length,
      by: '',
    }));
    return found.length > 2 && found.length * 3 > lines * 2 ? found : [];
  };
  if (lines < 3) return [];
  const cells = of(CELL);
  const marks = merged(of(QUOTED), cells.length > 0 ? merged(cells, of(CELL_END)) : []);
  return marks.length > 0 ? marks : indents(text);
}

/** The indent that all lines behind the first have alike; lines of a report have several. */
function indents(text: string): Gap[] {
  const found: Gap[] = [];
  for (const { 0: line, index } of text.matchAll(/\n[ \t]*(?=\S)/g)) {
    const gap = { start: index + 1, end: index + line.length, by: '' };
    const first = found[0];
    if (gap.end - gap.start < 2 || (first && gap.end - gap.start !== first.end - first.start)) return [];
    found.push(gap);
  }
  return found.length < 3 ? [] : found;
}
