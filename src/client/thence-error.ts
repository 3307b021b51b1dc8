// Takes: an answer that is no success. Gives: it as a typed error. Never: a key, or a document's words, in its message.
import type { RefusalType } from '../contract/refusals.ts';

/** `unreachable`: no answer came; `invalid_request`: the request had not the shape that the service asks for. */
export type ErrorType = RefusalType | 'unreachable' | 'invalid_request' | (string & {});

export class ThenceError extends Error {
  readonly type: ErrorType;
  /** 0 where no answer came. */
  readonly status: number;
  /** What the refusal tells besides: `resets_on`, `batch_status`, `limit` … */
  readonly extras: Readonly<Record<string, unknown>>;
  readonly retryAfterS: number | null;
  readonly requestId: string | null;

  constructor(
    type: ErrorType,
    message: string,
    {
      status = 0,
      extras = {},
      retryAfterS = null,
      requestId = null,
    }: Partial<Pick<ThenceError, 'status' | 'extras' | 'retryAfterS' | 'requestId'>> = {},
  ) {
    super(message);
    this.name = 'ThenceError';
    this.type = type;
    this.status = status;
    this.extras = extras;
    this.retryAfterS = retryAfterS;
    this.requestId = requestId;
  }
}

interface Envelope {
  readonly error?: { readonly type: string; readonly message: string };
  readonly detail?: readonly { readonly loc: readonly (string | number)[]; readonly msg: string }[];
}

/** The error that an answer's body tells; of a body that is not ours (a proxy's page) the status. */
export function errorIn(answer: Response, body: string): ThenceError {
  const after = Number(answer.headers.get('retry-after') ?? Number.NaN);
  const about = {
    status: answer.status,
    retryAfterS: Number.isFinite(after) ? after : null,
    requestId: answer.headers.get('x-request-id'),
  };
  const { error, detail } = envelopeIn(body);
  if (error) {
    const { type, message, ...extras } = error;
    return new ThenceError(type, message, { ...about, extras });
  }
  const first = detail?.[0];
  const told = first ? `${first.loc.join('.')}: ${first.msg}` : `The service answered ${answer.status}.`;
  return new ThenceError('invalid_request', told, { ...about, extras: detail ? { detail } : {} });
}

function envelopeIn(body: string): Envelope {
  try {
    return (JSON.parse(body) as Envelope | null) ?? {};
  } catch {
    return {};
  }
}
