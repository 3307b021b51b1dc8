// Takes: a pool of connections. Gives: it to Kysely with statements that are parsed once a connection and run by name from then on.
// Never: by name a statement that answers with every column of a table: while nodes of two versions run, the newer one's migration
// would make it fail on the older ("cached plan must not change result type"); nor without end, where texts differ by a list's length.
import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { passingTrouble } from './passing-trouble.ts';

const MOST_NAMES = 500;

export function preparedPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= MOST_NAMES || answersEveryColumn(text)) return undefined;
    const name = `thence_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    names.set(text, name);
    return name;
  };
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect().catch(throwTrouble);
      const known = wrapped.get(client) ?? running(client, nameOf);
      wrapped.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

/** A star outside of every bracket. One inside of them, of a subquery or of count(*), is not what the statement answers with. */
export function answersEveryColumn(text: string): boolean {
  let depth = 0;
  for (const [part] of text.matchAll(/'[^']*'|"[^"]*"|[()*]/g)) {
    if (part === '(') depth += 1;
    else if (part === ')') depth -= 1;
    else if (part === '*' && depth === 0) return true;
  }
  return false;
}

function running(client: pg.PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  const query = async (text: string, values: readonly unknown[]): Promise<PostgresQueryResult<unknown>> => {
    const name = values.length === 0 ? undefined : nameOf(text); // begin, commit, set: nothing to plan
    const asked = { text, values: [...values], ...(name === undefined ? {} : { name }) };
    return (await client.query(asked).catch(throwTrouble)) as never;
  };
  return { query: query as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) };
}

function throwTrouble(error: unknown): never {
  throw passingTrouble(error);
}
