// A client under whose feet the server is killed: it submits by every path, keeps what was acknowledged, and asks again after a
// failure with the same Idempotency-Key, as a client should.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-return, @typescript-eslint/no-explicit-any -- answers of every shape */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { Answer, AskInit, TestServer } from '../support/server.ts';
import { deed, sha256 } from './deeds.ts';

export interface Acknowledged {
  readonly jobs: Map<string, string>; // job -> the text it stands for
  readonly batches: Map<string, readonly string[]>;
  readonly bodies: { readonly text: string; readonly job: string; readonly body: string }[];
  /** Answers of the load that were neither success nor a refusal for being busy. */
  readonly odd: string[];
}

export interface Load extends Acknowledged {
  /** Answers of success so far. */
  acknowledged(): number;
  stop(): Promise<void>;
}

/** Worth another try; a read that is refused 502 was given up with the process that had it. */
const BUSY = new Set(['too_many_in_flight', 'rate_limited', 'temporarily_unavailable', 'extraction_failed']);

/** `node` gives a server that may be alive; a request to one that is not is sent again to the next it gives. */
export function startLoad(node: () => TestServer | null, clients: number): Load {
  const seen: Acknowledged = { jobs: new Map(), batches: new Map(), bodies: [], odd: [] };
  let running = true;
  const client = async (n: number): Promise<void> => {
    for (let i = 0; running; i++) await PATHS[(n + i) % PATHS.length]!(ask, seen);
  };
  const ask: Ask = async (method, path, init) => {
    while (running) {
      const server = node();
      try {
        const answer = server === null ? null : await server.ask(method, path, init);
        if (answer !== null && answer.status < 300) return answer;
        if (answer !== null && !BUSY.has(answer.body?.error?.type)) {
          seen.odd.push(`${method} ${path} ${answer.status} ${answer.text}`);
          return null;
        }
      } catch {
        // killed in the middle: ask again
      }
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    return null;
  };
  const clientsDone = Promise.all(Array.from({ length: clients }, (_, n) => client(n)));
  const acknowledged = () => seen.jobs.size + seen.batches.size + seen.bodies.length;
  return { ...seen, acknowledged, stop: async () => ((running = false), void (await clientsDone)) };
}

type Ask = (method: string, path: string, init: AskInit) => Promise<Answer | null>;

const newText = (): string => deed(randomBytes(6).toString('hex'));
const token = (): Record<string, string> => ({ 'idempotency-key': randomBytes(9).toString('hex') });

const PATHS: ((ask: Ask, seen: Acknowledged) => Promise<void>)[] = [
  async (ask, seen) => {
    const text = newText();
    const answer = await ask('POST', '/v1/extract', { body: text, headers: token() });
    if (answer) seen.bodies.push({ text, job: answer.headers.get('x-job-id')!, body: answer.text });
  },
  async (ask, seen) => {
    const text = newText();
    const answer = await ask('POST', '/v1/extracts', { body: text, headers: token() });
    if (answer) seen.jobs.set(answer.body.job, text);
  },
  async (ask, seen) => {
    const texts = [newText(), newText(), newText()];
    const form = new FormData();
    for (const [i, text] of texts.entries()) form.append('files', new Blob([text]), `${i}.txt`);
    const answer = await ask('POST', '/v1/batches', { body: form, headers: token() });
    if (answer) seen.batches.set(answer.body.batch, texts);
  },
  async (ask, seen) => {
    const slot = await ask('POST', '/v1/uploads', {});
    if (slot === null) return;
    const text = newText();
    const { pathname, search } = new URL(slot.body.put_url);
    const put = await ask('PUT', pathname + search, { body: text, key: null });
    if (put === null) return void dropGone(seen); // received, and the answer was lost with the server
    const headers = { ...token(), 'x-upload-id': slot.body.upload_id };
    const answer = await ask('POST', '/v1/extracts', { headers });
    if (answer) seen.jobs.set(answer.body.job, text);
  },
];

/** A PUT repeated after a lost answer finds its slot used: the client cannot know, and takes another. */
function dropGone({ odd }: Acknowledged): void {
  if (odd.at(-1)?.includes('no_such_upload')) odd.pop();
}

/** Everything acknowledged has ended and holds its own document. Gives how many documents that were. */
export async function collectAll(server: TestServer, load: Acknowledged): Promise<number> {
  let documents = 0;
  for (const [job, text] of load.jobs) {
    const { body } = await done(server, `/v1/extracts/${job}`);
    assert.equal(body.status, 'succeeded', `${job}: ${body.error}`);
    assert.equal(body.result.attestation.document_sha256, sha256(text), `${job} holds another document`);
    documents += 1;
  }
  for (const [batch, texts] of load.batches) {
    assert.equal((await done(server, `/v1/batches/${batch}`)).body.status, 'ended');
    const { body } = await got(server, `/v1/batches/${batch}/results`);
    const hashes = body.results.map((item: any) => item.result?.attestation.document_sha256 ?? item.error);
    assert.deepEqual(hashes, texts.map(sha256), `${batch} holds other documents`);
    documents += texts.length;
  }
  for (const { text, job, body } of load.bodies) {
    assert.ok(body.includes(sha256(text)), 'a synchronous answer of another document');
    const stored = await got(server, `/v1/extracts/${job}`);
    assert.ok(stored.text.endsWith(`,"result":${body}}`), `${job}: the stored result is not the answer`);
    documents += 1;
  }
  return documents;
}

/** A connection that was cut is noticed by the first who uses it. */
async function got(server: TestServer, path: string): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await server.ask('GET', path);
    if (answer.status !== 503 || tries === 10) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const PATIENCE_MS = 120_000;

async function done(server: TestServer, path: string): Promise<Answer> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await got(server, path);
    assert.equal(answer.status, 200, `${path}: ${answer.text}`);
    if (!['queued', 'running', 'in_progress'].includes(answer.body.status)) return answer;
    if (Date.now() > deadline) throw new Error(`${path} did not end: ${answer.text.slice(0, 300)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
