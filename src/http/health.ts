// GET /healthz, /readyz, /metrics: for those who run the service. Takes: what must answer. Gives: whether it does, and figures.
// Never: the reason to a caller; that is in the log.
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../contract/refusals.ts';
import type { Metrics } from './metrics.ts';

/** What must answer before the service can work: name -> a call that rejects when it cannot. */
export type Probes = Readonly<Record<string, () => Promise<void>>>;

interface HealthParts {
  readonly probes: Probes;
  readonly metrics: Metrics;
  readonly settings: { readonly metricsToken: string | null };
}

const PROBE_MS = 3000;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

export function healthRoutes(app: FastifyInstance, { probes, metrics, settings }: HealthParts): void {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (request, reply) => {
    const found = await Promise.all(
      Object.entries(probes).map(async ([name, probe]) => [name, await answer(probe)] as const),
    );
    const ready = found.every(([, problem]) => problem === null);
    for (const [name, problem] of found) if (problem) request.log.warn({ probe: name, err: problem }, 'not ready');
    const parts = Object.fromEntries(found.map(([name, problem]) => [name, problem === null ? 'ok' : 'down']));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not_ready', parts });
  });
  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayScrape(request, settings.metricsToken)) throw new Refusal('not_found', 'There is nothing at this path.');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

async function answer(probe: () => Promise<void>): Promise<Error | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Error>((resolve) => (timer = setTimeout(resolve, PROBE_MS, new Error('no answer'))));
  const asked = probe().then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/** With a token set, the token and nothing else; without one, this machine only, and not by way of a proxy on it. */
function mayScrape(request: FastifyRequest, token: string | null): boolean {
  if (token === null) {
    const forwarded = FORWARDED.some((name) => request.headers[name] !== undefined);
    return !forwarded && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
  }
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
