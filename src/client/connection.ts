// Takes: where the service is and a key. Gives: requests that wait and ask again where that can help.
// Never: a submit repeated without its Idempotency-Key; a refusal that cannot change asked about twice.
import { errorIn, ThenceError } from './thence-error.ts';

export interface ClientOptions {
  /** `http://127.0.0.1:8080`; in a page that the service serves `''`. */
  readonly url: string;
  /** An API key or a session token; null where a cookie signs in. */
  readonly key: string | null;
  /** How often a request is made in all, where the service or the way to it is in trouble that passes. */
  readonly tries?: number;
  readonly fetch?: typeof fetch;
  readonly sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: string | Blob | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** May be made again although an earlier one may have been carried out. GET is always. */
  readonly repeatable?: boolean;
}

export interface Connection {
  readonly ask: (path: string, asked?: Asked) => Promise<Response>;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
}

const TRIES = 5;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
const PASSING = new Set([408, 429, 502, 503, 504]);

export function connection({ url, key, tries = TRIES, fetch: given, sleep = sleeping }: ClientOptions): Connection {
  const base = url.replace(/\/+$/, '');
  const send = given ?? ((...args: Parameters<typeof fetch>) => globalThis.fetch(...args));
  const once = async (
    path: string,
    { method = 'GET', body = null, headers = {}, signal }: Asked,
  ): Promise<Response> => {
    const authorization: Record<string, string> = key === null ? {} : { authorization: `Bearer ${key}` };
    const address = /^https?:/.test(path) ? path : base + path;
    let answer;
    try {
      answer = await send(address, { method, body, headers: { ...authorization, ...headers }, signal: signal ?? null });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new ThenceError('unreachable', `${base || 'The service'} did not answer: ${causeOf(error)}.`);
    }
    if (answer.ok) return answer;
    throw errorIn(answer, await answer.text());
  };
  return {
    sleep,
    async ask(path, asked = {}) {
      const repeatable = asked.repeatable ?? (asked.method ?? 'GET') === 'GET';
      for (let tried = 1; ; tried++)
        try {
          return await once(path, asked);
        } catch (error) {
          const wait = error instanceof ThenceError && repeatable && tried < tries ? waitAfter(error, tried) : null;
          if (wait === null) throw error;
          await sleep(wait, asked.signal);
        }
    },
  };
}

/** Null where asking again cannot help. Waits double, with chance in them so that callers do not come back together. */
function waitAfter({ type, status, retryAfterS }: ThenceError, tried: number): number | null {
  if (type !== 'unreachable' && !PASSING.has(status)) return null;
  const doubled = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tried - 1)) * (0.5 + Math.random() / 2);
  return Math.max(doubled, (retryAfterS ?? 0) * 1000);
}

const causeOf = (error: unknown): string =>
  (error as { cause?: { message?: string } }).cause?.message ?? (error as Error).message;

const sleeping = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      signal?.removeEventListener('abort', stop);
      resolve();
    }
    function stop(): void {
      clearTimeout(timer);
      reject(signal!.reason as Error);
    }
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
