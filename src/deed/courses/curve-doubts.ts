// Takes: a curve as its words tell it. Gives: what is missing to draw it, and what its elements say against one another.
// Never: which of two elements that disagree is wrong.
import { elementsAgree } from './curve-agreement.ts';
import type { CurveElements } from './curve-phrase.ts';

/** Of 100 feet of arc, as roads are laid out, or of chord, as railroads were. */
const STATION_FT = 100;
const RADIUS_SHARE = 0.02;

/** "a 6°00' curve having a radius of 600 feet": 955 feet. */
function otherRadius({ degreeOfCurveDeg: degrees, radius }: CurveElements): string | null {
  if (degrees === null || degrees <= 0 || degrees > 90 || radius?.unit !== 'feet') return null;
  const angle = (degrees * Math.PI) / 180;
  const told = [STATION_FT / angle, STATION_FT / 2 / Math.sin(angle / 2)];
  if (told.some((feet) => Math.abs(feet - radius.amount) <= RADIUS_SHARE * feet)) return null;
  return `its degree of curve makes a radius of ${Math.round(told[0]!)} feet, not ${radius.amount}`;
}

/** What a curve cannot be drawn without and the words do not give. */
export function missingOf(curve: CurveElements): string[] {
  if (curve.degreeOfCurveDeg !== null && curve.radius === null)
    return [`a curve of ${Math.round(curve.degreeOfCurveDeg * 1e4) / 1e4} degrees; no radius is stated`];
  const other = otherRadius(curve);
  if (other !== null) return [other];
  if (!curve.radius && !curve.chordLength && !curve.chordBearing)
    return [curve.arc ? 'neither radius nor chord is stated' : 'no radius, arc or chord is given'];
  if (!curve.arc && !curve.chordLength && curve.deltaDeg === null)
    return ['neither its length, its chord nor its angle is stated'];
  return [];
}

const SPIRAL = /\bspiral\b|\btransition\s+curve\b/;
/** "to the beginning of a spiral curve", "behind said spiral": of another course. */
const OTHER_SPIRAL =
  /\b(?:to|of|from|at|leaving)\s+(?:(?:an?|the|said|its)\s+)?(?:(?:point|beginning|start|end)\s+of\s+)?(?:(?:an?|the|said)\s+)?spiral\b|\bspiral[\s-]to[\s-](?:curve|tangent)\b|\b(?:tangent|curve)[\s-]to[\s-]spiral\b/g;

/** A central angle with its marks: "61°04.50"" and "69°0451"" are not whole. */
const CENTRAL =
  /(?:\bangle|\bdelta|δ)(?:\s(?:of|is|being)|\s?[=:])?\s{1,2}(\d{1,3}\s?°\s?\d[^\s,;()a-z]{0,10})(?=[\s,;()]|$)/;
const WHOLE = /^\d{1,3}\s?°\s?\d{1,2}(?:\.\d+)?(?:['"](?:\d{1,2}(?:\.\d+)?["'.]{0,2})?)?\.?$/;

/** What stands against its elements as they are. */
export function againstCurve(words: string, curve: CurveElements): string[] {
  const angle = curve.deltaDeg === null ? undefined : CENTRAL.exec(words)?.[1];
  const doubts = angle === undefined || WHOLE.test(angle) ? [] : [`the figure "${angle}" cannot be read as it stands`];
  if (!elementsAgree(curve)) doubts.push('its radius, angle, arc and chord do not agree');
  if (SPIRAL.test(words.replace(OTHER_SPIRAL, ' ')))
    doubts.push(curve.radius ? 'a spiral has no radius: the one told is of another curve' : 'it is no arc of a circle');
  if (COURSE_BEHIND.test(words)) doubts.push('another course is told behind it');
  return doubts;
}

const WIND = String.raw`(?:due\s)?(?:(?:north|south|east|west)(?![a-z])|[ns][.\s]{0,2}\d)`;
/** "followed by a course of South 40 feet", "and a course of N 5° E 30 feet", "followed by a curve to the right". */
const COURSE_BEHIND = new RegExp(
  String.raw`\bfollowed\sby\s(?:an?\s)?(?:(?:straight|tangent|reverse|compound|second|further)\s){0,2}(?:(?:course|line|tangent|distance)\b[^;]{0,40}${WIND}|(?:curve|arc)\s(?:to\sthe\s)?(?:left|right)\b|${WIND}[^;]{0,24}\d)|\band\s(?:then\s)?an?(?:other)?\s(?:further\s)?course\s(?:of\s|on\s|running\s)?(?:a\sbearing\sof\s)?${WIND}[^;]{0,40}\d`,
);
