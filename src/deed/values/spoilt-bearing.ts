// Takes: folded text and a north or south in it that no sound bearing follows. Gives: the bearing whose marks a scan or another set of characters
// has spoilt, told by its groups of figures and the east or west behind them: `N 71042116" E`, "S 23? W". Never: one that its figures leave a
// choice about (its readings are offered), nor a cardinal; what was taken for what is named in `doubts`.
import { codeAt } from '../words/code-at.ts';
import { CLEAN, type DirectionPhrase } from './direction.ts';
import { behindAll, isFigure, spaceOr, wordEnd } from '../words/peek.ts';
import { bearingOf } from './quadrant.ts';
import { wordTable } from '../words/word-table.ts';
import { inFigures } from '../words/letter-figures.ts';

/** Any mark but those that part a sentence or open a bracket. */
const SIGN = String.raw`[^\sa-z\d();,&]`;
const DEGREE = String.raw`(?:\s{0,2}(?:${SIGN}{1,3}|[,;](?=\d\d\s?'))\s{0,3}|\s{1,3}|\s?(?:['"]?0(?=\s{0,2}\d\d)|10(?=\s{1,2}\d\d))\s{0,2}|[eod](?=\d))`;
const MINUTE = String.raw`(?:\s{0,2}${SIGN}{1,2}\s{0,3}|[1ftrlij]\s{0,2})`;
const SECOND = String.raw`(?:\s?(?:${SIGN}{1,3}|11|tm))`;
/** Seven minutes and their prime run together to a T: "4T 38"". Tens of minutes or seconds end at five, so an S among them is no eight. */
const SIXTIETH = String.raw`(?:[0-5]\d|s\d(?=\s?['"])|\d(?!\d))`;
const HEAD = String.raw`(?<ns>n|s)(?:o|orth|outh)?[.,:\s-]{0,4}`;
const LAST = String.raw`[\s.,-]{0,4}(?:(?<e>east|e)|west|w)(?:\.|(?![a-z\d]))`;

const threeParts = (degrees: string): RegExp =>
  new RegExp(
    `${HEAD}(?<body>(?<d>${degrees})${DEGREE}(?:(?<t>[0-5])t\\s{0,2}|(?<m>${SIXTIETH})${MINUTE})(?<s>${SIXTIETH}(?:\\.\\d{1,4})?)${SECOND}?)${LAST}`,
    'y',
  );
const MARK = String.raw`\s?[°*~^?¦•\ufffd]\s{0,2}`;
const twoParts = (degrees: string): RegExp =>
  new RegExp(
    `${HEAD}(?<body>(?<d>${degrees})(?:${MARK}|0(?=\\d\\d))(?<m>${SIXTIETH})\\s?[/¹?¦!|\\\\\\ufffd]{1,2}\\s{0,2})${LAST}`,
    'y',
  );
const ONE_PART = new RegExp(String.raw`${HEAD}(?<body>(?<d>\d{1,2})\s?(?<mark>[?¦\ufffd])\s?)${LAST}`, 'y');

/** "south 3 degrees 21 munutes 55 sands east": three figures, and of the words behind them one at least is what it should be. */
const SPOILT_WORD = String.raw`[^\d;:,()]{2,12}?`;
const IN_WORDS = new RegExp(
  `${HEAD}(?<body>(?<d>\\d{1,2})(?<words>${SPOILT_WORD}(?<m>[0-5]?\\d)${SPOILT_WORD}(?<s>[0-5]?\\d)${SPOILT_WORD}))${LAST}`,
  'y',
);
const SOUND_WORD = /\s(?:deg(?:rees)?|min(?:utes)?|sec(?:onds)?)\b/;

/** Two digits of the degrees, or one of them: where both readings fit, neither is sure. */
const SHAPES = ['\\d\\d', '\\d']
  .flatMap((degrees) => [threeParts(degrees), twoParts(degrees)])
  .concat(ONE_PART, IN_WORDS);

const isBefore = spaceOr('.,:-');
/** As `HEAD` has them. */
const isMeridian = wordTable('n no north nouth s so sorth south'.split(' ').map((word) => [word, true]));

export function spoiltBearingAt(text: string, at: number): DirectionPhrase | null {
  const end = wordEnd(text, at);
  if (!isMeridian(text, at, end) || !isFigure(codeAt(text, behindAll(text, end, 4, isBefore)))) return null;
  return shapedAt(text, at) ?? tornApartAt(text, at);
}

/** Every figure and mark by itself, as type with wide gaps is scanned. */
const TORN_APART = new RegExp(String.raw`${HEAD}(?:\d ){2}(?:[°'"\d*.] ?){3,14}(?=${LAST})`, 'y');

/** `N 7 1 0 4 2' 1 6" E`: read with its blanks left out. */
function tornApartAt(text: string, at: number): DirectionPhrase | null {
  TORN_APART.lastIndex = at;
  const printed = TORN_APART.exec(text)?.[0];
  if (printed === undefined) return null;
  const end = TORN_APART.lastIndex;
  const joined = printed.replaceAll(' ', '');
  const read = shapedAt(joined + text.slice(end, end + 9), 0);
  return read && { ...read, start: at, end: end + read.end - joined.length };
}

function shapedAt(text: string, at: number): DirectionPhrase | null {
  const found: DirectionPhrase[] = [];
  for (const shape of SHAPES) {
    shape.lastIndex = at;
    const groups = shape.exec(text)?.groups;
    const read = groups && readingOf(groups, at, shape.lastIndex);
    if (read) found.push(read);
  }
  const [first, ...rest] = found;
  if (!first || rest.length === 0) return first ?? null;
  const others = found.map(({ bearing }) => ({ bearing: bearing!, why: first.doubts[0]! }));
  return { ...first, kind: 'broken', bearing: null, others };
}

function readingOf(groups: Partial<Record<string, string>>, start: number, end: number): DirectionPhrase | null {
  const { ns, body, d, t, s, e, mark, words } = groups;
  if (words !== undefined && !SOUND_WORD.test(words)) return null;
  const m = t === undefined ? groups['m'] : `${t}7`;
  const [degrees, minutes, seconds] = [d, m, s].map((part) => Number(inFigures(part ?? '0'))) as [
    number,
    number,
    number,
  ];
  if (degrees * 3600 + minutes * 60 + seconds > 90 * 3600) return null;
  // "N 14, 22, 31 E" of a list has none of an angle's marks.
  if (s !== undefined && words === undefined && !/['"°¦\ufffd]|11|tm/.test(body!)) return null;
  const angle = { degrees, minutes, seconds };
  const [north, east] = [ns === 'n' ? 'N' : 'S', e === undefined ? 'W' : 'E'] as const;
  const read = `${degrees}°${m === undefined ? '' : `${minutes}'`}${s === undefined ? '' : `${seconds}"`}`;
  const why = `"${body!.trim()}" is taken for ${read}`;
  // Of a lone figure the sign may be a fraction as well.
  const half = { bearing: bearingOf(north, east, { ...angle, minutes: 30 }), why: `"${mark!}" may be a fraction` };
  const single = { bearing: bearingOf(north, east, { ...angle, minutes: Number(t) }), why: `"${t!}t" may be ${t!}'` };
  const others = t !== undefined ? [single] : mark === undefined ? CLEAN.others : [half];
  return { ...CLEAN, kind: 'quadrant', bearing: bearingOf(north, east, angle), start, end, doubts: [why], others };
}
