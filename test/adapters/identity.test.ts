// Portal session tokens against a real OpenID provider: what is taken, what is refused and how, and what the issuer is asked.
import assert from 'node:assert/strict';
import { createHmac, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { oidcIdentity } from '../../src/adapters/identity.ts';
import { ISSUER_TIMES, type IssuerTimes } from '../../src/adapters/identity-issuer.ts';
import { Refusal } from '../../src/contract/refusals.ts';
import type { Identity } from '../../src/service/ports.ts';
import { silentLog } from '../support/embedded.ts';
import { AUDIENCE, nowS, type Person, STAFF, startIssuer, type TestIssuer } from '../support/issuer.ts';

const ADA: Person = { email: 'Ada@title.example', email_verified: true };

let issuer: TestIssuer;
let asking: TestIssuer;
before(async () => {
  [issuer, asking] = await Promise.all([startIssuer('token'), startIssuer('userinfo')]);
});
after(async () => {
  await issuer.stop();
  await asking.stop();
});

function identityOf(at: string, times: Partial<IssuerTimes> = {}, warned: string[] = []): Identity {
  const settings = {
    issuer: at,
    audience: AUDIENCE,
    clientId: 'portal',
    scopes: ['openid', 'email'],
    staffGroup: STAFF[0]!,
    groupsClaim: 'groups',
  };
  const log = { ...silentLog, warn: (fields: object) => void warned.push(JSON.stringify(fields)) };
  return oidcIdentity(settings, log, { ...ISSUER_TIMES, retryMs: 50, ...times });
}

async function typeOf(asked: Promise<unknown>): Promise<string> {
  try {
    await asked;
    return 'taken';
  } catch (error) {
    assert.ok(error instanceof Refusal, String(error));
    return error.type;
  }
}

const person = { email: ADA.email, email_verified: true };
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a token that carries the e-mail', () => {
  test('of somebody who signed in by authorization code with PKCE is taken', async () => {
    const { access } = await issuer.signIn(ADA);
    const verified = await identityOf(issuer.url).verify(access);
    assert.deepEqual([verified.email, verified.staff], ['Ada@title.example', false]);
    assert.ok(Math.abs(verified.expiresAt.getTime() / 1000 - nowS() - 600) < 30);
    assert.ok(!access.includes(verified.digest));
  });
  test('of somebody in the staff group is staff; of another group, or where no group is set, not', async () => {
    const of = async (groups: unknown) =>
      (await identityOf(issuer.url).verify(await issuer.sign({ ...person, groups }))).staff;
    assert.deepEqual(await Promise.all([of(STAFF), of(STAFF[0]), of(['others', ...STAFF])]), [true, true, true]);
    assert.deepEqual(await Promise.all([of(['thence-staff-2']), of([STAFF]), of({ [STAFF[0]!]: true }), of(null)]), [
      false,
      false,
      false,
      false,
    ]);
  });

  const TAKEN: [sentence: string, claims: JWTPayload, header?: Record<string, unknown>][] = [
    ['of typ JWT', person, { typ: 'JWT' }],
    ['without typ', person, { typ: undefined }],
    ['for several audiences, ours among them', { ...person, aud: ['https://other.example', AUDIENCE] }],
    ['that expired half a minute ago: clocks differ', { ...person, exp: nowS() - 30 }],
    ['that is valid from half a minute ahead', { ...person, nbf: nowS() + 30 }],
    ['whose issuer writes email_verified as text', { ...person, email_verified: 'true' }],
    ['that names no key', person, { kid: undefined }],
  ];
  for (const [sentence, claims, header] of TAKEN)
    test(`${sentence} is taken`, async () =>
      assert.equal((await identityOf(issuer.url).verify(await issuer.sign(claims, header))).email, ADA.email));

  const REFUSED: [sentence: string, token: () => Promise<string> | string][] = [
    ['for another audience', () => issuer.sign({ ...person, aud: 'https://other.example' })],
    ['for no audience', () => issuer.sign({ ...person, aud: undefined as never })],
    ['of another issuer', () => issuer.sign({ ...person, iss: 'https://accounts.example' })],
    ['of an issuer spelled with a slash more', () => issuer.sign({ ...person, iss: `${issuer.url}/` })],
    ['that expired two minutes ago', () => issuer.sign({ ...person, exp: nowS() - 120 })],
    ['that never expires', () => issuer.sign({ ...person, exp: undefined as never })],
    ['that is valid from ten minutes ahead', () => issuer.sign({ ...person, nbf: nowS() + 600 })],
    ['without a subject', () => issuer.sign({ ...person, sub: undefined as never })],
    ['whose e-mail is not verified', () => issuer.sign({ ...person, email_verified: false })],
    ['whose e-mail is verified by something else than true', () => issuer.sign({ ...person, email_verified: 1 })],
    ['without an e-mail, where userinfo does not take it', () => issuer.sign({})],
    ['bound to a key of its client', () => issuer.sign({ ...person, cnf: { jkt: 'x' } })],
    ['with a nonce, which is an ID token', () => issuer.sign({ ...person, nonce: 'n' }, { typ: 'JWT' })],
    ['of the type of a logout token', () => issuer.sign(person, { typ: 'logout+jwt' })],
    ['with a critical header nobody knows', () => issuer.sign(person, { crit: ['unheard_of'], unheard_of: 1 })],
    ['by a key the issuer never had, under its key id', forged],
    ['by algorithm none', () => `${part({ alg: 'none' })}.${part(goodClaims())}.`],
    ['by algorithm none in other letters', () => `${part({ alg: 'nOnE' })}.${part(goodClaims())}.`],
    ['by HS256 with the public key as the secret', confused],
    ['by HS256 with an empty secret', () => hmac('', part({ alg: 'HS256' }))],
    ['with its own key in the header', ownKey],
    ['of another shape', () => `${part({ alg: 'RS256' })}.e30.e30`],
    ['encrypted', () => `${part({ alg: 'RSA-OAEP', enc: 'A256GCM' })}.a.b.c.d`],
  ];
  for (const [sentence, token] of REFUSED)
    test(`${sentence} is invalid_token`, async () =>
      assert.equal(await typeOf(identityOf(issuer.url).verify(await token())), 'invalid_token'));
  test('the ID token that came with it is invalid_token', async () => {
    const { id } = await issuer.signIn(ADA);
    assert.equal(await typeOf(identityOf(issuer.url).verify(id)), 'invalid_token');
  });
  test('changed in any one place is invalid_token, whatever the change', async () => {
    const token = await issuer.sign(person);
    const identity = identityOf(issuer.url);
    const edit = fc.tuple(fc.nat(token.length - 1), fc.constantFrom(...'AZaz09-_.='), fc.boolean());
    await fc.assert(
      fc.asyncProperty(edit, async ([at, letter, insert]) => {
        const changed = token.slice(0, at) + letter + token.slice(insert ? at : at + 1);
        fc.pre(changed !== token && !sameSignature(changed, token));
        assert.equal(await typeOf(identity.verify(changed)), 'invalid_token');
      }),
      { numRuns: 300 },
    );
  });
  test('of any header and claims is refused or taken, never an error of ours', async () => {
    const identity = identityOf(issuer.url);
    const json = fc.dictionary(
      fc.constantFrom('alg', 'kid', 'typ', 'crit', 'b64', 'jwk', 'x5c', 'enc'),
      fc.jsonValue(),
    );
    await fc.assert(
      fc.asyncProperty(json, fc.jsonValue(), async (header, claims) => {
        const token = `${part(header)}.${part(claims as object)}.${randomBytes(8).toString('base64url')}`;
        assert.equal(await typeOf(identity.verify(token)), 'invalid_token');
      }),
      { numRuns: 200 },
    );
  });
});

/** The last character of a signature has bits that say nothing. */
function sameSignature(one: string, other: string): boolean {
  const [a, b] = [one.split('.'), other.split('.')];
  if (a.length !== 3 || `${a[0]}.${a[1]}` !== `${b[0]}.${b[1]}`) return false;
  return Buffer.from(a[2]!, 'base64url').equals(Buffer.from(b[2]!, 'base64url'));
}

function goodClaims(): JWTPayload {
  return { sub: 'x', iss: issuer.url, aud: AUDIENCE, exp: nowS() + 600, ...person };
}

async function forged(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256');
  return await new SignJWT(goodClaims())
    .setProtectedHeader({ alg: 'RS256', kid: issuer.publicKey().kid!, typ: 'at+jwt' })
    .sign(privateKey);
}

function confused(): string {
  const key = createPublicKey({ key: { ...issuer.publicKey() }, format: 'jwk' });
  const pem = key.export({ type: 'spki', format: 'pem' }).toString();
  return hmac(pem, part({ alg: 'HS256', kid: issuer.publicKey().kid! }));
}

function hmac(secret: string, header: string): string {
  const signed = `${header}.${part(goodClaims())}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

async function ownKey(): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return await new SignJWT(goodClaims())
    .setProtectedHeader({ alg: 'RS256', jwk: publicKey.export({ format: 'jwk' }), typ: 'at+jwt' })
    .sign(privateKey);
}

describe('an issuer that keeps the e-mail for userinfo', () => {
  const userinfos = (): number => asking.asked.get('/me') ?? 0;
  test('is asked once for a token, however often and however many at once', async () => {
    const identity = identityOf(asking.url);
    const { access } = await asking.signIn({ ...ADA, groups: STAFF });
    const beforehand = userinfos();
    const all = await Promise.all(Array.from({ length: 8 }, () => identity.verify(access)));
    all.push(await identity.verify(access));
    for (const { email, staff } of all) assert.deepEqual([email, staff], ['Ada@title.example', true]);
    assert.equal(userinfos() - beforehand, 1);
  });
  test('is asked again for another token of the same person', async () => {
    const identity = identityOf(asking.url);
    const beforehand = userinfos();
    for (const { access } of [await asking.signIn(ADA), await asking.signIn(ADA)]) await identity.verify(access);
    assert.equal(userinfos() - beforehand, 2);
  });
  test('and says it is not verified, or says nothing of it: invalid_token', async () => {
    const { access } = await asking.signIn({ ...ADA, email_verified: false });
    assert.equal(await typeOf(identityOf(asking.url).verify(access)), 'invalid_token');
    const { access: silent } = await asking.signIn({ email: ADA.email } as Person);
    assert.equal(await typeOf(identityOf(asking.url).verify(silent)), 'invalid_token');
  });
  test('is asked where the token has the address but not whether it is verified', async () => {
    const { access } = await asking.signIn(ADA);
    const { sub } = JSON.parse(Buffer.from(access.split('.')[1]!, 'base64url').toString()) as { sub: string };
    const beforehand = userinfos();
    const token = await asking.sign({ sub, email: ADA.email });
    assert.equal((await identityOf(asking.url).verify(token)).email, ADA.email);
    assert.equal(userinfos() - beforehand, 1);
  });
  test('is not asked for a token whose signature does not verify', async () => {
    const { access } = await asking.signIn(ADA);
    const beforehand = userinfos();
    const cut = access.slice(0, -10) + 'AAAAAAAAAA';
    assert.equal(await typeOf(identityOf(asking.url).verify(cut)), 'invalid_token');
    assert.equal(userinfos() - beforehand, 0);
  });
});

describe("the issuer's keys", () => {
  const fetched = (): number => issuer.asked.get('/jwks') ?? 0;
  test('are fetched once, and again for a key id that is new, not more often than the cool-down', async () => {
    const identity = identityOf(issuer.url, { cooldownMs: 1500 });
    const beforehand = fetched();
    for (let n = 0; n < 5; n += 1) await identity.verify(await issuer.sign(person));
    assert.equal(fetched() - beforehand, 1);
    const old = await issuer.sign(person);
    await issuer.rotate();
    const young = await issuer.sign(person);
    for (let n = 0; n < 20; n += 1) assert.equal(await typeOf(identity.verify(young)), 'invalid_token');
    assert.equal(fetched() - beforehand, 1, 'twenty unknown key ids within the cool-down ask for nothing');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    assert.equal(await typeOf(identity.verify(young)), 'taken');
    assert.equal(await typeOf(identity.verify(old)), 'invalid_token', 'the key that was withdrawn');
    assert.equal(fetched() - beforehand, 2);
  });
  test('are fetched again when they are no longer fresh: a withdrawn key ends', async () => {
    const identity = identityOf(issuer.url, { freshMs: 200 });
    const old = await issuer.sign(person);
    assert.equal(await typeOf(identity.verify(old)), 'taken');
    await issuer.rotate();
    await new Promise((resolve) => setTimeout(resolve, 220));
    assert.equal(await typeOf(identity.verify(old)), 'invalid_token');
  });
});

describe('an issuer that does not answer', () => {
  test('is identity_unavailable, is not asked again at once, and is found when it is back', async () => {
    const warned: string[] = [];
    const identity = identityOf(issuer.url, { retryMs: 300 }, warned);
    const token = await issuer.sign(person);
    await issuer.stop();
    for (let n = 0; n < 5; n += 1) assert.equal(await typeOf(identity.verify(token)), 'identity_unavailable');
    assert.ok(warned.length > 0 && warned.every((line) => !line.includes(token.slice(0, 20))));
    await issuer.start();
    assert.equal(await typeOf(identity.verify(token)), 'identity_unavailable', 'within the pause');
    await new Promise((resolve) => setTimeout(resolve, 320));
    assert.equal(await typeOf(identity.verify(token)), 'taken');
  });
  test('leaves sessions of known keys in force, for as long as keys may be stale and no longer', async () => {
    const identity = identityOf(issuer.url, { freshMs: 100, staleMs: 700, retryMs: 20 });
    const token = await issuer.sign(person);
    assert.equal(await typeOf(identity.verify(token)), 'taken');
    await issuer.stop();
    try {
      await new Promise((resolve) => setTimeout(resolve, 150));
      assert.equal(await typeOf(identity.verify(token)), 'taken');
      await new Promise((resolve) => setTimeout(resolve, 700));
      assert.equal(await typeOf(identity.verify(token)), 'identity_unavailable');
    } finally {
      await issuer.start();
    }
  });

  const ODD: [sentence: string, answer: (url: string) => { status?: number; body?: unknown; location?: string }][] = [
    ['answers 500', () => ({ status: 500, body: {} })],
    ['answers no JSON', () => ({ body: 'hello' })],
    ['names another issuer', (url) => ({ body: { issuer: 'https://accounts.example', jwks_uri: `${url}/jwks` } })],
    ['has no keys', (url) => ({ body: { issuer: url } })],
    ['keeps its keys elsewhere in the clear', (url) => ({ body: { issuer: url, jwks_uri: 'http://keys.example/' } })],
    ['redirects', (url) => ({ status: 302, location: `${url}/elsewhere` })],
  ];
  for (const [sentence, answer] of ODD)
    test(`an issuer whose discovery ${sentence} is identity_unavailable`, async () => {
      const odd = await oddIssuer(answer);
      const url = `http://127.0.0.1:${(odd.address() as AddressInfo).port}`;
      assert.equal(
        await typeOf(identityOf(url).verify(await issuer.sign({ ...person, iss: url }))),
        'identity_unavailable',
      );
      odd.close();
    });
});

async function oddIssuer(
  answer: (url: string) => { status?: number; body?: unknown; location?: string },
): Promise<Server> {
  const server = createServer((_request, response) => {
    const { status = 200, body, location } = answer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    response
      .writeHead(status, location ? { location } : {})
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
