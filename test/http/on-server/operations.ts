// What those who run the service see: health, readiness, figures; and how answers travel: gzip, origins, headers.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment -- answers of every shape */
import assert from 'node:assert/strict';
import { renameSync, writeFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import type { TestServer } from '../../support/server.ts';

interface Plain {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

/** fetch unpacks what it gets; this does not. */
function plainGet(url: string, headers: Record<string, string>): Promise<Plain> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

export async function untilReady(server: TestServer): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await server.ask('GET', '/readyz', { key: null })).status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server was not ready within 30 s');
}

export function operationSuite(server: () => TestServer): void {
  describe('gzip', () => {
    const gzip = { 'accept-encoding': 'gzip' };
    test('large JSON is packed for those who take it, and the same', async () => {
      const packed = await plainGet(`${server().url}/openapi.json`, gzip);
      const plain = await plainGet(`${server().url}/openapi.json`, {});
      assert.equal(packed.headers['content-encoding'], 'gzip');
      assert.match(String(packed.headers.vary), /accept-encoding/i);
      assert.equal(plain.headers['content-encoding'], undefined);
      assert.ok(gunzipSync(packed.bytes).equals(plain.bytes));
      assert.ok(packed.bytes.length < plain.bytes.length / 3);
    });
    test('small JSON is not', async () => {
      const { headers } = await plainGet(`${server().url}/healthz`, gzip);
      assert.equal(headers['content-encoding'], undefined);
    });
  });

  describe('origins', () => {
    test('where none is set, no answer allows any', async () => {
      const { headers } = await server().ask('GET', '/v1/usage', { headers: { origin: 'https://map.example' } });
      assert.deepEqual(
        [...headers.keys()].filter((name) => name.startsWith('access-control')),
        [],
      );
    });
  });

  describe('health', () => {
    test('/healthz: the process answers', async () => {
      assert.deepEqual((await server().ask('GET', '/healthz', { key: null })).body, { status: 'ok' });
    });
    test('/readyz: database, objects and queue answer', async () => {
      await untilReady(server());
      const { body } = await server().ask('GET', '/readyz', { key: null });
      assert.deepEqual(body, { status: 'ready', parts: { database: 'ok', objects: 'ok', queue: 'ok' } });
    });
    test('/readyz is 503 while the objects folder cannot be used, and 200 after', async () => {
      const folder = join(server().folder, 'objects');
      renameSync(folder, `${folder}.away`);
      writeFileSync(folder, 'not a folder');
      const { status, body } = await server().ask('GET', '/readyz', { key: null });
      rmSync(folder);
      renameSync(`${folder}.away`, folder);
      assert.deepEqual(
        [status, body.status, body.parts],
        [503, 'not_ready', { database: 'ok', objects: 'down', queue: 'ok' }],
      );
      assert.equal((await server().ask('GET', '/readyz', { key: null })).status, 200);
    });
  });

  metricsSuite(server);
}

const FAMILIES = [
  'thence_http_request_seconds',
  'thence_extraction_seconds',
  'thence_ocr_page_seconds',
  'thence_verdicts_total',
  'thence_queue_depth',
];

function metricsSuite(server: () => TestServer): void {
  describe('/metrics', () => {
    test('has every family, for this machine', async () => {
      const { status, text } = await server().ask('GET', '/metrics', { key: null });
      assert.equal(status, 200);
      for (const family of FAMILIES) assert.match(text, new RegExp(`^# TYPE ${family} `, 'm'));
      assert.match(text, /^thence_queue_depth\{queue="extract"\} 0$/m);
    });
    test('counts a request under its route, never under its path', async () => {
      await server().ask('DELETE', '/v1/keys/thence_live_secretpath');
      const { text } = await server().ask('GET', '/metrics', { key: null });
      assert.match(
        text,
        /thence_http_request_seconds_count\{method="DELETE",route="\/v1\/keys\/:prefix",status="404"\} \d+/,
      );
      assert.ok(!text.includes('secretpath'));
    });
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      test(`is 404 for what a proxy on this machine passes on (${header})`, async () => {
        const { status, body } = await server().ask('GET', '/metrics', { headers: { [header]: '127.0.0.1' } });
        assert.deepEqual([status, body.error.type], [404, 'not_found']);
      });
  });
}
