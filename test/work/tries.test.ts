// Tries at a job, on both engines: a poisoned document ends after bounded tries with its reason, a try that lost its job writes
// nothing, runs without a job get one, what nobody ran in a day fails, and what a killed server read synchronously its repeat reads.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { loadRestorer } from '../../src/load-restorer.ts';
import { folderObjects } from '../../src/adapters/objects-folder.ts';
import { workStoreOn } from '../../src/adapters/postgres/work-store.ts';
import { openQueue, type RunningQueue } from '../../src/adapters/queue.ts';
import { jobsOn, type JobData } from '../../src/adapters/queue-jobs.ts';
import { enqueueOrphans } from '../../src/adapters/queue-orphans.ts';
import { startWorkers, type JobTry } from '../../src/adapters/queue-workers.ts';
import { Refusal } from '../../src/contract/refusals.ts';
import { decodedText, pastedText } from '../../src/document/source-text.ts';
import { NO_FABRIC } from '../../src/plss/fabric.ts';
import { authenticate, type Caller } from '../../src/service/authenticate.ts';
import { heartbeat } from '../../src/service/heartbeat.ts';
import { submitBatch } from '../../src/service/batches.ts';
import { collectBatchResults, collectBatchStatus, collectJob } from '../../src/service/collect.ts';
import { firstStart } from '../../src/service/first-start.ts';
import { readBody } from '../../src/service/read-body.ts';
import { extractNow, submitJob } from '../../src/service/submit.ts';
import { listRuns, type ListedRun } from '../../src/service/runs.ts';
import { stoppable } from '../../src/service/stoppable.ts';
import { sweep } from '../../src/service/sweep.ts';
import { publicId } from '../../src/service/work-ids.ts';
import type { WorkParts } from '../../src/service/work-parts.ts';
import type { DocumentReader } from '../../src/service/work-ports.ts';
import { giveUp, workOn } from '../../src/service/work.ts';
import { silentLog, temporaryFolder } from '../support/embedded.ts';
import { type Engine, ENGINES, engines } from '../support/engines.ts';
import { testPorts } from '../support/ports.ts';
import { until } from './asking.ts';
import { deed } from './deeds.ts';

const all = engines();
const queues: RunningQueue[] = [];
after(async () => {
  for (const queue of queues) await queue.stop();
  await all.closeAll();
});

const SETTINGS = {
  closureStandard: 5000,
  signingKeys: [Buffer.alloc(32, 1)],
  fabric: NO_FABRIC,
  restorer: loadRestorer(),
  clock: () => new Date(),
};

const readsText: DocumentReader = {
  read: (task) => {
    const source = pastedText(decodedText(task.bytes));
    const documentSha256 = createHash('sha256').update(task.bytes).digest('hex');
    return readBody({ source, documentSha256, models: [] }, task, SETTINGS);
  },
};

/** A deployment in this process: real database, queue and folder; the reader and the clock are the test's. */
async function deployed(engine: Engine, reader: DocumentReader = readsText) {
  await queues.pop()?.stop();
  const database = await all.fresh(engine);
  const ports = testPorts(database);
  const queue = openQueue(database.queueSource, silentLog);
  queue.begin();
  queues.push(queue);
  await queue.started;
  await sql`delete from pgboss.job`.execute(database.db); // of the test before
  const troubles: unknown[] = [];
  const parts: WorkParts = {
    ...ports,
    store: workStoreOn(database.db, jobsOn(queue)),
    objects: folderObjects(temporaryFolder()),
    resultsAsObjects: false,
    reader,
    drawer: { picture: () => Promise.reject(new Error('nothing is drawn here')) },
    fabric: NO_FABRIC,
    signingKeys: SETTINGS.signingKeys,
    awaited: stoppable(),
    uploadSecret: Buffer.alloc(32, 2),
    closureStandard: 5000,
    queueReady: () => Promise.resolve(),
    wake: () => undefined,
    observe: () => undefined,
    trouble: (error) => void troubles.push(error),
  };
  const caller: Caller = await authenticate(ports, (await firstStart(ports))!.liveKey);
  const run = async (id: string) => (await parts.store.runs.get(id))!;
  const billed = async (): Promise<number> =>
    (await sql<{ n: number }>`select count(*)::int4 as n from usage_ledger`.execute(database.db)).rows[0]!.n;
  const taken = async (): Promise<JobTry> => {
    const [job] = await queue.boss.fetch<JobData>('extract', { includeMetadata: true });
    const { id, retryCount, data, priority } = job!;
    return { lane: 'extract', jobId: id, retryCount, runId: data.run, lastTry: false, priority };
  };
  return { database, queue, parts, caller, run, billed, taken, troubles, ports };
}

const text = (mark: string) => ({ name: null, bytes: Buffer.from(deed(mark)) });

for (const engine of ENGINES)
  describe(`on the ${engine} engine`, () => {
    test('trouble of ours is tried four times, then the run fails with the reason, unbilled', async () => {
      const reads = { count: 0 };
      const broken: DocumentReader = {
        read: () => ((reads.count += 1), Promise.reject(new Error('a child of the reader died'))),
      };
      const { queue, parts, caller, run, billed, troubles } = await deployed(engine, broken);
      const { id } = await submitJob(parts, caller, text('poison'), null);
      const concurrency = { extract: 1, batch: 1 };
      await startWorkers(queue, {
        concurrency,
        onJob: (job) => workOn(parts, job),
        onDeadLetter: (job) => giveUp(parts, job),
      });
      await until('the end of the run', async () => ((await run(id)).status === 'failed' ? true : null));
      assert.match((await run(id)).error!, /^extraction_failed: .* several times\.$/);
      assert.deepEqual([reads.count, troubles.length, await billed()], [4, 4, 0]);
    });

    test('a document whose every try ends without a word is given up by way of the dead letters', async () => {
      const { queue, parts, caller, run, billed } = await deployed(engine);
      const { id } = await submitJob(parts, caller, text('killer'), null);
      let tries = 0;
      const onJob = (): Promise<void> => ((tries += 1), Promise.reject(new Error('as if killed')));
      await startWorkers(queue, {
        concurrency: { extract: 1, batch: 1 },
        onJob,
        onDeadLetter: (job) => giveUp(parts, job),
      });
      await until('the end of the run', async () => ((await run(id)).status === 'failed' ? true : null));
      assert.match((await run(id)).error!, /^extraction_failed: The worker ended each time/);
      assert.deepEqual([tries, await billed()], [4, 0]);
    });

    test('a stop in the middle of a document costs it no try, however often', async () => {
      const { database, queue: first, parts, caller, run, billed } = await deployed(engine);
      const { id } = await submitJob(parts, caller, text('restarted'), null);
      const workers = { concurrency: { extract: 1, batch: 1 }, onDeadLetter: (job: JobTry) => giveUp(parts, job) };
      for (let stops = 0, queue = first; stops < 4; stops += 1) {
        const begun = Promise.withResolvers<void>();
        await startWorkers(queue, { ...workers, onJob: () => (begun.resolve(), new Promise(() => {})) });
        await begun.promise;
        await queue.stop(1);
        queue = openQueue(database.queueSource, silentLog);
        queue.begin();
        queues[0] = queue;
        await queue.started;
      }
      await startWorkers(queues[0]!, { ...workers, onJob: (job) => workOn(parts, job) });
      await until('the end of the run', async () => ((await run(id)).status === 'succeeded' ? true : null));
      assert.equal(await billed(), 1);
    });

    test('a try that lost its job writes nothing; the one that holds it ends and bills once', async () => {
      const { database, parts, caller, run, billed, taken } = await deployed(engine);
      const { id } = await submitJob(parts, caller, text('stale'), null);
      const stale = await taken();
      await sql`update pgboss.job set state = 'retry', start_after = now() where name = 'extract'`.execute(database.db);
      const live = await taken();
      assert.deepEqual([stale.retryCount, live.retryCount, stale.jobId], [0, 1, live.jobId]);
      await workOn(parts, stale);
      assert.deepEqual([(await run(id)).status, await billed()], ['running', 0]);
      await workOn(parts, live);
      await workOn(parts, live);
      assert.deepEqual([(await run(id)).status, await billed()], ['succeeded', 1]);
    });

    test('two jobs for one run end it once', async () => {
      const { parts, caller, run, billed, taken } = await deployed(engine);
      const { id } = await submitJob(parts, caller, text('twice'), null);
      await parts.store.jobs.enqueue('extract', [{ runId: id, priority: 0, afterS: 0 }]);
      const [one, other] = [await taken(), await taken()];
      await Promise.all([workOn(parts, one), workOn(parts, other)]);
      assert.deepEqual([(await run(id)).status, await billed()], ['succeeded', 1]);
    });

    test('runs without a job, as after a restore, get one each, however many look at once', async () => {
      const { database, queue, parts, caller } = await deployed(engine);
      await submitJob(parts, caller, text('orphan'), null);
      await submitBatch(parts, caller, [text('b1'), text('b2')], null);
      assert.equal(await enqueueOrphans(database.db, jobsOn(queue)), 0, 'none while their jobs are there');
      await sql`delete from pgboss.job`.execute(database.db);
      await Promise.all([1, 2, 3, 4].map(() => enqueueOrphans(database.db, jobsOn(queue))));
      assert.deepEqual(await queue.depth(), { dead: 0, extract: 1, batch: 2 });
    });

    test('a batch that nothing could be run of fails after 24 hours, and its results stay 409', async () => {
      const { parts, caller, ports, billed } = await deployed(engine);
      const batch = await submitBatch(parts, caller, [text('d1'), text('d2')], null);
      const id = publicId('batch', batch.id);
      const none = { fetchedDays: null, unfetchedDays: null };
      await sweep(parts, none);
      assert.equal((await collectBatchStatus(parts, caller, id)).batch.status, 'in_progress');
      ports.setNow(new Date(Date.now() + 24 * 3_600_000 + 60_000));
      await sweep(parts, none);
      const { batch: ended, runs } = await collectBatchStatus(parts, caller, id);
      assert.deepEqual([ended.status, ended.failed, await billed()], ['failed', 2, 0]);
      assert.match(runs[0]!.error!, /^extraction_failed: .*24 hours/);
      await assert.rejects(collectBatchResults(parts, caller, id), {
        type: 'batch_not_ended',
        extras: { batch_status: 'failed' },
      });
    });

    test('a synchronous run whose server is gone is read by its repeats, once, and billed once', async () => {
      const held = heldReader();
      const { database, parts, caller, ports, billed, run } = await deployed(engine, held.reader);
      void extractNow(parts, caller, text('cut'), 'once').catch(() => undefined); // as if killed: it never goes on
      await until('the first to read', () => Promise.resolve(held.reads() === 1 || null));
      const repeats = [1, 2, 3].map(() => extractNow(parts, caller, text('cut'), 'once'));
      await new Promise((resolve) => setTimeout(resolve, 300));
      assert.equal(held.reads(), 1, 'the first has its time');
      ports.setNow(new Date(Date.now() + 11_000));
      await until('a repeat to read', () => Promise.resolve(held.reads() === 2 || null));
      held.release(1);
      const answers = await Promise.all(repeats);
      assert.equal(new Set(answers.map(({ body }) => body)).size, 1);
      assert.equal((await run(answers[0]!.runId)).status, 'succeeded');
      const { rows } = await sql`select id from runs`.execute(database.db);
      assert.deepEqual([held.reads(), rows.length, await billed()], [2, 1, 1]);
    });

    test('a synchronous run whose server fell silent frees its place within half a minute, unbilled; one that beats keeps it', async () => {
      const held = heldReader();
      const { database, parts, caller, billed, run } = await deployed(engine, held.reader);
      const gone = { ...parts, awaited: stoppable() }; // of another process, as if killed: it never goes on
      void extractNow(gone, caller, text('gone'), null).catch(() => undefined);
      const lives = extractNow(parts, caller, text('lives'), null);
      await until('both to read', () => Promise.resolve(held.reads() === 2 || null));
      const beat = heartbeat(parts);
      for (let beats = 0; beats < 4; beats++) await beat();
      await sql`update runs set beat_at = now() - interval '21 seconds'`.execute(database.db);
      const open = async () => (await parts.store.runs.inFlight(caller.accountId, caller.keyId, '2000-01')).key;
      assert.equal(await open(), 2, 'whoever was not heard long enough himself gives up nobody');
      await beat();
      assert.equal(await open(), 1);
      held.release(1);
      held.release(0);
      assert.equal((await run((await lives).runId)).status, 'succeeded');
      const failed = (await listRuns(parts, caller, 2)).find(({ status }) => status === 'failed');
      assert.match(failed!.error!, /^extraction_failed: .*the server that read it stopped/);
      assert.equal(await billed(), 1);
    });

    test('a synchronous run that the stopping server cannot finish is refused, unbilled, and free to be sent again', async () => {
      const begun = Promise.withResolvers<void>();
      const waits: DocumentReader = {
        read: (_bytes, { signal }) =>
          new Promise((_resolve, reject) => {
            signal!.addEventListener('abort', () => reject(new Error('the reader was stopped')));
            begun.resolve();
          }),
      };
      const { parts, caller, billed, troubles } = await deployed(engine, waits);
      const answer = extractNow(parts, caller, text('stopped'), 'again');
      const refused = assert.rejects(answer, {
        type: 'temporarily_unavailable',
        message: /^The server was stopped before/,
      });
      await begun.promise;
      parts.awaited.stop();
      await refused;
      assert.deepEqual([await billed(), troubles], [0, []]);
      const next = { ...parts, reader: readsText, awaited: stoppable() };
      await extractNow(next, caller, text('stopped'), 'again');
      assert.equal(await billed(), 1);
    });

    test('a repeat that waits on a stopping server is told to come again', async () => {
      const held = heldReader();
      const { parts, caller, billed } = await deployed(engine, held.reader);
      const other = { ...parts, awaited: stoppable() }; // the first is read by another process
      const first = extractNow(other, caller, text('elsewhere'), 'once');
      await until('the first to read', () => Promise.resolve(held.reads() === 1 || null));
      const repeat = extractNow(parts, caller, text('elsewhere'), 'once');
      const refused = assert.rejects(repeat, { type: 'temporarily_unavailable', message: /has not ended yet/ });
      parts.awaited.stop();
      await refused;
      held.release(0);
      await first;
      assert.deepEqual([held.reads(), await billed()], [1, 1]);
    });

    test('a large result is an object, a small one stands beside its row, and both are given as they were signed', async () => {
      const { parts, caller } = await deployed(engine);
      const objects = async (): Promise<number> => {
        let count = 0;
        for await (const _ of parts.objects.list('results')) count += 1;
        return count;
      };
      const large = { name: null, bytes: Buffer.from(Array.from({ length: 250 }, (_, i) => deed(i)).join(' ')) };
      for (const [submission, kept] of [
        [text('small'), 0],
        [large, 1],
      ] as const) {
        const { runId, body } = await extractNow(parts, caller, submission, null);
        assert.equal(await objects(), kept);
        assert.equal((await collectJob(parts, caller, publicId('job', runId))).result, body);
      }
    });

    test('a result that cannot be kept is a run that failed, unbilled: nothing stays in flight', async () => {
      const { parts, caller, billed, troubles } = await deployed(engine);
      const unusable = join(temporaryFolder(), 'file');
      writeFileSync(unusable, 'no folder');
      const broken = { ...parts, resultsAsObjects: true, objects: folderObjects(unusable) };
      await assert.rejects(extractNow(broken, caller, text('unkept'), 'again'), { type: 'extraction_failed' });
      const [{ status, error }] = (await listRuns(parts, caller, 1)) as [ListedRun];
      assert.deepEqual([status, /^extraction_failed: /.test(error ?? ''), troubles.length], ['failed', true, 1]);
      assert.equal(await billed(), 0);
      await extractNow(parts, caller, text('unkept'), 'again');
      assert.equal(await billed(), 1);
    });

    test('a result that is gone from the object store is results_expired, and holds up no other of its batch', async () => {
      const { queue, parts, caller, troubles } = await deployed(engine);
      const kept = { ...parts, resultsAsObjects: true };
      const batch = await submitBatch(kept, caller, [text('one'), text('two')], null);
      await startWorkers(queue, {
        concurrency: { extract: 1, batch: 1 },
        onJob: (job) => workOn(kept, job),
        onDeadLetter: (job) => giveUp(kept, job),
      });
      const id = publicId('batch', batch.id);
      await until('the end of the batch', async () =>
        (await collectBatchStatus(parts, caller, id)).batch.status === 'ended' ? true : null,
      );
      const { runId } = await extractNow(kept, caller, text('alone'), null);
      const [first] = (await collectBatchStatus(parts, caller, id)).runs;
      for await (const { name } of parts.objects.list('results'))
        if (name.includes(first!.id) || name.includes(runId)) await parts.objects.delete(name);
      const { items } = await collectBatchResults(parts, caller, id);
      assert.deepEqual(
        items.map(({ run, result }) => [run.error?.split(':')[0], result !== null]),
        [
          ['results_expired', false],
          [undefined, true],
        ],
      );
      await assert.rejects(collectJob(parts, caller, publicId('job', runId)), { type: 'results_expired' });
      assert.equal(troubles.length, 2, 'who runs the deployment is told');
    });

    test('a first that was only slow is answered as its repeat was; a refusal is the refusal of both', async () => {
      const held = heldReader();
      const { parts, caller, ports, billed } = await deployed(engine, held.reader);
      for (const [mark, isRead] of [
        ['slow', true],
        ['torn', false],
      ] as const) {
        ports.setNow(null);
        const before = held.reads();
        const first = extractNow(parts, caller, text(mark), mark);
        await until('the first to read', () => Promise.resolve(held.reads() === before + 1 || null));
        const repeat = extractNow(parts, caller, text(mark), mark);
        await new Promise((resolve) => setTimeout(resolve, 100));
        ports.setNow(new Date(Date.now() + 11_000));
        await until('the repeat to read', () => Promise.resolve(held.reads() === before + 2 || null));
        const refusal = new Refusal('conversion_failed', 'No page could be read.');
        held.release(before + 1, isRead ? null : refusal);
        const outcome = await repeat.catch((error: unknown) => error);
        held.release(before);
        assert.deepEqual(await first.catch((error: unknown) => error), outcome);
        if (!isRead) assert.equal((outcome as Refusal).message, refusal.message);
      }
      assert.equal(await billed(), 1);
    });
  });

/** Reads as told: the nth reading waits until it is released, with the refusal or the text. */
function heldReader() {
  const releases: ((refusal: Refusal | null) => void)[] = [];
  const reader: DocumentReader = {
    read: (task, options) =>
      new Promise((resolve, reject) => {
        releases.push((refusal) => {
          if (refusal === null) resolve(readsText.read(task, options));
          else reject(refusal);
        });
      }),
  };
  return {
    reader,
    reads: () => releases.length,
    release: (n: number, refusal: Refusal | null = null) => {
      releases[n]!(refusal);
    },
  };
}
