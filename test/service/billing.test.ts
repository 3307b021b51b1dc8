// Buying and what follows: Stripe's own library against the emulator, on a real PostgreSQL.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { OpenDatabase } from '../../src/adapters/postgres/open.ts';
import { Refusal, type RefusalType } from '../../src/contract/refusals.ts';
import { receiveEvent } from '../../src/service/billing-events.ts';
import { checkoutUrl, portalUrl, type CheckoutQuery } from '../../src/service/checkout.ts';
import { grantPlan } from '../../src/service/grant-plan.ts';
import { listKeys, mintKey } from '../../src/service/keys.ts';
import { usageOf } from '../../src/service/usage.ts';
import {
  accountOf,
  billed,
  bought,
  customerOf,
  opened,
  testBilling,
  told,
  type TestBilling,
} from '../support/billing.ts';
import { engines } from '../support/engines.ts';
import { signatureOf, startStripe, STRIPE, type Fault, type StripeEmulator } from '../support/stripe-emulator.ts';

const all = engines();
let database: OpenDatabase;
let stripe: StripeEmulator;
let billing: TestBilling;
const others: StripeEmulator[] = [];
const another = async (): Promise<StripeEmulator> => {
  const emulator = await startStripe();
  others.push(emulator);
  return emulator;
};
before(async () => {
  database = await all.fresh('postgres');
  stripe = await startStripe();
  billing = testBilling(database, stripe);
});
after(async () => {
  for (const emulator of [stripe, ...others]) await emulator.close();
  await all.closeAll();
});

const isRefusal = (type: RefusalType) => (error: unknown) => error instanceof Refusal && error.type === type;
const subscriptionOf = (customer: string | null) =>
  [...stripe.state.subscriptions.values()].filter((found) => found.customer === customer).at(-1)!;

type Figures = [grantKind: string | null, cap: number, included: number | null, pool: number | null];
const figures = async (caller: Parameters<typeof listKeys>[1]): Promise<Figures> => {
  const [row] = (await listKeys(billing.ports, caller)).keys;
  return [row!.grant_kind, row!.monthly_cap, row!.included_docs, row!.pool_docs];
};

const PLANS: [query: CheckoutQuery, figures: Figures][] = [
  [{ tier: 'seat' }, ['subscription', 200, 50, null]],
  [{ tier: 'seat', seats: '100' }, ['subscription', 20_000, 5000, null]],
  [{ tier: 'seat', seats: '2', trial: 'true' }, ['trial', 3, null, 3]],
  [{ tier: 'volume' }, ['subscription', 100_000, 0, null]],
  [{ pack: 'pack-10' }, ['pack', 13, null, 13]],
  [{ pack: 'pack-10', quantity: '25' }, ['pack', 253, null, 253]],
];
describe('a purchase gives its plan, on the account and on every key', () => {
  for (const [query, expected] of PLANS)
    test(new URLSearchParams(query as Record<string, string>).toString(), async () => {
      const caller = await customerOf(billing);
      await bought(billing, stripe, caller, query);
      assert.deepEqual(await figures(caller), expected);
      const minted = await mintKey(billing.ports, caller, { name: 'second', test: false });
      assert.deepEqual([minted.monthly_cap, minted.pool_docs], [expected[1], expected[3]]);
      assert.equal((await usageOf(billing.ports, { ...caller, prefix: '' }, caller.prefix)).included_docs, expected[2]);
    });
});

const REFUSED: [query: CheckoutQuery, type: RefusalType][] = [
  [{}, 'unknown_tier'],
  [{ tier: '' }, 'unknown_tier'],
  [{ tier: 'Seat' }, 'unknown_tier'],
  [{ tier: 'seat', pack: 'pack-10' }, 'unknown_tier'],
  [{ pack: 'pack-20' }, 'unknown_pack'],
  [{ pack: '' }, 'unknown_pack'],
  [{ tier: 'seat', seats: '0' }, 'invalid_seats'],
  [{ tier: 'seat', seats: '101' }, 'invalid_seats'],
  [{ tier: 'seat', seats: '1.5' }, 'invalid_seats'],
  [{ tier: 'seat', seats: '' }, 'invalid_seats'],
  [{ tier: 'seat', seats: '-1' }, 'invalid_seats'],
  [{ pack: 'pack-10', quantity: '0' }, 'invalid_quantity'],
  [{ pack: 'pack-10', quantity: '26' }, 'invalid_quantity'],
  [{ pack: 'pack-10', quantity: '1e1' }, 'invalid_quantity'],
];
describe('a checkout that names nothing on sale is refused, and opens none', () => {
  for (const [query, type] of REFUSED)
    test(`${JSON.stringify(query)} is ${type}`, async () => {
      const caller = await customerOf(billing);
      const sessions = stripe.state.sessions.size;
      await assert.rejects(checkoutUrl(billing, caller, query, 'https://thence.example/'), isRefusal(type));
      assert.equal(stripe.state.sessions.size, sessions);
    });
  test('without a price it is server_misconfigured, without a processor billing_unavailable', async () => {
    const caller = await customerOf(billing);
    const bare = testBilling(database, stripe, { prices: { ...STRIPE.prices, documentBatch: null } });
    const ask = (parts: typeof billing | (Omit<TestBilling, 'payments'> & { payments: null })) =>
      checkoutUrl(parts, caller, { tier: 'volume' }, 'https://thence.example/');
    await assert.rejects(ask(bare), isRefusal('server_misconfigured'));
    await assert.rejects(ask({ ...billing, payments: null }), isRefusal('billing_unavailable'));
    await assert.rejects(portalUrl({ ...billing, payments: null }, caller, 'x'), isRefusal('no_subscription'));
    await bought(billing, stripe, caller, { tier: 'seat' });
    await assert.rejects(portalUrl({ ...billing, payments: null }, caller, 'x'), isRefusal('billing_unavailable'));
  });
});

describe('events come twice, late and out of order', () => {
  const orders = [
    [0, 1, 2],
    [2, 1, 0],
    [1, 0, 2],
    [2, 0, 1, 0, 2, 1],
  ];
  for (const order of orders)
    test(`a subscription told in the order ${order.join(', ')} is the same plan, each event applied once`, async () => {
      const caller = await customerOf(billing);
      const events = stripe.state.pay(await opened(billing, caller, { tier: 'seat', seats: '3' }));
      const receptions = [];
      for (const index of order) receptions.push(await told(billing, events[index]!));
      assert.deepEqual(await figures(caller), ['subscription', 600, 150, null]);
      assert.equal(receptions.filter((one) => one === 'applied').length, 3);
      assert.equal(receptions.filter((one) => one === 'repeated').length, order.length - 3);
    });
  test('what was true before does not come back: an old update after the end changes nothing', async () => {
    const caller = await customerOf(billing);
    for (let n = 0; n < 3; n += 1) await billed(billing, caller); // no credits that never expire
    await bought(billing, stripe, caller, { tier: 'seat' });
    const { id } = subscriptionOf((await accountOf(billing, caller)).stripeCustomerId);
    const more = stripe.state.change(id, 'active', 9);
    const gone = stripe.state.change(id, 'canceled');
    await told(billing, gone);
    assert.equal((await accountOf(billing, caller)).entitlement, 'closed');
    assert.equal(await told(billing, more), 'applied');
    assert.equal((await accountOf(billing, caller)).entitlement, 'closed');
    await assert.rejects(mintKey(billing.ports, caller, { name: 'x', test: false }), isRefusal('no_entitlement'));
  });
  test('twenty at once, on two pools, end in the last state', async () => {
    const caller = await customerOf(billing);
    await bought(billing, stripe, caller, { tier: 'seat' });
    const { id } = subscriptionOf((await accountOf(billing, caller)).stripeCustomerId);
    const events = Array.from({ length: 20 }, (_, n) => stripe.state.change(id, 'active', n + 1));
    const other = testBilling(database, stripe);
    const receptions = await Promise.all(events.map((event, n) => told(n % 2 ? billing : other, event)));
    assert.deepEqual([...new Set(receptions)], ['applied']);
    assert.deepEqual(await figures(caller), ['subscription', 4000, 1000, null]);
  });
  test('one event eight times at once is applied once, a pack credited once', async () => {
    const caller = await customerOf(billing);
    const [event] = stripe.state.pay(await opened(billing, caller, { pack: 'pack-10' }));
    const receptions = await Promise.all(Array.from({ length: 8 }, () => told(billing, event!)));
    assert.equal(receptions.filter((one) => one === 'applied').length, 1);
    assert.deepEqual(await figures(caller), ['pack', 13, null, 13]);
  });
  test('a pack paid days later is credited by that event, and once', async () => {
    const caller = await customerOf(billing);
    const session = await opened(billing, caller, { pack: 'pack-10', quantity: '2' });
    for (const event of stripe.state.pay(session, 'later')) assert.equal(await told(billing, event), 'ignored');
    assert.deepEqual(await figures(caller), ['free', 3, null, 3]);
    const paid = stripe.state.settle(session);
    assert.equal(await told(billing, paid), 'applied');
    assert.equal(await told(billing, stripe.state.settle(session)), 'ignored', 'another event of the same purchase');
    assert.deepEqual(await figures(caller), ['pack', 23, null, 23]);
  });
  test('events of others, and of kinds we do not know, are acknowledged and change nothing', async () => {
    const before = await database.db.selectFrom('accounts').selectAll().orderBy('id').execute();
    const strange: [type: string, object: object][] = [
      ['invoice.paid', { id: 'in_1', customer: 'cus_other' }],
      ['customer.subscription.updated', { id: 'sub_other', customer: 'cus_other' }],
      ['customer.subscription.updated', {}],
      ['customer.deleted', { id: 'cus_other' }],
      ['checkout.session.completed', { id: 'cs_1', mode: 'payment', payment_status: 'paid', metadata: {} }],
      ['checkout.session.completed', paidFor('3c9e1c52-0000-4000-8000-000000000000', '1')],
      ['checkout.session.completed', paidFor('not an account', '1')],
      ['checkout.session.completed', paidFor(before[0]!.id, '0')],
      ['checkout.session.completed', { ...paidFor(before[0]!.id, '1'), payment_status: 'unpaid' }],
    ];
    for (const [type, object] of strange)
      assert.equal(await told(billing, stripe.state.note(type, object)), 'ignored', type);
    assert.deepEqual(await database.db.selectFrom('accounts').selectAll().orderBy('id').execute(), before);
  });
});

const paidFor = (account: string, packs: string) => ({
  id: 'cs_2',
  mode: 'payment',
  payment_status: 'paid',
  metadata: { thence_account: account, thence_packs: packs },
});

describe('an event is believed by its signature alone', () => {
  const event = JSON.stringify({ id: 'evt_x', type: 'invoice.paid', created: 1, data: { object: {} } });
  const rows: [name: string, body: string, signature: string, type: RefusalType][] = [
    ['another secret', event, signatureOf(event, { secret: 'whsec_other' }), 'invalid_signature'],
    ['older than five minutes', event, signatureOf(event, { ageS: 301 }), 'invalid_signature'],
    ['another body', `${event} `, signatureOf(event), 'invalid_signature'],
    ['no header', event, '', 'invalid_signature'],
    ['a header of nothing', event, 't=,v1=', 'invalid_signature'],
    ['no JSON', 'event', signatureOf('event'), 'invalid_webhook'],
    ['no event', '{"id":1}', signatureOf('{"id":1}'), 'invalid_webhook'],
    ['null', 'null', signatureOf('null'), 'invalid_webhook'],
  ];
  for (const [name, body, signature, type] of rows)
    test(`${name}: ${type}`, () =>
      assert.rejects(receiveEvent(billing, Buffer.from(body), signature), isRefusal(type)));
  test('of two secrets either fits, while one is being replaced', async () => {
    const both = testBilling(database, stripe, { webhookSecrets: ['whsec_new', STRIPE.webhookSecret] });
    const { body } = stripe.state.note('invoice.paid', {});
    assert.equal(await receiveEvent(both, Buffer.from(body), signatureOf(body)), 'ignored');
    assert.equal(await receiveEvent(both, Buffer.from(body), signatureOf(body, { secret: 'whsec_new' })), 'repeated');
  });
});

describe('plans change in the middle of a month', () => {
  test('seats added and removed move cap and included documents at once; what was billed stays as it was', async () => {
    const caller = await customerOf(billing);
    for (let n = 0; n < 3; n += 1) await billed(billing, caller);
    await bought(billing, stripe, caller, { tier: 'seat', seats: '2' });
    for (let n = 0; n < 51; n += 1) await billed(billing, caller);
    const { id } = subscriptionOf((await accountOf(billing, caller)).stripeCustomerId);
    await told(billing, stripe.state.change(id, 'active', 1));
    assert.deepEqual(await figures(caller), ['subscription', 200, 50, null]);
    await billed(billing, caller);
    const usage = await usageOf(billing.ports, caller);
    assert.deepEqual([usage.documents, usage.overage_documents], [55, 1], 'three free, 51 included in two seats');
  });
  test('a subscription bought while another lives takes its place; the other is cancelled, the rest of it credited', async () => {
    const caller = await customerOf(billing);
    await bought(billing, stripe, caller, { tier: 'seat' });
    const first = subscriptionOf((await accountOf(billing, caller)).stripeCustomerId);
    await bought(billing, stripe, caller, { tier: 'volume' });
    assert.deepEqual([first.status, first.prorated], ['canceled', true]);
    assert.deepEqual(await figures(caller), ['subscription', 100_000, 0, null]);
    await told(
      billing,
      stripe.state.events.findLast(({ type }) => type === 'customer.subscription.deleted')!,
    );
    assert.deepEqual(await figures(caller), ['subscription', 100_000, 0, null], 'its end is not the end of the plan');
  });
  test('overdue keeps the plan; unpaid ends it, and documents that never expire come back', async () => {
    const caller = await customerOf(billing);
    await billed(billing, caller);
    await bought(billing, stripe, caller, { tier: 'seat' });
    const { id } = subscriptionOf((await accountOf(billing, caller)).stripeCustomerId);
    await told(billing, stripe.state.change(id, 'past_due'));
    assert.deepEqual(await figures(caller), ['subscription', 200, 50, null]);
    await told(billing, stripe.state.change(id, 'unpaid'));
    assert.deepEqual(await figures(caller), ['free', 3, null, 2]);
    await told(billing, stripe.state.change(id, 'active'));
    assert.deepEqual(await figures(caller), ['subscription', 200, 50, null], 'paid after all');
  });
  test('a subscription bought at an earlier price is still the plan, its seats counted', async () => {
    const caller = await customerOf(billing);
    await bought(billing, stripe, caller, { tier: 'seat', seats: '2' });
    const { id } = subscriptionOf((await accountOf(billing, caller)).stripeCustomerId);
    const { seat, document } = STRIPE.prices;
    const prices = { ...STRIPE.prices, seat: 'price_new', document: 'price_new_document' };
    const repriced = testBilling(database, stripe, {
      prices: { ...prices, earlier: { seat: [seat], document: [document] } },
    });
    await told(repriced, stripe.state.change(id, 'active', 3));
    assert.deepEqual(await figures(caller), ['subscription', 600, 150, null]);
  });
  test('a pack on top of a subscription is drawn before anything is metered, and left when it ends', async () => {
    const caller = await customerOf(billing);
    for (let n = 0; n < 3; n += 1) await billed(billing, caller);
    await bought(billing, stripe, caller, { tier: 'volume' });
    await bought(billing, stripe, caller, { pack: 'pack-10' });
    assert.deepEqual(await figures(caller), ['subscription', 100_000, 0, null]);
    for (let n = 0; n < 4; n += 1) await billed(billing, caller);
    assert.equal((await usageOf(billing.ports, caller)).overage_documents, 0);
    const { id } = subscriptionOf((await accountOf(billing, caller)).stripeCustomerId);
    await told(billing, stripe.state.change(id, 'canceled'));
    assert.deepEqual(await figures(caller), ['pack', 6, null, 6]);
  });
  test('a pack on a pack adds up; a pack opens an account that had no plan left', async () => {
    const caller = await customerOf(billing);
    await bought(billing, stripe, caller, { pack: 'pack-10' });
    await billed(billing, caller);
    await bought(billing, stripe, caller, { pack: 'pack-10', quantity: '2' });
    assert.deepEqual(await figures(caller), ['pack', 33, null, 32]);
  });
  test('a trial becomes the subscription it was of, and an account has one', async () => {
    const caller = await customerOf(billing);
    await bought(billing, stripe, caller, { tier: 'seat', seats: '4', trial: 'true' });
    await billed(billing, caller);
    const account = await accountOf(billing, caller);
    assert.equal(Math.round((account.trialEndsAt!.getTime() - Date.now()) / 86_400_000), 14);
    const { id } = subscriptionOf(account.stripeCustomerId);
    await told(billing, stripe.state.change(id, 'trialing'));
    assert.deepEqual(await figures(caller), ['trial', 3, null, 2], 'told again, it gives no new documents');
    await told(billing, stripe.state.change(id, 'active'));
    assert.deepEqual(await figures(caller), ['subscription', 800, 200, null]);
    await told(billing, stripe.state.change(id, 'canceled'));
    assert.deepEqual(await figures(caller), ['free', 3, null, 3], 'the free ones were set aside');
    const again = await opened(billing, caller, { tier: 'seat', trial: 'true' });
    assert.equal(stripe.state.sessions.get(again)!.trialDays, null);
  });
  test("staff's word stands: a subscription older than it neither changes nor ends it, a newer one does", async () => {
    const caller = await customerOf(billing);
    await bought(billing, stripe, caller, { tier: 'seat' });
    const subscription = subscriptionOf((await accountOf(billing, caller)).stripeCustomerId);
    const { id } = subscription;
    subscription.created -= 60; // the processor counts whole seconds
    billing.ports.setNow(new Date(Date.now() - 30_000));
    await grantPlan(billing.ports, caller.accountId, { plan: 'arrangement' });
    billing.ports.setNow(null);
    await told(billing, stripe.state.change(id, 'active', 7));
    await told(billing, stripe.state.change(id, 'canceled'));
    assert.deepEqual(await figures(caller), ['arrangement', 1_000_000_000, null, null]);
    await assert.rejects(portalUrl(billing, caller, 'https://thence.example/'), isRefusal('no_subscription'));
    await bought(billing, stripe, caller, { tier: 'volume' });
    assert.deepEqual(await figures(caller), ['subscription', 100_000, 0, null]);
  });
  test('a customer deleted at the processor: the plan ends, and the next checkout makes another', async () => {
    const caller = await customerOf(billing);
    await bought(billing, stripe, caller, { tier: 'seat' });
    const first = (await accountOf(billing, caller)).stripeCustomerId!;
    for (const event of stripe.state.deleteCustomer(first).reverse()) await told(billing, event);
    assert.deepEqual(await figures(caller), ['free', 3, null, 3]);
    await bought(billing, stripe, caller, { tier: 'seat' });
    assert.notEqual((await accountOf(billing, caller)).stripeCustomerId, first);
    assert.deepEqual(await figures(caller), ['subscription', 200, 50, null]);
  });
  test('a checkout begun without any other plan is checkout_incomplete until it is paid', async () => {
    const caller = await customerOf(billing);
    for (let n = 0; n < 3; n += 1) await billed(billing, caller);
    await grantPlan(billing.ports, caller.accountId, { plan: 'none' });
    const session = await opened(billing, caller, { pack: 'pack-10' });
    assert.equal((await accountOf(billing, caller)).entitlement, 'incomplete');
    await told(billing, stripe.state.abandon(session));
    assert.equal((await accountOf(billing, caller)).entitlement, 'incomplete');
    await bought(billing, stripe, caller, { pack: 'pack-10' });
    assert.deepEqual(await figures(caller), ['pack', 10, null, 10]);
  });
});

describe('the processor fails', () => {
  const rows: [fault: Fault, times: number, outcome: RefusalType | 'page'][] = [
    [500, 2, 'page'], // the library tries three times
    ['drop', 2, 'page'],
    [500, 3, 'checkout_failed'],
    ['hang', 3, 'checkout_failed'],
    ['drop', 3, 'checkout_failed'],
    [429, 3, 'checkout_failed'],
    [401, 3, 'checkout_failed'],
  ];
  test('checkout: a page after its retries, or checkout_failed with a sentence that names no secret', async () => {
    await Promise.all(
      rows.map(async ([fault, times, outcome]) => {
        const own = await another();
        const parts = testBilling(database, own);
        const caller = await customerOf(parts);
        own.fail('/v1/checkout', fault, times);
        const asked = checkoutUrl(parts, caller, { tier: 'seat' }, 'https://thence.example/');
        if (outcome === 'page') assert.match(await asked, /^https:\/\/checkout\.stripe\.example\//, `${fault}`);
        else await assert.rejects(asked, isRefusal(outcome), `${fault}`);
        assert.equal(own.state.sessions.size, outcome === 'page' ? 1 : 0);
        assert.equal(parts.troubles.length, outcome === 'page' ? 0 : 1);
        assert.doesNotMatch(JSON.stringify([parts.troubles, await asked.catch(String)]), /sk_test|whsec/);
      }),
    );
  });
  test('a customer made by a call whose answer was lost is the one that is used', async () => {
    const own = await another();
    const parts = testBilling(database, own);
    const caller = await customerOf(parts);
    own.fail('/v1/customers', 'lost', 3);
    await assert.rejects(opened(parts, caller, { tier: 'seat' }), isRefusal('checkout_failed'));
    await opened(parts, caller, { tier: 'seat' });
    assert.equal(own.state.customers.size, 1);
  });
  test('the portal: portal_failed; an event whose subscription cannot be asked for is told again later', async () => {
    const own = await another();
    const parts = testBilling(database, own);
    const caller = await customerOf(parts);
    const events = own.state.pay(await opened(parts, caller, { tier: 'seat' }));
    own.fail('/v1/subscriptions', 500, 3);
    await assert.rejects(told(parts, events[1]!), isRefusal('checkout_failed'));
    assert.equal(await told(parts, events[1]!), 'applied');
    own.fail('/v1/billing_portal', 503, 3);
    await assert.rejects(portalUrl(parts, caller, 'https://thence.example/'), isRefusal('portal_failed'));
    assert.match(await portalUrl(parts, caller, 'https://thence.example/'), /^https:\/\/billing\.stripe\.example\//);
  });
});
