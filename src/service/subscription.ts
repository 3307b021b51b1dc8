// Takes: an account and all its subscriptions as the payment processor has them now. Gives: the plan that follows.
// Never: anything but the present state; in which order it came about does not matter.
import { LIVING, type Subscription } from './billing-ports.ts';
import { type Grant, withGrant } from './plan-change.ts';
import type { Account } from './ports.ts';

export interface Current {
  /** The newest that lives. */
  readonly current: Subscription | null;
  /** Others that live: somebody pays for them. */
  readonly replaced: readonly Subscription[];
}

/** Those older than a plan that staff gave are staff's to end. */
export function currentOf(account: Account, all: readonly Subscription[]): Current {
  const [current = null, ...replaced] = all
    .filter(({ state }) => LIVING.some((living) => living === state))
    .filter(({ createdAt }) => account.grantedAt === null || createdAt > account.grantedAt)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
  return { current, replaced };
}

export function afterSubscriptions(account: Account, all: readonly Subscription[], now: Date): Account {
  if (account.closedAt !== null) return account;
  const { current } = currentOf(account, all);
  if (current !== null) return { ...withGrant(account, grantOf(current), now), stripeSubscriptionId: current.id };
  const ended =
    account.stripeSubscriptionId === null
      ? account
      : { ...withGrant(account, { plan: 'none' }, now), stripeSubscriptionId: null };
  const begun = ended.entitlement === 'closed' && all.some(({ state }) => state === 'incomplete');
  return begun ? { ...ended, entitlement: 'incomplete' } : ended;
}

/** Overdue is not ended: the processor asks for the money again and says so when it gives up. */
function grantOf({ state, tier, seats, trialEndsAt }: Subscription): Grant {
  if (state === 'trialing' && tier === 'seat')
    return { plan: 'trial', seats, ...(trialEndsAt === null ? {} : { endsAt: trialEndsAt }) };
  return tier === 'seat' ? { plan: 'seat', seats } : { plan: 'volume' };
}
