// Takes: an aliquot tract and what the survey fabric gave for it. Gives: findings, and whether it may PASS.
// Never: a position as evidence; a polygon of the fabric corroborates an area, nothing else.
import { aliquotLimits, unpack } from '../contract/packed.ts';
import type { Tract } from '../contract/extraction.ts';
import type { GeorefGeometry } from '../contract/response.ts';
import { finding } from './finding.ts';
import type { Finding } from './finding.ts';

export interface AliquotResult {
  readonly findings: readonly Finding[];
  /** Section, township or range unreadable. */
  readonly unreadable: boolean;
}

const TOWNSHIP = /^\d{1,3}(?:\.5|½| ?1\/2)?\s*[NS]$/i;
const RANGE = /^\d{1,3}(?:\.5|½| ?1\/2)?\s*[EW]$/i;

/** The PLSS part names its polygons so: a second division of the fabric itself, not one made by rule. */
export function isFabricDivision(georef: GeorefGeometry): boolean {
  return /second[\s_-]?division/i.test(georef.source) && !/\brule\b/i.test(georef.source);
}

function trouble(name: string, value: string | undefined, pattern: RegExp): string | null {
  if (value === undefined || !/\d/.test(value)) return `The ${name} cannot be read.`;
  if (!pattern.test(value)) return `The ${name} "${value}" does not say on which side of the base or meridian it lies.`;
  return null;
}

function sectionTrouble(section: string | undefined, wholeTownship: boolean): string | null {
  if (section === undefined || section === '') return wholeTownship ? null : 'The section cannot be read.';
  const number = Number(section);
  return Number.isInteger(number) && number >= 1 && number <= MOST_SECTION
    ? null
    : `There is no section "${section}" in a township.`;
}

/** Grants and river lots were numbered on behind the 36 of a township: Louisiana has townships with more than a hundred. */
const MOST_SECTION = 200;
const REGULAR = 36;

/** A section that can be read, and that no rule of the rectangular survey places. */
const irregular = (section: string | undefined): string | null =>
  Number(section) > REGULAR
    ? `Section ${section} is above ${REGULAR}: a private claim or an irregular section, whose place and area are those of its plat.`
    : null;

export function aliquotCheck(tract: Tract, georef: GeorefGeometry | null, exceptions: number): AliquotResult {
  const parts = unpack('aliquot', tract.aliquot ?? '');
  const whole = !parts.parts && !parts.government_lot;
  const section = sectionTrouble(parts.section, whole);
  const places = [trouble('township', parts.township, TOWNSHIP), trouble('range', parts.range, RANGE)];
  const findings: Finding[] = [];
  const add = (text: string): void => void findings.push(finding('aliquot', 'warn', null, null, text));
  for (const each of [section ?? irregular(parts.section), ...places]) if (each !== null) add(each);
  const unreadable = section !== null || places.some((each) => each?.endsWith('cannot be read.'));
  if (unreadable) return { findings, unreadable };
  if (georef === null) add('No polygon of the survey fabric is at hand for this aliquot part.');
  else if (/\brule\b/i.test(georef.source))
    add('The polygon was made by the rules of subdivision, not taken from the fabric as a second division.');
  else if (!isFabricDivision(georef))
    add('The polygon is not a second division of the fabric, which alone lets an aliquot pass.');
  if (parts.government_lot) add(`Government lot ${parts.government_lot}: its area is that of its plat, not of a rule.`);
  const { only, except } = aliquotLimits(parts.exception ?? '');
  if (only.length > 0) add('The description takes less than the whole of this aliquot part.');
  if (exceptions > 0 || except.length > 0) add('An exception comes off this part and is not in the polygon.');
  return { findings, unreadable };
}
