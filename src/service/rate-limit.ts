// Takes: a caller. Gives: whether this request is within the key's minute, and the figures for the answer's headers.
// Never: a count of its own; the limiter port counts, exactly, across every node.
import { Refusal } from '../contract/refusals.ts';
import type { Caller } from './authenticate.ts';
import { onceKnown } from './awaitable.ts';
import type { Awaitable, Ports } from './ports.ts';

export const RATE_WINDOW_S = 60;

export interface RateFigures {
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
): Awaitable<RateFigures> {
  const limit = settings.requestsPerMinute ?? caller.limits.requestsPerMinute;
  return onceKnown(ports.limiter.take(caller.limitSubject, limit, RATE_WINDOW_S), ({ used, resetS }) => ({
    admitted: used <= limit,
    limit,
    remaining: Math.max(0, limit - used),
    windowS: RATE_WINDOW_S,
    resetS: Math.ceil(resetS),
  }));
}

export function refuseOverLimit({ admitted, limit }: RateFigures): void {
  if (!admitted) throw new Refusal('rate_limited', `This key may send ${limit} requests a minute.`, { limit });
}

/** As draft-ietf-httpapi-ratelimit-headers writes them. */
export function rateLimitHeaders({ limit, remaining, windowS, resetS }: RateFigures): Record<string, string> {
  return {
    'ratelimit-policy': `"requests";q=${limit};w=${windowS}`,
    ratelimit: `"requests";r=${remaining};t=${resetS}`,
  };
}
