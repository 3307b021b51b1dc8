// The server on PostgreSQL, with the limits of SPEC.md as they are: rate, free tier, figures by token, and the database going away.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-argument -- answers of every shape */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startPostgres, type TestServer as Postgres } from '../support/postgres.ts';
import { type Answer, startServer, type TestServer } from '../support/server.ts';
import { untilReady } from './on-server/operations.ts';

const METRICS_TOKEN = 'scrape-only-with-this';
let postgres: Postgres;
let server: TestServer;

before(async () => {
  postgres = await startPostgres();
  server = await startServer({
    fresh: true,
    env: {
      DATABASE_URL: await postgres.createDatabase(),
      THENCE_SIGNUPS_PER_DAY: '2',
      THENCE_METRICS_TOKEN: METRICS_TOKEN,
    },
  });
});
after(async () => {
  await server.close();
  await postgres.stop();
});

const person = (email: string) => ({ email, company: 'Plumb & Chain', role: 'surveyor', accepted_terms: true });
const signup = (email: string): Promise<Answer> => server.ask('POST', '/v1/signup', { json: person(email), key: null });
const many = (count: number, key: string): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, () => server.ask('GET', '/v1/usage', { key })));

describe('requests a minute', () => {
  test('120 of 130 at once, then rate_limited with Retry-After 60', async () => {
    const answers = await many(130, server.testKey);
    const admitted = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    assert.deepEqual([admitted.length, refused.length], [120, 10]);
    const { body, headers } = refused[0]!;
    assert.deepEqual([body.error.type, body.error.limit, headers.get('retry-after')], ['rate_limited', 120, '60']);
    assert.match(headers.get('ratelimit') ?? '', /^"requests";r=0;t=\d+$/);
  });
  test('every answer tells the policy and what is left, to the request', async () => {
    const left: number[] = [];
    for (const { headers } of await many(5, server.liveKey)) {
      assert.equal(headers.get('ratelimit-policy'), '"requests";q=120;w=60');
      const told = /^"requests";r=(\d+);t=(\d+)$/.exec(headers.get('ratelimit') ?? '');
      assert.ok(told && Number(told[2]) <= 60);
      left.push(Number(told[1]));
    }
    assert.deepEqual(
      left.sort((one, other) => other - one),
      [119, 118, 117, 116, 115],
    );
  });
  test('a refused request counts, an unknown key does not', async () => {
    const before = await server.ask('GET', '/v1/usage?prefix=nobody');
    assert.equal(before.status, 404);
    await server.ask('GET', '/v1/usage', { key: 'nobody' });
    const next = await server.ask('GET', '/v1/usage');
    assert.match(next.headers.get('ratelimit') ?? '', /^"requests";r=113;/);
  });
});

describe('the free tier', () => {
  let freeKey = '';
  test('10 of 13 at once', async () => {
    const { body } = await signup('ada@title.example');
    const answers = await many(13, body.api_key);
    assert.equal(answers.filter(({ status }) => status === 200).length, 10);
    const refused = answers.find(({ status }) => status === 429)!;
    assert.deepEqual([refused.body.error.limit, refused.headers.get('retry-after')], [10, '60']);
    freeKey = body.api_key;
  });
  test('a key whose requests are spent still asks for its own work: 60 times a minute, and its batches among them', async () => {
    const unknown = '00000000-0000-7000-8000-000000000000';
    const paths = [`/v1/extracts/job_${unknown}`, `/v1/batches/bat_${unknown}`, `/v1/batches/bat_${unknown}/results`];
    const asked = Array.from({ length: 61 }, (_, n) => server.ask('GET', paths[n % 3]!, { key: freeKey }));
    const answers = await Promise.all(asked);
    assert.equal(answers.filter(({ status }) => status === 404).length, 60);
    const { body, headers } = answers.find(({ status }) => status === 429)!;
    assert.deepEqual([body.error.type, body.error.limit, headers.get('retry-after')], ['rate_limited', 60, '60']);
    assert.equal(headers.get('ratelimit-policy'), '"polls";q=60;w=60');
  });
  test("the day's signups are spent after two: free_tier_busy, Retry-After 3600", async () => {
    const answers = await Promise.all(['b', 'c', 'd', 'e'].map((name) => signup(`${name}@title.example`)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 429, 429, 429]);
    const { body, headers } = answers.find(({ status }) => status === 429)!;
    assert.deepEqual([body.error.type, body.error.limit, headers.get('retry-after')], ['free_tier_busy', 2, '3600']);
  });
});

describe('/metrics with a token set', () => {
  const scrape = (headers: Record<string, string>): Promise<Answer> =>
    server.ask('GET', '/metrics', { key: null, headers });
  test('answers the token', async () => {
    assert.equal((await scrape({ authorization: `Bearer ${METRICS_TOKEN}` })).status, 200);
  });
  test('answers nobody else, this machine included', async () => {
    assert.equal((await scrape({})).status, 404);
    assert.equal((await scrape({ authorization: `Bearer ${METRICS_TOKEN}x` })).status, 404);
    assert.equal((await scrape({ authorization: `Bearer ${server.liveKey}` })).status, 404);
  });
});

describe('the database goes away', () => {
  test('/readyz is 503 and says which part, /healthz stays 200, a request is 503 in the envelope', async () => {
    await untilReady(server);
    await postgres.stop();
    const ready = await server.ask('GET', '/readyz', { key: null });
    assert.deepEqual([ready.status, ready.body.status, ready.body.parts.database], [503, 'not_ready', 'down']);
    assert.equal((await server.ask('GET', '/healthz', { key: null })).status, 200);
    const failed = await server.ask('GET', '/v1/usage');
    assert.deepEqual([failed.status, failed.body.error.type], [503, 'temporarily_unavailable']);
    assert.equal(failed.headers.get('retry-after'), '5');
    assert.deepEqual(Object.keys(failed.body.error), ['type', 'message'], 'nothing of the cause');
    const id = failed.headers.get('x-request-id')!;
    const cause = new RegExp(`"level":50.*"${id}".*"msg":"request failed"`);
    for (let tries = 0; tries < 100 && !cause.test(server.stderr()); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20)); // by another pipe than the answer
    assert.match(server.stderr(), cause, 'the cause is in the log');
  });
  test('the log of all this has no key, no credential and no address', () => {
    assert.doesNotMatch(server.stderr(), /thence_(?:live|test)_[0-9A-Za-z]{11}_/);
    for (const secret of ['Bearer', METRICS_TOKEN, 'title.example', 'Plumb', 'nobody', 'postgres://'])
      assert.ok(!server.stderr().includes(secret), `the log holds "${secret}"`);
  });
  test('SIGTERM still ends it with exit code 0', async () => {
    assert.equal(await server.end('SIGTERM'), 0);
  });
});
