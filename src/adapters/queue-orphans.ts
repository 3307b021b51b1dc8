// Takes: a database whose queue may have been made anew, or whose only process was killed. Gives: jobs for runs that wait and that
// no job works on, and jobs taken from workers that are gone. Never: a second job for a run, however many nodes look at once.
import { type Kysely, sql } from 'kysely';
import type { JobTable, Lane } from '../service/work-ports.ts';
import type { Schema } from './postgres/schema.ts';

// Any fixed number serves, so long as no other program on the same database uses it.
const ADVISORY_LOCK = 843_624;

/** A run and its job are committed together, and one statement sees both or neither; the lock keeps two nodes from doing it twice. */
export async function enqueueOrphans(
  db: Kysely<Schema>,
  jobsOn: (db: Kysely<Schema>) => Pick<JobTable, 'enqueue'>,
): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    const { rows: turn } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)}) as mine`.execute(tx);
    if (!turn[0]!.mine) return 0;
    const orphans = await orphanRuns(tx);
    for (const lane of ['extract', 'batch'] as const) {
      const jobs = orphans.filter((orphan) => orphan.lane === lane);
      if (jobs.length === 0) continue;
      await jobsOn(tx).enqueue(
        lane,
        jobs.map(({ runId }) => ({ runId, priority: 0, afterS: 0 })),
      );
    }
    return orphans.length;
  });
}

/** Two snapshots would not do: a job that moves from one lane's row to another between them would look like none. */
async function orphanRuns(db: Kysely<Schema>): Promise<readonly { readonly runId: string; readonly lane: Lane }[]> {
  const { rows } = await sql<{ id: string; source: string }>`
    select id, source from runs
    where status in ('queued', 'running') and source in ('extracts', 'batch') and not exists (
      select from pgboss.job
      where job.name in ('extract', 'batch', 'dead') and job.state in ('created', 'retry', 'active')
        and job.data ->> 'run' = runs.id::text)
    order by submitted_at, position`.execute(db);
  return rows.map(({ id, source }) => ({ runId: id, lane: source === 'batch' ? 'batch' : 'extract' }));
}

/**
 * For the embedded engine only, before its workers start: one process owns the folder, so that what is active was active in a
 * process that is gone. The next fetch counts the try that was lost, as it does after a missing heartbeat.
 */
export async function releaseActiveJobs(db: Kysely<Schema>): Promise<void> {
  await sql`
    update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
    where name in ('extract', 'batch', 'dead') and state = 'active' and retry_count < retry_limit`.execute(db);
}
