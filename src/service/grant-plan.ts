// Takes: an account's id and a grant of staff's. Gives: the account with that plan, its keys' caps with it, in one transaction.
// Never: a change beside the account's lock, or one that an older subscription of the account could undo.
import type { Account, Ports, Store } from './ports.ts';
import { type Grant, withGrant } from './plan-change.ts';
import { hasPlan } from './quota.ts';

const SOME = 500;

/** Null where there is no such account. Staff's word stands until a subscription that is newer than it. */
export async function grantPlan(
  ports: Pick<Ports, 'store' | 'clock'>,
  accountId: string,
  grant: Grant,
): Promise<Account | null> {
  return await ports.store.transaction(async (store) => {
    const account = await store.accounts.lock(accountId);
    if (account === null) return null;
    const now = ports.clock.now();
    return await savePlan(store, {
      ...withGrant(account, grant, now),
      ...(grant.plan === 'pack' ? {} : { grantedAt: now, stripeSubscriptionId: null }),
    });
  });
}

/** Trials that nothing follows: what is left are credits that never expire, or no plan. */
export async function endTrials({ store, clock }: Pick<Ports, 'store' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const id of await store.accounts.endedTrials(now, SOME))
    await store.transaction(async (inside) => {
      const account = await inside.accounts.lock(id);
      if (account?.grantKind === 'trial' && !hasPlan(account, now))
        await savePlan(inside, withGrant(account, { plan: 'none' }, now));
    });
}

/** The account's row and the caps its keys show, together. Call it under the account's lock. */
export async function savePlan(store: Store, account: Account): Promise<Account> {
  await store.accounts.savePlan(account);
  await store.keys.copyCaps(account.id, account);
  return account;
}
