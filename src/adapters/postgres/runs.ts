// Takes: a database or a transaction. Gives: the statements on runs and their inputs.
// Never: a run ended twice, or an input object forgotten: it is doomed in the statement that drops its row.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { InFlight, KeptInput, Run, RunEnd, RunTable } from '../../service/work-ports.ts';
import type { Schema } from './schema.ts';
import type { RunsTable } from './work-schema.ts';

/** By name, so that the statements can be prepared (prepared-pool.ts). */
const RUN_COLUMNS = [
  'id',
  'account_id',
  'key_id',
  'key_prefix',
  'test',
  'source',
  'batch_id',
  'position',
  'document',
  'status',
  'submitted_at',
  'started_at',
  'finished_at',
  'error',
  'document_sha256',
  'result_state',
  'fetched_at',
  'pages_read',
  'pages',
] as const satisfies readonly (keyof RunsTable)[];
type RunRow = Pick<Selectable<RunsTable>, (typeof RUN_COLUMNS)[number]>;
const COLUMN_LIST = sql.raw(RUN_COLUMNS.join(', '));

export function runTable(db: Kysely<Schema>): RunTable {
  return { ...readingRuns(db), ...writingRuns(db) };
}

type Reading = 'input' | 'get' | 'within' | 'ofBatch' | 'inFlight' | 'list' | 'unfinished' | 'silent';

function readingRuns(db: Kysely<Schema>): Pick<RunTable, Reading> {
  const some = () => db.selectFrom('runs').select(RUN_COLUMNS);
  return {
    input: async (runId) => {
      const row = await db
        .selectFrom('run_inputs')
        .select(['body', 'object'])
        .where('run_id', '=', runId)
        .executeTakeFirst();
      if (row === undefined) return null;
      return row.object === null ? { bytes: row.body! } : { object: row.object };
    },
    get: async (id) => runOf(await some().where('id', '=', id).executeTakeFirst()),
    within: async ({ accountId, test, keyId }, id) =>
      runOf(
        await some()
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .where('test', '=', test)
          .$if(keyId !== null, (query) => query.where('key_id', '=', keyId!))
          .executeTakeFirst(),
      ),
    ofBatch: async (batchId) => {
      const rows = await some().where('batch_id', '=', batchId).orderBy('position').execute();
      return rows.map((row) => runOf(row));
    },
    inFlight: (accountId, keyId, period) => inFlight(db, accountId, keyId, period),
    list: async ({ accountId, test }, limit) => {
      const rows = await some()
        .where('account_id', '=', accountId)
        .where(test ? sql<boolean>`test` : sql<boolean>`not test`) // in words, for each side has a partial index
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
    silent: async (seconds) => {
      const rows = await some()
        .where('status', '=', 'running')
        .where('source', '=', 'extract')
        .where('beat_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
        .execute();
      return rows.map((row) => runOf(row));
    },
  };
}

function writingRuns(db: Kysely<Schema>): Omit<RunTable, Reading> {
  const unended = (id: string) =>
    db.updateTable('runs').where('id', '=', id).where('status', 'in', ['queued', 'running']);
  return {
    insert: (runs, inputs = []) => insertRuns(db, runs, inputs),
    start: async (id, at) =>
      runOf(await unended(id).set({ status: 'running', started_at: at }).returning(RUN_COLUMNS).executeTakeFirst()),
    progress: async (id, pagesRead, pages) => void (await unended(id).set({ pages_read: pagesRead, pages }).execute()),
    beat: async (ids) => {
      if (ids.length > 0)
        await sql`update runs set beat_at = now() where id = any(${[...ids]}::uuid[]) and status = 'running'`.execute(
          db,
        );
    },
    end: (ends) => endRuns(db, ends),
  };
}

/** One statement, runs and inputs together, for it stands in the way of every document; the runs are one parameter of it. */
async function insertRuns(db: Kysely<Schema>, runs: readonly Run[], inputs: readonly KeptInput[]): Promise<void> {
  const insert = sql`
    insert into runs (${COLUMN_LIST}, beat_at)
    select ${COLUMN_LIST}, case source when 'extract' then now() end from json_populate_recordset(null::runs, ${JSON.stringify(runs.map(rowOf))}::json)`;
  const rows = inputs.map(({ runId, input }) =>
    'bytes' in input
      ? sql`(${runId}::uuid, ${input.bytes}::bytea, null)`
      : sql`(${runId}::uuid, null, ${input.object}::text)`,
  );
  const both = sql`with inserted as (${insert}) insert into run_inputs (run_id, body, object) values ${sql.join(rows)}`;
  await (inputs.length === 0 ? insert : both).execute(db);
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

/** One statement, because it stands in the way of every document: runs, inputs and results together. */
async function endRuns(db: Kysely<Schema>, ends: readonly RunEnd[]): Promise<ReadonlySet<string>> {
  const asked = ends.map(({ runId, status, error, documentSha256, finishedAt, result }) => ({
    id: runId,
    status,
    error,
    document_sha256: documentSha256,
    finished_at: finishedAt,
    result_state: result === null ? 'none' : 'held',
    object: result !== null && 'object' in result ? result.object : null,
  }));
  const bodies = ends.map(({ runId, result }) => {
    const bytes = result !== null && 'bytes' in result ? result.bytes : null;
    return sql`(${runId}::uuid, ${bytes}::bytea)`;
  });
  const { rows } = await sql<{ id: string }>`
    with asked as (
      select id, status, error, document_sha256, finished_at, result_state, object
      from json_to_recordset(${JSON.stringify(asked)}::json) as each (id uuid, status text, error text,
        document_sha256 text, finished_at timestamptz, result_state text, object text)
    ), bodies (id, body) as (values ${sql.join(bodies)}), ended as (
      update runs set status = asked.status, error = asked.error, document_sha256 = asked.document_sha256,
        finished_at = asked.finished_at, result_state = asked.result_state
      from asked where runs.id = asked.id and runs.status in ('queued', 'running') returning runs.id
    ), input as (
      delete from run_inputs where run_id in (select id from ended) returning object
    ), doomed as (
      insert into doomed_objects (object) select object from input where object is not null on conflict do nothing
    ), kept as (
      insert into results (run_id, body, object) select id, body, object
      from ended join asked using (id) join bodies using (id) where result_state = 'held'
    ), saved as (
      delete from doomed_objects where object in (select object from ended join asked using (id))
    )
    select id from ended`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

function runOf(row: RunRow): Run;
function runOf(row: RunRow | undefined): Run | null;
function runOf(row: RunRow | undefined): Run | null {
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

function rowOf(run: Run): Record<(typeof RUN_COLUMNS)[number], unknown> {
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
