// Takes: a database at any schema level. Gives: those of the backed-up tables that it has.
// Never: a table of a later level; a backup of an older database is a backup all the same.
import { type Kysely, sql } from 'kysely';
import { BACKED_UP_TABLES, type Schema } from './schema.ts';

export async function presentTables(db: Kysely<Schema>): Promise<readonly (typeof BACKED_UP_TABLES)[number][]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(array[${sql.join(BACKED_UP_TABLES.map((name) => sql.lit(name)))}]) as name
    where to_regclass(name) is not null`.execute(db);
  const present = new Set(rows.map(({ name }) => name));
  return BACKED_UP_TABLES.filter((name) => present.has(name));
}
