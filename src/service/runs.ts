// Takes: a caller. Gives: the account's run history, newest first, and the deletion of results; of test runs to a test key.
// Never: a history row removed; what is deleted is the result body.
import { Refusal } from '../contract/refusals.ts';
import { actorOf, noteEvent } from './audit.ts';
import { type Caller, holdingsOf } from './authenticate.ts';
import { removeObjects } from './objects.ts';
import type { Holdings } from './ports.ts';
import { uuidOf } from './work-ids.ts';
import type { WorkParts } from './work-parts.ts';
import type { Dropped, Run } from './work-ports.ts';

export interface ListedRun extends Run {
  /** How many of its tracts have a position. */
  readonly placements: number;
}

export async function listRuns(parts: WorkParts, caller: Caller, limit: number): Promise<readonly ListedRun[]> {
  const runs = await parts.store.runs.list(holdingsOf(caller), limit);
  const counts = await parts.store.placements.counts(runs.map(({ id }) => id));
  return runs.map((run) => ({ ...run, placements: counts.get(run.id) ?? 0 }));
}

/** What a deletion took away. */
export type Deleted = Pick<Dropped, 'results' | 'placements'>;

/** A job's result, or those of a whole batch, and the positions of its tracts. */
export async function deleteRun(parts: WorkParts, caller: Caller, reference: string): Promise<Deleted> {
  const holdings = holdingsOf(caller);
  const scope = await scopeOf(parts, holdings, reference);
  if (scope === null) throw new Refusal('no_such_run', 'The account has no run of that reference.');
  return await drop(parts, caller, { ...holdings, ...scope }, reference);
}

export async function deleteAllRuns(parts: WorkParts, caller: Caller): Promise<Deleted> {
  return await drop(parts, caller, holdingsOf(caller), 'everything');
}

async function drop(
  parts: WorkParts,
  caller: Caller,
  scope: Holdings & { runId?: string; batchId?: string },
  subject: string,
): Promise<Deleted> {
  const { results, placements, objects } = await parts.store.work(async (store) => {
    await store.accounts.lock(scope.accountId); // two deletions at once would take the rows in different orders
    const dropped = await store.results.drop(scope);
    const detail = `${dropped.results} results`;
    if (dropped.results > 0)
      await noteEvent(
        { ...parts, store },
        { event: 'delete', actor: actorOf(caller), accountId: scope.accountId, subject, detail },
      );
    return dropped;
  });
  await removeObjects(parts, objects);
  return { results, placements };
}

/** A reference among the holdings, as what it covers; null for any other. */
async function scopeOf(parts: WorkParts, holdings: Holdings, reference: string) {
  const reach = { ...holdings, keyId: null };
  const batchId = uuidOf('batch', reference);
  if (batchId !== null) {
    const batch = await parts.store.batches.within(reach, batchId);
    return batch === null ? null : { batchId };
  }
  const runId = uuidOf('job', reference);
  const run = runId === null ? null : await parts.store.runs.within(reach, runId);
  if (run === null) return null;
  return run.batchId === null ? { runId: run.id } : { batchId: run.batchId }; // a batched document clears its batch
}
