// Takes: DATABASE_URL or nothing, and the data folder. Gives: one database, whichever engine it is.
// Never: a migration; migrate.ts does that, so that restore can choose the level first.
import type { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import { openEmbedded } from './embedded.ts';
import { openPool } from './pool.ts';
import type { WriteCount } from './read-cache.ts';
import type { Schema } from './schema.ts';

/** The part of a pino logger that adapters use. Give it causes as text: a driver's error carries its connection. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export type QueueSource =
  | { readonly engine: 'embedded'; readonly pglite: PGlite; readonly refuseWrites: () => void }
  | { readonly engine: 'postgres'; readonly connectionString: string };

export interface OpenDatabase {
  readonly engine: 'embedded' | 'postgres';
  readonly db: Kysely<Schema>;
  /** How many writes of this process named a table; null where other processes write too. */
  readonly writes: WriteCount | null;
  /** What the queue runs on: the same database, by its own way in. */
  readonly queueSource: QueueSource;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  readonly log: Log;
  /** How long a server that does not answer yet is waited for, until the signal; absent: not at all. */
  readonly patience?: { readonly ms: number; readonly signal: AbortSignal };
}

export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder, log } = settings;
  return databaseUrl === null ? await openEmbedded(dataFolder, log) : await openPool(databaseUrl, settings);
}
