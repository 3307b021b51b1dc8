// SPEC.md "Authentication" 4 and 9 as DECISIONS.md settles them: what a portal session reaches, and what it leaves behind.
/* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-return -- answers of every shape */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readConfig } from '../../../src/config.ts';
import { withOperator } from '../../../src/operator.ts';
import { findAccount } from '../../../src/service/operator.ts';
import { AUDIENCE, nowS, STAFF } from '../../support/issuer.ts';
import { DEED, outcome, type PortalParts, signUp, somebody } from './parts.ts';

export function sessionSuite(parts: () => PortalParts): void {
  const ask: PortalParts['server']['ask'] = (...asked) => parts().server.ask(...asked);
  const session = async (email: string) => (await parts().issuer.signIn(somebody(email))).access;

  describe('GET /v1/portal-config', () => {
    test('tells a browser how to sign somebody in, without a credential', async () => {
      const { status, body } = await ask('GET', '/v1/portal-config', { key: null });
      const { url } = parts().issuer;
      const scopes = ['openid', 'email'];
      assert.deepEqual(
        [status, body],
        [200, { issuer: url, client_id: 'portal', scopes, audience: AUDIENCE, resource: AUDIENCE }],
      );
    });
  });

  describe('GET /v1/keys/whoami', () => {
    test('of somebody with an account, found by the mailbox whatever the spelling', async () => {
      await signUp(parts(), 'ines@title.example');
      const { status, body } = await ask('GET', '/v1/keys/whoami', { key: await session('Ines+portal@Title.Example') });
      const email = 'Ines+portal@Title.Example';
      assert.deepEqual([status, body], [200, { email, superadmin: false, stripe_customer_id: null, active_keys: 1 }]);
    });
    test('dots of a gmail address do not count, and googlemail.com is gmail.com', async () => {
      await signUp(parts(), 'o.l.a@gmail.com');
      for (const email of ['ola@googlemail.com', 'OLA@gmail.com'])
        assert.equal((await ask('GET', '/v1/keys/whoami', { key: await session(email) })).body.active_keys, 1, email);
    });
    test('of staff without an account', async () => {
      const { access } = await parts().issuer.signIn(somebody('root@thence.example', { groups: STAFF }));
      const { status, body } = await ask('GET', '/v1/keys/whoami', { key: access });
      assert.deepEqual([status, body.superadmin, body.active_keys], [200, true, 0]);
    });
    test('of an account that the payment processor knows', async () => {
      const config = readConfig({ DATABASE_URL: parts().databaseUrl, THENCE_LOG_LEVEL: 'silent' });
      await signUp(parts(), 'payer@title.example');
      await withOperator(config, async (ports) => {
        const { id } = (await findAccount(ports, 'payer@title.example'))!;
        await ports.store.accounts.claimCustomer(id, 'cus_made_up');
      });
      const { body } = await ask('GET', '/v1/keys/whoami', { key: await session('payer@title.example') });
      assert.equal(body.stripe_customer_id, 'cus_made_up');
    });
    test('with an API key is 401 invalid_token, and the challenge says so', async () => {
      const answer = await ask('GET', '/v1/keys/whoami');
      assert.deepEqual(outcome(answer), [401, 'invalid_token']);
      assert.equal(answer.headers.get('www-authenticate'), 'Bearer error="invalid_token"');
    });
    const refused: [sentence: string, claims: object][] = [
      ['an unverified address', { email_verified: false }],
      ['an address that is none', { email: 'nobody' }],
      ['another audience', { aud: 'https://other.example' }],
      ['the past', { exp: nowS() - 3600 }],
    ];
    for (const [sentence, claims] of refused)
      test(`with a token of ${sentence} is 401 invalid_token`, async () => {
        const key = await parts().issuer.sign({ email: 'ines@title.example', email_verified: true, ...claims });
        assert.deepEqual(outcome(await ask('GET', '/v1/keys/whoami', { key })), [401, 'invalid_token']);
      });
  });

  accountSuite(parts);
  accountlessSuite(parts);
  lineSuite(parts);
}

function accountSuite(parts: () => PortalParts): void {
  const ask: PortalParts['server']['ask'] = (...asked) => parts().server.ask(...asked);
  describe('a session acts for the account', () => {
    let key: string;
    let portal: string;
    let stranger: string;
    const extract = async (credential: string) =>
      (await ask('POST', '/v1/extract', { key: credential, body: DEED })).headers.get('x-job-id')!;
    const status = async (job: string, credential: string) =>
      (await ask('GET', `/v1/extracts/${job}`, { key: credential })).status;
    test('collects what its keys submitted, and what it submitted itself, which no key does', async () => {
      key = await signUp(parts(), 'kim@title.example');
      portal = (await parts().issuer.signIn(somebody('kim@title.example'))).access;
      stranger = (await parts().issuer.signIn(somebody('stranger@title.example'))).access;
      const [byKey, byPortal] = [await extract(key), await extract(portal)];
      assert.deepEqual([await status(byKey, portal), await status(byPortal, portal)], [200, 200]);
      assert.deepEqual([await status(byPortal, key), await status(byKey, stranger)], [404, 404]);
      const { body } = await ask('GET', '/v1/runs', { key: portal });
      assert.deepEqual(body.runs.map((run: any) => run.key_prefix).sort(), ['portal', key.slice(0, 23)]);
    });
    test('uses up the same allowance, and its own documents stand under portal', async () => {
      const { body: used } = await ask('GET', '/v1/usage', { key: portal });
      assert.deepEqual([used.key, used.documents, used.monthly_cap], ['portal', 1, 3]);
      const { body: listed } = await ask('GET', '/v1/keys', { key: portal });
      assert.deepEqual([listed.keys.length, listed.keys[0].documents, listed.keys[0].pool_docs], [1, 1, 1]);
      await extract(portal);
      assert.deepEqual(outcome(await ask('POST', '/v1/extract', { key, body: DEED })), [402, 'free_tier_exhausted']);
    });
    test('has 120 requests a minute a person on any plan, apart from the keys', async () => {
      const policy = async (credential: string) =>
        (await ask('GET', '/v1/usage', { key: credential })).headers.get('ratelimit-policy');
      assert.deepEqual([await policy(portal), await policy(key)], ['"requests";q=1200;w=60', '"requests";q=100;w=60']);
    });
    test('mints keys that carry the person, revokes, and signs uploads of its own', async () => {
      const { body: minted } = await ask('POST', '/v1/keys', {
        key: portal,
        json: { name: 'from the portal', test: true },
      });
      const { body: listed } = await ask('GET', '/v1/keys', { key: portal });
      const row = listed.keys.find((each: any) => each.prefix === minted.prefix);
      assert.equal(row.user_id, listed.keys[0].user_id);
      assert.equal((await ask('DELETE', `/v1/keys/${minted.prefix}`, { key: portal })).body.revoked, true);
      assert.equal((await ask('POST', '/v1/uploads', { key: portal })).status, 201);
    });
    test('deletes what the account holds', async () => {
      const { body } = await ask('DELETE', '/v1/runs?confirm=delete-everything', { key: portal });
      assert.equal(body.cleared, 3);
    });
    test('sees no test run: neither listed nor collected', async () => {
      const { body: minted } = await ask('POST', '/v1/keys', { key: portal, json: { name: 'probe', test: true } });
      const job = await extract(minted.api_key);
      assert.deepEqual([await status(job, minted.api_key), await status(job, portal)], [200, 404]);
      const { body } = await ask('GET', '/v1/runs', { key: portal });
      assert.ok(!body.runs.some((run: any) => run.id === job));
      await ask('DELETE', `/v1/keys/${minted.prefix}`, { key: portal });
    });
  });
}

function accountlessSuite(parts: () => PortalParts): void {
  const ask: PortalParts['server']['ask'] = (...asked) => parts().server.ask(...asked);
  describe('a verified address without an account', () => {
    let key: string;
    test('is somebody with no keys, and every list is empty', async () => {
      key = (await parts().issuer.signIn(somebody('new@title.example'))).access;
      assert.equal((await ask('GET', '/v1/keys/whoami', { key })).body.active_keys, 0);
      assert.deepEqual((await ask('GET', '/v1/keys', { key })).body, { keys: [] });
      assert.deepEqual((await ask('GET', '/v1/runs', { key })).body, { runs: [] });
      const { status, body } = await ask('GET', '/v1/usage', { key });
      assert.deepEqual([status, body.documents, body.monthly_cap], [200, 0, 0]);
      const { body: deleted } = await ask('DELETE', '/v1/runs?confirm=delete-everything', { key });
      assert.deepEqual(deleted, { cleared: 0, placements: 0 });
    });
    const form = (): FormData => {
      const files = new FormData();
      files.append('files', new Blob([DEED]), 'a.txt');
      return files;
    };
    const asked: [method: string, path: string, init: () => object][] = [
      ['POST', '/v1/extract', () => ({ body: DEED })],
      ['POST', '/v1/extracts', () => ({ body: DEED, headers: { 'idempotency-key': 'first' } })],
      ['POST', '/v1/batches', () => ({ body: form() })],
      ['POST', '/v1/keys', () => ({ json: { name: 'k' } })],
      ['POST', '/v1/keys', () => ({ json: { name: 'k', test: true } })],
      ['POST', '/v1/uploads', () => ({})],
    ];
    for (const [method, path, init] of asked)
      test(`${method} ${path} is 409 no_entitlement`, async () =>
        assert.deepEqual(outcome(await ask(method, path, { key, ...init() })), [409, 'no_entitlement']));
    test('signs up, and the same session has the account', async () => {
      await signUp(parts(), 'new@title.example');
      assert.equal((await ask('GET', '/v1/keys/whoami', { key })).body.active_keys, 1);
      assert.equal((await ask('POST', '/v1/extract', { key, body: DEED })).status, 200);
    });
  });
}

/** Decision 0070: a rotated key's successor is the same line. */
function lineSuite(parts: () => PortalParts): void {
  const ask: PortalParts['server']['ask'] = (...asked) => parts().server.ask(...asked);
  describe('a successor by rotation', () => {
    test('collects what its predecessors submitted, and uses what they staged', async () => {
      const { body: first } = await ask('POST', '/v1/keys', { json: { name: 'line' } });
      const submitted = await ask('POST', '/v1/extract', { key: first.api_key, body: DEED });
      const { body: slot } = await ask('POST', '/v1/uploads', { key: first.api_key });
      await (await fetch(slot.put_url, { method: 'PUT', body: DEED })).text();
      const { body: second } = await ask('POST', `/v1/keys/${first.prefix}/rotate`, { key: first.api_key });
      const { body: third } = await ask('POST', `/v1/keys/${second.prefix}/rotate`);
      const job = submitted.headers.get('x-job-id')!;
      const collected = await ask('GET', `/v1/extracts/${job}`, { key: third.api_key });
      assert.deepEqual([collected.status, collected.text.includes(submitted.text)], [200, true]);
      const staged = await ask('POST', '/v1/extract', {
        key: third.api_key,
        headers: { 'x-upload-id': slot.upload_id },
      });
      assert.equal(staged.status, 200, staged.text);
      const again = { key: third.api_key, body: DEED, headers: { 'idempotency-key': 'line-1' } };
      const one = await ask('POST', '/v1/extract', again);
      const { body: fourth } = await ask('POST', `/v1/keys/${third.prefix}/rotate`);
      const other = await ask('POST', '/v1/extract', { ...again, key: fourth.api_key });
      assert.equal(
        other.headers.get('x-job-id'),
        one.headers.get('x-job-id'),
        'a repeat across the rotation bills once',
      );
      assert.equal((await ask('GET', `/v1/extracts/${job}`)).status, 404, 'another key of the account does not');
      await ask('DELETE', `/v1/keys/${fourth.prefix}`);
    });
  });

  describe('a test key', () => {
    const rows: [what: string, method: string, path: (live: string) => string, json?: object][] = [
      ['mints no live key', 'POST', () => '/v1/keys', { name: 'k' }],
      ['rotates none', 'POST', (live) => `/v1/keys/${live}/rotate`],
      ['revokes none', 'DELETE', (live) => `/v1/keys/${live}`],
    ];
    for (const [what, method, path, json] of rows)
      test(`${what}: 403 not_permitted`, async () => {
        const { liveKey, testKey: key } = parts().server;
        const answer = await ask(method, path(liveKey.slice(0, 23)), { key, ...(json ? { json } : {}) });
        assert.deepEqual(outcome(answer), [403, 'not_permitted']);
      });
    test('mints, rotates and revokes test keys', async () => {
      const { testKey: key } = parts().server;
      const { body: minted } = await ask('POST', '/v1/keys', { key, json: { name: 'probe', test: true } });
      const { body: next } = await ask('POST', `/v1/keys/${minted.prefix}/rotate`, { key });
      assert.equal((await ask('DELETE', `/v1/keys/${next.prefix}`, { key })).status, 200);
    });
  });
}
