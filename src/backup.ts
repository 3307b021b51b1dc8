// Wires `thence admin backup FILE` and `restore FILE`.
import { backup } from './adapters/backup.ts';
import { createLog } from './adapters/log.ts';
import { openDatabase } from './adapters/postgres/open.ts';
import { restore } from './adapters/restore.ts';
import { signingKeyFile } from './adapters/signing-keys.ts';
import type { Config } from './config.ts';
import { openObjects } from './deployment.ts';

async function withParts<T>(config: Config, task: (parts: Parameters<typeof backup>[0]) => Promise<T>): Promise<T> {
  const log = createLog(config.logLevel);
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataFolder: config.dataFolder, log });
  try {
    return await task({ database, objects: openObjects(config), signingKeysFile: signingKeyFile(config.dataFolder) });
  } finally {
    await database.close();
  }
}

export async function backupTo(config: Config, file: string, out: (line: string) => void): Promise<number> {
  const { rows, objects, signingKeys } = await withParts(config, (parts) => backup(parts, file));
  out(`${file}: ${rows} rows, ${objects} objects, ${signingKeys ? 'signing keys' : 'no signing key'}`);
  return 0;
}

export async function restoreFrom(config: Config, file: string, out: (line: string) => void): Promise<number> {
  const { rows, objects, signingKeys } = await withParts(config, (parts) => restore(file, parts));
  out(`restored from ${file}: ${rows} rows, ${objects} objects, ${signingKeys ? 'signing keys' : 'no signing key'}`);
  return 0;
}
