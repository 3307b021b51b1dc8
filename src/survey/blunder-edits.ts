// Takes: a case. Gives: every single edit worth trying, one call at a time, and the figure after an edit.
// Never: an edit applied to the extraction; figures after an edit live only while they are weighed.
import type { Bearing, Call } from '../contract/extraction.ts';
import type { CorrectableField } from '../contract/response.ts';
import { bearingFromAzimuth, signedRad } from './bearing.ts';
import type { BlunderCase, Edit } from './blunder-case.ts';
import { elementsOf, lineCourse } from './course.ts';
import type { Course } from './course.ts';
import { solveCurve } from './curve.ts';
import { bearingVariants, lengthVariants } from './misread.ts';
import { solveCourses } from './traverse.ts';

type LengthField = 'distance' | 'chord_length' | 'radius' | 'arc_length';
const CURVE_LENGTHS: readonly LengthField[] = ['chord_length', 'radius', 'arc_length'];
const SECOND_RAD = Math.PI / 180 / 3600;
const DEG = 180 / Math.PI;

/** Decimals of a printed step in the tract's unit. */
function decimalsOf(stepFt: number, feet: number): number {
  return Math.min(4, Math.max(0, Math.round(-Math.log10(stepFt / feet || 1))));
}

function stepFtOf(given: BlunderCase, call: number, field: LengthField): number {
  const steps = given.steps[call]!;
  if (steps.sizes === null || field === 'distance') return steps.lengthFt;
  return { chord_length: steps.sizes.chordFt, radius: steps.sizes.radiusFt, arc_length: steps.sizes.arcFt }[field];
}

function lengthEdits(given: BlunderCase, call: number, field: LengthField): Edit[] {
  const length = given.calls[call]![field];
  if (length === null || !(length > 0)) return [];
  const decimals = decimalsOf(stepFtOf(given, call, field), given.feet);
  return lengthVariants(length, decimals).map(({ value, kind }) => ({ kind, call, field, value, why: '' }));
}

function bearingEdits(given: BlunderCase, call: number, field: 'bearing' | 'chord_bearing'): Edit[] {
  const bearing = given.calls[call]![field];
  if (!bearing) return [];
  const secondsShown = given.steps[call]!.azimuthRad < 30 * SECOND_RAD;
  return bearingVariants(bearing, secondsShown)
    .filter(({ value }) => !isSameWay(value, bearing))
    .map(({ value, kind }) => ({ kind, call, field, value, why: '' }));
}

/** N 0° W is N 0° E, and S 90° E is N 90° E: no other reading of the line. */
function isSameWay(a: Bearing, b: Bearing): boolean {
  return Math.abs(signedRad(azimuthOf(a) - azimuthOf(b))) < SECOND_RAD / 1000;
}

/** Whether an edit puts another value in the place of the one that stands there. */
export function changesValue(given: BlunderCase, { call, field, value }: Edit): boolean {
  const now = field === null ? null : (given.calls[call]?.[field] ?? null);
  if (isBearing(now) && isBearing(value)) return !isSameWay(now, value);
  return now !== value;
}

const isBearing = (value: unknown): value is Bearing => typeof value === 'object' && value !== null;

function curveEdits(given: BlunderCase, call: number): Edit[] {
  const { curve_direction, chord_length, arc_length } = given.calls[call]!;
  const found = [...bearingEdits(given, call, 'chord_bearing')];
  for (const field of CURVE_LENGTHS) found.push(...lengthEdits(given, call, field));
  const other = curve_direction === 'left' ? 'right' : 'left';
  if (curve_direction) found.push({ kind: 'curve_direction', call, field: 'curve_direction', value: other, why: '' });
  if (chord_length !== null && arc_length === null)
    found.push({ kind: 'chord_for_arc', call, field: 'arc_length', value: chord_length, why: '' });
  if (arc_length !== null && chord_length === null)
    found.push({ kind: 'chord_for_arc', call, field: 'chord_length', value: arc_length, why: '' });
  return found;
}

/** The one length, and the one bearing, that would close the figure best whatever the slip was. */
function freeEdits(given: BlunderCase, call: number): Edit[] {
  const course = given.traverse.courses[call]!;
  const { eastFt, northFt } = given.traverse;
  const recorded = given.calls[call]!;
  const line = course.kind === 'line';
  const [lengthField, bearingField]: [LengthField, 'bearing' | 'chord_bearing'] = line
    ? ['distance', 'bearing']
    : ['chord_length', 'chord_bearing'];
  const found: Edit[] = [];
  const scale = 10 ** decimalsOf(stepFtOf(given, call, lengthField), given.feet);
  const lengthFt = course.lengthFt - (eastFt * Math.sin(course.azimuthRad) + northFt * Math.cos(course.azimuthRad));
  const value = Math.round((lengthFt / given.feet) * scale) / scale;
  if (recorded[lengthField] !== null && value > 0 && value !== recorded[lengthField])
    found.push({ kind: 'any_length', call, field: lengthField, value, why: '' });
  const azimuth = Math.atan2(course.eastFt - eastFt, course.northFt - northFt) * DEG;
  if (recorded[bearingField] === null || !Number.isFinite(azimuth)) return found;
  const bearing = bearingFromAzimuth(azimuth);
  if (!isSameWay(bearing, recorded[bearingField]))
    found.push({ kind: 'any_bearing', call, field: bearingField, value: bearing, why: '' });
  return found;
}

/** Edits of one call. A long tract gets only the kinds that cost nothing to weigh. */
export function editsOf(given: BlunderCase, call: number, thorough: boolean): Edit[] {
  const curve = given.traverse.courses[call]!.kind === 'curve';
  const found: Edit[] = [{ kind: 'extra_course', call, field: null, value: null, why: '' }];
  if (curve) {
    if (thorough) found.push(...curveEdits(given, call));
  } else {
    found.push(...bearingEdits(given, call, 'bearing').slice(0, thorough ? undefined : 3));
    if (thorough) found.push(...lengthEdits(given, call, 'distance'));
  }
  found.push(...freeEdits(given, call));
  return found;
}

export function alternateEdits(given: BlunderCase): Edit[] {
  return given.alternates.flatMap(({ call, field, value, why }) =>
    given.calls[call] === undefined ? [] : [{ kind: 'alternate' as const, call, field, value, why }],
  );
}

/** A course that the reader passed over, at every place it could stand; before the first is after the last. */
export function missingEdits(given: BlunderCase): Edit[] {
  const found: Edit[] = [];
  for (let call = 1; call <= given.calls.length; call += 1)
    found.push({ kind: 'missing_course', call, field: null, value: null, why: '' });
  return found;
}

function editedCall(given: BlunderCase, edit: Edit): Call {
  const field = edit.field as CorrectableField;
  return { ...given.calls[edit.call]!, [field]: edit.value };
}

/** The edited call by itself, its neighbours as they are; null when it cannot be computed. */
export function editedCourse(given: BlunderCase, edit: Edit): Course | null {
  const old = given.traverse.courses[edit.call]!;
  const { feet } = given;
  if (old.kind === 'line') {
    if (edit.field === 'distance') return lineCourse(old.azimuthRad, (edit.value as number) * feet);
    if (edit.field === 'bearing') return lineCourse(azimuthOf(edit.value as Bearing), old.lengthFt);
    return null;
  }
  const elements = elementsOf(editedCall(given, edit), feet);
  if (elements.kind !== 'curve') return null;
  const beforeRad = given.traverse.courses[edit.call - 1]?.outRad ?? null;
  const afterRad = given.traverse.courses[edit.call + 1]?.inRad ?? null;
  const solved = solveCurve(elements, { beforeRad, afterRad });
  return 'course' in solved ? solved.course : null;
}

function azimuthOf({ ns, degrees, minutes, seconds, ew }: Bearing): number {
  const angle = (degrees + minutes / 60 + seconds / 3600) / DEG;
  const fromNorth = ns === 'N' ? angle : Math.PI - angle;
  return ew === 'E' ? fromNorth : -fromNorth;
}

/** All courses after an edit, solved anew where curves lean on their neighbours; null when one cannot be computed. */
export function editedCourses(given: BlunderCase, edit: Edit, coupled: boolean): readonly Course[] | null {
  const { courses, eastFt, northFt } = given.traverse;
  if (edit.kind === 'missing_course') {
    const closing = lineCourse(Math.atan2(-eastFt, -northFt), Math.hypot(eastFt, northFt));
    return courses.toSpliced(edit.call, 0, closing);
  }
  if (coupled) return solvedAnew(given, edit);
  if (edit.kind === 'extra_course') return courses.toSpliced(edit.call, 1);
  const course = editedCourse(given, edit);
  return course === null ? null : courses.with(edit.call, course);
}

function solvedAnew(given: BlunderCase, edit: Edit): readonly Course[] | null {
  const elements =
    edit.kind === 'extra_course'
      ? given.elements.toSpliced(edit.call, 1)
      : given.elements.with(edit.call, elementsOf(editedCall(given, edit), given.feet));
  const solved = solveCourses(elements);
  return solved.troubles.length > 0 ? null : solved.courses.map((course) => course!);
}
