// Runs a deployment: `thence start` (API and workers in one process), `serve` (API only), `worker`; says where it listens, and ends
// everything in order on SIGTERM or SIGINT.
import type { AddressInfo } from 'node:net';
import { createLog, type Log } from './adapters/log.ts';
import { jobsOn } from './adapters/queue-jobs.ts';
import { enqueueOrphans, releaseActiveJobs } from './adapters/queue-orphans.ts';
import { startWorkers } from './adapters/queue-workers.ts';
import type { Config } from './config.ts';
import { openDeployment, type Deployment } from './deployment.ts';
import { requestId } from './http/request-id.ts';
import type * as Http from './http/server.ts';
import { BEAT_MS, heartbeat } from './service/heartbeat.ts';
import { consoleLinkCode } from './service/console-session.ts';
import { firstStart, type FirstKeys } from './service/first-start.ts';
import { reportDocuments } from './service/metering.ts';
import { failLost, sweep } from './service/sweep.ts';
import { giveUp, workOn } from './service/work.ts';
import { transformThreads } from './transform-threads.ts';

const SHUTDOWN_MS = 14_000; // an orchestrator that sent SIGTERM waits 15 s
/** Before the server cuts off what still runs: a reading that is given up is answered. */
const AWAITED_MS = 7000;
/** Jobs have what the requests left of this. */
const JOBS_END_MS = 10_500;
/** A database that is started together with us, or recovers after a crash. */
const DATABASE_START_MS = 120_000;
const SWEEP_MS = 60_000;
const METER_MS = 2000;

export interface Roles {
  readonly api: boolean;
  readonly workers: boolean;
}

/** Runs until SIGTERM or SIGINT; gives the exit code. */
export async function start(config: Config, roles: Roles, out: (line: string) => void): Promise<number> {
  const log = createLog(config.logLevel);
  const signal = firstSignal(); // from the first moment on: a start can be interrupted too
  const given = new AbortController();
  void signal.then(() => given.abort());
  const server = roles.api ? import('./http/server.ts') : null; // loads while the engine starts
  const deployment = await openDeployment(config, log, { ms: DATABASE_START_MS, signal: given.signal }).catch(
    (error: unknown) => (given.signal.aborted ? null : Promise.reject(error as Error)),
  );
  if (deployment === null) return 0;
  // The embedded engine has one process: what it read synchronously when it was killed, nobody reads any more.
  if (deployment.database.engine === 'embedded') await failInterrupted(deployment);
  const stop: (() => Promise<unknown>)[] = [];
  if (roles.workers) stop.push(work(config, deployment, log), meter(deployment, log));
  if (server !== null)
    stop.push(beat(deployment, log), await serve((await server).createServer, config, deployment, log, out));
  else out('thence works on the queue');
  deployment.queue.begin();
  deployment.reader.warm(); // once it listens: a start need not wait for what the first document needs
  log.info({ signal: await signal }, 'stopping');
  const began = performance.now();
  setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
  for (const end of stop.reverse()) await end();
  await deployment.close(JOBS_END_MS - (performance.now() - began));
  log.info({}, 'stopped');
  return 0;
}

async function failInterrupted({ work: parts }: Deployment): Promise<void> {
  const runs = await parts.store.runs.unfinished(['extract'], parts.clock.now(), Number.MAX_SAFE_INTEGER);
  await failLost(parts, runs, 'the server that read it stopped');
}

/** Tells the other nodes which synchronous runs this one is at, and ends those of nodes that are gone. */
function beat({ work: parts }: Deployment, log: Log): () => Promise<unknown> {
  const once = heartbeat(parts);
  let last: Promise<void> | null = null; // one at a time: a database that hangs is not asked the more often for it
  const timer = setInterval(() => {
    last ??= once()
      .catch((error: unknown) => log.warn({ err: error }, 'the heartbeat failed; it is tried again'))
      .finally(() => (last = null));
  }, BEAT_MS).unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}

async function serve(
  createServer: typeof Http.createServer,
  config: Config,
  { database, objects, queue, ports, work: parts, billing, metrics, portal }: Deployment,
  log: Log,
  out: (line: string) => void,
): Promise<() => Promise<unknown>> {
  const threads = transformThreads({}, parts.fabric);
  const server = await createServer({
    threads,
    ports,
    work: parts,
    billing,
    log,
    metrics,
    portal,
    probes: { database: () => database.ping(), objects: () => objects.ping(), queue: () => queue.ping() },
    requestId,
    settings: {
      ...config,
      signup: { open: config.freeTierOpen, dailyCap: config.signupsPerDay, dailyCapPerAddress: null },
    },
  });
  try {
    await listen(server, config);
    // Once it listens, not before: keys that a start made and could not print would be shown by no other.
    const first = await firstStart(ports);
    const code = first && (await consoleLinkCode(ports, first.accountId));
    out(greeting(addressOf(server.server.address() as AddressInfo), first, code ?? ''));
  } catch (error) {
    await server.close();
    throw error;
  }
  return async () => {
    setTimeout(() => parts.awaited.stop(), AWAITED_MS).unref();
    await server.close();
    await threads.close();
  };
}

const UNHEARD: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another process listens there',
  EADDRNOTAVAIL: 'it is no address of this machine',
  EACCES: 'you may not listen there',
  ENOTFOUND: 'there is no such host',
};

type Server = Awaited<ReturnType<typeof Http.createServer>>;

async function listen(server: Server, { host, port }: Config): Promise<void> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    const cause = UNHEARD[(error as NodeJS.ErrnoException).code ?? ''];
    throw cause === undefined
      ? error
      : new Error(`Cannot listen on ${host}, port ${port}: ${cause}. Set HOST or PORT.`);
  }
}

/** Workers begin once the queue is up, in the background: the API answers meanwhile. */
function work(config: Config, deployment: Deployment, log: Log): () => Promise<void> {
  const { database, queue, work: parts } = deployment;
  const adopt = async (): Promise<void> => {
    const runs = await enqueueOrphans(database.db, jobsOn(queue));
    if (runs > 0) log.warn({ runs }, 'runs without a job were put on the queue again');
  };
  const swept = (): Promise<void> =>
    sweep(parts, config.retention, config.auditDays)
      .then(() => queue.ping())
      .then(adopt)
      .catch((error: unknown) => log.warn({ err: error }, 'a sweep failed; it is tried again'));
  const timer = setInterval(() => void swept(), SWEEP_MS).unref();
  const begun = queue.started
    .then(async () => {
      if (database.engine === 'embedded') await releaseActiveJobs(database.db);
      await adopt();
      const workers = await startWorkers(queue, {
        concurrency: config.workers,
        onJob: (job) => workOn(parts, job),
        onDeadLetter: (job) => giveUp(parts, job),
      });
      deployment.onEnqueued((lane) => workers.wake(lane));
      await swept();
    })
    .catch((error: unknown) => log.error({ err: error }, 'the workers did not start'));
  return async () => {
    clearInterval(timer);
    await begun;
  };
}

/** Tells the payment processor of metered documents, one round after the other. */
function meter({ billing: { payments, ...parts } }: Deployment, log: Log): () => Promise<void> {
  if (payments === null) return () => Promise.resolve();
  let round = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    round = reportDocuments({ ...parts, payments })
      .then((documents) => void (documents > 0 && log.info({ documents }, 'metered documents were reported')))
      .catch((error: unknown) => log.warn({ err: error }, 'metered documents were not reported; it is tried again'))
      .finally(() => (busy = false));
  }, METER_MS).unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}

function addressOf({ address, family, port }: AddressInfo): string {
  const wildcard = address === '::' || address === '0.0.0.0';
  return `http://${wildcard ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

const TRIAL_DEED =
  'BEGINNING at an iron pin; thence N 0 E 208.71 feet; thence N 90 E 208.71 feet; thence S 0 E 208.71 feet; ' +
  'thence N 90 W 208.71 feet to the point of beginning, containing 1.000 acre.';

/** Printed on stdout, apart from the log: the keys are shown this once. */
function greeting(address: string, first: FirstKeys | null, code: string): string {
  const lines = [`thence is listening on ${address}`];
  if (first)
    lines.push(
      '',
      'First start: this deployment has one local account, without a cap. Keep its keys, they are not shown again:',
      `  live key   ${first.liveKey}`,
      `  test key   ${first.testKey}`,
      '',
      'Open the console (the link works once; thence admin console-link makes another):',
      `  ${address}/#sign-in=${code}`,
      '',
      'Or try it here:',
      `  curl -s -H 'Authorization: Bearer ${first.liveKey}' --data '${TRIAL_DEED}' ${address}/v1/extract`,
    );
  return lines.join('\n');
}

/** Ctrl-C reaches a launcher (npm, bin/thence.js) and this process, and the launcher passes it on: within this they are one. */
const ONE_SIGNAL_MS = 1000;

/** A second one, later, ends the process at once. */
function firstSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const heard = (): void => {
        resolve(signal);
        setTimeout(() => process.off(signal, heard), ONE_SIGNAL_MS).unref();
      };
      process.on(signal, heard);
    }
  });
}
