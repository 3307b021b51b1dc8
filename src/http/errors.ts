// Takes: whatever a handler or the framework threw. Gives: the error envelope, or the validation answer, as SPEC.md shapes them.
// Never: a stack, a path or a driver's words to a caller; those go to the log under the request's id.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Refusal, REFUSALS, type RefusalType } from '../contract/refusals.ts';
import type { ValidationDetail } from '../contract/resources.ts';

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, retryAfterS } = refusal.spec;
  if (retryAfterS !== undefined) reply.header('Retry-After', String(retryAfterS));
  if (status === 401) reply.header('WWW-Authenticate', 'Bearer');
  if (status === 405) reply.header('Allow', String(refusal.extras.allow));
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelope(refusal)));
}

export function envelope(refusal: Refusal): { error: Record<string, unknown> } {
  return { error: { type: refusal.type, message: refusal.message, ...refusal.extras } };
}

export function onError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) return sendRefusal(reply, error);
  if (hasZodFastifySchemaValidationErrors(error))
    return reply.code(422).send({ detail: error.validation.map((issue) => detailOf(issue, error.validationContext)) });
  const refusal = frameworkRefusal(error);
  if (refusal.type === 'internal_error') request.log.error({ err: error }, 'request failed');
  if (refusal.type === 'document_too_large') reply.header('Connection', 'close'); // the rest of the body is not read
  return sendRefusal(reply, refusal);
}

/** fastify's own codes -> our types. */
const FRAMEWORK: Readonly<Record<string, [type: RefusalType, message: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['document_too_large', 'The body is larger than this route takes.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'This route takes application/json.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad_request', 'The body is not as long as its Content-Length says.'],
  FST_ERR_BAD_URL: ['bad_request', 'The path is not a well-formed address.'],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', 'There is nothing at this path.'],
};

export function frameworkRefusal(error: FastifyError): Refusal {
  const known = FRAMEWORK[error.code];
  if (known) return new Refusal(known[0], known[1]);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Refusal('bad_request', 'The request is not well-formed.');
  return new Refusal('internal_error', 'Something failed on our side. The request id finds it in our log.');
}

interface ZodIssue {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string | undefined;
}

const PARTS: Readonly<Record<string, string>> = {
  body: 'body',
  querystring: 'query',
  params: 'path',
  headers: 'header',
};

function detailOf(issue: ZodIssue, context: string | undefined): ValidationDetail {
  const path = issue.instancePath.split('/').filter((part) => part !== '');
  return {
    loc: [PARTS[context ?? ''] ?? 'body', ...path.map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : part))],
    msg: issue.message ?? 'not valid',
    type: issue.keyword,
  };
}

/** An answer for bytes that never became a request: written to the socket itself. */
export function rawRefusal(code: string | undefined, requestId: string): string {
  const type: RefusalType =
    code === 'HPE_HEADER_OVERFLOW'
      ? 'headers_too_large'
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 'request_timeout'
        : 'bad_request';
  const { status, when } = REFUSALS[type];
  const body = JSON.stringify({ error: { type, message: `Refused: ${when}.` } });
  const phrases: Record<number, string> = {
    400: 'Bad Request',
    408: 'Request Timeout',
    431: 'Request Header Fields Too Large',
  };
  return (
    `HTTP/1.1 ${status} ${phrases[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\nX-Request-Id: ${requestId}\r\nConnection: close\r\n\r\n${body}`
  );
}
