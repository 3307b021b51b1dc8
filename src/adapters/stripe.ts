// Takes: the keys and prices of a Stripe account. Gives: the payment processor of the services, by Stripe's own library.
// Never: a secret in a sentence or in the log; a call without an end.
import Stripe from 'stripe';
import { Refusal } from '../contract/refusals.ts';
import { type MeteredRate, type Order, type Payments, PaymentTrouble } from '../service/billing-ports.ts';
import { readStripeEvent } from './stripe-events.ts';
import { subscriptionOf } from './stripe-subscriptions.ts';
import { isReportedBefore, isUnknownThere, troubleOf } from './stripe-trouble.ts';

/** The library's types and our reading of the answers are of this version, whatever the account's own is. */
export const STRIPE_VERSION = '2026-08-26.dahlia';

export interface StripePrices {
  /** Licensed: a seat a month. */
  readonly seat: string | null;
  /** Once: a pack of ten documents. */
  readonly pack: string | null;
  /** Metered: a document at the full rate, and at half of it. */
  readonly document: string | null;
  readonly documentBatch: string | null;
  /** Sold before, at another price: whoever bought them still pays them. */
  readonly earlier?: { readonly seat: readonly string[]; readonly document: readonly string[] };
}

export interface StripeSettings {
  readonly secretKey: string;
  /** The first that fits; two while one is being replaced. */
  readonly webhookSecrets: readonly string[];
  /** Another host than Stripe's own; null for that. */
  readonly apiUrl: string | null;
  readonly prices: StripePrices;
  /** Event names of the two meters. */
  readonly meters: Readonly<Record<MeteredRate, string>>;
  readonly timeoutMs: number;
}

const RETRIES = 2;
/** A customer has a few subscriptions in a lifetime. */
const MOST_SUBSCRIPTIONS = 100;

export function stripePayments(settings: StripeSettings): Payments {
  const stripe = clientOf(settings);
  const { prices } = settings;
  return {
    createCustomer: ({ accountId, email, company, token }) =>
      asking(async () => {
        const named = { name: company, metadata: { thence_account: accountId }, ...(email === null ? {} : { email }) };
        return (await stripe.customers.create(named, { idempotencyKey: token })).id;
      }),
    checkout: (order) => {
      const params = sessionOf(order, prices);
      return asking(async () => pageOf(await stripe.checkout.sessions.create(params)));
    },
    portal: (customer, returnUrl) =>
      asking(async () => pageOf(await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }))),
    subscriptions: (customer) =>
      asking(async () => {
        const query = { customer, status: 'all', limit: MOST_SUBSCRIPTIONS } as const;
        const { data } = await stripe.subscriptions.list(query);
        return data.flatMap((found) => subscriptionOf(found, prices) ?? []);
      }),
    cancel: (id) =>
      asking(async () => void (await stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true })), {
        doneIf: isUnknownThere,
      }),
    reportDocument: ({ documentId, customerId, rate, happenedAt }) =>
      asking(
        async () =>
          void (await stripe.billing.meterEvents.create({
            event_name: settings.meters[rate],
            identifier: documentId,
            timestamp: Math.floor(happenedAt.getTime() / 1000),
            payload: { stripe_customer_id: customerId, value: '1' },
          })),
        { doneIf: isReportedBefore },
      ),
    readEvent: (body, signature, now) => readStripeEvent(stripe, settings.webhookSecrets, body, signature, now),
  };
}

function clientOf({ secretKey, apiUrl, timeoutMs }: StripeSettings): Stripe {
  const url = apiUrl === null ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    apiVersion: STRIPE_VERSION,
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(url === null
      ? {}
      : { host: url.hostname, port: url.port, protocol: url.protocol === 'http:' ? ('http' as const) : 'https' }),
  });
}

async function asking<T>(
  task: () => Promise<T>,
  { doneIf }: { doneIf?: (error: unknown) => boolean } = {},
): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (doneIf?.(error)) return undefined as T;
    throw troubleOf(error);
  }
}

function pageOf({ url }: { readonly url: string | null }): string {
  if (url === null)
    throw new PaymentTrouble(
      'failed',
      'The payment processor opened no page. Try again later.',
      'a session without url',
    );
  return url;
}

function sessionOf(order: Order, prices: StripePrices): Stripe.Checkout.SessionCreateParams {
  const { accountId, customerId, returnUrl, item } = order;
  const common = {
    customer: customerId,
    client_reference_id: accountId,
    success_url: `${returnUrl}?checkout=complete`,
    cancel_url: `${returnUrl}?checkout=cancelled`,
  };
  const metadata = { thence_account: accountId };
  switch (item.kind) {
    case 'pack-10':
      return {
        ...common,
        mode: 'payment',
        line_items: [{ price: needed(prices.pack, 'PACK'), quantity: item.quantity }],
        metadata: { ...metadata, thence_packs: String(item.quantity) },
      };
    case 'seat':
      return {
        ...common,
        mode: 'subscription',
        line_items: [
          { price: needed(prices.seat, 'SEAT'), quantity: item.seats },
          { price: needed(prices.document, 'DOCUMENT') },
        ],
        metadata,
        subscription_data: { metadata, ...(item.trialDays === null ? {} : { trial_period_days: item.trialDays }) },
      };
    case 'volume':
      return {
        ...common,
        mode: 'subscription',
        line_items: [
          { price: needed(prices.document, 'DOCUMENT') },
          { price: needed(prices.documentBatch, 'DOCUMENT_BATCH') },
        ],
        metadata,
        subscription_data: { metadata },
      };
  }
}

function needed(price: string | null, name: string): string {
  if (price === null)
    throw new Refusal(
      'server_misconfigured',
      `This deployment does not sell that: THENCE_STRIPE_PRICE_${name} is not set.`,
    );
  return price;
}
