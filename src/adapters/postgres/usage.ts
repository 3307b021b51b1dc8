// Takes: a database or a transaction. Gives: the statements on the usage ledger and its totals.
// Never: a total without its ledger row: call `record` inside the transaction that ends the run.
import { type Kysely, sql } from 'kysely';
import type { BilledDocument, UsageTable } from '../../service/ports.ts';
import type { Schema } from './schema.ts';

export function usageTable(db: Kysely<Schema>): UsageTable {
  return {
    record: async (bill) => {
      if (!(await insertBill(db, bill))) return false;
      await addToTotals(db, bill);
      return true;
    },
    totals: async (accountId, period, keyPrefix) => {
      const row = await db
        .selectFrom('usage_totals')
        .select([
          sql<number>`coalesce(sum(documents), 0)::float8`.as('documents'),
          sql<number>`coalesce(sum(overage_documents), 0)::float8`.as('overage'),
          sql<number>`coalesce(sum(input_tokens), 0)::float8`.as('input'),
          sql<number>`coalesce(sum(output_tokens), 0)::float8`.as('output'),
        ])
        .where('account_id', '=', accountId)
        .where('period', '=', period)
        .$if(keyPrefix !== null, (query) => query.where('key_prefix', '=', keyPrefix!))
        .executeTakeFirstOrThrow();
      return {
        documents: row.documents,
        overageDocuments: row.overage,
        inputTokens: row.input,
        outputTokens: row.output,
      };
    },
  };
}

async function insertBill(db: Kysely<Schema>, bill: BilledDocument): Promise<boolean> {
  const row = await db
    .insertInto('usage_ledger')
    .values({
      document_id: bill.documentId,
      account_id: bill.accountId,
      key_prefix: bill.keyPrefix,
      document: bill.document,
      source: bill.source,
      period: bill.period,
      overage: bill.overage,
      input_tokens: bill.inputTokens,
      output_tokens: bill.outputTokens,
      billed_at: bill.billedAt,
    })
    .onConflict((conflict) => conflict.column('document_id').doNothing())
    .returning('document_id')
    .executeTakeFirst();
  return row !== undefined;
}

async function addToTotals(db: Kysely<Schema>, bill: BilledDocument): Promise<void> {
  await db
    .insertInto('usage_totals')
    .values({
      account_id: bill.accountId,
      key_prefix: bill.keyPrefix,
      period: bill.period,
      documents: 1,
      overage_documents: bill.overage ? 1 : 0,
      input_tokens: bill.inputTokens,
      output_tokens: bill.outputTokens,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'key_prefix', 'period']).doUpdateSet({
        documents: sql`usage_totals.documents + excluded.documents`,
        overage_documents: sql`usage_totals.overage_documents + excluded.overage_documents`,
        input_tokens: sql`usage_totals.input_tokens + excluded.input_tokens`,
        output_tokens: sql`usage_totals.output_tokens + excluded.output_tokens`,
      }),
    )
    .execute();
}
