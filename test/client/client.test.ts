// `thence/client` against a running service, and against one that fails as services and the ways to them do.
import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { type Client, createClient, ThenceError } from '../../src/client/client.ts';
import { rawItems, rawMember } from '../../src/client/raw-json.ts';
import { startServer, type TestServer } from '../support/server.ts';

const DEED = `Beginning at a pin; thence North 00°00'00" East, 200.00 feet; thence North 90°00'00" East, 150.00 feet; thence South 00°00'00" East,
200.00 feet; thence North 90°00'00" West, 150.00 feet to the point of beginning, containing 0.69 acres of land.`;

describe('a running service', () => {
  let server: TestServer;
  let client: Client;
  before(async () => {
    server = await startServer();
    client = createClient({ url: server.url, key: server.liveKey });
  });
  after(() => server.close());

  test('a pasted description comes back read, with its name and the text that was signed', async () => {
    const { text, value, job } = await client.extract(DEED, { name: 'Müller – deed.txt' });
    assert.deepEqual([value.document, value.groundtruth_verdicts[0]!.status], ['Müller – deed.txt', 'PASS']);
    assert.ok(job?.startsWith('job_'));
    assert.deepEqual(await client.verify(text), { valid: true, reason: null });
  });

  test('a job is waited for, and its result can be posted back', async () => {
    const { job } = await client.submit(DEED, { name: 'deed.txt' });
    const seen: string[] = [];
    const { status, received } = await client.wait(job, { onProgress: (one) => seen.push(one.status) });
    assert.deepEqual([status.status, seen.at(-1)], ['succeeded', 'succeeded']);
    assert.equal(Buffer.from(await client.certificate(received!.text)).toString('latin1', 0, 5), '%PDF-');
    assert.match(Buffer.from(await client.convert(received!.text, 'svg')).toString(), /<svg/);
    const where = { crs: 'EPSG:2277', lon: -97.7431, lat: 30.2672 };
    assert.match(Buffer.from(await client.convert(received!.text, 'csv', where)).toString(), /EPSG:2277/);
    await assert.rejects(client.dxf(received!.text, { crs: 'EPSG:1' }), { type: 'unknown_crs' });
  });

  test('the same Idempotency-Key answers with the first job', async () => {
    const asked = { name: 'deed.txt', idempotencyKey: 'once' };
    assert.equal((await client.submit(DEED, asked)).job, (await client.submit(DEED, asked)).job);
  });

  test('a correction is signed anew, in the characters it came in', async () => {
    const { text } = await client.extract(DEED);
    const corrections = [{ tract: 0, call: 1, field: 'distance', before: 150, after: 150.5 }];
    const corrected = await client.correct(text, { corrections, by: 'A. Surveyor' });
    assert.equal(corrected.value.extraction.tracts[0]!.calls[1]!.distance, 150.5);
    assert.equal((await client.verify(corrected.text)).valid, true);
  });

  test('a large document is staged first; a batch gives every result by its name', async () => {
    const large = new Uint8Array(5_000_000); // zeros: too large to go with the request, and no document
    await assert.rejects(client.submit(large, { name: 'zeros.bin' }), { type: 'unsupported_format', status: 422 });
    const names = { [await client.upload(DEED)]: 'one.txt', [await client.upload(DEED)]: 'two.txt' };
    const { batch } = await client.submitBatch(names);
    assert.equal((await client.waitBatch(batch)).succeeded, 2);
    const results = await client.batchResults(batch);
    assert.deepEqual(
      results.map(({ document }) => document),
      ['one.txt', 'two.txt'],
    );
    assert.equal((await client.verify(results[1]!.received!.text)).valid, true);
  });

  test('a refusal is a typed error with its extras', async () => {
    await assert.rejects(client.job('job_00000000-0000-7000-8000-000000000000'), (error: unknown) => {
      assert.ok(error instanceof ThenceError);
      assert.deepEqual([error.type, error.status], ['no_such_job', 404]);
      return true;
    });
    const stranger = createClient({ url: server.url, key: 'thence_live_none' });
    await assert.rejects(stranger.usage(), { type: 'invalid_api_key', status: 401 });
  });

  test('runs, keys and usage are told', async () => {
    assert.ok((await client.runs(5)).length > 0);
    assert.ok((await client.usage()).documents > 0);
  });
});

describe('a service in trouble', () => {
  let answers: ((request: {
    url: string;
    idempotency: string | undefined;
  }) => [status: number, body: string, retryAfter?: string])[];
  let asked: { url: string; idempotency: string | undefined }[];
  let server: Server;
  const waits: number[] = [];
  const sleep = (ms: number): Promise<void> => {
    waits.push(ms);
    return Promise.resolve();
  };
  const clientOf = (more = {}): Client =>
    createClient({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      key: 'thence_live_k',
      sleep,
      ...more,
    });
  const busy = '{"error":{"type":"temporarily_unavailable","message":"Busy."}}';

  before(async () => {
    server = createServer((request, response) => {
      const one = { url: request.url!, idempotency: request.headers['idempotency-key'] as string | undefined };
      asked.push(one);
      request.resume().on('end', () => {
        const [status, body, retryAfter] = answers[Math.min(asked.length, answers.length) - 1]!(one);
        if (status === 0) return void request.socket.destroy();
        response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end(body);
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
  });
  after(() => server.close());

  test('what passes is waited out, as long as Retry-After says, and the submit keeps its key', async () => {
    [asked, answers] = [[], [() => [503, busy, '7'], () => [0, ''], () => [200, '{"job":"job_1"}']]];
    waits.length = 0;
    assert.equal((await clientOf().submit(DEED)).job, 'job_1');
    assert.equal(asked.length, 3);
    assert.equal(new Set(asked.map(({ idempotency }) => idempotency)).size, 1);
    assert.ok(waits[0]! >= 7000);
  });

  test('what never passes ends after five tries, with the last answer', async () => {
    [asked, answers] = [[], [() => [503, busy]]];
    await assert.rejects(clientOf().usage(), { type: 'temporarily_unavailable', status: 503 });
    assert.equal(asked.length, 5);
  });

  test('a page that is not ours is told by its status; nobody there is unreachable', async () => {
    [asked, answers] = [[], [() => [500, '<html>proxy</html>']]];
    await assert.rejects(clientOf().usage(), { type: 'invalid_request', status: 500 });
    await assert.rejects(clientOf({ url: 'http://127.0.0.1:1', tries: 1 }).usage(), { type: 'unreachable', status: 0 });
  });

  test('who stops waiting is not kept', async () => {
    [asked, answers] = [[], [() => [200, '{"job":"job_1","status":"running"}']]];
    const stop = new AbortController();
    const waiting = createClient({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: null }).wait(
      'job_1',
      { signal: stop.signal },
    );
    setTimeout(() => stop.abort(), 50);
    await assert.rejects(waiting, { name: 'AbortError' });
  });
});

test('members and items of JSON keep the characters they came in', () => {
  const text = ' { "a" : "}\\"]" , "result" : {"x":[1.50, {"y":"{"}]}, "n":-1e5}';
  assert.equal(rawMember(text, 'result'), '{"x":[1.50, {"y":"{"}]}');
  assert.equal(rawMember(text, 'n'), '-1e5');
  assert.equal(rawMember(text, 'none'), null);
  assert.deepEqual(rawItems('[ {"a":1.0}, "x,]", [1,[2]] ,null]'), ['{"a":1.0}', '"x,]"', '[1,[2]]', 'null']);
  assert.deepEqual(rawItems('[]'), []);
});
