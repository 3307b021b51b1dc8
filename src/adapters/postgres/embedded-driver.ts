// Takes: the embedded engine. Gives: Kysely's driver on it, each statement prepared once and then run by one call into the engine.
// Never: PGlite's own `query`, which parses, plans and describes anew and enters the engine five times a statement; nor a statement
// between those of somebody else's transaction: the engine's own lock is held from begin to commit.
import { parse, protocol, type PGlite, type Results } from '@electric-sql/pglite';
import {
  CompiledQuery,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';
import { passingTrouble } from './passing-trouble.ts';

const { serialize } = protocol;

/** Texts with a list in them differ by its length: those not used for long make room. */
const MOST_PREPARED = 300;

/** `refuseWrites` throws while nothing may be written; `told` makes what is thrown of what the engine threw. */
export function embeddedDialect(
  engine: PGlite,
  refuseWrites: () => void = () => undefined,
  told: (error: unknown) => unknown = passingTrouble,
): Dialect {
  return {
    createAdapter: () => new PGliteAdapter(), // one connection: Kysely hands it to one task at a time
    createDriver: () => driverOn(engine, refuseWrites, told),
    createIntrospector: (db: Kysely<never>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function driverOn(engine: PGlite, refuseWrites: () => void, told: (error: unknown) => unknown): Driver {
  const connection = new EmbeddedConnection(engine, refuseWrites, told);
  const run = async (sql: string): Promise<void> => void (await connection.executeQuery(CompiledQuery.raw(sql)));
  return {
    init: () => engine.waitReady,
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: () => Promise.resolve(),
    beginTransaction: () => connection.begin(),
    commitTransaction: () => connection.end('commit'),
    rollbackTransaction: () => connection.end('rollback'),
    savepoint: (_, name) => run(`savepoint "${name}"`),
    rollbackToSavepoint: (_, name) => run(`rollback to "${name}"`),
    releaseSavepoint: (_, name) => run(`release "${name}"`),
    destroy: () => (engine.closed ? Promise.resolve() : engine.close()),
  };
}

interface Prepared {
  readonly name: string;
  readonly parameterTypes: readonly number[];
}

const READS = /^\s*(?:select|show|set|commit|rollback)\b/i;

class EmbeddedConnection implements DatabaseConnection {
  readonly #engine: PGlite;
  readonly #refuseWrites: () => void;
  readonly #throw: (error: unknown) => never;
  /** In the order of their last use. */
  readonly #prepared = new Map<string, Prepared>();
  #names = 0;
  /** Ends the hold on the engine; set while a transaction is open. */
  #release: (() => void) | null = null;
  /** A transaction that has not sent its `begin` yet: it goes with the first statement. */
  #begin = false;

  constructor(engine: PGlite, refuseWrites: () => void, told: (error: unknown) => unknown) {
    this.#engine = engine;
    this.#refuseWrites = refuseWrites;
    this.#throw = (error) => {
      throw told(error);
    };
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (!READS.test(sql)) this.#refuseWrites();
    const run = () => this.#run(sql, parameters);
    const answered = this.#release === null ? this.#engine._runExclusiveTransaction(run) : run();
    const { rows, affectedRows } = await answered.catch(this.#throw);
    return {
      rows: rows as Row[],
      ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
    };
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- the interface asks for it, nobody here does
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('the embedded engine does not stream rows');
  }

  async begin(): Promise<void> {
    await new Promise<void>((begun) => {
      void this.#engine._runExclusiveTransaction(
        () =>
          new Promise<void>((release) => {
            this.#release = release;
            this.#begin = true;
            begun();
          }),
      );
    });
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    try {
      if (this.#begin)
        this.#begin = false; // nothing was asked
      else await this.#engine.execProtocol(serialize.query(how), { syncToFs: false }).catch(this.#throw);
    } finally {
      this.#release?.();
      this.#release = null;
    }
  }

  async #run(sql: string, parameters: readonly unknown[]): Promise<Results> {
    const changesTables = /^\s*(create|alter|drop)\b/i.test(sql);
    if (changesTables) await this.#forgetAll(); // a prepared statement must not outlive the columns it answers with
    const prepared = this.#prepared.get(sql) ?? (await this.#prepare(sql));
    this.#prepared.delete(sql);
    this.#prepared.set(sql, prepared);
    const values = parameters.map((value, i) => this.#encoded(value, prepared.parameterTypes[i]!));
    const messages = await this.#send([
      serialize.bind({ statement: prepared.name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    ]);
    const results = parse.parseResults(messages, this.#engine.parsers, { rowMode: 'object' }); // of `begin` too, where it went along
    return results.at(-1) ?? { rows: [], fields: [] };
  }

  async #prepare(sql: string): Promise<Prepared> {
    if (this.#prepared.size >= MOST_PREPARED) await this.#forget(this.#prepared.keys().next().value!);
    const name = `thence_${this.#names++}`;
    const messages = await this.#send([
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]);
    return { name, parameterTypes: parse.parseDescribeStatementResults(messages) };
  }

  async #forgetAll(): Promise<void> {
    for (const sql of [...this.#prepared.keys()]) await this.#forget(sql);
  }

  async #forget(sql: string): Promise<void> {
    const { name } = this.#prepared.get(sql)!;
    this.#prepared.delete(sql);
    await this.#send([serialize.close({ type: 'S', name }), serialize.sync()]);
  }

  async #send(parts: readonly Uint8Array[]) {
    const all = this.#begin ? [serialize.query('begin'), ...parts] : parts;
    this.#begin = false;
    const { messages } = await this.#engine.execProtocol(Buffer.concat(all), { syncToFs: false });
    return messages;
  }

  /** Bytes go as they are; everything else as the engine's own serialisers write it. */
  #encoded(value: unknown, type: number): string | Uint8Array | null {
    if (value === null || value === undefined) return null;
    if (value instanceof Uint8Array) return value;
    const serializer = this.#engine.serializers[type];
    return serializer ? serializer(value) : String(value); // eslint-disable-line @typescript-eslint/no-base-to-string -- as PGlite does
  }
}
