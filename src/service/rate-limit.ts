// Takes: a caller. Gives: whether this request is within the key's minute, and the figures for the answer's headers.
// Asking for one's own work has a minute of its own: waiting for what was submitted must not stop the next submit.
// Never: a count of its own; the limiter port counts, exactly, across every node.
import { Refusal } from '../contract/refusals.ts';
import type { Caller } from './authenticate.ts';
import { onceKnown } from './awaitable.ts';
import type { Awaitable, Ports } from './ports.ts';

export const RATE_WINDOW_S = 60;

/** `polls`: GETs of one's own job or batch; `requests`: everything else. */
export type RequestKind = 'requests' | 'polls';

export interface RateFigures {
  readonly kind: RequestKind;
  readonly admitted: boolean;
  readonly limit: number;
  readonly remaining: number;
  readonly windowS: number;
  /** Until the window ends, rounded up. */
  readonly resetS: number;
}

export interface RateSettings {
  /** In place of the plan's limit; null keeps it. */
  readonly requestsPerMinute: number | null;
}

/** Counts the request and throws rate_limited when it is over the limit. */
export async function admitRequest(
  ports: Pick<Ports, 'limiter'>,
  caller: Caller,
  settings: RateSettings = { requestsPerMinute: null },
): Promise<RateFigures> {
  const figures = await countRequest(ports, caller, settings);
  refuseOverLimit(figures);
  return figures;
}

/** Counts the request and only tells, so that the headers can be set before the refusal is thrown. */
export function countRequest(
  ports: Pick<Ports, 'limiter'>,
  caller: Caller,
  settings: RateSettings = { requestsPerMinute: null },
  kind: RequestKind = 'requests',
): Awaitable<RateFigures> {
  const requests = settings.requestsPerMinute ?? caller.limits.requestsPerMinute;
  // A deployment that allows more requests than the contract does allows as many polls.
  const limit = kind === 'requests' ? requests : Math.max(requests, caller.limits.pollsPerMinute);
  const subject = kind === 'requests' ? caller.limitSubject : `${caller.limitSubject}:polls`;
  return onceKnown(ports.limiter.take(subject, limit, RATE_WINDOW_S), ({ used, resetS }) => ({
    kind,
    admitted: used <= limit,
    limit,
    remaining: Math.max(0, limit - used),
    windowS: RATE_WINDOW_S,
    resetS: Math.ceil(resetS),
  }));
}

export function refuseOverLimit({ kind, admitted, limit }: RateFigures): void {
  if (admitted) return;
  const what = kind === 'requests' ? `send ${limit} requests` : `ask for its jobs and batches ${limit} times`;
  throw new Refusal('rate_limited', `This key may ${what} a minute.`, { limit });
}

/** As draft-ietf-httpapi-ratelimit-headers writes them. */
export function rateLimitHeaders({ kind, limit, remaining, windowS, resetS }: RateFigures): Record<string, string> {
  return {
    'ratelimit-policy': `"${kind}";q=${limit};w=${windowS}`,
    ratelimit: `"${kind}";r=${remaining};t=${resetS}`,
  };
}
