// Takes: folded text. Gives: where an azimuth or the central angle of a curve stands without its marks, "Az. 30-46-18, 120 ft", "azimuth 218 52 10",
// "delta = 27-03-41", "C1  31-20-45  85.00'", or a deflection's degree mark was read as a point, and how it reads with them; "36 [1/2]" and "N 64/15/30 W" likewise, in as many
// characters. Never: figures that nothing calls an angle.
import type { Reread } from './reread.ts';
import { beginsAny } from './triples.ts';

const mayRunByAzimuths = beginsAny(['azi', 'az.', 'az ', 'az:', 'az=']);
/** "Az. 30", "azimuth = 30": the word, and what leads to the figure. */
const WORD = String.raw`\b(?:azimuths?|az)(?:\s{0,2}[.:=]|\s+(?:of|is|being))?\s{0,2}`;
/** "azimuth 218 52 feet" may be 218° and 52 feet: blanks part three figures, and none of them has a unit. */
const BARE = new RegExp(
  String.raw`(?<word>${WORD})(?<degrees>\d{1,3})(?:-(?<minutes>[0-5]\d)(?:-(?<seconds>[0-5]\d(?:\.\d{1,2})?))?|\s(?<minutes2>[0-5]\d)\s(?<seconds2>[0-5]\d(?:\.\d{1,2})?))(?!\s{0,2}(?:feet|foot|ft|m|met(?:er|re)s?|chains?|chs|rods|poles|varas)\b|')(?<behind>[,\s](?=\s?[^\d;]{0,24}\d)|(?![\d.°"-]))`,
  'g',
);
const mayCurve = beginsAny(['cur', 'arc']);
const mayDeflect = beginsAny(['def']);
const DASHED = /\d-[0-5]\d(?!\d)/;
/** "a central angle of 27-03-41", "Δ=27-03-41". */
const CENTRAL = new RegExp(
  String.raw`(?<word>(?:\b(?:(?:central|included|internal|interior)\s+angle|delta(?:\s+angle)?|angle|c\.?a\.?)|δ)(?:\s{0,2}[:=]|\s+(?:of|is|being|equal\s+to))?\s{0,2})(?<degrees>\d{1,3})-(?<minutes>[0-5]\d)(?:-(?<seconds>[0-5]\d(?:\.\d{1,2})?))?(?!\s{0,2}(?:feet|foot|ft)\b|')(?<behind>,\s|[,\s]|(?![\d.°"-]))`,
  'g',
);
/** "C1 | 31-20-45 | 85.00'": between dashes, the delta of a row in a table of curves; no bearing, which has its letters. */
const CURVE_ROW =
  /(?:^|[\n |])[ |]{0,6}(?:[bt]?c|lc|cv|crv|curve\s)(?:no\.?\s?)?-?\d{1,3}[ |:.=,;\n][^\n]{0,160}(?:\n(?:[nsewft\d.,'"° |-]{3,120}|[a-z .()#|]{1,80})(?=\n|$)){0,60}/g;
const DELTA_CELL =
  /(?<=[ |=\n]|^)(?<!\b[ns][.\s]{0,3})(?<degrees>\d{1,3})-(?<minutes>[0-5]\d)-(?<seconds>[0-5]\d(?:\.\d{1,2})?)(?=[ |,;\n]|$)(?<behind>[ ,;]?)(?![ew]\b)/g;
const SHORT = /\baz\s{0,2}[.:=\s]\s{0,2}\d{1,3}(?:\s?°|[\s-]\d|\.\d)/;

/** Whether bare angles are said to be azimuths, if only by "Az.". */
export const namesAzimuths = (text: string, folded: string): boolean =>
  mayRunByAzimuths(text) && (folded.includes('azimuth') || SHORT.test(folded));

/** Before an azimuth of a list: the head of a line or of a clause, and its number; or the words that announce a chord's. */
const HEAD = String.raw`(?<head>(?:^|[\n;:])\s{0,8}"?(?:\(?\d{1,3}[.)]\s{1,4})?(?:thence,?\s)?|\bazimuths?(?:\s+and\s+distances?)?(?:\s+thereof)?\s+(?:being|is|are|of):?\s{1,3})`;
const LENGTH = String.raw`(?=[\s,-]{1,4}\(?\d[\d,]{0,8}(?:\.\d{1,3})?\)?\s?(?:feet|ft|chains|met(?:er|re)s)\b)`;
/** "1. 241-17-30 8.40 feet", "71'20'40" 118.25 feet", "218030' 141.60 feet", "247° 12; 96.40 ft": dashes, or a mark misread. */
const LISTED = new RegExp(
  String.raw`${HEAD}(?<degrees>[0-3]?\d{1,2})(?:(?<dash>-)(?<minutes>[0-5]\d)(?:-(?<seconds>[0-5]\d(?:\.\d{1,2})?))?|(?<misread>'\s?|(?<=\d\d)0)(?<minutes2>[0-5]\d)(?:'|(?=\s))(?<rest>\s?[0-5]\d(?:\.\d{1,2})?")?|(?<mark>°\s?)(?<minutes3>[0-5]\d);)${LENGTH}`,
  'g',
);

/** Dashes, or a mark misread, among azimuths that stand without their word at the heads of clauses. */
function listedAzimuths(folded: string): Reread[] {
  return Array.from(folded.matchAll(LISTED), (m) => {
    const { head, degrees, dash, minutes, seconds, misread, minutes2, rest = '', mark, minutes3 } = m.groups!;
    const start = m.index + head!.length;
    if (dash !== undefined) {
      const read = seconds === undefined ? `${degrees!}°${minutes!}'` : `${degrees!}°${minutes!}'${seconds}"`; // the blank behind becomes a mark
      return { start, end: start + read.length, read };
    }
    const shown = m[0].slice(head!.length);
    const read =
      misread === undefined
        ? `${degrees!}${mark!}${minutes3!}'`
        : `${degrees!}${misread.length === 2 ? '° ' : '°'}${minutes2!}${shown.slice(degrees!.length + misread.length + 2, shown.length - rest.length)}${rest}`;
    return { start, end: start + shown.length, read, isMended: true };
  });
}

function cellsOfRows(folded: string): Reread[] {
  return Array.from(folded.matchAll(CURVE_ROW)).flatMap((row) =>
    Array.from(row[0].matchAll(DELTA_CELL), (m) => {
      const { degrees, minutes, seconds, behind } = m.groups!;
      const start = row.index + m.index;
      const read = `${degrees!}°${minutes!}'${seconds!}${behind === '' ? '' : '"'}`;
      return { start, end: start + read.length, read };
    }),
  );
}

/** "C1: delta: 31-20-45" is found by its word and as a cell. */
function centralAngles(folded: string): Reread[] {
  const named = namedAngles(folded, CENTRAL);
  const places = new Set(named.map((one) => one.start));
  return [...named, ...cellsOfRows(folded).filter((cell) => !places.has(cell.start))];
}

const DEFLECTED =
  /\bdeflect[a-z]{0,6}\s+(?:to\s+the\s+)?(?:left|right)\s+(?:(?:an?\s+angle\s+of|by)\s+)?\d{1,3}\.(?=[0-5]\d'\s?[0-5]\d(?:\.\d{1,2})?")/g;

/** `deflecting left 21.16'40"`: the degree mark was read as a point. */
const deflections = (folded: string): Reread[] =>
  Array.from(folded.matchAll(DEFLECTED), (m) => {
    const end = m.index + m[0].length;
    return { start: end - 1, end, read: '°', isMended: true };
  });

/** "36 [1/2]", "45^o 30'": what a publisher of opinions sets for the signs of the page. */
const BRACKETED = /(?<=\d\s?)(?:\s?\[(?:1\/[248]|[37]\/[48]|[½¼¾])\]|\^o(?![a-z]))/g;

function bracketedMarks(folded: string): Reread[] {
  if (!folded.includes('[') && !folded.includes('^')) return [];
  return Array.from(folded.matchAll(BRACKETED), ({ 0: printed, index }) => {
    const read = printed === '^o' ? '° ' : ` ${printed.replaceAll(/[[\]\s]/g, '')}`.padEnd(printed.length);
    return { start: index, end: index + printed.length, read };
  });
}

/** "N 64/15/30 W": strokes for dashes. */
const STROKED =
  /(?<=(?<![a-z])(?:n|s|north|south)[.\s]{0,2})\d{1,2}\/[0-5]\d\/[0-5]\d(?=[.\s]{0,2}(?:[ew](?![a-z])|east|west))/g;
const TWO_STROKES = /\d\/[0-5]\d\/[0-5]\d/;

function strokedAngles(folded: string): Reread[] {
  return Array.from(folded.matchAll(STROKED), ({ 0: printed, index }) => ({
    start: index,
    end: index + printed.length,
    read: printed.replaceAll('/', '-'),
  }));
}

export function bareAngles(text: string, folded: string): Reread[] {
  const central = [
    ...bracketedMarks(folded),
    ...(folded.includes('/') && TWO_STROKES.test(folded) ? strokedAngles(folded) : []),
    ...(mayCurve(text) && DASHED.test(folded) ? centralAngles(folded) : []),
    ...(mayDeflect(text) ? deflections(folded) : []),
  ];
  if (!mayRunByAzimuths(text)) return central;
  const listed = folded.includes('azimuth') ? listedAzimuths(folded) : [];
  return [...central, ...namedAngles(folded, BARE), ...listed];
}

function namedAngles(folded: string, pattern: RegExp): Reread[] {
  return Array.from(folded.matchAll(pattern), (m) => {
    const { word, degrees, behind } = m.groups!;
    const minutes = m.groups!['minutes'] ?? m.groups!['minutes2'];
    const seconds = m.groups!['seconds'] ?? m.groups!['seconds2'];
    const start = m.index + word!.length;
    const mark = seconds === undefined ? "'" : '"';
    // A line's end stays one: the next may be a row of a table.
    const last = behind === '' || behind === '\n' ? '' : behind!.length === 2 ? `${mark},` : mark;
    const read = seconds === undefined ? `${degrees!}°${minutes!}${last}` : `${degrees!}°${minutes!}'${seconds}${last}`;
    return { start, end: start + read.length, read };
  });
}
