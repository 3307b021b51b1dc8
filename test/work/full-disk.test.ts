// A disk that is full: what must be written is refused 503 with Retry-After and /readyz says so, what only reads is answered, and once
// there is room again all goes on by itself, with nothing lost and nothing billed twice.
/* eslint-disable @typescript-eslint/no-unsafe-member-access -- answers of every shape */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { test, type TestContext } from 'node:test';
import { migratedFolder } from '../support/embedded.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { type SmallDisk, smallDisk } from '../support/small-disk.ts';
import { untilReady } from '../http/on-server/operations.ts';
import { ended, refused, until } from './asking.ts';
import { ROOMY } from './cluster.ts';
import { deed } from './deeds.ts';

const NO_DISK = 'mounting a small disk is not allowed here';

/** Fills the disk, submits until that is refused, makes room: what was acknowledged is read, and billed once. */
async function fullAndFreed(server: TestServer, disk: SmallDisk): Promise<void> {
  await untilReady(server);
  disk.fill();
  const jobs: string[] = [];
  const submit = (mark: string) =>
    server.ask('POST', '/v1/extracts', {
      body: `${deed(mark)} ${randomBytes(15_000).toString('hex')}`,
      headers: { 'idempotency-key': mark },
    });
  const refusal = await until('a refusal', async () => {
    const answer = await submit(`job ${jobs.length}`);
    if (answer.status !== 200) return answer;
    jobs.push(answer.body.job as string);
    return null;
  });
  refused(refusal, 503, 'temporarily_unavailable');
  assert.equal(refusal.headers.get('retry-after'), '5');
  const ready = await server.ask('GET', '/readyz', { key: null });
  assert.deepEqual([ready.status, ready.body.parts.database], [503, 'down']);
  disk.free();
  await untilReady(server);
  jobs.push((await submit(`job ${jobs.length}`)).body.job as string);
  for (const job of jobs) assert.equal((await ended(server, job)).body.status, 'succeeded');
  assert.equal((await server.ask('GET', '/v1/usage')).body.documents, jobs.length);
  assert.equal(server.process.exitCode, null);
}

test('the embedded engine', async (t: TestContext) => {
  const disk = smallDisk(160);
  if (disk === null) return t.skip(NO_DISK);
  t.after(() => disk.remove());
  cpSync(await migratedFolder(), disk.folder, { recursive: true });
  const server = await startServer({ folder: disk.folder, env: ROOMY });
  t.after(() => server.end('SIGKILL'));
  await fullAndFreed(server, disk);
  disk.fill();
  const refusal = await until('a refusal', async () => {
    const answer = await server.ask('POST', '/v1/extracts', { body: deed('again') }); // it looks a few times a second
    return answer.status === 200 ? null : answer;
  });
  refused(refusal, 503, 'temporarily_unavailable');
  assert.equal((await server.ask('GET', '/v1/usage')).status, 200, 'what only reads is answered');
  disk.free();
});

test('PostgreSQL', async (t: TestContext) => {
  const disk = smallDisk(120);
  if (disk === null) return t.skip(NO_DISK);
  t.after(() => disk.remove());
  const postgres = await startPostgres({ parent: disk.folder, settings: { max_wal_size: '32MB' } });
  t.after(() => postgres.stop());
  const server = await startServer({
    fresh: true,
    env: { ...ROOMY, DATABASE_URL: await postgres.createDatabase() },
  });
  t.after(() => server.close());
  await fullAndFreed(server, disk);
});
