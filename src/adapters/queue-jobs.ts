// Takes: a running queue. Gives: jobs enqueued and settled on whatever connection the caller's transaction is.
// Never: a job of its own: the row that names the run and the job that works on it are committed together.
import type { Kysely } from 'kysely';
import { fromKysely } from 'pg-boss';
import type { JobTable } from '../service/work-ports.ts';
import type { Schema } from './postgres/schema.ts';
import type { RunningQueue } from './queue.ts';

export interface JobData {
  readonly run: string;
}

export function jobsOn({ boss }: RunningQueue): (db: Kysely<Schema>) => JobTable {
  return (connection) => {
    const db = fromKysely(connection);
    return {
      enqueue: async (lane, jobs) => {
        const rows = jobs.map(({ runId, priority, afterS }) => ({
          data: { run: runId } satisfies JobData,
          priority,
          ...(afterS > 0 ? { startAfter: afterS } : {}),
        }));
        await boss.insert(lane, rows, { db });
      },
      complete: async ({ lane, jobId, retryCount }) => {
        // Its published type is empty; the answer says how many it settled.
        const settled = (await boss.complete(lane, { id: jobId, retryCount }, null, { db })) as { affected?: number };
        return settled.affected === 1;
      },
    };
  };
}
