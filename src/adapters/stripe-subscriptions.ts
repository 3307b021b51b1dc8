// Takes: a subscription as Stripe has it. Gives: the tier, seats and state the services know; null where none of our prices is in it.
import type Stripe from 'stripe';
import type { Subscription } from '../service/billing-ports.ts';
import type { StripePrices } from './stripe.ts';

const STATES: Readonly<Partial<Record<Stripe.Subscription.Status, Subscription['state']>>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  incomplete: 'incomplete',
  // canceled, unpaid, incomplete_expired, paused: nothing is paid for
};

export function subscriptionOf(found: Stripe.Subscription, prices: StripePrices): Subscription | null {
  const { seat: seats = [], document: documents = [] } = prices.earlier ?? {};
  const seat = found.items.data.find(({ price: { id } }) => id === prices.seat || seats.includes(id));
  const metered = found.items.data.some(({ price: { id } }) => id === prices.document || documents.includes(id));
  if (seat === undefined && !metered) return null;
  return {
    id: found.id,
    customerId: typeof found.customer === 'string' ? found.customer : found.customer.id,
    createdAt: new Date(found.created * 1000),
    tier: seat === undefined ? 'volume' : 'seat',
    seats: Math.max(1, seat?.quantity ?? 1),
    state: STATES[found.status] ?? 'ended',
    trialEndsAt: found.trial_end === null ? null : new Date(found.trial_end * 1000),
  };
}
