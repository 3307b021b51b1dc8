// Takes: a caller and what it wants to buy. Gives: the address of the payment processor's hosted page, for buying or for its portal.
// Never: a change of a plan; that follows from the processor's events alone (billing-events.ts).
import { LIMITS } from '../contract/limits.ts';
import { Refusal } from '../contract/refusals.ts';
import type { Caller } from './authenticate.ts';
import { type Order, type Payments, PaymentTrouble, TIERS } from './billing-ports.ts';
import type { Account, Ports } from './ports.ts';

export interface BillingParts extends Pick<Ports, 'store' | 'clock'> {
  /** Null where no payment processor is set. */
  readonly payments: Payments | null;
  /** What the processor said, for the log; it names no secret. */
  trouble(detail: string): void;
}

/** As it stands in the address. */
export interface CheckoutQuery {
  readonly tier?: string | undefined;
  readonly pack?: string | undefined;
  readonly seats?: string | undefined;
  readonly quantity?: string | undefined;
  readonly trial?: string | undefined;
}

const PACK = 'pack-10';

export async function checkoutUrl(
  parts: BillingParts,
  caller: Caller,
  query: CheckoutQuery,
  returnUrl: string,
): Promise<string> {
  const wanted = itemOf(query);
  const payments = processorOf(parts);
  const account = await openAccount(parts, caller);
  const item = wanted.kind === 'seat' && account.trialEndsAt !== null ? { ...wanted, trialDays: null } : wanted;
  return await orRefuse(parts, 'checkout_failed', async () => {
    const customerId = account.stripeCustomerId ?? (await newCustomer(parts, payments, account));
    const url = await payments.checkout({ accountId: account.id, customerId, item, returnUrl });
    await markIncomplete(parts, account.id);
    return url;
  });
}

export async function portalUrl(parts: BillingParts, caller: Caller, returnUrl: string): Promise<string> {
  const account = await parts.store.accounts.get(caller.accountId);
  const customerId = account?.stripeCustomerId ?? null;
  if (customerId === null || account?.stripeSubscriptionId === null)
    throw new Refusal('no_subscription', 'This account has no subscription, so there is no billing page to show.');
  const payments = processorOf(parts);
  return await orRefuse(parts, 'portal_failed', () => payments.portal(customerId, returnUrl));
}

export function processorOf({ payments }: BillingParts): Payments {
  if (payments === null)
    throw new Refusal('billing_unavailable', 'This deployment has no payment processor: nothing is sold here.');
  return payments;
}

/** The processor's trouble as the refusal that says so; its detail goes to the log. */
export async function orRefuse<T>(
  { trouble }: Pick<BillingParts, 'trouble'>,
  type: 'checkout_failed' | 'portal_failed',
  task: () => Promise<T>,
): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (!(error instanceof PaymentTrouble)) throw error;
    trouble(error.detail);
    throw new Refusal(type, error.message);
  }
}

function itemOf({ tier, pack, seats, quantity, trial }: CheckoutQuery): Order['item'] {
  const seatCount = wholeIn(seats, LIMITS.seats, 'invalid_seats', 'seats');
  const packCount = wholeIn(quantity, LIMITS.quantity, 'invalid_quantity', 'quantity');
  if (pack !== undefined && tier === undefined) {
    if (pack !== PACK) throw new Refusal('unknown_pack', `The pack there is: ${PACK}.`);
    return { kind: PACK, quantity: packCount };
  }
  if (pack !== undefined) throw new Refusal('unknown_tier', 'Name a tier or a pack, not both.');
  if (tier === 'seat') return { kind: 'seat', seats: seatCount, trialDays: trial === 'true' ? LIMITS.trialDays : null };
  if (tier === 'volume') return { kind: 'volume' };
  throw new Refusal('unknown_tier', `Name one of the tiers (${TIERS.join(', ')}), or the pack ${PACK}.`);
}

function wholeIn(
  text: string | undefined,
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
  type: 'invalid_seats' | 'invalid_quantity',
  name: string,
): number {
  if (text === undefined) return minimum;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= minimum && value <= maximum) return value;
  throw new Refusal(type, `${name} is a whole number from ${minimum} to ${maximum}.`);
}

async function openAccount(parts: BillingParts, caller: Caller): Promise<Account> {
  const account = await parts.store.accounts.get(caller.accountId);
  if (account === null) throw new Refusal('no_entitlement', 'No account belongs to this address: sign up first.');
  if (account.closedAt !== null) throw new Refusal('no_entitlement', 'This account was closed.');
  return account;
}

/** The token is the same for whoever tries at once, and another after a customer was deleted. */
async function newCustomer({ store }: BillingParts, payments: Payments, account: Account): Promise<string> {
  const made = await payments.createCustomer({
    accountId: account.id,
    email: await store.accounts.firstAddress(account.id),
    company: account.company,
    token: `customer-${account.id}-${account.billingVersion}`,
  });
  return await store.accounts.claimCustomer(account.id, made);
}

/** An account without any plan says from now on that a checkout was begun. One that has a plan keeps it. */
async function markIncomplete({ store }: BillingParts, accountId: string): Promise<void> {
  await store.transaction(async (inside) => {
    const account = await inside.accounts.lock(accountId);
    if (account?.entitlement === 'closed' && account.closedAt === null)
      await inside.accounts.savePlan({ ...account, entitlement: 'incomplete' });
  });
}
