// GET /llms.txt: what the service does, told to a program that reads. Never: a word that the file does not have.
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

export function llmsRoute(app: FastifyInstance): void {
  const told = readFileSync(new URL('../../llms.txt', import.meta.url), 'utf8'); // the package's own, beside src and dist
  app.get('/llms.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(told),
  );
}
