// Takes: the clock. Gives: what time undoes: unused uploads, remembered tokens, results past their retention, trials that
// nothing follows, runs nobody works on any more, objects nobody names. Never: a result that a person may still expect, unless a retention is set.
import { LIMITS } from '../contract/limits.ts';
import { endRun } from './end-run.ts';
import { endTrials } from './grant-plan.ts';
import { removeObjects } from './objects.ts';
import { AT_ONCE } from './patience.ts';
import type { WorkParts } from './work-parts.ts';
import type { Run } from './work-ports.ts';

export interface Retention {
  /** Days a result is kept after its first fetch, and without one; null keeps it until it is deleted. */
  readonly fetchedDays: number | null;
  readonly unfetchedDays: number | null;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SOME = 500;
/** A synchronous run answers within minutes, whether its process is heard of (heartbeat.ts) or not. */
const SYNCHRONOUS_MS = 15 * 60_000;
/** An object is doomed before it is written and saved when a row names it; nothing takes this long in between. */
const SETTLED_MS = HOUR_MS;
/** So long a used or expired upload id is told apart from one that was never issued. */
const UPLOAD_KNOWN_MS = 30 * DAY_MS;

export async function sweep(parts: WorkParts, retention: Retention, auditDays: number | null = null): Promise<void> {
  const now = parts.clock.now();
  const ago = (ms: number): Date => new Date(now.getTime() - ms);
  const days = (count: number | null): Date | null => (count === null ? null : ago(count * DAY_MS));
  await parts.store.uploads.sweep(now, SOME);
  await parts.store.uploads.forget(ago(UPLOAD_KNOWN_MS));
  await parts.store.idempotency.sweep(ago(LIMITS.idempotencyHours * HOUR_MS));
  if (auditDays !== null) await parts.store.audit.forget(ago(auditDays * DAY_MS));
  await parts.store.results.expire(days(retention.fetchedDays), days(retention.unfetchedDays), SOME);
  await endTrials(parts);
  const { runs } = parts.store;
  await failLost(
    parts,
    await runs.unfinished(['extract'], ago(SYNCHRONOUS_MS), SOME),
    'the server that read it stopped',
  );
  const overdue = await runs.unfinished(['batch'], ago(LIMITS.batchHours * HOUR_MS), SOME);
  await failLost(parts, overdue, `it was not read within ${LIMITS.batchHours} hours`);
  await removeObjects(parts, await parts.store.doomed.some(ago(SETTLED_MS), SOME));
}

/** They end failed, unbilled, with the reason. */
export async function failLost(parts: WorkParts, runs: readonly Run[], cause: string): Promise<void> {
  for (const run of runs)
    await endRun(
      parts,
      run,
      { kind: 'failed', error: `extraction_failed: The document was not read: ${cause}.` },
      null,
      AT_ONCE,
    );
}
