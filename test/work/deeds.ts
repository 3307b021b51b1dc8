// Descriptions for the tests of work, written for them: each is another document, with a hash of its own.
import { createHash } from 'node:crypto';

/** A square acre that closes and says its area. `mark` makes the text another one. */
export function deed(mark: string | number = 'plain'): string {
  return (
    `BEGINNING at an iron pin marked ${mark}; thence N 0 E 208.71 feet; thence N 90 E 208.71 feet; ` +
    'thence S 0 E 208.71 feet; thence N 90 W 208.71 feet to the point of beginning, containing 1.000 acre.'
  );
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
