// Takes: an open database, its objects and the signing keys. Gives: one engine-neutral file with all of them.
// Never: the whole of anything in memory; and not the queue or the rate limits, which are made anew.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type ControlledTransaction, sql } from 'kysely';
import type { ObjectStore } from '../service/ports.ts';
import { BACKUP_FORMAT, type BackupLine, writeBackupFile } from './backup-file.ts';
import { schemaLevel } from './postgres/migrate.ts';
import type { OpenDatabase } from './postgres/open.ts';
import type { Schema } from './postgres/schema.ts';
import { presentTables } from './postgres/tables.ts';

export interface BackedUp {
  readonly database: OpenDatabase;
  readonly objects: ObjectStore;
  /** The file the deployment keeps its signing keys in; null where it has none. */
  readonly signingKeysFile: string | null;
}

export interface BackupSummary {
  rows: number;
  objects: number;
  objectBytes: number;
  signingKeys: boolean;
}

const ROWS_AT_ONCE = 64;
const CHUNK_BYTES = 48 * 1024; // a multiple of three: no padding inside an object

export async function backup(parts: BackedUp, file: string): Promise<BackupSummary> {
  const summary: BackupSummary = { rows: 0, objects: 0, objectBytes: 0, signingKeys: false };
  await writeBackupFile(file, backupLines(parts, summary));
  return summary;
}

async function* backupLines(parts: BackedUp, summary: BackupSummary): AsyncIterable<BackupLine> {
  const { database, objects, signingKeysFile } = parts;
  const level = await schemaLevel(database.db);
  if (level === 0) throw new Error('There is nothing to back up: this database was never started with thence.');
  yield {
    thence_backup: BACKUP_FORMAT,
    schema_level: level,
    engine: database.engine,
    created_at: new Date().toISOString(),
  };
  yield* rowLines(database, summary);
  yield* objectLines(objects, summary);
  if (signingKeysFile !== null && existsSync(signingKeysFile)) {
    summary.signingKeys = true;
    yield { signing_keys: (await readFile(signingKeysFile)).toString('base64') };
  }
}

/** One snapshot over all tables, so that rows that refer to each other agree. */
async function* rowLines({ db }: OpenDatabase, summary: BackupSummary): AsyncIterable<BackupLine> {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    // The disk that takes the backup may be slow; the snapshot must outlast it.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    for (const table of await presentTables(tx)) yield* rowsOf(tx, table, summary);
  } finally {
    await tx.rollback().execute();
  }
}

async function* rowsOf(
  tx: ControlledTransaction<Schema>,
  table: keyof Schema,
  summary: BackupSummary,
): AsyncIterable<BackupLine> {
  await sql`declare backup_rows no scroll cursor for
    select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from backup_rows`.execute(tx);
    for (const { row } of rows) yield { table, row };
    summary.rows += rows.length;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close backup_rows`.execute(tx);
}

async function* objectLines(objects: ObjectStore, summary: BackupSummary): AsyncIterable<BackupLine> {
  for await (const { name } of objects.list()) {
    const content = await objects.get(name);
    if (content === null) continue; // deleted since it was listed
    const hash = createHash('sha256');
    let size = 0;
    yield { object: name };
    for await (const chunk of content)
      for (let at = 0; at < chunk.byteLength; at += CHUNK_BYTES) {
        const part = chunk.subarray(at, at + CHUNK_BYTES);
        hash.update(part);
        size += part.byteLength;
        yield { bytes: Buffer.from(part).toString('base64') };
      }
    yield { object_end: name, size, sha256: hash.digest('hex') };
    summary.objects += 1;
    summary.objectBytes += size;
  }
}
