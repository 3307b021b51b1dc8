// Placements on both engines: what is put is what is listed, deletion of a result takes them, and puts from several nodes leave one whole
// placement a tract.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { workStoreOn } from '../../../src/adapters/postgres/work-store.ts';
import type { OpenDatabase } from '../../../src/adapters/postgres/open.ts';
import { migrate } from '../../../src/adapters/postgres/migrate.ts';
import { firstStart } from '../../../src/service/first-start.ts';
import { newId } from '../../../src/service/ids.ts';
import { savePlacements } from '../../../src/service/placements.ts';
import type { WorkStore } from '../../../src/service/work-ports.ts';
import { ENGINES, engines } from '../../support/engines.ts';
import { testPorts } from '../../support/ports.ts';

const all = engines();
after(() => all.closeAll());

/** Nothing here is enqueued. */
const noJobs = () => ({ enqueue: () => Promise.resolve(), complete: () => Promise.resolve(false) });
const storeOf = (database: OpenDatabase): WorkStore => workStoreOn(database.db, noJobs);
const at = (runId: string, tractIndex: number, lon: number) => ({
  runId,
  tractIndex,
  lon,
  lat: lon / 2,
  rotationDeg: 0,
});
const objects = {} as never; // bodies here stand beside their rows
const clock = { now: () => new Date() };

async function withRun(database: OpenDatabase): Promise<{ store: WorkStore; accountId: string; runId: string }> {
  const ports = testPorts(database);
  const { accountId } = (await firstStart(ports))!;
  const store = storeOf(database);
  const runId = newId(ports);
  await store.runs.insert([
    {
      id: runId, accountId, keyId: runId, keyPrefix: 'k', test: false, source: 'extract', batchId: null, position: 0, document: 'd',
      status: 'running', submittedAt: new Date(), startedAt: null, finishedAt: null, error: null, documentSha256: null,
      resultState: 'none', pagesRead: null, pages: null,
    }, // prettier-ignore
  ]);
  const result = { bytes: Buffer.from('{"é":1}') };
  await store.runs.end([
    { runId, status: 'succeeded', error: null, documentSha256: null, finishedAt: new Date(), result },
  ]);
  return { store, accountId, runId };
}

for (const engine of ENGINES)
  describe(engine, () => {
    test('put, replaced, counted, removed; gone with the result', async () => {
      const { store, accountId, runId } = await withRun(await all.fresh(engine));
      await store.placements.put([at(runId, 1, 10), at(runId, 0, 20)], new Date());
      await store.placements.put([at(runId, 1, 30)], new Date());
      assert.deepEqual(await store.placements.of([runId]), [at(runId, 0, 20), at(runId, 1, 30)]);
      assert.deepEqual([...(await store.placements.counts([runId]))], [[runId, 2]]);
      assert.deepEqual([...(await store.results.texts([runId]))], [[runId, { text: '{"é":1}' }]]);
      assert.equal(await store.placements.remove([runId]), 2);
      await store.placements.put([at(runId, 0, 40)], new Date());
      const dropped = await store.results.drop({ accountId, test: false });
      assert.deepEqual([dropped.results, dropped.placements], [1, 1]);
      assert.deepEqual(await store.placements.of([runId]), []);
      const saved = savePlacements({ store, objects, clock }, accountId, [at(runId, 0, 50)]);
      await assert.rejects(saved, { type: 'no_such_run' });
    });
  });

test('postgres: puts from three nodes and a deletion among them leave nothing half written, and nothing behind', async () => {
  const url = await all.postgresUrl();
  const nodes = await Promise.all([0, 1, 2].map(() => all.open(url)));
  await migrate(nodes[0]!.db);
  const { accountId, runId } = await withRun(nodes[0]!);
  const stores = nodes.map(storeOf);
  const puts = Array.from({ length: 30 }, (_, k) =>
    savePlacements({ store: stores[k % 3]!, objects, clock }, accountId, [at(runId, 0, k), at(runId, 1, k)]),
  );
  await Promise.all(puts);
  const [first, second] = await stores[1]!.placements.of([runId]);
  assert.deepEqual([first!.lat, second!.lon], [first!.lon / 2, first!.lon], 'both tracts are of one request');
  const drop = stores[2]!.work(async (store) => {
    await store.accounts.lock(accountId);
    return await store.results.drop({ accountId, test: false });
  });
  const late = Array.from({ length: 10 }, (_, k) =>
    savePlacements({ store: stores[k % 3]!, objects, clock }, accountId, [at(runId, 2, k)]).catch(
      (error: { type?: string }) => assert.equal(error.type, 'no_such_run'),
    ),
  );
  await Promise.all([drop, ...late]);
  const left = await nodes[0]!.db.selectFrom('placements').selectAll().execute();
  assert.deepEqual(left, []);
});
