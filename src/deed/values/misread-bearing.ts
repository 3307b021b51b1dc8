// Takes: folded text and a place in it. Gives: the quadrant bearing that stands there with some of its letters, figures or marks misread, told
// by its whole shape and the length behind it: "8. 36 E 159 poles", "N. 87-19 B. 30 feet", "North 9 o 53' East 40 feet", "71° 101 E. 9 rods".
// Never: a bearing with nothing wrong in it, nor one whose figures leave a choice; every assumption is named in `doubts`.
import { codeAt } from '../words/code-at.ts';
import { before } from '../words/before.ts';
import type { Bearing } from '../../contract/extraction.ts';
import { CLEAN, type DirectionPhrase } from './direction.ts';
import { behindAll, isLetter, oneOf, spaceOr, wordEnd } from '../words/peek.ts';
import { inFigures } from '../words/letter-figures.ts';

const FRACTION: Readonly<Record<string, number>> = {
  '½': 0.5,
  '1/2': 0.5,
  '¼': 0.25,
  '1/4': 0.25,
  '¾': 0.75,
  '3/4': 0.75,
  '1-2': 0.5,
  '1-4': 0.25,
  '3-4': 0.75,
};

const UNITS =
  'feet|foot|ft|fcet|chains?|chs?|poles?|po1es|perches|p[eo]r|rods?|rds|links?|lks|yards|yds|meters|metres|varas|vrs|miles?';
const LENGTH_NEXT = new RegExp(
  String.raw`[\s,]{1,3}(?:(?:for\s+)?(?:a\s+)?(?:dis-?\s{0,2}tance\s+of\s+|about\s+|for\s+)?(?:[\dlio][\dlio,.]{0,9}(?:\s?[½¼¾]|\s\d\/\d)?\s{0,2}(?:${UNITS})\b|[\d,]{1,7}\.\d{1,2}\s?'|[a-z-]{3,9}(?:[\s-]{1,2}[a-z]{2,9}){0,7}\s{1,2}(?:\(\d|(?:${UNITS})\b)))`,
  'y',
);
const isBehindLength = before(new RegExp(String.raw`[\dlio]\s{0,2}(?:${UNITS})\.?[,\s]{1,3}`));
const SHAPE = new RegExp(
  String.raw`(?<first>n|s|8|\$|§|5(?=[.o])|north|south|[85$]outh|noith|nortb|nortli|norht|norch|nosth|[mhkw]orth|sonth|somth|souch|soutb|soutli|sowth|fouth)(?:[.,?](?!\d)|(?=[\s\d]|[lo]°))[\s.]{0,3}` +
    String.raw`(?<d>[\dlio]{1,2})(?:\s?(?<fraction>[½¼¾]|[13]\/[24]|(?:1-2|[13]-4)(?=\s))(?:\s?(?:°|deg(?:rees?|s)?\b\.?))?|` +
    String.raw`(?<mark>\s?[°*~]|\s?'|\s{0,2}[o0](?=[\s-]{0,2}\d{1,2}\s?')|\s?deg(?:rees?|s)?\b\.?|\s?-|\s)?[\s-]{0,2}` +
    String.raw`(?:(?<m>[\dlio]{1,2})(?<prime>\s?'|1(?!\d)|\s?min(?:utes?|s)?\b\.?|)(?:[\s-]{1,2}(?<s>[\dlio]{2})(?:\s?"|\s?sec(?:onds?)?\b\.?|))?)?)` +
    String.raw`[\s.,]{0,3}(?<last>east|west|[fblc]ast|eaft|weft|ea[|!1/]t|we[|!1/]t|e|w|f|b|k|£|\\v|vv|v\/|\\y)(?:[.,]|(?=[\s;]))`,
  'y',
);
/** What a figure behind it numbers. */
const NUMBERED =
  /(?:\b(?:lots?|sections?|sec|blocks?|blk|nos?|number|tracts?|parcels?|pages?|book|district|highway|route|range|township|and|of|cor|corner|station|sta)\.?|[\d#$&/-])\s{0,3}$/;

const isLeading = spaceOr('.,?');
const MAY_BE_FIGURE = oneOf('0123456789lio');
const [O, DEGREE_SIGN] = [111, 176];

/** Behind the first letter or word a figure follows; a figure that is to be a letter stands apart from the next. */
function figureFollows(text: string, at: number): boolean {
  const next = codeAt(text, at + 1);
  if (codeAt(text, at + 2) === DEGREE_SIGN) return true; // "NO°O8'E"
  if (isLetter(codeAt(text, at))) return mayBeFigureBehind(text, isLetter(next) ? wordEnd(text, at) : at + 1);
  if (next === O) return text.startsWith('outh', at + 1) && mayBeFigureBehind(text, at + 5);
  return isLeading(next) && mayBeFigureBehind(text, at + 1);
}

function mayBeFigureBehind(text: string, at: number): boolean {
  const next = codeAt(text, at + 1);
  if (isLetter(next) && !MAY_BE_FIGURE(next)) return false; // "north along"
  return MAY_BE_FIGURE(codeAt(text, behindAll(text, at, 5, isLeading)));
}

export function misreadBearingAt(text: string, at: number): DirectionPhrase | null {
  if (!figureFollows(text, at)) return null;
  SHAPE.lastIndex = at;
  const found = SHAPE.exec(text)?.groups;
  if (!found) return null;
  const end = SHAPE.lastIndex;
  LENGTH_NEXT.lastIndex = end;
  if (!isWholeInWords(found) && !LENGTH_NEXT.test(text) && !isBehindLength(text, at)) return null;
  const first = found['first']!;
  const { m, mark, prime } = found;
  if (/^[85$§]/.test(first) && NUMBERED.test(text.slice(Math.max(0, at - 14), at))) return null;
  // "8 9°06' W" may be 89 degrees, its north or south lost.
  if (/^[85]$/.test(first) && (!/[\s.]/.test(text[at + 1]!) || (found['d']!.length === 1 && text[at + 1] !== '.')))
    return null;
  // "N 61i W": the letter may be a fraction.
  if (mark === undefined && m !== undefined && /^[li]$/.test(m) && prime === '') return null;
  // "40 feet south of the line": no figure at all.
  if (!/\d/.test(`${found['d']!}${found['m'] ?? ''}`)) return null;
  const doubts = assumed(found);
  if (doubts.length === 0) return null;
  const bearing = bearingFrom(found);
  if (bearing === null) return null;
  const phrase = { ...CLEAN, kind: 'quadrant', start: at, end } as const;
  const marked = markedByLetter(found);
  if (marked === null) return { ...phrase, bearing, doubts };
  const why = `"${found['d']!}" is taken for ${marked['d']!}°; it may be ${figure(found['d'])}°`;
  return {
    ...phrase,
    bearing: bearingFrom(marked),
    doubts: doubts.map((doubt) => (doubt.startsWith(`"${found['d']!}"`) ? why : doubt)),
    others: [{ bearing, why }],
  };
}

type Parts = Partial<Record<string, string>>;

function bearingFrom(found: Parts): Bearing | null {
  const [degrees, minutes, seconds] = (['d', 'm', 's'] as const).map((part) => figure(found[part])) as [
    number,
    number,
    number,
  ];
  const exact = degrees * 3600 + (FRACTION[found['fraction'] ?? ''] ?? 0) * 3600 + minutes * 60 + seconds;
  if (exact > 90 * 3600 || minutes > 59 || seconds > 59) return null;
  return {
    ns: nsOf(found['first']!),
    degrees: Math.floor(exact / 3600),
    minutes: Math.floor((exact % 3600) / 60),
    seconds: exact % 60,
    ew: /^[wv\\]/.test(found['last']!) ? ('W' as const) : ('E' as const),
  };
}

/** "S lo 25' E": the small letter behind one figure is rather the degree mark, as it is in "S 1o 25' E", than a nought without one. */
function markedByLetter(found: Parts): Parts | null {
  const { d, mark, prime } = found;
  if (!/^[li]o$/.test(d!) || (mark ?? '').trim() !== '' || prime?.trim() !== "'") return null;
  return { ...found, d: '1' };
}

/** "$outh 4° 30' Bast in line of": two words and two marks between them need no length to be a bearing. */
const isWholeInWords = ({ first, last, mark, prime }: Partial<Record<string, string>>): boolean =>
  first!.length > 3 && last!.length > 3 && mark?.trim() === '°' && prime?.trim() === "'";

const figure = (printed: string | undefined): number => Number(inFigures(printed ?? '0'));

const nsOf = (first: string): 'N' | 'S' => (/^[nmhkw]/.test(first) ? 'N' : 'S');

/** What of it is no letter, figure or mark of a bearing, each with what it was taken for. */
function assumed(found: Partial<Record<string, string>>): string[] {
  const doubts: string[] = [];
  const { first, last, d, m, s, mark, prime, fraction } = found;
  if (!/^(?:n|s|north|south)$/.test(first!))
    doubts.push(`the first letter reads "${first!}", taken for ${nsOf(first!)}`);
  if (!/^(?:e|w|east|west)$/.test(last!))
    doubts.push(`the last letter reads "${last!}", taken for ${/^[wv\\]/.test(last!) ? 'W' : 'E'}`);
  for (const printed of [d, m, s])
    if (printed !== undefined && /[lio]/.test(printed)) doubts.push(`"${printed}" is read as ${inFigures(printed)}`);
  if (m === undefined && fraction === undefined) return doubts;
  if (mark !== undefined && /^\s*[o0]$/.test(mark)) doubts.push(`"${mark.trim()}" is read as the degree mark`);
  if (prime === '1') doubts.push(`the minutes' mark was read as a 1`);
  return doubts;
}
