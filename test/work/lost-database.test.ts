// A database that cuts its connections, restarts or starts late: the node stays, what was under way is retried or refused 503 with a
// Retry-After, and a repeat under the same Idempotency-Key has one answer and one bill.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment -- answers of every shape */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { ROOT } from '../support/corpus.ts';
import { startPostgres, type TestServer as Postgres } from '../support/postgres.ts';
import { type Answer, startServer, type TestServer } from '../support/server.ts';
import { untilReady } from '../http/on-server/operations.ts';
import { ended, refused, until } from './asking.ts';
import { ROOMY } from './cluster.ts';
import { deed } from './deeds.ts';

let postgres: Postgres;
let url: string;
let server: TestServer;

before(async () => {
  postgres = await startPostgres();
  url = await postgres.createDatabase();
  server = await startServer({ fresh: true, env: { ...ROOMY, DATABASE_URL: url } });
  await untilReady(server);
});
after(async () => {
  await server.close();
  await postgres.stop();
});

const submit = (path: string, mark: string): Promise<Answer> =>
  server.ask('POST', path, { body: deed(mark), headers: { 'idempotency-key': mark } });

/** Holds the accounts' rows, so that whoever submits waits in the middle of a transaction. */
async function held(): Promise<{ waiting(count: number): Promise<void>; release(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin; select 1 from accounts for update');
  const look = `select count(*)::int4 as n from pg_locks where not granted`;
  return {
    waiting: async (count) => {
      const isThere = async () => ((await client.query<{ n: number }>(look)).rows[0]!.n >= count ? true : null);
      await until('transactions that wait', isThere);
    },
    release: () => client.end(),
  };
}

async function billed(): Promise<number> {
  return (await server.ask('GET', '/v1/usage')).body.documents as number;
}

/** As a client does it: again until it is answered. */
async function insisting(path: string, mark: string): Promise<Answer> {
  return await until(`an answer to ${mark}`, async () => {
    const answer = await submit(path, mark);
    return answer.status === 200 ? answer : null;
  });
}

describe('connections that are cut', () => {
  test('in the middle of a transaction: 503 with Retry-After, the node lives, a repeat is billed once', async () => {
    const before = await billed();
    const hold = await held();
    const asked = ['/v1/extract', '/v1/extracts', '/v1/batches'].map((path) =>
      path === '/v1/batches'
        ? server.ask('POST', path, { body: batchOf('cut'), headers: { 'idempotency-key': `cut ${path}` } })
        : submit(path, `cut ${path}`),
    );
    await hold.waiting(3);
    assert.ok((await postgres.cutSessions()) > 3);
    for (const answer of await Promise.all(asked)) {
      refused(answer, 503, 'temporarily_unavailable');
      assert.equal(answer.headers.get('retry-after'), '5');
    }
    await hold.release();
    const jobs = [
      await insisting('/v1/extract', 'cut /v1/extract'),
      await insisting('/v1/extracts', 'cut /v1/extracts'),
    ];
    await ended(server, jobs[1]!.body.job as string);
    await insisting('/v1/extract', 'cut /v1/extract');
    assert.equal(await billed(), before + 2);
    assert.equal(server.process.exitCode, null);
  });

  test('again and again under load: the node lives, queue and listener come back, all is read', async () => {
    const before = await billed();
    let isCutting = true;
    const cutting = (async () => {
      for (let cuts = 0; cuts < 13; cuts++) {
        await postgres.cutSessions();
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      isCutting = false;
    })();
    const jobs: string[] = [];
    for (let i = 0; isCutting; i++) {
      if (i % 2 === 0) await insisting('/v1/extract', `storm ${i}`);
      else jobs.push((await insisting('/v1/extracts', `storm ${i}`)).body.job as string);
    }
    await cutting;
    for (const job of jobs) assert.equal((await ended(server, job)).body.status, 'succeeded');
    assert.ok((await billed()) >= before + jobs.length);
    await untilReady(server);
    assert.equal(server.process.exitCode, null);
  });
});

describe('a server that is killed and started again', () => {
  test('while it is away: 503 and not ready; when it is back, reading goes on by itself', async () => {
    await postgres.kill();
    refused(await submit('/v1/extract', 'away'), 503, 'temporarily_unavailable');
    refused(await server.ask('GET', '/v1/usage'), 503, 'temporarily_unavailable');
    assert.equal((await server.ask('GET', '/readyz', { key: null })).status, 503);
    await postgres.begin();
    await untilReady(server);
    await insisting('/v1/extract', 'away');
    const { body } = await submit('/v1/extracts', 'back');
    assert.equal((await ended(server, body.job as string)).body.status, 'succeeded');
  });

  test('a start waits for it, until it is stopped', async (t) => {
    await postgres.kill();
    const [late, stopped] = [startLate(), startLate()];
    t.after(() => [late, stopped].forEach((node) => node.process.kill('SIGKILL')));
    for (const node of [late, stopped]) {
      const told = /"msg":"the database does not answer yet/;
      await until('the first look', () => Promise.resolve(told.test(node.said()) || null));
      assert.match(
        node.said(),
        /"cause":"The database \S+ on 127\.0\.0\.1:\d+ cannot be reached: nothing listens there/,
      );
    }
    stopped.process.kill('SIGTERM');
    assert.deepEqual(await once(stopped.process, 'exit'), [0, null]);
    await postgres.begin();
    await until('the start', () => Promise.resolve(late.said().includes('thence works on the queue') || null));
    late.process.kill('SIGTERM');
    assert.deepEqual(await once(late.process, 'exit'), [0, null]);
  });
});

function startLate() {
  const env = { ...process.env, ...ROOMY, DATABASE_URL: url, THENCE_DATA: server.folder };
  const child = spawn(process.execPath, [join(ROOT, 'bin', 'thence.js'), 'worker'], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  return { process: child, said: () => said };
}

function batchOf(mark: string): FormData {
  const form = new FormData();
  form.append('files', new Blob([deed(mark)]), 'a.txt');
  return form;
}
