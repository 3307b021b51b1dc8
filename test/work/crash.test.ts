// Kills at random moments under load, of processes with SIGKILL, of all database sessions, of the postmaster, and a disk that is full
// for a while: every acknowledged job and batch ends, every success is billed exactly once, no result is lost or mixed up, no staged
// object leaks, and no process ends that was not killed. Four cycles an engine here; THENCE_LONG=1 runs sixty, and twenty.
import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openDatabase } from '../../src/adapters/postgres/open.ts';
import { migratedFolder, silentLog } from '../support/embedded.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { smallDisk } from '../support/small-disk.ts';
import { until } from './asking.ts';
import { ROOMY, sharedFolder, startApi, startWorker, type Worker } from './cluster.ts';
import { consistent, type Figures } from './ledger.ts';
import { collectAll, type Load, startLoad } from './load.ts';

const CYCLES = Number(process.env.THENCE_CRASH_CYCLES ?? (process.env.THENCE_LONG === '1' ? 60 : 4));
/** Each start of the embedded engine takes seconds: fewer in the same time. */
const EMBEDDED_CYCLES = Math.min(CYCLES, 20);
const CLIENTS = 6;
const DISK_MB = 512;
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

/**
 * Waits for the oldest job and batch that are not `over`. The one process takes the oldest first: killed in the middle of the same one
 * four times it would give it up as a document that kills its worker, which is right and not what is asked here.
 */
async function oldestEnd(server: TestServer, load: Load, over: Set<string>): Promise<void> {
  const paths = [
    Array.from(load.jobs.keys(), (id) => `/v1/extracts/${id}`),
    Array.from(load.batches.keys(), (id) => `/v1/batches/${id}`),
  ];
  const isOver = async (path: string): Promise<boolean> =>
    /"status": ?"(?:succeeded|failed|ended)"/.test((await server.ask('GET', path)).text);
  for (const path of paths.map((each) => each.find((one) => !over.has(one)))) {
    if (path === undefined) continue;
    await until(`the end of ${path}`, async () => ((await isOver(path)) ? true : null));
    over.add(path);
  }
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test(`the embedded engine, killed or its disk filled ${EMBEDDED_CYCLES} times`, async (t) => {
  const random = chance(SEED);
  const env = { ...ROOMY };
  const disk = smallDisk(DISK_MB);
  if (disk === null) t.diagnostic('no small disk can be mounted here: processes are killed, no disk is filled');
  else t.after(() => disk.remove());
  const made = await migratedFolder();
  if (disk !== null) cpSync(made, disk.folder, { recursive: true });
  let server: TestServer | null = await startServer({ env, folder: disk?.folder ?? made });
  const over = new Set<string>();
  let exits = 0; // an engine that panicked on the full disk (adapters/postgres/lost-engine.ts)
  const { folder, liveKey, testKey } = server;
  const load = startLoad(() => server, CLIENTS);
  t.after(() => load.stop());
  t.after(() => server?.end('SIGKILL'));
  for (let cycle = 0; cycle < EMBEDDED_CYCLES; cycle++) {
    await oldestEnd(server, load, over);
    await moment(random, load);
    const killed: TestServer = server;
    if (cycle % 3 === 1 && disk !== null) {
      disk.fill();
      await after(500 + random() * 2000);
      disk.free();
      if (killed.process.exitCode === null) continue;
      assert.match(killed.stderr(), /^thence: the embedded database in \S+ stopped \(PANIC: /m);
      exits++;
    }
    server = null;
    await killed.end('SIGKILL');
    server = await startServer({ env, folder, keys: { liveKey, testKey } });
  }
  await load.stop();
  const documents = await collectAll(server, load);
  await server.end();
  const database = await openDatabase({ databaseUrl: null, dataFolder: folder, log: silentLog });
  try {
    const figures = await consistent(database, join(folder, 'objects'));
    report(t, `${EMBEDDED_CYCLES} kills and fillings, ${exits} exits of panic`, documents, load, figures);
  } finally {
    await database.close();
  }
});

const KINDS = ['worker', 'sessions', 'api', 'postmaster'] as const;

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
    const kind = KINDS[cycle % KINDS.length]!;
    const victim = Math.floor(cycle / KINDS.length) % 2;
    if (kind === 'sessions') await postgres.cutSessions();
    else if (kind === 'postmaster') {
      await postgres.kill();
      await after(random() * 2000);
      await postgres.begin();
    } else if (kind === 'worker') {
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
  for (const { process } of [...nodes, ...workers].map((node) => node!))
    assert.deepEqual([process.exitCode, process.signalCode], [null, null], 'a process ended that nobody killed');
  const documents = await collectAll(nodes[0]!, load);
  const database = await openDatabase({ databaseUrl: url, dataFolder: folder, log: silentLog });
  try {
    await silentEnded(database);
    const figures = await consistent(database, join(folder, 'objects'));
    report(t, `${CYCLES} kills, 0 exits of others`, documents, load, figures);
  } finally {
    await database.close();
  }
});

/** What a killed API process read synchronously ends by its missing heartbeat; nobody was told of it. */
async function silentEnded({ db }: Awaited<ReturnType<typeof openDatabase>>): Promise<void> {
  const open = db.selectFrom('runs').select('id').where('source', '=', 'extract').where('status', '=', 'running');
  await until('the end of runs without a process', async () => ((await open.execute()).length === 0 ? true : null));
}

function report(
  t: { diagnostic(text: string): void },
  ended: string,
  documents: number,
  load: Load,
  figures: Figures,
): void {
  assert.deepEqual(load.odd, [], 'answers nobody expected');
  assert.ok(documents > 0 && figures.succeeded >= documents, 'something was acknowledged, and all of it is there');
  t.diagnostic(
    `seed ${SEED}: ${ended}; acknowledged ${load.jobs.size} jobs, ${load.batches.size} batches, ${load.bodies.length} bodies = ` +
      `${documents} documents; lost 0, billed twice 0 (each is asserted); succeeded ${figures.succeeded}, billed ${figures.billed}, ` +
      `failed ${figures.failed}`,
  );
}
