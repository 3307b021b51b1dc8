// Takes: a script served by child-process-guest.ts, and limits. Gives: calls into a child process that can be killed.
// Never: leaves a child behind, and never lets a stranger's bytes take the server down: trouble is a ChildEnded.
import { fork, type ChildProcess } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Refusal } from '../contract/refusals.ts';
import { OVER_MEMORY_SIGNAL, type AnswerMessage } from './child-process-guest.ts';

/** `unready`: it never began; that is our trouble and not the document's. */
export type EndCause = 'time' | 'memory' | 'crash' | 'stopped' | 'unready';

/** The child ended before it answered. */
export class ChildEnded extends Error {
  readonly ending: EndCause;
  constructor(ending: EndCause) {
    super(`the child process ended: ${ending}`);
    this.name = 'ChildEnded';
    this.ending = ending;
  }
}

/** The child answered that it could not do what was asked. */
export class ChildError extends Error {}

export interface ChildSettings {
  readonly script: string;
  readonly maxRssBytes: number;
  readonly readyMs: number;
}

export interface CallOptions {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export class Child {
  readonly #process: ChildProcess;
  readonly #pending = new Map<number, Pending>();
  readonly #ready: Promise<void>;
  #nextId = 1;
  #ending: EndCause | null = null;
  calls = 0;
  /** Resident memory after its last answer. */
  rssBytes = 0;

  constructor(settings: ChildSettings) {
    this.#process = fork(settings.script, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--disable-warning=ExperimentalWarning', ...FRUGAL_FLAGS],
      env: childEnvironment(settings.maxRssBytes),
    });
    this.#ready = this.#listen(settings.readyMs);
    this.#ready.catch(() => undefined); // whoever calls is told; nobody may have called yet
  }

  get ended(): boolean {
    return this.#ending !== null;
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  async call<T>(method: string, payload: unknown, options: CallOptions): Promise<T> {
    await this.#ready;
    if (options.signal?.aborted) this.kill('stopped');
    if (this.#ending) throw new ChildEnded(this.#ending);
    const id = this.#nextId++;
    this.calls++;
    const stop = () => this.kill('stopped');
    const timer = setTimeout(() => this.kill('time'), options.timeoutMs);
    options.signal?.addEventListener('abort', stop, { once: true });
    try {
      return await new Promise<T>((resolve, reject) => {
        this.#pending.set(id, { resolve: resolve as (value: unknown) => void, reject });
        this.#process.send({ id, method, payload }, (error) => error && this.kill('crash'));
      });
    } finally {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', stop);
      this.#pending.delete(id);
    }
  }

  kill(ending: EndCause): void {
    this.#ending ??= ending;
    this.#process.kill('SIGKILL');
  }

  /** Kills the child and waits until it is gone. */
  async close(): Promise<void> {
    const gone = new Promise<void>((resolve) => {
      if (this.#process.exitCode !== null || this.#process.signalCode !== null) resolve();
      else this.#process.once('exit', () => resolve());
    });
    this.kill('stopped');
    await gone;
  }

  #listen(readyMs: number): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => this.kill('unready'), readyMs);
      const end = (ending: EndCause) => {
        clearTimeout(late);
        this.#ending ??= ending;
        const error = new ChildEnded(this.#ending);
        reject(error);
        for (const pending of this.#pending.values()) pending.reject(error);
      };
      this.#process.on('error', () => end('crash'));
      this.#process.on('exit', (_code, signal) => end(signal === OVER_MEMORY_SIGNAL ? 'memory' : 'crash'));
      this.#process.on('message', (message: AnswerMessage) => {
        if ('ready' in message) {
          clearTimeout(late);
          resolve();
        } else this.#settle(message);
      });
    });
  }

  #settle(message: Exclude<AnswerMessage, { ready: true }>): void {
    const pending = this.#pending.get(message.id);
    if (!pending) return;
    if ('value' in message) {
      this.rssBytes = message.rssBytes;
      pending.resolve(message.value);
    } else if ('refusal' in message) pending.reject(new Refusal(message.refusal.type, message.refusal.message));
    else pending.reject(new ChildError(message.error));
  }
}

/** Compilers and collectors on the one thread there is work for: each thread of V8's pool keeps what it once needed. */
const FRUGAL_FLAGS = ['--v8-pool-size=0', '--expose-gc'];

/** glibc keeps freed pages of pixels for itself, in as many arenas as there are threads; measured: a quarter of a child. */
const FRUGAL_ALLOCATOR = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Nothing of the server's environment, where its secrets are, goes to a process that reads a stranger's bytes. */
function childEnvironment(maxRssBytes: number): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_COMPILE_CACHE', 'LD_LIBRARY_PATH'];
  const env: NodeJS.ProcessEnv = { ...FRUGAL_ALLOCATOR, THENCE_CHILD_RSS: String(maxRssBytes) };
  for (const name of kept) if (process.env[name] !== undefined) env[name] = process.env[name];
  const compiled = getCompileCacheDir(); // a child that finds its code compiled starts sooner, and without the compiler's memory
  return compiled === undefined ? env : { ...env, NODE_COMPILE_CACHE: dirname(compiled) };
}
