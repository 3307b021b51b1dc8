// SPEC.md POST /v1/signup: the one route of the API that needs no credential.
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { SignupRequest, SignupResponse } from '../contract/resources.ts';
import { signup, type SignupSettings } from '../service/accounts.ts';
import type { Ports } from '../service/ports.ts';
import { answers } from './openapi.ts';

export interface SignupRouteSettings {
  readonly signup: SignupSettings;
}

export function signupRoute(app: FastifyInstance, ports: Ports, settings: SignupRouteSettings): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/v1/signup',
    {
      config: { access: 'open' },
      schema: {
        operationId: 'signUp',
        tags: ['Account'],
        security: [],
        summary: 'Sign up for the free tier',
        description: 'Three documents that never expire, no card. The key is shown once.',
        body: SignupRequest,
        response: answers({ 200: SignupResponse }, [
          'invalid_email',
          'terms_not_accepted',
          'disposable_email',
          'undeliverable_domain',
          'already_granted',
          'free_tier_busy',
          'free_tier_closed',
          'unsupported_media_type',
          'invalid_json',
        ]),
      },
    },
    (request) => signup(ports, request.body, settings.signup, request.ip),
  );
}
