// SPEC.md "Upload slot" and DECISIONS.md on it: signed, single use, bounded; ids work exactly once and only for their key.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-call -- answers of every shape */
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { LIMITS } from '../../../src/contract/limits.ts';
import { rawAsk } from '../../support/raw.ts';
import type { Answer, TestServer } from '../../support/server.ts';
import { type Content, ended, minted, refused, staged, until } from '../../work/asking.ts';
import { deed, sha256 } from '../../work/deeds.ts';

/** PUT to a slot's address: path and query only, so that the answer is noted as every other is. */
async function put(server: TestServer, putUrl: string, content: Content): Promise<Answer> {
  const { pathname, search } = new URL(putUrl);
  return await server.ask('PUT', pathname + search, { body: content, key: null });
}

export function uploadSuite(server: () => TestServer): void {
  const slot = async (json?: object, key?: string): Promise<Answer['body']> => {
    const answer = await server().ask('POST', '/v1/uploads', { ...(json ? { json } : {}), ...(key ? { key } : {}) });
    assert.equal(answer.status, 201, answer.text);
    return answer.body;
  };

  describe('POST /v1/uploads', () => {
    test('201: an id, an address on this server, its lifetime and the most it takes', async () => {
      const body = await slot();
      assert.match(body.upload_id, /^upl_[0-9a-f]{32}$/);
      assert.ok(body.put_url.startsWith(`${server().url}/v1/uploads/${body.upload_id}?signature=`));
      assert.deepEqual([body.expires_in, body.max_bytes], [900, LIMITS.stagedBytes]);
      assert.equal((await slot({ bytes: 12 })).max_bytes, 12);
      assert.equal((await slot({ bytes: null })).max_bytes, LIMITS.stagedBytes);
      refused(
        await server().ask('POST', '/v1/uploads', { json: { bytes: LIMITS.stagedBytes + 1 } }),
        413,
        'document_too_large',
      );
      for (const bytes of [0, -1, 1.5, '12'])
        assert.equal((await server().ask('POST', '/v1/uploads', { json: { bytes } })).status, 422, String(bytes));
    });
    test('the body is optional: none at all is taken as whatever type a client says it is', async () => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      assert.equal((await server().ask('POST', '/v1/uploads', { body: '', headers })).status, 201);
      refused(await server().ask('POST', '/v1/uploads', { body: 'a=b', headers }), 415, 'unsupported_media_type');
    });
    test('is there for a test key too', async () => {
      const key = server().testKey;
      const { upload_id: id, put_url: url } = await slot(undefined, key);
      assert.equal((await put(server(), url, deed('test staged'))).status, 200);
      const { body } = await server().ask('POST', '/v1/extract', { headers: { 'x-upload-id': id }, key });
      assert.deepEqual([body.test_mode, body.attestation.document_sha256], [true, sha256(deed('test staged'))]);
    });
  });

  describe('PUT to the slot', () => {
    test('32 MB exactly is taken; its object is gone once the run has ended', async () => {
      const content = new Uint8Array(LIMITS.stagedBytes);
      content.set(Buffer.from('%PDF-1.7\n'));
      const upload = await staged(server(), content);
      const folder = join(server().folder, 'objects', 'uploads');
      const mine = () =>
        (existsSync(folder) ? readdirSync(folder) : []).filter((name) =>
          name.replaceAll('-', '').startsWith(upload.slice(4)),
        );
      assert.equal(mine().length, 1);
      const { body } = await server().ask('POST', '/v1/extracts', { headers: { 'x-upload-id': upload } });
      assert.equal((await ended(server(), body.job)).body.status, 'failed', 'it holds no page');
      await until('the object is gone', () => Promise.resolve(mine().length === 0 ? true : null));
    });
    test('a byte more is document_too_large, announced or not', async () => {
      const content = new Uint8Array(LIMITS.stagedBytes + 1).fill(97);
      refused(await put(server(), (await slot()).put_url, content), 413, 'document_too_large');
      refused(await put(server(), (await slot({ bytes: 3 })).put_url, 'four'), 413, 'document_too_large');
    });
    for (const size of [2_000, 200_000, 3_000_000])
      test(`${size} bytes in chunks to a slot of 1,000, and the chunks go on: document_too_large, in the envelope`, async () => {
        const { pathname, search, host } = new URL((await slot({ bytes: 1000 })).put_url);
        const head = `PUT ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\n\r\n`;
        const chunks = `400\r\n${'x'.repeat(0x400)}\r\n`.repeat(Math.ceil(size / 0x400));
        const answer = (await rawAsk(server().port, head, chunks))!;
        assert.deepEqual([answer.status, answer.body.error.type], [413, 'document_too_large'], answer.text);
        assert.equal(answer.body.error.limit, 1000);
      });
    test('fewer bytes than the slot was asked for are refused, and the slot stays open', async () => {
      const { put_url: url } = await slot({ bytes: 4 });
      refused(await put(server(), url, 'one'), 400, 'bad_request');
      assert.deepEqual((await put(server(), url, 'four')).body, { bytes: 4 });
    });
    test('a second time is no_such_upload; four at once leave one document', async () => {
      const { put_url: url, upload_id: id } = await slot();
      const answers = await Promise.all([1, 2, 3, 4].map((n) => put(server(), url, deed(`racer ${n}`))));
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404, 404, 404]);
      const winner = answers.findIndex(({ status }) => status === 200) + 1;
      const { body } = await server().ask('POST', '/v1/extract', { headers: { 'x-upload-id': id } });
      assert.equal(body.attestation.document_sha256, sha256(deed(`racer ${winner}`)));
    });
    test('with another signature, or for another id, is upload_not_yours', async () => {
      const [one, other] = [await slot(), await slot()];
      const swapped = one.put_url.replace(one.upload_id, other.upload_id);
      refused(await put(server(), swapped, 'text'), 403, 'upload_not_yours');
      refused(await put(server(), one.put_url.slice(0, -1), 'text'), 403, 'upload_not_yours');
      refused(await put(server(), `${server().url}/v1/uploads/upl_1?signature=x`, 'text'), 403, 'upload_not_yours');
    });
    test('a part of a document is refused, and the slot stays open', async () => {
      const { put_url: url } = await slot();
      const { pathname, search } = new URL(url);
      const headers = { 'content-range': 'bytes 100-199/1000' };
      refused(await server().ask('PUT', pathname + search, { body: 'part', headers, key: null }), 400, 'bad_request');
      assert.equal((await put(server(), url, deed('all of it'))).status, 200);
    });
    test('a sender that stops half-way leaves the slot open', async () => {
      const { put_url: url } = await slot();
      const { pathname, search, host } = new URL(url);
      const socket = connect(server().port, '127.0.0.1');
      socket.write(`PUT ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 1000\r\n\r\nhalf`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      socket.destroy();
      assert.equal((await put(server(), url, deed('whole'))).status, 200);
      assert.doesNotMatch(server().stderr(), /"msg":"request failed"/, 'no trouble of ours');
    });
  });

  describe('X-Upload-Id', () => {
    const extract = (id: string, key?: string): Promise<Answer> =>
      server().ask('POST', '/v1/extract', { headers: { 'x-upload-id': id }, ...(key ? { key } : {}) });
    test('never put, or used: no_such_upload; of another key of the account: upload_not_yours', async () => {
      const { upload_id: never } = await slot();
      refused(await extract(never), 404, 'no_such_upload');
      const id = await staged(server(), deed('single use'));
      refused(await extract(id, await minted(server(), 'upload sister')), 403, 'upload_not_yours');
      assert.equal((await extract(id)).status, 200);
      refused(await extract(id), 404, 'no_such_upload');
    });
    test('of bytes that earn a refusal is refused so, and is not used up', async () => {
      const rows: [content: Content, status: number, type: string][] = [
        ['', 422, 'empty_document'],
        [' \n ', 422, 'empty_document'],
        ['PK\x03\x04', 422, 'unsupported_format'],
        [`a${'é'.repeat(40_000)}`, 413, 'text_too_large'], // the 64th kilobyte ends inside a character
      ];
      for (const [content, status, type] of rows) {
        const id = await staged(server(), content);
        refused(await extract(id), status, type);
        refused(await extract(id), status, type);
      }
    });
    test('eight at once use it once', async () => {
      const id = await staged(server(), deed('race'));
      const answers = await Promise.all(Array.from({ length: 8 }, () => extract(id)));
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array<number>(7).fill(404)]);
    });
  });
}
