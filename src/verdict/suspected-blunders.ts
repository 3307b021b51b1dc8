// Takes: a tract that does not close or disagrees in area. Gives: at most three findings naming a single suspected misreading.
// Never: the misreading put right, nor more certainty than the figure gives.
import { bearingFromAzimuth, bearingText } from '../survey/bearing.ts';
import type { BlunderCase, Edit, Suspect } from '../survey/blunder-case.ts';
import { findBlunders, fittingAlternates } from '../survey/blunder.ts';
import type { SlipKind } from '../survey/misread.ts';
import { roundingOf } from '../survey/rounding.ts';
import type { Traverse } from '../survey/traverse.ts';
import { SQFT_PER_ACRE } from '../survey/units.ts';
import type { AreaResult } from './area-check.ts';
import { EXACT_FT } from './closure-check.ts';
import { callsText, feetText, withCommas } from './emitted.ts';
import { finding } from './finding.ts';
import type { Finding } from './finding.ts';
import type { JudgeOptions } from './judge-options.ts';
import { inUnitOf } from './stated-area.ts';
import type { TractWork } from './tract-work.ts';

function valueText(value: Edit['value'] | undefined, unit: string): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'number') return `${withCommas(value, Number.isInteger(value) ? 0 : 2)} ${unit}`;
  return typeof value === 'string' ? value : bearingText(value);
}

const FIELD_WORDS: Readonly<Record<string, string>> = {
  distance: '',
  bearing: '',
  chord_length: 'a chord of ',
  chord_bearing: 'a chord bearing ',
  radius: 'a radius of ',
  arc_length: 'an arc of ',
  curve_direction: 'a curve to the ',
};

function condition(edit: Edit, work: TractWork, traverse: Traverse): string {
  const name = callsText([edit.call]);
  if (edit.kind === 'extra_course') return `If ${name} did not belong to the figure`;
  if (edit.kind === 'missing_course') {
    const bearing = bearingText(bearingFromAzimuth((Math.atan2(-traverse.eastFt, -traverse.northFt) * 180) / Math.PI));
    return `If a course ${bearing} ${feetText(traverse.misclosureFt)} were missing after ${callsText([edit.call - 1])}`;
  }
  const field = edit.field!;
  const now = work.tract.calls[edit.call]?.[field];
  const words = FIELD_WORDS[field] ?? '';
  const why = edit.why === '' ? '' : ` (${edit.why})`;
  const value = `${words}${valueText(edit.value, work.unit)}`;
  if (now === null || now === undefined) return `If ${name}, which does not say so, were ${value}${why}`;
  return `If ${name} read ${value} instead of ${valueText(now, work.unit)}${why}`;
}

function sentence(suspect: Suspect, work: TractWork, traverse: Traverse, area: AreaResult): string {
  const { misclosureFt, perimeterFt, areaSqft } = suspect;
  const closes = misclosureFt < EXACT_FT ? 'exactly' : `1:${withCommas(Math.round(perimeterFt / misclosureFt))}`;
  const head = `${condition(suspect.edit, work, traverse)}, the figure would close ${closes}`;
  if (area.target !== null) {
    const { stated } = area.target;
    return `${head} and contain ${inUnitOf(stated, areaSqft)} of the ${stated.text} stated.`;
  }
  const acres = (areaSqft / SQFT_PER_ACRE).toFixed(3);
  return `${head} and contain ${acres} acres; no area stated for this tract alone bears that out.`;
}

function caseOf(work: TractWork, traverse: Traverse, area: AreaResult, options: JudgeOptions): BlunderCase {
  const target = area.target;
  return {
    calls: work.tract.calls,
    feet: work.feet,
    elements: work.elements,
    steps: work.steps,
    traverse,
    rounding: roundingOf(traverse.courses, work.steps),
    standard: options.closureStandard,
    area: target && {
      sqft: target.stated.sqft,
      halfStepSqft: target.stated.halfStepSqft,
      toleranceSqft: target.toleranceSqft,
    },
    alternates: options.alternates.filter((each) => each.tract === work.index),
  };
}

export function suspectedBlunders(
  work: TractWork,
  traverse: Traverse,
  area: AreaResult,
  options: JudgeOptions,
): Finding[] {
  return findBlunders(caseOf(work, traverse, area, options)).map((suspect) =>
    finding('suspected_blunder', 'warn', suspect.edit.call, null, sentence(suspect, work, traverse, area)),
  );
}

/** Free values explain any misclosure and so prove nothing here; a slip of the digits or letters does. */
const TELLING: readonly SlipKind[] = [
  'alternate',
  'look_alike',
  'swapped_digits',
  'one_digit',
  'digit_lost',
  'digit_added',
  'exchanged_parts',
];
const BEYOND_ROUNDING = 4;
const WORTH_A_LOOK_FT = 0.25;

/** Readings about as likely as what was read; a hand that is not printed is settled by itself (settled-hands.ts). */
const withLikely = (given: BlunderCase): BlunderCase => ({
  ...given,
  alternates: given.alternates.filter(({ field, isUnlikely }) => field !== 'curve_direction' && !isUnlikely),
});

/**
 * What a figure that closes and agrees may be besides: another reading about as likely on the page, where it closes within rounding and agrees too;
 * and where the figure is far off what its digits allow, one misread digit that explains it (docs/verdicts.md#closes-yet-suspect).
 */
export function otherReadings(work: TractWork, traverse: Traverse, area: AreaResult, options: JudgeOptions): Finding[] {
  const { allowanceFt } = roundingOf(traverse.courses, work.steps);
  const given = { ...caseOf(work, traverse, area, options), closeWithinFt: Math.max(allowanceFt, EXACT_FT) };
  const isFarOff = traverse.misclosureFt > Math.max(WORTH_A_LOOK_FT, BEYOND_ROUNDING * allowanceFt);
  const slips = isFarOff
    ? findBlunders(given).filter(({ edit }) => TELLING.includes(edit.kind))
    : fittingAlternates(withLikely(given));
  const why = isFarOff
    ? 'The figure closes within the standard, but by more than rounding explains.'
    : 'The print allows another reading, and the figure bears it out as well.';
  return slips.map((suspect) => {
    const text = `${why} ${sentence(suspect, work, traverse, area)}`;
    return finding('suspected_blunder', 'warn', suspect.edit.call, null, text);
  });
}
