// Takes: a database or a transaction. Gives: the statements on batches.
// Never: a count of its own reading: the tally moves in the transaction that ends the item.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Batch, BatchTable } from '../../service/work-ports.ts';
import type { Schema } from './schema.ts';
import type { BatchesTable } from './work-schema.ts';

export function batchTable(db: Kysely<Schema>): BatchTable {
  return {
    insert: async (batch) => {
      await db
        .insertInto('batches')
        .values({
          id: batch.id,
          account_id: batch.accountId,
          key_id: batch.keyId,
          key_prefix: batch.keyPrefix,
          test: batch.test,
          documents: batch.documents,
          status: batch.status,
          submitted_at: batch.submittedAt,
          completed_at: batch.completedAt,
        })
        .execute();
    },
    get: async (id) => batchOf(await db.selectFrom('batches').selectAll().where('id', '=', id).executeTakeFirst()),
    within: async ({ accountId, test, keyId }, id) =>
      batchOf(
        await db
          .selectFrom('batches')
          .selectAll()
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .where('test', '=', test)
          .$if(keyId !== null, (query) => query.where('key_id', '=', keyId!))
          .executeTakeFirst(),
      ),
    tally: async (id, outcome, at) => {
      const one = sql.ref(outcome);
      const last = sql`succeeded + failed + 1 >= documents`;
      // `failed` only where nothing could be run: no item was ever started (DECISIONS.md "Work and quota").
      const neverRan = sql`not exists (select from runs where batch_id = batches.id and started_at is not null)`;
      await sql`
        update batches set ${one} = ${one} + 1,
          status = case when not (${last}) then status when ${neverRan} then 'failed' else 'ended' end,
          completed_at = case when ${last} then ${at}::timestamptz else completed_at end
        where id = ${id}`.execute(db);
    },
  };
}

function batchOf(row: Selectable<BatchesTable> | undefined): Batch | null {
  if (row === undefined) return null;
  return {
    id: row.id,
    accountId: row.account_id,
    keyId: row.key_id,
    keyPrefix: row.key_prefix,
    test: row.test,
    documents: row.documents,
    succeeded: row.succeeded,
    failed: row.failed,
    status: row.status,
    submittedAt: row.submitted_at,
    completedAt: row.completed_at,
  };
}
