// Takes: contract/limits. Gives: what each plan grants (DECISIONS.md "Plans") and how fast its keys may ask.
// Never: a price, a cap or a limit written elsewhere.
import { LIMITS } from '../contract/limits.ts';
import type { GrantKind } from '../contract/resources.ts';
import type { Standing } from './billing-ports.ts';
import type { Account, KeyKind, Plan } from './ports.ts';

export const FREE_PLAN: Plan = {
  grantKind: 'free',
  monthlyCap: LIMITS.freeDocuments,
  includedDocs: null,
  poolGranted: LIMITS.freeDocuments,
};

export const TRIAL_PLAN: Plan = {
  grantKind: 'trial',
  monthlyCap: LIMITS.trialDocuments,
  includedDocs: null,
  poolGranted: LIMITS.trialDocuments,
};

export const VOLUME_PLAN: Plan = {
  grantKind: 'subscription',
  monthlyCap: LIMITS.volumeCap,
  includedDocs: 0,
  poolGranted: null,
};

export const ARRANGEMENT_PLAN: Plan = {
  grantKind: 'arrangement',
  monthlyCap: LIMITS.arrangementCap,
  includedDocs: null,
  poolGranted: null,
};

export function seatPlan(seats: number): Plan {
  return {
    grantKind: 'subscription',
    monthlyCap: LIMITS.seatCeiling * seats,
    includedDocs: LIMITS.seatDocuments * seats,
    poolGranted: null,
  };
}

export function packPlan(credits: number): Plan {
  return { grantKind: 'pack', monthlyCap: credits, includedDocs: null, poolGranted: credits };
}

/** The standing of an account that the payment processor has never heard of. */
export const UNBILLED: Standing = {
  tier: null,
  seats: null,
  trialEndsAt: null,
  creditsKept: 0,
  packsBought: 0,
  stripeCustomerId: null,
  stripeSubscriptionId: null,
  grantedAt: null,
  billingVersion: 0,
  closedAt: null,
};

export interface CallerLimits {
  readonly requestsPerMinute: number;
  readonly pollsPerMinute: number;
  readonly concurrentExtractions: number;
}

export function callerLimits(grantKind: GrantKind): CallerLimits {
  const free = grantKind === 'free';
  return {
    requestsPerMinute: free ? LIMITS.requestsPerMinuteFree : LIMITS.requestsPerMinute,
    pollsPerMinute: free ? LIMITS.pollsPerMinuteFree : LIMITS.pollsPerMinute,
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
