// Portal sessions, staff and operators: one server on PostgreSQL with a real OpenID provider beside it.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startIssuer, type TestIssuer } from '../support/issuer.ts';
import { startPostgres, type TestServer as Postgres } from '../support/postgres.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { adminSuite } from './on-portal/admin.ts';
import type { PortalParts } from './on-portal/parts.ts';
import { sessionSuite } from './on-portal/sessions.ts';

let postgres: Postgres;
let issuer: TestIssuer;
let server: TestServer;
let databaseUrl: string;

before(async () => {
  [postgres, issuer] = await Promise.all([startPostgres(), startIssuer()]);
  databaseUrl = await postgres.createDatabase();
  const limits = { THENCE_REQUESTS_PER_MINUTE: '1200', THENCE_REQUESTS_PER_MINUTE_FREE: '100' };
  server = await startServer({ fresh: true, env: { DATABASE_URL: databaseUrl, ...issuer.env, ...limits } });
});
after(async () => {
  await server.close();
  await issuer.stop();
  await postgres.stop();
});

const parts = (): PortalParts => ({ server, issuer, databaseUrl });
sessionSuite(parts);
adminSuite(parts);

describe('the log of all this', () => {
  test('has no token, no key, no address; and no trouble of ours', () => {
    const log = server.stderr();
    assert.ok(log.split('\n').length > 100);
    assert.doesNotMatch(log, /thence_(?:live|test)_[0-9A-Za-z]{11}_/);
    for (const secret of ['eyJ', 'Bearer', '.example', 'gmail', 'Plumb', 'surveyor', 'postgres://'])
      assert.ok(!log.includes(secret), `the log holds "${secret}"`);
    assert.ok(log.includes('"key":"portal"'), 'what a session asked is told by that word');
    assert.doesNotMatch(log, /"level":50/);
  });
  test('an issuer that goes away leaves keys working, and sessions whose keys are known', async () => {
    const { access } = await issuer.signIn({ email: 'ines@title.example', email_verified: true });
    await issuer.stop();
    assert.equal((await server.ask('GET', '/v1/usage')).status, 200);
    assert.equal((await server.ask('GET', '/v1/usage', { key: access })).status, 200);
  });
});
