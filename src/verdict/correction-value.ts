// Takes: a value an operator sends. Gives: it in the shape of its field, or a Refusal bad_correction; and whether two are the same.
// Never: a coercion; "100" is no length and "N 10 E" no bearing: SPEC.md asks for the shape that the field has.
import type { Bearing, CurveDirection } from '../contract/extraction.ts';
import { Refusal } from '../contract/refusals.ts';
import { CORRECTABLE_FIELDS } from '../contract/response.ts';
import type { CorrectableField } from '../contract/response.ts';
import { bearingTrouble, sameBearing } from '../survey/bearing.ts';

export type FieldValue = number | Bearing | CurveDirection;

const BEARING_FIELDS: readonly CorrectableField[] = ['bearing', 'chord_bearing'];
const LARGEST = 1e9;
const SMALLEST = 0.0001; // below it a number would not survive a Python client's parse and dump

export function correctableField(field: unknown): CorrectableField {
  const known = CORRECTABLE_FIELDS.find((each) => each === field);
  if (known !== undefined) return known;
  throw new Refusal(
    'unknown_field',
    `${JSON.stringify(field)} cannot be corrected; correctable are ${CORRECTABLE_FIELDS.join(', ')}.`,
  );
}

function bearingOf(value: unknown): Bearing | null {
  if (typeof value !== 'object' || value === null) return null;
  const { ns, degrees, minutes, seconds, ew } = value as Partial<Record<keyof Bearing, unknown>>;
  if ((ns !== 'N' && ns !== 'S') || (ew !== 'E' && ew !== 'W')) return null;
  if (!Number.isInteger(degrees) || !Number.isInteger(minutes) || typeof seconds !== 'number') return null;
  if (seconds !== 0 && seconds < SMALLEST) return null;
  const bearing: Bearing = { ns, degrees: degrees as number, minutes: minutes as number, seconds, ew };
  return bearingTrouble(bearing) === null ? bearing : null;
}

function parsed(field: CorrectableField, value: unknown): FieldValue | null {
  if (BEARING_FIELDS.includes(field)) return bearingOf(value);
  if (field === 'curve_direction') return value === 'left' || value === 'right' ? value : null;
  return typeof value === 'number' && value >= SMALLEST && value <= LARGEST ? value : null;
}

const SHAPES: Readonly<Record<'bearing' | 'curve_direction' | 'length', string>> = {
  bearing: 'a bearing has ns (N or S), degrees, minutes, seconds and ew (E or W) and is at most 90 degrees',
  curve_direction: 'a curve direction is left or right',
  length: 'a length is a number above zero and at most 1,000,000,000',
};

const shapeOf = (field: CorrectableField): string =>
  SHAPES[BEARING_FIELDS.includes(field) ? 'bearing' : field === 'curve_direction' ? field : 'length'];

/** The new value in the shape of its field. */
export function afterValue(field: CorrectableField, after: unknown): FieldValue {
  const value = parsed(field, after);
  if (value !== null) return value;
  throw unparsed('after', field);
}

const unparsed = (member: 'before' | 'after', field: CorrectableField): Refusal =>
  new Refusal('bad_correction', `${member} does not parse as ${field}: ${shapeOf(field)}.`);

/** Whether `before` says what stands there now: numbers by value, bearings by component. */
export function sameValue(field: CorrectableField, before: unknown, current: FieldValue | null): boolean {
  if (BEARING_FIELDS.includes(field) && typeof before === 'string') throw unparsed('before', field);
  if (current === null || before === null || before === undefined) return (before ?? null) === current;
  if (BEARING_FIELDS.includes(field)) {
    const bearing = bearingOf(before) ?? (before as Bearing);
    return typeof bearing === 'object' && sameBearing(bearing, current as Bearing);
  }
  return before === current;
}
