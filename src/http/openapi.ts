// Gives: /openapi.json (3.1) and the reference at /docs, generated from the very schemas the routes use.
// Never: a sentence about a route that the route's own schema does not carry.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { API_VERSION } from '../contract/engine.ts';
import { REFUSALS, type RefusalSpec, type RefusalType } from '../contract/refusals.ts';
import { ErrorEnvelope, ValidationAnswer } from '../contract/resources.ts';
import { addressOf } from './answer-address.ts';
import { tidyOpenapi } from './openapi-tidy.ts';
import { sendJson } from './raw-json.ts';
import { examples } from './reference-examples.ts';

const DESCRIPTION = `Reads recorded land-title documents and proves what it read: tracts, courses with the sentence each was read
from, the recomputed traverse, closure and area, and a verdict of PASS, REVIEW or FAIL in a signed body.

Switch on \`error.type\`, which is stable; \`error.message\` is written for a person. Every answer carries \`X-Request-Id\`.`;

/** The page sets styles of its own as it runs; nothing else of it is inline, and nothing comes from elsewhere. */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The library's own bar names another project, and its address field invites to look elsewhere. */
const THEME = `
.swagger-ui .topbar { display: none }
.swagger-ui .info { margin: 30px 0 }
.swagger-ui .info .title, .swagger-ui .opblock-tag { font-family: ui-serif, Georgia, 'Times New Roman', serif; color: #23302b }
body { background: #faf8f3 }
.swagger-ui .scheme-container { background: #fffdf8; box-shadow: none; border-top: 1px solid #dcd6c8; border-bottom: 1px solid #dcd6c8 }
`;

export async function describeApi(app: FastifyInstance, publicUrl: string | null): Promise<void> {
  const served = referenceOf(app, publicUrl);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'thence',
        version: API_VERSION,
        description: DESCRIPTION,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      components: {
        securitySchemes: {
          key: { type: 'http', scheme: 'bearer', description: 'An API key, live or test.' },
          session: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'A portal session: an access token of the issuer that GET /v1/portal-config names.',
          },
        },
      },
    },
    transform: createJsonSchemaTransform({ skipList: [] }),
    transformObject: createJsonSchemaTransformObject({}),
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    transformSpecification: (_generated, request) => JSON.parse(served(request)) as Record<string, unknown>,
    transformSpecificationClone: false,
    uiConfig: { tryItOutEnabled: true },
    staticCSP: POLICY,
    theme: { title: 'thence API', css: [{ filename: 'thence.css', content: THEME }] },
  });
  app.get('/openapi.json', { schema: { hide: true } }, (request, reply) => sendJson(reply, served(request)));
}

/** Made once, for the routes do not change while the server runs; the server it names is the one the caller asked. */
function referenceOf(app: FastifyInstance, publicUrl: string | null): (request: FastifyRequest) => string {
  let tidied: string | null = null;
  return (request) => {
    tidied ??= JSON.stringify(tidyOpenapi(app.swagger(), examples()));
    const servers = JSON.stringify([{ url: addressOf(request, publicUrl, '') }]);
    return `{"servers":${servers},${tidied.slice(1)}`;
  };
}

type Answer = z.ZodType | { description: string; content: { 'application/json': { schema: z.ZodType } } };

/** The answers a route declares: its own success, and one row a status for the refusals it may give. */
export function answers<S extends Record<number, z.ZodType>>(
  success: S,
  refusals: readonly RefusalType[],
  validated = true,
) {
  const rows: Record<number, Answer> = {};
  for (const status of new Set(refusals.map((type) => REFUSALS[type].status)))
    rows[status] = described(sentences(refusals, status).join('; '), ErrorEnvelope);
  if (validated)
    rows[422] = described(
      ['The request does not fit the schema', ...sentences(refusals, 422)].join('; '),
      z.union([ValidationAnswer, ErrorEnvelope]),
    );
  return { ...rows, ...success };
}

/** The types of one status, each with when it is answered. */
function sentences(refusals: readonly RefusalType[], status: number): string[] {
  const types = new Set(refusals.filter((type) => REFUSALS[type].status === status));
  return [...types].map((type) => `\`${type}\`: ${(REFUSALS[type] as RefusalSpec).when}`);
}

function described(description: string, schema: z.ZodType): Answer {
  return { description, content: { 'application/json': { schema } } };
}

/** What a route that asks for a session may answer. */
export const SIGNED_IN: readonly RefusalType[] = [
  'invalid_api_key',
  'invalid_token',
  'rate_limited',
  'identity_unavailable',
  'temporarily_unavailable',
];
export const SESSION = [{ session: [] }];

/** What every route behind a key may answer: a session opens it as well. */
export const KEYED: readonly RefusalType[] = [...SIGNED_IN, 'revoked_api_key'];
export const SECURITY = [{ key: [] }, ...SESSION];
