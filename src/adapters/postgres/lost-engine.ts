// Takes: the embedded engine, once it has started. Gives: the end of this process, with a line that says why, as soon as the engine has
// panicked: it cannot go on, and only a start on its folder recovers what was committed.
// Never: another statement sent to it: PGlite takes its abort for an answer, and the next call returns nothing or does not return.
import { writeSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

/** How PostgreSQL's own longjmp arrives: an error of a statement, which the engine survives. PGlite's POSTGRES_MAIN_LONGJMP. */
const STATEMENT_FAILED = 100;

/** What PGlite calls between a message and its answer. */
const ENTRIES = [
  '_PostgresMainLoopOnce',
  '_PostgresMainLongJmp',
  '_PostgresSendReadyForQueryIfNecessary',
  '_pgl_pq_flush',
] as const;

type Entry = (...args: unknown[]) => unknown;

/** `lastWords`: what the engine said last of its trouble. */
export function endWithEngine(engine: PGlite, folder: string, lastWords: () => string | null): void {
  const entries = engine.Module as unknown as Record<string, Entry>;
  for (const name of ENTRIES) {
    const enter = entries[name];
    if (enter === undefined) throw new Error(`This build of PGlite has no ${name}.`);
    entries[name] = (...args) => {
      try {
        return enter(...args);
      } catch (error) {
        if ((error as { status?: unknown }).status === STATEMENT_FAILED) throw error;
        end(folder, lastWords() ?? String(error));
      }
    };
  }
}

/** At once and by itself: whoever waits for an answer of the engine would keep an orderly stop waiting. */
function end(folder: string, cause: string): never {
  writeSync(
    2,
    `thence: the embedded database in ${folder} stopped (${cause}). What was committed is kept; this process ends, and a start recovers it.\n`,
  );
  process.exit(1);
}
