// Documents that take long to read: others are answered meanwhile, and whoever sent one may leave, or the server stop.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-argument -- answers of every shape */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sharedContent } from '../adapters/pdf/pdf-fixture.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { ended, minted, until } from '../work/asking.ts';
import { deed } from '../work/deeds.ts';

/** 33 KB that are eight million characters, and a deed of 200 full pages. */
const TOO_LONG = Buffer.from(sharedContent(200, 40_000));
const LONG = Buffer.from(sharedContent(200, 4000));

let server: TestServer;
before(async () => void (server = await startServer({ env: { THENCE_REQUESTS_PER_MINUTE: '100000' } })));
after(() => server.close());

/** A request of its own connection, which the test may cut. */
function sent(to: TestServer, key: string, body: Buffer): ClientRequest {
  const headers = { authorization: `Bearer ${key}`, connection: 'close' };
  const asked = request(`${to.url}/v1/extract`, { method: 'POST', headers, agent: false });
  asked.on('error', () => undefined).end(body);
  return asked;
}

interface RunRow {
  readonly key_prefix: string;
  readonly status: string;
  readonly finished_at: string | null;
  readonly error: string | null;
}

/** The first run of the key of which that is true. */
const runOf = (to: TestServer, key: string, is: (run: RunRow) => boolean): Promise<RunRow> =>
  until('the run', async () => {
    const runs = (await to.ask('GET', '/v1/runs')).body.runs as RunRow[];
    return runs.find((run) => key.startsWith(run.key_prefix) && is(run)) ?? null;
  });
const running = (to: TestServer, key: string) => runOf(to, key, ({ status }) => status === 'running');

describe('while 200 pages of 40,000 and 200 pages of 4,000 characters are read', () => {
  test('others are answered; the first is refused with the cause, the second read', async () => {
    const open = { tooLong: true, long: true };
    const tooLong = server.ask('POST', '/v1/extract', { body: TOO_LONG }).finally(() => (open.tooLong = false));
    const job = await server.ask('POST', '/v1/extracts', { body: LONG });
    const long = ended(server, job.body.job, {}, 600_000).finally(() => (open.long = false));
    let answered = 0;
    for (; open.tooLong && open.long; answered++) {
      const [health, read] = await Promise.all([
        server.ask('GET', '/healthz', { key: null }),
        server.ask('POST', '/v1/extract', { body: deed(answered) }),
      ]);
      assert.deepEqual([health.status, read.status], [200, 200]);
    }
    assert.ok(answered > 3, `${answered} were answered meanwhile`);
    const { status, body } = await tooLong;
    assert.deepEqual([status, body.error.type], [422, 'conversion_failed']);
    assert.match(body.error.message, /more than 2,000,000 characters/);
    const { result } = (await long).body;
    assert.ok(result.extraction.tracts.length > 0);
  });
});

describe('a caller who leaves before his document is read', () => {
  test('ends the reading, and is not billed', async () => {
    const key = await minted(server, 'leaves');
    const asked = sent(server, key, TOO_LONG);
    await running(server, key);
    asked.destroy();
    const run = await runOf(server, key, ({ finished_at: at }) => at !== null);
    assert.equal(run.status, 'failed');
    assert.match(run.error ?? '', /^extraction_failed: The caller closed the connection/);
    assert.equal((await server.ask('GET', '/v1/usage', { key })).body.documents, 0);
  });
});

test('SIGTERM ends a reading that would take longer than the stop: it is answered, unbilled, and the server gone', async () => {
  const own = await startServer();
  const asked = sent(own, own.liveKey, TOO_LONG);
  await running(own, own.liveKey);
  await delay(500);
  const answer = once(asked, 'response') as Promise<[IncomingMessage]>;
  const code = own.end('SIGTERM');
  const [response] = await answer;
  let text = '';
  for await (const chunk of response) text += String(chunk);
  assert.match(text, /"temporarily_unavailable".*stopped before the document was read/);
  assert.equal(await code, 0);
  await own.close();
});
