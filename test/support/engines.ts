// Takes: nothing. Gives: the two engines for one test file, each with fresh, migrated databases, and a way to clean up.
// Never: a mock of either.
import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { migrate } from '../../src/adapters/postgres/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../src/adapters/postgres/open.ts';
import { BACKED_UP_TABLES } from '../../src/adapters/postgres/schema.ts';
import { embeddedFolder, migratedFolder, silentLog, temporaryFolder } from './embedded.ts';
import { startPostgres, type TestServer } from './postgres.ts';

export const ENGINES = ['embedded', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

export interface Engines {
  /** An empty, migrated database on that engine; the embedded one is the file's only one, emptied. */
  fresh(engine: Engine): Promise<OpenDatabase>;
  /** A new, empty database on that engine that was never migrated. */
  bare(engine: Engine): Promise<OpenDatabase>;
  /** A PostgreSQL database that any number of pools may open. */
  postgresUrl(): Promise<string>;
  open(databaseUrl: string): Promise<OpenDatabase>;
  closeAll(): Promise<void>;
}

export function engines(): Engines {
  let server: Promise<TestServer> | null = null;
  let embedded: OpenDatabase | null = null;
  const opened: OpenDatabase[] = [];
  const folders: string[] = [];
  const keep = (database: OpenDatabase) => (opened.push(database), database);
  const postgresUrl = async () => await (await (server ??= startPostgres())).createDatabase();
  const open = async (databaseUrl: string) =>
    keep(await openDatabase({ databaseUrl, dataFolder: temporaryFolderOf(folders), log: silentLog }));
  const inFolder = async (dataFolder: string) => {
    folders.push(dataFolder);
    return keep(await openDatabase({ databaseUrl: null, dataFolder, log: silentLog }));
  };
  const bare = async (engine: Engine) =>
    engine === 'postgres' ? await open(await postgresUrl()) : await inFolder(await embeddedFolder());
  return {
    postgresUrl,
    open,
    bare,
    fresh: async (engine) => {
      if (engine === 'embedded' && embedded !== null) return await emptied(embedded);
      if (engine === 'embedded') return (embedded = await inFolder(await migratedFolder()));
      const database = await bare(engine);
      await migrate(database.db);
      return database;
    },
    closeAll: async () => {
      for (const database of opened) await database.close();
      await (await server)?.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** An embedded engine takes half a gigabyte: the tests of a file share one, and each finds it empty. */
async function emptied(database: OpenDatabase): Promise<OpenDatabase> {
  const tables = [...BACKED_UP_TABLES, 'rate_limits'].join(', ');
  await sql.raw(`truncate ${tables} restart identity cascade`).execute(database.db);
  return database;
}

function temporaryFolderOf(folders: string[]): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
}
