// Takes: an extraction, and what the fabric and the reader know beside it. Gives: one verdict a tract, index-aligned.
// Never: throws, whatever the extraction holds; never a PASS that DECISIONS.md "Verdicts" does not allow.
import type { Extraction } from '../contract/extraction.ts';
import type { GeorefGeometry, TractVerdict } from '../contract/response.ts';
import { SQFT_PER_ACRE } from '../survey/units.ts';
import { areaCheck } from './area-check.ts';
import type { AreaResult, ComputedAreas } from './area-check.ts';
import { areaGroups } from './area-group.ts';
import { closureOf } from './closure-check.ts';
import type { AreaGroup } from './area-group.ts';
import { settledHands } from './settled-hands.ts';
import { tractWork } from './tract-work.ts';
import type { TractWork } from './tract-work.ts';
import { JUDGE_DEFAULTS } from './judge-options.ts';
import type { JudgeOptions } from './judge-options.ts';
import { failed, judgeTract } from './tract-verdict.ts';

function resolved(options: Partial<JudgeOptions>): JudgeOptions {
  const standard = options.closureStandard ?? 0;
  const sound = Number.isFinite(standard) && standard >= 1 && standard <= 1e9;
  return { ...JUDGE_DEFAULTS, ...options, closureStandard: sound ? standard : JUDGE_DEFAULTS.closureStandard };
}

/** A value of the wrong shape is our trouble or an enemy's; either way it is a verdict and not an exception. */
function attempt<T>(compute: () => T, otherwise: (why: string) => T): T {
  try {
    return compute();
  } catch (error) {
    return otherwise(error instanceof Error ? error.message : String(error));
  }
}

export function judge(extraction: Extraction, options: Partial<JudgeOptions> = {}): TractVerdict[] {
  const chosen = resolved(options);
  const tracts = Array.isArray(extraction?.tracts) ? extraction.tracts : [];
  const state = typeof extraction?.metadata?.state === 'string' ? extraction.metadata.state : '';
  const works = tracts.map((tract, i) =>
    attempt<TractWork | null>(
      () => tractWork(tract, i, state),
      () => null,
    ),
  );
  const groups = attempt<readonly (AreaGroup | null)[]>(
    () => areaGroups(tracts),
    () => [],
  );
  const computed: ComputedAreas = works.map((work, i) => computedSqft(work, chosen.georefs[i] ?? null));
  const areaOf = (i: number, sums: ComputedAreas): AreaResult => areaCheck(tracts, groups[i] ?? null, sums, state);
  return tracts.map((tract, i) => {
    const given = works[i] ?? null;
    if (given === null) return failed(tract, 'The tract does not have the shape of a tract and could not be judged.');
    return attempt(
      () => {
        const withArea = (work: TractWork): AreaResult => areaOf(i, computed.with(i, computedSqft(work, null)));
        const { work, findings } = settledHands(given, (one) => isProved(one, withArea(one), chosen));
        const area = work === given ? areaOf(i, computed) : withArea(work);
        return judgeTract({ work, hands: findings, area, group: groups[i] ?? null }, chosen);
      },
      (why) => failed(tract, `The tract could not be judged: ${why}.`),
    );
  });
}

function isProved(work: TractWork, area: AreaResult, { closureStandard }: JudgeOptions): boolean {
  return area.agrees && work.traverse !== null && closureOf(work.traverse, work, closureStandard).closes;
}

function computedSqft(work: TractWork | null, georef: GeorefGeometry | null): number | null {
  if (work?.traverse) return work.open ? null : work.areaSqft;
  return georef !== null && Number.isFinite(georef.acres) ? georef.acres * SQFT_PER_ACRE : null;
}
