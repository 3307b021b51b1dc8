// Takes: a database or a transaction. Gives: the statements on accounts; account-emails.ts has those on their people.
// Never: a rule; who may do what is decided in service/.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Account, AccountOverview, AccountPage, AccountTable, PeopleTable } from '../../service/ports.ts';
import type { AccountsTable, Schema } from './schema.ts';

/** By name, so that the statements that stand in the way of every document can be prepared (prepared-pool.ts). */
export const ACCOUNT_COLUMNS = [
  'id',
  'origin',
  'entitlement',
  'company',
  'role',
  'grant_kind',
  'tier',
  'seats',
  'monthly_cap',
  'included_docs',
  'pool_granted',
  'pool_spent',
  'trial_ends_at',
  'stripe_customer_id',
  'stripe_subscription_id',
  'credits_kept',
  'packs_bought',
  'granted_at',
  'billing_version',
  'created_at',
  'closed_at',
] as const satisfies readonly (keyof AccountsTable)[];

export function accountTable(db: Kysely<Schema>): Omit<AccountTable, keyof PeopleTable> {
  const byId = (id: string) => db.selectFrom('accounts').select(ACCOUNT_COLUMNS).where('id', '=', id);
  return {
    insert: async (account) => void (await db.insertInto('accounts').values(rowOf(account)).execute()),
    get: async (id) => accountOf(await byId(id).executeTakeFirst()),
    lock: async (id) => accountOf(await byId(id).forNoKeyUpdate().executeTakeFirst()),
    list: (page, period) => list(db, page, period),
    spendPool: async (id, documents) => {
      const set = { pool_spent: sql<number>`pool_spent + ${documents}` };
      await db.updateTable('accounts').set(set).where('id', '=', id).execute();
    },
    spendCredit: async (id) => {
      const set = { credits_kept: sql<number>`credits_kept - 1` };
      await db.updateTable('accounts').set(set).where('id', '=', id).execute();
    },
    savePlan: async (account) => {
      await db.updateTable('accounts').set(planOf(account)).where('id', '=', account.id).execute();
    },
    endedTrials: async (before, limit) => {
      const { rows } = await sql<{ id: string }>`
        select id from accounts where grant_kind = 'trial' and entitlement = 'active'
          and stripe_subscription_id is null and trial_ends_at <= ${before} limit ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },
    ofCustomer: async (customerId) =>
      accountOf(
        await db.selectFrom('accounts').selectAll().where('stripe_customer_id', '=', customerId).executeTakeFirst(),
      ),
    claimCustomer: async (id, customerId) => {
      const { rows } = await sql<{ stripe_customer_id: string }>`
        update accounts set stripe_customer_id = coalesce(stripe_customer_id, ${customerId})
        where id = ${id} returning stripe_customer_id`.execute(db);
      return rows[0]!.stripe_customer_id;
    },
  };
}

async function list(db: Kysely<Schema>, { before, limit }: AccountPage, period: string): Promise<AccountOverview[]> {
  const rows = await db
    .selectFrom('accounts')
    .selectAll()
    .select([
      sql<string>`coalesce((select string_agg(address, chr(10) order by user_id) from account_emails
        where account_id = accounts.id), '')`.as('addresses'),
      sql<number>`(select count(*)::int4 from keys where account_id = accounts.id and revoked_at is null)`.as('active'),
      sql<number>`(select coalesce(sum(documents), 0)::float8 from usage_totals
        where account_id = accounts.id and period = ${period})`.as('documents'),
    ])
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...accountOf(row),
    emails: row.addresses === '' ? [] : row.addresses.split('\n'),
    activeKeys: row.active,
    documents: row.documents,
  }));
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
    tier: row.tier,
    seats: row.seats,
    trialEndsAt: row.trial_ends_at,
    creditsKept: row.credits_kept,
    packsBought: row.packs_bought,
    stripeCustomerId: row.stripe_customer_id,
    stripeSubscriptionId: row.stripe_subscription_id,
    grantedAt: row.granted_at,
    billingVersion: row.billing_version,
    closedAt: row.closed_at,
    createdAt: row.created_at,
  };
}

function rowOf(account: Account) {
  return {
    ...planOf(account),
    id: account.id,
    origin: account.origin,
    company: account.company,
    role: account.role,
    created_at: account.createdAt,
  };
}

/** The columns that a plan or its billing changes. */
function planOf(account: Account) {
  return {
    entitlement: account.entitlement,
    grant_kind: account.grantKind,
    tier: account.tier,
    seats: account.seats,
    monthly_cap: account.monthlyCap,
    included_docs: account.includedDocs,
    pool_granted: account.poolGranted,
    pool_spent: account.poolSpent,
    trial_ends_at: account.trialEndsAt,
    credits_kept: account.creditsKept,
    packs_bought: account.packsBought,
    stripe_customer_id: account.stripeCustomerId,
    stripe_subscription_id: account.stripeSubscriptionId,
    granted_at: account.grantedAt,
    billing_version: account.billingVersion,
    closed_at: account.closedAt,
  };
}
