// Takes: a request for the API. Gives: its answer, or its trouble as one sentence. Never: a key in a sentence.

export interface ApiAnswer {
  readonly body: Readonly<Record<string, unknown>>;
  /** Null where the answer is a success. */
  readonly trouble: string | null;
}

const PATIENCE_MS = 60_000;

export const apiAsk = (method: string, path: string, json: unknown): Promise<ApiAnswer> =>
  apiSend(method, path, JSON.stringify(json));

/** A body in the very characters it has: a signed one must not be written anew. */
export async function apiSend(method: string, path: string, json: string): Promise<ApiAnswer> {
  const url = (process.env.THENCE_URL?.trim() || 'http://127.0.0.1:8080').replace(/\/+$/, '');
  const key = process.env.THENCE_KEY?.trim();
  if (!key) return { body: {}, trouble: 'THENCE_KEY is not set: the API key to ask with.' };
  try {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(url + path, { method, headers, body: json, signal });
    const body = (await response.json()) as Record<string, unknown>;
    return { body, trouble: response.ok ? null : troubleIn(body, response.status) };
  } catch (error) {
    const cause = (error as Error & { cause?: Error }).cause?.message ?? (error as Error).message;
    return { body: {}, trouble: `${url} did not answer: ${cause}` };
  }
}

function troubleIn(body: Record<string, unknown>, status: number): string {
  const { error, detail } = body as { error?: { type: string; message: string }; detail?: { loc: unknown[]; msg: string }[] };
  if (error) return `${error.type}: ${error.message}`;
  return detail?.[0] ? `${detail[0].loc.join('.')}: ${detail[0].msg}` : `The server answered ${status}.`;
} // prettier-ignore
