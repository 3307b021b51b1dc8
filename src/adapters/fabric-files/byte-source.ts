// Takes: bytes as they come. Gives: so many of them at a time, as records of fixed and told lengths ask for.
// Never: more than one record beyond what has arrived.
import { FileTrouble } from './file-trouble.ts';

export interface ByteSource {
  /** Exactly so many bytes; null at the very end. Ending in between is the file's trouble. */
  take(count: number): Promise<Buffer | null>;
  taken(): number;
  /** Reads to the end, so that the sums over the whole are checked. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

export function byteSource(chunks: AsyncIterable<Uint8Array>): ByteSource {
  const iterator = chunks[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  let taken = 0;
  const more = async (): Promise<Buffer | null> => {
    const next = await iterator.next();
    return next.done === true ? null : Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
  };
  return {
    taken: () => taken,
    async take(count) {
      if (rest.length < count) {
        const parts = [rest];
        for (let length = rest.length; length < count;) {
          const next = await more();
          if (next === null) {
            if (length === 0) return null;
            throw new FileTrouble('it ends too soon.');
          }
          parts.push(next);
          length += next.length;
        }
        rest = Buffer.concat(parts);
      }
      const bytes = rest.subarray(0, count);
      rest = rest.subarray(count);
      taken += count;
      return bytes;
    },
    async drain() {
      while ((await more()) !== null);
    },
    close: async () => void (await iterator.return?.()),
  };
}

export async function needed(source: ByteSource, count: number): Promise<Buffer> {
  const bytes = await source.take(count);
  if (bytes === null) throw new FileTrouble('it ends too soon.');
  return bytes;
}
