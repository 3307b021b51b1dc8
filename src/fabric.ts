// Wires `thence fabric import, status, at, remove`, and opens the fabric that `thence read` looks aliquots up in.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importFabric } from './adapters/fabric-import.ts';
import { layerOfName } from './adapters/fabric-files/fabric-layer.ts';
import { fabricOfFiles } from './adapters/fabric-memory.ts';
import { createLog } from './adapters/log.ts';
import { fabricOn } from './adapters/postgres/fabric.ts';
import { divisionsIn, fabricCoverage, removeFabric, sectionsNear } from './adapters/postgres/fabric-coverage.ts';
import { migrate, schemaLevel } from './adapters/postgres/migrate.ts';
import { fabric as fabricMigration } from './adapters/postgres/migrations/0005-fabric.ts';
import { openDatabase, type OpenDatabase } from './adapters/postgres/open.ts';
import type { FabricCommands } from './cli/services.ts';
import type { Config } from './config.ts';
import { NO_FABRIC, type DeployedFabric } from './plss/fabric.ts';
import { holdsPoint } from './plss/lon-lat.ts';
import { MERIDIANS } from './plss/meridians.ts';

export function fabricCommands(config: Config): FabricCommands {
  const database = <T>(task: (opened: OpenDatabase) => Promise<T>) => withDatabase(config, task);
  return {
    importFiles: async (files, { layer, skipDamaged }, onProgress) => {
      const options = { layer: layerNamed(layer), skipDamaged, now: () => new Date(), onProgress };
      return await database((opened) => importFabric(opened, files, options));
    },
    status: () =>
      database(async ({ db }) => {
        const { rows, imports } = await fabricCoverage(db);
        return { rows: rows.map((row) => ({ ...row, meridian: meridianName(row.meridianCode) })), imports };
      }),
    remove: (prefix, layer) => database(({ db }) => removeFabric(db, prefix, layerNamed(layer))),
    at: (lon, lat) =>
      database(async ({ db }) => {
        const sections = (await sectionsNear(db, [lon, lat])).filter(({ land }) => holdsPoint(land, [lon, lat]));
        return await Promise.all(
          sections.map(async ({ id, label }) => {
            const divisions = (await divisionsIn(db, id)).filter(({ land }) => holdsPoint(land, [lon, lat]));
            return { id, kind: label, divisions: divisions.map((division) => division.label) };
          }),
        );
      }),
  };
}

function meridianName(code: string): string {
  return MERIDIANS.find((meridian) => meridian.code === code)?.name ?? '';
}

function layerNamed(name: string | null) {
  if (name === null) return null;
  const layer = layerOfName(name);
  if (layer === null)
    throw new Error(
      `There is no layer ${name}; there are PLSSTownship, PLSSFirstDivision, PLSSIntersected (or PLSSSecondDivision) and PLSSPoint.`,
    );
  return layer;
}

async function withDatabase<T>(config: Config, task: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await opened(config);
  try {
    await migrate(database.db);
    return await task(database);
  } finally {
    await database.close();
  }
}

async function opened(config: Config): Promise<OpenDatabase> {
  try {
    const log = createLog(config.logLevel);
    return await openDatabase({ databaseUrl: config.databaseUrl, dataFolder: config.dataFolder, log });
  } catch (error) {
    if (!isHeld(error)) throw error;
    const way = 'Stop that process, do this, and start it again; with DATABASE_URL both can go on at once.';
    throw new Error(`${(error as Error).message} ${way}`, { cause: error });
  }
}

const isHeld = (error: unknown): boolean => / is in use by /.test((error as Error).message);

export interface OpenFabric {
  readonly fabric: DeployedFabric;
  close(): Promise<void>;
}

const nothingToClose = (): Promise<void> => Promise.resolve();

/** What `thence read` looks aliquots up in: files it was given, else what the deployment holds and nobody else has open. */
export async function openFabric(
  config: Config,
  files: readonly string[],
  tell: (sentence: string) => void,
): Promise<OpenFabric> {
  if (files.length > 0) return { fabric: await fabricOfFiles(files), close: nothingToClose };
  if (config.databaseUrl === null && !existsSync(join(config.dataFolder, 'postgres')))
    return { fabric: NO_FABRIC, close: nothingToClose };
  try {
    const database = await openDatabase({ ...config, log: createLog('silent') });
    // Reading changes nothing: a database of an earlier version has no fabric, and is not brought up to date here.
    const present = (await schemaLevel(database.db)) >= fabricMigration.number;
    return { fabric: present ? fabricOn(database.db) : NO_FABRIC, close: () => database.close() };
  } catch (error) {
    tell(`The survey fabric is not consulted: ${(error as Error).message}`);
    return { fabric: NO_FABRIC, close: nothingToClose };
  }
}
