// Takes: the words of one course. Gives: what stands at its end (the monument).
// Never: a reading of it; it is the document's own words.
import { arrivalIn } from './arrival.ts';
import { fold } from './fold.ts';
import { bounded, nameEnd, plainName, stopsOf } from './place-name.ts';
import { spaceOr } from './peek.ts';
import { endsOf, phrasesOf, startsOf } from './word-edges.ts';

// "a curve to the right": a hand, not a place.
const TERMINUS =
  /\bto\s+(?!(?:the\s+)?(?:right|left)\b)(?=(?:an?|the|its|said|corner|land|lands|station|monument|property|point|where)\b|[~'"]\w{1,2}\s+point\s+of\b|[A-Z0-9½¼¾])/i;

/** Where words of the terminus ("to an iron pin …") may begin, searched from `from`; -1 when there are none. */
export function terminusAt(text: string, from: number, to: number): number {
  // Shorter than "to a" there is none.
  const found = to - from < 4 ? null : TERMINUS.exec(text.slice(from, to));
  return found ? from + found.index : -1;
}

const STOPS = stopsOf(
  /[;.(]|\n\s*\n|,\s+(?:thence|then|said|which|whence|the\s+same|containing|being|it\s+being|from|passing|crossing|subject|together|reserving|except|excepting|in\s+consideration|according|having|concave|run|running|continuing|along|located|situated?|more\s+(?:or\s+less|particularly)|all\s+(?:as|being|of\s+which)|as\s+(?:shown|per|described|recorded|will)|the\s+(?:[a-z]+\s+)?(?:azimuth|bearing|chord|radius|tangent|course)s?|the\s+geographic|a\s+(?:total\s+)?distance|this\s+(?:point|course|corner)|and\s+(?:thence|then|from|running|continuing|passing|containing|being|is|all|also|known|except|excepting))\b|\s+(?:thence|located|containing|subject\s+to|together\s+with|having\s+a\s+radius|a\s+distance\s+of|the\s+(?:true|direct|chord)\s+(?:azimuth|bearing|course)s?|and\s+(?:thence|containing|being|running|continuing|passing|except|excepting))\b/i,
  'thence located containing',
  'subject together having a the and',
  'to with a distance true direct chord thence containing being running continuing passing except excepting',
  false,
);
const isEnding = (): boolean => true;
const ONLY_A_POINT = /^(?:a|the)\s+(?:point|place|corner)\.?,?$/i;
const BEGINNING =
  /^(?:the|said)\s+(?:(?:true|actual|aforesaid|original|first)\s+){0,2}(?:point|place)(?:\s+(?:or|and)\s+(?:point|place))?\s+of\s+(?:beginning|commencement)\b(?!\s+of\b)/i;
const isOfBeginning = phrasesOf([
  'the point',
  'the place',
  'said point',
  'said place',
  'the true',
  'the actual',
  'the aforesaid',
  'the original',
  'the first',
]);
const LONGEST_POINT = 'the corner.,'.length;
const meets = startsOf(['intersect', 'meet', 'strike', 'reach', 'join']);
const MEETS = /^(?:intersect|meet|strike|reach|join)(?:ing)?\s+(?:with\s+)?/i;

/** What the course of [from, to) runs to; null where it names nothing, or a bare point. */
export function monumentOf(text: string, from: number, to: number, folded: string = fold(text)): string | null {
  const at = arrivalIn(text, folded, from, to);
  if (at < 0) return null;
  const words = text.slice(at, nameEnd(text, folded, at, Math.min(to, at + 320), STOPS, isEnding)).trimStart();
  const name = plainName(meets(words, 0) ? words.replace(MEETS, '') : words);
  if (name === '' || (name.length <= LONGEST_POINT && ONLY_A_POINT.test(name))) return null;
  const beginning = isOfBeginning(name, 0) ? BEGINNING.exec(name) : null;
  return beginning?.[0] ?? bounded(name, 200);
}

const VALUES_FOLLOW =
  /[,;:]?\s+(?:(?:the|its)\s+)?(?:[a-z]+\s+){0,2}(?:azimuths?|bearings?|courses?|chord)\s+and\s+(?:[a-z]+\s+)?distances?\s+(?:being|is|are|thereof)\b[\s:\d.)(-]*$/i;

const isBeforeValues = spaceOr(':0123456789.)(-');
const TAIL = 120;
const endsSaying = endsOf(['being', 'is', 'are', 'thereof']);

/** "to a pipe, the direct azimuth and distance being 47°18' 412.60 feet": named before the values, which end at `values`. */
export function monumentBefore(text: string, from: number, values: number, folded: string = fold(text)): string | null {
  let said = values;
  while (said > values - TAIL && isBeforeValues(text.charCodeAt(said - 1))) said--;
  if (!endsSaying(text, said)) return null;
  const words = text.slice(Math.max(from, values - 600), values);
  const follow = VALUES_FOLLOW.exec(words.slice(-TAIL));
  return follow ? monumentOf(text, values - words.length, values - follow[0].length, folded) : null;
}
