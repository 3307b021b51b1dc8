// Takes: a path. Gives: its bytes as they come, unpacked where it is gzip, and how much of the file has been read.
// Never: a file that unpacks without end.
import { createReadStream, statSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { FILE_LIMITS, FileTrouble } from './file-trouble.ts';

const CHUNK_BYTES = 256 * 1024;
/** What is read is not yet written: the importer tells the end. */
const MOST_SHARE = 0.99;

export async function* fileBytes(
  path: string,
  packed: boolean,
  onShare: (share: number) => void,
): AsyncIterable<Uint8Array> {
  const { size } = statSync(path);
  const source = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  const bytes = packed ? source.pipe(createGunzip({ chunkSize: CHUNK_BYTES })) : source;
  if (packed) source.on('error', (error) => bytes.destroy(error));
  const most = FILE_LIMITS.unpackFreeBytes + size * FILE_LIMITS.unpackRatio;
  let unpacked = 0;
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      unpacked += chunk.length;
      if (packed && unpacked > most) throw unpacksTooFar();
      onShare(Math.min(MOST_SHARE, source.bytesRead / Math.max(1, size)));
      yield chunk;
    }
  } catch (error) {
    if (String((error as { code?: unknown }).code).startsWith('Z_')) throw new FileTrouble('it does not decompress.');
    throw error;
  } finally {
    source.destroy();
  }
}

export function unpacksTooFar(): FileTrouble {
  return new FileTrouble(`it unpacks to more than ${FILE_LIMITS.unpackRatio} times its size.`);
}
