// Takes: an open database. Gives: pg-boss on it: started, every queue touched, its health and depth.
// Never: a first `send` on a queue that was not touched at boot: inside a transaction that deadlocks on PGlite.
import { setTimeout as after } from 'node:timers/promises';
import { type Db, fromPglite, PgBoss } from 'pg-boss';
import { Unavailable } from '../contract/unavailable.ts';
import type { Queue } from '../service/ports.ts';
import { LANES } from '../service/work-ports.ts';
import type { Log, QueueSource } from './postgres/open.ts';
import { passingTrouble } from './postgres/passing-trouble.ts';

/** Where a job goes whose every try ended without a word. */
export const DEAD_LETTERS = 'dead';
export const QUEUES = [DEAD_LETTERS, ...LANES] as const; // the dead letters first: the lanes name it
export type QueueName = (typeof QUEUES)[number];

/** Tries after the first. A worker that dies is noticed by its missing heartbeat. */
const RETRIES = 3;
const HEARTBEAT_S = 10; // the least pg-boss takes
const LANE_OPTIONS = {
  retryLimit: RETRIES,
  retryDelay: 1,
  heartbeatSeconds: HEARTBEAT_S,
  expireInSeconds: 3600,
  deleteAfterSeconds: 3600,
  notify: true,
  deadLetter: DEAD_LETTERS,
};

/** A dead letter is settled by a few statements; it is tried until they succeed. */
const DEAD_LETTER_OPTIONS = {
  retryLimit: 1000,
  retryDelay: 5,
  heartbeatSeconds: HEARTBEAT_S,
  deleteAfterSeconds: 3600,
};
const JOBS_END_MS = 10_000;
/** How often missing heartbeats are looked for. */
const SUPERVISE_S = 5;

export interface RunningQueue extends Queue {
  readonly boss: PgBoss;
  /** Starts it, once: on the embedded engine that is a second of the one thread's time, which a server spends better on listening. */
  begin(): void;
  /** Settles when every queue is usable; rejects where it could not be started. */
  readonly started: Promise<void>;
  /** The jobs this process is at. */
  readonly underWay: Set<string>;
  /** Jobs under way have so long to end (a second at least, ten where not said); others take them up again, with as many tries left. */
  stop(withinMs?: number): Promise<void>;
}

/** Starts in the background, after `begin`; `ping` tells when it is ready. */
export function openQueue(source: QueueSource, log: Log): RunningQueue {
  let state: 'starting' | 'ready' | 'failed' | 'stopped' = 'starting';
  const boss = new PgBoss(options(source));
  const underWay = new Set<string>();
  boss.on('error', (error) => {
    if (state !== 'stopped') log.warn({ cause: error.message }, 'the queue reported an error');
  });
  const beginning = Promise.withResolvers<void>();
  const touched = beginning.promise.then(() => startOnceItAnswers(boss, () => state === 'stopped', log));
  const started = touched.then(
    () => {
      if (state === 'starting') state = 'ready';
    },
    (error: unknown) => {
      state = 'failed';
      throw error;
    },
  );
  started.catch((error: unknown) => {
    log.warn({ cause: (error as Error).message }, 'the queue did not start');
  });
  return {
    boss,
    underWay,
    begin: beginning.resolve,
    started,
    ping: async () => {
      if (state !== 'ready') throw new Error(`the queue is ${state}`);
      await boss.getDb().executeSql('select 1');
    },
    depth: async () => {
      if (state !== 'ready') throw new Error(`the queue is ${state}`);
      return await depthOf(boss);
    },
    stop: async (withinMs = JOBS_END_MS) => {
      const wasReady = state === 'ready';
      if (!wasReady) state = 'stopped'; // a start that still waits for its database gives up
      beginning.resolve();
      await started.catch(() => undefined);
      if (wasReady) await giveBackTries(boss, underWay).catch(() => undefined); // a database that is gone keeps no stop waiting
      state = 'stopped';
      await boss.stop({ graceful: true, timeout: withinMs, close: true });
    },
  };
}

/** pg-boss counts what it breaks off as a try: four restarts in a row would give up a document that nothing is wrong with. */
export async function giveBackTries(boss: PgBoss, jobs: ReadonlySet<string>): Promise<void> {
  if (jobs.size === 0) return;
  await boss
    .getDb()
    .executeSql(`update pgboss.job set retry_limit = retry_limit + 1 where state = 'active' and id = any($1::uuid[])`, [
      [...jobs],
    ]);
}

function options(source: QueueSource): ConstructorParameters<typeof PgBoss>[0] & object {
  const common = {
    application_name: 'thence-queue',
    schema: 'pgboss',
    schedule: false, // nothing here runs by the calendar
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: SUPERVISE_S,
  };
  if (source.engine === 'embedded') return { ...common, db: onEmbedded(source), backend: 'pglite' };
  return { ...common, connectionString: source.connectionString, max: 5 };
}

/** What writes may begin with `with` or `begin`. */
const READS = /^\s*(?:select|show|set)\b/i;

function onEmbedded({ pglite, refuseWrites }: Extract<QueueSource, { engine: 'embedded' }>): Db {
  const checked = (text: string): string => {
    if (!READS.test(text)) refuseWrites();
    return text;
  };
  return fromPglite({
    query: async (text, values) => await pglite.query(checked(text), values),
    exec: async (text) => await pglite.exec(checked(text)),
    listen: (channel, heard) => pglite.listen(channel, heard),
  });
}

const START_AGAIN_MS = 1000;

/** A database that goes away while the queue starts is waited for; any other trouble is the end of it. */
async function startOnceItAnswers(boss: PgBoss, isStopped: () => boolean, log: Log): Promise<void> {
  for (;;) {
    try {
      return await touchEvery(boss);
    } catch (error) {
      if (isStopped() || !(passingTrouble(error) instanceof Unavailable)) throw error;
      log.warn({ cause: (error as Error).message }, 'the queue could not start yet; it is tried again');
      await boss.stop({ graceful: false, close: true }).catch(() => undefined); // what had begun
      await after(START_AGAIN_MS);
    }
  }
}

async function touchEvery(boss: PgBoss): Promise<void> {
  await boss.start();
  for (const name of QUEUES) {
    if ((await boss.getQueue(name)) === null)
      await boss.createQueue(name, name === DEAD_LETTERS ? DEAD_LETTER_OPTIONS : LANE_OPTIONS);
    // Neither of the two puts the queue into pg-boss' cache, and a first look for it inside a transaction of ours would wait for that
    // very transaction, for ever, on the one connection of PGlite. An insert of nothing looks, and does nothing else.
    await boss.insert(name, []);
  }
}

/** Asked of the job table itself: pg-boss' own counts are a cache of up to an hour. */
async function depthOf(boss: PgBoss): Promise<Readonly<Record<QueueName, number>>> {
  const counted = await boss.getDb().executeSql(
    `select name, count(*)::int4 as jobs from pgboss.job
     where state in ('created', 'retry', 'active') and name = any($1) group by name`,
    [[...QUEUES]],
  );
  const rows = counted.rows as readonly { readonly name: QueueName; readonly jobs: number }[];
  const depth = Object.fromEntries(QUEUES.map((name) => [name, 0])) as Record<QueueName, number>;
  for (const { name, jobs } of rows) depth[name] = jobs;
  return depth;
}
