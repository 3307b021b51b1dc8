// Takes: DATABASE_URL. Gives: a pool of connections to a PostgreSQL server.
// Never: an unhandled 'error' of an idle connection: it would end the process when the server restarts.
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Log, OpenDatabase } from './open.ts';
import { preparedPool } from './prepared-pool.ts';
import type { Schema } from './schema.ts';
import { unreached } from './unreached.ts';

export const OLDEST_MAJOR = 15;

const POOL = {
  max: 10,
  application_name: 'thence',
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  // A request is answered or refused long before; what runs longer is a mistake and must not hold locks.
  statement_timeout: 30_000,
  lock_timeout: 15_000,
  idle_in_transaction_session_timeout: 60_000,
} as const;

export async function openPool(databaseUrl: string, log: Log): Promise<OpenDatabase> {
  const pool = new pg.Pool({ ...POOL, connectionString: databaseUrl });
  let closing = false;
  pool.on('error', ({ message }) => {
    // Its message only: the error itself carries the connection, and that its password.
    if (!closing) log.warn({ cause: message }, 'a database connection was lost; the pool opens another');
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) });
  try {
    await refuseOldServer(db);
  } catch (error) {
    await db.destroy();
    throw unreached(databaseUrl, error);
  }
  return {
    engine: 'postgres',
    db,
    writes: null,
    queueSource: { engine: 'postgres', connectionString: databaseUrl },
    ping: async () => void (await pool.query('select 1')),
    close: async () => {
      closing = true;
      await db.destroy();
    },
  };
}

async function refuseOldServer(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(db);
  const major = Math.floor(Number(rows[0]!.server_version_num) / 10_000);
  if (major < OLDEST_MAJOR)
    throw new Error(`The database server is PostgreSQL ${major}; thence needs ${OLDEST_MAJOR} or later.`);
}
