// GET /: a page that says what answers here. One file, nothing fetched from elsewhere. GET /llms.txt: the same, for a program that reads.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

export function landingRoute(app: FastifyInstance): void {
  const page = readFileSync(new URL('./landing.html', import.meta.url), 'utf8');
  const script = /<script>([^]*?)<\/script>/.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  app.get('/', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('Content-Security-Policy', policy).send(page),
  );
  const told = readFileSync(new URL('../../llms.txt', import.meta.url), 'utf8'); // the package's own, beside src and dist
  app.get('/llms.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(told),
  );
}
