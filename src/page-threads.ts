// Takes: the bytes of documents that have pages. Gives: their pages, packed, from a thread that owns the children. Never: a document lost
// with the thread: whoever waits for it hears of it, and the next document has a new one.
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ThreadRefused, threadEnvironment } from './adapters/thread-pool.ts';
import type { PageSettings, PageThreadHears, PageThreadSaid } from './page-thread.ts';
import type { PackedPages } from './reading-thread.ts';
import type { DrawnPage, ReadingOptions } from './service/work-ports.ts';
import { type NotDone, thrown } from './thread-words.ts';

const MODULE = new URL(`./page-thread${extname(import.meta.url)}`, import.meta.url);
/** It holds words with their boxes, of at most two documents of two million characters. */
const HEAP_MB = 3072;
const CLOSE_MS = 3000;

type Answer = Extract<PageThreadSaid, { answer: unknown }>['answer'];

interface Waiting {
  readonly options: ReadingOptions;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

export interface PageThread {
  read(bytes: Uint8Array, options: ReadingOptions): Promise<PackedPages>;
  picture(bytes: Uint8Array, index: number, signal: AbortSignal): Promise<DrawnPage>;
  close(): Promise<void>;
}

export function pageThread(settings: PageSettings): PageThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let documents = 0;
  const ended = (from: Worker, error: Error & { code?: string }): void => {
    if (worker !== from) return;
    worker = null;
    const reason = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadRefused('memory') : error;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };
  const hear = (said: PageThreadSaid): void => {
    if ('closed' in said) return;
    const one = waiting.get(said.of);
    if ('answer' in said) {
      waiting.delete(said.of);
      one?.resolve(said.answer);
    } else one?.options.onProgress?.(said.pagesRead, said.pages);
  };
  const started = (): Worker => {
    const own = new Worker(MODULE, {
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      env: threadEnvironment(),
    });
    own.unref(); // a document is a request or a job, and that holds the process
    own.on('message', hear).on('error', (error) => ended(own, error as Error));
    own.on('exit', (code) => ended(own, new Error(`the thread of pages ended with ${code}`)));
    return own;
  };
  const tell = (heard: PageThreadHears): void => worker?.postMessage(heard);
  const asked = async (question: (of: number) => PageThreadHears, options: ReadingOptions): Promise<Answer> => {
    worker ??= started();
    const of = ++documents;
    const giveUp = (): void => tell({ giveUp: of });
    try {
      return await new Promise<Answer>((resolve, reject) => {
        waiting.set(of, { options, resolve, reject });
        options.signal?.addEventListener('abort', giveUp, { once: true });
        tell(question(of));
        if (options.signal?.aborted) giveUp();
      });
    } finally {
      options.signal?.removeEventListener('abort', giveUp);
    }
  };
  return {
    read: async (bytes, options) => {
      const answer = await asked((of) => ({ read: of, bytes }), options);
      return 'packed' in answer ? answer : thrown(answer as NotDone);
    },
    picture: async (bytes, index, signal) => {
      const answer = await asked((of) => ({ picture: of, bytes, index }), { signal });
      return 'png' in answer ? answer : thrown(answer as NotDone);
    },
    close: async () => {
      if (worker !== null) await closed(worker);
    },
  };
}

/** Its children are ended by it; where it does not come to that, they see that it is gone. */
async function closed(worker: Worker): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref());
  const done = new Promise<void>((resolve) => {
    worker.on('message', (said: PageThreadSaid) => 'closed' in said && resolve());
    worker.on('exit', () => resolve());
  });
  worker.postMessage({ close: true } satisfies PageThreadHears);
  await Promise.race([done, late]);
  await worker.terminate();
}
