// Takes: tasks that somebody waits for. Gives: one word that ends them all, each in time to be answered. Never: keeps an ended one.
export interface Stoppable {
  /** What runs when `stop` is said, and what begins later, is told by its signal. */
  run<T>(name: string, task: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Of what runs. */
  names(): readonly string[];
  stop(): void;
  readonly stopped: boolean;
}

export function stoppable(): Stoppable {
  const running = new Map<AbortController, string>();
  let stopped = false;
  return {
    async run(name, task) {
      const control = new AbortController();
      if (stopped) control.abort();
      running.set(control, name);
      try {
        return await task(control.signal);
      } finally {
        running.delete(control);
      }
    },
    names: () => [...running.values()],
    stop() {
      stopped = true;
      for (const control of running.keys()) control.abort();
    },
    get stopped() {
      return stopped;
    },
  };
}
