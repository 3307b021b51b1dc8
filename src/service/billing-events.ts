// Takes: an event of the payment processor, its signature checked. Gives: the account as the processor has it now.
// Never: an event applied twice, or an older state over a newer one: what an event says of a subscription is not believed but asked
// again, and the answer is written only if nothing else was written meanwhile.
import { type BillingParts, orRefuse, processorOf } from './checkout.ts';
import type { Payments, ProcessorEvent, Subscription } from './billing-ports.ts';
import { savePlan } from './grant-plan.ts';
import { withGrant } from './plan-change.ts';
import type { Account, Store } from './ports.ts';
import { afterSubscriptions, currentOf } from './subscription.ts';

export type Reception = 'applied' | 'ignored' | 'repeated';

export async function receiveEvent(parts: BillingParts, body: Uint8Array, signature: string): Promise<Reception> {
  const payments = processorOf(parts);
  const event = payments.readEvent(body, signature, parts.clock.now());
  if (await parts.store.billing.hasEvent(event.id)) return 'repeated';
  switch (event.kind) {
    case 'subscription':
      return await orRefuse(parts, 'checkout_failed', () => followSubscriptions(parts, payments, event));
    case 'packs_paid':
      return await inOneGo(parts, event, (store) => creditPacks(store, event, parts.clock.now()));
    case 'customer_gone':
      return await inOneGo(parts, event, (store) => forgetCustomer(store, event.customerId, parts.clock.now()));
    case 'other':
      return await inOneGo(parts, event, () => Promise.resolve('ignored'));
  }
}

type Of<Kind> = Extract<ProcessorEvent, { kind: Kind }>;

async function followSubscriptions(
  parts: BillingParts,
  payments: Payments,
  event: Of<'subscription'>,
): Promise<Reception> {
  for (;;) {
    const seen = await parts.store.accounts.ofCustomer(event.customerId);
    if (seen === null) return await inOneGo(parts, event, () => Promise.resolve('ignored'));
    const subscriptions = await payments.subscriptions(event.customerId);
    await cancelReplaced(payments, seen, subscriptions);
    const reception = await parts.store.transaction(async (store) => {
      const account = await store.accounts.lock(seen.id);
      if (account?.billingVersion !== seen.billingVersion) return 'overtaken';
      if (!(await store.billing.takeEvent(event, 'applied', parts.clock.now()))) return 'repeated';
      const changed = afterSubscriptions(account, subscriptions, parts.clock.now());
      await savePlan(store, { ...changed, billingVersion: account.billingVersion + 1 });
      return 'applied';
    });
    if (reception !== 'overtaken') return reception;
  }
}

/** Nobody pays twice: a subscription bought while another lives takes its place. */
async function cancelReplaced(payments: Payments, account: Account, all: readonly Subscription[]): Promise<void> {
  const { current, replaced } = currentOf(account, all);
  if (current !== null) for (const { id } of replaced) await payments.cancel(id);
}

async function inOneGo(
  parts: BillingParts,
  event: ProcessorEvent,
  apply: (store: Store) => Promise<'applied' | 'ignored'>,
): Promise<Reception> {
  return await parts.store
    .transaction(async (store) => {
      const outcome = await apply(store);
      // Taken last, as it holds up a repeat of the same event; a repeat that came first undoes what was applied here.
      if (await store.billing.takeEvent(event, outcome, parts.clock.now())) return outcome;
      throw new Repeated();
    })
    .catch((error: unknown) => {
      if (error instanceof Repeated) return 'repeated' as const;
      throw error;
    });
}

class Repeated extends Error {}

async function creditPacks(
  store: Store,
  { checkoutId, accountId, packs }: Of<'packs_paid'>,
  now: Date,
): Promise<'applied' | 'ignored'> {
  const account = await store.accounts.lock(accountId);
  if (account === null || !(await store.billing.creditPurchase(checkoutId, accountId, packs, now))) return 'ignored';
  const credited = withGrant(account, { plan: 'pack', packs }, now);
  // Paid for all the same: an account that staff closed keeps the credits, and stays closed.
  const { entitlement, closedAt } = account.closedAt === null ? credited : account;
  await savePlan(store, { ...credited, entitlement, closedAt });
  return 'applied';
}

async function forgetCustomer(store: Store, customerId: string, now: Date): Promise<'applied' | 'ignored'> {
  const found = await store.accounts.ofCustomer(customerId);
  const account = found && (await store.accounts.lock(found.id));
  if (account?.stripeCustomerId !== customerId) return 'ignored';
  const ended = afterSubscriptions(account, [], now);
  await savePlan(store, { ...ended, stripeCustomerId: null, billingVersion: account.billingVersion + 1 });
  return 'applied';
}
