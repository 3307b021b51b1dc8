// Takes: the tokens of a course and the words between them. Gives: the elements of a curve (radius, arc, chord, central angle,
// direction, side, tangents and radials) in whatever order the words stand. Never: a computed element; only what is printed.
import type { Bearing, CurveDirection } from '../../contract/extraction.ts';
import type { DistancePhrase } from '../values/distance.ts';
import { decimalDegrees, type AnglePhrase } from '../values/angle-parts.ts';
import type { NumberPhrase } from '../values/numbers.ts';
import type { Token } from '../values/tokens.ts';
import { isOffset, offsetLength } from '../marks/offset.ts';
import { azimuthDeg } from '../../survey/bearing.ts';
import { isListNumber, scrapBehind } from './curve-number.ts';
import { directionOf, readSide } from './curve-side.ts';
import { chordTold, dropLegs, isOfSecondChord } from './second-chord.ts';
import { behindOtherUnit, keywordBehind, lastKeyword, type Role } from './curve-names.ts';
import { anyOf, wording } from '../words/wording.ts';

export type Length = Pick<DistancePhrase, 'amount' | 'unit' | 'unitless' | 'doubts' | 'others' | 'start' | 'end'>;

export interface CurveElements {
  radius: Length | null;
  arc: Length | null;
  /** The arc's length stands behind its name. */
  arcNamed: boolean;
  chordLength: Length | null;
  chordBearing: Bearing | null;
  chordAngle: AnglePhrase | null;
  deltaDeg: number | null;
  degreeOfCurveDeg: number | null;
  direction: CurveDirection | null;
  concave: string | null;
  /** The side of the arc on which its chord or its centre lies, degrees from north. */
  sideDeg: number | null;
  /** The way from the curve's start to its centre, degrees from north. */
  centreDeg: number | null;
  tangent: boolean | null;
  tangentIn: Bearing | null;
  tangentOut: Bearing | null;
  radialIn: Bearing | null;
  radialOut: Bearing | null;
  tangentLength: Length | null;
  /** A bearing no word claims: the chord's where a chord is named. */
  bearing: Bearing | null;
  doubts: string[];
  /** Where the last element read ends. */
  end: number;
}

export const CURVE_WORD =
  /\bcrv\b|\bcurv(?:e|ed|es|ing|ature|atures)\b|\barc\b|\bradius\b|\bchords?\b(?!\s+(?:calls|courses|lines)\b|\s+bearings\s+and\s+distances\b)|\bspiral\b|\bcircle\b|\bcircular\b|\br\.?\s?=\s?\d/;

/** Where the first word of a curve stands in [from, to) of the folded text; -1 where there is none. */
export function curveWordIn(folded: string, from: number, to: number): number {
  const found = folded.slice(from, to).search(CURVE_WORD);
  return found < 0 ? -1 : from + found;
}

export function emptyCurve(): CurveElements {
  return {
    radius: null,
    arc: null,
    arcNamed: false,
    chordLength: null,
    chordBearing: null,
    chordAngle: null,
    deltaDeg: null,
    degreeOfCurveDeg: null,
    direction: null,
    concave: null,
    sideDeg: null,
    centreDeg: null,
    tangent: null,
    tangentIn: null,
    tangentOut: null,
    radialIn: null,
    radialOut: null,
    tangentLength: null,
    bearing: null,
    doubts: [],
    end: 0,
  };
}

/** Reads every element between `from` and `to`. `tail`: only what is named, as in "to the beginning of a curve having …". */
export function curveAt(
  text: string,
  from: number,
  to: number,
  tokens: readonly Token[],
  tail: boolean,
): CurveElements {
  const curve = emptyCurve();
  let role: Role = null;
  let at = from;
  let past = from;
  for (const token of tokens) {
    if (token.start < Math.max(from, past) || token.end > to) continue;
    const gap = text.slice(at, token.start);
    // "distant therefrom 40 feet, a distance of 96 feet": the second is the curve's.
    const isOwn = BEHIND_OFFSET.test(gap);
    const named = isOwn ? null : lastKeyword(gap);
    if (named !== null || isOwn) role = named;
    const told = token.kind === 'distance' ? behindOtherUnit(text, token.end) : token.end;
    const isDelta = named === 'delta' && token.kind === 'angle'; // "a central angle of 88° along the chord"
    const found = isDelta ? null : keywordBehind(text.slice(told, told + 44), named);
    const behind = found?.role ?? null;
    if (role === 'chord' && named === null && leavesBracket(text, from, at, gap)) role = null;
    const scrap = scrapBehind(text, token);
    if (scrap > 0) {
      curve.doubts.push(`the figure "${text.slice(token.start, token.end + scrap)}" cannot be read`);
      at = past = token.end + scrap;
      role = null;
      continue;
    }
    if (token.kind === 'distance' && isNoElement(text, gap, token, named, behind)) {
      at = token.end;
      continue;
    }
    if (
      behind === null &&
      (named === null || (named === 'arc' && PARALLEL_AND.test(gap))) &&
      !(role === 'radial' && curve.radius === null) &&
      token.kind === 'distance' &&
      isOffset(text, token)
    ) {
      at = token.end + offsetLength(text, token);
      continue;
    }
    const isListed = token.kind === 'number' && isListNumber(text, token.start, token.end);
    if (assign(curve, token, behind ?? role, named ?? behind, gap, tail, isListed)) {
      // "of 49.86 feet radius, 43.14 feet": the word behind the first length is not the name of the second.
      at = found ? told + found.length : token.end;
      if (found) past = told;
      curve.end = token.end;
    }
    if (token.kind === 'direction' && token.direction.kind === 'general') at = token.start;
  }
  settle(curve, text, text.slice(from, to), tokens, tail);
  return curve;
}

/** "along the arc of a curve parallel with and 40 feet south from the rail". */
const PARALLEL_AND = /\bparallel\s(?:(?:to|with)\s)?and\s(?:distant\s)?$/;
const BEHIND_OFFSET = /\bdistant\s[^;]{3,70}\b(?:feet|ft)\.?,?\s{1,2}a\s+distance\s+of\s{1,2}$/;

/** "on a curve of 340 feet, 91 feet": two lengths and no word for either; the first, right behind "curve of", is the radius. */
function takeUnnamedRadius(curve: CurveElements, text: string, tokens: readonly Token[]): void {
  const { arc } = curve;
  if (!arc || curve.arcNamed || !/\bcurve\s+of\s{1,2}$/.test(text.slice(Math.max(0, arc.start - 12), arc.start)))
    return;
  const next = tokens.find((t) => t.start >= arc.end);
  if (next?.kind !== 'distance' || !/^,?\s{1,2}(?:a\s+distance\s+of\s+)?$/.test(text.slice(arc.end, next.start)))
    return;
  const doubts = [...arc.doubts, `"a curve of ${text.slice(arc.start, arc.end)}" is taken for its radius`];
  curve.radius = { ...arc, doubts };
  curve.arc = next.distance;
  curve.end = Math.max(curve.end, next.end);
}

/** What the words around the elements tell of the whole curve. */
function settle(curve: CurveElements, text: string, words: string, tokens: readonly Token[], tail: boolean): void {
  settleDegrees(curve);
  if (curve.radius === null && curve.arc !== null && !tail) takeUnnamedRadius(curve, text, tokens);
  dropLegs(curve, words);
  curve.direction = directionOf(words);
  readSide(curve, words);
  readTangency(curve, words);
}

/** "R=500.00', D=22°55'06", L=200.00'": the D is the central angle where radius and arc say so, and no degree of curve. */
function settleDegrees(curve: CurveElements): void {
  const { radius, arc, degreeOfCurveDeg: degrees } = curve;
  if (degrees === null || curve.deltaDeg !== null || !radius || !arc || radius.unit !== arc.unit) return;
  if (Math.abs((radius.amount * degrees * Math.PI) / 180 - arc.amount) > arc.amount * 0.002) return;
  curve.deltaDeg = degrees;
  curve.degreeOfCurveDeg = null;
}

/** Words behind which a length measures a road, a pipe, a contour or a latitude and not the curve. */
const OF_A_THING = new RegExp(
  wording`^[\s,-]{0,2}${[
    ...[
      'right[\\s-]{1,2}of[\\s-]{1,2}way',
      'r\\/w',
      'wide',
      'in width',
      ...'chords\\b strip easement alley road\\b roadway'.split(' '),
    ],
    ...[...'street lane driveway avenue highway contour elevation above below'.split(' '), 'in (?:the )?ground'],
    ...[
      'diam',
      'in diam',
      'g\\.?\\s?i\\.?\\s',
      'galvanized',
      'iron (?:pin|rod|pipe)',
      ...'pipe re-?bar square high\\b deep'.split(' '),
    ],
    ...['thick', 'tall'],
  ]}`,
);
const OF_A_THING_BEFORE =
  /\b(?:width\s+of|height\s+of|elevation\s+of|elevation|depth\s+of|offset\s+of|plus|latitude|longitude)\s{1,2}$/;
/** The end of the course told about: "to monument No. 9, which is a pipe …", "to a stone; set 3 feet in the ground". */
const TOLD_OF_THE_END =
  /\bto\s+(?:an?|the(?!\s+(?:left|right)\b)|said|concrete|monument|corner|station|point)\b[^;]{0,200}(?:;\s|\bwhich\s+(?:is|stands)\b|\b(?:set|marked|latitude|geographic|elevation)\b)/;

/** "(the long chord of which bears S 84° E) 310 feet": behind the bracket the curve's own length follows. */
function leavesBracket(text: string, from: number, at: number, gap: string): boolean {
  if (!/^[^()]{0,12}\)/.test(gap)) return false;
  const inside = text.slice(Math.max(from, at - 160), at);
  return /\bchord\b[^(]*$/.test(inside.slice(inside.lastIndexOf('(') + 1)) && inside.includes('(');
}

function isNoElement(
  text: string,
  gap: string,
  token: Token & { kind: 'distance' },
  named: Role,
  behindIt: Role,
): boolean {
  // No curve is measured in inches alone: those are pipes and stones.
  if (token.distance.unit === 'inches') return named !== 'radius';
  if (behindIt !== null) return false;
  const behind = text.slice(token.end, token.end + 30);
  if (OF_A_THING.test(behind) || OF_A_THING_BEFORE.test(text.slice(Math.max(0, token.start - 16), token.start)))
    return true;
  return named === null && TOLD_OF_THE_END.test(gap);
}

function assign(
  curve: CurveElements,
  token: Token,
  role: Role,
  fresh: Role,
  gap: string,
  tail: boolean,
  listNumber: boolean,
): boolean {
  if (token.kind === 'distance') return assignLength(curve, token.distance, role, fresh, gap, tail);
  if (token.kind === 'number') {
    if (isChordOfBearing(curve, token, role, gap)) {
      curve.chordLength = bareLength(token.number);
      return true;
    }
    if (listNumber && token.number.places === 0) return false;
    if (fresh === null || fresh === 'other' || fresh === 'delta' || !NAMED_RIGHT_BEFORE.test(gap)) return false;
    // "R-7": without a point it may be the name of a zone or a row.
    if (gap.endsWith('-') && token.number.places === 0) return false;
    return assignLength(curve, bareLength(token.number), role, fresh, gap, true);
  }
  if (token.kind === 'angle') return assignAngle(curve, token.angle, role, gap);
  return assignDirection(curve, token, role, gap);
}

const NAMED_RIGHT_BEFORE =
  /(?:of|=|:|is|being|length|distance|radius|arc|chord|tangent|\brad\.|\brad(?=\s)|[(,;]\s?r[.-]|[(,;]\s?l-)[\s]{0,2}$/;

/** A figure printed without its unit, which is the tract's. */
export const bareLength = ({ value, start, end, doubts }: NumberPhrase): Length => ({
  amount: value,
  unit: 'feet',
  unitless: true,
  doubts: doubts ?? [],
  others: [],
  start,
  end,
});

/** "Ch=S 20-14-30 E 198.12": the chord's length right behind its bearing. */
function isChordOfBearing(curve: CurveElements, token: Token, role: Role, gap: string): boolean {
  if (role !== 'chord' || curve.chordBearing === null || curve.chordLength !== null) return false;
  return token.kind === 'number' && token.number.places > 0 && /^[\s,]{1,3}$/.test(gap);
}

function assignLength(
  curve: CurveElements,
  length: Length,
  role: Role,
  fresh: Role,
  gap: string,
  tail: boolean,
): boolean {
  if ('adjective' in length && length.adjective === true && role !== 'radius') return false;
  switch (role) {
    case 'radius':
      if (curve.radius === null) curve.radius = length;
      else if (fresh === null && (!tail || OF_ITS_LENGTH.test(gap))) curve.arc ??= length;
      return true;
    case 'chord':
      if (curve.chordLength === null) curve.chordLength = length;
      else if (
        !isOfSecondChord(curve, fresh === 'chord', length.amount) &&
        !tail &&
        curve.chordLength.amount !== length.amount
      )
        curve.arc ??= length;
      return true;
    case 'tangent':
      if (TANGENT_DISTANCE.test(gap)) curve.tangentLength ??= length;
      else if (!tail) curve.arc ??= length;
      return true;
    case 'arc':
      if (curve.arc === null || (fresh === 'arc' && (!curve.arcNamed || /\btotal\b/.test(gap)))) curve.arc = length;
      curve.arcNamed ||= fresh === 'arc';
      return true;
    case 'other':
      return false;
    case 'radial':
      // "the radius point of which bears S 15°55' E, 100.00 feet", also where the radius is told before.
      if (fresh === null && curve.radius === null) curve.radius = length;
      else if (!tail && curve.radius?.amount !== length.amount) curve.arc ??= length;
      return true;
    case 'delta':
    case 'degree':
    case null:
      if (!tail || OF_ITS_LENGTH.test(gap)) curve.arc ??= length;
      return true;
  }
}

/** Told of a curve ahead: "whose length is", "the length of which is"; a chord's stands behind its own name. */
const OF_ITS_LENGTH = /\b(?:(?:whose|its)\s+length|length\s+of\s+(?:which|said\s+curve))\s+(?:is|being|of)\s{1,2}$/;

/** "the tangent distance of said curve is": of the curve, and never its arc. */
const OF_SAID_CURVE = wording` of ${['said', 'the', 'this', 'such', 'each']} (?:${['last', 'above', 'said']}[\s-]{1,3})?(?:${['mentioned', 'described', 'named']} )?${['curve', 'arc']}`;
const TANGENT_DISTANCE = new RegExp(
  wording`\btangents?(?: ${['distances?', 'lengths?']})?(?:${OF_SAID_CURVE})?(?:,|\s?[=:]| [a-z]{2}| being| are(?: each)?)?\s{0,2}$|\bt\.?\s?[=:]\s{0,2}$`,
);

/** "a curve turning to the right through 60° 20' 10\"": what a curve turns through is its angle. */
const THROUGH = /\b(?:through|thru)\s{1,2}$/;

function assignAngle(curve: CurveElements, angle: AnglePhrase, role: Role, gap: string): boolean {
  const value = Math.round(decimalDegrees(angle) * 1e7) / 1e7;
  if (role === 'degree') curve.degreeOfCurveDeg ??= value;
  else if (role === 'chord') curve.chordAngle ??= angle;
  else if (role === 'delta' || (role === 'arc' && /\ba(?:rc|re)\s+of\s+(?:about\s+)?$/.test(gap)) || THROUGH.test(gap))
    curve.deltaDeg ??= value;
  else return false;
  if (angle.doubts.length > 0) curve.doubts.push(...angle.doubts);
  return true;
}

function assignDirection(curve: CurveElements, token: Token & { kind: 'direction' }, role: Role, gap: string): boolean {
  const { bearing, kind, doubts } = token.direction;
  if (kind === 'general' || kind === 'cardinal') {
    if (kind === 'general' || role === null || !/(?:bears?|bearing|being|of)\s{1,2}(?:due\s)?$/.test(gap)) return false;
    if ((role === 'arc' || role === 'radius') && !gap.includes('bear')) return false; // "… radius to the line of South Street"
  }
  if (bearing === null) {
    if (kind === 'broken' && (role === 'chord' || role === 'tangent' || role === 'radial'))
      curve.doubts.push(...doubts);
    return false;
  }
  if (role === 'chord' || (role === 'arc' && /\bbear/.test(gap))) curve.chordBearing = chordTold(curve, bearing);
  else if (role === 'radial') {
    if (curve.radialIn === null && !/\b(?:out|end)\b/.test(gap)) {
      curve.radialIn = bearing;
      if (TO_THE_CENTRE.test(gap)) curve.centreDeg = azimuthDeg(bearing);
    } else curve.radialOut ??= bearing;
  } else if (role === 'tangent') {
    if (/\b(?:end|out|ahead|forward)\b/.test(gap)) curve.tangentOut ??= bearing;
    else curve.tangentIn ??= bearing;
  } else curve.bearing ??= bearing;
  if (doubts.length > 0) curve.doubts.push(...doubts);
  return true;
}

/** A radial told from the curve to its centre, not from the centre to the curve. */
const TO_THE_CENTRE = /\bcent(?:er|re)\s+(?:of|point|bears|bearing|lies|lying)\s|\bradius\s+(?:point|of)\b/;

/** "from a tangent whose course is the last named line". */
const LAST_LINE = wording`${['last', 'preceding', 'previous']}[\s-]{1,3}(?:above[\s-]{1,3})?(?:${['mentioned', 'described', 'named', 'given']} )?${['course', 'line', 'call']}\b`;
const WHICH_IS = [
  wording`${['whose', 'the']} ${['bearing', 'course', 'direction']}(?: of which)? ${['is', 'being']}`,
  wording`${['which', 'that']} ${['is', 'bears']}`,
  ...['bearing', 'being', 'on', 'along', 'with', 'at its beginning (?:to|with)'],
];
const TANGENT_OF_LAST = new RegExp(
  anyOf([
    wording`\btangent ${WHICH_IS} (?:${['that', 'the (?:bearing|course)']} of )?(?:the )?${LAST_LINE}`,
    wording`\b${LAST_LINE} ${['is', 'being']} (?:${['a', 'the']} )?tangent\b`,
  ]),
);

function readTangency(curve: CurveElements, words: string): void {
  if (/\bnon-?\s?tangent|\bnot\s+tangent/.test(words)) curve.tangent = false;
  else if (
    /\btangent(?:ial)?\s+(?:curve|arc|to\s+(?:the\s+)?(?:last|preceding|previous|said)(?!\s+(?:curve|arc)\s+at\b)|thereto|therewith)|\bcurve\s+tangent/.test(
      words,
    ) ||
    TANGENT_OF_LAST.test(words)
  )
    curve.tangent = true;
}
