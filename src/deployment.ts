// Wires the parts of one process: database, objects, queue, reader, keys. What serves or works is built on it by start.ts.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { oidcIdentity } from './adapters/identity.ts';
import type { Log } from './adapters/log.ts';
import { mailDomains, systemResolver } from './adapters/mail-domain.ts';
import { folderObjects } from './adapters/objects-folder.ts';
import { s3Objects } from './adapters/objects-s3.ts';
import { fabricOn } from './adapters/postgres/fabric.ts';
import { migrate } from './adapters/postgres/migrate.ts';
import { type DatabaseSettings, openDatabase, type OpenDatabase } from './adapters/postgres/open.ts';
import { limiterFor, storeFor } from './adapters/postgres/store.ts';
import { workStoreOn } from './adapters/postgres/work-store.ts';
import { openQueue, type RunningQueue } from './adapters/queue.ts';
import { jobsOn } from './adapters/queue-jobs.ts';
import { loadSigningKeys } from './adapters/signing-keys.ts';
import type { Config } from './config.ts';
import { Refusal } from './contract/refusals.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import type { Portal } from './http/portal-routes.ts';
import { type ReadingThreads, readingThreads } from './reading-threads.ts';
import type { BillingParts } from './service/checkout.ts';
import type { ObjectStore, Ports } from './service/ports.ts';
import { stoppable } from './service/stoppable.ts';
import type { WorkParts } from './service/work-parts.ts';
import type { Lane } from './service/work-ports.ts';

export interface Deployment {
  readonly database: OpenDatabase;
  readonly objects: ObjectStore;
  readonly queue: RunningQueue;
  readonly ports: Ports;
  readonly work: WorkParts;
  readonly reader: ReadingThreads;
  readonly billing: BillingParts;
  readonly metrics: Metrics;
  /** Null: no issuer is set. */
  readonly portal: Portal | null;
  /** Who is told when something was enqueued; workers of this process set it. */
  onEnqueued(wake: (lane: Lane) => void): void;
  /** Jobs under way have so long to end. */
  close(withinMs?: number): Promise<void>;
}

export function openObjects(config: Config): ObjectStore {
  return config.s3 === null ? folderObjects(join(config.dataFolder, 'objects')) : s3Objects(config.s3);
}

/** A database server that does not answer is waited for as long as `patience` says; absent: not at all. */
export async function openDeployment(
  config: Config,
  log: Log,
  patience?: DatabaseSettings['patience'],
): Promise<Deployment> {
  const signingKeys = loadSigningKeys(config); // on first start the key is made before anything could need it
  const { databaseUrl, dataFolder } = config;
  const database = await openDatabase({ databaseUrl, dataFolder, log, ...(patience ? { patience } : {}) });
  await migrate(database.db);
  const ports = await portsOn(database, config, log);
  const objects = openObjects(config);
  const queue = openQueue(database.queueSource, log);
  const metrics = createMetrics(
    () => queue.depth(),
    config.stripe === null ? null : () => ports.store.billing.meterStates(),
  );
  const fabric = fabricOn(database.db);
  const reader = readingThreads({ ...config, signingKeys, fabric });
  let wake: (lane: Lane) => void = () => undefined;
  const work: WorkParts = {
    ...ports,
    store: workStoreOn(database.db, jobsOn(queue)),
    objects,
    resultsAsObjects: config.s3 !== null,
    reader,
    drawer: reader,
    awaited: stoppable(),
    fabric,
    signingKeys,
    uploadSecret: await secretOf(ports, 'upload_secret'),
    closureStandard: config.closureStandard,
    queueReady: () => queue.started.catch(refuseQueue),
    wake: (lane) => wake(lane),
    observe: ({ path, outcome, seconds, verdicts }) => {
      metrics.extraction.observe({ path, outcome }, seconds);
      for (const status of verdicts) metrics.verdicts.inc({ status });
    },
    trouble: (error, runId) => log.error({ err: error, run: runId }, 'a document could not be read'),
  };
  return {
    database,
    objects,
    queue,
    ports,
    work,
    reader,
    billing: await billingOn(ports, config, log),
    metrics,
    portal: config.oidc === null ? null : { ...config.oidc, identity: oidcIdentity(config.oidc, log) },
    onEnqueued: (listener) => (wake = listener),
    async close(withinMs) {
      await queue.stop(withinMs);
      await reader.close();
      await database.close();
    },
  };
}

function refuseQueue(): never {
  throw new Refusal(
    'async_unavailable',
    'The queue of this deployment did not start; documents can be read synchronously.',
  );
}

async function billingOn({ store, clock }: Ports, { stripe }: Config, log: Log): Promise<BillingParts> {
  return {
    store,
    clock,
    payments: stripe === null ? null : (await import('./adapters/stripe.ts')).stripePayments(stripe), // a fifth of a start's code
    trouble: (detail) => log.warn({ cause: detail }, 'the payment processor failed'),
  };
}

async function portsOn(database: OpenDatabase, config: Config, log: Log): Promise<Ports> {
  const uninvited = (cause: string): void => log.warn({ cause }, 'an invitation was not sent');
  return {
    store: storeFor(database),
    limiter: limiterFor(database),
    mailDomains: mailDomains({ resolver: config.checkMailDomain ? systemResolver(config.dnsServers) : null }),
    mailer: config.mail === null ? null : (await import('./adapters/mail.ts')).smtpMailer(config.mail, uninvited),
    clock: { now: () => new Date() },
    random: { bytes: (count) => randomBytes(count) },
  };
}

/** A secret all nodes of a deployment share; the first to ask makes it. */
async function secretOf(ports: Ports, name: string): Promise<Uint8Array> {
  if ((await ports.store.meta.get(name)) === null)
    await ports.store.meta.claim(name, Buffer.from(ports.random.bytes(32)).toString('hex'));
  return Buffer.from((await ports.store.meta.get(name))!, 'hex');
}
