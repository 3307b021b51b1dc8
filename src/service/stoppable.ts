// Takes: tasks that somebody waits for. Gives: one word that ends them all, each in time to be answered. Never: keeps an ended one.
export interface Stoppable {
  /** What runs when `stop` is said, and what begins later, is told by its signal. */
  run<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T>;
  stop(): void;
  readonly stopped: boolean;
}

export function stoppable(): Stoppable {
  const running = new Set<AbortController>();
  let stopped = false;
  return {
    async run(task) {
      const control = new AbortController();
      if (stopped) control.abort();
      running.add(control);
      try {
        return await task(control.signal);
      } finally {
        running.delete(control);
      }
    },
    stop() {
      stopped = true;
      for (const control of running) control.abort();
    },
    get stopped() {
      return stopped;
    },
  };
}
