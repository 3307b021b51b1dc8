// Gives: what one check of the judge yields: the check as data, whether it bars a PASS, and whether it is told as a reason.
// Never: prose built twice; the text of the check is the reason.
import type { Check, CheckOutcome } from '../contract/response.ts';

export interface Finding extends Check {
  /** True when no tract with this finding may PASS. */
  readonly bars: boolean;
  /** True when the text belongs in `reasons`. */
  readonly told: boolean;
}

type Value = Check['value'];

export function finding(
  check: string,
  outcome: CheckOutcome,
  value: Value,
  limit: Value,
  text: string,
  flags: { bars?: boolean; told?: boolean } = {},
): Finding {
  const troubled = outcome === 'warn' || outcome === 'fail';
  return { check, outcome, value, limit, text, bars: flags.bars ?? troubled, told: flags.told ?? troubled };
}

/** The data of a finding, without the judge's own flags. */
export function asCheck({ check, outcome, value, limit, text }: Finding): Check {
  return { check, outcome, value, limit, text };
}
