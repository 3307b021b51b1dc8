// What a Stripe account holds, as far as thence uses it, and what happens in it when people pay, cancel or do not pay.
// Written from Stripe's published API; the shapes are reduced to the members thence reads and the rules its requests could break.

export interface Price {
  readonly id: string;
  readonly kind: 'licensed' | 'metered' | 'once';
}

export interface CheckoutSession {
  readonly id: string;
  readonly mode: 'payment' | 'subscription';
  readonly customer: string;
  readonly clientReference: string;
  readonly metadata: Record<string, string>;
  readonly items: readonly { readonly price: Price; readonly quantity: number | null }[];
  readonly subscriptionMetadata: Record<string, string>;
  readonly trialDays: number | null;
  readonly successUrl: string;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'unpaid' | 'paid' | 'no_payment_required';
}

export interface EmulatedSubscription {
  readonly id: string;
  readonly customer: string;
  created: number;
  readonly metadata: Record<string, string>;
  readonly items: { readonly id: string; readonly price: Price; quantity: number | null }[];
  status: string;
  trialEnd: number | null;
  /** Cancelled with what is unused credited, as a replaced one must be. */
  prorated: boolean;
}

export interface ReportedUse {
  readonly eventName: string;
  readonly identifier: string;
  readonly customer: string;
  readonly value: number;
  readonly timestamp: number;
}

export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly body: string;
}

let made = 0; // over all emulators of a process: their ids may meet in one database

export class StripeState {
  readonly prices: ReadonlyMap<string, Price>;
  readonly meters: ReadonlySet<string>;
  readonly customers = new Map<string, { email: string | null; name: string; metadata: Record<string, string> }>();
  readonly sessions = new Map<string, CheckoutSession>();
  readonly subscriptions = new Map<string, EmulatedSubscription>();
  readonly uses: ReportedUse[] = [];
  readonly events: StripeEvent[] = [];

  constructor(prices: readonly Price[], meters: readonly string[]) {
    this.prices = new Map(prices.map((price) => [price.id, price]));
    this.meters = new Set(meters);
  }

  newId(kind: string): string {
    made += 1;
    return `${kind}_emulated${String(made).padStart(6, '0')}`;
  }

  seconds(): number {
    return Math.floor(Date.now() / 1000);
  }

  /** A person fills in the hosted page: `later` pays by a method that settles days afterwards. */
  pay(sessionId: string, how: 'now' | 'later' = 'now'): StripeEvent[] {
    const session = this.sessions.get(sessionId)!;
    session.status = 'complete';
    session.paymentStatus = how === 'later' ? 'unpaid' : session.trialDays === null ? 'paid' : 'no_payment_required';
    if (session.mode === 'payment') return [this.note('checkout.session.completed', sessionShape(session))];
    const subscription = this.subscribe(session);
    return [
      this.note('customer.subscription.created', subscriptionShape({ ...subscription, status: 'incomplete' })),
      this.note('customer.subscription.updated', subscriptionShape(subscription)),
      this.note('checkout.session.completed', sessionShape(session)),
    ];
  }

  settle(sessionId: string): StripeEvent {
    const session = this.sessions.get(sessionId)!;
    session.paymentStatus = 'paid';
    return this.note('checkout.session.async_payment_succeeded', sessionShape(session));
  }

  abandon(sessionId: string): StripeEvent {
    const session = this.sessions.get(sessionId)!;
    session.status = 'expired';
    return this.note('checkout.session.expired', sessionShape(session));
  }

  change(subscriptionId: string, status: string, quantity?: number): StripeEvent {
    const subscription = this.subscriptions.get(subscriptionId)!;
    subscription.status = status;
    const seat = subscription.items.find(({ price }) => price.kind === 'licensed');
    if (quantity !== undefined && seat) seat.quantity = quantity;
    const type = status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated';
    return this.note(type, subscriptionShape(subscription));
  }

  deleteCustomer(id: string): StripeEvent[] {
    const ended = [...this.subscriptions.values()]
      .filter(({ customer, status }) => customer === id && status !== 'canceled')
      .map((subscription) => this.change(subscription.id, 'canceled'));
    this.customers.delete(id);
    return [...ended, this.note('customer.deleted', { id, object: 'customer' })];
  }

  note(type: string, object: object): StripeEvent {
    const event = { id: this.newId('evt'), type, created: this.seconds() };
    const body = JSON.stringify(
      { ...event, object: 'event', api_version: '2026-08-26.dahlia', data: { object } },
      null,
      2,
    );
    const noted = { ...event, body };
    this.events.push(noted);
    return noted;
  }

  private subscribe(session: CheckoutSession): EmulatedSubscription {
    const created = this.seconds();
    const subscription: EmulatedSubscription = {
      id: this.newId('sub'),
      customer: session.customer,
      created,
      metadata: session.subscriptionMetadata,
      items: session.items.map((item) => ({ ...item, id: this.newId('si') })),
      status: session.trialDays === null ? 'active' : 'trialing',
      trialEnd: session.trialDays === null ? null : created + session.trialDays * 86_400,
      prorated: false,
    };
    this.subscriptions.set(subscription.id, subscription);
    return subscription;
  }
}

export function sessionShape(session: CheckoutSession): object {
  return {
    id: session.id,
    object: 'checkout.session',
    mode: session.mode,
    customer: session.customer,
    client_reference_id: session.clientReference,
    metadata: session.metadata,
    status: session.status,
    payment_status: session.paymentStatus,
    url: session.status === 'open' ? `https://checkout.stripe.example/pay/${session.id}` : null,
  };
}

export function subscriptionShape(subscription: EmulatedSubscription): object {
  return {
    id: subscription.id,
    object: 'subscription',
    customer: subscription.customer,
    created: subscription.created,
    metadata: subscription.metadata,
    status: subscription.status,
    trial_end: subscription.trialEnd,
    items: {
      object: 'list',
      has_more: false,
      data: subscription.items.map(({ id, price, quantity }) => ({
        id,
        object: 'subscription_item',
        price: { id: price.id, object: 'price' },
        ...(quantity === null ? {} : { quantity }),
      })),
    },
  };
}
