// Takes: a caller and an id. Gives: where the job or batch stands, and results as the exact bytes that were signed.
// Never: work out of the caller's reach, which is answered, and takes as long, as an unknown id; and never a reshaped result.
import { breath } from '../artifacts/breath.ts';
import { Refusal } from '../contract/refusals.ts';
import { type Caller, reachOf } from './authenticate.ts';
import { inputBytes, ObjectGone } from './run-input.ts';
import { uuidOf } from './work-ids.ts';
import type { WorkParts } from './work-parts.ts';
import type { Batch, HeldResult, Run } from './work-ports.ts';

export interface CollectedRun {
  readonly run: Run;
  /** The stored text; null unless the run succeeded. */
  readonly result: string | null;
}

export async function collectJob(parts: WorkParts, caller: Caller, jobId: string): Promise<CollectedRun> {
  const id = uuidOf('job', jobId);
  const run = id === null ? null : await parts.store.runs.within(reachOf(caller), id);
  if (run === null || run.source === 'batch')
    throw new Refusal('no_such_job', `${submitter(caller)} submitted no job of that id.`);
  if (run.status !== 'succeeded') return { run, result: null };
  const result = await resultText(parts, run);
  await parts.store.results.markFetched([run.id], parts.clock.now());
  return { run, result };
}

export async function batchOf(parts: WorkParts, caller: Caller, batchId: string): Promise<Batch> {
  const id = uuidOf('batch', batchId);
  const batch = id === null ? null : await parts.store.batches.within(reachOf(caller), id);
  if (batch === null) throw new Refusal('no_such_batch', `${submitter(caller)} submitted no batch of that id.`);
  return batch;
}

function submitter({ session }: Caller): string {
  return session === null ? 'This key' : 'This account';
}

export async function collectBatchStatus(
  parts: WorkParts,
  caller: Caller,
  batchId: string,
): Promise<{ readonly batch: Batch; readonly runs: readonly Run[] }> {
  const batch = await batchOf(parts, caller, batchId);
  return { batch, runs: await parts.store.runs.ofBatch(batch.id) };
}

export async function collectBatchResults(
  parts: WorkParts,
  caller: Caller,
  batchId: string,
): Promise<{ readonly batch: Batch; readonly items: readonly CollectedRun[] }> {
  const batch = await batchOf(parts, caller, batchId);
  if (batch.status !== 'ended')
    throw new Refusal('batch_not_ended', 'The batch has not ended. Its status says where each document stands.', {
      batch_status: batch.status,
    });
  const items: CollectedRun[] = [];
  let gone: Refusal | null = null;
  for (const run of await parts.store.runs.ofBatch(batch.id)) {
    const result = run.status === 'succeeded' ? await resultOrGone(parts, run) : null;
    if (result instanceof Refusal) gone ??= result;
    items.push(
      result instanceof Refusal
        ? { run: { ...run, error: `${result.type}: ${result.message}` }, result: null }
        : { run, result },
    );
    await breath(); // the embedded engine answers within the turn it was asked in
  }
  const held = items.filter(({ result }) => result !== null).map(({ run }) => run.id);
  // Deleted while it ran, a batch still gives what ended later; deleted whole, nothing.
  if (gone !== null && held.length === 0) throw gone;
  await parts.store.results.markFetched(held, parts.clock.now());
  return { batch, items };
}

async function resultOrGone(parts: WorkParts, run: Run): Promise<string | Refusal> {
  try {
    return await resultText(parts, run);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

async function textOrGone(parts: WorkParts, held: HeldResult): Promise<string | ObjectGone> {
  try {
    return Buffer.from(await inputBytes(parts, held)).toString('utf8');
  } catch (error) {
    if (error instanceof ObjectGone) return error;
    throw error;
  }
}

export async function resultText(parts: WorkParts, run: Run): Promise<string> {
  const held = await parts.store.results.get(run.id);
  const gone = held === null ? null : await textOrGone(parts, held);
  if (typeof gone === 'string') return gone;
  const now = await parts.store.runs.get(run.id); // it may have gone between the two looks
  if (gone !== null && now?.resultState === 'held') {
    parts.trouble(gone, run.id);
    throw new Refusal('results_expired', 'The result is no longer in the object store of this deployment.');
  }
  if (now?.resultState === 'expired')
    throw new Refusal('results_expired', 'The result was kept for its retention period and is gone.');
  throw new Refusal('result_deleted', 'The result was deleted from the account.');
}
