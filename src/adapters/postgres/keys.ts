// Takes: a database or a transaction. Gives: the statements on keys.
// Never: a key in plaintext, in a column or in a parameter.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Key, KeyKind, KeyTable, KeyWithUsage } from '../../service/ports.ts';
import { ACCOUNT_COLUMNS, accountOf } from './accounts.ts';
import type { KeysTable, Schema } from './schema.ts';

export function keyTable(db: Kysely<Schema>): KeyTable {
  return {
    insert: async (key) => {
      const row = await db
        .insertInto('keys')
        .values(rowOf(key))
        .onConflict((conflict) => conflict.column('prefix').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
    byDigest: (digest) => byDigest(db, digest),
    ofAccount: async (accountId, prefix) => {
      const row = await db
        .selectFrom('keys')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('prefix', '=', prefix)
        .executeTakeFirst();
      return row === undefined ? null : keyOf(row);
    },
    countActive: (accountId, kind) => countActive(db, accountId, kind),
    find: async (prefix) => {
      const row = await db.selectFrom('keys').selectAll().where('prefix', '=', prefix).executeTakeFirst();
      return row === undefined ? null : keyOf(row);
    },
    revokeAll: async (accountId, at) => {
      const { numUpdatedRows } = await db
        .updateTable('keys')
        .set({ revoked_at: at })
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
    listWithUsage: (accountId, period) => listWithUsage(db, accountId, period),
    copyCaps: async (accountId, { monthlyCap, includedDocs }) => {
      const caps = { monthly_cap: monthlyCap, included_docs: includedDocs };
      const live = db.updateTable('keys').set(caps).where('account_id', '=', accountId).where('revoked_at', 'is', null);
      await live.execute();
    },
    revoke: async (keyId, at, replacedBy) => {
      const { numUpdatedRows } = await db
        .updateTable('keys')
        .set({ revoked_at: at, replaced_by: replacedBy })
        .where('id', '=', keyId)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}

async function countActive(db: Kysely<Schema>, accountId: string, kind: KeyKind): Promise<number> {
  const row = await db
    .selectFrom('keys')
    .select(sql<number>`count(*)::int4`.as('active'))
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.active;
}

/** The key and its account in one statement: it stands in the way of every request. */
async function byDigest(db: Kysely<Schema>, digest: string) {
  const row = await db
    .selectFrom('keys')
    .innerJoin('accounts', 'accounts.id', 'keys.account_id')
    .select(ACCOUNT_COLUMNS.map((column) => `accounts.${column}` as const))
    .select([
      'keys.id as key_id',
      'keys.root_id',
      'keys.user_id',
      'keys.prefix',
      'keys.digest',
      'keys.name',
      'keys.kind',
      'keys.monthly_cap as key_monthly_cap',
      'keys.included_docs as key_included_docs',
      'keys.created_at as key_created_at',
      'keys.revoked_at',
      'keys.replaced_by',
    ])
    .where('keys.digest', '=', Buffer.from(digest, 'hex'))
    .executeTakeFirst();
  if (row === undefined) return null;
  const key = keyOf({
    ...row,
    id: row.key_id,
    account_id: row.id,
    monthly_cap: row.key_monthly_cap,
    included_docs: row.key_included_docs,
    created_at: row.key_created_at,
  });
  return { key, account: accountOf(row) };
}

async function listWithUsage(db: Kysely<Schema>, accountId: string, period: string): Promise<readonly KeyWithUsage[]> {
  const ofMonth = sql`filter (where usage_totals.period = ${period})`;
  const rows = await db
    .selectFrom('keys')
    .leftJoin('usage_totals', (join) =>
      join
        .onRef('usage_totals.account_id', '=', 'keys.account_id')
        .onRef('usage_totals.key_prefix', '=', 'keys.prefix'),
    )
    .selectAll('keys')
    .select([
      sql<number>`coalesce(sum(usage_totals.documents), 0)::float8`.as('lifetime'),
      sql<number>`coalesce(sum(usage_totals.documents) ${ofMonth}, 0)::float8`.as('documents'),
      sql<number>`coalesce(sum(usage_totals.included_documents) ${ofMonth}, 0)::float8`.as('included'),
      sql<number>`coalesce(sum(usage_totals.overage_documents) ${ofMonth}, 0)::float8`.as('overage'),
      sql<number>`coalesce(sum(usage_totals.input_tokens) ${ofMonth}, 0)::float8`.as('input'),
      sql<number>`coalesce(sum(usage_totals.output_tokens) ${ofMonth}, 0)::float8`.as('output'),
    ])
    .where('keys.account_id', '=', accountId)
    .groupBy('keys.id')
    .orderBy('keys.created_at')
    .orderBy('keys.id')
    .execute();
  return rows.map((row) => ({
    key: keyOf(row),
    lifetimeDocuments: row.lifetime,
    month: {
      documents: row.documents,
      includedDocuments: row.included,
      overageDocuments: row.overage,
      inputTokens: row.input,
      outputTokens: row.output,
    },
  }));
}

function keyOf(row: Selectable<KeysTable>): Key {
  return {
    id: row.id,
    rootId: row.root_id,
    accountId: row.account_id,
    userId: row.user_id,
    prefix: row.prefix,
    digest: Buffer.from(row.digest).toString('hex'),
    name: row.name,
    kind: row.kind,
    monthlyCap: row.monthly_cap,
    includedDocs: row.included_docs,
    createdAt: row.created_at,
    revokedAt: row.revoked_at,
    replacedBy: row.replaced_by,
  };
}

function rowOf(key: Key) {
  return {
    id: key.id,
    root_id: key.rootId,
    account_id: key.accountId,
    user_id: key.userId,
    prefix: key.prefix,
    digest: Buffer.from(key.digest, 'hex'),
    name: key.name,
    kind: key.kind,
    monthly_cap: key.monthlyCap,
    included_docs: key.includedDocs,
    created_at: key.createdAt,
    revoked_at: key.revokedAt,
    replaced_by: key.replacedBy,
  };
}
