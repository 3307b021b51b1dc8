// Takes: DATABASE_URL. Gives: a pool of connections to a PostgreSQL server, once it answers.
// Never: an unhandled 'error' of a connection, idle or in use: it would end the process when the server restarts.
import { setTimeout as after } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { Unavailable } from '../../contract/unavailable.ts';
import type { DatabaseSettings, OpenDatabase } from './open.ts';
import { preparedPool } from './prepared-pool.ts';
import type { Schema } from './schema.ts';
import { unreached } from './unreached.ts';
import { probeWrite } from './write-probe.ts';

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

/** Between two looks for a server that does not answer yet. */
const LOOK_EVERY_MS = 500;

export async function openPool(databaseUrl: string, { log, patience }: DatabaseSettings): Promise<OpenDatabase> {
  const pool = new pg.Pool({ ...POOL, connectionString: databaseUrl });
  let closing = false;
  pool.on('error', ({ message }) => {
    // Its message only: the error itself carries the connection, and that its password.
    if (!closing) log.warn({ cause: message }, 'a database connection was lost; the pool opens another');
  });
  // The pool listens while a connection is idle. One in use is lost too; whoever uses it gets the error of his statement.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) });
  try {
    await answering(
      () => refuseOldServer(db),
      patience,
      (error) => {
        const { message } = unreached(databaseUrl, error) as Error;
        log.warn({ cause: message }, 'the database does not answer yet; it is asked again');
      },
    );
  } catch (error) {
    await db.destroy();
    throw unreached(databaseUrl, error);
  }
  return {
    engine: 'postgres',
    db,
    writes: null,
    queueSource: { engine: 'postgres', connectionString: databaseUrl },
    ping: () => probeWrite(db),
    close: async () => {
      closing = true;
      await db.destroy();
    },
  };
}

/** A server that is starting up, or that is started after us, is waited for. */
async function answering(
  look: () => Promise<void>,
  patience: DatabaseSettings['patience'],
  tell: (error: Unavailable) => void,
): Promise<void> {
  const deadline = performance.now() + (patience?.ms ?? 0);
  for (let tries = 1; ; tries += 1) {
    try {
      return await look();
    } catch (error) {
      if (!(error instanceof Unavailable) || performance.now() >= deadline || patience?.signal.aborted) throw error;
      if (tries === 1) tell(error);
      await after(LOOK_EVERY_MS, null, { signal: patience!.signal }).catch(() => undefined);
    }
  }
}

async function refuseOldServer(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(db);
  const major = Math.floor(Number(rows[0]!.server_version_num) / 10_000);
  if (major < OLDEST_MAJOR)
    throw new Error(`The database server is PostgreSQL ${major}; thence needs ${OLDEST_MAJOR} or later.`);
}
