// Takes: a length in one unit. Gives: the same length in another, for composed lengths and for the tract's one unit.
// Never: a unit's worth; that is in survey/units.
import type { DistanceUnit } from '../../contract/extraction.ts';
import { feetPer } from '../../survey/units.ts';

export function inUnit(amount: number, from: DistanceUnit, to: DistanceUnit, state = ''): number {
  if (from === to) return amount;
  // Chains and links are decimal: no detour through feet, so that 20 links are 0.2 chains to the last digit.
  if (from === 'links' && to === 'chains') return amount / 100;
  if (from === 'chains' && to === 'links') return amount * 100;
  return (amount * feetPer(from, state)) / feetPer(to, state);
}
