// Takes: a running queue and what to do with a job. Gives: workers of this process on every lane, and on the dead letters.
// Never: decides what a job means; the handler settles it in its own transaction, and what it throws is tried again: four times in all,
// without a count where only the database or the object store was away.
import { setTimeout as after } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Lane } from '../service/work-ports.ts';
import { Unavailable } from '../contract/unavailable.ts';
import { DEAD_LETTERS, giveBackTries, type RunningQueue } from './queue.ts';
import type { JobData } from './queue-jobs.ts';

export interface JobTry {
  readonly lane: Lane;
  readonly jobId: string;
  readonly retryCount: number;
  readonly runId: string;
  readonly lastTry: boolean;
  readonly priority: number;
}

export interface WorkerSettings {
  /** Documents at once, a lane. Text is read in this process, pages in its children. */
  readonly concurrency: Readonly<Record<Lane, number>>;
  readonly onJob: (job: JobTry) => Promise<void>;
  readonly onDeadLetter: (job: JobTry) => Promise<void>;
}

export interface Workers {
  wake(lane: Lane): void;
}

export async function startWorkers({ boss, underWay }: RunningQueue, settings: WorkerSettings): Promise<Workers> {
  const ids = new Map<string, string[]>();
  const work = async (name: string, count: number, handle: (job: JobTry) => Promise<void>): Promise<void> => {
    for (let i = 0; i < count; i++) {
      let id = '';
      const each = async ([job]: JobWithMetadata<JobData>[]): Promise<void> => {
        if (!job) return;
        underWay.add(job.id);
        try {
          await handle(tryOf(name, job));
        } catch (error) {
          if (error instanceof Unavailable) await giveBackAfterPause(boss, job.id);
          throw error;
        } finally {
          underWay.delete(job.id);
        }
        boss.notifyWorker(id); // else it sleeps its polling interval before it looks again
      };
      const options = {
        includeMetadata: true,
        batchSize: 1,
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: 1,
      } as const;
      id = await boss.work<JobData, void, typeof options>(name, options, each);
      ids.set(name, [...(ids.get(name) ?? []), id]);
    }
  };
  await work('extract', settings.concurrency.extract, settings.onJob);
  await work('batch', settings.concurrency.batch, settings.onJob);
  await work(DEAD_LETTERS, 1, settings.onDeadLetter);
  return { wake: (lane) => ids.get(lane)?.forEach((id) => boss.notifyWorker(id)) };
}

/** What was away has this long to come back before the next try. */
const PAUSE_MS = 2000;

/** Where the database is still away, the job comes back by its missing heartbeat, and that does count. */
async function giveBackAfterPause(boss: PgBoss, jobId: string): Promise<void> {
  await after(PAUSE_MS);
  await giveBackTries(boss, new Set([jobId])).catch(() => undefined);
}

function tryOf(name: string, job: JobWithMetadata<JobData>): JobTry {
  return {
    lane: name as Lane,
    jobId: job.id,
    retryCount: job.retryCount,
    runId: job.data.run,
    lastTry: job.retryCount >= job.retryLimit,
    priority: job.priority,
  };
}
