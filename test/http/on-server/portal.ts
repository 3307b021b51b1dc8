// A deployment without an issuer: sessions are not to be had, and everything says so; keys are not staff.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { ROOT } from '../../support/corpus.ts';
import type { TestServer } from '../../support/server.ts';
import { outcome } from '../on-portal/parts.ts';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const TOKEN = `${part({ alg: 'RS256', kid: 'k' })}.${part({ sub: 's', email: 'ada@title.example' })}.c2lnbmF0dXJl`;

export function portalSuite(server: () => TestServer): void {
  describe('without an issuer', () => {
    const rows: [sentence: string, path: string, key: () => string | null, status: number, type: string][] = [
      ['/v1/portal-config has nothing to tell', '/v1/portal-config', () => null, 503, 'identity_unavailable'],
      ['a session token cannot be verified', '/v1/usage', () => TOKEN, 503, 'identity_unavailable'],
      ['nor at whoami', '/v1/keys/whoami', () => TOKEN, 503, 'identity_unavailable'],
      ['whoami by key is invalid_token', '/v1/keys/whoami', () => server().liveKey, 401, 'invalid_token'],
      ['whoami by test key is invalid_token', '/v1/keys/whoami', () => server().testKey, 401, 'invalid_token'],
      ['whoami without a credential', '/v1/keys/whoami', () => null, 401, 'invalid_api_key'],
      ['staff routes are for nobody', '/v1/admin/accounts', () => server().liveKey, 403, 'not_permitted'],
      ['the audit log neither', '/v1/admin/audit', () => server().liveKey, 403, 'not_permitted'],
      ['three words with dots are no token', '/v1/usage', () => 'a.b.c', 401, 'invalid_api_key'],
    ];
    for (const [sentence, path, key, status, type] of rows)
      test(`${sentence}: ${status} ${type}`, async () =>
        assert.deepEqual(outcome(await server().ask('GET', path, { key: key() })), [status, type]));
  });

  describe('thence admin beside a running embedded server', () => {
    test('says who has the folder, and does nothing', () => {
      const { status, stderr } = spawnSync(
        process.execPath,
        [join(ROOT, 'bin', 'thence.js'), 'admin', 'account', 'list'],
        { encoding: 'utf8', env: { ...process.env, THENCE_DATA: server().folder } },
      );
      assert.equal(status, 1);
      assert.match(stderr, new RegExp(`is in use by process ${server().process.pid} `));
    });
  });
}
