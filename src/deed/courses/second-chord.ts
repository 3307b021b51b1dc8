// Takes: a curve whose chord is told, and what a chord is told to be once more. Gives: its doubt where that is another: "chord S 8° E 90 feet and
// chord S 12° E 40 feet"; a way over the curve's centre is none. Never: the second one's values, which are another curve's.
import { sameBearing } from '../../survey/bearing.ts';
import type { Bearing } from '../../contract/extraction.ts';
import type { CurveElements } from './curve-phrase.ts';

const ANOTHER = 'another chord stands beside it';

const doubt = ({ doubts }: CurveElements): void => void (doubts.includes(ANOTHER) || doubts.push(ANOTHER));

/** The chord's bearing: the first that is told. */
export function chordTold(curve: CurveElements, bearing: Bearing): Bearing {
  const { chordBearing, chordLength } = curve;
  if (chordBearing && chordLength && !sameBearing(chordBearing, bearing)) doubt(curve);
  return chordBearing ?? bearing;
}

/** Whether a length behind that of the chord is again a chord's. */
export function isOfSecondChord(curve: CurveElements, isNamed: boolean, amount: number): boolean {
  if (!isNamed && !curve.doubts.includes(ANOTHER)) return false;
  if (curve.chordLength?.amount !== amount) doubt(curve);
  return true;
}

/** "the direct azimuths and distances being 110°00' 240 feet to a monument and 128°15' 240 feet", by a radius of 240: over its centre. */
const OVER_ITS_CENTRE = /\bdirect\s+(?:azimuths|bearings|courses)\s+and\s+distances\b/;

export function dropLegs(curve: CurveElements, words: string): void {
  if (curve.chordLength?.amount !== curve.radius?.amount || !OVER_ITS_CENTRE.test(words)) return;
  curve.chordLength = null;
  curve.chordAngle = null;
  curve.chordBearing = null;
  curve.doubts.push('two ways of the length of its radius lead over its centre; neither is taken for its chord');
}
