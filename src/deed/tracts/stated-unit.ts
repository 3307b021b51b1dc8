// Takes: a text. Gives: the units that it tells once for all its lengths ("all distances are in metres"), and descriptions whose bare lengths are in
// them. Never: another unit for a length that is printed with its own; `unitsAgainst` says where the two disagree.
import type { DistanceUnit } from '../../contract/extraction.ts';
import { NO_UNIT } from '../courses/course-length.ts';
import type { Course } from '../courses/course-parts.ts';
import type { CurveElements, Length } from '../courses/curve-phrase.ts';
import type { Description } from './description.ts';
import { againstMeasure, isRod, isSame, measuresOf, UNITS, type Measures } from './unit-measure.ts';
import { quoted } from './quoted.ts';
import { wording } from '../words/wording.ts';

export interface StatedUnits {
  readonly units: readonly StatedUnit[];
  readonly measures: Measures;
}

interface StatedUnit {
  readonly unit: DistanceUnit;
  readonly start: number;
  readonly end: number;
  /** "unless otherwise noted": a unit printed with a length stands beside it. */
  readonly isUnlessNoted: boolean;
  /** "this distance is in metres": of the course that it stands behind. */
  readonly isOfOne: boolean;
}

const LONG_UNIT = wording`
  (?<unit>f(?:ee|oo)t|ft|met(?:ers?|res?|ric)|yards?|yds|rods?|rds|poles?|perch(?:es)?|chains?|chs|links?|lks|varas?|vrs|miles?
  |arpents?|kilomet(?:er|re)s|inches)`;
/** "U.S. survey feet", "Gunter's chains", "ground meters". */
const KIND = wording`
  (?:(?:u\.?\s?s\.?|united states|survey|surveyors?'?s?'?|international|gunters?'?s?'?|statute|english|spanish|mexican|texas|linear|lineal|horizontal
  |grid|ground|standard|decimal|whole|the|units? of) ){0,4}`;
const SUBJECT = wording`
  (?:(?<one>(?:this|that|said|which|last|above|preceding) (?:last )?(?:distance|length|measurement|dimension|call|figure))
  |(?:distances|lengths|measurements|dimensions|linear units?|units?(?: of (?:measure(?:ment)?s?|length|distance|linear measure))?|figures|calls
  |courses))`;
/** What may stand between the subject and its unit: no figure, and no end of a sentence. */
const BETWEEN = wording`
  (?:,? (?!(?:to|from|between|of (?:witness|bearing)|in (?:brackets|parenthes[ei]s|paren)|on|brackets|bracketed|witness|elevations?|coordinates|areas?)\b)
  [a-z'.-]{1,14}){0,9}?`;
const STATED = new RegExp(
  wording`
    \b${SUBJECT}(?:${BETWEEN},? (?:in|are|is|were|being|by|as) (?:in )?(?:terms of )?(?:all )?${KIND}${LONG_UNIT}
    |\s{0,2}(?:[:=-]|\bare\b)\s{0,2}${KIND}${LONG_UNIT.replace('unit', 'unit2')})\b(?![-\s]+(?:of|from|to|north|south|east|west|wide|apart)\b)`,
  'g',
);
/** Over a column: "DISTANCE (M)", "Dist. in feet". */
const COLUMN = new RegExp(
  wording`
    \bdist(?:ances?)?\.?\s{0,2}
    (?:\(\s?(?:in )?(?<unit>m|met(?:ers?|res?)|ft|feet|chs?|chains|rods|poles|perches|varas|vrs|links|lks|yds|yards)\.?\s?\)
    |in (?<unit2>met(?:ers|res)|ft|feet|chs|chains|rods|poles|perches|varas|vrs|links|lks|yards)\b(?! (?:of|from|to|north|south|east|west)\b))`,
  'g',
);
/** "metric units are used throughout", "units used herein: metres". */
const METRIC = new RegExp(
  wording`
    \b(?:(?:all )?(?:distances|lengths|measurements|dimensions) metric|metric (?:units?|measure(?:ment)?s?|distances|system|dimensions)
    |(?<unit>met(?:er|re)s|varas|chains|rods|poles|perches|yards|links) (?:are |being )?(?:used|employed|intended|meant|understood) (?:throughout
    |herein|hereon|for all|in this))\b`,
  'g',
);
const UNLESS = /\b(?:unless|except\s+(?:as|where)|where\s+not|if\s+not)\b|\botherwise\b/;
/** Said of another paper, of another measure, or of what stands in brackets. */
const OF_OTHERS = new RegExp(wording`
  \b(?:plats?|maps?|drawings?|charts?|converted?|conversion|multipl\w+|elevations?|contours?|heights?|depths?|coordinates|witness|bearing trees?
  |brackets|parenthes[ei]s|widths?)\b`);

/** Units in the order in which they stand. */
export function statedUnits(folded: string): StatedUnits {
  const units = [STATED, COLUMN, METRIC]
    .flatMap((pattern) => [...folded.matchAll(pattern)].flatMap((match) => statedBy(folded, match) ?? []))
    .sort((a, b) => a.start - b.start);
  return { units, measures: measuresOf(folded) };
}

const SECOND_UNIT = new RegExp(wording`^\s{0,3}(?:and|or|/|,)\s{0,3}${KIND}${LONG_UNIT}\b`);

function statedBy(folded: string, match: RegExpExecArray): StatedUnit | null {
  const word = match.groups!['unit'] ?? match.groups!['unit2'] ?? 'metric';
  const unit = UNITS[word]!;
  const end = match.index + match[0].length;
  const behind = /^(?:[^.;:\n]|\.(?=\S)){0,60}/.exec(folded.slice(end, end + 60))![0];
  const lead = /[^.;:\n]{0,40}$/.exec(folded.slice(Math.max(0, match.index - 40), match.index))![0];
  if (OF_OTHERS.test(match[0]) || OF_OTHERS.test(lead)) return null;
  // "in feet and metres": both stand with each length.
  const second = SECOND_UNIT.exec(behind)?.groups?.['unit'];
  if (second !== undefined && !isPartOf(UNITS[second]!, unit)) return null;
  const isUnlessNoted = UNLESS.test(behind) || UNLESS.test(lead) || UNLESS.test(match[0]);
  return { unit, start: match.index, end, isUnlessNoted, isOfOne: match.groups!['one'] !== undefined };
}

/** Chains and links, feet and inches: the second is what is left of the first. */
const isPartOf = (part: DistanceUnit, whole: DistanceUnit): boolean =>
  part === whole ||
  (whole === 'chains' && (part === 'links' || isRod(part))) ||
  (isRod(whole) && (part === 'links' || part === 'feet')) ||
  (whole === 'feet' && part === 'inches') ||
  (whole === 'miles' && (part === 'chains' || part === 'rods' || part === 'feet'));

/** What is described for this description: between the one before and the one behind, else the last before it, else what is described at all. */
function statedFor(units: readonly StatedUnit[], d: Description): StatedUnit | null {
  const all = units.filter((one) => !one.isOfOne);
  const near = all.filter((one) => one.start >= d.leadFrom && one.start < d.to);
  const chosen = near.length > 0 ? near : all;
  const before = chosen.findLast((one) => one.start < d.starter.start);
  const first = before ?? chosen[0] ?? null;
  if (first === null || (before === undefined && chosen.some((one) => one.unit !== first.unit))) return null;
  return first;
}

/** The description with its bare lengths in the unit that the paper states for all. */
export function inStatedUnit({ units }: StatedUnits, d: Description): Description {
  const unit = statedFor(units, d)?.unit;
  if (unit === undefined || unit === 'inches') return d;
  const courses = d.courses.map((course) => courseIn(course, unit));
  const ties = d.ties.map((course) => courseIn(course, unit));
  return { ...d, courses, ties };
}

const lengthIn = (length: Length | null, unit: DistanceUnit): Length | null =>
  length?.unitless === true ? { ...length, unit, unitless: false } : length;

function courseIn(course: Course, unit: DistanceUnit): Course {
  const { distance, curve } = course;
  const isBare = distance?.unitless === true;
  const bareCurve =
    curve && [curve.radius, curve.arc, curve.chordLength, curve.tangentLength].some((one) => one?.unitless);
  if (!isBare && !bareCurve) return course;
  return {
    ...course,
    distance: lengthIn(distance, unit),
    curve: bareCurve ? curveIn(curve, unit) : curve,
    reasons: course.reasons.map((reason) => (reason === NO_UNIT ? unitReason(unit) : reason)),
  };
}

const unitReason = (unit: DistanceUnit): string => `the length has no unit; the paper tells ${unit} for all`;

const curveIn = (curve: CurveElements, unit: DistanceUnit): CurveElements => ({
  ...curve,
  radius: lengthIn(curve.radius, unit),
  arc: lengthIn(curve.arc, unit),
  chordLength: lengthIn(curve.chordLength, unit),
  tangentLength: lengthIn(curve.tangentLength, unit),
});

/** What the paper states of its unit against the lengths as they are read. */
export function unitsAgainst(text: string, { units, measures }: StatedUnits, d: Description): string[] {
  const printed: DistanceUnit[] = [];
  for (const { distance, curve } of d.courses) {
    const length = distance ?? curve?.arc ?? curve?.chordLength ?? null;
    if (length) printed.push(length.unit);
  }
  if (printed.length === 0) return [];
  const against = againstMeasure(text, measures, d, printed);
  return [...againstStated(text, units, d, printed), ...against];
}

function againstStated(text: string, units: readonly StatedUnit[], d: Description, printed: DistanceUnit[]): string[] {
  const one = units.find((each) => each.isOfOne && each.start > d.starter.start && each.start < d.to);
  const ofOne = one && unitBefore(d, one.start);
  if (one && ofOne && !isSame(ofOne, one.unit)) return [saidIn(text, one, ofOne)];
  const all = statedFor(units, d);
  if (!all || printed.some((unit) => isSame(unit, all.unit) || (all.unit === 'chains' && unit === 'links'))) return [];
  return [saidIn(text, all, printed[0]!)];
}

const saidIn = (text: string, { start, end }: StatedUnit, unit: DistanceUnit): string =>
  `The paper says ${quoted(text, start, end)}; the lengths are printed in ${unit}.`;

/** The unit of the course that the words stand in or behind. */
const unitBefore = (d: Description, at: number): DistanceUnit | undefined =>
  d.courses.findLast((course) => course.start < at)?.distance?.unit;
