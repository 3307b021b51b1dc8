// Takes: a size. Gives: a disk of that size in a temporary folder (tmpfs) that a test can fill; null where mounting is not allowed.
// Never: left mounted when the process ends.
import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  /** To the last byte. */
  fill(): void;
  /** Takes the filling away again. */
  free(): void;
  remove(): void;
}

export function smallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'thence-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'thence-test', folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const remove = (): void => {
    process.off('exit', remove);
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  };
  process.once('exit', remove);
  const filling = join(folder, 'filling');
  return { folder, fill: () => fill(filling), free: () => rmSync(filling, { force: true }), remove };
}

function fill(path: string): void {
  const file = openSync(path, 'a');
  try {
    for (const bytes of [Buffer.alloc(2 ** 20, 1), Buffer.alloc(4096, 1)]) writeUntilFull(file, bytes);
  } finally {
    closeSync(file);
  }
}

function writeUntilFull(file: number, bytes: Uint8Array): void {
  try {
    for (;;) writeSync(file, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
