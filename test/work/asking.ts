// What the tests of work ask over and over: submit, wait for the end, stage, mint a key, sign up.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-return -- answers of every shape */
import assert from 'node:assert/strict';
import type { Answer, AskInit, TestServer } from '../support/server.ts';

const PATIENCE_MS = 60_000;

export async function until<T>(what: string, look: () => Promise<T | null>, patienceMs = PATIENCE_MS): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (Date.now() > deadline) throw new Error(`${what}: not within ${patienceMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function ended(
  server: TestServer,
  job: string,
  init: AskInit = {},
  patienceMs = PATIENCE_MS,
): Promise<Answer> {
  const look = async (): Promise<Answer | null> => {
    const answer = await server.ask('GET', `/v1/extracts/${job}`, init);
    assert.ok(answer.status < 500, answer.text);
    return answer.status !== 200 || ['succeeded', 'failed'].includes(answer.body.status) ? answer : null;
  };
  return await until(`job ${job}`, look, patienceMs);
}

export async function batchEnded(server: TestServer, batch: string, init: AskInit = {}): Promise<Answer> {
  return await until(`batch ${batch}`, async () => {
    const answer = await server.ask('GET', `/v1/batches/${batch}`, init);
    assert.equal(answer.status, 200, answer.text);
    return answer.body.status === 'in_progress' ? null : answer;
  });
}

export type Content = string | Uint8Array<ArrayBuffer>;

/** Stages a document; gives its upload id. */
export async function staged(server: TestServer, content: Content, init: AskInit = {}): Promise<string> {
  const slot = await server.ask('POST', '/v1/uploads', init);
  assert.equal(slot.status, 201, slot.text);
  const put = await fetch(slot.body.put_url, { method: 'PUT', body: content });
  assert.equal(put.status, 200, await put.text());
  return slot.body.upload_id;
}

export function files(named: readonly [name: string, content: Content][], field = 'files'): FormData {
  const form = new FormData();
  for (const [name, content] of named) form.append(field, new Blob([content]), name);
  return form;
}

const mintedOn = new Map<string, string[]>();
const MOST_MINTED = 7; // an account has ten live keys at most

/** A new live key; the oldest of those minted here is revoked where the account would have too many. */
export async function minted(server: TestServer, name: string, changes: object = {}): Promise<string> {
  const { status, body, text } = await server.ask('POST', '/v1/keys', { json: { name, ...changes } });
  assert.equal(status, 200, text);
  const mine = [...(mintedOn.get(server.url) ?? []), body.prefix as string];
  if (mine.length > MOST_MINTED) await server.ask('DELETE', `/v1/keys/${mine.shift()!}`);
  mintedOn.set(server.url, mine);
  return body.api_key;
}

export async function signedUp(server: TestServer, email: string): Promise<string> {
  const json = { email, company: 'Plumb & Chain', role: 'surveyor', accepted_terms: true };
  const { status, body, text } = await server.ask('POST', '/v1/signup', { json, key: null });
  assert.equal(status, 200, text);
  return body.api_key;
}

export function refused(answer: Answer, status: number, type: string): void {
  assert.deepEqual([answer.status, answer.body?.error?.type], [status, type], answer.text);
}
