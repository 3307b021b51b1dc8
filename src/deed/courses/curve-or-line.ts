// Takes: the elements of a curve and the words of its course. Gives: whether they are enough to say that the course is a curve.
// Never: an element; curve-phrase.ts reads those.
import { anyOf, wording } from '../words/wording.ts';
import type { CurveElements } from './curve-phrase.ts';

/** Words that make the course an arc, whatever else is told of it; "along a curve … 415 feet" alone is a line of unknown shape. */
const RUNS_ON_AN_ARC = new RegExp(
  anyOf([
    wording`\b${['along', 'on', 'in', 'by', 'around', 'upon', 'following']} (?:${['an?', 'the', 'said']} ){1,2}(?:[a-z-]+ ){0,2}arc\b`,
    wording`\barc ${['distance', 'length']}\b`,
    wording`\bcurv\w+\b[^;]{0,160}\bto (?:the )?end of (?:the |said )?curve\b`,
  ]),
);

/** "parallel with the curve last described and distant therefrom 80 feet": a curve, but of another radius. */
const EARLIER = ['first', 'last', 'above', 'aforesaid', 'preceding', 'previous', 'same', 'said'];
const TOLD = ['mentioned', 'described', 'named', 'aforesaid'];
export const PARALLEL_TO_CURVE = new RegExp(
  wording`\bparallel ${['to', 'with']} (?:said ${['curve', 'arc']}\b|(?:${['the', 'said']} ){1,2}(?:
    ${EARLIER}[\s-]{1,3}(?:above )?(?:${TOLD} )?${['curve', 'arc']}\b|
    ${['curve', 'arc']} (?:${['first', 'last', 'above', 'just', 'hereinbefore', 'aforesaid']} ){0,2}${TOLD}\b))`,
);

/** Enough to say that the course is a curve. */
export function isCurve(curve: CurveElements, words: string): boolean {
  if (curve.radius ?? curve.chordLength ?? curve.chordBearing ?? curve.chordAngle) return true;
  if (curve.deltaDeg !== null || curve.degreeOfCurveDeg !== null) return true;
  if ((curve.tangentIn ?? curve.radialIn) && curve.direction !== null) return true;
  if (curve.arc !== null && curve.direction !== null) return true;
  return (
    (curve.arc ?? curve.direction) !== null &&
    curve.bearing === null &&
    (RUNS_ON_AN_ARC.test(words) || PARALLEL_TO_CURVE.test(words))
  );
}
