// Takes: the words of the open course and, from the mark of a curve on, those ahead. Gives: whether the length that ends the course before the
// comma cannot be the curve's: "N 55° E 31.40 feet, along the arc of a curve to the right, the chord of which bears N 61° E 205.10 feet".
// Never: that of a curve that tells no chord, or one as long as its arc may be.

const FIGURE = String.raw`\d[\d,]{0,7}(?:\.\d{1,4})?`;
const FOOT = String.raw`\s?(?:feet\b|ft\b\.?|'(?!'))`;
const LENGTH_BEFORE = new RegExp(String.raw`(?<length>${FIGURE})${FOOT},\s{0,3}(?:and\s{1,3})?$`);
const CHORD = new RegExp(
  String.raw`\bchord\b[^;]{0,50}?\b(?:n|s|north|south)\b\.?\s?\d[^;]{0,40}?(?:\b|['"\d.])(?:e|w|east|west)\b\.?[^;\d]{0,30}(?<length>${FIGURE})${FOOT}`,
);
const MOST_AHEAD = 300;
/** An arc is no shorter than its chord, and one told in a list is hardly more than a half circle. */
const [SHORTEST, LONGEST] = [0.95, 1.6];

export function hasOwnChord(own: string, text: string, at: number): boolean {
  const before = LENGTH_BEFORE.exec(own)?.groups!['length'];
  if (before === undefined) return false;
  const chord = CHORD.exec(wordsOfCurve(text, at))?.groups!['length'];
  if (chord === undefined) return false;
  const share = amountOf(before) / amountOf(chord);
  return share < SHORTEST || share > LONGEST;
}

const amountOf = (figure: string): number => Number(figure.replaceAll(',', ''));

/** As far as the next item. */
function wordsOfCurve(text: string, at: number): string {
  const words = text.slice(at, at + MOST_AHEAD);
  const end = words.search(/;|\bthen(?:ce)?\b/);
  return end < 0 ? words : words.slice(0, end);
}
