// Takes: ports, settings, a log. Gives: the HTTP server with every route, not yet listening. Never: decides anything an account may
// or may not do; that is the services'.
import { maxHeaderSize } from 'node:http';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { LIMITS } from '../contract/limits.ts';
import type { BillingParts } from '../service/checkout.ts';
import type { Ports } from '../service/ports.ts';
import type { WorkParts } from '../service/work-parts.ts';
import { anchorRoute } from './anchor-route.ts';
import { authenticator, demandAccess } from './authenticate.ts';
import { batchRoutes } from './batch-routes.ts';
import { billingRoutes } from './billing-routes.ts';
import { convertRoutes } from './convert-routes.ts';
import { frameworkRefusal, onError, sendRefusal } from './errors.ts';
import { fabricRoutes } from './fabric-routes.ts';
import { refuseBadHeaders } from './header-rules.ts';
import { healthRoutes, type Probes } from './health.ts';
import { takeJsonBodies } from './json-body.ts';
import { keyRoutes } from './key-routes.ts';
import { consoleRoutes } from './console-routes.ts';
import { locateRoutes } from './locate-routes.ts';
import type { Metrics } from './metrics.ts';
import { describeApi } from './openapi.ts';
import { type Unmatched, watchRoutes } from './other-methods.ts';
import { type Portal, portalRoutes } from './portal-routes.ts';
import { pageRoute } from './page-route.ts';
import { placementRoutes } from './placement-routes.ts';
import type { TransformThreads } from './post-back-body.ts';
import { answerOddRequests, rawAnswerer } from './raw-answers.ts';
import { runRoutes } from './run-routes.ts';
import { signupRoute, type SignupRouteSettings } from './signup-route.ts';
import { staffRoutes } from './staff-routes.ts';
import { uploadRoutes } from './upload-routes.ts';
import { transformRoutes } from './transform-routes.ts';
import { textValidator } from './validation.ts';
import { takeWaiting } from './take-waiting.ts';
import { workRoutes, type WorkRouteSettings } from './work-routes.ts';

export interface ServerSettings extends SignupRouteSettings, WorkRouteSettings {
  readonly corsOrigins: readonly string[];
  /** As Config has it. */
  readonly trustProxy: boolean | readonly string[];
  readonly metricsToken: string | null;
  readonly requestsPerMinute: number;
  readonly requestsPerMinuteFree: number;
}

export interface ServerParts {
  readonly ports: Ports;
  readonly work: WorkParts;
  /** Absent: nothing is sold here. */
  readonly billing?: BillingParts;
  /** Absent or null: no issuer is set. */
  readonly portal?: Portal | null;
  readonly settings: ServerSettings;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly probes: Probes;
  /** Ids of requests, unguessable and in time order. */
  readonly requestId: () => string;
  /** Where large posted bodies are transformed; absent: in this thread. */
  readonly threads?: TransformThreads;
  readonly timeouts?: Timeouts;
}

export interface Timeouts {
  readonly headersMs: number;
  readonly requestMs: number;
  readonly keepAliveMs: number;
  /** A connection on which nothing moves at all, such as a client that does not read its answer. */
  readonly stalledMs: number;
  /** How often the first two are looked at. */
  readonly lookMs: number;
  /** What still runs this long after the server began to close is cut off. */
  readonly closingMs: number;
}

export const TIMEOUTS: Timeouts = {
  headersMs: 15_000,
  requestMs: 120_000, // a 4.5 MB body at 40 KB/s
  keepAliveMs: 72_000, // above the idle time of the load balancers we know
  stalledMs: 300_000, // above the longest synchronous extraction
  lookMs: 5_000,
  closingMs: 10_000,
};

const GZIP_FROM_BYTES = 2048;

export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const app = bareServer(parts);
  app.setValidatorCompiler(textValidator);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(onError);
  takeJsonBodies(app);
  closeInTime(app, parts.timeouts ?? TIMEOUTS);
  demandAccess(app);
  const unmatched = watchRoutes(app);
  app.setNotFoundHandler((request) => {
    throw unmatched(request);
  });
  await follow(app, parts, unmatched);
  await app.register(compress, {
    globalDecompression: false, // bodies come as they are: header-rules.ts
    encodings: ['gzip', 'identity'],
    threshold: GZIP_FROM_BYTES,
  });
  await describeApi(app, parts.settings.publicUrl);
  await app.register(async (scope) => {
    healthRoutes(scope, parts);
    consoleRoutes(scope, parts.ports);
    signupRoute(scope, parts.ports, parts.settings);
    keyRoutes(scope, parts.ports);
    portalRoutes(scope, parts.ports, parts.portal ?? null);
    staffRoutes(scope, parts.ports);
    runRoutes(scope, parts.work);
    placementRoutes(scope, parts.work);
    anchorRoute(scope, parts.work);
    fabricRoutes(scope, parts.work);
    await billingRoutes(scope, parts.billing ?? unsold(parts.ports), parts.settings);
    await uploadRoutes(scope, parts.work, parts.settings);
    await workRoutes(scope, parts.work, parts.settings);
    await pageRoute(scope, parts.work);
    await batchRoutes(scope, parts.work, parts.settings);
    await transformRoutes(scope, { ...parts.work, threads: parts.threads ?? null });
    await convertRoutes(scope, { ...parts.work, threads: parts.threads ?? null });
    await locateRoutes(scope, { ...parts.work, threads: parts.threads ?? null });
  });
  return app;
}

function unsold({ store, clock }: Ports): BillingParts {
  return { store, clock, payments: null, trouble: () => undefined };
}

/** In place of fastify's own compilers, whose code it would load though createServer sets ours. */
function setAbove(): never {
  throw new Error('the compilers are set by createServer');
}

function bareServer({ log, settings, requestId, timeouts = TIMEOUTS }: ServerParts): FastifyInstance {
  const raw = rawAnswerer({ log, requestId });
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }), // one line of our own: see follow()
    genReqId: requestId,
    requestIdHeader: false,
    trustProxy: typeof settings.trustProxy === 'boolean' ? settings.trustProxy : [...settings.trustProxy],
    bodyLimit: LIMITS.jsonBytes,
    routerOptions: { maxParamLength: maxHeaderSize }, // an id of any length is an unknown id, not an unknown path
    pluginTimeout: 120_000, // the embedded engine starts in this process too, and a starved machine takes its time
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    connectionTimeout: timeouts.stalledMs,
    http: {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.lookMs,
      requireHostHeader: false, // header-rules.ts refuses it in the envelope
    },
    schemaController: { compilersFactory: { buildValidator: setAbove, buildSerializer: setAbove } },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // the absolute form: RFC 9112 section 3.2.2
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]+/i, '') || '/'),
    frameworkErrors: (error, request, reply) => {
      const refusal = frameworkRefusal(error);
      request.log.info({ status: refusal.spec.status, cause: error.code }, 'request');
      reply.header('X-Request-Id', request.id).header('X-Content-Type-Options', 'nosniff');
      void sendRefusal(reply, refusal);
    },
    clientErrorHandler: raw,
  });
  answerOddRequests(app, raw);
  return app;
}

/** What happens around every request, in this order: id, origin, shape, credential, rate; then figures and one log line. */
async function follow(app: FastifyInstance, parts: ServerParts, unmatched: Unmatched): Promise<void> {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id).header('X-Content-Type-Options', 'nosniff');
    // Keys, results and what is known of an account: nobody between keeps them, and no browser on its disk.
    if (request.routeOptions.config?.access !== undefined) reply.header('Cache-Control', 'no-store');
    done();
  });
  // Before anything is refused: a page of another origin may read why.
  if (parts.settings.corsOrigins.length > 0) await allowOrigins(app, parts.settings.corsOrigins);
  const authenticated = authenticator(parts.ports, parts.settings, parts.portal?.identity ?? null);
  app.addHook('onRequest', (request, reply, done) => {
    refuseBadHeaders(request);
    if (request.is404) throw unmatched(request);
    const known = authenticated(request, reply);
    if (known instanceof Promise) known.then(() => done(), done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? '(none)' : (request.routeOptions.url ?? '(none)'); // the pattern: an address may hold a secret
    const { method } = request;
    const status = reply.statusCode;
    const elapsedMs = reply.elapsedTime;
    parts.metrics.requests.observe(method, route, status, elapsedMs / 1000);
    const ms = Math.round(elapsedMs);
    request.log.info({ method, route, status, ms, key: request.caller?.prefix }, 'request');
    done();
  });
}

async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  await app.register(cors, {
    origin: origins.includes('*') ? true : [...origins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'X-Document-Name', 'X-Upload-Id', 'Idempotency-Key'],
    exposedHeaders: ['X-Request-Id', 'X-Job-Id', 'RateLimit', 'RateLimit-Policy', 'Retry-After'],
    maxAge: 600,
    strictPreflight: false, // an OPTIONS that is no preflight is answered like one, not in words of the library's own
  });
}

/** Once closing, an answered connection is not kept; and no client, however slow, keeps the process. */
function closeInTime(app: FastifyInstance, { closingMs }: Timeouts): void {
  let closing = false;
  const waited = takeWaiting(app.server);
  app.addHook('preClose', (done) => {
    closing = true;
    setTimeout(() => app.server.closeAllConnections(), closingMs).unref();
    waited(done);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('Connection', 'close');
    done();
  });
}
