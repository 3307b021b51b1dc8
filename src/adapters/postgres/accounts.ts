// Takes: a database or a transaction. Gives: the statements on accounts and account_emails.
// Never: a rule; who may do what is decided in service/.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Account, AccountTable } from '../../service/ports.ts';
import type { AccountsTable, Schema } from './schema.ts';

export function accountTable(db: Kysely<Schema>): AccountTable {
  const byId = (id: string) => db.selectFrom('accounts').selectAll().where('id', '=', id);
  return {
    insert: async (account) => void (await db.insertInto('accounts').values(rowOf(account)).execute()),
    get: async (id) => accountOf(await byId(id).executeTakeFirst()),
    lock: async (id) => accountOf(await byId(id).forNoKeyUpdate().executeTakeFirst()),
    addEmail: async ({ accountId, address, mailbox, createdAt }) => {
      const row = await db
        .insertInto('account_emails')
        .values({ account_id: accountId, address, mailbox, created_at: createdAt })
        .onConflict((conflict) => conflict.column('mailbox').doNothing())
        .returning('user_id')
        .executeTakeFirst();
      return row === undefined ? null : { userId: row.user_id, accountId, address, mailbox };
    },
    hasMailbox: async (mailbox) => {
      const row = await db
        .selectFrom('account_emails')
        .select('user_id')
        .where('mailbox', '=', mailbox)
        .executeTakeFirst();
      return row !== undefined;
    },
    spendPool: async (id, documents) => {
      const set = { pool_spent: sql<number>`pool_spent + ${documents}` };
      await db.updateTable('accounts').set(set).where('id', '=', id).execute();
    },
  };
}

export function accountOf(row: Selectable<AccountsTable>): Account;
export function accountOf(row: Selectable<AccountsTable> | undefined): Account | null;
export function accountOf(row: Selectable<AccountsTable> | undefined): Account | null {
  if (row === undefined) return null;
  return {
    id: row.id,
    origin: row.origin,
    entitlement: row.entitlement,
    company: row.company,
    role: row.role,
    grantKind: row.grant_kind,
    monthlyCap: row.monthly_cap,
    includedDocs: row.included_docs,
    poolGranted: row.pool_granted,
    poolSpent: row.pool_spent,
    createdAt: row.created_at,
  };
}

function rowOf(account: Account) {
  return {
    id: account.id,
    origin: account.origin,
    entitlement: account.entitlement,
    company: account.company,
    role: account.role,
    grant_kind: account.grantKind,
    tier: null,
    seats: null,
    monthly_cap: account.monthlyCap,
    included_docs: account.includedDocs,
    pool_granted: account.poolGranted,
    pool_spent: account.poolSpent,
    trial_ends_at: null,
    stripe_customer_id: null,
    created_at: account.createdAt,
    closed_at: null,
  };
}
