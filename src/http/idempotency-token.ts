// Takes: the Idempotency-Key header. Gives: its value, or null without one.
import type { FastifyRequest } from 'fastify';
import { UnusableText } from './validation.ts';

const MOST_CHARACTERS = 255;

export function idempotencyToken(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  const token = String(header).trim();
  if (token === '' || token.length > MOST_CHARACTERS)
    throw new UnusableText(
      {
        instancePath: '/idempotency-key',
        keyword: 'invalid_length',
        message: `Idempotency-Key takes 1 to ${MOST_CHARACTERS} characters`,
      },
      'headers',
    );
  return token;
}
