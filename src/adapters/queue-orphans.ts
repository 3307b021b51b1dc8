// Takes: a database whose queue may have been made anew. Gives: runs that wait and that no job works on, as after a restore.
import { type Kysely, sql } from 'kysely';
import type { Lane } from '../service/work-ports.ts';
import type { Schema } from './postgres/schema.ts';

export interface Orphan {
  readonly runId: string;
  readonly lane: Lane;
}

export async function orphanRuns(db: Kysely<Schema>): Promise<readonly Orphan[]> {
  const { rows } = await sql<{ id: string; source: string }>`
    select id, source from runs
    where status in ('queued', 'running') and source in ('extracts', 'batch') and not exists (
      select from pgboss.job
      where job.name in ('extract', 'batch', 'dead') and job.state in ('created', 'retry', 'active')
        and job.data ->> 'run' = runs.id::text)
    order by submitted_at, position`.execute(db);
  return rows.map(({ id, source }) => ({ runId: id, lane: source === 'batch' ? 'batch' : 'extract' }));
}
