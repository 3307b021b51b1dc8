// Limits across nodes: three API processes on one PostgreSQL and no worker, so that what is admitted stays in flight.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-argument -- answers of every shape */
import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { startPostgres, type TestServer as Postgres } from '../support/postgres.ts';
import type { Answer, AskInit, TestServer } from '../support/server.ts';
import { batchEnded, ended, files, refused, signedUp, staged, until } from './asking.ts';
import { sharedFolder, startApi, startWorker, type Worker } from './cluster.ts';
import { deed } from './deeds.ts';

let postgres: Postgres;
let url: string;
let nodes: TestServer[];
let database: pg.Client;
let capped: string;
const shared = sharedFolder();

before(async () => {
  postgres = await startPostgres();
  url = await postgres.createDatabase();
  const first = await startApi(url, { folder: shared.folder });
  const keys = { liveKey: first.liveKey, testKey: first.testKey };
  const others = await Promise.all([1, 2].map(() => startApi(url, { folder: shared.folder, keys })));
  nodes = [first, ...others];
  database = new pg.Client({ connectionString: url });
  await database.connect();
});
after(async () => {
  await Promise.all(nodes.map((node) => node.end()));
  await database.end();
  await postgres.stop();
  shared.remove();
});

/** `count` requests at once, one node after the other. */
const atOnce = (count: number, path: string, init: (n: number) => AskInit): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => nodes[n % nodes.length]!.ask('POST', path, init(n))));

const counted = (answers: readonly Answer[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const name = status === 200 ? 'admitted' : (body?.error?.type ?? String(status));
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};

/** A key of an account of its own; `plan` is what the account has, as SQL. */
async function accountWith(email: string, plan: string): Promise<string> {
  const key = await signedUp(nodes[0]!, email);
  await database.query(`update accounts set ${plan} where id = (select account_id from keys where prefix = $1)`, [
    key.slice(0, 23),
  ]);
  return key;
}

const SUBSCRIPTION = `grant_kind = 'subscription', pool_granted = null, pool_spent = 0, included_docs = 5`;

describe('400 submits of one key at once, over three nodes', () => {
  test('25 are admitted, 375 are too_many_in_flight with the limit and Retry-After 30', async () => {
    const answers = await atOnce(400, '/v1/extracts', (n) => ({ body: deed(`c${n}`) }));
    assert.deepEqual(counted(answers), { admitted: 25, too_many_in_flight: 375 });
    const { body, headers } = answers.find(({ status }) => status === 429)!;
    assert.deepEqual([body.error.limit, headers.get('retry-after')], [25, '30']);
    refused(await nodes[0]!.ask('POST', '/v1/extract', { body: deed() }), 429, 'too_many_in_flight');
  });
  test('a cap of 17 documents admits 17, and says the numbers', async () => {
    capped = await accountWith('cap@title.example', `${SUBSCRIPTION}, monthly_cap = 17`);
    const answers = await atOnce(400, '/v1/extracts', (n) => ({ body: deed(`q${n}`), key: capped }));
    assert.deepEqual(counted(answers), { admitted: 17, quota_exceeded: 383 });
    const {
      documents_used: used,
      monthly_cap: cap,
      resets_on: resets,
    } = answers.find(({ status }) => status === 402)!.body.error;
    const next = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1))
      .toISOString()
      .slice(0, 10);
    assert.deepEqual([used, cap, resets], [17, 17, next]);
  });
});

describe('quota', () => {
  test('batches of three at once under a cap of 50: sixteen are admitted whole, none in part, and the cap of 25 is not theirs', async () => {
    const key = await accountWith('batches@title.example', `${SUBSCRIPTION}, monthly_cap = 50`);
    const three = (n: number) => files([1, 2, 3].map((i) => [`${n}-${i}`, deed(`b${n}-${i}`)]));
    const answers = await atOnce(40, '/v1/batches', (n) => ({ body: three(n), key }));
    assert.deepEqual(counted(answers), { admitted: 16, quota_exceeded: 24 });
    const { rows } = await database.query('select count(*)::int4 as runs from runs where key_prefix = $1', [
      key.slice(0, 23),
    ]);
    assert.equal(rows[0].runs, 48);
    const { batch } = answers.find(({ status }) => status === 200)!.body;
    const status = await nodes[1]!.ask('GET', `/v1/batches/${batch}`, { key });
    assert.deepEqual(
      [status.body.status, status.body.results_url, status.body.completed_at],
      ['in_progress', null, null],
    );
    const early = await nodes[2]!.ask('GET', `/v1/batches/${batch}/results`, { key });
    refused(early, 409, 'batch_not_ended');
    assert.equal(early.body.error.batch_status, 'in_progress');
  });
  test('the free tier: two at a time, three in all, then free_tier_exhausted with the ways on', async () => {
    const key = await signedUp(nodes[0]!, 'free@title.example');
    const answers = await atOnce(6, '/v1/extracts', (n) => ({ body: deed(`f${n}`), key }));
    assert.deepEqual(counted(answers), { admitted: 2, too_many_in_flight: 4 });
    const batch = (count: number) =>
      nodes[0]!.ask('POST', '/v1/batches', {
        body: files(Array.from({ length: count }, (_, i) => [`${i}`, deed(`g${i}`)])),
        key,
      });
    const beyond = await batch(2);
    refused(beyond, 402, 'free_tier_exhausted');
    assert.deepEqual(
      [beyond.body.error.documents_used, beyond.body.error.monthly_cap, beyond.body.error.resets_on],
      [2, 3, null],
    );
    assert.match(beyond.body.error.subscribe, /^\/billing\/checkout\?/);
    assert.match(beyond.body.error.pack_checkout, /^\/billing\/checkout\?/);
    assert.equal((await batch(1)).status, 200, 'the third fits');
  });
  test('a refused submit uses no upload', async () => {
    const key = await accountWith('upload@title.example', `${SUBSCRIPTION}, monthly_cap = 0`);
    const upload = await staged(nodes[0]!, deed('kept'), { key });
    const submit = () => nodes[1]!.ask('POST', '/v1/extract', { headers: { 'x-upload-id': upload }, key });
    refused(await submit(), 402, 'quota_exceeded');
    await database.query(
      `update accounts set monthly_cap = 1 where id = (select account_id from keys where prefix = $1)`,
      [key.slice(0, 23)],
    );
    assert.equal((await submit()).status, 200, 'read on the second node, staged on the first');
    refused(await submit(), 402, 'quota_exceeded');
  });
  test('an account without a plan is no_entitlement', async () => {
    const key = await accountWith('closed@title.example', `entitlement = 'closed'`);
    refused(await nodes[0]!.ask('POST', '/v1/extract', { body: deed(), key }), 409, 'no_entitlement');
  });
});

describe('a worker comes', () => {
  let worker: Worker;
  after(() => worker.end());
  test('everything admitted is read, under the caps, and billed once', async () => {
    worker = await startWorker(url, shared.folder, {
      THENCE_BATCH_WORKERS: '6',
      THENCE_EXTRACT_WORKERS: '6',
    });
    const most = watchRunning();
    const { rows } = await database.query(
      `select id, key_prefix from runs where source = 'extracts' order by submitted_at desc limit 1`,
    );
    assert.ok(rows.length === 1);
    await untilNoneInFlight();
    assert.ok((await most()) <= 2, 'a free account never had more than two running');
    const { rows: bills } = await database.query(`
      select (select count(*)::int4 from runs where status = 'succeeded' and not test) as succeeded,
        (select count(*)::int4 from runs where status = 'failed') as failed,
        (select count(*)::int4 from usage_ledger) as billed,
        (select sum(documents)::int4 from usage_totals) as totals,
        (select pool_spent from accounts where grant_kind = 'free' and entitlement = 'active' order by created_at desc limit 1) as pool`);
    const { succeeded, failed, billed, totals } = bills[0];
    assert.deepEqual([failed, billed, totals], [0, succeeded, succeeded]);
  });
  test('a month’s included documents are passed: the rest is overage, on the key that ran it', async () => {
    const { body } = await nodes[0]!.ask('GET', '/v1/usage', { key: capped });
    assert.deepEqual([body.documents, body.overage_documents], [17, 12]);
    const { keys } = (await nodes[1]!.ask('GET', '/v1/keys', { key: capped })).body;
    assert.deepEqual([keys[0].documents, keys[0].lifetime_documents], [17, 17]);
  });
  test('one account’s flood of batches does not hold up another’s single documents', async () => {
    const flooder = await accountWith('flood@title.example', `${SUBSCRIPTION}, monthly_cap = 10000`);
    const other = await accountWith('patient@title.example', `${SUBSCRIPTION}, monthly_cap = 10000`);
    const fifty = (n: number) => files(Array.from({ length: 50 }, (_, i) => [`${n}-${i}`, deed(`flood ${n}-${i}`)]));
    const batches = await atOnce(8, '/v1/batches', (n) => ({ body: fifty(n), key: flooder }));
    assert.deepEqual(counted(batches), { admitted: 8 });
    const job = await nodes[0]!.ask('POST', '/v1/extracts', { body: deed('patient'), key: other });
    const one = await nodes[0]!.ask('POST', '/v1/batches', { body: files([['p', deed('patient 2')]]), key: other });
    await ended(nodes[0]!, job.body.job, { key: other });
    await batchEnded(nodes[0]!, one.body.batch, { key: other });
    const { rows } = await database.query(
      `select count(*)::int4 as waiting from runs where key_prefix = $1 and status = 'queued'`,
      [flooder.slice(0, 23)],
    );
    assert.ok(rows[0].waiting > 0, 'both were read while the flood still waited');
  });
});

describe('time passes', () => {
  const asked = async (sent: AskInit): Promise<string> =>
    (await nodes[0]!.ask('POST', '/v1/extract', sent)).headers.get('x-job-id')!;
  const uuid = (job: string): string => job.slice(4);
  test('results past their retention are 410 results_expired, others stay', async () => {
    const jobs = [
      await asked({ body: deed('r1') }),
      await asked({ body: deed('r2') }),
      await asked({ body: deed('r3') }),
    ];
    await ended(nodes[0]!, jobs[0]!);
    await database.query(
      `update runs set fetched_at = now() - interval '8 days' where replace(id::text, '-', '') = $1`,
      [uuid(jobs[0]!)],
    );
    await database.query(
      `update runs set finished_at = now() - interval '31 days' where replace(id::text, '-', '') = $1`,
      [uuid(jobs[1]!)],
    );
    const sweeper = await startWorker(url, shared.folder, {
      THENCE_KEEP_FETCHED_DAYS: '7',
      THENCE_KEEP_UNFETCHED_DAYS: '30',
    });
    try {
      for (const job of jobs.slice(0, 2))
        await until('the sweep', async () => {
          const answer = await nodes[0]!.ask('GET', `/v1/extracts/${job}`);
          return answer.status === 410 ? refused(answer, 410, 'results_expired') === undefined : null;
        });
      assert.equal((await ended(nodes[0]!, jobs[2]!)).body.status, 'succeeded');
    } finally {
      await sweeper.end();
    }
  });
  test('a slot past its lifetime takes no document and gives none: no_such_upload', async () => {
    const { body } = await nodes[0]!.ask('POST', '/v1/uploads', {});
    const upload = await staged(nodes[0]!, deed('late'));
    await database.query(`update uploads set expires_at = now() - interval '1 second' where consumed_at is null`);
    const { pathname, search } = new URL(body.put_url);
    refused(await nodes[1]!.ask('PUT', pathname + search, { body: 'late', key: null }), 404, 'no_such_upload');
    refused(await nodes[1]!.ask('POST', '/v1/extract', { headers: { 'x-upload-id': upload } }), 404, 'no_such_upload');
  });
});

describe('what a deployment lacks', () => {
  test('a queue that could not start: async_unavailable; the synchronous path works', async () => {
    const bare = await postgres.createDatabase();
    const admin = new pg.Client({ connectionString: bare });
    await admin.connect();
    await admin.query(`create role narrow login; grant create, usage on schema public to narrow`);
    await admin.end();
    const node = await startApi(bare.replace('postgres@', 'narrow@'));
    try {
      refused(await node.ask('POST', '/v1/extracts', { body: deed() }), 503, 'async_unavailable');
      refused(await node.ask('POST', '/v1/batches', { body: files([['a', deed()]]) }), 503, 'async_unavailable');
      assert.equal((await node.ask('POST', '/v1/extract', { body: deed() })).status, 200);
      assert.equal((await node.ask('GET', '/readyz', { key: null })).body.parts.queue, 'down');
    } finally {
      await node.close();
    }
  });
  test('objects that cannot be kept: staging_unavailable, batch_submit_failed, extraction_failed', async () => {
    const slot = await nodes[0]!.ask('POST', '/v1/uploads', {});
    const upload = await staged(nodes[0]!, deed('lost'));
    const objects = join(shared.folder, 'objects');
    rmSync(objects, { recursive: true });
    writeFileSync(objects, 'no folder');
    const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(100_000)]);
    refused(await nodes[0]!.ask('POST', '/v1/uploads', {}), 503, 'staging_unavailable');
    const { pathname, search } = new URL(slot.body.put_url);
    refused(await nodes[0]!.ask('PUT', pathname + search, { body: 'text', key: null }), 503, 'staging_unavailable');
    refused(
      await nodes[0]!.ask('POST', '/v1/batches', { body: files([['a.pdf', large]]) }),
      502,
      'batch_submit_failed',
    );
    refused(await nodes[0]!.ask('POST', '/v1/extracts', { body: large }), 502, 'extraction_failed');
    refused(
      await nodes[0]!.ask('POST', '/v1/extract', { headers: { 'x-upload-id': upload } }),
      502,
      'extraction_failed',
    );
    const { rows } = await database.query(
      `select count(*)::int4 as open from runs where status in ('queued', 'running') and source = 'extract'`,
    );
    assert.equal(rows[0].open, 0, 'the run ended failed');
  });
});

/** The most that free accounts had running at once, looked at until asked. */
function watchRunning(): () => Promise<number> {
  let most = 0;
  let looking = true;
  const watch = (async () => {
    while (looking) {
      const { rows } = await database.query(`
        select coalesce(max(n), 0)::int4 as most from (select count(*) as n from runs join accounts on accounts.id = account_id
        where status = 'running' and grant_kind = 'free' group by account_id) as running`);
      most = Math.max(most, rows[0].most);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return async () => {
    looking = false;
    await watch;
    return most;
  };
}

async function untilNoneInFlight(): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const { rows } = await database.query(
      `select count(*)::int4 as open from runs where status in ('queued', 'running')`,
    );
    if (rows[0].open === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('runs stayed in flight for a minute');
}
