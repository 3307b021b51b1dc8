// What the tests of slow texts share: a text filled to a size, and the CPU time one reading of it takes; what else the machine does is no
// part of that.
import { readDescription } from '../../src/deed/read-description.ts';
import { pastedText } from '../../src/document/source-text.ts';

export const KB = 1024;

export const filled = (unit: string, size: number): string => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);

export const cpuMs = (text: string): number => cpuMsOf(() => void readDescription(pastedText(text)));

export function cpuMsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least CPU time of as many readings as it takes to come under the bound, five at most. */
export function leastCpuMs(text: string, bound: number): number {
  let least = Infinity;
  for (let reading = 0; reading < 5 && least >= bound; reading++) least = Math.min(least, cpuMs(text));
  return least;
}
