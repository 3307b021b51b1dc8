// Takes: contract/limits. Gives: what each plan grants (DECISIONS.md "Plans") and how fast its keys may ask.
// Never: a price, a cap or a limit written elsewhere.
import { LIMITS } from '../contract/limits.ts';
import type { GrantKind } from '../contract/resources.ts';
import type { Account, KeyKind, Plan } from './ports.ts';

export const FREE_PLAN: Plan = {
  grantKind: 'free',
  monthlyCap: LIMITS.freeDocuments,
  includedDocs: null,
  poolGranted: LIMITS.freeDocuments,
};

export const ARRANGEMENT_PLAN: Plan = {
  grantKind: 'arrangement',
  monthlyCap: LIMITS.arrangementCap,
  includedDocs: null,
  poolGranted: null,
};

export interface CallerLimits {
  readonly requestsPerMinute: number;
  readonly concurrentExtractions: number;
}

export function callerLimits(grantKind: GrantKind): CallerLimits {
  const free = grantKind === 'free';
  return {
    requestsPerMinute: free ? LIMITS.requestsPerMinuteFree : LIMITS.requestsPerMinute,
    concurrentExtractions: free ? LIMITS.concurrentExtractionsFree : LIMITS.concurrentExtractions,
  };
}

export function keyLimit(grantKind: GrantKind, kind: KeyKind): number {
  if (kind === 'test') return LIMITS.testKeys;
  return grantKind === 'free' ? LIMITS.liveKeysFree : LIMITS.liveKeys;
}

/** Documents the account's pool still holds; null where the plan is monthly. */
export function poolLeft({ poolGranted, poolSpent }: Account): number | null {
  return poolGranted === null ? null : poolGranted - poolSpent;
}
