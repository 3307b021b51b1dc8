// Takes: a zip file. Gives: its entries' names and bytes, unpacked as they are read.
// Never: anything written to disk, an entry larger than it says, or one whose checksum does not match.
import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';
import { unpacksTooFar } from './file-bytes.ts';
import { FILE_LIMITS, FileTrouble, shown } from './file-trouble.ts';

export interface ZipEntry {
  readonly name: string;
  readonly bytes: number;
  read(): AsyncIterable<Uint8Array>;
}

export interface ZipFile {
  readonly entries: readonly ZipEntry[];
  close(): void;
}

export async function openZip(path: string): Promise<ZipFile> {
  try {
    const zip = await yauzl.openPromise(path, { autoClose: false, lazyEntries: true, validateEntrySizes: true });
    try {
      return { entries: await entriesOf(zip), close: () => zip.close() };
    } catch (error) {
      zip.close();
      throw error;
    }
  } catch (error) {
    throw zipTrouble(error);
  }
}

async function entriesOf(zip: yauzl.ZipFile): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    if (entries.length === FILE_LIMITS.zipEntries)
      throw new FileTrouble(`it packs more than ${FILE_LIMITS.zipEntries} files.`);
    const { fileName: name, uncompressedSize: bytes } = entry;
    entries.push({ name, bytes, read: () => contentOf(zip, entry) });
  }
  return entries;
}

async function* contentOf(zip: yauzl.ZipFile, entry: yauzl.Entry): AsyncIterable<Uint8Array> {
  if (entry.isEncrypted()) throw new FileTrouble('it is encrypted.');
  if (entry.uncompressedSize > FILE_LIMITS.unpackFreeBytes + entry.compressedSize * FILE_LIMITS.unpackRatio)
    throw unpacksTooFar();
  let sum = 0;
  try {
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw zipTrouble(error);
  }
  if (sum !== entry.crc32) throw new FileTrouble(`the checksum of ${shown(entry.fileName)} in it does not match.`);
}

/** The library speaks of the file in plain sentences; what is not one of a system call is the file's. */
function zipTrouble(error: unknown): unknown {
  if (error instanceof FileTrouble || typeof (error as { syscall?: unknown }).syscall === 'string') return error;
  return new FileTrouble(`it does not unpack (${shown((error as Error).message)}).`);
}
