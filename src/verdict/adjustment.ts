// Takes: a judged tract an operator wants fitted. Gives: its verdict with the geometry of the compass rule, and the log entry.
// Never: a moved status, ratio or reason (SPEC.md, States): a fitted figure proves nothing the raw one did not.
import type { Extraction, Tract } from '../contract/extraction.ts';
import { Refusal } from '../contract/refusals.ts';
import type { Adjustment, TractVerdict } from '../contract/response.ts';
import { withTakenHands } from '../contract/taken-hands.ts';
import { signedAreaSqft } from '../survey/area.ts';
import { compassRule } from '../survey/compass-rule.ts';
import { emitted } from './emitted.ts';
import { geometryOf } from './tract-verdict.ts';
import { tractWork } from './tract-work.ts';

export function tractAt(extraction: Extraction, index: number): Tract {
  const tract = Number.isInteger(index) ? extraction.tracts[index] : undefined;
  if (tract !== undefined) return tract;
  throw new Refusal(
    'no_such_tract',
    `There is no tract ${index}; the extraction has ${extraction.tracts.length}, counted from 0.`,
  );
}

/** The fit of one tract. */
export function adjustedVerdict(
  extraction: Extraction,
  verdicts: readonly TractVerdict[],
  index: number,
  stamp: { readonly by: string; readonly at: string },
): [TractVerdict, Adjustment] {
  const tract = tractAt(extraction, index);
  const verdict = verdicts[index];
  const calls = [...withTakenHands(tract.calls, verdict?.checks)];
  const work = tractWork({ ...tract, calls }, index, extraction.metadata?.state ?? '');
  if (work.traverse === null || work.open || verdict === undefined || verdict.geometry === null) {
    const why = work.open ? 'a centerline does not return to its beginning' : 'its traverse cannot be computed';
    throw new Refusal('not_adjustable', `Tract ${index} cannot be adjusted: ${why}.`);
  }
  const fitted = compassRule(work.traverse);
  const geometry = geometryOf(fitted, Math.abs(signedAreaSqft(fitted)), null);
  const adjustment: Adjustment = {
    tract: index,
    method: 'compass_rule',
    misclosure_before: emitted(work.traverse.misclosureFt, 4),
    perimeter: emitted(work.traverse.perimeterFt, 4),
    by: stamp.by,
    at: stamp.at,
  };
  return [{ ...verdict, geometry, adjusted: true }, adjustment];
}
