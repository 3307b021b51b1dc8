// GET /v1/keys/whoami (SPEC.md "Account, keys"), and GET /v1/portal-config: what a browser needs to sign somebody in.
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { WhoAmIResponse } from '../contract/resources.ts';
import type { Identity, Ports } from '../service/ports.ts';
import { noIssuer, whoAmI } from '../service/session.ts';
import { callerOf } from './authenticate.ts';
import { answers, SESSION, SIGNED_IN } from './openapi.ts';

export interface Portal {
  readonly identity: Identity;
  readonly issuer: string;
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly audience: string;
}

const PortalConfig = z
  .object({
    issuer: z.string().describe('Discovery is at its /.well-known/openid-configuration.'),
    client_id: z.string().describe('A public client: authorization code with PKCE, no secret.'),
    scopes: z.array(z.string()),
    audience: z.string().describe('What an access token must be for.'),
    resource: z.string().nullable().describe('The same as a resource indicator (RFC 8707), where it is an address.'),
  })
  .meta({ id: 'PortalConfig' });

export function portalRoutes(app: FastifyInstance, ports: Ports, portal: Portal | null): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/v1/keys/whoami',
    {
      config: { access: 'session' },
      schema: {
        tags: ['Account'],
        security: SESSION,
        operationId: 'whoAmI',
        summary: 'Who is signed in',
        response: answers({ 200: WhoAmIResponse }, SIGNED_IN, false),
      },
    },
    (request) => whoAmI(ports, callerOf(request)),
  );
  typed.get(
    '/v1/portal-config',
    {
      config: { access: 'open' },
      schema: {
        tags: ['Account'],
        security: [],
        operationId: 'getPortalConfig',
        summary: 'What a browser needs to sign somebody in',
        response: answers({ 200: PortalConfig }, ['bad_request', 'identity_unavailable'], false),
      },
    },
    () => {
      if (portal === null) throw noIssuer();
      const { issuer, clientId, scopes, audience } = portal;
      const resource = URL.canParse(audience) ? audience : null;
      return { issuer, client_id: clientId, scopes: [...scopes], audience, resource };
    },
  );
}
