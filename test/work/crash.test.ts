// kill -9 at random moments under load: every acknowledged job and batch ends, every success is billed exactly once, no result is
// lost or mixed up, no staged object leaks. Four cycles an engine here; THENCE_LONG=1 runs sixty.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openDatabase } from '../../src/adapters/postgres/open.ts';
import { silentLog } from '../support/embedded.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { ROOMY, sharedFolder, startApi, startWorker, type Worker } from './cluster.ts';
import { consistent, type Figures } from './ledger.ts';
import { collectAll, type Load, startLoad } from './load.ts';

const CYCLES = Number(process.env.THENCE_CRASH_CYCLES ?? (process.env.THENCE_LONG === '1' ? 60 : 4));
const CLIENTS = 6;
const SEED = Number(process.env.THENCE_CRASH_SEED ?? Date.now() % 1_000_000);

/** The seed is printed, so that a bad run can be looked at again. */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

const LONGEST_MS = 15_000;

/** Waits for up to a dozen more acknowledgements and a little longer: in the middle of whatever comes next. */
async function moment(random: () => number, load: Load): Promise<void> {
  const [wanted, deadline] = [load.acknowledged() + 1 + Math.floor(random() * 12), Date.now() + LONGEST_MS];
  while (load.acknowledged() < wanted && Date.now() < deadline) await after(5);
  await after(random() * 100);
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test(`the embedded engine, killed ${CYCLES} times`, async (t) => {
  const random = chance(SEED);
  const env = { ...ROOMY };
  let server: TestServer | null = await startServer({ env });
  const { folder, liveKey, testKey } = server;
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const load = startLoad(() => server, CLIENTS);
  t.after(() => load.stop());
  t.after(() => server?.end('SIGKILL'));
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    await moment(random, load);
    const killed: TestServer = server;
    server = null;
    await killed.end('SIGKILL');
    server = await startServer({ env, folder, keys: { liveKey, testKey } });
  }
  await load.stop();
  const documents = await collectAll(server, load);
  await server.end();
  const database = await openDatabase({ databaseUrl: null, dataFolder: folder, log: silentLog });
  try {
    report(t, documents, load, await consistent(database, join(folder, 'objects')));
  } finally {
    await database.close();
  }
});

test(`PostgreSQL with two API and two worker processes, killed ${CYCLES} times`, async (t) => {
  const random = chance(SEED + 1);
  const postgres = await startPostgres();
  t.after(() => postgres.stop());
  const url = await postgres.createDatabase();
  const shared = sharedFolder();
  t.after(() => shared.remove());
  const { folder } = shared;
  const first = await startApi(url, { folder });
  const keys = { liveKey: first.liveKey, testKey: first.testKey };
  const nodes: (TestServer | null)[] = [first, await startApi(url, { folder, keys })];
  const workers: (Worker | null)[] = await Promise.all([startWorker(url, folder), startWorker(url, folder)]);
  t.after(async () => {
    for (const node of [...nodes, ...workers]) await node?.end('SIGKILL');
  });
  let asked = 0;
  const load = startLoad(() => nodes[asked++ % 2] ?? null, CLIENTS);
  t.after(() => load.stop());
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    await moment(random, load);
    const victim = cycle % 2;
    if (cycle % 4 < 2) {
      const killed = workers[victim]!;
      workers[victim] = null;
      await killed.end('SIGKILL');
      workers[victim] = await startWorker(url, folder);
    } else {
      const killed = nodes[victim]!;
      nodes[victim] = null;
      await killed.end('SIGKILL');
      nodes[victim] = await startApi(url, { folder, keys });
    }
  }
  await load.stop();
  const documents = await collectAll(nodes[0]!, load);
  const database = await openDatabase({ databaseUrl: url, dataFolder: folder, log: silentLog });
  try {
    await giveUpSynchronous(database);
    report(t, documents, load, await consistent(database, join(folder, 'objects')));
  } finally {
    await database.close();
  }
});

/** A synchronous run whose API process was killed is given up by the sweep after a quarter of an hour; nobody was told of it. */
async function giveUpSynchronous({ db }: Awaited<ReturnType<typeof openDatabase>>): Promise<void> {
  await db
    .updateTable('runs')
    .set({ status: 'failed', error: 'extraction_failed: given up by the test', finished_at: new Date() })
    .where('source', '=', 'extract')
    .where('status', '=', 'running')
    .execute();
}

function report(t: { diagnostic(text: string): void }, documents: number, load: Load, figures: Figures): void {
  assert.deepEqual(load.odd, [], 'answers nobody expected');
  assert.ok(documents > 0 && figures.succeeded >= documents, 'something was acknowledged, and all of it is there');
  t.diagnostic(
    `seed ${SEED}: ${CYCLES} kills; acknowledged ${load.jobs.size} jobs, ${load.batches.size} batches, ${load.bodies.length} bodies = ` +
      `${documents} documents; succeeded ${figures.succeeded}, billed ${figures.billed}, failed ${figures.failed}`,
  );
}
