// Gives: the absolute addresses in answers, from THENCE_PUBLIC_URL or the request's own host.
import type { FastifyRequest } from 'fastify';

export function addressOf(request: FastifyRequest, publicUrl: string | null, path: string): string {
  return `${publicUrl ?? `${request.protocol}://${request.host}`}${path}`;
}
