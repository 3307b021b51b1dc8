// Takes: nothing. Gives: data folders for the embedded engine, copied from templates: a cluster made once on this machine, and one
// with tables and queue made once in a run of the suite.
// Never: a copy that was ever used: a template is closed before it gets its name.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../src/adapters/postgres/migrate.ts';
import { openDatabase } from '../../src/adapters/postgres/open.ts';
import { openQueue } from '../../src/adapters/queue.ts';
import { ofRun, template } from './templates.ts';

export const silentLog = { info: () => {}, warn: () => {} };

/** Made by the engine of this checkout, hence its version in the name. */
const CLUSTER = join(tmpdir(), `thence-embedded-0.5.16-${userInfo().uid}`);

/** A cluster without a table. */
export async function embeddedFolder(): Promise<string> {
  await template(CLUSTER, async (data) => await opened(data));
  return copyOf(CLUSTER);
}

/** A cluster with the tables of this program and its queue, all empty: what a first start spends most of its time on. */
export async function migratedFolder(): Promise<string> {
  const made = ofRun('embedded-migrated');
  await template(made, async (data) => {
    await template(CLUSTER, async (cluster) => await opened(cluster));
    cpSync(CLUSTER, data, { recursive: true });
    await opened(data, true);
  });
  return copyOf(made);
}

const folders: string[] = [];
process.once('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Gone with the process that made it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'thence-data-'));
  folders.push(folder);
  return folder;
}

function copyOf(made: string): string {
  const folder = temporaryFolder();
  cpSync(made, folder, { recursive: true });
  return folder;
}

async function opened(dataFolder: string, migrated = false): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataFolder, log: silentLog });
  if (migrated) {
    await migrate(database.db);
    const queue = openQueue(database.queueSource, silentLog);
    queue.begin();
    await queue.started;
    await queue.stop();
  }
  await database.close();
}
