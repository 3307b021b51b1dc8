// Takes: a tract's calls and the checks of its verdict. Gives: the calls with the hand that the judge took for a curve whose hand is not printed.
// Never: a hand written into the extraction; the paper does not print it, and `curve_direction` stays null there.
import type { Call, CurveDirection } from './extraction.ts';
import type { Check } from './response.ts';

/** The check that says so; its `value` is the call, counted from 0. */
export const HAND_CHECKS: Readonly<Record<CurveDirection, string>> = {
  left: 'curve_hand_left',
  right: 'curve_hand_right',
};

export function withTakenHands(calls: readonly Call[], checks: readonly Check[] | undefined): readonly Call[] {
  const hands = new Map<number, CurveDirection>();
  for (const { check, value } of checks ?? [])
    for (const hand of ['left', 'right'] as const)
      if (check === HAND_CHECKS[hand] && typeof value === 'number') hands.set(value, hand);
  if (hands.size === 0) return calls;
  return calls.map((call, i) => ({ ...call, curve_direction: call.curve_direction ?? hands.get(i) ?? null }));
}
