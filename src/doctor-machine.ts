// Takes: the configuration. Gives: what of the machine is missing or narrow: Node, memory, cores, the data folder, its disk, the keys.
// Never: changes anything.
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { folderHolder } from './adapters/postgres/folder-lock.ts';
import { loadSigningKeys, signingKeyFile } from './adapters/signing-keys.ts';
import type { Finding } from './cli/services.ts';
import type { Config } from './config.ts';

const GB = 1024 ** 3;
/** A recognising child may take 1.5 GB of a large page (page-reader.ts); half of it is what an ordinary one takes at most. */
const MEMORY_A_WORKER = 0.75 * GB;
const LEAST_FREE = 1 * GB;

const gigabytes = (bytes: number): string => `${(bytes / GB).toFixed(1)} GB`;

export function machineFindings({ ocrWorkers }: Config): Finding[] {
  const memory = process.availableMemory();
  const cores = availableParallelism();
  const isNarrow = memory < ocrWorkers * MEMORY_A_WORKER;
  return [
    { about: 'machine', outcome: 'ok', text: `Node ${process.versions.node}`, mend: null },
    {
      about: 'machine',
      outcome: isNarrow ? 'warn' : 'ok',
      text: `${gigabytes(memory)} of memory free for ${ocrWorkers} recognising scans at once`,
      mend: isNarrow ? 'Set THENCE_OCR_WORKERS lower: a large page may be given up for want of memory.' : null,
    },
    {
      about: 'machine',
      outcome: ocrWorkers > cores ? 'warn' : 'ok',
      text: `${cores} ${cores === 1 ? 'core' : 'cores'}`,
      mend: ocrWorkers > cores ? `Set THENCE_OCR_WORKERS=${cores}: more wait for each other.` : null,
    },
  ];
}

export function storageFindings(config: Config): Finding[] {
  const folder = resolve(config.dataFolder);
  const there = nearest(folder);
  if (!statSync(there).isDirectory() || !mayWrite(there)) {
    const text = `${there === folder ? folder : `${there}, where ${folder} would be made,`} takes no files`;
    return [{ about: 'storage', outcome: 'fail', text, mend: 'Set THENCE_DATA to a folder that you may write to.' }];
  }
  const { bavail, bsize } = statfsSync(there);
  const free = bavail * bsize;
  const isFull = free < LEAST_FREE;
  return [
    {
      about: 'storage',
      outcome: 'ok',
      text: there === folder ? `Data folder ${folder}` : `Data folder ${folder}, made at the first start`,
      mend: null,
    },
    {
      about: 'storage',
      outcome: isFull ? 'warn' : 'ok',
      text: `${gigabytes(free)} free on its disk`,
      mend: isFull ? 'Make room, or set THENCE_DATA to another disk: documents are kept until they are deleted.' : null,
    },
    keyFinding(config),
  ];
}

function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder));
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function keyFinding(config: Config): Finding {
  const about = 'storage';
  const off = 'Unset THENCE_SIGNING: without a signature certificates, corrections and locate are refused.';
  if (!config.signing) return { about, outcome: 'warn', text: 'Nothing is signed', mend: off };
  const file = signingKeyFile(config.dataFolder);
  if (config.signingKeys !== null)
    return { about, outcome: 'ok', text: 'Signing keys from THENCE_SIGNING_KEYS', mend: null };
  if (!existsSync(file)) return { about, outcome: 'ok', text: 'A signing key is made at the first start', mend: null };
  try {
    loadSigningKeys(config);
  } catch (error) {
    return { about, outcome: 'fail', text: (error as Error).message, mend: 'Restore the file from a backup.' };
  }
  if ((statSync(file).mode & 0o077) === 0) return { about, outcome: 'ok', text: `Signing keys in ${file}`, mend: null };
  return { about, outcome: 'warn', text: `Others on this machine may read ${file}`, mend: `chmod 600 ${file}` };
}

/** Who has the embedded engine open; null: nobody. */
export function holderOf({ databaseUrl, dataFolder }: Config): string | null {
  return databaseUrl === null ? folderHolder(dataFolder) : null;
}
