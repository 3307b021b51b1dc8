// Takes: a database or a transaction. Gives: the statements on results: the exact bytes that were signed.
// Never: an object of a dropped result forgotten: it is doomed in the same statement.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Dropped, ResultTable } from '../../service/work-ports.ts';
import type { Schema } from './schema.ts';

export function resultTable(db: Kysely<Schema>): ResultTable {
  return {
    get: async (runId) => {
      const row = await db
        .selectFrom('results')
        .select(['body', 'object'])
        .where('run_id', '=', runId)
        .executeTakeFirst();
      if (row === undefined) return null;
      return row.object === null ? { bytes: row.body! } : { object: row.object };
    },
    texts: async (runIds) => {
      if (runIds.length === 0) return new Map();
      // As text: of many bodies the drivers' decoding of bytes would take longer than all the rest.
      const { rows } = await sql<{ id: string; text: string | null; object: string | null }>`
        select run_id as id, convert_from(body, 'UTF8') as text, object from results
        where run_id = any(${[...runIds]}::uuid[])`.execute(db);
      return new Map(rows.map(({ id, text, object }) => [id, object === null ? { text: text! } : { object }]));
    },
    markFetched: async (runIds, at) => {
      if (runIds.length === 0) return;
      // A row somebody else holds is being marked, or deleted: neither is worth waiting for.
      await sql`
        update runs set fetched_at = ${at} where id in (
          select id from runs where id = any(${[...runIds]}::uuid[]) and fetched_at is null for no key update skip locked
        )`.execute(db);
    },
    drop: async ({ accountId, test, runId, batchId }) => {
      const one = runId === undefined ? sql`true` : sql`id = ${runId}`;
      const batch = batchId === undefined ? sql`true` : sql`batch_id = ${batchId}`;
      const side = test ? sql`test` : sql`not test`;
      return await dropWhere(db, sql`account_id = ${accountId} and ${side} and ${one} and ${batch}`, 'deleted');
    },
    expire: async (fetchedBefore, unfetchedBefore, limit) => {
      const fetched = fetchedBefore === null ? sql`false` : sql`fetched_at < ${fetchedBefore}`;
      const unfetched =
        unfetchedBefore === null ? sql`false` : sql`(fetched_at is null and finished_at < ${unfetchedBefore})`;
      const some = sql`id in (select id from runs where result_state = 'held' and (${fetched} or ${unfetched}) limit ${limit})`;
      return await dropWhere(db, some, 'expired');
    },
  };
}

async function dropWhere(
  db: Kysely<Schema>,
  which: RawBuilder<unknown>,
  state: 'deleted' | 'expired',
): Promise<Dropped> {
  const { rows } = await sql<{ results: number; placements: number; objects: string[] }>`
    with let_go as (
      update runs set result_state = ${state} where result_state = 'held' and ${which} returning id
    ), gone as (
      delete from results where run_id in (select id from let_go) returning object
    ), doomed as (
      insert into doomed_objects (object) select object from gone where object is not null on conflict do nothing
    ), unplaced as (
      delete from placements where run_id in (select id from let_go) returning 1
    )
    select (select count(*)::int4 from let_go) as results, (select count(*)::int4 from unplaced) as placements,
      (select coalesce(array_agg(object) filter (where object is not null), '{}') from gone) as objects`.execute(db);
  return rows[0]!;
}
