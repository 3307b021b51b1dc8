// SPEC.md "Account, keys, usage, billing": GET /billing/checkout and /billing/portal, and the receiver of the processor's events.
// Never: a parsed event before its signature was checked: the body of that route stays bytes.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RefusalType } from '../contract/refusals.ts';
import { HostedPage } from '../contract/resources.ts';
import { receiveEvent } from '../service/billing-events.ts';
import { type BillingParts, checkoutUrl, portalUrl } from '../service/checkout.ts';
import { addressOf } from './answer-address.ts';
import { callerOf } from './authenticate.ts';
import { answers, KEYED, SECURITY } from './openapi.ts';

export interface BillingRouteSettings {
  readonly publicUrl: string | null;
}

const CheckoutQuery = z.object({
  tier: z.string().optional().describe('`seat` or `volume`.'),
  pack: z.string().optional().describe('`pack-10`.'),
  seats: z.string().optional().describe('1 to 100; 1 where it is missing.'),
  quantity: z.string().optional().describe('Packs, 1 to 25; 1 where it is missing.'),
  trial: z.string().optional().describe('`true`: 14 days first, once an account.'),
});

/** Far above any event of the processor. */
const EVENT_BYTES = 1_048_576;

const CHECKOUT: readonly RefusalType[] = [
  ...KEYED,
  'unknown_tier',
  'unknown_pack',
  'invalid_quantity',
  'invalid_seats',
  'no_entitlement',
  'checkout_failed',
  'server_misconfigured',
  'billing_unavailable',
];

export async function billingRoutes(
  app: FastifyInstance,
  parts: BillingParts,
  settings: BillingRouteSettings,
): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const common = { tags: ['Billing'], security: SECURITY };
  typed.get(
    '/billing/checkout',
    {
      config: { access: 'key' },
      schema: {
        ...common,
        operationId: 'openCheckout',
        summary: 'Buy a subscription or a pack',
        description: 'Answers 303 to the hosted page, or its address where the caller accepts JSON.',
        querystring: CheckoutQuery,
        response: answers({ 200: HostedPage }, CHECKOUT),
      },
    },
    async (request, reply) => {
      const back = addressOf(request, settings.publicUrl, '/');
      return lead(request, reply, await checkoutUrl(parts, callerOf(request), request.query, back));
    },
  );
  typed.get(
    '/billing/portal',
    {
      config: { access: 'key' },
      schema: {
        ...common,
        operationId: 'openBillingPortal',
        summary: 'See and change the subscription',
        description: 'Answers 303 to the hosted page, or its address where the caller accepts JSON.',
        response: answers(
          { 200: HostedPage },
          [...KEYED, 'no_subscription', 'portal_failed', 'billing_unavailable'],
          false,
        ),
      },
    },
    async (request, reply) => {
      const back = addressOf(request, settings.publicUrl, '/');
      return lead(request, reply, await portalUrl(parts, callerOf(request), back));
    },
  );
  await app.register((scope, _options, done) => {
    eventRoute(scope, parts);
    done();
  });
}

function eventRoute(scope: FastifyInstance, parts: BillingParts): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.post(
    '/billing/webhook',
    { config: { access: 'open' }, bodyLimit: EVENT_BYTES, schema: { hide: true } }, // the signature is the credential
    async (request) => {
      const signature = request.headers['stripe-signature'];
      const body = request.body instanceof Uint8Array ? request.body : new Uint8Array();
      const reception = await receiveEvent(parts, body, typeof signature === 'string' ? signature : '');
      request.log.info({ reception }, 'an event of the payment processor');
      return { received: reception };
    },
  );
}

/** A browser is sent there; a program that asks for JSON gets the address. */
function lead(request: FastifyRequest, reply: FastifyReply, url: string): FastifyReply {
  const accepted = request.headers.accept ?? '';
  const json = /\bapplication\/json\b/i.test(accepted) && !/\btext\/html\b/i.test(accepted);
  reply.header('Vary', 'Accept');
  return json ? reply.send({ url }) : reply.redirect(url, 303);
}
