// Takes: the lines of a backup, or its file. Gives: one gzip file of JSON lines with a checksum, written whole or not at all.
// Never: a file opened as good whose last line does not prove it (docs/storage.md has the format).
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

export const BACKUP_FORMAT = 1;

export interface BackupHeader {
  readonly thence_backup: typeof BACKUP_FORMAT;
  readonly schema_level: number;
  readonly engine: string;
  readonly created_at: string;
}

/** `row` is the row as PostgreSQL writes it in JSON, kept as text: no number is ever read by JavaScript. */
export type BackupLine =
  | BackupHeader
  | { readonly table: string; readonly row: string }
  | { readonly object: string }
  | { readonly bytes: string }
  | { readonly object_end: string; readonly size: number; readonly sha256: string }
  | { readonly signing_keys: string };

interface EndLine {
  readonly end: true;
  readonly lines: number;
  readonly sha256: string;
}

export async function writeBackupFile(file: string, lines: AsyncIterable<BackupLine>): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    const sink = (await open(unfinished, 'w', 0o600)).createWriteStream({ flush: true }); // told before the database is asked
    await pipeline(Readable.from(sealed(lines)), createGzip(), sink);
    await rename(unfinished, file);
    const folder = await open(dirname(file), 'r');
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Reads the whole file and throws unless it is complete and unaltered; gives its header. */
export async function verifyBackupFile(file: string): Promise<BackupHeader> {
  let header: BackupHeader | null = null;
  for await (const line of readBackupFile(file)) if ('thence_backup' in line) header ??= line;
  if (header?.thence_backup !== BACKUP_FORMAT) throw damaged(file, 'it has no header of a format known here');
  return header;
}

/** Every line but the last; throws at the end where the last does not prove them. */
export async function* readBackupFile(file: string): AsyncIterable<BackupLine> {
  const hash = createHash('sha256');
  let lines = 0;
  let end: EndLine | null = null;
  for await (const text of textLines(file)) {
    if (end !== null) throw damaged(file, 'something follows its last line');
    const line = parsed(file, text);
    if ('end' in line) {
      end = line;
      continue;
    }
    hash.update(text).update('\n');
    lines += 1;
    yield line;
  }
  if (end === null) throw damaged(file, 'it ends too soon');
  if (end.lines !== lines || end.sha256 !== hash.digest('hex')) throw damaged(file, 'its checksum does not match');
}

async function* sealed(lines: AsyncIterable<BackupLine>): AsyncIterable<string> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const line of lines) {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    count += 1;
    yield text;
  }
  const end: EndLine = { end: true, lines: count, sha256: hash.digest('hex') };
  yield `${JSON.stringify(end)}\n`;
}

/** Splits at line feeds only: node:readline would also split at U+2028, which JSON leaves as it is. */
async function* textLines(file: string): AsyncIterable<Buffer> {
  const source = createReadStream(file);
  const plain = createGunzip();
  source.on('error', (error) => plain.destroy(error));
  let rest: Buffer[] = [];
  try {
    for await (const chunk of source.pipe(plain) as AsyncIterable<Buffer>) {
      let from = 0;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
        yield Buffer.concat([...rest, chunk.subarray(from, at)]);
        rest = [];
        from = at + 1;
      }
      if (from < chunk.length) rest.push(chunk.subarray(from));
    }
  } catch (error) {
    if (isUnzipTrouble(error)) throw damaged(file, 'it does not decompress');
    throw error;
  } finally {
    source.destroy();
  }
  if (rest.length > 0) throw damaged(file, 'it ends too soon');
}

function parsed(file: string, text: Buffer): BackupLine | EndLine {
  try {
    return JSON.parse(text.toString('utf8')) as BackupLine | EndLine;
  } catch {
    throw damaged(file, 'a line of it is not JSON');
  }
}

function isUnzipTrouble(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && code.startsWith('Z_');
}

function damaged(file: string, cause: string): Error {
  return new Error(`${file} is not a whole backup: ${cause}. Nothing was restored from it.`);
}
