// Takes: the routes as they are registered. Gives: the refusal for a request that matches none: 405 with what the path allows, or
// 404. Never: reads the body of a request that cannot be.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../contract/refusals.ts';

export type Unmatched = (request: FastifyRequest) => Refusal;

/** Call before the routes are registered: it watches them. */
export function watchRoutes(app: FastifyInstance): Unmatched {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url === '*') return; // the preflight route of CORS answers for every path and makes none
    const path = known.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const name of [method].flat()) path.methods.add(name);
    known.set(url, path);
  });
  return ({ method, url }) => {
    const [path = ''] = url.split('?', 1);
    const found = [...known.values()].filter(({ pattern }) => pattern.test(path));
    const methods = new Set(found.flatMap((matching) => [...matching.methods])); // of /v1/keys/whoami those of :prefix too
    if (methods.size === 0 || methods.has(method)) return new Refusal('not_found', 'There is nothing at this path.');
    const allow = [...methods].join(', ');
    return new Refusal('method_not_allowed', `This path takes ${allow}.`, { allow });
  };
}

/** `/v1/keys/:prefix/rotate` -> one segment for each parameter; a trailing `*` is the rest. */
function patternOf(url: string): RegExp {
  const parts = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.*' : part.replace(/[.$()]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}$`);
}
