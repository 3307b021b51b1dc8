// Wires what `thence admin` asks of a deployment's store: the data folder's, or DATABASE_URL's.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createLog } from './adapters/log.ts';
import { SCHEMA_LEVEL, schemaLevel } from './adapters/postgres/migrate.ts';
import { openDatabase } from './adapters/postgres/open.ts';
import { storeOn } from './adapters/postgres/store.ts';
import type { Config } from './config.ts';
import type { OperatorPorts } from './service/operator.ts';

/** Never makes a deployment, nor changes the schema of one: starting does that. */
export async function withOperator<T>(config: Config, task: (ports: OperatorPorts) => Promise<T>): Promise<T> {
  const { databaseUrl, dataFolder } = config;
  if (databaseUrl === null && !existsSync(join(dataFolder, 'postgres'))) throw noDeployment(dataFolder);
  const log = createLog(config.logLevel);
  const database = await openDatabase({ databaseUrl, dataFolder, log });
  try {
    const level = await schemaLevel(database.db);
    if (level === 0) throw noDeployment(databaseUrl === null ? dataFolder : 'The database');
    if (level !== SCHEMA_LEVEL)
      throw new Error(
        `The database is at schema level ${level}, this version of thence is at ${SCHEMA_LEVEL}. Run the version that serves it.`,
      );
    return await task({
      store: storeOn(database.db),
      clock: { now: () => new Date() },
      random: { bytes: (count) => randomBytes(count) },
    });
  } finally {
    await database.close();
  }
}

function noDeployment(where: string): Error {
  return new Error(`${where} holds no deployment. Set THENCE_DATA or DATABASE_URL, or start the service there once.`);
}
