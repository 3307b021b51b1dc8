// Takes: a module that answers one message at a time, and may ask back meanwhile. Gives: threads that run it, few, within a time and a
// memory each. Never: waits without end: a task that finds the line full, runs too long, takes too much memory or is given up by its
// caller is a ThreadRefused that says so, and its thread is ended.
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ThreadAsks, ThreadHears, ThreadSaid } from './thread-guest.ts';

export interface ThreadSettings {
  readonly module: URL;
  readonly threads: number;
  /** Tasks that may wait; each holds its input. */
  readonly waiting: number;
  readonly heapMb: number;
  readonly limitMs: number;
  /** A thread that had nothing to do for so long is ended: its memory goes back. */
  readonly idleMs: number;
  /** So many are not ended for that. */
  readonly kept?: number;
  /** Answers what a thread asks in the middle of a task that has no answerer of its own. */
  readonly onQuestion?: Answerer;
}

/** Of what a thread asks in the middle of a task (thread-guest.ts). */
export type Answerer = (question: unknown) => Promise<unknown>;

export class ThreadRefused extends Error {
  readonly why: 'busy' | 'time' | 'memory' | 'given up';

  constructor(why: ThreadRefused['why']) {
    super(`the task was refused: ${why}`);
    this.name = 'ThreadRefused';
    this.why = why;
  }
}

interface Task {
  readonly message: unknown;
  readonly signal: AbortSignal | undefined;
  readonly onQuestion: Answerer | undefined;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (reason: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  idle: NodeJS.Timeout | null;
}

export class ThreadPool {
  readonly #settings: ThreadSettings;
  readonly #free: Thread[] = [];
  readonly #waiting: Task[] = [];
  readonly #all = new Set<Thread>();
  #closed = false;

  constructor(settings: ThreadSettings) {
    this.#settings = settings;
  }

  /** Starts the threads that are kept, before anybody needs them. */
  warm(): void {
    while (this.#all.size < (this.#settings.kept ?? 0)) this.#free.push(this.#started());
  }

  run(message: unknown, signal?: AbortSignal, onQuestion = this.#settings.onQuestion): Promise<unknown> {
    if (this.#closed) return Promise.reject(new Error('the threads were stopped'));
    if (signal?.aborted) return Promise.reject(new ThreadRefused('given up'));
    const thread = this.#free.pop() ?? (this.#all.size < this.#settings.threads ? this.#started() : null);
    if (thread === null && this.#waiting.length >= this.#settings.waiting)
      return Promise.reject(new ThreadRefused('busy'));
    return new Promise((resolve, reject) => {
      const task = { message, signal, onQuestion, resolve, reject };
      if (thread === null) this.#wait(task);
      else void this.#work(thread, task);
    });
  }

  #wait(task: Task): void {
    this.#waiting.push(task);
    const leave = (): void => {
      const at = this.#waiting.indexOf(task);
      if (at < 0) return;
      this.#waiting.splice(at, 1);
      task.reject(new ThreadRefused('given up'));
    };
    task.signal?.addEventListener('abort', leave, { once: true });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('the threads were stopped'));
    await Promise.all([...this.#all].map((thread) => this.#end(thread)));
  }

  #started(): Thread {
    const worker = new Worker(this.#settings.module, {
      resourceLimits: { maxOldGenerationSizeMb: this.#settings.heapMb },
      env: threadEnvironment(),
    });
    worker.on('error', () => undefined); // whoever waits for it hears of it; a thread may also end unasked
    worker.on('exit', () => this.#forget(thread));
    worker.unref(); // a task is a request, and that holds the process
    const thread: Thread = { worker, idle: null };
    this.#all.add(thread);
    return thread;
  }

  async #work(thread: Thread, task: Task): Promise<void> {
    if (thread.idle) clearTimeout(thread.idle);
    try {
      task.resolve(await this.#answer(thread, task));
    } catch (error) {
      task.reject(error as Error);
      await this.#end(thread);
    }
    const next = this.#waiting.shift();
    if (next) return await this.#work(this.#all.has(thread) ? thread : this.#started(), next);
    if (!this.#all.has(thread) || this.#closed) return;
    this.#free.push(thread);
    thread.idle = setTimeout(() => {
      if (this.#all.size > (this.#settings.kept ?? 0)) void this.#end(thread);
    }, this.#settings.idleMs).unref();
  }

  #answer({ worker }: Thread, { message, signal, onQuestion }: Task): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const failed = (error: Error & { code?: string }): void =>
        done(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadRefused('memory') : error));
      const ended = (code: number): void => done(() => reject(new Error(`a thread ended with ${code}`)));
      const answered = (said: ThreadSaid): void => {
        if ('question' in said) void reply(worker, said, onQuestion!);
        else done(() => resolve(said.answer));
      };
      const late = (): void => done(() => reject(new ThreadRefused('time')));
      const givenUp = (): void => done(() => reject(new ThreadRefused('given up')));
      const timer = setTimeout(late, this.#settings.limitMs);
      const done = (settle: () => void): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', givenUp);
        worker.off('message', answered).off('error', failed).off('exit', ended);
        settle();
      };
      worker.on('message', answered).on('error', failed).on('exit', ended);
      signal?.addEventListener('abort', givenUp, { once: true });
      if (signal?.aborted) givenUp();
      else worker.postMessage({ task: message } satisfies ThreadHears);
    });
  }

  #forget(thread: Thread): void {
    if (thread.idle) clearTimeout(thread.idle);
    this.#all.delete(thread);
    const at = this.#free.indexOf(thread);
    if (at >= 0) this.#free.splice(at, 1);
  }

  async #end(thread: Thread): Promise<void> {
    this.#forget(thread);
    await thread.worker.terminate();
  }
}

/** A thread that finds its code compiled starts sooner. */
export function threadEnvironment(): NodeJS.ProcessEnv {
  const compiled = getCompileCacheDir();
  return compiled === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(compiled) };
}

async function reply(worker: Worker, { question, id }: ThreadAsks, onQuestion: Answerer): Promise<void> {
  const answer: ThreadHears = await onQuestion(question).then(
    (value) => ({ id, value }),
    (error: unknown) => ({ id, failure: error instanceof Error ? error.message : String(error) }),
  );
  worker.postMessage(answer);
}
