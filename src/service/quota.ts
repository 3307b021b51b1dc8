// Takes: an account, what it has used and what is in flight. Gives: whether so many documents more may be submitted.
// Never: counts anything itself; the caller counts under the account's lock, so that the answer is exact.
import { Refusal, type RefusalType } from '../contract/refusals.ts';
import type { GrantKind } from '../contract/resources.ts';
import { dayOf, periodOf } from './period.ts';
import type { Account } from './ports.ts';

export interface Demand {
  readonly account: Account;
  /** Billed this UTC month; for pools the pool itself tells. */
  readonly billedThisMonth: number;
  readonly inFlight: number;
  readonly documents: number;
  readonly now: Date;
}

const EXHAUSTED: Readonly<Record<GrantKind, RefusalType>> = {
  free: 'free_tier_exhausted',
  trial: 'trial_exhausted',
  pack: 'pack_exhausted',
  subscription: 'quota_exceeded',
  arrangement: 'quota_exceeded',
};

const CHECKOUT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  free_tier_exhausted: { subscribe: '/billing/checkout?tier=seat', pack_checkout: '/billing/checkout?pack=pack-10' },
  pack_exhausted: { checkout: '/billing/checkout?pack=pack-10' },
};

export function refuseOverQuota(demand: Demand): void {
  const { account, inFlight, documents, now } = demand;
  const pool = account.poolGranted !== null;
  const used = (pool ? account.poolSpent : demand.billedThisMonth) + inFlight;
  const cap = account.poolGranted ?? account.monthlyCap;
  if (used + documents <= cap) return;
  const type = EXHAUSTED[account.grantKind];
  throw new Refusal(type, sentence(used, cap, documents), {
    documents_used: used,
    monthly_cap: cap,
    resets_on: pool ? null : dayOf(periodOf(now).end),
    ...(type === 'trial_exhausted' ? { trial_ends_on: account.trialEndsAt && dayOf(account.trialEndsAt) } : {}),
    ...CHECKOUT[type],
  });
}

function sentence(used: number, cap: number, documents: number): string {
  const asked = documents === 1 ? 'one more' : `${documents} more`;
  return `The plan holds ${cap} documents and ${used} are used or in flight; ${asked} would pass it. Nothing was submitted.`;
}

/** A trial that no subscription follows ends on its day; with one, the payment processor says when. */
export function hasPlan({ entitlement, grantKind, trialEndsAt, stripeSubscriptionId }: Account, now: Date): boolean {
  if (entitlement !== 'active') return false;
  return grantKind !== 'trial' || trialEndsAt === null || stripeSubscriptionId !== null || now < trialEndsAt;
}

export function refuseWithoutPlan(account: Account | null, now: Date): asserts account is Account {
  if (account !== null && hasPlan(account, now)) return;
  if (account?.entitlement === 'incomplete')
    throw new Refusal(
      'checkout_incomplete',
      'The checkout for this account was never completed. Complete it, or begin again at /billing/checkout.',
      { documents_used: 0, monthly_cap: 0, resets_on: null },
    );
  throw new Refusal('no_entitlement', 'The account has no active plan to extract against: see /billing/checkout.');
}
