// Takes: the embedded engine's folder. Gives: a refusal to write while its disk is nearly full.
// Never: the disk asked more than a few times a second. The engine survives a table that cannot grow, not a write-ahead log or a
// checkpoint that cannot be written: it panics, and its process ends (lost-engine.ts).
import { statfsSync } from 'node:fs';
import { Unavailable } from '../../contract/unavailable.ts';

const MB = 2 ** 20;
/** Four segments of the log. */
const KEPT_FREE_MB = 64;
/** What the queue and the upkeep write besides is little, and what runs needs it to end: they go on until two are left. */
export const KEPT_FREE_AT_LAST_MB = 32;
const LOOK_EVERY_MS = 250;

export function diskRoom(folder: string, keptFreeMb = KEPT_FREE_MB): () => void {
  let isLow = false;
  let lookedAtMs = -Infinity;
  return () => {
    if (performance.now() - lookedAtMs >= LOOK_EVERY_MS) {
      lookedAtMs = performance.now();
      const { bavail, bsize } = statfsSync(folder);
      isLow = bavail * bsize < keptFreeMb * MB;
    }
    if (isLow) throw new Unavailable(`The disk of ${folder} has less than ${keptFreeMb} MB left.`, 'ENOSPC');
  };
}
