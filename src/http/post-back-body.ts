// Takes: the body of a post-back route, up to 32 MB of JSON. Gives: it as the characters received, and what they say.
// Never: lets a schema reshape it: the schema of such a route describes it to readers and checks nothing (`describedOnly`).
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest, FastifySchema, FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { LIMITS } from '../contract/limits.ts';
import { Refusal } from '../contract/refusals.ts';
import { Misshapen } from '../service/received-response.ts';
import type { Posted } from '../service/transforms.ts';
import { parseJsonBody } from './json-body.ts';
import { UnusableText, textValidator } from './validation.ts';

export function takePostBacks(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer' as const, bodyLimit: LIMITS.postBackBytes };
  scope.addContentTypeParser('application/json', options, (_request, body: unknown, done) => {
    const bytes = body as Buffer;
    if (isUtf8(bytes)) done(null, bytes.toString('utf8'));
    else done(new Refusal('invalid_json', 'The JSON body is not UTF-8.'));
  });
}

export const describedOnly: FastifySchemaCompiler<FastifySchema> = (route) =>
  route.httpPart === 'body' ? () => true : textValidator({ ...route, schema: route.schema as z.ZodType });

/** What of the posted body a service says is misshapen is answered as the framework's own validation is. */
export async function withPosted<T>(request: FastifyRequest, work: (posted: Posted) => T | Promise<T>): Promise<T> {
  const text = typeof request.body === 'string' ? request.body : '';
  return await answeringMisshapen(() => work({ text, value: parseJsonBody(text) }));
}

export async function answeringMisshapen<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Misshapen)) throw error;
    const { path, message, code } = error.issues[0]!;
    throw new UnusableText({
      instancePath: path.map((part) => `/${String(part)}`).join(''),
      keyword: code,
      message,
    });
  }
}
