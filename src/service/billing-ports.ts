// Takes: nothing. Gives: the payment processor and the mail server as the services see them, and the tables of billing.
// Never: a library's type or a table name; those live in adapters.

export const TIERS = ['seat', 'volume'] as const;
export type Tier = (typeof TIERS)[number];

/**
 * What a billed document was taken from or costs: a pool's or a kept credit, a month's included ones, an arrangement, the metered
 * rate or half of it; `given` where it was admitted under a plan that ended before it did.
 */
export const RATES = ['pool', 'included', 'arranged', 'full', 'half', 'given'] as const;
export type Rate = (typeof RATES)[number];
export type MeteredRate = Extract<Rate, 'full' | 'half'>;

/** How an account came to its plan and who bills it. */
export interface Standing {
  readonly tier: Tier | null;
  readonly seats: number | null;
  /** Stays when the trial has ended: an account has one. */
  readonly trialEndsAt: Date | null;
  /** Documents that never expire, set aside while a month or a trial is in force. */
  readonly creditsKept: number;
  readonly packsBought: number;
  readonly stripeCustomerId: string | null;
  /** The subscription the plan comes from; null for every other plan. */
  readonly stripeSubscriptionId: string | null;
  /** When staff last set the plan: subscriptions older than that do not change it. */
  readonly grantedAt: Date | null;
  /** Counts what the processor's events changed, so that two at once cannot overtake each other. */
  readonly billingVersion: number;
  /** Set by staff: no event opens it again. */
  readonly closedAt: Date | null;
}

export interface MeterEvent {
  /** The processor takes an identifier once. */
  readonly documentId: string;
  readonly customerId: string;
  readonly rate: MeteredRate;
  readonly happenedAt: Date;
}

export interface DueMeterEvent extends MeterEvent {
  readonly attempts: number;
  readonly unsureSince: Date | null;
}

export type MeterOutcome =
  | { readonly state: 'reported' }
  | { readonly state: 'refused' | 'unsure'; readonly cause: string }
  /** `arrived`: whether the try may have arrived all the same. */
  | { readonly state: 'waiting'; readonly cause: string; readonly nextTryAt: Date; readonly arrived: 'no' | 'maybe' };

export interface BillingTable {
  hasEvent(eventId: string): Promise<boolean>;
  /** False when it is there already: each event is applied once. */
  takeEvent(event: ProcessorEvent, outcome: 'applied' | 'ignored', at: Date): Promise<boolean>;
  /** False when this checkout was credited before, by whichever event. */
  creditPurchase(checkoutId: string, accountId: string, packs: number, at: Date): Promise<boolean>;
  addMeterEvent(event: MeterEvent): Promise<void>;
  /** Those whose turn it is, taken until `untilTryAt`: another node leaves them alone meanwhile. */
  takeMeterEvents(now: Date, untilTryAt: Date, limit: number): Promise<readonly DueMeterEvent[]>;
  settleMeterEvent(documentId: string, outcome: MeterOutcome, at: Date): Promise<void>;
  /** Metered documents by state, those reported aside. */
  meterStates(): Promise<Readonly<Record<'waiting' | 'refused' | 'unsure', number>>>;
}

export const LIVING = ['trialing', 'active', 'past_due'] as const;

/** A subscription to one of our prices, as the processor has it now. */
export interface Subscription {
  readonly id: string;
  readonly customerId: string;
  readonly createdAt: Date;
  readonly tier: Tier;
  readonly seats: number;
  /** `incomplete`: its first payment is still to be made. */
  readonly state: (typeof LIVING)[number] | 'incomplete' | 'ended';
  readonly trialEndsAt: Date | null;
}

/** What an event says happened; `other` is acknowledged and nothing more. */
export type ProcessorEvent = { readonly id: string; readonly type: string; readonly happenedAt: Date } & (
  | { readonly kind: 'subscription'; readonly customerId: string }
  | { readonly kind: 'packs_paid'; readonly checkoutId: string; readonly accountId: string; readonly packs: number }
  | { readonly kind: 'customer_gone'; readonly customerId: string }
  | { readonly kind: 'other' }
);

export interface Order {
  readonly accountId: string;
  readonly customerId: string;
  readonly item:
    | { readonly kind: 'seat'; readonly seats: number; readonly trialDays: number | null }
    | { readonly kind: 'volume' }
    | { readonly kind: 'pack-10'; readonly quantity: number };
  /** Where the hosted page leads back to. */
  readonly returnUrl: string;
}

export interface NewCustomer {
  readonly accountId: string;
  readonly email: string | null;
  readonly company: string;
  /** The same for every try at making this one. */
  readonly token: string;
}

/** The processor's own trouble, or its refusal of ours. The message may be shown; the detail is for the log. Neither names a secret. */
export class PaymentTrouble extends Error {
  /** `unreachable`: no answer, and what was asked may have happened; `failed`: answered, and did not happen; `refused`: never will. */
  readonly kind: 'unreachable' | 'failed' | 'refused';
  readonly detail: string;

  constructor(kind: 'unreachable' | 'failed' | 'refused', sentence: string, detail: string) {
    super(sentence);
    this.name = 'PaymentTrouble';
    this.kind = kind;
    this.detail = detail;
  }
}

/** Every call rejects with a PaymentTrouble where the processor fails, and with a Refusal where a setting is missing. */
export interface Payments {
  createCustomer(customer: NewCustomer): Promise<string>;
  /** The hosted page's address. */
  checkout(order: Order): Promise<string>;
  portal(customerId: string, returnUrl: string): Promise<string>;
  /** All of the customer's to our prices, whatever their state. */
  subscriptions(customerId: string): Promise<readonly Subscription[]>;
  /** At once, with what is unused credited. Done also where it had ended before. */
  cancel(subscriptionId: string): Promise<void>;
  /** Done also where it was reported before. */
  reportDocument(event: MeterEvent): Promise<void>;
  /** Refuses invalid_signature or invalid_webhook. */
  readEvent(body: Uint8Array, signature: string, now: Date): ProcessorEvent;
}

export interface Mailer {
  /** True only where the server accepted the message for that address; never rejects. */
  invite(address: string): Promise<boolean>;
}
