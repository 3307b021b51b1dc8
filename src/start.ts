// Wires the server: database, objects, queue, keys, HTTP; starts it, says where it listens, and ends it in order.
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createLog } from './adapters/log.ts';
import { mailDomains, systemResolver } from './adapters/mail-domain.ts';
import { folderObjects } from './adapters/objects-folder.ts';
import { migrate } from './adapters/postgres/migrate.ts';
import { openDatabase, type OpenDatabase } from './adapters/postgres/open.ts';
import { requestLimiter } from './adapters/postgres/rate-limits.ts';
import { storeOn } from './adapters/postgres/store.ts';
import { startQueue } from './adapters/queue.ts';
import { memoryLimiter } from './adapters/rate-limits-memory.ts';
import { loadSigningKeys } from './adapters/signing-keys.ts';
import type { Config } from './config.ts';
import { createMetrics } from './http/metrics.ts';
import { createServer } from './http/server.ts';
import { firstStart, type FirstKeys } from './service/first-start.ts';
import { newId } from './service/ids.ts';
import type { Ports } from './service/ports.ts';

const SHUTDOWN_MS = 14_000; // an orchestrator that sent SIGTERM waits 15 s

/** Serves until SIGTERM or SIGINT; gives the exit code. */
export async function start(config: Config, out: (line: string) => void): Promise<number> {
  const log = createLog(config.logLevel);
  loadSigningKeys(config); // on first start the key is made before anything could need it
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataFolder: config.dataFolder, log });
  await migrate(database.db);
  const ports = portsOn(database, config);
  const objects = folderObjects(join(config.dataFolder, 'objects'));
  const queue = startQueue(database.queueSource, log);
  const first = await firstStart(ports);
  const server = await createServer({
    ports,
    log,
    metrics: createMetrics(() => queue.depth()),
    probes: { database: () => database.ping(), objects: () => objects.ping(), queue: () => queue.ping() },
    requestId: () => `req_${newId(ports)}`,
    settings: {
      ...config,
      signup: { open: config.freeTierOpen, dailyCap: config.signupsPerDay, dailyCapPerAddress: null },
    },
  });
  await server.listen({ host: config.host, port: config.port });
  out(greeting(addressOf(server.server.address() as AddressInfo), first));
  const signal = await firstSignal();
  log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
  await server.close();
  await queue.stop();
  await database.close();
  log.info({}, 'stopped');
  return 0;
}

function portsOn(database: OpenDatabase, config: Config): Ports {
  const embedded = database.engine === 'embedded';
  return {
    store: storeOn(database.db),
    limiter: embedded ? memoryLimiter() : requestLimiter(database.db),
    mailDomains: mailDomains({ resolver: config.checkMailDomain ? systemResolver(config.dnsServers) : null }),
    clock: { now: () => new Date() },
    random: { bytes: (count) => randomBytes(count) },
  };
}

function addressOf({ address, family, port }: AddressInfo): string {
  const wildcard = address === '::' || address === '0.0.0.0';
  return `http://${wildcard ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** Printed on stdout, apart from the log: the keys are shown this once. */
function greeting(address: string, first: FirstKeys | null): string {
  const lines = [`thence is listening on ${address}`];
  if (first)
    lines.push(
      '',
      'First start: this deployment has one local account, without a cap. Keep its keys, they are not shown again:',
      `  live key   ${first.liveKey}`,
      `  test key   ${first.testKey}`,
      '',
      'Try it:',
      `  curl -s -H 'Authorization: Bearer ${first.liveKey}' ${address}/v1/usage`,
    );
  return lines.join('\n');
}

function firstSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => resolve(signal));
  });
}

export function backupTo(_config: Config, _file: string): Promise<number> {
  throw new Error('wired with backup');
}
export function restoreFrom(_config: Config, _file: string): Promise<number> {
  throw new Error('wired with restore');
}
