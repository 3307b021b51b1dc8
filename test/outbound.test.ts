import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from '../src/config.ts';
import { outbound } from '../src/outbound.ts';
import { settingsRead } from '../src/settings-read.ts';

const REMOTE = {
  DATABASE_URL: 'postgres://u:secret@db.example/land',
  THENCE_S3_BUCKET: 'deeds',
  THENCE_S3_REGION: 'us-east-1',
  THENCE_S3_ACCESS_KEY: 'secret',
  THENCE_S3_SECRET_KEY: 'secret',
  THENCE_S3_ENDPOINT: 'https://objects.example',
  THENCE_STRIPE_SECRET_KEY: 'secret',
  THENCE_STRIPE_WEBHOOK_SECRET: 'secret',
  THENCE_STRIPE_API: 'https://payments.example',
  THENCE_SMTP_URL: 'smtps://u:secret@mail.example',
  THENCE_MAIL_FROM: 'land@here.example',
  THENCE_PUBLIC_URL: 'https://here.example',
  THENCE_OIDC_ISSUER: 'https://issuer.example',
  THENCE_OIDC_AUDIENCE: 'a',
  THENCE_OIDC_CLIENT_ID: 'b',
  THENCE_DNS_SERVERS: '192.0.2.1:53',
};

test('by default only the domain of an address that signs up is asked of the DNS, and not even that where nobody may', () => {
  assert.deepEqual(outbound(readConfig({})).map(({ to }) => to), ["the machine's name servers"]); // prettier-ignore
  assert.deepEqual(outbound(readConfig({ THENCE_CHECK_MX: 'off' })), []);
  assert.deepEqual(outbound(readConfig({ THENCE_FREE_TIER: 'closed' })), []);
});

test('every address of the configuration that something is sent to is told, without a secret', () => {
  const config = readConfig(REMOTE);
  const addresses = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string' && URL.canParse(value) && /^\w+:\/\//.test(value))
      addresses.add(new URL(value).hostname);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  const { publicUrl: _, ...sentTo } = config; // our own
  walk(sentTo);
  addresses.delete('here.example'); // the public address again, in a mail
  const told = outbound(config);
  assert.deepEqual([...addresses].toSorted(), ['db.example', 'issuer.example', 'mail.example', 'objects.example', 'payments.example']); // prettier-ignore
  for (const address of addresses)
    assert.ok(
      told.some(({ to }) => to === address),
      address,
    );
  assert.ok(told.some(({ to }) => to === '192.0.2.1:53'));
  assert.doesNotMatch(JSON.stringify(told), /secret/);
});

test('what stands on this machine does not leave it', () => {
  const here = { DATABASE_URL: 'postgres://u@localhost/land', THENCE_CHECK_MX: 'off' };
  assert.deepEqual(outbound(readConfig(here)), []);
});

test('a setting that nothing reads is told: misspelt, or of something that is not switched on', () => {
  const { config, unread, set } = settingsRead({
    THENCE_CLOSURE: '5',
    THENCE_S3_REGION: 'x',
    PORT: '1',
    THENCE_KEY: 'k',
  });
  assert.equal(config?.port, 1);
  assert.deepEqual(
    [unread, set],
    [
      ['THENCE_CLOSURE', 'THENCE_S3_REGION'],
      ['PORT', 'THENCE_KEY'],
    ],
  );
});
