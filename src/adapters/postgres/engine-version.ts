// Takes: the data folder. Gives: whether the installed engine can open what lies there.
// Never: an attempt to open another major's files.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { damagedDatabase, damagedRecord } from './damaged.ts';

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
  const own = ownRecord(join(dataFolder, RECORD));
  if (!existsSync(clusterFolder)) return own;
  const version = join(clusterFolder, 'PG_VERSION'); // PostgreSQL's own record; without it the engine would make a new cluster there
  const text = existsSync(version) ? readFileSync(version, 'utf8') : null;
  if (text === null) throw damagedDatabase(clusterFolder, `its file ${version} is missing`);
  if (!/^\d+\s*$/.test(text)) throw damagedDatabase(clusterFolder, `its file ${version} names no version`);
  return own ?? Number(text);
}

function ownRecord(path: string): number | null {
  if (!existsSync(path)) return null;
  const major = majorIn(path);
  if (!Number.isInteger(major)) throw damagedRecord(path, 'it names no PostgreSQL version');
  return major as number;
}

function majorIn(path: string): unknown {
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as { postgres_major?: unknown } | null)?.postgres_major;
  } catch (error) {
    throw damagedRecord(path, error instanceof SyntaxError ? 'it is no JSON' : (error as Error).message);
  }
}
