// Takes: a request's headers. Gives: `request.caller`, the key it came with, and the RateLimit headers of the answer.
// Never: reads a body before the caller is known and within its rate.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authenticate, type Caller } from '../service/authenticate.ts';
import type { Ports } from '../service/ports.ts';
import { countRequest, rateLimitHeaders, refuseOverLimit } from '../service/rate-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** `open`: no credential is asked. Every route under /v1/ says which (demandAccess). */
    access?: 'open' | 'key';
  }
}

const BEARER = /^Bearer +([\x21-\x7e]{1,512})$/i;

export interface RateLimits {
  readonly requestsPerMinute: number;
  readonly requestsPerMinuteFree: number;
}

export function authenticator(ports: Ports, rates: RateLimits) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.routeOptions.config.access !== 'key') return;
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
    const caller = await authenticate(ports, token);
    request.caller = caller;
    const limit = caller.plan === 'free' ? rates.requestsPerMinuteFree : rates.requestsPerMinute;
    const figures = await countRequest(ports, caller, { requestsPerMinute: limit });
    reply.headers(rateLimitHeaders(figures));
    refuseOverLimit(figures);
  };
}

/** The caller of a route whose access is `key`. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error(`route ${request.routeOptions.url} has no caller`);
  return request.caller;
}

/** A route of the API says who may ask: one that forgot would be open to everybody. */
export function demandAccess(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith('/v1/') && config?.access === undefined) throw new Error(`${url} does not say who may ask`);
  });
}
