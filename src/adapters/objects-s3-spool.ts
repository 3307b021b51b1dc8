// Takes: content of any length, once. Gives: its length and SHA-256, and the content again as often as asked.
// Never: more than MEMORY_BYTES of it in memory, nor a file that is left behind: the file has lost its name before it is written.
//
// Why content is spooled before it goes to S3, and not passed on as it comes: S3 wants the length first, and a multipart upload,
// which does not, cannot be made once-only everywhere (its completion takes no `If-None-Match` on many servers) and leaves parts
// behind after a crash. Spooled content also makes one PUT that a slow client cannot stall, that may be tried again, and whose
// signature covers the bytes. The price is a file of at most the agreed length while the put lasts.
import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

/** What most results fit in, so that those never touch the disk. */
const MEMORY_BYTES = 256 * 1024;
const READ_BYTES = 64 * 1024;

export interface Spool {
  readonly bytes: number;
  readonly sha256: string;
  /** A fresh body over the whole content; a stream has to be destroyed by who asked for it. */
  body(): Uint8Array | Readable;
  discard(): Promise<void>;
}

export async function spool(content: AsyncIterable<Uint8Array>): Promise<Spool> {
  const hash = createHash('sha256');
  // Copied together: a chunk of one byte may be a view that keeps 64 KB alive.
  const memory = Buffer.allocUnsafeSlow(MEMORY_BYTES);
  let bytes = 0;
  let file: FileHandle | null = null;
  try {
    for await (const chunk of content) {
      hash.update(chunk);
      if (bytes + chunk.byteLength <= MEMORY_BYTES) memory.set(chunk, bytes);
      else {
        if (file === null) await (file = await namelessFile()).writeFile(memory.subarray(0, bytes));
        await file.writeFile(chunk); // from the current position on
      }
      bytes += chunk.byteLength;
    }
  } catch (error) {
    await file?.close();
    throw error;
  }
  const sha256 = hash.digest('hex');
  if (file === null) return { bytes, sha256, body: () => memory.subarray(0, bytes), discard: () => Promise.resolve() };
  const written = file;
  return { bytes, sha256, body: () => Readable.from(fromStart(written)), discard: () => written.close() };
}

/** Not `createReadStream`: destroying one closes the handle, and the next attempt would have nothing to read. */
async function* fromStart(file: FileHandle): AsyncIterable<Uint8Array> {
  for (let position = 0; ;) {
    const { bytesRead, buffer } = await file.read({ buffer: Buffer.allocUnsafeSlow(READ_BYTES), position });
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}

/** Gone with its last handle, which the system closes even after kill -9. */
async function namelessFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `thence-spool-${randomBytes(16).toString('hex')}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}
