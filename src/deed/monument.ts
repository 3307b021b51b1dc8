// Takes: the words of one course. Gives: what stands at its end (monument) and what it runs with or along (adjoiner).
// Never: a reading of either; both are the document's own words.
import { spaceOr } from './peek.ts';

// "a curve to the right": a hand, not a place.
const TERMINUS =
  /\bto\s+(?!(?:the\s+)?(?:right|left)\b)(?=(?:an?|the|its|said|corner|land|lands|station|monument|property|point|where)\b|[A-Z0-9½¼¾])/i;
const STOPS =
  /[;.(]\s|[;(]|,\s+(?:thence|said|which|the\s+same|containing|being|from)\b|\s+(?:thence|located|and\s+(?:containing|being))\b|\.$|$/i;
const ONLY_A_POINT = /^(?:a|the)\s+(?:point|place|corner)\.?,?$/i;

/** Where the course's terminus ("to an iron pin …") begins, searched from `from`; -1 when it names none. */
export function terminusAt(text: string, from: number, to: number): number {
  const found = TERMINUS.exec(text.slice(from, to));
  return found ? from + found.index : -1;
}

const UNEVEN = /\s\s|[^\S ]/;
const isTail = spaceOr(',;.');

/** On one line, with single blanks, and without the marks behind it. */
function plainName(words: string): string {
  let end = words.length;
  while (end > 0 && isTail(words.charCodeAt(end - 1))) end--;
  const name = words.slice(0, end);
  return (UNEVEN.test(name) ? name.replace(/\s+/g, ' ') : name).trim();
}

export function monumentOf(text: string, from: number, to: number): string | null {
  const at = terminusAt(text, from, to);
  if (at < 0) return null;
  const words = text.slice(at, Math.min(to, at + 260)).replace(/^to\s+/i, '');
  const stop = STOPS.exec(words);
  const name = plainName(words.slice(0, stop ? stop.index : undefined));
  if (name === '' || ONLY_A_POINT.test(name)) return null;
  return name.length > 200 ? `${name.slice(0, 200).replace(/\s\S*$/, '')}` : name;
}

const ALONG =
  /\b(?:along|with|following|by|on|up|down|across|crossing|adjoining)\s+(?=(?:the|said|a|an|land|lands|line|other|same|property|center|centre|remainder|present|[A-Z])\b|[A-Z])/i;
const ALONG_STOPS =
  /[;.(:]|,\s|\s+(?:to|for|thence|a\s+distance|an\s+arc|in\s+a|and\s+running|about|approximately|bearing|north|south|east|west|having|[NS]\.?\s?\d)\b|\s\d|\s(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/i;
const NOT_ADJOINERS =
  /^(?:a|the)\s+(?:curve|arc|bearing|course|distance|radius|following|line\s+parallel)|^(?:a|an)\s+(?:angle|straight)|^(?:an?|the|said)\s+(?:[\w-]+\s+){0,2}(?:curve|arc|tangent)$/i;

export function adjoinerOf(text: string, from: number, to: number): string {
  const words = text.slice(from, Math.min(to, from + 500));
  const found = ALONG.exec(words);
  if (!found) return '';
  const rest = words.slice(found.index + found[0].length);
  const stop = ALONG_STOPS.exec(rest);
  const name = plainName(rest.slice(0, stop ? stop.index : 120));
  return NOT_ADJOINERS.test(name) ? '' : name.slice(0, 160);
}
