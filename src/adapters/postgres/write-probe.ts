// Takes: a database. Gives: whether it takes writes: a row, and a file of its own on the disk, both taken back.
// Never: anything left behind, nor a row that two nodes could wait for each other over.
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Numbers that do not fit the memory they are allowed: some 700 KB of a temporary file, gone with the statement. */
const SPILLED = 50_000;

/** A server whose disk is full, or that only reads since a failover, still answers `select 1`. */
export async function probeWrite(db: Kysely<Schema>): Promise<void> {
  const tx = await db.startTransaction().execute();
  try {
    await sql`set local work_mem = '64kB'`.execute(tx);
    await sql`select count(*) from generate_series(1, ${sql.lit(SPILLED)})`.execute(tx);
    await sql`insert into meta (name, value) select 'probe ' || pg_backend_pid(), ''`.execute(tx);
  } finally {
    await tx.rollback().execute();
  }
}
