// Takes: nothing. Gives: whether this machine was kept from running for seconds while the tests ran, as a shared host does to its guests.
// Never: a guess from how slow a test was: a timer that comes late, and the time the kernel says was stolen.
import { readFileSync } from 'node:fs';

const LOOK_MS = 250;
/** Two busy cores delay a timer by a tenth of a second; tests wait ten seconds and more for what they wait for. */
const LATE_MS = 1500;
const STOLEN = 0.15;

export interface Starvation {
  /** What was seen, in words; null where the machine had its time. */
  told(): string | null;
}

export function watchForStarvation(): Starvation {
  let longest = 0;
  let last = performance.now();
  const before = cpuTimes();
  setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - LOOK_MS);
    last = now;
  }, LOOK_MS).unref();
  return {
    told() {
      const after = cpuTimes();
      const stolen = after && before ? (after.stolen - before.stolen) / Math.max(1, after.all - before.all) : 0;
      if (longest < LATE_MS && stolen < STOLEN) return null;
      return `it stood still for ${(longest / 1000).toFixed(1)} s at the longest, and ${Math.round(stolen * 100)} % of its time went elsewhere`;
    },
  };
}

/** Linux only, since the start of the machine. */
function cpuTimes(): { readonly stolen: number; readonly all: number } | null {
  try {
    const ticks = readFileSync('/proc/stat', 'utf8').split('\n')[0]!.trim().split(/\s+/).slice(1, 9).map(Number);
    return { stolen: ticks[7] ?? 0, all: ticks.reduce((sum, one) => sum + one, 0) };
  } catch {
    return null;
  }
}
