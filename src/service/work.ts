// Takes: one try at a job. Gives: the run ended, or put back because its key's turn has not come, or an error that means: try again.
// Never: a second bill; the try that settles the job is the one that writes.
import { breath } from '../artifacts/breath.ts';
import { Unavailable } from '../contract/unavailable.ts';
import { endRun } from './end-run.ts';
import { periodOf } from './period.ts';
import { callerLimits } from './plans.ts';
import { runInput } from './run-document.ts';
import { removeIfEnded } from './run-input.ts';
import type { WorkParts } from './work-parts.ts';
import type { Attempt, Run, WorkStore } from './work-ports.ts';

export interface Try extends Attempt {
  readonly runId: string;
  readonly lastTry: boolean;
  /** Its place in the queue, kept where it has to wait again. */
  readonly priority: number;
}

/** How long an item waits for its turn: the more the account has waiting, the less often each is looked at. */
const WAIT_FOR_TURN_S = { least: 1, most: 10, perDocuments: 50 };

export async function workOn(parts: WorkParts, attempt: Try): Promise<void> {
  const run = await parts.store.work((store) => takeTurn(store, parts.clock.now(), attempt), { durable: false });
  if (run === null) return;
  const input = await parts.store.runs.input(run.id);
  if (input === null) return; // ended by another attempt meanwhile
  // The embedded engine answers within the turn of the event loop it was asked in: a queue of texts would be one turn, and nobody else's.
  await breath();
  const outcome = await runInput(parts, run, input, { onProgress: progressOf(parts, run) });
  await breath();
  if (outcome.kind === 'trouble') {
    parts.trouble(outcome.error, run.id);
    // What passes costs no try (adapters/queue-workers.ts), the last one neither.
    if (!attempt.lastTry || outcome.error instanceof Unavailable)
      throw outcome.error instanceof Error ? outcome.error : new Error(String(outcome.error));
    const error = 'extraction_failed: The document could not be read because of trouble on our side, several times.';
    await endRun(parts, run, { kind: 'failed', error }, attempt);
  } else await endRun(parts, run, outcome, attempt);
  if ('object' in input) await removeIfEnded(parts, run, input.object);
}

/** A job whose every try ended without a word: a document that kills its worker. */
export async function giveUp(parts: WorkParts, attempt: Try): Promise<void> {
  const run = await parts.store.runs.get(attempt.runId);
  const error = 'extraction_failed: The worker ended each time it read this document; it is not tried again.';
  if (run !== null) await endRun(parts, run, { kind: 'failed', error }, null);
  await parts.store.jobs.complete(attempt);
}

/** Null when the run has ended, or when its key has as many in flight as it may: then it waits again. */
async function takeTurn(store: WorkStore, now: Date, attempt: Try): Promise<Run | null> {
  if (attempt.lane === 'extract') {
    const started = await store.runs.start(attempt.runId, now);
    if (started !== null) return started;
  }
  const found = await store.runs.get(attempt.runId);
  if (found === null || found.status === 'succeeded' || found.status === 'failed') {
    await store.jobs.complete(attempt);
    return null;
  }
  if (found.source === 'batch' && found.status === 'queued' && !found.test) {
    const afterS = await waitForTurn(store, found, now);
    if (afterS > 0) {
      await store.jobs.complete(attempt);
      await store.jobs.enqueue('batch', [{ runId: found.id, priority: attempt.priority, afterS }]);
      return null;
    }
  }
  return await store.runs.start(found.id, now);
}

/** Seconds until the item may be looked at again; 0 where it may start, under the account's lock. */
async function waitForTurn(store: WorkStore, run: Pick<Run, 'accountId' | 'keyId'>, now: Date): Promise<number> {
  const account = await store.accounts.lock(run.accountId);
  if (account === null) throw new Error('a run belongs to no account');
  const inFlight = await store.runs.inFlight(run.accountId, run.keyId, periodOf(now).name);
  if (inFlight.key < callerLimits(account.grantKind).concurrentExtractions) return 0;
  const { least, most, perDocuments } = WAIT_FOR_TURN_S;
  return Math.min(most, least + Math.floor(inFlight.account / perDocuments));
}

/** At most a few writes a document: progress is news, not a record. */
function progressOf(parts: WorkParts, run: Run): (pagesRead: number, pages: number) => void {
  let writing = false;
  return (pagesRead, pages) => {
    if (writing) return;
    writing = true;
    void parts.store
      .work((store) => store.runs.progress(run.id, pagesRead, pages), { durable: false })
      .catch((error: unknown) => parts.trouble(error, run.id))
      .finally(() => (writing = false));
  };
}
