// Takes: the tokens of a course and the words between them. Gives: the elements of a curve (radius, arc, chord, central angle,
// direction, side, tangents and radials) in whatever order the words stand. Never: a computed element; only what is printed.
import type { Bearing, CurveDirection } from '../contract/extraction.ts';
import type { DistancePhrase } from './distance.ts';
import { decimalDegrees, type AnglePhrase } from './angle-parts.ts';
import type { NumberPhrase } from './numbers.ts';
import type { Token } from './tokens.ts';
import { isOffset, offsetLength } from './offset.ts';
import { azimuthDeg } from '../survey/bearing.ts';
import { directionOf, readSide } from './curve-side.ts';
import { behindAll, oneOf, spaceOr } from './peek.ts';
import { beginsAny, holdsAny } from './triples.ts';
import { dividesWord } from './word-edges.ts';

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
  /\bcrv\b|\bcurv(?:e|ed|es|ing|ature|atures)\b|\barc\b|\bare\s+(?:of\s+(?:a|an|the)|distance|length)\b|\b(?:radius|rad[a-z]us|radi[a-z]s|radiu[a-z]|ra[a-z]ius)\b|\bchords?\b|\bspiral\b|\bcircle\b|\bcircular\b|\br\s?=\s?\d/;

const holdsCurveWord = beginsAny('crv curv arc rad chord spiral circ'.split(' '));
/** The "arc" that a scan reads as "are"; "Â" is a blank once it is folded. */
const holdsMisreadArc = beginsAny(['are of', 'are dis', 'are len', 'are  ', 'areÂ']);
const holdsMisreadRadius = holdsAny(['ius']);
let asked = { text: '', speaks: false };

/** Whether a text, which its courses ask one after another, may hold a word of a curve at all. */
function speaksOfCurves(text: string): boolean {
  if (text !== asked.text)
    asked = {
      text,
      speaks: holdsCurveWord(text) || holdsMisreadArc(text) || holdsMisreadRadius(text) || text.includes('='),
    };
  return asked.speaks;
}

/** Where the first word of a curve stands in [from, to) of the folded text; -1 where there is none. */
export function curveWordIn(text: string, folded: string, from: number, to: number): number {
  const found = speaksOfCurves(text) || dividesWord(folded, from) ? folded.slice(from, to).search(CURVE_WORD) : -1;
  return found < 0 ? -1 : from + found;
}

type Role = 'radius' | 'arc' | 'chord' | 'delta' | 'tangent' | 'radial' | 'degree' | 'other' | null;

/** The roles of the groups of KEYWORD, in their order: a match has one of them. Its first letters are asked for before its words. */
const ROLES: readonly Role[] = ['radial', 'radius', 'chord', 'delta', 'tangent', 'degree', 'arc', 'other'];
const KEYWORD =
  /(?:\b(?=[abcdfilrstw])|(?=δ))(?:(\bradial\b|\b(?:whose|the|its)\s+cent(?:er|re)(?:\s+point)?\s+(?:bears|bearing|lies|lying)\b|\bcent(?:er|re)\s+of\s+(?:which\b|(?:said|the)\s+(?:circle|curve|arc))|\bradius\s+point|\bradius\s+(?:line\s+|of\s+(?:said|the|such|this|which)\s+(?:curve|arc|circle)\s+)?bear|\bto\s+the\s+radius(?!\s+of))|(\b(?:radius|rad[a-z]us|radi[a-z]s|radiu[a-z]|ra[a-z]ius)\b|\bradii\b|\brad\b|\br\s?=|\br:)|(\bcbord\b|(?<!\b(?:last|preceding|previous)[\s-](?:mentioned\s|described\s|named\s)?|\b(?:foot|ft)[.\s-]{1,2})\b(?:long\s+)?chords?(?<!^[\s-]chords)(?:\s+of\s+(?:said|the|such|this|which)\s+(?:arc|curve))?\b|\b(?:ch|cb|chb|cd)\.?(?=\s?[=:])|\bch\s+(?:bears|n|s)\b|\bc\s?=|\bsubtend\w*|\blc\b|\bdirect\s+(?:azimuth|bearing|line|course)|\b(?:azimuth|bearing)\s+and\s+(?:distance|length)\s+(?:being|is)\b|\bchd\b)|(\bcentral\s+angle|\bdelta\b|δ|\bincluded\s+angle|\binternal\s+angle|\bangle\s+at\s+the\s+cent|\binterior\s+angle|\bconsuming\s+an?\s+angle|\bthrough\s+an?\s+(?:angle|single|angie)|(?<!\bspiral\s)\bangle\s+of\b|\bca\s?=)|(\btangents?\b|\bt\s?=)|(\bdegree\s+of\s+curv\w*|\bd\s?=)|(\barc\b|\bare\s+(?:distance|length|of|being)|\barc\s?=|\bl\s?=|\ba\s?=|\blength\s+of\s+curve|\bcurve\s+(?:length|distance))|(\bfrom\b|\bdistant\b|\bwide\b|\bin\s+width))/g;

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
  for (const token of tokens) {
    if (token.start < from || token.end > to) continue;
    const gap = text.slice(at, token.start);
    const named = lastKeyword(gap);
    if (named !== null) role = named;
    const found = mayNameBehind(text, token.end) ? keywordBehind(text.slice(token.end, token.end + 36), named) : null;
    const behind = found?.role ?? null;
    if (role === 'chord' && named === null && leavesBracket(text, from, at, gap)) role = null;
    const used = behind ?? role;
    if (token.kind === 'distance' && isNoElement(text, gap, token, named, behind)) {
      at = token.end;
      continue;
    }
    if (
      behind === null &&
      named === null &&
      !(role === 'radial' && curve.radius === null) &&
      token.kind === 'distance' &&
      isOffset(text, token)
    ) {
      at = token.end + offsetLength(text, token);
      continue;
    }
    if (
      assign(
        curve,
        token,
        used,
        named ?? behind,
        gap,
        tail,
        token.kind === 'number' && /^(?:[.)]\s|-\d)/.test(text.slice(token.end, token.end + 2)),
      )
    ) {
      // "of 49.86 feet radius, 43.14 feet": the word behind the first length is not the name of the second.
      at = token.end + (found?.length ?? 0);
      curve.end = token.end;
    }
    if (token.kind === 'direction' && token.direction.kind === 'general') at = token.start;
  }
  const words = text.slice(from, to);
  curve.direction = directionOf(words);
  readSide(curve, words);
  readTangency(curve, words);
  return curve;
}

/** Words behind which a length measures a road, a pipe, a contour or a latitude and not the curve. */
const OF_A_THING =
  /^[\s,-]{0,2}(?:right[\s-]{1,2}of[\s-]{1,2}way|r\/w|wide|in\s+width|chords\b|strip|easement|alley|road\b|roadway|street|lane|driveway|avenue|highway|contour|elevation|above|below|in\s+(?:the\s+)?ground|diam|in\s+diam|g\.?\s?i\.?\s|galvanized|iron\s+(?:pin|rod|pipe)|pipe|re-?bar|square|high\b|deep|thick|tall)/;
const OF_A_THING_BEFORE =
  /\b(?:width\s+of|height\s+of|elevation\s+of|elevation|depth\s+of|offset\s+of|plus|latitude|longitude)\s{1,2}$/;
/** The end of the course told about: "to monument No. 9, which is a pipe …", "to a stone; set 3 feet in the ground". */
const TOLD_OF_THE_END =
  /\bto\s+(?:an?|the|said|concrete|monument|corner|station|point)\b[^;]{0,200}(?:;\s|\bwhich\s+(?:is|stands)\b|\b(?:set|marked|latitude|geographic|elevation)\b)/;

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

function lastKeyword(gap: string): Role {
  let role: Role = null;
  KEYWORD.lastIndex = 0;
  for (let m = KEYWORD.exec(gap); m; m = KEYWORD.exec(gap)) {
    for (let i = 0; i < ROLES.length; i++) if (m[i + 1] !== undefined) role = ROLES[i]!;
  }
  return role;
}

const isLoose = spaceOr(',-');
const beginsName = oneOf('rficlaobd');

/** By the first letter of what the patterns of BEHIND begin with. */
const mayNameBehind = (text: string, at: number): boolean =>
  beginsName(text.charCodeAt(behindAll(text, at, 2, isLoose)));

/** "640.25 foot radius curve", "318.90 feet chord", "a 7 degree curve". */
function keywordBehind(behind: string, named: Role): { role: Role; length: number } | null {
  for (const [role, pattern] of BEHIND) {
    const found = pattern.exec(behind);
    // "arc 683.09, radius 1,313": behind a comma the name is that of the next, where this one has its own.
    if (!found) continue;
    // So it is where the name has a figure of its own: "chord S 8° W, 2877.74 feet, radius 5280 feet".
    const ownFigure = OWN_FIGURE.test(behind.slice(found[0].length));
    if (!(found[0].startsWith(',') && (named !== null || ownFigure))) return { role, length: found[0].length };
  }
  return null;
}

const OWN_FIGURE =
  /^\s?(?:(?:thereof\s)?(?:of|is|being|equals?|equal\sto)\s|[=:]\s?)?(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,5}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b)/;
const BEHIND: readonly (readonly [Role, RegExp])[] = [
  ['radius', /^[\s,-]{0,2}(?:foot\s|in\s)?rad(?:ius|\.)/],
  ['chord', /^\s{0,2}(?:long\s)?chord(?!s\b|\s*(?:bearing|which|of|distance|length|=|:))/],
  ['chord', /^[\s,]{0,2}(?:along|on|by|being)\s+(?:the|its|a)\s+(?:long\s)?chord(?=\s+(?:of|to|for)\s|[,;.)]|$)/],
  ['degree', /^[\s,]{0,2}(?:degree\s+)?(?:circular\s+)?curve/],
  ['arc', /^\s{0,2}arc\b(?!\s*(?:distance|length|of|=|:))/],
];

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
    if (
      fresh === null ||
      fresh === 'other' ||
      fresh === 'delta' ||
      !/(?:of|=|:|is|being|length|distance|radius|arc)[\s]{0,2}$/.test(gap)
    )
      return false;
    return assignLength(curve, bareLength(token.number), role, fresh, gap, true);
  }
  if (token.kind === 'angle') return assignAngle(curve, token.angle, role);
  return assignDirection(curve, token, role, gap);
}

/** A figure printed without its unit, which is the tract's. */
export const bareLength = ({ value, start, end }: NumberPhrase): Length => ({
  amount: value,
  unit: 'feet',
  unitless: true,
  doubts: [],
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
      else if (fresh === null && !tail) curve.arc ??= length;
      return true;
    case 'chord':
      if (curve.chordLength === null) curve.chordLength = length;
      else if (!tail && curve.chordLength.amount !== length.amount) curve.arc ??= length;
      return true;
    case 'tangent':
      if (/tangent(?:\s+(?:distance|length))?(?:\s+of|\s?=|\s+is|\s+being)?\s{0,2}$/.test(gap))
        curve.tangentLength ??= length;
      else if (!tail) curve.arc ??= length;
      return true;
    case 'arc':
      if (curve.arc === null || (fresh === 'arc' && (!curve.arcNamed || /\btotal\b/.test(gap)))) curve.arc = length;
      curve.arcNamed ||= fresh === 'arc';
      return true;
    case 'other':
      return false;
    case 'radial':
      // "the radius point of which bears S 15°55' E, 100.00 feet"
      if (fresh === null && curve.radius === null) curve.radius = length;
      else if (!tail) curve.arc ??= length;
      return true;
    case 'delta':
    case 'degree':
    case null:
      if (!tail) curve.arc ??= length;
      return true;
  }
}

function assignAngle(curve: CurveElements, angle: AnglePhrase, role: Role): boolean {
  const value = Math.round(decimalDegrees(angle) * 1e7) / 1e7;
  if (role === 'degree') curve.degreeOfCurveDeg ??= value;
  else if (role === 'chord') curve.chordAngle ??= angle;
  else if (role === 'delta') curve.deltaDeg ??= value;
  else return false;
  if (angle.doubts.length > 0) curve.doubts.push(...angle.doubts);
  return true;
}

function assignDirection(curve: CurveElements, token: Token & { kind: 'direction' }, role: Role, gap: string): boolean {
  const { bearing, kind, doubts } = token.direction;
  if (kind === 'general' || kind === 'cardinal') {
    if (kind === 'general' || role === null || !/(?:bears?|bearing|being|of)\s{1,2}(?:due\s)?$/.test(gap)) return false;
  }
  if (bearing === null) {
    if (kind === 'broken' && (role === 'chord' || role === 'tangent' || role === 'radial'))
      curve.doubts.push(...doubts);
    return false;
  }
  if (role === 'chord' || (role === 'arc' && /\bbear/.test(gap))) curve.chordBearing ??= bearing;
  else if (role === 'radial') {
    if (curve.radialIn === null && !/\bout\b|end\s+of/.test(gap)) {
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

function readTangency(curve: CurveElements, words: string): void {
  if (/\bnon-?\s?tangent|\bnot\s+tangent/.test(words)) curve.tangent = false;
  else if (
    /\btangent\s+(?:curve|arc|to\s+(?:the\s+)?(?:last|preceding|previous|said)|thereto|therewith)|\bcurve\s+tangent/.test(
      words,
    )
  )
    curve.tangent = true;
}

/** Words that make the course an arc, whatever else is told of it; "along a curve … 415 feet" alone is a line of unknown shape. */
const RUNS_ON_AN_ARC =
  /\b(?:along|on|in|by|around|upon|following)\s+(?:(?:an?|the|said)\s+){1,2}(?:[a-z-]+\s+){0,2}arc\b|\barc\s+(?:distance|length)\b|\bcurv\w+\b[^;]{0,160}\bto\s+(?:the\s+)?end\s+of\s+(?:the\s+|said\s+)?curve\b/;

/** Enough to say that the course is a curve. */
export function isCurve(curve: CurveElements, words: string): boolean {
  if (curve.radius ?? curve.chordLength ?? curve.chordBearing ?? curve.chordAngle) return true;
  if (curve.deltaDeg !== null || curve.degreeOfCurveDeg !== null) return true;
  if ((curve.tangentIn ?? curve.radialIn) && curve.direction !== null) return true;
  if (curve.arc !== null && curve.direction !== null) return true;
  return (curve.arc ?? curve.direction) !== null && curve.bearing === null && RUNS_ON_AN_ARC.test(words);
}
