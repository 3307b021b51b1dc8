// Takes: a database and a period. Gives: what each account was billed in it, by rate: the invoice's figures.
// Never: a figure from the totals; the ledger's rows are what is counted.
import { type Kysely, sql } from 'kysely';
import { type Rate, RATES } from '../../service/billing-ports.ts';
import type { UsageByRate } from '../../service/ports.ts';
import { accountOf } from './accounts.ts';
import type { Schema } from './schema.ts';

export async function usageByRate(db: Kysely<Schema>, period: string): Promise<readonly UsageByRate[]> {
  const { rows } = await sql<{ account_id: string; rate: Rate; documents: number; input: number; output: number }>`
    select account_id, rate, count(*)::int4 as documents, sum(input_tokens)::float8 as input,
      sum(output_tokens)::float8 as output
    from usage_ledger where period = ${period} group by account_id, rate order by account_id`.execute(db);
  const found: UsageByRate[] = [];
  for (const id of new Set(rows.map((row) => row.account_id))) {
    const own = rows.filter((row) => row.account_id === id);
    const account = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const person = await db
      .selectFrom('account_emails')
      .select('address')
      .where('account_id', '=', id)
      .orderBy('user_id')
      .executeTakeFirst();
    const of = (rate: Rate): number => own.find((row) => row.rate === rate)?.documents ?? 0;
    found.push({
      account: accountOf(account),
      email: person?.address ?? null,
      documents: Object.fromEntries(RATES.map((rate) => [rate, of(rate)])) as Record<Rate, number>,
      inputTokens: own.reduce((sum, { input }) => sum + input, 0),
      outputTokens: own.reduce((sum, { output }) => sum + output, 0),
    });
  }
  return found;
}
