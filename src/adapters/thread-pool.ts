// Takes: a module that answers one message at a time. Gives: threads that run it, few, within a time and a memory each.
// Never: waits without end: a task that finds the line full, runs too long or takes too much memory is a ThreadRefused that says so.
import { Worker } from 'node:worker_threads';

export interface ThreadSettings {
  readonly module: URL;
  readonly threads: number;
  /** Tasks that may wait; each holds its input. */
  readonly waiting: number;
  readonly heapMb: number;
  readonly limitMs: number;
  /** A thread that had nothing to do for so long is ended: its memory goes back. */
  readonly idleMs: number;
}

export class ThreadRefused extends Error {
  readonly why: 'busy' | 'time' | 'memory';

  constructor(why: ThreadRefused['why']) {
    super(`the task was refused: ${why}`);
    this.name = 'ThreadRefused';
    this.why = why;
  }
}

interface Task {
  readonly message: unknown;
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

  run(message: unknown): Promise<unknown> {
    if (this.#closed) return Promise.reject(new Error('the threads were stopped'));
    const thread = this.#free.pop() ?? (this.#all.size < this.#settings.threads ? this.#started() : null);
    if (thread === null && this.#waiting.length >= this.#settings.waiting)
      return Promise.reject(new ThreadRefused('busy'));
    return new Promise((resolve, reject) => {
      const task = { message, resolve, reject };
      if (thread === null) this.#waiting.push(task);
      else void this.#work(thread, task);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('the threads were stopped'));
    await Promise.all([...this.#all].map((thread) => this.#end(thread)));
  }

  #started(): Thread {
    const worker = new Worker(this.#settings.module, {
      resourceLimits: { maxOldGenerationSizeMb: this.#settings.heapMb },
    });
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
    thread.idle = setTimeout(() => void this.#end(thread), this.#settings.idleMs).unref();
    this.#free.push(thread);
  }

  #answer({ worker }: Thread, { message }: Task): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const failed = (error: Error & { code?: string }): void =>
        done(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadRefused('memory') : error));
      const ended = (code: number): void => done(() => reject(new Error(`a thread ended with ${code}`)));
      const answered = (answer: unknown): void => done(() => resolve(answer));
      const late = (): void => done(() => reject(new ThreadRefused('time')));
      const timer = setTimeout(late, this.#settings.limitMs);
      const done = (settle: () => void): void => {
        clearTimeout(timer);
        worker.off('message', answered).off('error', failed).off('exit', ended);
        settle();
      };
      worker.on('message', answered).on('error', failed).on('exit', ended);
      worker.postMessage(message);
    });
  }

  async #end(thread: Thread): Promise<void> {
    this.#all.delete(thread);
    const at = this.#free.indexOf(thread);
    if (at >= 0) this.#free.splice(at, 1);
    await thread.worker.terminate();
  }
}
