// Takes: the bytes Stripe posted and their signature. Gives: what happened, in the services' words.
// Never: a parsed body before its signature held, nor a signature older than Stripe's own tolerance.
import Stripe from 'stripe';
import { Refusal } from '../contract/refusals.ts';
import type { ProcessorEvent } from '../service/billing-ports.ts';

const TOLERANCE_S = 300;
const ACCOUNT = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const PACKS = /^[1-9]\d{0,2}$/;

export function readStripeEvent(
  stripe: Stripe,
  secrets: readonly string[],
  body: Uint8Array,
  signature: string,
  now: Date,
): ProcessorEvent {
  const event = verified(stripe, secrets, body, signature, now);
  const { id, type, created, data } = event as { id?: unknown; type?: unknown; created?: unknown; data?: unknown };
  if (typeof id !== 'string' || typeof type !== 'string' || typeof created !== 'number' || !isObject(data))
    throw new Refusal('invalid_webhook', 'The body is not an event.');
  const common = { id, type, happenedAt: new Date(created * 1000) };
  const told = isObject(data.object) ? tellOf(type, data.object) : null;
  return { ...common, ...(told ?? { kind: 'other' }) };
}

function verified(stripe: Stripe, secrets: readonly string[], body: Uint8Array, signature: string, now: Date): object {
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(
        Buffer.from(body),
        signature,
        secret,
        TOLERANCE_S,
        undefined,
        now.getTime(),
      );
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) continue;
      throw new Refusal('invalid_webhook', 'The body did not parse as an event.');
    }
  }
  throw new Refusal('invalid_signature', 'The Stripe-Signature header does not fit the body, or is too old.');
}

type Told =
  | { readonly kind: 'subscription'; readonly customerId: string }
  | { readonly kind: 'packs_paid'; readonly checkoutId: string; readonly accountId: string; readonly packs: number }
  | { readonly kind: 'customer_gone'; readonly customerId: string };

const PAID = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];

/** Null where it is nothing that changes an account, or no checkout of ours. */
function tellOf(type: string, object: Record<string, unknown>): Told | null {
  const customerId = typeof object.customer === 'string' ? object.customer : null;
  if (type.startsWith('customer.subscription.') && customerId !== null) return { kind: 'subscription', customerId };
  if (type === 'customer.deleted' && typeof object.id === 'string')
    return { kind: 'customer_gone', customerId: object.id };
  if (!PAID.includes(type)) return null;
  if (object.mode === 'subscription') return customerId === null ? null : { kind: 'subscription', customerId };
  return packsOf(object);
}

/** What our own server wrote on the session when it opened it; unpaid means: paid later, told by another event. */
function packsOf({ id, mode, payment_status: status, metadata }: Record<string, unknown>): Told | null {
  if (mode !== 'payment' || (status !== 'paid' && status !== 'no_payment_required')) return null;
  if (typeof id !== 'string' || !isObject(metadata)) return null;
  const { thence_account: accountId, thence_packs: packs } = metadata;
  if (typeof accountId !== 'string' || !ACCOUNT.test(accountId)) return null;
  if (typeof packs !== 'string' || !PACKS.test(packs)) return null;
  return { kind: 'packs_paid', checkoutId: id, accountId, packs: Number(packs) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
