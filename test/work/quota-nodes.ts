// Three nodes of a deployment on one real PostgreSQL, in one process, with one clock that the test sets: their own pools, queues and
// services. A worker is a function call here, so that it can be stopped anywhere in a document.
import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { pino } from 'pino';
import { readConfig } from '../../src/config.ts';
import { type Deployment, openDeployment } from '../../src/deployment.ts';
import { endRun } from '../../src/service/end-run.ts';
import type { Ports } from '../../src/service/ports.ts';
import { type Try, workOn } from '../../src/service/work.ts';
import type { WorkParts } from '../../src/service/work-parts.ts';
import type { Lane, Run } from '../../src/service/work-ports.ts';
import { temporaryFolder } from '../support/embedded.ts';
import { startPostgres } from '../support/postgres.ts';

export interface Node {
  readonly deployment: Deployment;
  readonly ports: Ports;
  readonly parts: WorkParts;
}

export interface Nodes {
  readonly nodes: readonly Node[];
  now: Date;
  close(): Promise<void>;
}

export async function startNodes(): Promise<Nodes> {
  const postgres = await startPostgres();
  const env = {
    DATABASE_URL: await postgres.createDatabase(),
    THENCE_DATA: temporaryFolder(),
    THENCE_SIGNING_KEYS: '5c'.repeat(32),
    THENCE_CHECK_MX: 'off',
  };
  const log = pino({ level: 'silent' });
  const state: { now: Date } = { now: new Date() };
  const clock = { now: () => new Date(state.now) };
  const nodes: Node[] = [];
  for (let n = 0; n < 3; n += 1) {
    const deployment = await openDeployment(readConfig(env), log);
    deployment.queue.begin();
    const ports = { ...deployment.ports, clock };
    nodes.push({ deployment, ports, parts: { ...deployment.work, clock } });
  }
  await Promise.all(nodes.map(({ deployment }) => deployment.queue.started));
  return Object.assign(state, {
    nodes,
    close: async () => {
      await Promise.all(nodes.map(({ deployment }) => deployment.close()));
      await postgres.stop();
      rmSync(env.THENCE_DATA, { recursive: true, force: true });
    },
  });
}

/** The next job of a lane, as a worker of that node gets it; null where none waits. */
export async function taken({ deployment }: Node, lane: Lane): Promise<Try | null> {
  const [job] = await deployment.queue.boss.fetch<{ run: string }>(lane, { batchSize: 1, includeMetadata: true });
  if (!job) return null;
  // The test says when a worker is dead, and not the time that the machine takes.
  await sql`update pgboss.job set heartbeat_on = now() + interval '1 hour' where id = ${job.id}`.execute(
    deployment.database.db,
  );
  const { id: jobId, retryCount, priority } = job;
  return { lane, jobId, retryCount, runId: job.data.run, lastTry: false, priority };
}

export const worked = ({ parts }: Node, attempt: Try): Promise<void> => workOn(parts, attempt);

/** The worker found that the document cannot be read. */
export async function failed({ parts }: Node, attempt: Try): Promise<boolean> {
  const run = await parts.store.runs.start(attempt.runId, parts.clock.now());
  if (run === null) return false;
  return await endRun(parts, run, { kind: 'failed', error: 'conversion_failed: It cannot be read.' }, attempt);
}

/** A worker is killed in the middle: the document runs, and nobody works on it. */
export const begun = ({ parts }: Node, attempt: Try): Promise<Run | null> =>
  parts.store.runs.start(attempt.runId, parts.clock.now());

/** The missing heartbeat is noticed: the job waits for another worker. */
export async function released({ deployment }: Node, attempt: Try): Promise<void> {
  await sql`update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
    where id = ${attempt.jobId} and state = 'active' and retry_count = ${attempt.retryCount}`.execute(
    deployment.database.db,
  );
}

/** A worker that was only paused comes to its end after all. */
export async function endedLate({ parts }: Node, attempt: Try): Promise<boolean> {
  const run = (await parts.store.runs.get(attempt.runId))!;
  const outcome = { kind: 'read', body: '{}', documentSha256: '', tokens: { input: 0, output: 0 } } as const;
  return await endRun(parts, run, outcome, attempt);
}
