// SPEC.md "Batch" and DECISIONS.md on it: admitted whole or refused whole, order kept, names made distinct.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-return, @typescript-eslint/no-explicit-any -- answers of every shape */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answer, AskInit, TestServer } from '../../support/server.ts';
import { batchEnded, files, minted, refused, staged } from '../../work/asking.ts';
import { deed, sha256 } from '../../work/deeds.ts';

const many = (count: number): FormData => files(Array.from({ length: count }, (_, i) => [`${i}.txt`, deed(i)]));

const REFUSED: [sentence: string, init: AskInit, status: number, type: string][] = [
  ['51 files', { body: many(51) }, 422, 'too_many_documents'],
  ['60 files', { body: many(60) }, 422, 'too_many_documents'],
  ['a form without files', { body: files([['a.txt', deed()]], 'file') }, 422, 'missing_file'],
  ['an empty form', { body: new FormData() }, 422, 'missing_file'],
  ['an empty uploads list', { json: { uploads: [] } }, 422, 'missing_file'],
  ['a body of another type', { body: deed(), headers: { 'content-type': 'text/plain' } }, 422, 'not_multipart'],
  ['no body', {}, 422, 'not_multipart'],
  ...['pdf', 'a/b/c', 'application/', '', 'application/json, text/plain'].map((type): (typeof REFUSED)[number] => [
    `a Content-Type of ${JSON.stringify(type)}`,
    { body: '{"uploads":[]}', headers: { 'content-type': type } },
    422,
    'not_multipart',
  ]),
  ...['gzip', 'br', 'x'].map((encoding): (typeof REFUSED)[number] => [
    `a body encoded by ${encoding}`,
    { json: { uploads: [] }, headers: { 'content-encoding': encoding } },
    422,
    'not_multipart',
  ]),
  ['JSON of no characters', { body: '', headers: { 'content-type': 'application/json' } }, 422, 'invalid_json'],
  ['JSON of white space', { body: ' \n', headers: { 'content-type': 'application/json' } }, 422, 'invalid_json'],
  ['51 ids, whatever they are', { json: { uploads: Array(51).fill('../x') } }, 422, 'too_many_documents'],
  [
    '51 ids of which one was issued to nobody',
    { json: { uploads: Array(51).fill(`upl_${'0'.repeat(32)}`) } },
    422,
    'too_many_documents',
  ],
  [
    'JSON that does not parse',
    { body: '{"uploads":', headers: { 'content-type': 'application/json' } },
    422,
    'invalid_json',
  ],
  ['JSON without an uploads list', { json: { files: [] } }, 422, 'not_multipart'],
  ['uploads that are no texts', { json: { uploads: [1] } }, 422, 'not_multipart'],
  ['names that are no texts', { json: { uploads: [], names: { a: 1 } } }, 422, 'not_multipart'],
  ['an upload id of another shape', { json: { uploads: ['../x'] } }, 403, 'upload_not_yours'],
  ['an upload id nobody was given', { json: { uploads: [`upl_${'0'.repeat(32)}`] } }, 403, 'upload_not_yours'],
  [
    'one empty file',
    {
      body: files([
        ['a.txt', deed()],
        ['b.txt', ''],
      ]),
    },
    422,
    'empty_document',
  ],
  [
    'one file of another format',
    {
      body: files([
        ['a.txt', deed()],
        ['b.zip', 'PK\x03\x04'],
      ]),
    },
    422,
    'unsupported_format',
  ],
  [
    'one text over 64 KB',
    {
      body: files([
        ['a.txt', deed()],
        ['long.txt', 'a'.repeat(65_537)],
      ]),
    },
    413,
    'text_too_large',
  ],
  [
    'files that total 4.5 MB and a byte',
    {
      body: files([
        ...Array.from({ length: 3 }, (_, i): [string, Uint8Array<ArrayBuffer>] => [`${i}.pdf`, pdf(1_572_864)]),
        ['one.txt', 'a'],
      ]),
    },
    413,
    'batch_too_large',
  ],
];

function pdf(bytes: number): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(bytes);
  content.set(Buffer.from('%PDF-1.7\n'));
  return content;
}

export function batchSuite(server: () => TestServer): void {
  const submit = (init: AskInit): Promise<Answer> => server().ask('POST', '/v1/batches', init);

  describe('POST /v1/batches', () => {
    test('JSON with a byte-order mark is read', async () => {
      const body = `\ufeff${JSON.stringify({ uploads: [await staged(server(), deed('marked'))] })}`;
      const { status, text } = await submit({ body, headers: { 'content-type': 'application/json' } });
      assert.equal(status, 200, text);
    });
    test('50 files: each its own result, in submit order, signed and hashed; billed each once', async () => {
      const key = await minted(server(), 'fifty');
      const { status, body } = await submit({ body: many(50), key });
      assert.equal(status, 200);
      assert.deepEqual(
        [body.status, body.documents, body.poll_url],
        ['in_progress', 50, `${server().url}/v1/batches/${body.batch}`],
      );
      const done = await batchEnded(server(), body.batch, { key });
      const { status: state, documents, succeeded, failed, items, results_url: results } = done.body;
      assert.deepEqual([state, documents, succeeded, failed], ['ended', 50, 50, 0]);
      assert.deepEqual(
        items.map((item: { document: string }) => item.document),
        Array.from({ length: 50 }, (_, i) => `${i}.txt`),
      );
      assert.equal(results, `${server().url}/v1/batches/${body.batch}/results`);
      assert.ok(Date.parse(done.body.completed_at) >= Date.parse(done.body.submitted_at));
      const collected = await server().ask('GET', `/v1/batches/${body.batch}/results`, { key });
      for (const [i, item] of collected.body.results.entries()) {
        assert.deepEqual(
          [item.document, item.status, item.error, item.result.document],
          [`${i}.txt`, 'succeeded', null, `${i}.txt`],
        );
        assert.equal(item.result.attestation.document_sha256, sha256(deed(i)));
      }
      assert.equal((await server().ask('GET', '/v1/usage', { key })).body.documents, 50);
    });
    test('while a batch of texts runs, everybody is answered: it is in_progress, its results 409 batch_not_ended', async () => {
      const { body } = await submit({ body: many(50) });
      const early = await server().ask('GET', `/v1/batches/${body.batch}/results`);
      refused(early, 409, 'batch_not_ended');
      assert.equal(early.body.error.batch_status, 'in_progress');
      await batchEnded(server(), body.batch);
      const { runs } = (await server().ask('GET', '/v1/runs?limit=50')).body;
      assert.deepEqual(
        runs.map((run: { document: string }) => run.document),
        Array.from({ length: 50 }, (_, i) => `${49 - i}.txt`),
        'the history has the last document of a batch first',
      );
    });
    test('repeated names get (2), (3); unnamed text is pasted-text', async () => {
      const { body } = await submit({
        body: files([
          ['a.txt', deed(1)],
          ['a.txt', deed(2)],
          ['a.txt', deed(3)],
          ['', deed(4)],
        ]),
      });
      const { items } = (await batchEnded(server(), body.batch)).body;
      assert.deepEqual(
        items.slice(0, 3).map((item: { document: string }) => item.document),
        ['a.txt', 'a.txt (2)', 'a.txt (3)'],
      );
    });
    test('files parts without a filename are taken: curl -F files=<a.txt', async () => {
      const form = new FormData();
      form.append('note', 'read past');
      for (const n of [1, 2]) form.append('files', deed(`nameless ${n}`));
      const { status, body, text } = await submit({ body: form });
      assert.equal(status, 200, text);
      const { items } = (await batchEnded(server(), body.batch)).body;
      assert.deepEqual(
        items.map((item: { document: string; status: string }) => [item.document, item.status]),
        [
          ['pasted-text', 'succeeded'],
          ['pasted-text (2)', 'succeeded'],
        ],
      );
    });
    test('staged ids, with names for some', async () => {
      const uploads = [await staged(server(), deed('s1')), await staged(server(), deed('s2'))];
      const { status, body, text } = await submit({ json: { uploads, names: { [uploads[1]!]: 'two\u0000.txt' } } });
      assert.equal(status, 200, text);
      await batchEnded(server(), body.batch);
      const { results } = (await server().ask('GET', `/v1/batches/${body.batch}/results`)).body;
      assert.deepEqual(
        results.map((item: { document: string }) => item.document),
        [uploads[0], 'two .txt'],
      );
      assert.equal(results[1].result.attestation.document_sha256, sha256(deed('s2')));
    });
    test('a file that cannot be opened fails its item alone, with the reason, unbilled', async () => {
      const key = await minted(server(), 'mixed');
      const { body } = await submit({
        body: files([
          ['good.txt', deed()],
          ['bad.pdf', '%PDF-1.7\nbroken'],
        ]),
        key,
      });
      const done = await batchEnded(server(), body.batch, { key });
      assert.deepEqual([done.body.status, done.body.succeeded, done.body.failed], ['ended', 1, 1]);
      const { results } = (await server().ask('GET', `/v1/batches/${body.batch}/results`, { key })).body;
      assert.equal(results[1].result, null);
      assert.match(results[1].error, /^conversion_failed: /);
      assert.equal((await server().ask('GET', '/v1/usage', { key })).body.documents, 1);
    });
    test('a test key gets the sample for every item, unbilled', async () => {
      const key = server().testKey;
      const { body } = await submit({
        body: files([
          ['a.txt', deed()],
          ['b.txt', deed('b')],
        ]),
        key,
      });
      await batchEnded(server(), body.batch, { key });
      const { results } = (await server().ask('GET', `/v1/batches/${body.batch}/results`, { key })).body;
      assert.deepEqual(
        results.map((item: any) => [item.result.test_mode, item.result.document]),
        [
          [true, 'a.txt'],
          [true, 'b.txt'],
        ],
      );
      assert.equal((await server().ask('GET', '/v1/usage', { key })).body.documents, 0);
    });
    test('with an Idempotency-Key, three at once give one batch', async () => {
      const headers = { 'idempotency-key': 'batch' };
      const answers = await Promise.all([1, 2, 3].map(() => submit({ body: many(2), headers })));
      assert.equal(new Set(answers.map(({ body }) => body.batch)).size, 1);
      refused(await submit({ body: many(3), headers }), 409, 'idempotency_conflict');
      await batchEnded(server(), answers[0]!.body.batch);
      assert.equal((await submit({ body: many(2), headers })).text, answers[0]!.text, 'the first answer, also later');
    });
  });

  describe('POST /v1/batches refuses whole', () => {
    for (const [sentence, init, status, type] of REFUSED)
      test(`${sentence}: ${type}`, async () => refused(await submit(init), status, type));
    test('and names the file', async () => {
      const { body } = await submit({
        body: files([
          ['good.txt', deed()],
          ['odd.bin', '\u0001\u0002'],
        ]),
      });
      assert.match(body.error.message, /^odd\.bin: /);
    });
    test('one upload id used before; the others stay usable', async () => {
      const [used, fresh] = [await staged(server(), deed('used')), await staged(server(), deed('fresh'))];
      assert.equal((await server().ask('POST', '/v1/extract', { headers: { 'x-upload-id': used } })).status, 200);
      refused(await submit({ json: { uploads: [fresh, used] } }), 404, 'no_such_upload');
      refused(await submit({ json: { uploads: [fresh, fresh] } }), 404, 'no_such_upload');
      assert.equal((await submit({ json: { uploads: [fresh] } })).status, 200);
    });
    test('and leaves no run behind', async () => {
      const key = await minted(server(), 'refused batches');
      for (const [, init] of REFUSED) await submit({ ...init, key });
      const { body } = await server().ask('GET', '/v1/runs?limit=500');
      assert.ok(!body.runs.some((row: { key_prefix: string }) => row.key_prefix === key.slice(0, 23)));
    });
  });

  describe('GET /v1/batches/{batch_id}', () => {
    test('and its results: another key’s, an unknown one and a job’s are no_such_batch', async () => {
      const { body } = await submit({ body: many(1) });
      const sister = await minted(server(), 'batch sister');
      for (const tail of ['', '/results']) {
        refused(await server().ask('GET', `/v1/batches/${body.batch}${tail}`, { key: sister }), 404, 'no_such_batch');
        refused(await server().ask('GET', `/v1/batches/bat_${'0'.repeat(32)}${tail}`), 404, 'no_such_batch');
        refused(await server().ask('GET', `/v1/batches/nothing${tail}`), 404, 'no_such_batch');
      }
    });
  });
}
