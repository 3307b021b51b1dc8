// Takes: a request's headers. Gives: `request.caller`, the key or the person it came with, and the RateLimit headers of the answer.
// Never: reads a body before the caller is known and within its rate.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../contract/refusals.ts';
import { authenticate, type Caller } from '../service/authenticate.ts';
import { onceKnown } from '../service/awaitable.ts';
import type { Awaitable, Identity, Ports } from '../service/ports.ts';
import {
  countRequest,
  type RateFigures,
  rateLimitHeaders,
  refuseOverLimit,
  type RequestKind,
} from '../service/rate-limit.ts';
import { consoleSession } from '../service/console-session.ts';
import { isSessionToken, sessions } from '../service/session.ts';
import { consoleCookie, refuseOtherOrigin } from './console-cookie.ts';

/** Who may ask: anybody; a key or a session; a session; a session of staff. */
export type Access = 'open' | 'key' | 'session' | 'staff';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** Every route under /v1/ and /billing/ says which (demandAccess). */
    access?: Access;
    /** Asks for the caller's own job or batch: counted apart from all other requests. */
    polls?: boolean;
  }
  interface FastifyInstance {
    /** Every route that was registered, as it was registered. */
    readonly routeTable: readonly RouteEntry[];
  }
}

export interface RouteEntry {
  readonly method: string;
  readonly url: string;
  readonly access: Access | null;
}

const BEARER = /^Bearer +([\x21-\x7e]{1,8192})$/i;

export interface RateLimits {
  readonly requestsPerMinute: number;
  readonly requestsPerMinuteFree: number;
}

/** `identity` null: no issuer is set, and keys are the only way in. */
export function authenticator(ports: Ports, rates: RateLimits, identity: Identity | null) {
  const session = sessions(ports, identity);
  const callerBy = (access: Access, token: string | null): Awaitable<Caller> => {
    if (token !== null && isSessionToken(token)) return session(token);
    if (access === 'session' && token !== null) throw notASession();
    return authenticate(ports, token);
  };
  const count = (caller: Caller, kind: RequestKind): Awaitable<RateFigures> => {
    const free = caller.session === null && caller.plan === 'free';
    const requestsPerMinute = free ? rates.requestsPerMinuteFree : rates.requestsPerMinute;
    return countRequest(ports, caller, { requestsPerMinute }, kind);
  };
  return (request: FastifyRequest, reply: FastifyReply): Awaitable<void> => {
    const { access = 'open', polls = false } = request.routeOptions.config;
    if (access === 'open') return;
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
    const cookie = request.headers.authorization === undefined ? consoleCookie(request) : null;
    if (cookie !== null) refuseOtherOrigin(request);
    const known = cookie === null ? callerBy(access, token) : consoleSession(ports, cookie);
    return onceKnown(known, (caller) => {
      request.caller = caller;
      return onceKnown(count(caller, polls ? 'polls' : 'requests'), (figures) => {
        reply.headers(rateLimitHeaders(figures));
        refuseOverLimit(figures);
        if (access === 'staff' && caller.session?.staff !== true)
          throw new Refusal('not_permitted', 'This route is for signed-in members of the staff group.');
      });
    });
  };
}

function notASession(): Refusal {
  return new Refusal('invalid_token', 'This route takes a portal session token, not an API key.');
}

/** The caller of a route whose access is not `open`. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error(`route ${request.routeOptions.url} has no caller`);
  return request.caller;
}

/** A route of the API says who may ask: one that forgot would be open to everybody. */
export function demandAccess(app: FastifyInstance): void {
  const table: RouteEntry[] = [];
  app.decorate('routeTable', table);
  app.addHook('onRoute', ({ url, method, config }) => {
    for (const name of [method].flat()) table.push({ method: name, url, access: config?.access ?? null });
    if (/^\/(?:v1|billing)\//.test(url) && config?.access === undefined)
      throw new Error(`${url} does not say who may ask`);
  });
}
