// Takes: a caller and up to 50 documents. Gives: a batch admitted whole, or the refusal of the first thing wrong with it.
// Never: half a batch. Its items wait in their own lane and start only under the key's concurrency cap.
import { breath } from '../artifacts/breath.ts';
import { LIMITS } from '../contract/limits.ts';
import { Refusal } from '../contract/refusals.ts';
import { Unavailable } from '../contract/unavailable.ts';
import { openRoom, takeInput, takeRoom } from './admission.ts';
import { idempotencyConflict } from './admit-singles.ts';
import type { Caller } from './authenticate.ts';
import { newId } from './ids.ts';
import { keptInput, leavingNothing } from './run-input.ts';
import { distinctNames, fingerprint, isStaged, nameOf, type Submission } from './submission.ts';
import { newRun } from './submit.ts';
import type { WorkParts } from './work-parts.ts';
import type { Batch, Run, RunInput, WorkStore } from './work-ports.ts';

export async function submitBatch(
  parts: WorkParts,
  caller: Caller,
  submissions: readonly Submission[],
  token: string | null,
): Promise<Batch> {
  refuseCount(submissions.length);
  await parts.queueReady();
  const names = await namesOf(submissions);
  const batch = newBatch(parts, caller, submissions.length);
  const ids = submissions.map(() => newId(parts)).sort(); // submitted at one time, the history lists them by their ids
  const runs = submissions.map((_, position): Run => {
    const run = { ...newRun(parts, caller, names[position]!, 'batch', 'queued'), id: ids[position]! };
    return { ...run, batchId: batch.id, position, submittedAt: batch.submittedAt };
  });
  const kept = await keepAll(parts, runs, submissions);
  const earlier = await leavingNothing(parts, kept, () =>
    parts.store.work((store) => write(store, caller, batch, runs, submissions, kept, token)),
  );
  if (earlier !== null) return { ...(await parts.store.batches.get(earlier))!, status: batch.status }; // as the first answer said
  parts.wake('batch');
  return batch;
}

async function keepAll(
  parts: WorkParts,
  runs: readonly Run[],
  submissions: readonly Submission[],
): Promise<readonly (RunInput | null)[]> {
  const kept: (RunInput | null)[] = [];
  try {
    for (const [i, submission] of submissions.entries())
      kept.push(isStaged(submission) ? null : await keptInput(parts, runs[i]!.id, submission.bytes));
  } catch (error) {
    if (error instanceof Unavailable) throw error;
    parts.trouble(error, runs[0]!.id);
    throw new Refusal(
      'batch_submit_failed',
      'The documents could not be kept. Nothing was submitted; send them again.',
    );
  }
  return kept;
}

/** Rows of a statement: fifty of 64 KB held the embedded engine, and with it everybody, for a tenth of a second. */
const AT_ONCE = 10;

async function write(
  store: WorkStore,
  caller: Caller,
  batch: Batch,
  runs: readonly Run[],
  submissions: readonly Submission[],
  kept: readonly (RunInput | null)[],
  token: string | null,
): Promise<string | null> {
  const room = await openRoom(store, caller, batch.submittedAt);
  if (token !== null) {
    const print = fingerprint('/v1/batches', submissions);
    const taken = { fingerprint: print, reference: batch.id };
    const known = await store.idempotency.take(caller.keyId, token, taken, batch.submittedAt);
    if (known !== null && known.fingerprint !== print) throw idempotencyConflict();
    if (known !== null) return known.reference;
  }
  const waiting = takeRoom(room, caller, runs.length, batch.submittedAt, 'batch');
  const inputs: RunInput[] = [];
  for (const [i, submission] of submissions.entries())
    inputs.push(
      kept[i] ?? (await named(runs[i]!.document, () => takeInput(store, caller, submission, batch.submittedAt))),
    );
  await store.batches.insert(batch);
  const rows = inputs.map((input, i) => ({ runId: runs[i]!.id, input }));
  for (let from = 0; from < runs.length; from += AT_ONCE) {
    await store.runs.insert(runs.slice(from, from + AT_ONCE), rows.slice(from, from + AT_ONCE));
    await breath();
  }
  await store.doomed.remove(inputs.flatMap((input) => ('object' in input ? [input.object] : [])));
  const jobs = runs.map((run, i) => ({ runId: run.id, priority: -(waiting + i), afterS: 0 }));
  await store.jobs.enqueue('batch', jobs);
  return null;
}

export function refuseCount(count: number): void {
  if (count === 0) throw new Refusal('missing_file', 'The batch holds no document.');
  if (count > LIMITS.batchDocuments)
    throw new Refusal(
      'too_many_documents',
      `The batch holds ${count} documents; ${LIMITS.batchDocuments} is the most.`,
      {
        limit: LIMITS.batchDocuments,
      },
    );
}

/** One bad file refuses the whole batch and names it. */
async function namesOf(submissions: readonly Submission[]): Promise<readonly string[]> {
  const names: string[] = [];
  for (const [i, submission] of submissions.entries()) {
    names.push(await named(submission.name ?? `document ${i + 1}`, () => nameOf(submission)));
    await breath(); // fifty texts are looked through
  }
  return distinctNames(names);
}

async function named<T>(document: string, task: () => T | Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    throw namedRefusal(error, document);
  }
}

function namedRefusal(error: unknown, document: string): unknown {
  return error instanceof Refusal ? new Refusal(error.type, `${document}: ${error.message}`, error.extras) : error;
}

function newBatch(parts: WorkParts, caller: Caller, documents: number): Batch {
  return {
    id: newId(parts),
    accountId: caller.accountId,
    keyId: caller.keyId,
    keyPrefix: caller.prefix,
    test: caller.kind === 'test',
    documents,
    succeeded: 0,
    failed: 0,
    status: 'in_progress',
    submittedAt: parts.clock.now(),
    completedAt: null,
  };
}
