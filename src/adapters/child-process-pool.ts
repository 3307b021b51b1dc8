// Takes: how children are made and how many may run. Gives: a pool that lends them, one caller each, and recycles them.
// Never: lends a child that has ended or has served its number of calls.
import { fileURLToPath } from 'node:url';
import { extname } from 'node:path';
import { Child, ChildEnded, type ChildSettings } from './child-process.ts';

export interface PoolSettings extends ChildSettings {
  readonly size: number;
  /** After so many calls a child is replaced: decoders in WASM never give memory back. */
  readonly recycleAfter: number;
  /** A child that holds more than this after a call is replaced: one large sheet must not be paid for ever after. */
  readonly recycleAboveBytes: number;
}

export class ChildPool {
  readonly #settings: PoolSettings;
  readonly #idle: Child[] = [];
  readonly #all = new Set<Child>();
  readonly #waiting: { resolve: (child: Child) => void; reject: (error: Error) => void }[] = [];
  #closed = false;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
  }

  /** Runs `work` with a child of its own. */
  async lend<T>(work: (child: Child) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const child = await this.#acquire(signal);
    try {
      return await work(child);
    } finally {
      this.#giveBack(child);
    }
  }

  /** Process ids of the children alive now. */
  pids(): number[] {
    return [...this.#all].filter((child) => !child.ended).flatMap((child) => child.pid ?? []);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const waiting of this.#waiting.splice(0)) waiting.reject(new ChildEnded('stopped'));
    await Promise.all([...this.#all].map((child) => child.close()));
    this.#all.clear();
  }

  #acquire(signal?: AbortSignal): Promise<Child> {
    if (this.#closed || signal?.aborted) return Promise.reject(new ChildEnded('stopped'));
    const idle = this.#takeIdle();
    if (idle) return Promise.resolve(idle);
    if (this.#all.size < this.#settings.size) return Promise.resolve(this.#start());
    return new Promise((resolve, reject) => {
      const waiting = { resolve, reject };
      this.#waiting.push(waiting);
      signal?.addEventListener(
        'abort',
        () => {
          const at = this.#waiting.indexOf(waiting);
          if (at >= 0) this.#waiting.splice(at, 1);
          reject(new ChildEnded('stopped'));
        },
        { once: true },
      );
    });
  }

  #takeIdle(): Child | undefined {
    for (let child = this.#idle.pop(); child; child = this.#idle.pop()) {
      if (!child.ended) return child;
      this.#all.delete(child);
    }
    return undefined;
  }

  #start(): Child {
    const child = new Child(this.#settings);
    this.#all.add(child);
    return child;
  }

  #giveBack(child: Child): void {
    const { recycleAfter, recycleAboveBytes } = this.#settings;
    const spent = child.ended || child.calls >= recycleAfter || child.rssBytes > recycleAboveBytes;
    if (spent) {
      void child.close();
      this.#all.delete(child);
    }
    if (this.#closed) return;
    const next = this.#waiting.shift();
    if (next) next.resolve(spent ? this.#start() : child);
    else if (!spent) this.#idle.push(child);
  }
}

/** The path of a script beside the caller: .ts in the checkout, .js in the built package. */
export function siblingScript(callerUrl: string, name: string): string {
  return fileURLToPath(new URL(`${name}${extname(new URL(callerUrl).pathname)}`, callerUrl));
}
