// Takes: a database or a transaction. Gives: the statements on runs and their inputs.
// Never: a run ended twice, or an input object forgotten: it is doomed in the statement that drops its row.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { InFlight, Run, RunEnd, RunTable } from '../../service/work-ports.ts';
import type { Schema } from './schema.ts';
import type { RunsTable } from './work-schema.ts';

export function runTable(db: Kysely<Schema>): RunTable {
  return { ...readingRuns(db), ...writingRuns(db) };
}

type Reading = 'input' | 'get' | 'within' | 'ofBatch' | 'inFlight' | 'list' | 'unfinished';

function readingRuns(db: Kysely<Schema>): Pick<RunTable, Reading> {
  const some = () => db.selectFrom('runs').selectAll();
  return {
    input: async (runId) => {
      const row = await db.selectFrom('run_inputs').selectAll().where('run_id', '=', runId).executeTakeFirst();
      if (row === undefined) return null;
      return row.object === null ? { bytes: row.body! } : { object: row.object };
    },
    get: async (id) => runOf(await some().where('id', '=', id).executeTakeFirst()),
    within: async ({ accountId, keyId }, id) =>
      runOf(
        await some()
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .$if(keyId !== null, (query) => query.where('key_id', '=', keyId!))
          .executeTakeFirst(),
      ),
    ofBatch: async (batchId) => {
      const rows = await some().where('batch_id', '=', batchId).orderBy('position').execute();
      return rows.map((row) => runOf(row));
    },
    inFlight: (accountId, keyId, period) => inFlight(db, accountId, keyId, period),
    list: async (accountId, limit) => {
      const rows = await some()
        .where('account_id', '=', accountId)
        .where('test', '=', false)
        .orderBy('submitted_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => runOf(row));
    },
    unfinished: async (sources, before, limit) => {
      const rows = await some()
        .where('status', 'in', ['queued', 'running'])
        .where('source', 'in', [...sources])
        .where('submitted_at', '<', before)
        .limit(limit)
        .execute();
      return rows.map((row) => runOf(row));
    },
  };
}

function writingRuns(db: Kysely<Schema>): Omit<RunTable, Reading> {
  const unended = (id: string) =>
    db.updateTable('runs').where('id', '=', id).where('status', 'in', ['queued', 'running']);
  return {
    insert: async (runs) => void (await db.insertInto('runs').values(runs.map(rowOf)).execute()),
    putInputs: async (inputs) => {
      const rows = inputs.map(({ runId, input }) =>
        'bytes' in input
          ? { run_id: runId, body: input.bytes, object: null }
          : { run_id: runId, body: null, object: input.object },
      );
      await db.insertInto('run_inputs').values(rows).execute();
    },
    start: async (id, at) =>
      runOf(await unended(id).set({ status: 'running', started_at: at }).returningAll().executeTakeFirst()),
    progress: async (id, pagesRead, pages) => void (await unended(id).set({ pages_read: pagesRead, pages }).execute()),
    end: (id, end) => endRun(db, id, end),
  };
}

async function inFlight(db: Kysely<Schema>, accountId: string, keyId: string, period: string): Promise<InFlight> {
  const { rows } = await sql<InFlight>`
    select count(*)::int4 as account,
      count(*) filter (where key_id = ${keyId} and (source <> 'batch' or status = 'running'))::int4 as key,
      (select coalesce(sum(documents), 0)::float8 from usage_totals
        where account_id = ${accountId} and period = ${period}) as billed
    from runs where account_id = ${accountId} and status in ('queued', 'running') and not test`.execute(db);
  return rows[0]!;
}

/** One statement, because it stands in the way of every document: run, input and result together. */
async function endRun(db: Kysely<Schema>, id: string, end: RunEnd): Promise<boolean> {
  const body = end.result !== null && 'bytes' in end.result ? end.result.bytes : null;
  const object = end.result !== null && 'object' in end.result ? end.result.object : null;
  const { rows } = await sql<{ ended: number }>`
    with ended as (
      update runs set status = ${end.status}, error = ${end.error}, document_sha256 = ${end.documentSha256},
        finished_at = ${end.finishedAt}, result_state = ${end.result === null ? 'none' : 'held'}
      where id = ${id} and status in ('queued', 'running') returning id
    ), input as (
      delete from run_inputs where run_id in (select id from ended) returning object
    ), doomed as (
      insert into doomed_objects (object) select object from input where object is not null on conflict do nothing
    ), kept as (
      insert into results (run_id, body, object) select id, ${body}::bytea, ${object}::text from ended
      where ${end.result !== null}::boolean
    ), saved as (
      delete from doomed_objects where object = ${object}::text and exists (select from ended)
    )
    select count(*)::int4 as ended from ended`.execute(db);
  return rows[0]!.ended === 1;
}

function runOf(row: Selectable<RunsTable>): Run;
function runOf(row: Selectable<RunsTable> | undefined): Run | null;
function runOf(row: Selectable<RunsTable> | undefined): Run | null {
  if (row === undefined) return null;
  return {
    id: row.id,
    accountId: row.account_id,
    keyId: row.key_id,
    keyPrefix: row.key_prefix,
    test: row.test,
    source: row.source,
    batchId: row.batch_id,
    position: row.position,
    document: row.document,
    status: row.status,
    submittedAt: row.submitted_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    error: row.error,
    documentSha256: row.document_sha256,
    resultState: row.result_state,
    pagesRead: row.pages_read,
    pages: row.pages,
  };
}

function rowOf(run: Run) {
  return {
    id: run.id,
    account_id: run.accountId,
    key_id: run.keyId,
    key_prefix: run.keyPrefix,
    test: run.test,
    source: run.source,
    batch_id: run.batchId,
    position: run.position,
    document: run.document,
    status: run.status,
    submitted_at: run.submittedAt,
    started_at: run.startedAt,
    finished_at: run.finishedAt,
    error: run.error,
    document_sha256: run.documentSha256,
    result_state: run.resultState,
    fetched_at: null,
    pages_read: run.pagesRead,
    pages: run.pages,
  };
}
