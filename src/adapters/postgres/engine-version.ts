// Takes: the data folder. Gives: whether the installed engine can open what lies there.
// Never: an attempt to open another major's files.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** PostgreSQL inside PGlite 0.5; checked against the running engine at every start. */
export const ENGINE_MAJOR = 18;

const RECORD = 'engine.json';

export function refuseOtherMajor(dataFolder: string, clusterFolder: string): void {
  const major = recordedMajor(dataFolder, clusterFolder);
  if (major === null || major === ENGINE_MAJOR) return;
  throw new Error(
    `The data folder ${dataFolder} was written by PostgreSQL ${major}, and this version of thence carries ${ENGINE_MAJOR}. ` +
      'The way out: run `thence admin backup FILE` with the version of thence that wrote it, ' +
      'then `thence admin restore FILE` with this one into an empty folder.',
  );
}

export function recordMajor(dataFolder: string): void {
  const path = join(dataFolder, RECORD);
  const text = `${JSON.stringify({ engine: 'pglite', postgres_major: ENGINE_MAJOR })}\n`;
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text, { mode: 0o600 });
}

function recordedMajor(dataFolder: string, clusterFolder: string): number | null {
  const record = join(dataFolder, RECORD);
  if (existsSync(record))
    return Number((JSON.parse(readFileSync(record, 'utf8')) as { postgres_major: number }).postgres_major);
  const version = join(clusterFolder, 'PG_VERSION'); // PostgreSQL's own record, where ours was lost
  return existsSync(version) ? Number.parseInt(readFileSync(version, 'utf8'), 10) : null;
}
