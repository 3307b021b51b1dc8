// GET /: the console, as scripts/build-console.ts bundled it, and its sign-in by a link that works once.
// Never: a script, a style or a picture from elsewhere, nor one written into the page.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../contract/refusals.ts';
import { consoleSession, signInToConsole, signOutOfConsole } from '../service/console-session.ts';
import type { Ports } from '../service/ports.ts';
import { consoleCookie, cookieHeader, refuseOtherOrigin } from './console-cookie.ts';

const FOLDER = new URL('../../dist/console/', import.meta.url);
const FILES: Readonly<Record<string, string>> = {
  'index.html': 'text/html; charset=utf-8',
  'console.js': 'text/javascript; charset=utf-8',
  'console.css': 'text/css; charset=utf-8',
};
const POLICY = [
  "default-src 'none'",
  ...['script-src', 'style-src', 'connect-src'].map((kind) => `${kind} 'self'`),
  "img-src 'self' blob: data:",
  ...['base-uri', 'form-action', 'frame-ancestors'].map((kind) => `${kind} 'none'`),
].join('; ');
const NOT_BUILT =
  'The console is not built here. Run `npm run console`, then start again. The API answers: see /docs.\n';
const Code = z.object({ code: z.string().max(1000) });

export function consoleRoutes(app: FastifyInstance, ports: Ports): void {
  pageRoutes(app);
  const hidden = { schema: { hide: true } };
  app.get('/console/session', hidden, async (request, reply) => {
    const token = consoleCookie(request);
    const signedIn =
      token !== null &&
      (await consoleSession(ports, token).then(
        () => true,
        (error: unknown) => (error instanceof Refusal ? false : Promise.reject(error as Error)),
      ));
    return reply.header('Cache-Control', 'no-store').send({ signed_in: signedIn });
  });
  app.post('/console/session', hidden, async (request, reply) => {
    refuseOtherOrigin(request);
    const { success, data } = Code.safeParse(request.body);
    const token = await signInToConsole(ports, success ? data.code : '');
    return reply.header('Set-Cookie', cookieHeader(request, token)).code(204).send();
  });
  app.delete('/console/session', hidden, async (request, reply) => {
    refuseOtherOrigin(request);
    const token = consoleCookie(request);
    if (token !== null) await signOutOfConsole(ports, token);
    return reply.header('Set-Cookie', cookieHeader(request, null)).code(204).send();
  });
}

function pageRoutes(app: FastifyInstance): void {
  const files = Object.entries(FILES).map(([name, type]) => ({ name, type, file: new URL(name, FOLDER) }));
  const isBuilt = files.every(({ file }) => existsSync(file));
  if (!isBuilt)
    return void app.get('/', { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(NOT_BUILT),
    );
  for (const { name, type, file } of files) {
    const bytes = readFileSync(file);
    const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    app.get(name === 'index.html' ? '/' : `/console/${name}`, { schema: { hide: true } }, (request, reply) => {
      const headed = withPolicy(reply).header('ETag', tag).header('Cache-Control', 'no-cache');
      return request.headers['if-none-match'] === tag ? headed.code(304).send() : headed.type(type).send(bytes);
    });
  }
}

const withPolicy = (reply: FastifyReply): FastifyReply =>
  reply.header('Content-Security-Policy', POLICY).header('Referrer-Policy', 'no-referrer');
