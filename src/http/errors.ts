// Takes: whatever a handler or the framework threw. Gives: the error envelope, or the validation answer, as SPEC.md shapes them.
// Never: a stack, a path or a driver's words to a caller; those go to the log under the request's id.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { LIMITS } from '../contract/limits.ts';
import { Refusal, type RefusalType, temporarilyUnavailable } from '../contract/refusals.ts';
import { Unavailable } from '../contract/unavailable.ts';
import { closeUnread } from './linger.ts';
import { detailOf, UnusableText } from './validation.ts';

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, retryAfterS } = refusal.spec;
  if (retryAfterS !== undefined) reply.header('Retry-After', String(retryAfterS));
  if (status === 401) reply.header('WWW-Authenticate', challengeOf(refusal));
  if (status === 405) reply.header('Allow', String(refusal.extras.allow));
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelope(refusal)));
}

/** RFC 6750 section 3.1: a token that was refused is told apart from one that was not sent. */
function challengeOf({ type }: Refusal): string {
  return type === 'invalid_token' ? 'Bearer error="invalid_token"' : 'Bearer';
}

export function envelope(refusal: Refusal): { error: Record<string, unknown> } {
  return { error: { type: refusal.type, message: refusal.message, ...refusal.extras } };
}

export function onError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (hasBodyLeft(request)) closeUnread(request, reply);
  if (error instanceof Refusal) return sendRefusal(reply, error);
  if (hasZodFastifySchemaValidationErrors(error) || error instanceof UnusableText) {
    const { validation, validationContext } = error as FastifyError;
    return reply.code(422).send({ detail: validation!.map((issue) => detailOf(issue, validationContext)) });
  }
  const refusal = hasLeft(request) ? left() : refusalFor(error, request.routeOptions.bodyLimit);
  if (refusal.spec.status >= 500) request.log.error({ err: error }, 'request failed');
  return sendRefusal(reply, refusal);
}

function refusalFor(error: FastifyError, bodyLimit?: number): Refusal {
  return error instanceof Unavailable ? temporarilyUnavailable() : frameworkRefusal(error, bodyLimit);
}

/** Who ends the connection in the middle of a body reads no answer; the log has its line. */
function hasLeft({ raw }: FastifyRequest): boolean {
  return raw.errored !== null && raw.destroyed && !raw.complete;
}

function left(): Refusal {
  return new Refusal('bad_request', 'The connection ended before the body did.');
}

/** A little more is read to keep the connection. */
const WORTH_READING_BYTES = 65_536;

/** Refused before its body was read to the end, and the rest is not worth reading. */
function hasBodyLeft({ raw }: FastifyRequest): boolean {
  if (raw.complete) return false;
  return (
    raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > WORTH_READING_BYTES
  );
}

/** fastify's own codes -> our types. */
const FRAMEWORK: Readonly<Record<string, [type: RefusalType, message: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['document_too_large', 'The body is larger than this route takes.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'This route takes application/json.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad_request', 'The body is not as long as its Content-Length says.'],
  FST_ERR_BAD_URL: ['bad_request', 'The path is not a well-formed address.'],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', 'There is nothing at this path.'],
};

export function frameworkRefusal(error: FastifyError, bodyLimit?: number): Refusal {
  const [type, message] = FRAMEWORK[error.code] ?? [];
  if (type === 'document_too_large') {
    const way = bodyLimit === LIMITS.directBytes ? ' Stage it through POST /v1/uploads.' : '';
    return new Refusal(type, `${message}${way}`, { limit: bodyLimit });
  }
  if (type) return new Refusal(type, message!);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Refusal('bad_request', 'The request is not well-formed.');
  return new Refusal('internal_error', 'Something failed on our side. The request id finds it in our log.');
}
