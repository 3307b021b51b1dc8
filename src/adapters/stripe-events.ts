// Takes: the bytes Stripe posted and their signature. Gives: what happened, in the services' words.
// Never: a parsed body before its signature held, nor a signature older than Stripe's own tolerance.
import type Stripe from 'stripe';
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
  const bytes = Buffer.from(body);
  if (!secrets.some((secret) => isSigned(stripe, secret, bytes, signature, now)))
    throw new Refusal('invalid_signature', 'The Stripe-Signature header does not fit the body, or is too old.');
  const event = parsed(bytes.toString('utf8'));
  if (!isObject(event)) throw new Refusal('invalid_webhook', 'The body is not an event.');
  const { id, type, created, data } = event;
  if (typeof id !== 'string' || typeof type !== 'string' || typeof created !== 'number' || !isObject(data))
    throw new Refusal('invalid_webhook', 'The body is not an event.');
  const common = { id, type, happenedAt: new Date(created * 1000) };
  const told = isObject(data.object) ? tellOf(type, data.object) : null;
  return { ...common, ...(told ?? { kind: 'other' }) };
}

function isSigned(stripe: Stripe, secret: string, body: Buffer, signature: string, now: Date): boolean {
  try {
    return stripe.webhooks.signature!.verifyHeader(body, signature, secret, TOLERANCE_S, undefined, now.getTime());
  } catch {
    return false; // the library throws whatever is wrong with it: the header's form, the time, the digest
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
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
