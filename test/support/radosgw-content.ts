// Takes: what a test wants to store. Gives: content as stores take it, what they gave back, and the memory that passing took.
import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ObjectStore, StoredObject } from '../../src/service/ports.ts';

export async function* chunks(...parts: (string | Uint8Array)[]) {
  for (const part of parts) yield await Promise.resolve(Buffer.from(part));
}

/** So many bytes that repeat nowhere near a chunk's length, and the digest of what was given. */
export function stream(bytes: number, seed = 1) {
  const hash = createHash('sha256');
  const content = (async function* () {
    const block = createHash('sha512').update(String(seed)).digest();
    const long = Buffer.concat(Array.from({ length: 1025 }, (_, n) => Buffer.concat([block, Buffer.from([n])])));
    for (let left = bytes; left > 0; left -= long.length) {
      const chunk = Buffer.from(long.subarray(0, Math.min(left, long.length)));
      hash.update(chunk);
      yield await Promise.resolve(chunk);
    }
  })();
  return { content, sha256: () => hash.digest('hex') };
}

export async function digest(content: AsyncIterable<Uint8Array> | null) {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content!) {
    hash.update(chunk);
    bytes += chunk.byteLength;
  }
  return { bytes, sha256: hash.digest('hex') };
}

export async function text(store: ObjectStore, name: string) {
  const content = await store.get(name);
  if (content === null) return null;
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts).toString();
}

export async function listed(store: ObjectStore, folder?: string) {
  const found: StoredObject[] = [];
  for await (const object of store.list(folder)) found.push(object);
  return found;
}

export async function names(store: ObjectStore, folder?: string) {
  return (await listed(store, folder)).map(({ name }) => name);
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

export type Sampled = (content: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;
const SAMPLE_BYTES = 8 * 1024 * 1024;
const SAMPLE_MS = 300; // for what happens while no content passes through `sampled`

/** The most that lived in buffers beyond what did before; sampled after a collection, so that only living ones count. */
export async function peakBufferBytes(work: (sampled: Sampled) => Promise<unknown>): Promise<number> {
  // Twice: buffers found dead are freed beside the program, and the next collection waits for that.
  const living = () => (collectGarbage(), collectGarbage(), process.memoryUsage().arrayBuffers);
  const before = living();
  let peak = before;
  let working = true;
  const sample = () => {
    peak = Math.max(peak, living());
  };
  const sampled: Sampled = async function* (content) {
    let passed = 0;
    for await (const chunk of content) {
      if (Math.floor(passed / SAMPLE_BYTES) < Math.floor((passed += chunk.byteLength) / SAMPLE_BYTES)) sample();
      yield chunk;
    }
  };
  const again = () => {
    if (working) setTimeout(() => (sample(), again()), SAMPLE_MS).unref();
  };
  again();
  try {
    await work(sampled);
  } finally {
    working = false;
  }
  return peak - before;
}
