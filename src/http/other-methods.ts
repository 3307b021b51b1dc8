// A path that exists, asked with another method, is 405 with what it allows; fastify alone would say 404.
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { Refusal } from '../contract/refusals.ts';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Call before the routes are registered; call what it returns after them. */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const allowed = new Map<string, Set<string>>();
  let watching = true;
  app.addHook('onRoute', (route) => {
    if (!watching || route.url.includes('*') || route.url.startsWith('/docs')) return;
    const methods = allowed.get(route.url) ?? new Set();
    for (const method of [route.method].flat()) methods.add(method);
    allowed.set(route.url, methods);
  });
  return () => {
    watching = false;
    for (const [url, methods] of allowed) {
      const others = METHODS.filter((method) => !methods.has(method));
      const allow = [...methods].join(', ');
      app.route({
        method: others,
        url,
        schema: { hide: true },
        onRequest: () => refuse(allow),
        handler: () => refuse(allow),
      });
    }
  };
}

/** In onRequest already: the body of a request that cannot be is not read. */
function refuse(allow: string): never {
  throw new Refusal('method_not_allowed', `This path takes ${allow}.`, { allow });
}
