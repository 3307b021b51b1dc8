// Loaded into a server by `node --import`: how long its event loop was held at most, since it was last asked (SIGUSR2), into a file.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const LOOK_MS = 2;

export interface Held {
  /** Of the clock: a machine that has other work adds to it. */
  readonly wallMs: number;
  /** Of this thread's processor time between two looks: nobody else's work counts. */
  readonly cpuMs: number;
}

function watch(file: string): void {
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
  delay.enable();
  const usedMs = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let before = usedMs();
  let cpuMs = 0;
  setInterval(() => {
    const now = usedMs();
    cpuMs = Math.max(cpuMs, now - before);
    before = now;
  }, LOOK_MS).unref();
  process.on('SIGUSR2', () => {
    writeFileSync(file, JSON.stringify({ wallMs: delay.max / 1e6, cpuMs } satisfies Held));
    delay.reset();
    cpuMs = 0;
  });
}

const file = process.env['THENCE_BENCH_HELD'];
if (isMainThread && file !== undefined) watch(file);
