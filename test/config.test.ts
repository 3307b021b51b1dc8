import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigError, readConfig } from '../src/config.ts';
import { LIMITS } from '../src/contract/limits.ts';

test('an empty environment gives the defaults of README and SPEC.md', () => {
  const config = readConfig({});
  assert.deepEqual(
    [config.host, config.port, config.dataFolder, config.databaseUrl],
    ['127.0.0.1', 8080, './data', null],
  );
  assert.deepEqual(
    [config.requestsPerMinute, config.requestsPerMinuteFree],
    [LIMITS.requestsPerMinute, LIMITS.requestsPerMinuteFree],
  );
  assert.deepEqual(
    [config.signing, config.signingKeys, config.freeTierOpen, config.checkMailDomain, config.trustProxy],
    [true, null, true, true, false],
  );
  assert.ok(Object.isFrozen(config));
});

test('an empty or blank setting is no setting', () => {
  assert.deepEqual(readConfig({ PORT: '', THENCE_DATA: '  ', THENCE_CORS_ORIGINS: ' , ' }), readConfig({}));
});

const READ: [name: string, value: string, field: keyof ReturnType<typeof readConfig>, read: unknown][] = [
  ['PORT', '0', 'port', 0],
  ['HOST', '0.0.0.0', 'host', '0.0.0.0'],
  ['THENCE_DATA', '/var/lib/thence', 'dataFolder', '/var/lib/thence'],
  ['DATABASE_URL', 'postgresql://u:p@db/thence', 'databaseUrl', 'postgresql://u:p@db/thence'],
  ['THENCE_PUBLIC_URL', 'https://thence.example/', 'publicUrl', 'https://thence.example'],
  [
    'THENCE_CORS_ORIGINS',
    'https://a.example, https://b.example',
    'corsOrigins',
    ['https://a.example', 'https://b.example'],
  ],
  ['THENCE_DNS_SERVERS', '192.0.2.1:53 [2001:db8::1]:53', 'dnsServers', ['192.0.2.1:53', '[2001:db8::1]:53']],
  ['THENCE_FREE_TIER', 'closed', 'freeTierOpen', false],
  ['THENCE_CHECK_MX', 'off', 'checkMailDomain', false],
  ['THENCE_SIGNING', 'off', 'signing', false],
  ['THENCE_TRUST_PROXY', 'on', 'trustProxy', true],
  ['THENCE_TRUST_PROXY', 'off', 'trustProxy', false],
  ['THENCE_TRUST_PROXY', 'loopback, private', 'trustProxy', ['loopback', 'uniquelocal']],
  [
    'THENCE_TRUST_PROXY',
    '10.0.0.0/8 2001:db8::/32 192.0.2.7',
    'trustProxy',
    ['10.0.0.0/8', '2001:db8::/32', '192.0.2.7'],
  ],
  ['THENCE_KEEP_AUDIT_DAYS', '400', 'auditDays', 400],
  ['THENCE_READING_THREADS', '3', 'readingThreads', 3],
  ['THENCE_SIGNUPS_PER_DAY', '0', 'signupsPerDay', 0],
  [
    'THENCE_SIGNING_KEYS',
    `${'ab'.repeat(32)},${'cd'.repeat(40)}`,
    'signingKeys',
    [Buffer.alloc(32, 0xab), Buffer.alloc(40, 0xcd)],
  ],
];
for (const [name, value, field, read] of READ)
  test(`${name}=${value}`, () => assert.deepEqual(readConfig({ [name]: value })[field], read));

const REFUSED: [name: string, value: string][] = [
  ['PORT', '65536'],
  ['PORT', '80a'],
  ['PORT', '1.5'],
  ['DATABASE_URL', 'mysql://db/thence'],
  ['DATABASE_URL', 'db'],
  ['THENCE_PUBLIC_URL', 'ftp://thence.example'],
  ['THENCE_DNS_SERVERS', 'dns.example'],
  ['THENCE_FREE_TIER', 'yes'],
  ['THENCE_CHECK_MX', 'true'],
  ['THENCE_TRUST_PROXY', 'yes'],
  ['THENCE_TRUST_PROXY', '1'],
  ['THENCE_TRUST_PROXY', '10.0.0.0/33'],
  ['THENCE_TRUST_PROXY', 'on,10.0.0.0/8'],
  ['THENCE_SIGNING_KEYS', 'abcd'],
  ['THENCE_SIGNING_KEYS', `${'ab'.repeat(31)}xy`],
  ['THENCE_REQUESTS_PER_MINUTE', '0'],
  ['THENCE_LOG_LEVEL', 'loud'],
];
for (const [name, value] of REFUSED)
  test(`${name}=${value} is refused with a sentence that names it`, () =>
    assert.throws(
      () => readConfig({ [name]: value }),
      (error) => error instanceof ConfigError && error.message.startsWith(name),
    ));

const OIDC = {
  THENCE_OIDC_ISSUER: 'https://id.example/',
  THENCE_OIDC_AUDIENCE: 'https://api.example',
  THENCE_OIDC_CLIENT_ID: 'portal',
};

test('an issuer with its audience and client, to the letter', () => {
  assert.deepEqual(readConfig(OIDC).oidc, {
    issuer: 'https://id.example/',
    audience: 'https://api.example',
    clientId: 'portal',
    scopes: ['openid', 'email'],
    staffGroup: null,
    groupsClaim: 'groups',
  });
  const more = {
    THENCE_OIDC_SCOPES: 'openid profile',
    THENCE_OIDC_STAFF_GROUP: 'staff',
    THENCE_OIDC_GROUPS_CLAIM: 'roles',
  };
  const { scopes, staffGroup, groupsClaim } = readConfig({ ...OIDC, ...more }).oidc!;
  assert.deepEqual([scopes, staffGroup, groupsClaim], [['openid', 'profile'], 'staff', 'roles']);
  for (const local of ['http://127.0.0.1:4000', 'http://localhost:4000', 'http://[::1]:4000'])
    assert.equal(readConfig({ ...OIDC, THENCE_OIDC_ISSUER: local }).oidc!.issuer, local);
});

const OIDC_REFUSED: [sentence: string, env: Record<string, string>, name: string][] = [
  [
    'in the clear on another machine',
    { THENCE_OIDC_ISSUER: 'http://id.example' },
    'THENCE_OIDC_ISSUER must begin with https',
  ],
  [
    'in the clear on a machine named like this one',
    { THENCE_OIDC_ISSUER: 'http://localhost.example' },
    'THENCE_OIDC_ISSUER',
  ],
  ['with a query', { THENCE_OIDC_ISSUER: 'https://id.example/?x=1' }, 'THENCE_OIDC_ISSUER'],
  ['that is no address', { THENCE_OIDC_ISSUER: 'id.example' }, 'THENCE_OIDC_ISSUER'],
  ['without an audience', { THENCE_OIDC_AUDIENCE: '' }, 'THENCE_OIDC_AUDIENCE is not set'],
  ['without a client', { THENCE_OIDC_CLIENT_ID: '' }, 'THENCE_OIDC_CLIENT_ID is not set'],
  ['with scopes that are not of OpenID', { THENCE_OIDC_SCOPES: 'email' }, 'THENCE_OIDC_SCOPES must include openid'],
];
for (const [sentence, env, name] of OIDC_REFUSED)
  test(`an issuer ${sentence} is refused`, () =>
    assert.throws(
      () => readConfig({ ...OIDC, ...env }),
      (error) => error instanceof ConfigError && error.message.startsWith(name),
    ));

test('every mistake is told at once, one a line', () => {
  assert.throws(
    () => readConfig({ PORT: 'x', THENCE_FREE_TIER: 'x', DATABASE_URL: 'x' }),
    (error: Error) => error.message.split('\n').length === 3,
  );
});

test('a secret is not repeated in the sentence about it', () => {
  const secret = 'c0ffee'.repeat(10);
  for (const name of ['THENCE_SIGNING_KEYS', 'DATABASE_URL'])
    assert.throws(
      () => readConfig({ [name]: `${secret}!` }),
      (error: Error) => !error.message.includes('c0ffee'),
    );
});

const STRIPE = { THENCE_STRIPE_SECRET_KEY: 'sk_test_c0ffee', THENCE_STRIPE_WEBHOOK_SECRET: 'whsec_one, whsec_two' };
const MAIL = {
  THENCE_SMTP_URL: 'smtp://mailer:c0ffee@mail.example',
  THENCE_MAIL_FROM: 'thence <no-reply@thence.example>',
};

test('without their switches there is neither a payment processor nor a mail server', () => {
  const { stripe, mail } = readConfig({ THENCE_STRIPE_PRICE_SEAT: 'price_seat', THENCE_MAIL_FROM: 'a@b.example' });
  assert.deepEqual([stripe, mail], [null, null]);
});

test('a secret key switches the payment processor on; two webhook secrets, prices and meters with it', () => {
  const { stripe } = readConfig({
    ...STRIPE,
    THENCE_STRIPE_PRICE_SEAT: 'price_seat, price_of_2025',
    THENCE_STRIPE_METER: 'deeds',
  });
  assert.deepEqual(stripe?.webhookSecrets, ['whsec_one', 'whsec_two']);
  assert.deepEqual(stripe?.prices, {
    seat: 'price_seat',
    pack: null,
    document: null,
    documentBatch: null,
    earlier: { seat: ['price_of_2025'], document: [] },
  });
  assert.deepEqual(stripe?.meters, { full: 'deeds', half: 'thence_documents_batch' });
  assert.equal(stripe?.apiUrl, null);
});

const UNFIT: [env: Record<string, string>, names: string][] = [
  [{ THENCE_STRIPE_SECRET_KEY: 'sk_test_c0ffee' }, 'THENCE_STRIPE_WEBHOOK_SECRET'],
  [{ ...STRIPE, THENCE_STRIPE_API: 'http://stripe.example' }, 'THENCE_STRIPE_API'],
  [{ ...STRIPE, THENCE_STRIPE_API: 'stripe' }, 'THENCE_STRIPE_API'],
  [{ ...MAIL, THENCE_PUBLIC_URL: 'https://t.example', THENCE_MAIL_FROM: '' }, 'THENCE_MAIL_FROM'],
  [MAIL, 'THENCE_PUBLIC_URL'],
  [
    { ...MAIL, THENCE_PUBLIC_URL: 'https://t.example', THENCE_SMTP_URL: 'http://c0ffee@mail.example' },
    'THENCE_SMTP_URL',
  ],
];
for (const [env, name] of UNFIT)
  test(`${name} is asked for by name, and no secret repeated: ${Object.keys(env).length} settings`, () =>
    assert.throws(
      () => readConfig(env),
      (error) => error instanceof ConfigError && error.message.startsWith(name) && !error.message.includes('c0ffee'),
    ));
