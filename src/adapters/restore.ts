// Takes: a backup file and an empty deployment on either engine. Gives: the deployment the backup was made of.
// Never: a row into a target that holds anything, and never half a backup: the file is proven first, the rows are one transaction.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ObjectStore } from '../service/ports.ts';
import type { BackedUp, BackupSummary } from './backup.ts';
import { type BackupLine, readBackupFile, verifyBackupFile } from './backup-file.ts';
import { migrate, SCHEMA_LEVEL, schemaLevel } from './postgres/migrate.ts';
import type { Schema } from './postgres/schema.ts';
import { presentTables } from './postgres/tables.ts';
import { resetIdentities, rowLoader } from './restore-rows.ts';

export async function restore(file: string, target: BackedUp): Promise<BackupSummary> {
  const header = await verifyBackupFile(file);
  const { db } = target.database;
  await prepareSchema(db, header.schema_level);
  await refuseUnlessEmpty(target);
  const put: string[] = [];
  try {
    const summary = await db.transaction().execute((tx) => load(file, target, tx, put));
    await migrate(db); // a backup of an older version goes the way that version's database would have gone
    return summary;
  } catch (error) {
    for (const name of put) await target.objects.delete(name);
    throw error;
  }
}

/** Rows go into the schema they were written for; what came later is applied to them afterwards. */
async function prepareSchema(db: Kysely<Schema>, level: number): Promise<void> {
  if (level > SCHEMA_LEVEL)
    throw new Error(
      `The backup has schema level ${level}, this version of thence knows ${SCHEMA_LEVEL}: use the newer version.`,
    );
  const current = await schemaLevel(db);
  if (current !== 0 && current !== level)
    throw new Error(
      `The target is already at schema level ${current} and the backup at ${level}: restore into a database never started.`,
    );
  await migrate(db, level);
}

async function refuseUnlessEmpty({ database, objects, signingKeysFile }: BackedUp): Promise<void> {
  for (const table of await presentTables(database.db)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(database.db);
    if (rows.length > 0) throw new Error(`The target is not empty: table ${table} has rows. Nothing was restored.`);
  }
  for await (const { name } of objects.list())
    throw new Error(`The target is not empty: it holds the object ${name}. Nothing was restored.`);
  if (signingKeysFile !== null && existsSync(signingKeysFile))
    throw new Error(`The target is not empty: it has signing keys in ${signingKeysFile}. Nothing was restored.`);
}

async function load(file: string, target: BackedUp, tx: Transaction<Schema>, put: string[]): Promise<BackupSummary> {
  const summary: BackupSummary = { rows: 0, objects: 0, objectBytes: 0, signingKeys: false };
  // Objects are put while the transaction waits, and there may be many.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
  const lines = readBackupFile(file)[Symbol.asyncIterator]();
  const loader = rowLoader(tx);
  for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
    const line = next.value;
    if ('row' in line) {
      await loader.add(line.table, line.row);
      summary.rows += 1;
    } else if ('object' in line) {
      put.push(line.object);
      summary.objectBytes += await putObject(target.objects, line.object, lines);
      summary.objects += 1;
    } else if ('signing_keys' in line) {
      summary.signingKeys = await writeKeys(target.signingKeysFile, Buffer.from(line.signing_keys, 'base64'));
    }
  }
  await loader.flush();
  await resetIdentities(tx);
  await doubtMeterEvents(tx);
  return summary;
}

/** What had yet to be told to the payment processor when the backup was made may have been told since. */
async function doubtMeterEvents(tx: Transaction<Schema>): Promise<void> {
  if (!(await presentTables(tx)).includes('meter_events')) return;
  await sql`update meter_events set unsure_since = coalesce(unsure_since, happened_at) where state = 'waiting'`.execute(
    tx,
  );
}

async function putObject(objects: ObjectStore, name: string, lines: AsyncIterator<BackupLine>): Promise<number> {
  const hash = createHash('sha256');
  let end: { readonly size: number; readonly sha256: string } | null = null;
  async function* content(): AsyncIterable<Uint8Array> {
    for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
      if ('object_end' in next.value) {
        end = next.value;
        return;
      }
      if (!('bytes' in next.value)) throw new Error(`object ${name} is not whole in the backup`);
      const part = Buffer.from(next.value.bytes, 'base64');
      hash.update(part);
      yield part;
    }
  }
  const { bytes } = await objects.put(name, content());
  const { size, sha256 } = end ?? { size: -1, sha256: '' };
  if (size !== bytes || sha256 !== hash.digest('hex')) throw new Error(`object ${name} does not match its checksum`);
  return bytes;
}

async function writeKeys(file: string | null, keys: Buffer): Promise<boolean> {
  if (file === null) return false;
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, keys, { mode: 0o600, flush: true });
  await rename(unfinished, file);
  return (await readFile(file)).equals(keys);
}
