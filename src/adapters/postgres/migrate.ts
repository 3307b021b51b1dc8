// Takes: an open database. Gives: its schema at the level this program knows, exactly once however many nodes start.
// Never: a step back; a database from a newer program is refused.
import { type Kysely, sql, type Transaction } from 'kysely';
import { accountsAndKeys } from './migrations/0001-accounts-and-keys.ts';
import { work } from './migrations/0002-work.ts';
import { plansAndBilling } from './migrations/0003-plans-and-billing.ts';
import { audit } from './migrations/0004-audit.ts';
import { fabric } from './migrations/0005-fabric.ts';
import { placements } from './migrations/0006-placements.ts';
import { testRuns } from './migrations/0007-test-runs.ts';
import { heartbeats } from './migrations/0008-heartbeats.ts';
import { oneGoogleMailbox } from './migrations/0009-one-google-mailbox.ts';
import type { Schema } from './schema.ts';

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly up: (db: Transaction<Schema>) => Promise<void>;
}

export const MIGRATIONS: readonly Migration[] = [
  accountsAndKeys,
  work,
  plansAndBilling,
  audit,
  fabric,
  placements,
  testRuns,
  heartbeats,
  oneGoogleMailbox,
];
export const SCHEMA_LEVEL = MIGRATIONS.at(-1)!.number;

// Any fixed number serves, so long as no other program on the same database uses it: "thence" on a telephone.
const ADVISORY_LOCK = 843_623;

/** The level the database is at; 0 for one that was never migrated. */
export async function schemaLevel(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ present: boolean }>`
    select to_regclass('thence_migrations') is not null as present`.execute(db);
  if (!rows[0]?.present) return 0;
  const row = await db
    .selectFrom('thence_migrations')
    .select(({ fn }) => fn.max('number').as('level'))
    .executeTakeFirst();
  return row?.level ?? 0;
}

/** Applies what is missing up to `level`; gives the names applied by this very call. */
export async function migrate(db: Kysely<Schema>, level: number = SCHEMA_LEVEL): Promise<readonly string[]> {
  if ((await missingUpTo(db, level)).length === 0) return []; // the warm start: one look, no lock
  return await db.transaction().execute(async (tx) => {
    await waitForTurn(tx);
    return await applyMissing(tx, level);
  });
}

async function waitForTurn(tx: Transaction<Schema>): Promise<void> {
  // A node may wait here while another one migrates a large table: its ordinary time-outs must not end that.
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)})`.execute(tx);
  await sql`create table if not exists thence_migrations (
    number integer primary key, name text not null, applied_at timestamptz not null default now())`.execute(tx);
}

async function applyMissing(tx: Transaction<Schema>, level: number): Promise<readonly string[]> {
  const missing = await missingUpTo(tx, level);
  for (const { number, name, up } of missing) {
    await up(tx);
    await tx.insertInto('thence_migrations').values({ number, name }).execute();
  }
  return missing.map(({ name }) => name);
}

/** By number and not by level: a migration that was merged after a later one is applied all the same. */
async function missingUpTo(db: Kysely<Schema>, level: number): Promise<readonly Migration[]> {
  const current = await schemaLevel(db);
  refuseNewer(current);
  const rows = current === 0 ? [] : await db.selectFrom('thence_migrations').select('number').execute();
  const applied = new Set(rows.map(({ number }) => number));
  return MIGRATIONS.filter(({ number }) => number <= level && !applied.has(number));
}

function refuseNewer(level: number): void {
  if (level > SCHEMA_LEVEL)
    throw new Error(
      `The database is at schema level ${level}, this version of thence knows ${SCHEMA_LEVEL}: start the newer version.`,
    );
}
