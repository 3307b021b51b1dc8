// Buying, the portal and the processor's events over HTTP, and invitations: the server as it is started, on the embedded engine, with
// an emulated Stripe and a real SMTP server beside it.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-return -- answers of every shape */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { startServer, type Answer, type TestServer } from '../support/server.ts';
import { signatureOf, startStripe, STRIPE, type StripeEmulator } from '../support/stripe-emulator.ts';
import type { StripeEvent } from '../support/stripe-emulator-state.ts';
import { batchEnded, files, refused, until } from '../work/asking.ts';
import { deed } from '../work/deeds.ts';

let server: TestServer;
let stripe: StripeEmulator;
let mail: MailServer;

before(async () => {
  stripe = await startStripe();
  mail = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('unknown') ? Object.assign(new Error('no such'), { responseCode: 550 }) : null),
  });
  server = await startServer({
    env: {
      THENCE_REQUESTS_PER_MINUTE_FREE: '1000000',
      THENCE_PUBLIC_URL: 'https://thence.example',
      THENCE_SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      THENCE_MAIL_FROM: 'thence <no-reply@thence.example>',
      THENCE_STRIPE_API: stripe.url,
      THENCE_STRIPE_SECRET_KEY: STRIPE.secretKey,
      THENCE_STRIPE_WEBHOOK_SECRET: STRIPE.webhookSecret,
      THENCE_STRIPE_PRICE_SEAT: STRIPE.prices.seat,
      THENCE_STRIPE_PRICE_PACK: STRIPE.prices.pack,
      THENCE_STRIPE_PRICE_DOCUMENT: STRIPE.prices.document,
    },
  });
});
after(async () => {
  await server.close();
  await mail.close();
  await stripe.close();
});

const signup = (email: string): Promise<Answer> =>
  server.ask('POST', '/v1/signup', {
    json: { email, company: 'Plumb & Chain', role: 'surveyor', accepted_terms: true },
    key: null,
  });
const keyOf = async (email: string): Promise<string> => (await signup(email)).body.api_key;
const extract = (key: string, text = deed()): Promise<Answer> => server.ask('POST', '/v1/extract', { body: text, key });
const JSON_ONLY = { accept: 'application/json' };
const open = async (key: string, query: string): Promise<string> => {
  const { body } = await server.ask('GET', `/billing/checkout?${query}`, { key, headers: JSON_ONLY });
  return body.url.slice(body.url.lastIndexOf('/') + 1);
};
const deliver = async (...events: StripeEvent[]): Promise<void> => {
  for (const event of events)
    assert.equal((await stripe.deliver(`${server.url}/billing/webhook`, event)).status, 200, event.type);
};
const buy = async (key: string, query: string): Promise<void> => deliver(...stripe.state.pay(await open(key, query)));
const rowOf = async (key: string) => (await server.ask('GET', '/v1/keys', { key })).body.keys[0];
const spend = async (key: string, documents: number): Promise<void> => {
  for (let n = 0; n < documents; n += 1) assert.equal((await extract(key, deed(`spent ${n}`))).status, 200);
};

describe('invitations', () => {
  test('signup says invited where the mail server took the mail, which holds no key', async () => {
    const { body } = await signup('ann@title.example');
    assert.equal(body.invited, true);
    assert.equal(mail.messages.length, 1);
    assert.ok(mail.messages[0]!.includes('https://thence.example'));
    assert.ok(!mail.messages[0]!.includes(body.api_key) && !mail.messages[0]!.includes('Plumb'));
  });
  test('a signup whose mail is refused succeeds all the same, uninvited', async () => {
    const { status, body } = await signup('unknown@title.example');
    assert.deepEqual([status, body.invited], [200, false]);
    assert.equal((await extract(body.api_key)).status, 200);
  });
});

describe('checkout', () => {
  test('leads a browser to the hosted page by 303, and tells a program its address', async () => {
    const key = await keyOf('page@title.example');
    const headers = { authorization: `Bearer ${key}`, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const page = await fetch(`${server.url}/billing/checkout?tier=seat`, { headers, redirect: 'manual' });
    assert.equal(page.status, 303);
    assert.match(page.headers.get('location')!, /^https:\/\/checkout\.stripe\.example\//);
    assert.equal(page.headers.get('cache-control'), 'no-store');
    const bare = await fetch(`${server.url}/billing/checkout?tier=seat`, {
      headers: { authorization: `Bearer ${key}` },
      redirect: 'manual',
    });
    assert.equal(bare.status, 303);
    const told = await server.ask('GET', '/billing/checkout?tier=seat&seats=5', { key, headers: JSON_ONLY });
    assert.equal(told.status, 200);
    const session = stripe.state.sessions.get(told.body.url.slice(told.body.url.lastIndexOf('/') + 1))!;
    assert.deepEqual(
      [session.mode, session.items.map(({ quantity }) => quantity), session.successUrl],
      ['subscription', [5, null], 'https://thence.example/?checkout=complete'],
    );
    assert.equal(stripe.state.customers.get(session.customer)!.email, 'page@title.example');
  });
  const rows: [query: string, status: number, type: string][] = [
    ['', 422, 'unknown_tier'],
    ['tier=gold', 422, 'unknown_tier'],
    ['pack=pack-11', 422, 'unknown_pack'],
    ['pack=pack-10&quantity=26', 422, 'invalid_quantity'],
    ['tier=seat&seats=0', 422, 'invalid_seats'],
    ['tier=volume', 503, 'server_misconfigured'],
  ];
  for (const [query, status, type] of rows)
    test(`?${query} is ${type}`, async () =>
      refused(await server.ask('GET', `/billing/checkout?${query}`), status, type));
  test('asks for a key', async () =>
    refused(await server.ask('GET', '/billing/checkout?tier=seat', { key: null }), 401, 'invalid_api_key'));
  test('a parameter given twice is a validation answer', async () =>
    assert.equal((await server.ask('GET', '/billing/checkout?tier=seat&tier=volume')).body.detail[0].loc[1], 'tier'));
  test('a processor that fails is checkout_failed', async () => {
    stripe.fail('/v1/checkout', 401, 1);
    refused(await server.ask('GET', '/billing/checkout?tier=seat'), 502, 'checkout_failed');
  });
});

describe('the portal', () => {
  test('is no_subscription by arrangement, on the free tier and by pack', async () => {
    const key = await keyOf('portal@title.example');
    refused(await server.ask('GET', '/billing/portal'), 409, 'no_subscription');
    refused(await server.ask('GET', '/billing/portal', { key }), 409, 'no_subscription');
    await buy(key, 'pack=pack-10');
    refused(await server.ask('GET', '/billing/portal', { key }), 409, 'no_subscription');
  });
  test('leads a subscriber to the hosted page; portal_failed where it cannot', async () => {
    const key = await keyOf('subscriber@title.example');
    await buy(key, 'tier=seat');
    const { body } = await server.ask('GET', '/billing/portal', { key, headers: JSON_ONLY });
    assert.match(body.url, /^https:\/\/billing\.stripe\.example\//);
    stripe.fail('/v1/billing_portal', 429, 3);
    refused(await server.ask('GET', '/billing/portal', { key }), 502, 'portal_failed');
  });
});

describe('plans over HTTP', () => {
  const figures = async (key: string) => {
    const row = await rowOf(key);
    return [row.grant_kind, row.monthly_cap, row.included_docs, row.pool_docs];
  };
  test('a seat: 50 included, the 51st is overage and told to the processor, once', async () => {
    const key = await keyOf('seat@title.example');
    await spend(key, 3);
    refused(await extract(key), 402, 'free_tier_exhausted');
    await buy(key, 'tier=seat');
    assert.deepEqual(await figures(key), ['subscription', 200, 50, null]);
    const body = files(Array.from({ length: 50 }, (_, i) => [`${i}`, deed(`seat ${i}`)]));
    const { batch } = (await server.ask('POST', '/v1/batches', { body, key })).body;
    await batchEnded(server, batch, { key });
    const over = await extract(key, deed('one more'));
    const usage = (await server.ask('GET', '/v1/usage', { key })).body;
    assert.deepEqual([usage.documents, usage.included_docs, usage.overage_documents], [54, 50, 1]);
    const id = over.headers.get('x-job-id')!.slice(4);
    await until('the report', () => Promise.resolve(stripe.state.uses.length > 0 ? true : null), 20_000);
    assert.deepEqual(
      stripe.state.uses.map(({ identifier, value }) => [identifier.replaceAll('-', ''), value]),
      [[id, 1]],
    );
  });
  test('a trial: three documents, then trial_exhausted with the day the subscription starts', async () => {
    const key = await keyOf('trial@title.example');
    await buy(key, 'tier=seat&trial=true');
    await spend(key, 3);
    const answer = await extract(key);
    refused(answer, 402, 'trial_exhausted');
    const { documents_used: used, monthly_cap: cap, resets_on: resets, trial_ends_on: ends } = answer.body.error;
    const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    assert.deepEqual([used, cap, resets, ends], [3, 3, null, inTwoWeeks]);
  });
  test('a pack: ten documents and what was left, then pack_exhausted with the way to another', async () => {
    const key = await keyOf('pack@title.example');
    await spend(key, 3);
    await buy(key, 'pack=pack-10');
    assert.deepEqual(await figures(key), ['pack', 10, null, 10]);
    await spend(key, 10);
    const answer = await extract(key);
    refused(answer, 402, 'pack_exhausted');
    const { documents_used: used, monthly_cap: cap, resets_on: resets, checkout } = answer.body.error;
    assert.deepEqual([used, cap, resets, checkout], [10, 10, null, '/billing/checkout?pack=pack-10']);
    await buy(key, checkout.split('?')[1]);
    assert.equal((await extract(key)).status, 200);
  });
  test('a subscription that ended with nothing left: no_entitlement; a checkout begun then: checkout_incomplete', async () => {
    const key = await keyOf('ended@title.example');
    await spend(key, 3);
    await buy(key, 'tier=seat');
    const [subscription] = [...stripe.state.subscriptions.values()].slice(-1);
    await deliver(stripe.state.change(subscription!.id, 'canceled'));
    refused(await extract(key), 409, 'no_entitlement');
    refused(await server.ask('POST', '/v1/keys', { key, json: { name: 'x' } }), 409, 'no_entitlement');
    await open(key, 'tier=seat');
    const answer = await extract(key);
    refused(answer, 402, 'checkout_incomplete');
    assert.deepEqual(Object.keys(answer.body.error).slice(2), ['documents_used', 'monthly_cap', 'resets_on']);
    await buy(key, 'tier=seat&seats=2');
    assert.deepEqual(await figures(key), ['subscription', 400, 100, null]);
  });
});

describe("the receiver of the processor's events", () => {
  const post = (body: string, headers: Record<string, string>) =>
    server.ask('POST', '/billing/webhook', { body, headers, key: null });
  test('needs no key, and takes nothing without a fitting signature', async () => {
    const { body } = stripe.state.note('invoice.paid', {});
    refused(await post(body, {}), 400, 'invalid_signature');
    refused(await post(`${body} `, { 'stripe-signature': signatureOf(body) }), 400, 'invalid_signature');
    refused(await post('', { 'stripe-signature': signatureOf('') }), 400, 'invalid_webhook');
    refused(await post('{}', { 'stripe-signature': signatureOf('{}') }), 400, 'invalid_webhook');
    const accepted = await post(body, { 'stripe-signature': signatureOf(body), 'content-type': 'application/json' });
    assert.deepEqual([accepted.status, accepted.body], [200, { received: 'ignored' }]);
    const again = await post(body, { 'stripe-signature': signatureOf(body), 'content-type': 'application/json' });
    assert.deepEqual(again.body, { received: 'repeated' });
  });
  test('takes the very bytes: spacing, escapes and key order are part of what is signed', async () => {
    const body = '{"type":"x", "id":"evt_spaced" ,\n"created":1.0,"data":{"object":{"n":"\\u00e9é"}}}';
    assert.equal((await post(body, { 'stripe-signature': signatureOf(body) })).status, 200);
  });
  test('an event over a megabyte is 413, and is not in the reference', async () => {
    const large = 'x'.repeat(1_048_577);
    refused(await post(large, { 'stripe-signature': signatureOf(large) }), 413, 'document_too_large');
    const { paths } = (await server.ask('GET', '/openapi.json', { key: null })).body;
    assert.equal('/billing/webhook' in paths, false);
    assert.ok('/billing/checkout' in paths && '/billing/portal' in paths);
  });
});

test('metrics count metered documents by state; the log of all this holds no secret, address or company', async () => {
  const { text } = await server.ask('GET', '/metrics', { key: null });
  assert.match(text, /^thence_metered_documents\{state="waiting"\} 0$/m);
  for (const secret of ['sk_test', 'whsec', 'title.example', 'Plumb', 'thence_live_', 'cus_', 'cs_test'])
    assert.ok(
      !server
        .stderr()
        .replaceAll(/"key":"[^"]*"/g, '')
        .includes(secret),
      `the log holds ${secret}`,
    );
});
