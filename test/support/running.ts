// A deployment and its server in this process, on the embedded engine and a free port: for tests that look inside while they ask.
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { readConfig } from '../../src/config.ts';
import { type Deployment, openDeployment } from '../../src/deployment.ts';
import { requestId } from '../../src/http/request-id.ts';
import { createServer } from '../../src/http/server.ts';
import { migratedFolder } from './embedded.ts';

export interface Running {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly deployment: Deployment;
  close(): Promise<void>;
}

const UNLIMITED = { THENCE_REQUESTS_PER_MINUTE: '1000000', THENCE_REQUESTS_PER_MINUTE_FREE: '1000000' };

export async function startRunning(env: Readonly<Record<string, string>> = {}): Promise<Running> {
  const folder = await migratedFolder();
  const config = readConfig({ THENCE_DATA: folder, THENCE_CHECK_MX: 'off', ...UNLIMITED, ...env });
  const log = pino({ level: 'silent' });
  const deployment = await openDeployment(config, log);
  deployment.queue.begin();
  await deployment.queue.started;
  const { ports, work, metrics, portal, billing } = deployment;
  const signup = { open: true, dailyCap: 1_000_000, dailyCapPerAddress: null };
  const settings = { ...config, signup };
  const app = await createServer({ ports, work, metrics, portal, billing, log, requestId, probes: {}, settings });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    deployment,
    close: async () => {
      await app.close();
      await deployment.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
