// Takes: rows as the recogniser gave them. Gives: rows whose degree, minute, second and foot marks stand where only they can.
// Never: changes a value that could be meant: what it rewrites are marks, an S that was read as a paragraph or dollar sign, and
// a digit where no digit can stand. The reading as it came stays an alternate, and such a word is less sure.
import type { PlacedWord, Row, WordAlternate } from '../placed-word.ts';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const MENDED_CONFIDENCE = 0.8;

/** Each rule names its group `bad`, what stands there instead, and why nothing else can. */
const RULES: readonly (readonly [pattern: RegExp, text: string])[] = [
  // "S§ 62°": the sign is the letter's shadow, read twice
  [/\bS(?<bad>[§$])(?=\.?\s?\d{1,2}\s?(?:[°º]|-\d\d))/dg, ''],
  // "$ 45°30'": no sum of money has degrees
  [/(?<![\w.,])(?<bad>[§$])(?=\.?\s?\d{1,2}\s?(?:[°º]|-\d\d\b|deg))/dg, 'S'],
  // "S 06*07'13": after the first number of a bearing stands the degree sign
  [/\b[NS]\.?\s?\d{1,2}(?<bad>\*)(?=\s?-?\d{1,2}[°º'’])/dg, '°'],
  // `00°-03'~36"`: where hyphens part the numbers, a wave is one of them
  [/\d[°º'’]\s?(?<bad>[~=_])(?=\s?\d{1,2}['’"”])/dg, '-'],
  // `79°-46"'-35"`: one mark, read twice
  [/\d[°º]\s?-?\d{1,2}(?<bad>["”]['’])(?=-?\s?\d{1,2}["”])/dg, "'"],
  // `00°-52-34"`: between hyphens the second number is minutes, and its mark was lost in the hyphen or taken for a degree sign
  [/\d[°º]\s?-\s?\d{1,2}(?<bad>[°º*"”]?)(?=-\s?\d{1,2}["”])/dg, "'"],
  // "45°30°15": between two pairs of digits after a degree sign stands the minute mark
  [/\d[°º]\s?\d{1,2}(?<bad>[°º"”“*`´‘’']{2,3}|[°º"”“*`´‘])(?=\s?\d{1,2}(?:\.\d+)?\s?[°º"”“*`´‘’'%])/dg, "'"],
  // "45°30° E": a minute mark stands before the last letter
  [/\d[°º]\s?\d{1,2}(?<bad>[°º*`´‘]|[°º][’'])(?=\s?[EW]\b)/dg, "'"],
  // "45°30'15' E": after seconds stands the second mark
  [/\d[°º]\s?\d{1,2}['’]\s?\d{1,2}(?:\.\d+)?(?<bad>[°º*`´‘’'%]{1,3}|["”][’'°]|[’'°]["”])(?=[\s,;.EW]|$)/dg, '"'],
  // `68° 34" W`: between degrees and the last letter one number alone is minutes
  [/(?<![°º\d]\s?)\d{1,2}[°º]\s?\d{1,2}(?<bad>["”])(?=\s?[EW]\b)/dg, "'"],
  // `74°1938" E`: four digits there are minutes and seconds, and the mark between them was too faint
  [/\d[°º]\s?\d{2}(?<bad>)(?=\d{2}["”]\s?[EW]\b)/dg, "'"],
  // `43°18752" W`: five digits cannot stand there; the middle one is the mark
  [/\d[°º]\s?\d{2}(?<bad>[17])(?=\d{2}["”]\s?[EW]\b)/dg, "'"],
  // `231.74"`: nobody measures land in hundredths of inches; but 5.25" is a pipe, and 12.50" may be seconds of an angle
  [/(?<![\d.'’°]|['’°]\s)(?:1[3-9]|[2-9]\d|\d,?\d{3}|\d{3})\.\d\d(?<bad>["”°])(?=[\s,;.]|$)/dg, "'"],
];

/** The same over the rows of a page: a bearing may begin on one line and end on the next. */
export function withMarksAcross(rows: readonly Row[]): Row[] {
  const words = withMarks(rows.flat());
  let at = 0;
  return rows.map((row) => words.slice(at, (at += row.length)));
}

export function withMarks(row: Row): Row {
  return RULES.reduce((words, [pattern, replacement]) => withRule(words, pattern, replacement), row);
}

function withRule(row: Row, pattern: RegExp, replacement: string): Row {
  const text = row.map((word) => word.text).join(' ');
  const edits = editsOf(text, pattern, replacement);
  if (edits.length === 0) return row;
  const words: PlacedWord[] = [];
  let at = 0;
  for (const word of row) {
    const end = at + word.text.length;
    const own = edits.filter((edit) => edit.start >= at && edit.end <= end).map((edit) => moved(edit, -at));
    words.push(own.reduceRight(edited, word));
    at = end + 1;
  }
  return words;
}

function editsOf(text: string, pattern: RegExp, replacement: string): Edit[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [start, end] = match.indices!.groups!['bad']!;
    return { start, end, text: replacement };
  });
}

const moved = (edit: Edit, by: number): Edit => ({ ...edit, start: edit.start + by, end: edit.end + by });

function edited(word: PlacedWord, edit: Edit): PlacedWord {
  const text = word.text.slice(0, edit.start) + edit.text + word.text.slice(edit.end);
  const growth = edit.text.length - (edit.end - edit.start);
  const alternates: WordAlternate[] = word.alternates
    .filter((other) => other.end <= edit.start || other.start >= edit.end)
    .map((other) =>
      other.start >= edit.end ? { ...other, start: other.start + growth, end: other.end + growth } : other,
    );
  const original = {
    start: edit.start,
    end: edit.start + edit.text.length,
    text: word.text.slice(edit.start, edit.end),
  };
  if (original.text !== '' && edit.text !== '') alternates.push({ ...original, confidence: word.confidence });
  return { ...word, text, alternates, confidence: Math.min(word.confidence, MENDED_CONFIDENCE) };
}
