// Takes: the issuer's address. Gives: its addresses (discovered), its keys and its userinfo, each asked for in time and not too often.
// Never: a redirect followed, an address that is not the issuer's own scheme, or keys older than an hour.
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { isLoopback } from './identity-settings.ts';

export interface IssuerTimes {
  /** One answer. */
  readonly answerMs: number;
  /** How long addresses and keys are used before they are asked for again. */
  readonly freshMs: number;
  /** How long keys are used when the issuer does not answer. */
  readonly staleMs: number;
  /** Between two looks for a key that is not known, so that made-up key ids do not become requests. */
  readonly cooldownMs: number;
  /** Between two tries at an issuer that does not answer. */
  readonly retryMs: number;
}

export const ISSUER_TIMES: IssuerTimes = {
  answerMs: 5_000,
  freshMs: 600_000,
  staleMs: 3_600_000,
  cooldownMs: 10_000,
  retryMs: 5_000,
};

/** The issuer's fault or the network's, never the token's. */
export class IssuerTrouble extends Error {
  constructor(cause: string) {
    super(cause);
    this.name = 'IssuerTrouble';
  }
}

export interface Issuer {
  key: JWTVerifyGetKey;
  /** Null: it has no userinfo. `refused`: it does not take this token. */
  userinfo(token: string): Promise<Readonly<Record<string, unknown>> | 'refused' | null>;
}

interface Addresses {
  readonly keys: string;
  readonly userinfo: string | null;
}

export function issuerAt(issuer: string, times: IssuerTimes = ISSUER_TIMES): Issuer {
  const addresses = kept(times, () => discover(issuer, times));
  let keys: { readonly from: string; readonly find: JWTVerifyGetKey } | null = null;
  return {
    key: async (header, token) => {
      const { keys: from } = await addresses();
      if (keys?.from !== from) keys = { from, find: keysAt(from, times) };
      return await keys.find(header, token);
    },
    userinfo: async (token) => {
      const { userinfo } = await addresses();
      if (userinfo === null) return null;
      const { status, body } = await ask(userinfo, times, { authorization: `Bearer ${token}` });
      if (status === 401 || status === 403) return 'refused';
      if (status !== 200) throw new IssuerTrouble(`userinfo answered ${status}`);
      return objectIn(body, 'userinfo');
    },
  };
}

async function discover(issuer: string, times: IssuerTimes): Promise<Addresses> {
  const { status, body } = await ask(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, times);
  if (status !== 200) throw new IssuerTrouble(`discovery answered ${status}`);
  const told = objectIn(body, 'discovery');
  if (told.issuer !== issuer) throw new IssuerTrouble('discovery names another issuer than THENCE_OIDC_ISSUER');
  const address = (name: string): string | null => {
    const value = told[name];
    if (value === undefined) return null;
    if (typeof value !== 'string' || !URL.canParse(value) || !mayAsk(new URL(value), new URL(issuer)))
      throw new IssuerTrouble(`discovery has a ${name} that may not be asked`);
    return value;
  };
  const keys = address('jwks_uri');
  if (keys === null) throw new IssuerTrouble('discovery has no jwks_uri');
  return { keys, userinfo: address('userinfo_endpoint') };
}

/** In the clear only where the issuer itself is on this machine. */
function mayAsk(address: URL, issuer: URL): boolean {
  return address.protocol === 'https:' || (address.protocol === 'http:' && isLoopback(address) && isLoopback(issuer));
}

/** jose looks again for a key id it does not know; how old its keys may grow, and how often a silent issuer is asked, is said here. */
function keysAt(address: string, times: IssuerTimes): JWTVerifyGetKey {
  let asOf = -Infinity;
  let nextTry = -Infinity;
  const set = createRemoteJWKSet(new URL(address), {
    cooldownDuration: times.cooldownMs,
    cacheMaxAge: Infinity,
    timeoutDuration: times.answerMs,
    [customFetch]: async () => {
      if (Date.now() < nextTry) throw new IssuerTrouble('the issuer did not answer a moment ago');
      nextTry = Date.now() + times.retryMs;
      const { status, body } = await ask(address, times);
      if (status !== 200) throw new IssuerTrouble(`the issuer's keys answered ${status}`);
      objectIn(body, "the issuer's keys");
      [asOf, nextTry] = [Date.now(), -Infinity];
      return new Response(body, { status });
    },
  });
  return async (header, token) => {
    const age = Date.now() - asOf;
    if (age > times.freshMs && age !== Infinity)
      await set.reload().catch((error: unknown) => {
        if (age > times.staleMs) throw error;
      });
    return await set(header, token);
  };
}

/** The last answer until it is no longer fresh; an older one rather than none; and after a failure, none for a while. */
function kept<T>(times: IssuerTimes, ask: () => Promise<T>): () => Promise<T> {
  let last: { readonly value: T; readonly until: number } | null = null;
  let failure: { readonly error: unknown; readonly until: number } | null = null;
  let asking: Promise<T> | null = null;
  const renew = async (): Promise<T> => {
    try {
      const value = await ask();
      last = { value, until: Date.now() + times.freshMs };
      return value;
    } catch (error) {
      failure = { error, until: Date.now() + times.retryMs };
      if (last === null) throw error;
      return last.value;
    }
  };
  return async () => {
    const now = Date.now();
    if (last !== null && now < last.until) return last.value;
    if (failure !== null && now < failure.until) {
      if (last === null) throw failure.error as Error;
      return last.value;
    }
    asking ??= renew().finally(() => (asking = null));
    return await asking;
  };
}

const MOST_BYTES = 1024 * 1024;

async function ask(
  address: string,
  { answerMs }: IssuerTimes,
  headers: Record<string, string> = {},
): Promise<{ readonly status: number; readonly body: string }> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    });
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw new Error(`an answer of more than ${MOST_BYTES} bytes`);
      chunks.push(chunk);
    }
    return { status: response.status, body: Buffer.concat(chunks).toString('utf8') };
  } catch (error) {
    const { message, cause } = error as Error;
    throw new IssuerTrouble(cause instanceof Error ? `${message}: ${cause.message}` : message);
  }
}

function objectIn(body: string, what: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // told below
  }
  throw new IssuerTrouble(`${what} answered something that is no JSON object`);
}
