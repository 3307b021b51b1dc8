// Takes: a verdict. Gives: its computed area in words, with the digits that tell something of it.
// Never: a zero for land that has an area: a verdict's numbers end at 0.0001, a lot of two square feet does not.
import type { TractVerdict } from '../contract/response.ts';

const LEAST = 0.0001;
const SMALL_ACRES = 0.1; // below it square feet say more

type Area = Pick<TractVerdict, 'computed_acres' | 'computed_sqft' | 'computed_hectares'>;

const digits = (value: number, least: number, most: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: least, maximumFractionDigits: most });

/** Of the acres or hectares of a tract; '' where none were computed. */
export function areaNumber(verdict: Area, field: 'computed_acres' | 'computed_hectares', least = 0, most = 5): string {
  const value = verdict[field];
  if (value === null) return '';
  return value === 0 && (verdict.computed_sqft ?? 0) > 0 ? `under ${LEAST}` : digits(value, least, most);
}

/** `5.2000 acres`, `7.88 sq ft`; '' where no area was computed. */
export function areaText(verdict: Area): string {
  const { computed_acres: acres, computed_sqft: sqft } = verdict;
  if (acres === null) return '';
  return acres < SMALL_ACRES && sqft !== null ? `${digits(sqft, 2, 2)} sq ft` : `${digits(acres, 4, 4)} acres`;
}
