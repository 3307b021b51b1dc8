// SPEC.md "Account, keys, usage": POST and GET /v1/keys, rotate, DELETE, GET /v1/usage.
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RefusalType } from '../contract/refusals.ts';
import { KeyListResponse, MintResponse, RevokeResponse, UsageResponse, UserKeyRequest } from '../contract/resources.ts';
import { onceKnown } from '../service/awaitable.ts';
import { listKeys, mintKey, revokeKey, rotateKey } from '../service/keys.ts';
import type { Ports } from '../service/ports.ts';
import { usageOf } from '../service/usage.ts';
import { callerOf } from './authenticate.ts';
import { untypedIfEmpty } from './json-body.ts';
import { answers, KEYED, SECURITY } from './openapi.ts';
import { sendJson } from './raw-json.ts';

const Prefix = z.object({ prefix: z.string() });
/** What a route that changes keys may answer: live ones are out of a test key's hands. */
const CHANGED: readonly RefusalType[] = [...KEYED, 'not_permitted'];

export function keyRoutes(app: FastifyInstance, ports: Ports): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const route = { config: { access: 'key' as const } };
  const common = { tags: ['Keys'], security: SECURITY };

  typed.post(
    '/v1/keys',
    {
      ...route,
      schema: {
        ...common,
        operationId: 'mintKey',
        summary: 'Mint a key',
        description:
          'Caps are copied from the plan; a second key never buys a second allowance. The key is shown once.',
        body: UserKeyRequest,
        response: answers({ 200: MintResponse }, [
          ...CHANGED,
          'too_many_keys',
          'no_entitlement',
          'unsupported_media_type',
          'invalid_json',
        ]),
      },
    },
    (request) => mintKey(ports, callerOf(request), request.body),
  );
  typed.get(
    '/v1/keys',
    {
      ...route,
      schema: {
        ...common,
        operationId: 'listKeys',
        summary: "List the account's keys",
        response: answers({ 200: KeyListResponse }, KEYED, false),
      },
    },
    (request) => listKeys(ports, callerOf(request)),
  );
  typed.post(
    '/v1/keys/:prefix/rotate',
    {
      ...route,
      onRequest: untypedIfEmpty,
      schema: {
        ...common,
        operationId: 'rotateKey',
        summary: 'Replace a key by a successor',
        params: Prefix,
        response: answers({ 200: MintResponse }, [...CHANGED, 'no_such_key', 'rotate_failed'], false),
      },
    },
    (request) => rotateKey(ports, callerOf(request), request.params.prefix),
  );
  revokeRoute(app, ports);
  usageRoute(app, ports);
}

function revokeRoute(app: FastifyInstance, ports: Ports): void {
  app.withTypeProvider<ZodTypeProvider>().delete(
    '/v1/keys/:prefix',
    {
      config: { access: 'key' },
      onRequest: untypedIfEmpty,
      schema: {
        tags: ['Keys'],
        security: SECURITY,
        operationId: 'revokeKey',
        summary: 'Revoke a key',
        params: Prefix,
        response: answers({ 200: RevokeResponse }, [...CHANGED, 'no_such_key'], false),
      },
    },
    (request) => revokeKey(ports, callerOf(request), request.params.prefix),
  );
}

function usageRoute(app: FastifyInstance, ports: Ports): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/v1/usage',
    {
      config: { access: 'key' },
      compress: false, // ten fields: never worth it
      schema: {
        tags: ['Usage'],
        security: SECURITY,
        operationId: 'getUsage',
        summary: "This month's usage of a key",
        querystring: z.object({ prefix: z.string().optional().describe('Another key of the same account.') }),
        response: answers({ 200: UsageResponse }, [...KEYED, 'no_such_key']),
      },
    },
    (request, reply) =>
      onceKnown(
        usageOf(ports, callerOf(request), request.query.prefix),
        (usage) => sendJson(reply, JSON.stringify(usage)), // ten known fields
      ),
  );
}
