// Takes: an account and a grant. Gives: the account as it stands then (docs/decisions/0060). Pure: the caller writes it.
// Never: a document lost that the account was told never expires, nor a second trial's documents.
import { LIMITS } from '../contract/limits.ts';
import { ARRANGEMENT_PLAN, FREE_PLAN, packPlan, poolLeft, seatPlan, TRIAL_PLAN, VOLUME_PLAN } from './plans.ts';
import type { Account, Plan } from './ports.ts';

export type Grant =
  | { readonly plan: 'free' }
  | { readonly plan: 'trial'; readonly endsAt?: Date; readonly seats?: number }
  | { readonly plan: 'pack'; readonly packs: number }
  | { readonly plan: 'seat'; readonly seats: number }
  | { readonly plan: 'volume' }
  | { readonly plan: 'arrangement' }
  /** The plan ended: credits that never expire are all that is left. */
  | { readonly plan: 'none' };

const DAY_MS = 86_400_000;

export function withGrant(account: Account, grant: Grant, now: Date): Account {
  switch (grant.plan) {
    case 'free':
      return onCredits(account, Math.max(creditsOf(account), LIMITS.freeDocuments));
    case 'pack':
      return withPacks(account, grant.packs);
    case 'trial':
      return onTrial(account, grant, now);
    case 'seat':
      return { ...onMonths(account, seatPlan(grant.seats)), tier: 'seat', seats: grant.seats };
    case 'volume':
      return { ...onMonths(account, VOLUME_PLAN), tier: 'volume' };
    case 'arrangement':
      return onMonths(account, ARRANGEMENT_PLAN);
    case 'none':
      return withoutPlan(account);
    default:
      return unreachable(grant);
  }
}

/** Documents that never expire: what is left of the free ones and of packs, in the pool or set aside. */
export function creditsOf(account: Account): number {
  const lasting = account.grantKind === 'free' || account.grantKind === 'pack';
  return account.creditsKept + (lasting ? poolLeft(account)! : 0);
}

function withPacks(account: Account, packs: number): Account {
  const documents = packs * LIMITS.packDocuments;
  const bought = { ...account, packsBought: account.packsBought + packs };
  if (account.entitlement !== 'active') return onCredits(bought, creditsOf(account) + documents);
  switch (account.grantKind) {
    case 'pack': {
      const granted = account.poolGranted! + documents;
      return { ...bought, poolGranted: granted, monthlyCap: granted };
    }
    case 'free':
      return onCredits(bought, creditsOf(account) + documents);
    default:
      return { ...bought, creditsKept: account.creditsKept + documents };
  }
}

/** A pool of lasting credits: the free tier until a pack was bought, a pack from then on. */
function onCredits(account: Account, credits: number): Account {
  const free = account.packsBought === 0 && credits <= LIMITS.freeDocuments;
  return {
    ...bare(account),
    ...(free ? FREE_PLAN : packPlan(credits)),
    poolSpent: free ? LIMITS.freeDocuments - credits : 0,
    creditsKept: 0,
  };
}

function onTrial(account: Account, { endsAt, seats }: { endsAt?: Date; seats?: number }, now: Date): Account {
  const trialEndsAt = endsAt ?? new Date(now.getTime() + LIMITS.trialDays * DAY_MS);
  const tier = seats === undefined ? null : 'seat';
  const begun = account.entitlement === 'active' && account.grantKind === 'trial';
  if (begun) return { ...account, tier, seats: seats ?? null, trialEndsAt };
  const kept = creditsOf(account);
  return {
    ...bare(account),
    ...TRIAL_PLAN,
    poolSpent: 0,
    creditsKept: kept,
    tier,
    seats: seats ?? null,
    trialEndsAt,
  };
}

function onMonths(account: Account, plan: Plan): Account {
  return { ...bare(account), ...plan, poolSpent: 0, creditsKept: creditsOf(account) };
}

function withoutPlan(account: Account): Account {
  const credits = creditsOf(account);
  return credits > 0 ? onCredits(account, credits) : { ...bare(account), entitlement: 'closed' };
}

/** Active and open, with no tier of its own. Who bills it is the caller's to say. */
function bare(account: Account): Account {
  return { ...account, entitlement: 'active', tier: null, seats: null, closedAt: null };
}

function unreachable(grant: never): never {
  throw new Error(`no such grant: ${JSON.stringify(grant)}`);
}
