// Takes: an open database and an emulated Stripe. Gives: the billing services over both, by Stripe's own library, and the few steps
// the tests take over and over.
import { stripePayments, type StripeSettings } from '../../src/adapters/stripe.ts';
import type { OpenDatabase } from '../../src/adapters/postgres/open.ts';
import { signup } from '../../src/service/accounts.ts';
import { authenticate, type Caller } from '../../src/service/authenticate.ts';
import { receiveEvent, type Reception } from '../../src/service/billing-events.ts';
import type { Payments } from '../../src/service/billing-ports.ts';
import { type BillingParts, checkoutUrl, type CheckoutQuery } from '../../src/service/checkout.ts';
import { newId } from '../../src/service/ids.ts';
import type { Account } from '../../src/service/ports.ts';
import { billDocument } from '../../src/service/usage.ts';
import { testPorts, type TestPorts } from './ports.ts';
import { signatureOf, STRIPE, type StripeEmulator } from './stripe-emulator.ts';
import type { StripeEvent } from './stripe-emulator-state.ts';

export interface TestBilling extends BillingParts {
  readonly payments: Payments;
  readonly ports: TestPorts;
  readonly troubles: string[];
}

export function testBilling(
  database: OpenDatabase,
  stripe: StripeEmulator,
  changes: Partial<StripeSettings> = {},
): TestBilling {
  const ports = testPorts(database);
  const troubles: string[] = [];
  const settings = {
    ...STRIPE,
    webhookSecrets: [STRIPE.webhookSecret],
    apiUrl: stripe.url,
    timeoutMs: 400,
    ...changes,
  };
  return {
    ports,
    store: ports.store,
    clock: ports.clock,
    payments: stripePayments(settings),
    troubles,
    trouble: (detail) => void troubles.push(detail),
  };
}

let people = 0;

export async function customerOf({ ports }: TestBilling): Promise<Caller> {
  people += 1;
  const request = {
    email: `p${people}@mail.example`,
    company: 'Plumb & Chain',
    role: 'surveyor',
    accepted_terms: true,
  };
  return await authenticate(ports, (await signup(ports, request)).api_key);
}

export const accountOf = async ({ store }: TestBilling, { accountId }: Caller): Promise<Account> =>
  (await store.accounts.get(accountId))!;

/** Opens a checkout; gives the session's id. */
export async function opened(billing: TestBilling, caller: Caller, query: CheckoutQuery): Promise<string> {
  const url = await checkoutUrl(billing, caller, query, 'https://thence.example/');
  return url.slice(url.lastIndexOf('/') + 1);
}

export const told = (billing: BillingParts, event: StripeEvent): Promise<Reception> =>
  receiveEvent(billing, Buffer.from(event.body), signatureOf(event.body));

/** Buys, pays and hears of it, in the order things happened. */
export async function bought(
  billing: TestBilling,
  stripe: StripeEmulator,
  caller: Caller,
  query: CheckoutQuery,
): Promise<void> {
  const session = await opened(billing, caller, query);
  for (const event of stripe.state.pay(session)) await told(billing, event);
}

/** A document read and billed, without the reading. */
export async function billed({ ports }: TestBilling, caller: Caller, source = 'extract'): Promise<string> {
  const documentId = newId(ports);
  await ports.store.transaction((store) =>
    billDocument(store, {
      documentId,
      accountId: caller.accountId,
      keyPrefix: caller.prefix,
      document: 'deed.pdf',
      source,
      inputTokens: 0,
      outputTokens: 0,
      billedAt: ports.clock.now(),
    }),
  );
  return documentId;
}
