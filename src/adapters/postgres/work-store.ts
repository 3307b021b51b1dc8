// Takes: a database and the queue on it. Gives: the WorkStore of the services: accounts and work in one transaction.
// Never: a job enqueued or settled outside of the transaction that records it.
import { type Kysely, sql } from 'kysely';
import type { JobTable, WorkStore } from '../../service/work-ports.ts';
import { batchTable } from './batches.ts';
import { doomedObjects, idempotencyTable } from './idempotency.ts';
import { placementTable } from './placements.ts';
import { resultTable } from './results.ts';
import { runTable } from './runs.ts';
import type { Schema } from './schema.ts';
import { storeOn } from './store.ts';
import { uploadTable } from './uploads.ts';

export type JobsOn = (db: Kysely<Schema>) => JobTable;

export function workStoreOn(db: Kysely<Schema>, jobsOn: JobsOn): WorkStore {
  const store: WorkStore = {
    ...storeOn(db),
    runs: runTable(db),
    results: resultTable(db),
    placements: placementTable(db),
    batches: batchTable(db),
    uploads: uploadTable(db),
    idempotency: idempotencyTable(db),
    doomed: doomedObjects(db),
    jobs: jobsOn(db),
    work: async (task, { durable } = { durable: true }) => {
      if (db.isTransaction) return await task(store);
      return await db.transaction().execute(async (tx) => {
        if (!durable) await sql`set local synchronous_commit = off`.execute(tx);
        return await task(workStoreOn(tx, jobsOn));
      });
    },
  };
  return store;
}
