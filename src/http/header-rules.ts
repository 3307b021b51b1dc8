// Takes: a request's headers as they came. Gives: a refusal where they could be read two ways or are beyond measure.
// Never: looks at what a header says about the caller; that is authenticate.ts.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal, type RefusalType } from '../contract/refusals.ts';

/** Headers that say who or what: sent twice, they could be read two ways. */
const SINGLE = [
  'authorization',
  'content-type',
  'content-encoding',
  'host',
  'x-document-name',
  'x-upload-id',
  'idempotency-key',
] as const;
/** Of each a bit of its own. */
const BITS: ReadonlyMap<string, number> = new Map(SINGLE.map((name, place) => [name, 1 << place]));
/** RFC 3986: a name, an address, or an IPv6 address in brackets; then a port. It stands in the addresses of answers. */
const HOST = /^(?:[\w.~%-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;
/** Every proxy we know draws its line here; the whole header of a request may take 16 KB (Node's own limit). */
const MOST_VALUE_BYTES = 8192;

export function refuseBadHeaders(request: FastifyRequest): void {
  const { raw } = request;
  const { rawHeaders } = raw;
  let seen = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i + 1]!.length > MOST_VALUE_BYTES)
      throw new Refusal('headers_too_large', `A header is longer than ${MOST_VALUE_BYTES} bytes.`);
    const name = rawHeaders[i]!.toLowerCase();
    const bit = BITS.get(name) ?? 0;
    if ((seen & bit) !== 0) throw new Refusal('bad_request', `The header ${name} was sent more than once.`);
    seen |= bit;
  }
  const { host } = raw.headers;
  if (!host && raw.httpVersion === '1.1') throw new Refusal('bad_request', 'A request of HTTP/1.1 names its host.');
  if (host && !HOST.test(host)) throw new Refusal('bad_request', 'The header host names no host.');
  refuseBadForwarding(request);
  if (isEncoded(raw) && request.routeOptions.config.documents === undefined) throw encoded('unsupported_media_type');
}

/** What a trusted proxy says of scheme and host stands in the addresses of answers too. Others are not listened to. */
function refuseBadForwarding(request: FastifyRequest): void {
  const { 'x-forwarded-proto': proto, 'x-forwarded-host': host } = request.headers;
  if (proto && !/^https?$/i.test(request.protocol))
    throw new Refusal('bad_request', 'The header x-forwarded-proto takes http or https.');
  if (host && !HOST.test(request.host)) throw new Refusal('bad_request', 'The header x-forwarded-host names no host.');
}

/** "Transfer-Encoding: gzip, chunked" packs a body as much; the server would take the packed bytes for the document. */
function isEncoded({ headers }: IncomingMessage): boolean {
  const { 'content-encoding': encoding, 'transfer-encoding': transfer } = headers;
  if (transfer !== undefined && transfer.toLowerCase() !== 'chunked') return true;
  return encoding !== undefined && encoding.toLowerCase() !== 'identity';
}

function encoded(type: RefusalType): Refusal {
  return new Refusal(
    type,
    'Bodies are taken as they are, without a Content-Encoding or a Transfer-Encoding but chunked.',
  );
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that takes documents: it never answers 415, and refuses a Content-Encoding by this type. */
    documents?: RefusalType;
  }
}

/** For the routes of this scope: what a document is, its bytes say. A Content-Type that is none counts as none. */
export function takeAnyMediaType(scope: FastifyInstance): void {
  scope.addHook('onRequest', (request, _reply, done) => {
    if (isEncoded(request.raw)) throw encoded(request.routeOptions.config.documents!);
    if (request.mediaType === undefined) delete request.raw.headers['content-type']; // else fastify answers 415
    done();
  });
}
