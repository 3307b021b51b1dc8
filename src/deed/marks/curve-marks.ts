// Takes: folded text. Gives: the places where a curve is told as a course of its own without "thence": "; On the curve to the right, having …",
// ", and by a curve to the left", "; CURVE 2 - right - R=350.00 ft". Never: a decision; segments/curve-opener.ts weighs each.
import type { CourseMark } from './course-marks.ts';
import { headEnd } from './verb-marks.ts';
import { wording } from '../words/wording.ts';

const DEGREE_OF_CURVE = String.raw`\d{1,2}(?:\.\d{1,2})?(?:\s?°|[\s-]deg\w{0,4}\.?)(?:[\s-]?\d{1,2}(?:'|[\s-]min\w{0,4}\.?))?(?:\d{1,2}")?[\s-]{1,3}`;
/** "from the PC", "from the point of curvature". */
const FROM_POINT = wording`[;.] (?:and )?from (?:(?:the|said) )?(?:p\.?\s?c\.?|p\.?\s?t\.?|point of [a-z]{5,9}|[a-z]{3,8}),? `;
const TANGENT_TO = wording`tangent to (?:the|said) (?:preceding|previous|last(?:[\s-][a-z]+){0,2}) (?:curve|course|line)[\s,]{1,3}`;
const ALONG = wording`(?<word>(?:[a-z]{2,9}erly |${TANGENT_TO})?(?:on|along|by|following|around|with))`;
const KIND = wording`(?:[a-z-]{1,20} |\d[\d,.]{0,8}[\s-]f\w{1,3}\.? |${DEGREE_OF_CURVE}){0,3}`;
const CURVES = [
  wording`(?:[;:.\n,]\)?\s{0,6}(?:and )?|\sand |${FROM_POINT})${ALONG} (?:a|an|the|said|r\/w) ${KIND}(?:curve|arc|curving)\b`,
  // "; then curves to the right on a radius of"
  wording`[;,]\s{0,6}(?:and )?(?:then )?curves (?:off )?(?:to the )?(?:left|right)\b`,
  wording`[;\n]\s{0,6}(?:curve|arc) (?:no\.?\s?)?[a-z]?-?\d{1,3}\s?[-:,(]`,
  // "; that curve, whose chord bears …"; in "to a point of curve,\nsaid curve having" the sentence goes on over the line's end
  wording`(?:;|(?<!,[ \t]{0,3})\n)\s{0,6}(?:that|said|the|an?) (?:[a-z-]{1,20} ){0,2}curve,? (?:whose|having)\b`,
  // "; a 10°00' curve right, radius", "; curve to the left, 120 feet"
  wording`;\s{0,8}(?:and )?(?:al(?:on)?g )?(?:an? |the )?(?:${DEGREE_OF_CURVE})?(?:curve|crv),? (?:to (?:the )?)?
    (?:left|right|[lr]t|[lr](?=\s{0,2}[(,]))\b(?!\s{0,3}-?\s{0,3}of)`,
];
const CURVE = new RegExp(CURVES.join('|'), 'g');

/** A curve of which nothing is told before the next course runs along it. */
const SAID_CURVE_NEXT = new RegExp(
  wording`(?![^;]{0,200}\b(?:central|delta|arc|lengths?|chord|angle)\b[^;]{0,200};)[^;]{0,200};\s{0,6}(?:and )?
    then(?:ce)?\b[^;]{0,80}\bsaid (?:[a-z-]+ ){0,2}(?:curve|arc)\b`,
  'y',
);

/** "to a pin on the lane and on a curve whose radius point bears N 5° W 640 feet; thence along said curve": where the course before it ends. */
function isMetThere(text: string, at: number): boolean {
  SAID_CURVE_NEXT.lastIndex = at;
  return SAID_CURVE_NEXT.test(text);
}

export const curveMarks = (text: string): CourseMark[] =>
  Array.from(text.matchAll(CURVE))
    .filter((m) => m.groups!['word'] !== 'on' || !isMetThere(text, m.index + m[0].length))
    .map(({ index }) => headEnd(text, index))
    .map((start) => ({ kind: 'curve', start, lead: start }));
