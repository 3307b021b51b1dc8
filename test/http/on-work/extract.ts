// SPEC.md "POST /v1/extract": the four body forms, names, refusals; and that the body is the one that was signed.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-return, @typescript-eslint/no-explicit-any -- answers of every shape */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { describe, test } from 'node:test';
import { LIMITS } from '../../../src/contract/limits.ts';
import { rawAsk } from '../../support/raw.ts';
import type { Answer, AskInit, TestServer } from '../../support/server.ts';
import { type Content, ended, files, minted, refused, staged, until } from '../../work/asking.ts';
import { deed, sha256 } from '../../work/deeds.ts';

export const SIGNING_KEY = '5c'.repeat(32);

/** SPEC.md "Signature rules", as a client in another language would check them. */
const VERIFY = `
import sys, json, hmac, hashlib
body = json.loads(sys.stdin.buffer.read())
signature = body['attestation'].pop('signature')
canonical = json.dumps(body, sort_keys=True, separators=(',', ':'), ensure_ascii=True)
print(hmac.new(bytes.fromhex(sys.argv[1]), canonical.encode('ascii'), hashlib.sha256).hexdigest() == signature)
`;

const zeros = (bytes: number): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
const pdfOf = (bytes: number): Uint8Array<ArrayBuffer> => {
  const content = zeros(bytes);
  content.set(Buffer.from('%PDF-1.7\n'));
  return content;
};

const REFUSED: [sentence: string, init: AskInit, status: number, type: string][] = [
  ['an empty body', {}, 422, 'empty_document'],
  ['white space only', { body: ' \n\t ' }, 422, 'empty_document'],
  ['bytes of no accepted format', { body: Buffer.from('PK\x03\x04 zip') }, 422, 'unsupported_format'],
  ['text that is not UTF-8', { body: Buffer.from([0x41, 0xe9, 0x42]) }, 422, 'unsupported_format'],
  ['text of 64 KB and a byte', { body: 'a'.repeat(LIMITS.textBytes + 1) }, 413, 'text_too_large'],
  ['a document of 4.5 MB and a byte', { body: pdfOf(LIMITS.directBytes + 1) }, 413, 'document_too_large'],
  [
    'a file part of 4.5 MB and a byte',
    { body: files([['a.pdf', pdfOf(LIMITS.directBytes + 1)]], 'file') },
    413,
    'document_too_large',
  ],
  ['a form without the part', { body: files([['a.txt', 'text']], 'document') }, 422, 'missing_file'],
  [
    'a form with two',
    {
      body: files(
        [
          ['a.txt', 'one'],
          ['b.txt', 'two'],
        ],
        'file',
      ),
    },
    422,
    'missing_file',
  ],
  ['an empty X-Upload-Id', { headers: { 'x-upload-id': ' ' } }, 422, 'missing_upload_id'],
  ['an upload id of another shape', { headers: { 'x-upload-id': '../../etc/passwd' } }, 403, 'upload_not_yours'],
  ['an upload id nobody was given', { headers: { 'x-upload-id': `upl_${'0'.repeat(32)}` } }, 403, 'upload_not_yours'],
  ['an unreadable PDF', { body: '%PDF-1.7\nnothing follows' }, 422, 'conversion_failed'],
  [
    'an unreadable image',
    { body: Buffer.from('\x89PNG\r\n\x1a\nnothing follows', 'latin1') },
    422,
    'conversion_failed',
  ],
];

/** Neither is a reason for 415 on a route that takes documents. */
const ODD_TYPES = ['pdf', 'text', 'garbage', 'a/b/c', 'application/', '', 'application/pdf, text/plain'];
const ENCODINGS = ['gzip', 'br', 'deflate', 'x'];

const NAMES: [sentence: string, header: string, name: string][] = [
  ['as it is', 'Smith deed.pdf', 'Smith deed.pdf'],
  ['as an RFC 8187 value', "UTF-8''Acta%20n%C3%BAm.%205.pdf", 'Acta núm. 5.pdf'],
  ['as an RFC 8187 value with a language', "utf-8'es'Acta%20n%C3%BAm.%205.pdf", 'Acta núm. 5.pdf'],
  ['as an RFC 8187 value that does not decode', "UTF-8''50%.pdf", "UTF-8''50%.pdf"],
  ['with percent signs of its own', 'Lot%205 50%25.pdf', 'Lot%205 50%25.pdf'],
  ['with what looks like a word of RFC 2047', '=?UTF-8?B?w4k=?=', '=?UTF-8?B?w4k=?='],
  ['as UTF-8 bytes', Buffer.from('Ünnepi.pdf').toString('latin1'), 'Ünnepi.pdf'],
  ['with control characters', `UTF-8''a%0D%0Ab%00c.pdf`, 'a b c.pdf'],
];

export function extractSuite(server: () => TestServer): void {
  const extract = (init: AskInit): Promise<Answer> => server().ask('POST', '/v1/extract', init);

  describe('POST /v1/extract reads', () => {
    test('a pasted description, named pasted-text, of kind text', async () => {
      const { status, body, headers } = await extract({ body: deed('one') });
      assert.equal(status, 200);
      assert.deepEqual(
        [body.document, body.input_kind, body.test_mode, body.extraction.tracts.length],
        ['pasted-text', 'text', false, 1],
      );
      assert.deepEqual(body.groundtruth_verdicts[0].status, 'PASS');
      assert.equal(body.attestation.document_sha256, sha256(deed('one')));
      assert.match(headers.get('x-job-id')!, /^job_[0-9a-f]{32}$/);
    });
    const forms: [sentence: string, init: (content: Content) => Promise<AskInit> | AskInit, name: string][] = [
      ['whatever its Content-Type', (body) => ({ body, headers: { 'content-type': 'image/png' } }), 'pasted-text'],
      ['without a Content-Type', (body) => ({ body: Buffer.from(body), headers: {} }), 'pasted-text'],
      ['as the file part of a form', (body) => ({ body: files([['Acta "5" ñ.txt', body]], 'file') }), 'Acta "5" ñ.txt'],
      [
        'staged, by its upload id',
        async (body) => ({ headers: { 'x-upload-id': await staged(server(), body), 'x-document-name': 'staged.txt' } }),
        'staged.txt',
      ],
    ];
    for (const [sentence, init, name] of forms)
      test(`a document ${sentence}`, async () => {
        const { status, body, text } = await extract(await init(deed(sentence)));
        assert.equal(status, 200, text);
        assert.deepEqual([body.document, body.attestation.document_sha256], [name, sha256(deed(sentence))]);
      });
    for (const path of ['/v1/extract', '/v1/extracts'])
      for (const type of ODD_TYPES)
        test(`a document sent to ${path} as ${JSON.stringify(type)}, directly or staged`, async () => {
          const post = (init: AskInit): Promise<Answer> => server().ask('POST', path, init);
          const sent = await post({ body: deed(type), headers: { 'content-type': type } });
          assert.equal(sent.status, 200, sent.text);
          const headers = { 'content-type': type, 'x-upload-id': await staged(server(), deed(type)) };
          assert.equal((await post({ headers })).status, 200);
        });
    test('a file part without a filename: curl -F file=<deed.txt', async () => {
      const form = new FormData();
      form.append('file', deed('a field'));
      const { status, body, text } = await extract({ body: form });
      assert.equal(status, 200, text);
      assert.deepEqual([body.document, body.attestation.document_sha256], ['pasted-text', sha256(deed('a field'))]);
      const named = await extract({ body: form, headers: { 'x-document-name': 'field.txt' } });
      assert.equal(named.body.document, 'field.txt');
    });
    test('a staged document without a name takes its upload id', async () => {
      const upload = await staged(server(), deed('nameless'));
      assert.equal((await extract({ headers: { 'x-upload-id': upload } })).body.document, upload);
    });
    test('text of exactly 64 KB', async () => {
      const text = deed('padded').padEnd(LIMITS.textBytes, ' .');
      assert.equal((await extract({ body: text })).status, 200);
    });
  });

  describe('POST /v1/extract refuses', () => {
    for (const [sentence, init, status, type] of REFUSED)
      test(`${sentence}: ${type}`, async () => refused(await extract(init), status, type));
    test('a document too large by any of its ways: the limit of a document, in bytes', async () => {
      const body = pdfOf(LIMITS.directBytes + 1);
      const answers = [
        await extract({ body }),
        await server().ask('POST', '/v1/extracts', { body }),
        await extract({ body: files([['a.pdf', body]], 'file') }),
      ];
      assert.deepEqual(
        answers.map(({ body: { error } }) => error.limit),
        [LIMITS.directBytes, LIMITS.directBytes, LIMITS.directBytes],
      );
    });
    test('a body packed on its way: unsupported_format', async () => {
      const { port, liveKey } = server();
      const head = `POST /v1/extract HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${liveKey}\r\nTransfer-Encoding: gzip, chunked\r\n\r\n`;
      const answer = await rawAsk(port, `${head}3\r\nabc\r\n0\r\n\r\n`);
      assert.deepEqual([answer?.status, answer?.body.error.type], [422, 'unsupported_format']);
    });
    for (const encoding of ENCODINGS)
      test(`a body encoded by ${encoding}: unsupported_format, a staged one bad_request`, async () => {
        const init = { body: deed(), headers: { 'content-encoding': encoding } };
        for (const path of ['/v1/extract', '/v1/extracts'])
          refused(await server().ask('POST', path, init), 422, 'unsupported_format');
        refused(await extract({ ...init, key: 'nobody' }), 401, 'invalid_api_key');
        const slot = await server().ask('POST', '/v1/uploads');
        const { pathname, search } = new URL(slot.body.put_url);
        refused(await server().ask('PUT', pathname + search, init), 400, 'bad_request');
        const put = await server().ask('PUT', pathname + search, { ...init, headers: { 'content-type': 'pdf' } });
        assert.equal(put.status, 200, put.text);
      });
    test('a body beside X-Upload-Id: a validation answer', async () => {
      const headers = { 'x-upload-id': await staged(server(), deed('beside')) };
      const { status, body } = await extract({ headers, body: 'text' });
      assert.deepEqual([status, body.detail[0].type], [422, 'body_not_empty']);
      assert.deepEqual(body.detail[0].loc, ['header', 'x-upload-id']);
      assert.equal((await extract({ headers })).status, 200, 'and the upload is still there');
    });
    test('a name of 256 characters; 255 pass', async () => {
      const named = (length: number) => extract({ body: deed(), headers: { 'x-document-name': 'n'.repeat(length) } });
      assert.equal((await named(255)).body.document.length, 255);
      const { status, body } = await named(256);
      assert.deepEqual([status, body.detail[0].type], [422, 'too_long']);
      assert.deepEqual(body.detail[0].loc, ['header', 'x-document-name']);
    });
    test('and bills nothing of it', async () => {
      const key = await minted(server(), 'unbilled');
      for (const [, init] of REFUSED) await extract({ ...init, key });
      assert.equal((await server().ask('GET', '/v1/usage', { key })).body.documents, 0);
    });
  });

  describe('X-Document-Name', () => {
    for (const [sentence, header, name] of NAMES)
      test(`${sentence} is ${name}`, async () => {
        const { body } = await extract({ body: deed(), headers: { 'x-document-name': header } });
        assert.equal(body.document, name);
      });
  });

  attestedSuite(server, extract);
}

function attestedSuite(server: () => TestServer, extract: (init: AskInit) => Promise<Answer>): void {
  describe('the body of /v1/extract', () => {
    test('is the very text that GET /v1/extracts/{job_id} gives later', async () => {
      const { text, headers } = await extract({ body: deed('à côté "%" \u2028') });
      const later = await ended(server(), headers.get('x-job-id')!);
      assert.ok(later.text.endsWith(`,"result":${text}}`));
    });
    test('verifies as Python parses and dumps it', async (t) => {
      try {
        execFileSync('python3', ['--version'], { stdio: 'ignore' });
      } catch {
        return t.skip('python3 absent');
      }
      const { text } = await extract({ body: deed('signed ½ ñ 測量') });
      assert.equal(
        execFileSync('python3', ['-c', VERIFY, SIGNING_KEY], { input: text, encoding: 'utf8' }).trim(),
        'True',
      );
      const changed = text.replace('208.71', '208.72');
      assert.equal(
        execFileSync('python3', ['-c', VERIFY, SIGNING_KEY], { input: changed, encoding: 'utf8' }).trim(),
        'False',
      );
    });
    test('is stored and billed though its caller hung up, where an Idempotency-Key may bring him back', async () => {
      const key = await minted(server(), 'hangs up');
      await hangUp(server(), key, deed('abandoned'));
      const [run] = await until('the abandoned run', async () => {
        const { body } = await server().ask('GET', '/v1/runs?limit=20');
        const found = body.runs.filter((row: any) => row.key_prefix === key.slice(0, 23) && row.status === 'succeeded');
        return found.length > 0 ? found : null;
      });
      const { body } = await ended(server(), run.reference, { key });
      assert.equal(body.result.attestation.document_sha256, sha256(deed('abandoned')));
      assert.equal((await server().ask('GET', '/v1/usage', { key })).body.documents, 1);
    });
  });
}

/** Sends the whole request and goes away without waiting for the answer. */
function hangUp(server: TestServer, key: string, body: string): Promise<void> {
  return new Promise((resolve) => {
    const headers = { authorization: `Bearer ${key}`, 'idempotency-key': 'comes back' };
    const sent = request(`${server.url}/v1/extract`, { method: 'POST', headers });
    sent.on('error', () => undefined);
    sent.end(body, () => setTimeout(() => resolve(void sent.destroy()), 5));
  });
}
