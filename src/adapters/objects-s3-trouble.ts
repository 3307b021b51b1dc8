// Takes: what the S3 client threw. Gives: whether to try again, and one sentence an operator can act on.
// Never: a secret, a signature or a header: the client's own error, which carries the request, is not passed on as the cause.
import { Unavailable } from '../contract/unavailable.ts';

export interface S3Place {
  readonly endpoint: string | null;
  readonly bucket: string;
}

interface ClientError {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const DENIED = ['AccessDenied', 'InvalidAccessKeyId', 'SignatureDoesNotMatch', 'InvalidToken', 'ExpiredToken'];
const WRONG_REGION = ['PermanentRedirect', 'AuthorizationHeaderMalformed', 'IllegalLocationConstraintException'];
const UNREACHABLE = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'TimeoutError', 'AbortError'],
];
// 409: two conditional puts of one name at once, and S3 asks both to try again.
const WORTH_ANOTHER_TRY = [408, 409, 429, 500, 502, 503, 504];

export function statusOf(error: unknown): number | null {
  return (error as ClientError).$metadata?.httpStatusCode ?? null;
}

export function codeOf(error: unknown): string {
  const { name, code } = error as ClientError;
  if (typeof code === 'string') return code;
  return typeof name === 'string' ? name : 'Error';
}

export function isWorthAnotherTry(error: unknown): boolean {
  const status = statusOf(error);
  return status === null ? isUnreachable(error) : WORTH_ANOTHER_TRY.includes(status);
}

/** No answer at all: refused, unknown host, cut off or out of time. */
function isUnreachable(error: unknown): boolean {
  return statusOf(error) === null && UNREACHABLE.includes(codeOf(error));
}

export function s3Trouble({ endpoint, bucket }: S3Place, doing: string, error: unknown): Error {
  const where = endpoint === null ? 'AWS' : new URL(endpoint).host; // an endpoint may hold a password
  const code = codeOf(error);
  const status = statusOf(error);
  if (status === null && typeof (error as ClientError).code !== 'string' && !isUnreachable(error))
    return ownFault(error);
  const named = /^Unknown/.test(code) ? [] : [code]; // the answer to a HEAD names nothing
  const why = [...named, ...(status === null ? [] : [`status ${status}`])].join(', ');
  if (code === 'NoSuchBucket') return new Error(`The S3 bucket ${bucket} does not exist at ${where}.`);
  if (WRONG_REGION.includes(code))
    return new Error(`The S3 bucket ${bucket} at ${where} is in another region than the one set (${why}).`);
  if (DENIED.includes(code) || status === 403 || status === 401)
    return new Error(
      `S3 at ${where} denied access to the bucket ${bucket} (${why}): check the key, its secret and rights.`,
    );
  if (isUnreachable(error)) return new Unavailable(`S3 at ${where} cannot be reached (${why}) to ${doing}.`, code);
  const sentence = `S3 at ${where} could not ${doing} in the bucket ${bucket} (${why}).`;
  return isWorthAnotherTry(error) ? new Unavailable(sentence, code) : new Error(sentence);
}

/** No request was made: a mistake of this program, which needs its own stack. */
function ownFault(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
