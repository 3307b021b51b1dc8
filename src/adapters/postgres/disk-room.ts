// Takes: the embedded engine's folder. Gives: a refusal to write while its disk is nearly full.
// Never: the disk asked more than a few times a second. The engine survives a table that cannot grow, not a write-ahead log that
// cannot: it would answer nothing any more, reads neither, until the process is started again.
import { statfsSync } from 'node:fs';
import { Unavailable } from '../../contract/unavailable.ts';

/** Two segments of the log, and what is written until the next look. */
const KEPT_FREE_BYTES = 64 * 2 ** 20;
const LOOK_EVERY_MS = 250;

export function diskRoom(folder: string): () => void {
  let isLow = false;
  let lookedAtMs = -Infinity;
  return () => {
    if (performance.now() - lookedAtMs >= LOOK_EVERY_MS) {
      lookedAtMs = performance.now();
      const { bavail, bsize } = statfsSync(folder);
      isLow = bavail * bsize < KEPT_FREE_BYTES;
    }
    if (isLow) throw new Unavailable(`The disk of ${folder} has less than 64 MB left.`, 'ENOSPC');
  };
}
