// Wires `thence fabric import, status, at, remove`, and opens the fabric that `thence read` looks aliquots up in.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
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
import { askedOperator } from './operator-socket.ts';
import { NO_FABRIC, type DeployedFabric } from './plss/fabric.ts';
import { holdsPoint } from './plss/lon-lat.ts';
import { MERIDIANS } from './plss/meridians.ts';

/** Of this process, or of the service that has the data folder, which is asked by its socket. */
export function fabricCommands(config: Config): FabricCommands {
  const on = <T>(task: (commands: FabricCommands) => Promise<T>) => withCommands(config, task);
  return {
    importFiles: (files, ...asked) =>
      on((commands) =>
        commands.importFiles(
          files.map((file) => resolve(file)),
          ...asked,
        ),
      ),
    status: () => on((commands) => commands.status()),
    remove: (...asked) => on((commands) => commands.remove(...asked)),
    at: (...asked) => on((commands) => commands.at(...asked)),
  };
}

export function fabricCommandsOn(database: OpenDatabase): FabricCommands {
  const { db } = database;
  return {
    importFiles: async (files, { layer, skipDamaged }, onProgress) =>
      await importFabric(database, files, { layer: layerNamed(layer), skipDamaged, now: () => new Date(), onProgress }),
    async status() {
      const { rows, imports } = await fabricCoverage(db);
      return { rows: rows.map((row) => ({ ...row, meridian: meridianName(row.meridianCode) })), imports };
    },
    remove: (prefix, layer) => removeFabric(db, prefix, layerNamed(layer)),
    async at(lon, lat) {
      const sections = (await sectionsNear(db, [lon, lat])).filter(({ land }) => holdsPoint(land, [lon, lat]));
      return await Promise.all(
        sections.map(async ({ id, label }) => {
          const divisions = (await divisionsIn(db, id)).filter(({ land }) => holdsPoint(land, [lon, lat]));
          return { id, kind: label, divisions: divisions.map((division) => division.label) };
        }),
      );
    },
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

async function withCommands<T>(config: Config, task: (commands: FabricCommands) => Promise<T>): Promise<T> {
  const { databaseUrl, dataFolder } = config;
  let database: OpenDatabase;
  try {
    database = await openDatabase({ databaseUrl, dataFolder, log: createLog(config.logLevel) });
  } catch (error) {
    if (!isHeld(error)) throw error;
    const service = await askedOperator(dataFolder);
    if (service !== null) return await task(service);
    const way = 'It is no service that takes commands: stop it, do this, and start it again.';
    throw new Error(`${(error as Error).message} ${way}`, { cause: error });
  }
  try {
    await migrate(database.db);
    return await task(fabricCommandsOn(database));
  } finally {
    await database.close();
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
