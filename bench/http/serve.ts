// One server for bench/http.ts, in a process of its own: `bare` is fastify alone, `thence` the deployment's own pipeline (embedded
// engine, credential, limiter, log, figures) with one route added that only this benchmark has.
import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { readConfig } from '../../src/config.ts';
import { openDeployment } from '../../src/deployment.ts';
import { createLog } from '../../src/adapters/log.ts';
import { requestId } from '../../src/http/request-id.ts';
import { createServer } from '../../src/http/server.ts';
import { firstStart } from '../../src/service/first-start.ts';

const MOST_BYTES = 8 * 2 ** 20;

/** What both serve: a body of raw bytes, hashed as it comes. */
function hashRoute(app: FastifyInstance, config: object): void {
  app.addContentTypeParser('application/pdf', (_request, payload, done) => done(null, payload));
  app.post('/v1/bench', { config, bodyLimit: MOST_BYTES }, async (request: FastifyRequest) => {
    const hash = createHash('sha256');
    for await (const chunk of request.body as AsyncIterable<Buffer>) hash.update(chunk);
    return { sha256: hash.digest('hex') };
  });
}

function bare(): { app: FastifyInstance; key: string } {
  const app = fastify();
  const usage = {
    key: 'thence_live_AAAAAAAAAAA',
    name: 'local',
    monthly_cap: 1_000_000_000,
    included_docs: null,
    overage_documents: 0,
    documents: 0,
    input_tokens: 0,
    output_tokens: 0,
    period_start: '2026-11-01T00:00:00.000Z',
    period_end: '2026-12-01T00:00:00.000Z',
  };
  app.get('/v1/usage', () => usage);
  hashRoute(app, {});
  return { app, key: 'none' };
}

async function thence(): Promise<{ app: FastifyInstance; key: string }> {
  const config = readConfig({ ...process.env, THENCE_REQUESTS_PER_MINUTE: '1000000' });
  const log = createLog('info');
  const { ports, work, metrics, queue } = await openDeployment(config, log);
  const first = await firstStart(ports);
  queue.begin();
  await queue.started;
  const app = await createServer({
    ports,
    work,
    log,
    metrics,
    probes: {},
    requestId,
    settings: { ...config, signup: { open: true, dailyCap: 1, dailyCapPerAddress: null } },
  });
  hashRoute(app, { access: 'key' });
  return { app, key: first!.liveKey };
}

const { app, key } = await (process.argv[2] === 'bare' ? bare() : thence());
await app.listen({ port: 0, host: '127.0.0.1' });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send!({ cpuMs: (user + system) / 1000 });
});
process.send!({ port: (app.server.address() as AddressInfo).port, key });
