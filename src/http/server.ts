// Takes: ports, settings, a log. Gives: the HTTP server with every route, not yet listening. Never: decides anything an account may
// or may not do; that is the services'.
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { LIMITS } from '../contract/limits.ts';
import { Refusal } from '../contract/refusals.ts';
import type { Ports } from '../service/ports.ts';
import { authenticator, refuseRepeatedHeaders } from './authenticate.ts';
import { frameworkRefusal, onError, rawRefusal, sendRefusal } from './errors.ts';
import { healthRoutes, type Probes } from './health.ts';
import { parseJsonBody } from './json-body.ts';
import { keyRoutes } from './key-routes.ts';
import { landingRoute } from './landing.ts';
import type { Metrics } from './metrics.ts';
import { refuseOtherMethods } from './other-methods.ts';
import { describeApi } from './openapi.ts';
import { signupRoute, type SignupRouteSettings } from './signup-route.ts';

export interface ServerSettings extends SignupRouteSettings {
  readonly corsOrigins: readonly string[];
  readonly trustProxy: boolean;
  readonly metricsToken: string | null;
  readonly requestsPerMinute: number;
  readonly requestsPerMinuteFree: number;
}

export interface ServerParts {
  readonly ports: Ports;
  readonly settings: ServerSettings;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly probes: Probes;
  /** Ids of requests, unguessable and in time order. */
  readonly requestId: () => string;
}

const HEADERS_MS = 15_000;
const REQUEST_MS = 120_000; // a 4.5 MB body at 40 KB/s
const KEEP_ALIVE_MS = 72_000; // above the idle time of the load balancers we know
const GZIP_FROM_BYTES = 2048;

export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }), // one line of our own: see follow()
    genReqId: parts.requestId,
    requestIdHeader: false,
    trustProxy: parts.settings.trustProxy,
    bodyLimit: LIMITS.jsonBytes,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_MS },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) =>
      void sendRefusal(reply.header('X-Request-Id', request.id), frameworkRefusal(error)),
    clientErrorHandler(error, socket) {
      if (socket.writable) socket.end(rawRefusal(error.code, parts.requestId()));
      else socket.destroy();
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(onError);
  app.setNotFoundHandler((_request, reply) =>
    sendRefusal(reply, new Refusal('not_found', 'There is nothing at this path.')),
  );
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseJsonBody(body as string));
    } catch (error) {
      done(error as Error);
    }
  });
  follow(app, parts);
  await app.register(compress, { global: true, encodings: ['gzip', 'identity'], threshold: GZIP_FROM_BYTES });
  if (parts.settings.corsOrigins.length > 0) await allowOrigins(app, parts.settings.corsOrigins);
  const finishRoutes = refuseOtherMethods(app);
  await describeApi(app);
  await app.register((scope, _options, done) => {
    healthRoutes(scope, parts);
    landingRoute(scope);
    signupRoute(scope, parts.ports, parts.settings);
    keyRoutes(scope, parts.ports);
    done();
  });
  finishRoutes();
  return app;
}

/** What happens around every request: id, credential, rate, figures, one log line. */
function follow(app: FastifyInstance, parts: ServerParts): void {
  app.decorateRequest('caller', null);
  const authenticated = authenticator(parts.ports, parts.settings);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id).header('X-Content-Type-Options', 'nosniff');
    refuseRepeatedHeaders(request);
    await authenticated(request, reply);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? '(none)' : (request.routeOptions.url ?? '(none)'); // the pattern: an address may hold a secret
    const seconds = reply.elapsedTime / 1000;
    parts.metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, seconds);
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        key: request.caller?.prefix,
      },
      'request',
    );
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
  });
}
