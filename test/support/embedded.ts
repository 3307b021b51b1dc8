// Takes: nothing. Gives: data folders for the embedded engine, copied from a cluster made once on this machine.
// Never: a copy that was ever used: the template is closed before it gets its name.
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/adapters/postgres/open.ts';

export const silentLog = { info: () => {}, warn: () => {} };

/** Made by the engine of this checkout, hence its version in the name. */
const TEMPLATE = join(tmpdir(), `thence-embedded-0.5.16-${userInfo().uid}`);

export async function embeddedFolder(): Promise<string> {
  if (!existsSync(TEMPLATE)) await makeTemplate();
  const folder = temporaryFolder();
  cpSync(TEMPLATE, folder, { recursive: true });
  return folder;
}

const folders: string[] = [];
process.once('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Gone with the process that made it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'thence-data-'));
  folders.push(folder);
  return folder;
}

async function makeTemplate(): Promise<void> {
  const folder = temporaryFolder();
  const data = join(folder, 'data');
  mkdirSync(data);
  const database = await openDatabase({ databaseUrl: null, dataFolder: data, log: silentLog });
  await database.close();
  try {
    renameSync(data, TEMPLATE);
  } catch {
    // another test file was quicker; its template is as good
  }
  rmSync(folder, { recursive: true, force: true });
}
