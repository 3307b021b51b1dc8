// Takes: the data folder. Gives: the embedded database on it: locked, durable, kept up.
// Never: a half-made cluster under the final name; the first start builds beside it and renames.
import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { readyDataFolder } from '../data-folder.ts';
import { damagedDatabase, damageIn } from './damaged.ts';
import { startDurableEngine, syncPath, syncTree } from './durable-fs.ts';
import { embeddedDialect } from './embedded-driver.ts';
import { ENGINE_MAJOR, recordMajor, refuseOtherMajor } from './engine-version.ts';
import { lockFolder } from './folder-lock.ts';
import type { Log, OpenDatabase } from './open.ts';
import { passingTrouble } from './passing-trouble.ts';
import { WATCHED_TABLES, type WatchedTable, type WriteCount } from './read-cache.ts';
import type { Schema } from './schema.ts';
import { diskRoom, KEPT_FREE_AT_LAST_MB } from './disk-room.ts';
import { startUpkeep } from './upkeep.ts';
import { probeWrite } from './write-probe.ts';

export async function openEmbedded(dataFolder: string, log: Log): Promise<OpenDatabase> {
  readyDataFolder(dataFolder);
  chmodSync(dataFolder, 0o700);
  const lock = lockFolder(dataFolder);
  try {
    const engine = await startOn(dataFolder);
    const refuseAtLast = diskRoom(dataFolder, KEPT_FREE_AT_LAST_MB);
    const upkeep = await startUpkeep(engine, log, refuseAtLast);
    const { db, writes } = countingWrites(engine, dataFolder);
    return {
      engine: 'embedded',
      db,
      writes,
      queueSource: { engine: 'embedded', pglite: engine, refuseWrites: refuseAtLast },
      ping: () => probeWrite(db),
      close: async () => {
        await upkeep.stop();
        await upkeep.checkpoint(); // the next start has no log to replay
        await db.destroy();
        if (!engine.closed) await engine.close(); // destroy closes only what a query has opened
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw damageIn(clusterIn(dataFolder), error);
  }
}

/** Counts statements that may change a row of a table, once they have run: what read-cache.ts needs to know. */
function countingWrites(
  engine: PGlite,
  dataFolder: string,
): Pick<OpenDatabase, 'db'> & { readonly writes: WriteCount } {
  const writes: Record<WatchedTable, number> = { accounts: 0, keys: 0, usage_totals: 0 };
  const db = new Kysely<Schema>({
    dialect: embeddedDialect(engine, diskRoom(dataFolder), (error) =>
      damageIn(clusterIn(dataFolder), passingTrouble(error)),
    ),
    log: ({ query: { sql } }) => {
      if (/^\s*select\b/i.test(sql)) return;
      // A statement names the tables it writes: there are no triggers, cascades or functions. What only mentions one counts too.
      for (const table of WATCHED_TABLES) if (sql.includes(table)) writes[table] += 1;
    },
  });
  return { db, writes };
}

const clusterIn = (dataFolder: string): string => join(dataFolder, 'postgres');

async function startOn(dataFolder: string): Promise<PGlite> {
  const cluster = clusterIn(dataFolder);
  refuseOtherMajor(dataFolder, cluster);
  if (!existsSync(cluster)) await makeCluster(dataFolder, cluster);
  const engine = await startDurableEngine(cluster).catch((error: unknown) => {
    throw damagedDatabase(cluster, (error as Error).message);
  });
  const { rows } = await engine.query<{ server_version_num: string }>('show server_version_num');
  const major = Math.floor(Number(rows[0]!.server_version_num) / 10_000);
  if (major !== ENGINE_MAJOR)
    throw new Error(`The embedded engine is PostgreSQL ${major}; this build expects ${ENGINE_MAJOR}.`);
  recordMajor(dataFolder);
  return engine;
}

async function makeCluster(dataFolder: string, cluster: string): Promise<void> {
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true }); // a first start that was killed
  const engine = await startDurableEngine(unfinished);
  await engine.close();
  syncTree(unfinished);
  renameSync(unfinished, cluster);
  syncPath(dataFolder);
}
