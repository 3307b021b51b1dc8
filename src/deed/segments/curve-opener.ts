// Takes: where the cutting of a stretch stands and the mark of a curve ahead. Gives: whether the curve is a course of its own, and
// of a bearing whether it is an element of the curve before it.
// Never: a cut before the elements of the curve that is already open.
import { before } from '../words/before.ts';
import type { CourseMark } from '../marks/course-marks.ts';
import { isCurveItem, tellsRadius } from '../marks/curve-items.ts';
import { courseLike, isBearing, lengths, type Cut } from '../marks/cut.ts';
import { hasOwnChord } from './own-chord.ts';
import type { Token } from '../values/tokens.ts';
import { wording } from '../words/wording.ts';

/** "; on the curve to the right": a course of its own where the open one has its bearing and its length and no curve. */
export function curveOpens(cut: Cut, mark: CourseMark): boolean {
  const open = cut.current;
  if (!open) return opensBehindBeginning(cut, mark);
  if (cut.closed || !lengths(cut, open)) return false;
  const { text } = cut.s;
  const own = text.slice(open.lead, mark.start);
  const isItem = isCurveItem(text, mark.start);
  if (isItem && runsOnCurve(own) && !(TELLS_RADIUS.test(own) && tellsRadius(text, mark.start))) return false;
  const isWholeCurve = /\b(?:curves?|crv)\b/.test(own) && /\brad(?:ius)?\b/.test(own);
  if (!runsOnCurve(own) && hasOwnChord(own, text, mark.start)) return true;
  if (!isWholeCurve && !open.tokens.some((t) => isBearing(t, cut.s.azimuths) || isCardinal(text, t))) return false;
  if (isWholeCurve && listsNextCurve(text, own, mark.start)) return true;
  if (isItem) return true;
  const atBreak =
    ENDS_ITEM.test(own) ||
    /\band\s{1,3}$/.test(own) ||
    /\bto\s+an?\s+(?:[a-z-]+\s+)?curve[^.;]{0,40},\s{0,3}$/.test(own);
  if (!atBreak) return endsBeforeCurve(cut, mark, own);
  return !CURVE_ELEMENT.test(own) || ENDS_ITEM.test(own);
}

/** "; along the arc", "; II.) along the arc", "; from 4 to 5: along a curve": with the number of the next item, which may be misread, or its stations. */
const STATION = String.raw`(?:(?:station|corner|point)\s)?[a-z\d]{1,4}`;
const ENDS_ITEM = new RegExp(
  wording`[;\n]\s{0,6}(?:and )?(?:\(?[a-z\d]{1,4}(?:[.,:]?\)|[.:-])\s{0,3}|(?:from\s)?${STATION}(?:\sto\s|\s?-\s?)${STATION}[:,] )?$`,
);

const CURVE_TOLD = wording`(?:along|on|around|by|with|over) an? (?:[a-z-]+ ){0,2}(?:curve|crv) (?:to )?(?:the )?(?:l|r|left|right|lt|rt)\b`;
const FIRST_CURVE = new RegExp(`^${CURVE_TOLD}${String.raw`[^;]{0,160}\bradius\b`}`);
/** "From the PC on a curve to the left (R = 980.00') for 210.00' to the PT; thence": with its length, and what it comes to. */
const CURVE_TO_A_PLACE = new RegExp(
  String.raw`^(?:from\s[^;,]{2,30}?,?\s+)?${CURVE_TOLD}(?=[^;]{0,160}(?:\bradius\b|\br\s?=))[^;]{0,200}\d(?:'|\s?(?:feet|ft|met(?:er|re)s|chains|varas)\b)[^;]{0,80}\bto\s[^;]{2,80};\s{0,3}(?:and\s)?then(?:ce)?\b`,
);

/** "COM N 40 FT FR NW COR BLK 3; ALONG A CURVE TO L (CHORD BEARS …, RADIUS = 90 FT)": the first course of a roll is a curve. */
function opensBehindBeginning({ s: { text, from } }: Cut, { start }: CourseMark): boolean {
  const head = text.slice(Math.max(0, from, start - 4), start);
  if (!/[;.]\s{0,3}$/.test(head)) return false;
  const words = text.slice(start, start + 360);
  return CURVE_TO_A_PLACE.test(words) || (from > 0 && head.includes(';') && FIRST_CURVE.test(words));
}

const TELLS_RADIUS = /\brad(?:ius)?\b|\br\s?=/;
const TO_A_CURVE = /\bto\s+(?:an?|the|its)\s(?:[a-z-]+\s){0,5}(?:curve|curvature|arc)\b[^;\n]*/;

/** Whether the course itself is a curve, and does not only come to one. */
const runsOnCurve = (own: string): boolean => /\b(?:curve|crv|arc|chord)\b/.test(own.replace(TO_A_CURVE, ''));

/** "; E 15 FT; along a curve": a cardinal that the course runs by. */
const isCardinal = (text: string, token: Token): boolean =>
  token.kind === 'direction' && token.direction.kind === 'cardinal' && courseLike(text, token);

const ENDS_WITH_LENGTH = new RegExp(
  wording`\b(?:feet|ft)\b\.?(?: to an? point of [a-z]+ curv\w+)?[,;]\s{0,6}(?:and )?$`,
);
const ANOTHER_CURVE = new RegExp(
  wording`^(?:on|along|by) an? (?:[a-z0-9,.-]+ ){0,3}(?:curve|arc) (?:to (?:the )?)?(?:left|right)\b[^;]{0,160}\b(?:feet|ft)\b`,
);

/** "on a 900-foot radius curve left …, 226 feet, on a spiral curve left …, 403 feet": curves told one after another. */
function listsNextCurve(text: string, own: string, at: number): boolean {
  return ENDS_WITH_LENGTH.test(own) && ANOTHER_CURVE.test(text.slice(at, at + 320));
}

/** "71.20 feet to a stake, on a curve to the left, radius 480 feet": the comma ends the line. */
function endsBeforeCurve(cut: Cut, mark: CourseMark, own: string): boolean {
  if (CURVE_ELEMENT.test(own) || !/\bto\s+an?\s[^,;]{3,60},\s{0,3}$/.test(own)) return false;
  return CURVE_ELEMENT.test(cut.s.text.slice(mark.start, mark.start + 90));
}

const CURVE_ELEMENT = /\b(?:radius|chord|central\s+angle|delta)\b/;

const LENGTH = wording`\d[\d,]{0,8}(?:\.\d{1,3})?(?:'| (?:feet|ft\.?))`;
/** The bearing behind these is an element of the course already open. */
const OF_A_CURVE = new RegExp(
  [
    wording`\b(?:cb|chb|ch|chd|l\.?\s?c)\.?\s?[=:]\s{0,2}$|\bch\.? (?:brg|bearing|dist)[^;]{0,24}$|\bl\.?\s?c\.? bears $`,
    wording`\bchord (?:bearing|bears|being)\.?\s{0,6}$|(?<!\bnon[\s-]|\bnot\s)\b(?:chord|radial|subtend\w{0,4}|tangent)\b;?[^.;]{0,60}$`,
    wording`\bchord (?:(?:length|distance) )?of ${LENGTH},? (?:(?:which|that) )?bear(?:s|ing) $`,
    wording`\b(?:radius|cent(?:er|re))\b[^.;]{0,40}\b(?:bears|bearing|lies|lying) $`,
    String.raw`\b(?:being|distance|distances|is)\s?[:;-]{0,2}\s{0,3}(?:\(?\d{1,3}[.)]\s{0,3})?$`,
  ].join('|'),
);

/** "; tangent to said curve N 72° W 210 feet": a listed line, told by the curve before it. */
const LINE_BESIDE_CURVE = new RegExp(
  wording`;\s{0,3}(?:and )?(?:tangent(?:ially)?|radial(?:ly)?) (?:to|from) (?:said|the|last)\s(?:[a-z]+\s){0,2}(?:curve|arc),? $`,
);

/** "Beginning at a stone; with the ridge along the following bearings and distances: N 10° E": the list begins here. */
export const headsList = before(/\b(?:bearings?|courses?|calls?)\s+and\s+distances\s?[:;-]{1,2}\s{0,3}/);

/** "Curve left, Rad. 90 ft., Arc 31 ft., L.C. N 70 E 30 ft.": the chord's short name, no unit, right before its bearing. */
const SHORT_CHORD = /[,;(]\s{0,2}(?:(?:lg|long)\.?\s)?(?:ch|chd|chb|cb|l\.?\s?c)\.?,?\s{1,2}$/;
const SPEAKS_OF_CURVE = /\b(?:curve|crv|arc|rad(?:ius)?)\b|\br\.?\s?[=:]/;

/** Where nothing but blanks stands before the bearing no word says so; "ch." is a chord only in a course that is a curve: elsewhere it is chains. */
export function isOfACurve(text: string, from: number, at: number): boolean {
  const before = text.slice(Math.max(from, at - 70), at);
  if (before.trim() === '') return false;
  if (SHORT_CHORD.test(before) && SPEAKS_OF_CURVE.test(text.slice(from, at))) return true;
  return OF_A_CURVE.test(before) && !LINE_BESIDE_CURVE.test(before);
}
