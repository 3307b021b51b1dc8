// SPEC.md "Account, keys, usage" and its refusals, over HTTP. The names of the zone are answered by a name server of the test.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-return -- answers of every shape */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Zone } from '../../support/dns.ts';
import type { Answer, TestServer } from '../../support/server.ts';

export const ZONE: Zone = {
  'title.example': { mx: ['mail.title.example'] },
  'gmail.com': { mx: ['mail.gmail.com'] },
  'googlemail.com': { mx: ['mail.gmail.com'] },
  'address.example': { a: ['192.0.2.7'] },
  'null-mx.example': { mx: ['.'], a: ['192.0.2.7'] },
  'nothing.example': {},
  'broken.example': 'servfail',
};

const person = (email: string, changes: object = {}) => ({
  email,
  company: 'Plumb & Chain',
  role: 'surveyor',
  accepted_terms: true,
  ...changes,
});

const REFUSED: [sentence: string, body: object, type: string][] = [
  ['an address without a domain', person('ada'), 'invalid_email'],
  ['an address with two @', person('ada@@title.example'), 'invalid_email'],
  ['terms not mentioned', person('ada@title.example', { accepted_terms: undefined }), 'terms_not_accepted'],
  ['terms not accepted', person('ada@title.example', { accepted_terms: false }), 'terms_not_accepted'],
  ['a disposable-mail domain', person('ada@mailinator.com'), 'disposable_email'],
  ['a name under a disposable-mail domain', person('ada@a.b.mailinator.com'), 'disposable_email'],
  ['a domain that does not exist', person('ada@no-such.example'), 'undeliverable_domain'],
  ['a domain that says it takes no mail', person('ada@null-mx.example'), 'undeliverable_domain'],
  ['a domain with neither MX nor address', person('ada@nothing.example'), 'undeliverable_domain'],
];

const ADMITTED: [sentence: string, email: string][] = [
  ['a domain with an MX', 'first@title.example'],
  ['a domain with an address only', 'ada@address.example'],
  ['a domain whose servers fail', 'ada@broken.example'],
];

export function accountSuite(server: () => TestServer): void {
  const signup = (body: object): Promise<Answer> => server().ask('POST', '/v1/signup', { json: body, key: null });

  describe('POST /v1/signup', () => {
    for (const [sentence, body, type] of REFUSED)
      test(`${sentence} is refused: ${type}`, async () => {
        const answer = await signup(body);
        assert.deepEqual([answer.status, answer.body?.error?.type], [400, type], answer.text);
      });
    for (const [sentence, email] of ADMITTED)
      test(`${sentence} is admitted`, async () => {
        const { status, body, text } = await signup(person(email));
        assert.equal(status, 200, text);
        assert.match(body.api_key, /^thence_live_[0-9A-Za-z]{11}_[0-9A-Za-z]{43}$/);
        assert.deepEqual([body.prefix, body.documents, body.invited], [body.api_key.slice(0, 23), 3, false]);
      });
    test('the same mailbox again is already_granted: case, plus-tags, dots at gmail.com, and googlemail.com', async () => {
      assert.equal((await signup(person('Jane.Doe@gmail.com'))).status, 200);
      assert.equal((await signup(person('jane.doe@title.example'))).status, 200);
      assert.equal((await signup(person('janedoe@title.example'))).status, 200, 'dots count elsewhere');
      for (const email of [
        'jane.doe@googlemail.com',
        'janedoe@GMAIL.com',
        'j.a.n.e.doe+deeds@gmail.com',
        'JANE.DOE+x@Title.Example',
      ]) {
        const { status, body } = await signup(person(email));
        assert.deepEqual([status, body.error?.type], [400, 'already_granted'], email);
      }
    });
    test('eight at once for one mailbox give one key', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => signup(person('race@title.example'))));
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array<number>(7).fill(400)]);
    });
  });

  freeKeySuite(server, signup);
  keySuite(server);
}

type Signup = (body: object) => Promise<Answer>;

function freeKeySuite(server: () => TestServer, signup: Signup): void {
  describe('a free account', () => {
    test('has one live key, and test keys beside it', async () => {
      const key = (await signup(person('free@title.example'))).body.api_key as string;
      const second = await server().ask('POST', '/v1/keys', { json: { name: 'second' }, key });
      assert.deepEqual([second.status, second.body.error?.type, second.body.error?.limit], [409, 'too_many_keys', 1]);
      const probe = await server().ask('POST', '/v1/keys', { json: { name: 'probe', test: true }, key });
      assert.match(probe.body.api_key, /^thence_test_/);
      assert.deepEqual([probe.body.pool_docs, probe.body.monthly_cap], [3, 3]);
      const { body } = await server().ask('GET', '/v1/keys', { key });
      const [row] = body.keys;
      assert.deepEqual([body.keys.length, row.grant_kind, row.pool_docs], [2, 'free', 3]);
      assert.ok(Number.isInteger(row.user_id), 'the person who signed up');
    });
    test('never sees that a key of another account exists', async () => {
      const key = (await signup(person('stranger@title.example'))).body.api_key as string;
      const foreign = server().liveKey.slice(0, 23);
      const unknown = `${foreign.slice(0, -1)}${foreign.endsWith('a') ? 'b' : 'a'}`;
      const asked = async (method: string, path: string) => {
        const [one, other] = await Promise.all(
          [foreign, unknown].map((prefix) => server().ask(method, path.replace('PREFIX', prefix), { key })),
        );
        assert.deepEqual([one!.status, one!.body?.error?.type], [404, 'no_such_key']);
        assert.equal(one!.text, other!.text);
      };
      await asked('POST', '/v1/keys/PREFIX/rotate');
      await asked('DELETE', '/v1/keys/PREFIX');
      await asked('GET', '/v1/usage?prefix=PREFIX');
    });
  });
}

function keySuite(server: () => TestServer): void {
  const mint = async (name: string, changes: object = {}): Promise<{ api_key: string; prefix: string }> => {
    const { status, body, text } = await server().ask('POST', '/v1/keys', { json: { name, ...changes } });
    assert.equal(status, 200, text);
    return body;
  };
  const usage = (key: string | null): Promise<Answer> => server().ask('GET', '/v1/usage', { key });

  describe('a credential', () => {
    const bad: [sentence: string, key: () => string | null][] = [
      ['that is missing', () => null],
      ['that is no key', () => 'secret'],
      ['that is unknown', () => `thence_live_${'a'.repeat(11)}_${'b'.repeat(43)}`],
      ['with a right prefix and a wrong secret', () => `${server().liveKey.slice(0, 24)}${'c'.repeat(43)}`],
      ['with one character more', () => `${server().liveKey}x`],
      ['of the other kind', () => server().liveKey.replace('_live_', '_test_')],
    ];
    for (const [sentence, key] of bad)
      test(`${sentence} is invalid_api_key`, async () => {
        const { status, body, headers } = await usage(key());
        assert.deepEqual(
          [status, body.error.type, headers.get('www-authenticate')],
          [401, 'invalid_api_key', 'Bearer'],
        );
      });
    test('of another scheme is invalid_api_key', async () => {
      const headers = { authorization: `Basic ${server().liveKey}` };
      assert.equal((await server().ask('GET', '/v1/usage', { headers })).body.error.type, 'invalid_api_key');
    });
    test('by test key is accepted', async () => assert.equal((await usage(server().testKey)).status, 200));
  });

  describe('keys', () => {
    test('a minted key works, is listed, and stays listed once revoked', async () => {
      const { api_key: key, prefix } = await mint('field office');
      const used = await usage(key);
      assert.deepEqual([used.status, used.body.key, used.body.name], [200, prefix, 'field office']);
      const gone = await server().ask('DELETE', `/v1/keys/${prefix}`);
      assert.deepEqual(gone.body, { prefix, revoked: true });
      const again = await server().ask('DELETE', `/v1/keys/${prefix}`);
      assert.deepEqual(again.body, { prefix, revoked: true }, 'revoking twice is no fault');
      const refused = await usage(key);
      assert.deepEqual([refused.status, refused.body.error.type], [401, 'revoked_api_key']);
      const { body } = await server().ask('GET', '/v1/keys');
      const row = body.keys.find((each: { prefix: string }) => each.prefix === prefix);
      assert.ok(row?.revoked_at, 'revoked, and still there');
      assert.ok(!JSON.stringify(body).includes(key), 'a list never shows a key');
    });
    test('a rotated key is replaced by one of the same name and caps', async () => {
      const old = await mint('rotating');
      const { status, body } = await server().ask('POST', `/v1/keys/${old.prefix}/rotate`);
      assert.deepEqual([status, body.name, body.monthly_cap], [200, 'rotating', 1_000_000_000]);
      assert.notEqual(body.prefix, old.prefix);
      assert.equal((await usage(old.api_key)).body.error.type, 'revoked_api_key');
      assert.equal((await usage(body.api_key)).status, 200);
      const twice = await server().ask('POST', `/v1/keys/${old.prefix}/rotate`);
      assert.deepEqual([twice.status, twice.body.error.type], [409, 'rotate_failed']);
      await server().ask('DELETE', `/v1/keys/${body.prefix}`);
    });
    test('of six rotations at once one succeeds', async () => {
      const { prefix } = await mint('contended');
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => server().ask('POST', `/v1/keys/${prefix}/rotate`)),
      );
      const won = answers.filter(({ status }) => status === 200);
      assert.equal(won.length, 1);
      assert.ok(answers.every(({ status }) => status === 200 || status === 409));
      await server().ask('DELETE', `/v1/keys/${won[0]!.body.prefix}`);
    });
    test('usage of another key of the account, by its prefix', async () => {
      const { status, body } = await server().ask('GET', `/v1/usage?prefix=${server().testKey.slice(0, 23)}`);
      assert.deepEqual([status, body.name], [200, 'local test']);
      assert.match(body.period_start, /^\d{4}-\d\d-01T00:00:00\.000Z$/);
    });
    test('a name of 200 characters outside ASCII comes back as it was', async () => {
      const name = 'Ñ'.repeat(199) + '§';
      const { prefix } = await mint(name, { test: true });
      const { body } = await server().ask('GET', '/v1/keys');
      assert.ok(body.keys.some((row: { prefix: string; name: string }) => row.prefix === prefix && row.name === name));
      await server().ask('DELETE', `/v1/keys/${prefix}`);
    });
    test('the eleventh live key is too_many_keys, also when eleven ask at once', async () => {
      const asked = Array.from({ length: 11 }, (_, i) => server().ask('POST', '/v1/keys', { json: { name: `k${i}` } }));
      const answers = await Promise.all(asked);
      const made = answers.filter(({ status }) => status === 200);
      const refused = answers.filter(({ status }) => status === 409);
      assert.deepEqual([made.length, refused.length], [9, 2], 'nine beside the first');
      assert.deepEqual([refused[0]!.body.error.type, refused[0]!.body.error.limit], ['too_many_keys', 10]);
      for (const { body } of made) await server().ask('DELETE', `/v1/keys/${body.prefix}`);
    });
  });
}
