// Takes: a tract's area as stated. Gives: each printed figure with its unit and the step of its last digit.
// Never: a unit the document does not print, nor a digit it does not show.
import { unpack } from '../contract/packed.ts';
import type { Tract } from '../contract/extraction.ts';
import { withCommas } from './emitted.ts';
import { AREA_UNITS, sqftPer } from '../survey/units.ts';
import type { AreaUnit } from '../survey/units.ts';

export interface StatedArea {
  readonly unit: AreaUnit;
  readonly value: number;
  readonly sqft: number;
  /** Half a unit of the last digit stated. */
  readonly halfStepSqft: number;
  /** Digits printed, leading zeros left out. */
  readonly digits: number;
  /** "2.45 acres" */
  readonly text: string;
}

const UNIT_WORDS: Readonly<Record<AreaUnit, string>> = {
  acres: 'acres',
  sqft: 'square feet',
  sqm: 'square metres',
  ha: 'hectares',
  arpents: 'arpents',
};

const FIGURE = /^\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?\s*$/;

function figure(unit: AreaUnit, spelled: string, state: string): StatedArea | null {
  const found = FIGURE.exec(spelled);
  if (found === null) return null;
  const decimals = found[2]?.length ?? 0;
  const value = Number(spelled.replaceAll(',', ''));
  if (!(value > 0) || !Number.isFinite(value)) return null;
  const perUnit = sqftPer(unit, state);
  const digits = spelled.replace(/\D/g, '').replace(/^0+/, '').length;
  const text = `${spelled.trim()} ${UNIT_WORDS[unit]}`;
  return { unit, value, sqft: value * perUnit, halfStepSqft: (0.5 * perUnit) / 10 ** decimals, digits, text };
}

const plain = (value: number | null | undefined): string =>
  value === null || value === undefined || !Number.isFinite(value) || Math.abs(value) >= 1e15 ? '' : String(value);

/** Every figure printed, in the order of the packed string; the numeric fields stand in where the string has none. */
export function statedAreas(tract: Tract, state: string): StatedArea[] {
  const packed = unpack('stated_area', tract.stated_area ?? '');
  const numeric: Readonly<Record<AreaUnit, string>> = {
    acres: plain(tract.stated_acreage),
    sqft: plain(tract.stated_area_sqft),
    sqm: plain(tract.stated_area_sqm),
    ha: plain(tract.stated_hectares),
    arpents: plain(tract.stated_area_arpents),
  };
  const found: StatedArea[] = [];
  for (const unit of AREA_UNITS) {
    const spelled = packed[unit] ?? '';
    const read = (spelled && figure(unit, spelled, state)) || (numeric[unit] && figure(unit, numeric[unit], state));
    if (read) found.push(read);
  }
  return found;
}

/** True when something stands in `stated_area` that is no figure. */
export function unreadableArea(tract: Tract, found: readonly StatedArea[]): boolean {
  return found.length === 0 && (tract.stated_area ?? '').trim() !== '';
}

/** Computed square feet in the unit of a stated area, for a sentence. */
export function inUnitOf(stated: StatedArea, sqft: number): string {
  const value = (sqft / stated.sqft) * stated.value;
  const decimals = Math.max(stated.unit === 'sqft' ? 0 : 3, (stated.text.split(' ')[0]!.split('.')[1] ?? '').length);
  return `${withCommas(value, decimals)} ${UNIT_WORDS[stated.unit]}`;
}
