// Takes: the synchronous runs this process is at. Gives: the database told so, again and again, and runs ended whose process fell silent:
// what a killed server was reading holds a place in its key's concurrency no longer than a killed worker's job does.
// Never: a run given up whose process only could not reach the database: whoever gives up was heard all that time itself.
import { failLost } from './sweep.ts';
import type { WorkParts } from './work-parts.ts';

export const BEAT_MS = 5000;
const SILENT_S = 20;
/** In a row, before silence means anything. */
const BEATS_HEARD = SILENT_S / (BEAT_MS / 1000) + 1;

/** One beat, to be called every BEAT_MS. */
export function heartbeat(parts: WorkParts): () => Promise<void> {
  let heard = 0;
  return async () => {
    const before = heard;
    heard = 0;
    await parts.store.work((store) => store.runs.beat(parts.awaited.names()), { durable: false });
    heard = before + 1;
    if (heard >= BEATS_HEARD)
      await failLost(parts, await parts.store.runs.silent(SILENT_S), 'the server that read it stopped');
  };
}
