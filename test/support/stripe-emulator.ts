// A Stripe of our own for tests: stateful, over HTTP, so that Stripe's own library talks to it. It checks credentials and the
// version, remembers Idempotency-Keys, fails on demand, and signs events as Stripe does, with node:crypto and not with the library.
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerApi, parseForm, type ApiAnswer } from './stripe-emulator-api.ts';
import { StripeState, type Price, type StripeEvent } from './stripe-emulator-state.ts';

export const STRIPE = {
  secretKey: 'sk_test_emulatedSecret0123456789',
  webhookSecret: 'whsec_emulatedWebhookSecret0123456789',
  prices: { seat: 'price_seat', pack: 'price_pack', document: 'price_document', documentBatch: 'price_document_batch' },
  meters: { full: 'thence_documents', half: 'thence_documents_batch' },
} as const;

const PRICES: readonly Price[] = [
  { id: STRIPE.prices.seat, kind: 'licensed' },
  { id: STRIPE.prices.pack, kind: 'once' },
  { id: STRIPE.prices.document, kind: 'metered' },
  { id: STRIPE.prices.documentBatch, kind: 'metered' },
];

/**
 * A status answers that and does nothing; `hang` never answers; `drop` closes the connection and does nothing; `lost` does what was
 * asked and closes the connection instead of answering.
 */
export type Fault = 500 | 503 | 429 | 401 | 'hang' | 'drop' | 'lost';

export interface StripeEmulator {
  readonly url: string;
  readonly state: StripeState;
  readonly requests: string[];
  /** The next so many requests to a path that begins so go wrong. */
  fail(path: string, fault: Fault, times: number): void;
  /** Posts an event as Stripe does; gives the answer's status and body. */
  deliver(to: string, event: StripeEvent, options?: SignOptions): Promise<{ status: number; body: unknown }>;
  close(): Promise<void>;
}

export interface SignOptions {
  readonly secret?: string;
  readonly ageS?: number;
}

export async function startStripe(): Promise<StripeEmulator> {
  const state = new StripeState(PRICES, Object.values(STRIPE.meters));
  const faults: { path: string; fault: Fault; times: number }[] = [];
  const remembered = new Map<string, { form: string; answer: ApiAnswer }>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url!.split('?')[0]!;
      const body = await bodyOf(request);
      requests.push(`${request.method} ${path}`);
      const due = faults.find((one) => one.times > 0 && path.startsWith(one.path));
      if (due) due.times -= 1;
      if (due?.fault === 'hang') return;
      if (due?.fault === 'drop') return void request.socket.destroy();
      if (typeof due?.fault === 'number') return answer(response, faultAnswer(due.fault));
      const answered = refusedOrKnown(request, body, remembered) ?? act(state, request, path, body);
      const key = request.headers['idempotency-key'];
      if (typeof key === 'string' && answered.status < 500) remembered.set(key, { form: body, answer: answered });
      if (due?.fault === 'lost') return void request.socket.destroy();
      answer(response, answered);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    requests,
    fail: (path, fault, times) => void faults.push({ path, fault, times }),
    deliver,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function act(state: StripeState, request: IncomingMessage, path: string, body: string): ApiAnswer {
  const query = request.url!.split('?')[1] ?? '';
  return answerApi(state, request.method!, path, parseForm(body || query));
}

function refusedOrKnown(
  { headers }: IncomingMessage,
  body: string,
  remembered: ReadonlyMap<string, { form: string; answer: ApiAnswer }>,
): ApiAnswer | null {
  if (headers.authorization !== `Bearer ${STRIPE.secretKey}`)
    return error(401, 'invalid_request_error', `Invalid API Key provided: ${headers.authorization?.slice(7)}`);
  if (headers['stripe-version'] !== '2026-08-26.dahlia') return error(400, 'invalid_request_error', 'Another version.');
  const known = remembered.get(String(headers['idempotency-key']));
  if (known && known.form !== body) return error(400, 'idempotency_error', 'The same key with other parameters.');
  return known?.answer ?? null;
}

function faultAnswer(status: 500 | 503 | 429 | 401): ApiAnswer {
  if (status === 429) return error(429, 'invalid_request_error', 'Request rate limit exceeded.');
  if (status === 401) return error(401, 'invalid_request_error', `Invalid API Key provided: ${STRIPE.secretKey}`);
  return error(status, 'api_error', 'Something went wrong on the emulated side.');
}

function error(status: number, type: string, message: string): ApiAnswer {
  return { status, body: { error: { type, message } } };
}

function answer(response: ServerResponse, { status, body }: ApiAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_emulated' });
  response.end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** The header Stripe sends: the time, and the HMAC over it and the body. */
export function signatureOf(body: string, { secret = STRIPE.webhookSecret, ageS = 0 }: SignOptions = {}): string {
  const at = Math.floor(Date.now() / 1000) - ageS;
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')},v0=unused`;
}

async function deliver(
  to: string,
  event: StripeEvent,
  options: SignOptions = {},
): Promise<{ status: number; body: unknown }> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(event.body, options) };
  const response = await fetch(to, { method: 'POST', headers, body: event.body });
  return { status: response.status, body: await response.json() };
}
