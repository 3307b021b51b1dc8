// Body limits before buffering: the answer comes while most of the body is still with the client.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment -- answers of every shape */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import { NO_PYTHON } from '../../artifacts/made-response.ts';
import { firstAnswer } from '../../support/raw.ts';
import type { TestServer } from '../../support/server.ts';

const GB = 2 ** 30;

/** Sends all of a body before it looks for an answer, as Python's clients do. */
const CLIENT = `
import http.client, json, sys, urllib.error, urllib.request
port, key, name, mb, path, kind = sys.argv[1:]
body = b'x' * (int(mb) * 1000000)
headers = {'Authorization': 'Bearer ' + key, 'Content-Type': kind}

def status_and_body():
    if name == 'urllib':
        try:
            urllib.request.urlopen(urllib.request.Request('http://127.0.0.1:' + port + path, body, headers))
        except urllib.error.HTTPError as error:
            return error.code, error.read()
    connection = http.client.HTTPConnection('127.0.0.1', int(port))
    if name == 'chunked':
        pieces = (body[at:at + 65536] for at in range(0, len(body), 65536))
        connection.request('POST', path, pieces, headers, encode_chunked=True)
    else:
        connection.request('POST', path, body, headers)
    answer = connection.getresponse()
    return answer.status, answer.read()

for _ in range(6):
    try:
        status, text = status_and_body()
        print(status, json.loads(text)['error']['type'])
    except OSError as error:
        print(repr(error))
`;

export function bodySuite(server: () => TestServer): void {
  const head = (headers: string, key = server().liveKey): string =>
    `POST /v1/keys HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n${headers}\r\n`;

  describe('a body is refused before it is read', () => {
    test('a Content-Length of a gigabyte: 413 after the header and ten bytes', async () => {
      const socket = connect(server().port, '127.0.0.1');
      const answer = firstAnswer(socket);
      socket.write(`${head(`Content-Length: ${GB}\r\n`)}0123456789`);
      const { status, body, headers } = (await answer)!;
      assert.deepEqual([status, body.error.type, body.error.limit], [413, 'document_too_large', 262_144]);
      assert.equal(headers.connection, 'close');
      socket.destroy();
    });
    test('a bad key with a gigabyte announced: 401 after the header', async () => {
      const socket = connect(server().port, '127.0.0.1');
      const answer = firstAnswer(socket);
      socket.write(head(`Content-Length: ${GB}\r\n`, 'thence_live_no'));
      assert.equal((await answer)!.status, 401);
      socket.destroy();
    });
    test('chunks without end: 413 within a megabyte, and the connection ends', async () => {
      const socket = connect(server().port, '127.0.0.1');
      const answer = firstAnswer(socket);
      const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      socket.write(head('Transfer-Encoding: chunked\r\n'));
      const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`;
      const pump = (): void => {
        while (socket.writable && socket.write(chunk));
        if (socket.writable) socket.once('drain', pump);
      };
      pump();
      const { status, body } = (await answer)!;
      assert.deepEqual([status, body.error.type], [413, 'document_too_large']);
      await ended;
    });
    test('a client that sends 8 MB before it reads still gets its 413', async () => {
      const { status, body } = await server().ask('POST', '/v1/keys', {
        body: new Uint8Array(8 * 2 ** 20),
        headers: { 'content-type': 'application/json' },
      });
      assert.deepEqual([status, body?.error?.type], [413, 'document_too_large']);
    });
    const clients: [name: string, mb: number, path: string, type: string][] = [
      ['http.client', 6, '/v1/extract', 'application/pdf'],
      ['urllib', 6, '/v1/extracts', 'text/plain'],
      ['http.client', 34, '/v1/certificate', 'application/json'],
      ['urllib', 33, '/v1/extract', 'application/pdf'],
      ['chunked', 33, '/v1/extract', 'application/pdf'],
    ];
    for (const [name, mb, path, type] of clients)
      test(
        `Python's ${name} sends ${mb} MB to ${path} before it reads, and gets its 413, six times of six`,
        { skip: NO_PYTHON },
        async () => {
          const args = [String(server().port), server().liveKey, name, String(mb), path, type];
          const { stdout } = await promisify(execFile)('python3', ['-c', CLIENT, ...args]);
          assert.deepEqual(stdout.trim().split('\n'), Array(6).fill('413 document_too_large'));
        },
      );
    test('JSON with a byte-order mark is read', async () => {
      const headers = { 'content-type': 'application/json' };
      const body = `\ufeff${JSON.stringify({ name: 'marked', test: true })}`;
      assert.equal((await server().ask('POST', '/v1/keys', { body, headers })).body.name, 'marked');
    });
    test('exactly the limit is read: 262,144 bytes', async () => {
      const body = JSON.stringify({ name: '' }).padEnd(262_144);
      const { status } = await server().ask('POST', '/v1/keys', {
        body,
        headers: { 'content-type': 'application/json' },
      });
      assert.equal(status, 422, 'an empty name, not a body too large');
    });
    test('a small refused body keeps the connection', async () => {
      const { headers } = await server().ask('POST', '/v1/keys', { json: { name: 'a' }, key: 'no' });
      assert.notEqual(headers.get('connection'), 'close');
    });
  });
}
