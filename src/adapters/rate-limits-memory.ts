// Takes: a clock. Gives: the same exact request windows for a deployment that is one process: the embedded engine's.
// Never: a second process; the folder lock rules it out, and PostgreSQL deployments use postgres/rate-limits.ts.
import type { RequestLimiter } from '../service/ports.ts';

interface Window {
  startedMs: number;
  used: number;
}

/** Windows that ended are forgotten once this many are held, so memory stays bounded by the subjects of one window. */
const SWEEP_AT = 10_000;

export function memoryLimiter(nowMs: () => number = () => performance.now()): RequestLimiter {
  const windows = new Map<string, Window>();
  return {
    take: (subject, limit, windowS) => {
      const at = nowMs();
      const lengthMs = windowS * 1000;
      if (windows.size >= SWEEP_AT) forgetEnded(windows, at - lengthMs);
      let window = windows.get(subject);
      if (window === undefined || window.startedMs + lengthMs <= at) {
        window = { startedMs: at, used: 0 };
        windows.set(subject, window);
      }
      window.used = Math.min(window.used, limit) + 1;
      return { used: window.used, resetS: (lengthMs - (at - window.startedMs)) / 1000 };
    },
  };
}

function forgetEnded(windows: Map<string, Window>, beforeMs: number): void {
  for (const [subject, { startedMs }] of windows) if (startedMs <= beforeMs) windows.delete(subject);
}
