// Takes: a unit word of the contract and the state a document belongs to. Gives: how many feet or square feet it is.
// Never: a guess about which unit a document meant; only what a named unit is worth. Authorities: docs/ground-truth.md
import type { DistanceUnit } from '../contract/extraction.ts';

export const SQFT_PER_ACRE = 43_560;
/** US survey foot: exactly 1200/3937 m. docs/ground-truth.md#foot-and-metre */
export const FEET_PER_METER = 3937 / 1200;
export const SQFT_PER_SQM = FEET_PER_METER * FEET_PER_METER;
export const SQFT_PER_HECTARE = 10_000 * SQFT_PER_SQM;

/** One customary unit whose length depends on the state. */
export interface StateValue {
  readonly feet: number;
  /** The value and where it holds, in words for a reason. */
  readonly words: string;
}

const VARA_TEXAS: StateValue = { feet: 100 / 36, words: '33 1/3 inches, the Texas value' };
const VARA_BY_STATE: Readonly<Record<string, StateValue>> = {
  CA: { feet: 33.372 / 12, words: '33.372 inches, the California value' },
  FL: { feet: 33.372 / 12, words: '33.372 inches, the Florida value' },
  AZ: { feet: 33 / 12, words: '33 inches, the Arizona value' },
};
const ARPENT_COMMON: StateValue = { feet: 191.994, words: '191.994 feet, the common (Louisiana) value' };
const ARPENT_BY_STATE: Readonly<Record<string, StateValue>> = {
  MO: { feet: 192.5, words: '192.5 feet, the Missouri value' },
  AR: { feet: 192.5, words: '192.5 feet, the Arkansas value' },
};

const FIXED_FEET: Readonly<Record<Exclude<DistanceUnit, 'varas' | 'arpents'>, number>> = {
  feet: 1,
  inches: 1 / 12,
  yards: 3,
  miles: 5280,
  rods: 16.5,
  poles: 16.5,
  perches: 16.5,
  chains: 66, // Gunter's chain
  links: 0.66,
  meters: FEET_PER_METER,
  kilometers: 1000 * FEET_PER_METER,
};

const STATE_NAMES: Readonly<Record<string, string>> = {
  california: 'CA',
  calif: 'CA',
  florida: 'FL',
  arizona: 'AZ',
  missouri: 'MO',
  arkansas: 'AR',
  texas: 'TX',
  louisiana: 'LA',
};

/** "State of California", "Calif.", "ca" -> "CA"; a state that changes no unit comes back as upper case. */
export function stateCode(state: string): string {
  const plain = state
    .toLowerCase()
    .replace(/\b(?:the\s+)?state\s+of\b/g, '')
    .replace(/[^a-z ]/g, '')
    .trim();
  return STATE_NAMES[plain] ?? plain.toUpperCase();
}

/** The vara of a state, 33 1/3 inches where nothing else is known. */
export function vara(state: string): StateValue {
  return VARA_BY_STATE[stateCode(state)] ?? VARA_TEXAS;
}

/** The side of a square arpent, which is also the linear arpent. */
export function arpent(state: string): StateValue {
  return ARPENT_BY_STATE[stateCode(state)] ?? ARPENT_COMMON;
}

/** Feet in one of a unit. */
export function feetPer(unit: DistanceUnit, state = ''): number {
  if (unit === 'varas') return vara(state).feet;
  if (unit === 'arpents') return arpent(state).feet;
  return FIXED_FEET[unit];
}

export const AREA_UNITS = ['acres', 'sqft', 'sqm', 'ha', 'arpents'] as const;
export type AreaUnit = (typeof AREA_UNITS)[number];

/** Square feet in one of an area unit. */
export function sqftPer(unit: AreaUnit, state = ''): number {
  switch (unit) {
    case 'acres':
      return SQFT_PER_ACRE;
    case 'sqft':
      return 1;
    case 'sqm':
      return SQFT_PER_SQM;
    case 'ha':
      return SQFT_PER_HECTARE;
    case 'arpents':
      return arpent(state).feet ** 2;
  }
}

const FIXED_WORDS: Readonly<Partial<Record<DistanceUnit, string>>> = {
  inches: '1/12 foot',
  yards: '3 feet',
  miles: '5,280 feet',
  rods: '16.5 feet',
  poles: '16.5 feet',
  perches: '16.5 feet',
  chains: '66 feet',
  links: '0.66 foot',
  meters: '3937/1200 US survey feet',
  kilometers: '1,000 metres of 3937/1200 US survey feet',
};

const SINGULAR: Readonly<Record<DistanceUnit, string>> = {
  feet: 'foot',
  inches: 'inch',
  yards: 'yard',
  miles: 'mile',
  rods: 'rod',
  poles: 'pole',
  perches: 'perch',
  chains: 'chain',
  links: 'link',
  meters: 'metre',
  kilometers: 'kilometre',
  varas: 'vara',
  arpents: 'arpent',
};

/** What one of a unit was taken to be, for `reasons`; null for feet, which need no saying. */
export function unitInWords(unit: DistanceUnit, state = ''): string | null {
  if (unit === 'feet') return null;
  const words =
    unit === 'varas' ? vara(state).words : unit === 'arpents' ? arpent(state).words : (FIXED_WORDS[unit] ?? '');
  return `One ${SINGULAR[unit]} was taken as ${words}.`;
}
