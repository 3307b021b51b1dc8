// Slow, broken and malicious clients of the extraction routes: each gets its answer or its end, and the next caller is served.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment -- answers of every shape */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { after, afterEach, before, describe, test } from 'node:test';
import { rawAsk } from '../support/raw.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { refused } from './asking.ts';
import { ROOMY } from './cluster.ts';
import { deed } from './deeds.ts';

let server: TestServer;
before(async () => {
  server = await startServer({ env: ROOMY });
});
after(() => server.close());
afterEach(async () => {
  assert.equal(
    (await server.ask('POST', '/v1/extract', { body: deed('next') })).status,
    200,
    'the next caller is served',
  );
});

const head = (path: string, headers: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${server.liveKey}\r\n${headers}\r\n\r\n`;
const form = (boundary: string, parts: string[], end = `--${boundary}--\r\n`): string =>
  parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('') + end;
const part = (name: string, filename: string | null, content: string): string =>
  `Content-Disposition: form-data; name="${name}"${filename === null ? '' : `; filename="${filename}"`}\r\n\r\n${content}`;

async function runs(): Promise<number> {
  return (await server.ask('GET', '/v1/runs?limit=500')).body.runs.length as number;
}

describe('a body that stops half-way leaves no run', () => {
  const rows: [sentence: string, path: string, headers: string, sent: string][] = [
    ['raw', '/v1/extract', 'Content-Length: 1000', 'BEGINNING at'],
    ['in chunks', '/v1/extracts', 'Transfer-Encoding: chunked', '9\r\nBEGINNING\r\n'],
    [
      'multipart',
      '/v1/batches',
      'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000',
      form('b', [part('files', 'a', 'BEGIN')], ''),
    ],
  ];
  for (const [sentence, path, headers, sent] of rows)
    test(sentence, async () => {
      const before = await runs();
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(head(path, headers) + sent);
      await new Promise((resolve) => setTimeout(resolve, 150));
      socket.destroy();
      assert.equal(await runs(), before);
    });
});

describe('a multipart body', () => {
  const ask = async (path: string, body: string): Promise<{ status: number; type: string }> => {
    const headers = `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${Buffer.byteLength(body)}`;
    const answer = await rawAsk(server.port, head(path, headers), body);
    return { status: answer!.status, type: answer!.body.error?.type };
  };
  const many = (count: number, make: (n: number) => string): string[] =>
    Array.from({ length: count }, (_, n) => make(n));
  const rows: [sentence: string, path: string, body: () => string, status: number, type: string][] = [
    ['without its end', '/v1/extract', () => form('b', [part('file', 'a', deed())], ''), 422, 'missing_file'],
    ['without its end', '/v1/batches', () => form('b', [part('files', 'a', deed())], ''), 422, 'not_multipart'],
    [
      'of ten thousand empty files',
      '/v1/batches',
      () =>
        form(
          'b',
          many(10_000, (n) => part('files', `${n}`, '')),
        ),
      422,
      'too_many_documents',
    ],
    [
      'of ten thousand fields',
      '/v1/batches',
      () =>
        form(
          'b',
          many(10_000, (n) => part(`f${n}`, null, 'x')),
        ),
      422,
      'not_multipart',
    ],
    [
      'of fields before its file',
      '/v1/extract',
      () => form('b', [...many(3, (n) => part(`f${n}`, null, 'x')), part('file', 'a', deed())]),
      200,
      undefined as unknown as string,
    ],
    [
      'of files of other names',
      '/v1/extract',
      () => form('b', [part('other', 'o', 'x'.repeat(300_000)), part('file', 'a', deed())]),
      200,
      undefined as unknown as string,
    ],
    [
      'of parts named for a prototype',
      '/v1/extract',
      () => form('b', [part('__proto__', 'p', 'x'), part('file', 'a', deed())]),
      422,
      'missing_file',
    ],
    [
      'without a name',
      '/v1/batches',
      () => form('b', ['Content-Disposition: form-data\r\n\r\nx']),
      422,
      'missing_file',
    ],
    ['of nothing', '/v1/batches', () => form('b', []), 422, 'missing_file'],
    ['of another boundary', '/v1/extract', () => form('c', [part('file', 'a', deed())]), 422, 'missing_file'],
    ['of another boundary', '/v1/batches', () => form('c', [part('files', 'a', deed())]), 422, 'not_multipart'],
    ['that is none', '/v1/extracts', () => 'BEGINNING at an iron pin', 422, 'missing_file'],
    ['of no bytes', '/v1/extract', () => '', 422, 'missing_file'],
    ['of no bytes', '/v1/batches', () => '', 422, 'missing_file'],
    [
      'whose part has no blank line',
      '/v1/extract',
      () => '--b\r\nContent-Disposition: form-data; name="file"\r\n--b--\r\n',
      422,
      'missing_file',
    ],
  ];
  for (const [sentence, path, body, status, type] of rows)
    test(`${sentence}, to ${path}: ${status}`, async () => {
      assert.deepEqual(await ask(path, body()), { status, type });
    });
  test('without a boundary: 422 from the table', async () => {
    const headers = `Content-Type: multipart/form-data\r\nContent-Length: 4`;
    for (const [path, type] of [
      ['/v1/extract', 'missing_file'],
      ['/v1/batches', 'not_multipart'],
    ] as const) {
      const answer = (await rawAsk(server.port, head(path, headers), 'text'))!;
      assert.deepEqual([answer.status, answer.body.error?.type], [422, type]);
    }
  });
  test('that is packed is not unpacked', async () => {
    const headers = { 'content-encoding': 'gzip', 'content-type': 'multipart/form-data; boundary=b' };
    refused(await server.ask('POST', '/v1/batches', { body: 'x', headers }), 422, 'not_multipart');
  });
});

describe('idle connections', () => {
  const count = process.env.THENCE_LONG === '1' ? 10_000 : 1000;
  test(`${count} of them keep nobody out`, { timeout: 120_000 }, async () => {
    const sockets: Socket[] = [];
    try {
      while (sockets.length < count) {
        const some = Array.from({ length: 250 }, () => connect(server.port, '127.0.0.1').on('error', () => undefined));
        await Promise.all(some.map((socket) => once(socket, 'connect')));
        sockets.push(...some);
      }
      assert.equal((await server.ask('POST', '/v1/extract', { body: deed('through') })).status, 200);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });
});
