// `npm run bench -- work`: documents a second through /v1/extract, a batch of 50, the latency of a submit on PostgreSQL, a listing
// over a million runs with its plan, and memory over many documents. The reference is the engine's own durable one-row commit, in
// the same run. THENCE_BENCH_DOCUMENTS sets how many documents the memory is watched over (default 2,000), THENCE_BENCH_ONLY one part:
// extract, memory, submit or runs.
import { readFileSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import { openDatabase, type OpenDatabase } from '../src/adapters/postgres/open.ts';
import { embeddedFolder, silentLog } from '../test/support/embedded.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { startServer, type TestServer } from '../test/support/server.ts';
import { batchEnded, files } from '../test/work/asking.ts';
import { ROOMY, sharedFolder, startApi, startWorker } from '../test/work/cluster.ts';
import { deed } from '../test/work/deeds.ts';

const QUIET = { ...ROOMY, THENCE_LOG_LEVEL: 'warn' };
const MEMORY_DOCUMENTS = Number(process.env.THENCE_BENCH_DOCUMENTS ?? 2000);
const ONLY = process.env.THENCE_BENCH_ONLY;
const wanted = (part: 'extract' | 'memory' | 'submit' | 'runs'): boolean => (ONLY ?? part) === part;
const CLIENTS = 8;
/** The memory is looked at this often, each time after the server had this long to itself. */
const MEMORY_STEPS = 10;
const SETTLE_MS = 3000;

const figure = (value: number, digits = 1): string => value.toFixed(digits);
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;

function cpuMs({ process: { pid } }: TestServer): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

function residentMb({ process: { pid } }: TestServer): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
}

/** `count` calls by `clients` at once; gives the sorted latencies and the seconds it took. */
async function many(count: number, clients: number, call: (n: number) => Promise<unknown>) {
  const latenciesMs: number[] = [];
  let next = 0;
  const started = performance.now();
  const client = async (): Promise<void> => {
    while (next < count) {
      const at = performance.now();
      await call(next++);
      latenciesMs.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { latenciesMs: latenciesMs.sort((one, other) => one - other), seconds: (performance.now() - started) / 1000 };
}

async function ok(server: TestServer, path: string, body: string | FormData): Promise<void> {
  const answer = await server.ask('POST', path, { body });
  if (answer.status !== 200) throw new Error(answer.text);
}

/** Durable commits of one 4 KB row, one after the other: what the engine itself can do here and now. */
async function commitsPerSecond(): Promise<number> {
  const folder = await embeddedFolder();
  const database = await openDatabase({ databaseUrl: null, dataFolder: folder, log: silentLog });
  await sql`create table bare (id int primary key, body bytea)`.execute(database.db);
  const body = Buffer.alloc(4096);
  const { seconds } = await many(300, 1, (n) => sql`insert into bare values (${n}, ${body})`.execute(database.db));
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  return 300 / seconds;
}

async function embedded(): Promise<void> {
  const server = await startServer({ env: QUIET });
  await many(200, CLIENTS, (n) => ok(server, '/v1/extract', deed(`warm ${n}`)));
  if (wanted('extract')) await extractNow(server);
  if (wanted('memory')) await memory(server);
  await server.close();
}

async function extractNow(server: TestServer): Promise<void> {
  const commits = await commitsPerSecond();
  const before = cpuMs(server);
  const { latenciesMs, seconds } = await many(600, CLIENTS, (n) => ok(server, '/v1/extract', deed(n)));
  const cpu = (cpuMs(server) - before) / 600;
  const rate = 600 / seconds;
  console.log(
    `/v1/extract, embedded, ${CLIENTS} clients: ${figure(rate)} documents/s (goal 150), p50 ${figure(percentile(latenciesMs, 0.5))} ms, ` +
      `p99 ${figure(percentile(latenciesMs, 0.99))} ms, ${figure(cpu, 2)} ms of processor a document; ` +
      `bare durable commits ${figure(commits)}/s, ratio ${figure(rate / commits, 2)}`,
  );
  await batchOfFifty(server, 'embedded');
}

async function batchOfFifty(server: TestServer, engine: string): Promise<void> {
  const tookMs: number[] = [];
  for (let round = 0; round < 3; round++) {
    const form = files(Array.from({ length: 50 }, (_, n) => [`${n}.txt`, deed(`${round}-${n}`)]));
    const started = performance.now();
    const submitted = await server.ask('POST', '/v1/batches', { body: form });
    await batchEnded(server, (submitted.body as { batch: string }).batch);
    tookMs.push(performance.now() - started);
  }
  console.log(
    `a batch of 50 texts, ${engine}, submit to ended: best of 3 ${figure(Math.min(...tookMs) / 1000, 2)} s (goal 2)`,
  );
}

/** Resident memory, and of it what V8 holds in objects: the one shows what the machine needs, the other what a leak would show in. */
async function memory(server: TestServer): Promise<void> {
  const resident: string[] = [];
  const objects: string[] = [];
  const began = performance.now();
  for (let step = 0; step < MEMORY_STEPS; step++) {
    await many(MEMORY_DOCUMENTS / MEMORY_STEPS, CLIENTS, (n) => ok(server, '/v1/extract', deed(`m${step}-${n}`)));
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    resident.push(figure(residentMb(server), 0));
    const { text } = await server.ask('GET', '/metrics', { key: null });
    objects.push(figure(Number(/^nodejs_heap_size_used_bytes (\d+)/m.exec(text)![1]) / 2 ** 20, 0));
  }
  console.log(
    `resident MB after each ${MEMORY_DOCUMENTS / MEMORY_STEPS} of ${MEMORY_DOCUMENTS} documents: ${resident.join(', ')}; ` +
      `in objects: ${objects.join(', ')}; ${figure((performance.now() - began) / 1000, 0)} s`,
  );
}

async function postgres(): Promise<void> {
  const server = await startPostgres();
  const shared = sharedFolder();
  const url = await server.createDatabase();
  const api = await startApi(url, { folder: shared.folder, env: QUIET });
  const worker = await startWorker(url, shared.folder, QUIET);
  if (wanted('submit')) await submits(api);
  if (wanted('runs'))
    await millionRuns(await openDatabase({ databaseUrl: url, dataFolder: shared.folder, log: silentLog }), api);
  await worker.end();
  await api.end();
  await server.stop();
  shared.remove();
}

/** A second round and a third, for the first seconds of two processes say little of the hours after them. */
const SUBMIT_ROUNDS = 3;

async function submits(api: TestServer): Promise<void> {
  const submit = (n: number): Promise<void> =>
    api.ask('POST', '/v1/extracts', { body: deed(n) }).then(({ status, text }) => {
      if (status !== 200 && status !== 429) throw new Error(text);
    });
  await many(200, 4, submit);
  for (let round = 1; round <= SUBMIT_ROUNDS; round++) {
    const { latenciesMs, seconds } = await many(1000, 4, submit);
    console.log(
      `POST /v1/extracts, PostgreSQL, 4 clients, a worker beside, round ${round}: ${figure(1000 / seconds)}/s, ` +
        `p50 ${figure(percentile(latenciesMs, 0.5))} ms, p99 ${figure(percentile(latenciesMs, 0.99))} ms (goal 50)`,
    );
  }
  await batchOfFifty(api, 'PostgreSQL');
}

async function millionRuns(database: OpenDatabase, api: TestServer): Promise<void> {
  await sql`set statement_timeout = 0`.execute(database.db);
  for (let part = 0; part < 20; part++)
    await sql`
      insert into runs (id, account_id, key_id, key_prefix, test, source, position, document, status, submitted_at,
        started_at, finished_at, result_state)
      select uuidv7(), key.account_id, key.id, key.prefix, false, 'extract', 0, 'filled', 'succeeded',
        now() - n * interval '1 second', now(), now(), 'held'
      from generate_series(${part * 50_000 + 1}::int4, ${(part + 1) * 50_000}::int4) as n,
        (select * from keys where kind = 'live' limit 1) as key`.execute(database.db);
  await sql`analyze runs`.execute(database.db);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, costs off, timing off, summary off) select * from runs
    where account_id = (select account_id from keys where kind = 'live' limit 1) and test = false
    order by submitted_at desc, id desc limit 100`.execute(database.db);
  await many(50, 1, () => api.ask('GET', '/v1/runs')); // the first calls of a process are slower than any after them
  const { latenciesMs } = await many(400, 1, () => api.ask('GET', '/v1/runs'));
  console.log(
    `GET /v1/runs over a million rows, 400 after 50 calls: p50 ${figure(percentile(latenciesMs, 0.5))} ms, p99 ${figure(percentile(latenciesMs, 0.99))} ms (goal 20)`,
  );
  console.log(rows.map((row) => `  ${row['QUERY PLAN']}`).join('\n'));
  await database.close();
}

if (wanted('extract') || wanted('memory')) await embedded();
if (wanted('submit') || wanted('runs')) await postgres();
