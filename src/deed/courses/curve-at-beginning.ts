// Takes: the first course of a figure, which runs along "said curve" or from a beginning whose centre is told. Gives: what the words that place the beginning tell of that curve.
// Never: of two radii one; its length, angle or chord there where they may be the whole curve's.
import { curveAt, type CurveElements } from './curve-phrase.ts';
import { tokensOf } from '../values/tokens.ts';
import { STARTS } from '../words/start-words.ts';

const MOST_WORDS = 1500;
const BEGINS = new RegExp(String.raw`\b${STARTS}\s+(?:at|on|from)\b`, 'g');
const CURVE_WITH_RADIUS = /\bcurve\b[^;]{0,200}?\bradius\b/;
/** "the center of which bears S 72° E 290 feet": how far the centre lies is the radius. */
const CENTRE_TOLD =
  /\b(?:radius\s+point|cent(?:er|re)(?:\s+of\s+(?:the|said|a)\s+(?:circle|curve|arc))?)(?:\s+of\s+(?:which|said\s+curve))?\s+(?:bears?|bearing|lies|being)\b/;
const RADIUS = /\bradius\b(?!\s+(?:point|bears|line))/g;

/** "Beginning at a point on the line of the road, a curve concave to the northeast, radius 2,050 feet; thence along said curve". */
export function takeFromBeginning(curve: CurveElements, folded: string, until: number, isSaid: boolean): void {
  const near = folded.slice(Math.max(0, until - MOST_WORDS), until);
  const begins = Array.from(near.matchAll(BEGINS)).at(-1)?.index;
  if (begins === undefined) return;
  const words = near.slice(begins);
  const radii = [...words.matchAll(RADIUS)].length;
  const isTold =
    radii === 0
      ? CENTRE_TOLD.test(isSaid ? words : (/[^;]{0,200};?\s*$/.exec(words)?.[0] ?? ''))
      : radii === 1 && isSaid && CURVE_WITH_RADIUS.test(words);
  if (isTold) takeFrom(curve, words, until - words.length);
}

/** "to the beginning. Said pin is the P.C. of a curve, radius 64 feet, thence along said curve". */
export function takeFromPoint(curve: CurveElements, folded: string, from: number, until: number): void {
  const words = folded.slice(Math.max(from, until - MOST_WORDS), until);
  if (!SAID_POINT.test(words) || [...words.matchAll(RADIUS)].length !== 1 || !CURVE_WITH_RADIUS.test(words)) return;
  takeFrom(curve, words, until - words.length);
}
const SAID_POINT = /\bsaid\s+(?:point|corner|pin|pipe|rod|rebar|monument|stake)\b[^;]{0,60}\b(?:being|is|lying|on)\b/;

function takeFrom(curve: CurveElements, words: string, from: number): void {
  const told = curveAt(words, 0, words.length, tokensOf(words), true);
  if (told.radius === null) return;
  curve.radius = { ...told.radius, start: told.radius.start + from, end: told.radius.end + from };
  if (curve.sideDeg === null) curve.direction ??= told.direction;
  curve.concave ??= told.concave;
  curve.sideDeg ??= told.sideDeg;
  curve.centreDeg ??= told.centreDeg;
  curve.radialIn ??= told.radialIn;
  takeChord(curve, told, from);
}

const APART = 0.001;

/** The chord told there is this course's own where the arc it runs has that chord. */
function takeChord(curve: CurveElements, told: CurveElements, from: number): void {
  const { radius, arc } = curve;
  const chord = told.chordLength;
  if (!radius || !arc || !chord || !told.chordBearing || curve.chordBearing || curve.chordLength) return;
  if (radius.unit !== arc.unit || chord.unit !== arc.unit || radius.amount <= 0) return;
  const made = 2 * radius.amount * Math.abs(Math.sin(arc.amount / (2 * radius.amount)));
  if (Math.abs(made - chord.amount) > Math.max(0.02, APART * made)) return;
  curve.chordBearing = told.chordBearing;
  curve.chordLength = { ...chord, start: chord.start + from, end: chord.end + from };
}
