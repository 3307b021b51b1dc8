// Takes: a step that may be done again though it may have been done already. Gives: it done once trouble that passes has passed.
// Never: longer than a caller waits, and no other trouble than what passes.
import { Unavailable } from '../contract/unavailable.ts';

/** A lost connection is another's at once; a database that crashed is back within seconds. */
const PAUSES_MS: readonly number[] = [20, 100, 400, 1000, 2000, 3000, 4000, 5000];

/** `isRepeat`: an earlier try may have been written, and its answer lost. */
export async function patiently<T>(
  step: (isRepeat: boolean) => Promise<T>,
  pausesMs: readonly number[] = PAUSES_MS,
): Promise<T> {
  for (const [tries, pauseMs] of pausesMs.entries()) {
    try {
      return await step(tries > 0);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return await step(pausesMs.length > 0);
}

/** No second try. */
export const AT_ONCE: readonly number[] = [];
