// Takes: the works of all tracts and one area group. Gives: whether what was stated agrees with what was computed.
// Never: an agreement on faith: a tract of the group without a computed area makes the check skipped, not ok.
import type { Tract } from '../contract/extraction.ts';
import { SQFT_PER_ACRE } from '../survey/units.ts';
import { emitted, percentText } from './emitted.ts';
import { isStatedNet } from './area-group.ts';
import type { AreaGroup } from './area-group.ts';
import { finding } from './finding.ts';
import type { Finding } from './finding.ts';
import { inUnitOf, statedAreas, unreadableArea } from './stated-area.ts';
import type { StatedArea } from './stated-area.ts';

/** Agreement is within this share, or within half a unit of the last digit stated where that is no wider than the second (DECISIONS.md, Verdicts). */
export const AREA_SHARE = 0.005;
const COARSEST_SHARE = 0.02;

/** Computed square feet of each tract; null where there is none. */
export type ComputedAreas = readonly (number | null)[];

export interface AreaResult {
  readonly findings: readonly Finding[];
  /** True only when at least one area corroborates the figure, and none disagrees. */
  readonly agrees: boolean;
  readonly disagrees: boolean;
  /** The figure compared and its tolerance, for the blunder finder; null for groups and when nothing was comparable. */
  readonly target: { readonly stated: StatedArea; readonly toleranceSqft: number; readonly agrees: boolean } | null;
}

const NOTHING: AreaResult = { findings: [], agrees: false, disagrees: false, target: null };

export const toleranceSqft = ({ sqft, halfStepSqft }: StatedArea): number =>
  Math.max(AREA_SHARE * sqft, Math.min(halfStepSqft, COARSEST_SHARE * sqft));

interface Sums {
  readonly grossSqft: number | null;
  /** Null without exceptions, or when one has no computed area. */
  readonly netSqft: number | null;
}

/** Null as soon as one of them has no computed area. */
function sumOf(indexes: readonly number[], computed: ComputedAreas): number | null {
  let sum = 0;
  for (const i of indexes) {
    const sqft = computed[i] ?? null;
    if (sqft === null) return null;
    sum += sqft;
  }
  return sum;
}

function sums(group: AreaGroup, computed: ComputedAreas): Sums {
  const grossSqft = sumOf(group.members, computed);
  const offSqft = group.exceptions.length > 0 ? sumOf(group.exceptions, computed) : null;
  return { grossSqft, netSqft: grossSqft === null || offSqft === null ? null : grossSqft - offSqft };
}

/** The area check of one tract, whose group bears the area. */
export function areaCheck(
  tracts: readonly Tract[],
  group: AreaGroup | null,
  computed: ComputedAreas,
  state: string,
): AreaResult {
  if (group === null) return unstated('No area is stated, so nothing corroborates the computed one.');
  const bearer = tracts[group.bearer]!;
  const stated = statedAreas(bearer, state);
  if (unreadableArea(bearer, stated)) return unstated('The stated area cannot be read as a figure.');
  if (stated.length === 0) return unstated('No area is stated, so nothing corroborates the computed one.');
  const both = sums(group, computed);
  if (both.grossSqft === null) {
    const text = `The stated area of ${stated[0]!.text} could not be compared: not every tract it covers has a computed area.`;
    return { ...NOTHING, findings: [finding('area', 'skipped', null, null, text, { bars: true, told: true })] };
  }
  const onlyNet = isStatedNet(bearer);
  if (onlyNet && both.netSqft === null) {
    const text = `The stated area of ${stated[0]!.text} is net of what is excepted, which has no computed area; the figure encloses ${inUnitOf(stated[0]!, both.grossSqft)}.`;
    return unstated(text);
  }
  const results = stated.map((each) => compare(each, both, group, onlyNet));
  const disagrees = results.some((each) => each.answer === 'disagrees');
  const agrees = !disagrees && results.some((each) => each.answer === 'agrees');
  const findings = [...results.map((each) => areaFinding(each, agrees)), ...exceptionFindings(group, both)];
  const alone = group.members.length === 1 && group.exceptions.length === 0;
  const best = tightest(stated);
  const bestAgrees = results[stated.indexOf(best)]!.answer === 'agrees';
  const target = alone ? { stated: best, toleranceSqft: toleranceSqft(best), agrees: bestAgrees } : null;
  return { findings, agrees, disagrees, target };
}

function tightest(stated: readonly StatedArea[]): StatedArea {
  return stated.reduce((best, each) => (each.halfStepSqft / each.sqft < best.halfStepSqft / best.sqft ? each : best));
}

function unstated(text: string): AreaResult {
  return { ...NOTHING, findings: [finding('area', 'skipped', null, null, text, { bars: true, told: true })] };
}

/** `coarse`: inside half a unit of the last digit stated, which is too wide to bear anything out ("1 acre" beside 1.44). */
type Answer = 'agrees' | 'coarse' | 'disagrees';

interface Comparison {
  readonly answer: Answer;
  readonly stated: StatedArea;
  readonly sqft: number;
  /** "together with 1 more tract(s) net of exceptions " */
  readonly what: string;
}

function compare(stated: StatedArea, both: Sums, group: AreaGroup, onlyNet: boolean): Comparison {
  const gross = both.grossSqft ?? 0;
  const net = both.netSqft;
  const apart = (sqft: number): number => Math.abs(sqft - stated.sqft);
  const useNet = net !== null && (onlyNet || apart(net) < apart(gross));
  const sqft = useNet ? net : gross;
  const answer =
    apart(sqft) <= toleranceSqft(stated) ? 'agrees' : apart(sqft) <= stated.halfStepSqft ? 'coarse' : 'disagrees';
  const more = group.members.length > 1 ? `together with ${group.members.length - 1} more tract(s) ` : '';
  return { answer, stated, sqft, what: `${more}${useNet ? 'net of exceptions ' : ''}` };
}

const SAID: Readonly<Record<Answer, string>> = {
  agrees: 'stated agree',
  coarse: 'stated are too coarse to corroborate it',
  disagrees: 'stated do not agree',
};

/** A coarse figure bars nothing where a finer one beside it agrees. */
function areaFinding({ answer, stated, sqft, what }: Comparison, corroborated: boolean): Finding {
  const limit = toleranceSqft(stated);
  const apart = Math.abs(sqft - stated.sqft);
  const digits = answer === 'agrees' && apart > 2 * stated.halfStepSqft ? ', more than its digits explain' : '';
  const rounding = `${percentText(apart / stated.sqft)} apart, ${percentText(limit / stated.sqft)} allowed${digits}`;
  const coarse =
    answer === 'agrees' && apart > AREA_SHARE * stated.sqft
      ? ` The stated figure has ${stated.digits} digit(s) and corroborates no closer than that.`
      : '';
  const text = `The computed area ${what}is ${inUnitOf(stated, sqft)}; ${stated.text} ${SAID[answer]} (${rounding}).${coarse}`;
  const inUnit = (area: number): number => emitted((area / stated.sqft) * stated.value, 5);
  const outcome = answer === 'agrees' ? 'ok' : answer === 'coarse' ? 'warn' : 'fail';
  const bars = answer === 'disagrees' || (answer === 'coarse' && !corroborated);
  // value and limit are in the unit stated
  return finding(`area_${stated.unit}`, outcome, inUnit(sqft), inUnit(limit), text, { told: true, bars });
}

function exceptionFindings(group: AreaGroup, both: Sums): Finding[] {
  if (group.exceptions.length === 0) return [];
  if (both.netSqft === null) {
    const text = `Not every exception has a computed area; the net area is not known.`;
    return [finding('exceptions', 'warn', group.exceptions.length, null, text, { bars: false })];
  }
  const offSqft = (both.grossSqft ?? 0) - both.netSqft;
  const more = both.netSqft < 0;
  const text = `${group.exceptions.length} exception(s) of together ${(offSqft / SQFT_PER_ACRE).toFixed(3)} acres leave ${(both.netSqft / SQFT_PER_ACRE).toFixed(3)} acres net.`;
  return [finding('exceptions', more ? 'warn' : 'ok', emitted(offSqft / SQFT_PER_ACRE, 5), null, text, { told: true })];
}

/** A figure that encloses nothing cannot be a tract whatever is stated. */
export function emptinessFinding(areaSqft: number, perimeterFt: number): Finding | null {
  if (areaSqft > 1e-6 * perimeterFt * perimeterFt) return null;
  return finding('enclosed', 'fail', emitted(areaSqft, 2), null, 'The figure encloses no area.');
}
