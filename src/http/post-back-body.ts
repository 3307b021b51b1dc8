// Takes: the body of a post-back route, up to 32 MB of JSON. Gives: it as the characters received, and what they say.
// Never: lets a schema reshape it: the schema of such a route describes it to readers and checks nothing (`describedOnly`).
import type { FastifyInstance, FastifyRequest, FastifySchema, FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { LIMITS } from '../contract/limits.ts';
import { locatedText, type LocateParts } from '../service/locate.ts';
import { Misshapen } from '../service/received-response.ts';
import { transformed, type SigningKeys, type Transform } from '../service/transform.ts';
import type { Posted } from '../service/transforms.ts';
import { parseJsonBody, textOf } from './json-body.ts';
import { UnusableText, textValidator } from './validation.ts';

export function takePostBacks(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer' as const, bodyLimit: LIMITS.postBackBytes };
  scope.addContentTypeParser('application/json', options, (_request, body: unknown, done) => {
    done(null, body);
  });
}

export const describedOnly: FastifySchemaCompiler<FastifySchema> = (route) =>
  route.httpPart === 'body' ? () => true : textValidator({ ...route, schema: route.schema as z.ZodType });

/** What of the posted body a service says is misshapen is answered as the framework's own validation is. */
export async function withPosted<T>(request: FastifyRequest, work: (posted: Posted) => T | Promise<T>): Promise<T> {
  const text = Buffer.isBuffer(request.body) ? textOf(request.body) : '';
  return await answeringMisshapen(() => work({ text, value: parseJsonBody(text) }));
}

/** Threads for bodies that would hold up everybody's requests here. */
export interface TransformThreads {
  run(task: { body: Uint8Array; wanted: Transform; keys: SigningKeys }): Promise<Uint8Array>;
  /** `placed` is asked at most once. */
  locate(task: { body: Uint8Array; keys: SigningKeys }, placed: LocateParts['placed']): Promise<Uint8Array>;
}

export interface TransformPlace {
  readonly signingKeys: SigningKeys;
  /** Null: everything is made in this thread. */
  readonly threads: TransformThreads | null;
}

/** About a tenth of a second of the slowest transform. */
const LARGE_BYTES = 128 * 1024;

/** A small body is transformed here and now, a large one in a thread. */
export async function transformPosted(
  request: FastifyRequest,
  wanted: Transform,
  { signingKeys: keys, threads }: TransformPlace,
): Promise<Uint8Array> {
  const { body } = request;
  if (threads !== null && isLarge(body)) return await answeringMisshapen(() => threads.run({ body, wanted, keys }));
  return await withPosted(request, (posted) => transformed(posted, wanted, keys));
}

/** The same of a suggested location, which asks the survey fabric and the account's parcels besides. */
export async function locatePosted(
  request: FastifyRequest,
  { fabric, signingKeys, placed, threads }: LocateParts & TransformPlace,
): Promise<string | Uint8Array> {
  const { body } = request;
  if (threads !== null && isLarge(body))
    return await answeringMisshapen(() => threads.locate({ body, keys: signingKeys }, placed));
  return await withPosted(request, (posted) => locatedText({ fabric, signingKeys, placed }, posted));
}

const isLarge = (body: unknown): body is Buffer => Buffer.isBuffer(body) && body.length > LARGE_BYTES;

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
