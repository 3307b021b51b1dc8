// Takes: a database or a transaction. Gives: the statements on the usage ledger and its totals.
// Never: a total without its ledger row: call `record` inside the transaction that ends the run.
import { type Kysely, sql } from 'kysely';
import type { BilledDocument, UsageTable } from '../../service/ports.ts';
import type { Schema, UsageLedgerTable } from './schema.ts';
import { usageByRate } from './usage-by-rate.ts';

export function usageTable(db: Kysely<Schema>): UsageTable {
  return {
    record: (bills) => record(db, bills),
    byRate: (period) => usageByRate(db, period),
    totals: async (accountId, period, keyPrefix) => {
      const row = await db
        .selectFrom('usage_totals')
        .select([
          sql<number>`coalesce(sum(documents), 0)::float8`.as('documents'),
          sql<number>`coalesce(sum(included_documents), 0)::float8`.as('included'),
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
        includedDocuments: row.included,
        overageDocuments: row.overage,
        inputTokens: row.input,
        outputTokens: row.output,
      };
    },
  };
}

/** Ledger rows and totals in one statement: the totals move only where a row was new. */
async function record(db: Kysely<Schema>, bills: readonly BilledDocument[]): Promise<number> {
  const { rows } = await sql<{ billed: number }>`
    with billed as (
      insert into usage_ledger (document_id, account_id, key_prefix, document, source, period, overage, rate,
        input_tokens, output_tokens, billed_at)
      select document_id, account_id, key_prefix, document, source, period, overage, rate, input_tokens, output_tokens, billed_at
      from json_populate_recordset(null::usage_ledger, ${JSON.stringify(bills.map(rowOf))}::json)
      on conflict (document_id) do nothing
      returning account_id, key_prefix, period, overage, rate, input_tokens, output_tokens
    ), totals as (
      insert into usage_totals as so_far
        (account_id, key_prefix, period, documents, included_documents, overage_documents, input_tokens, output_tokens)
      select account_id, key_prefix, period, count(*), count(*) filter (where rate = 'included'),
        count(*) filter (where overage), sum(input_tokens), sum(output_tokens)
      from billed group by account_id, key_prefix, period
      on conflict (account_id, key_prefix, period) do update set
        documents = so_far.documents + excluded.documents,
        included_documents = so_far.included_documents + excluded.included_documents,
        overage_documents = so_far.overage_documents + excluded.overage_documents,
        input_tokens = so_far.input_tokens + excluded.input_tokens,
        output_tokens = so_far.output_tokens + excluded.output_tokens
    )
    select count(*)::int4 as billed from billed`.execute(db);
  return rows[0]!.billed;
}

function rowOf(bill: BilledDocument): Record<keyof UsageLedgerTable, unknown> {
  return {
    document_id: bill.documentId,
    account_id: bill.accountId,
    key_prefix: bill.keyPrefix,
    document: bill.document,
    source: bill.source,
    period: bill.period,
    overage: bill.overage,
    rate: bill.rate,
    input_tokens: bill.inputTokens,
    output_tokens: bill.outputTokens,
    billed_at: bill.billedAt,
  };
}
