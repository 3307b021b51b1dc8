// The module of the one thread that owns the children for images, PDF and recognition: what they say of a page, and a page's pixels, never
// pass through the thread that serves. It takes several documents at a time; each can be given up.
import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { serialize } from 'node:v8';
import { createDocumentReader } from './adapters/page-reader.ts';
import type { PackedPages } from './reading-thread.ts';
import type { DrawnPage } from './service/work-ports.ts';
import { pngOfPixels } from './adapters/picture.ts';
import { type NotDone, notDone } from './thread-words.ts';

export interface PageSettings {
  readonly maxPages: number;
  readonly ocrWorkers: number;
}

export type PageThreadHears =
  | { readonly picture: number; readonly bytes: Uint8Array; readonly index: number }
  | { readonly read: number; readonly bytes: Uint8Array }
  | { readonly giveUp: number }
  | { readonly close: true };
export type PageThreadSaid =
  | { readonly of: number; readonly pagesRead: number; readonly pages: number }
  | { readonly of: number; readonly answer: PackedPages | DrawnPage | NotDone }
  | { readonly closed: true };

const reader = createDocumentReader(workerData as PageSettings);
const controls = new Map<number, AbortController>();
const say = (said: PageThreadSaid, given: readonly ArrayBuffer[] = []): void => parentPort!.postMessage(said, given);

async function read(of: number, bytes: Uint8Array): Promise<void> {
  const control = new AbortController();
  controls.set(of, control);
  try {
    const onProgress = (pagesRead: number, pages: number): void => say({ of, pagesRead, pages });
    const { contents, normalizedPdf, characters, models } = await reader.pages(bytes, {
      onProgress,
      signal: control.signal,
    });
    const packed = serialize(contents);
    const documentSha256 = createHash('sha256').update(normalizedPdf).digest('hex');
    const given = packed.byteLength === packed.buffer.byteLength ? [packed.buffer] : [];
    say({ of, answer: { packed, characters, documentSha256, models } }, given);
  } catch (error) {
    say({ of, answer: notDone(error) });
  } finally {
    controls.delete(of);
  }
}

async function picture(of: number, bytes: Uint8Array, index: number): Promise<void> {
  const control = new AbortController();
  controls.set(of, control);
  try {
    const { pixels, width, height, ...size } = await reader.picture(bytes, index, { signal: control.signal });
    say({ of, answer: { png: await pngOfPixels(pixels, width, height), ...size } });
  } catch (error) {
    say({ of, answer: notDone(error) });
  } finally {
    controls.delete(of);
  }
}

parentPort!.on('message', (heard: PageThreadHears) => {
  if ('picture' in heard) void picture(heard.picture, heard.bytes, heard.index);
  else if ('read' in heard) void read(heard.read, heard.bytes);
  else if ('giveUp' in heard) controls.get(heard.giveUp)?.abort();
  else void reader.close().then(() => say({ closed: true }));
});
