// Takes: rows as PostgreSQL wrote them in JSON. Gives: the same rows in a table, read by PostgreSQL itself.
// Never: a value that passed through JavaScript's numbers or dates.
import { sql, type Transaction } from 'kysely';
import { BACKED_UP_TABLES, type Schema } from './postgres/schema.ts';

export interface RowLoader {
  add(table: string, row: string): Promise<void>;
  flush(): Promise<void>;
}

const MOST_ROWS = 200;
const MOST_CHARACTERS = 1_000_000;
const KNOWN: ReadonlySet<string> = new Set(BACKED_UP_TABLES);

export function rowLoader(tx: Transaction<Schema>): RowLoader {
  let table = '';
  let rows: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (rows.length > 0) await insert(tx, table, rows);
    rows = [];
    characters = 0;
  };
  return {
    flush,
    add: async (into, row) => {
      if (into !== table || rows.length >= MOST_ROWS || characters >= MOST_CHARACTERS) await flush();
      table = into;
      rows.push(row);
      characters += row.length;
    },
  };
}

async function insert(tx: Transaction<Schema>, table: string, rows: readonly string[]): Promise<void> {
  if (!KNOWN.has(table)) throw new Error(`the backup has a table that is not ours: ${table}`);
  const columns = sql.join(Object.keys(JSON.parse(rows[0]!) as object).map((name) => sql.id(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::text::json)`.execute(
    tx,
  );
}

/** Numbers that the database hands out go on after the largest restored. */
export async function resetIdentities(tx: Transaction<Schema>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where is_identity = 'YES' and table_schema = current_schema()
      and table_name in (${sql.join([...BACKED_UP_TABLES])})`.execute(tx);
  for (const { table, column } of rows)
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.id(column)}), 0) + 1, false)
      from ${sql.table(table)}`.execute(tx);
}
