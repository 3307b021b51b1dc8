// Takes: a request's headers as they came. Gives: a refusal where they could be read two ways or are beyond measure.
// Never: looks at what a header says about the caller; that is authenticate.ts.
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../contract/refusals.ts';

/** Headers that say who or what: sent twice, they could be read two ways. */
const SINGLE: ReadonlySet<string> = new Set([
  'authorization',
  'content-type',
  'content-encoding',
  'host',
  'x-document-name',
  'x-upload-id',
  'idempotency-key',
]);
/** Every proxy we know draws its line here; the whole header of a request may take 16 KB (Node's own limit). */
const MOST_VALUE_BYTES = 8192;

export function refuseBadHeaders({ raw }: FastifyRequest): void {
  const seen = new Set<string>();
  for (let i = 0; i < raw.rawHeaders.length; i += 2) {
    const name = raw.rawHeaders[i]!.toLowerCase();
    if (raw.rawHeaders[i + 1]!.length > MOST_VALUE_BYTES)
      throw new Refusal('headers_too_large', `A header is longer than ${MOST_VALUE_BYTES} bytes.`);
    if (!SINGLE.has(name)) continue;
    if (seen.has(name)) throw new Refusal('bad_request', `The header ${name} was sent more than once.`);
    seen.add(name);
  }
  if (!seen.has('host') && raw.httpVersion === '1.1')
    throw new Refusal('bad_request', 'A request of HTTP/1.1 names its host.');
  const encoding = raw.headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
    throw new Refusal('unsupported_media_type', 'Bodies are taken as they are, without a Content-Encoding.');
}
