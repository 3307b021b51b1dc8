// Takes: a folder. Gives: the sole right to it while this process lives, however it dies.
// Never: a lock that outlives its process; the operating system frees SQLite's.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface FolderLock {
  release(): void;
}

interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

export function lockFolder(folder: string): FolderLock {
  const sidecar = join(folder, 'lock.json');
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch {
    lock.close();
    throw new Error(`The data folder ${folder} is in use by ${holderOf(sidecar)}. One process may use it at a time.`);
  }
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  writeFileSync(sidecar, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
  return {
    release: () => {
      rmSync(sidecar, { force: true });
      lock.close();
    },
  };
}

/** Who has the folder, as far as can be told without asking for it; null: nobody. */
export function folderHolder(folder: string): string | null {
  const sidecar = join(folder, 'lock.json');
  try {
    const { pid, host } = JSON.parse(readFileSync(sidecar, 'utf8')) as Holder;
    return host !== hostname() || isAlive(pid) ? holderOf(sidecar) : null;
  } catch {
    return null;
  }
}

/** A process that was killed left its name behind. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // somebody else's
  }
}

function holderOf(sidecar: string): string {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(sidecar, 'utf8')) as Holder;
    return `process ${pid} on ${host} (since ${since})`;
  } catch {
    return 'another process'; // it has the lock and has not yet written its name
  }
}
