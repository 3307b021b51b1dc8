// SPEC.md "Asynchronous job", DECISIONS.md on Idempotency-Key and test keys, on the single paths.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-return, @typescript-eslint/no-explicit-any -- answers of every shape */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PDFDocument } from '@cantoo/pdf-lib';
import { rawAsk } from '../../support/raw.ts';
import type { Answer, AskInit, TestServer } from '../../support/server.ts';
import { ended, minted, refused, signedUp, staged } from '../../work/asking.ts';
import { deed, sha256 } from '../../work/deeds.ts';

export function jobSuite(server: () => TestServer): void {
  const submit = (init: AskInit): Promise<Answer> => server().ask('POST', '/v1/extracts', init);

  describe('POST /v1/extracts', () => {
    test('answers at once with a job to poll, which succeeds with the result', async () => {
      const { status, body } = await submit({ body: deed('job'), headers: { 'x-document-name': 'job.txt' } });
      assert.equal(status, 200);
      assert.deepEqual(
        [body.status, body.document, body.poll_url],
        ['queued', 'job.txt', `${server().url}/v1/extracts/${body.job}`],
      );
      const done = await ended(server(), body.job);
      assert.deepEqual(
        [done.body.job, done.body.status, done.body.document, done.body.submitted_at, done.body.error],
        [body.job, 'succeeded', 'job.txt', body.submitted_at, null],
      );
      assert.equal(done.body.result.attestation.document_sha256, sha256(deed('job')));
    });
    const hosts: [version: string, host: string, told: () => string][] = [
      ['1.1', 'deeds.example:8443', () => 'deeds.example:8443'],
      ['1.1', '[::1]:8080', () => '[::1]:8080'],
      ['1.1', 'xn--dn-eka.example', () => 'xn--dn-eka.example'],
      ['1.0', '', () => new URL(server().url).host],
    ];
    for (const [version, host, told] of hosts)
      test(`the poll_url is absolute for HTTP/${version} and the host ${JSON.stringify(host)}`, async () => {
        const { port } = new URL(server().url);
        const words = deed(`host ${host}`);
        const answer = await rawAsk(
          Number(port),
          `POST /v1/extracts HTTP/${version}\r\n${host && `Host: ${host}\r\n`}Authorization: Bearer ${server().liveKey}\r\n` +
            `Content-Length: ${Buffer.byteLength(words)}\r\n\r\n`,
          Buffer.from(words),
        );
        assert.equal(answer?.body.poll_url, `http://${told()}/v1/extracts/${answer?.body.job}`);
      });
    test('a document of many pages tells its progress, and is hashed as it came', async () => {
      const pdf = await pages(3);
      const { body } = await submit({ body: pdf });
      const done = await ended(server(), body.job);
      assert.deepEqual([done.body.status, done.body.document], ['succeeded', ''], done.text);
      assert.deepEqual(done.body.progress, { pages_read: 3, pages: 3 });
      assert.equal(done.body.result.attestation.document_sha256, sha256(pdf));
      assert.equal(done.body.result.input_kind, 'document');
    });
    test('a document that cannot be opened fails with `type: sentence`, unbilled', async () => {
      const key = await minted(server(), 'fails');
      const { body } = await submit({ body: '%PDF-1.7\nnothing follows', key });
      const done = await ended(server(), body.job, { key });
      assert.equal(done.body.status, 'failed');
      assert.match(done.body.error, /^conversion_failed: \S.*\.$/s);
      assert.equal('result' in done.body, false);
      assert.equal((await server().ask('GET', '/v1/usage', { key })).body.documents, 0);
    });
    test('size, emptiness and format are refused at submit', async () => {
      refused(await submit({ body: '' }), 422, 'empty_document');
      refused(await submit({ body: Buffer.from('PK\x03\x04') }), 422, 'unsupported_format');
      refused(await submit({ body: 'a'.repeat(65_537) }), 413, 'text_too_large');
    });
  });

  describe('GET /v1/extracts/{job_id}', () => {
    const unknown = `job_${'0'.repeat(32)}`;
    test('an unknown id, another shape, another key and another account are no_such_job, word for word alike', async () => {
      const { body } = await submit({ body: deed('mine') });
      const sister = await minted(server(), 'sister');
      const stranger = await signedUp(server(), 'jobs@title.example');
      const answers = [
        await server().ask('GET', `/v1/extracts/${unknown}`),
        await server().ask('GET', '/v1/extracts/1'),
        await server().ask('GET', `/v1/extracts/job_${'0'.repeat(8000)}`),
        await server().ask('GET', `/v1/extracts/${body.job.replace('job_', 'bat_')}`),
        await server().ask('GET', `/v1/extracts/${body.job}`, { key: sister }),
        await server().ask('GET', `/v1/extracts/${body.job}`, { key: stranger }),
      ];
      for (const answer of answers) refused(answer, 404, 'no_such_job');
      assert.equal(new Set(answers.map(({ text }) => text)).size, 1);
    });
  });

  idempotencySuite(server);
  testKeySuite(server);
}

export async function pages(count: number): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  for (let n = 1; n <= count; n++)
    pdf.addPage([612, 792]).drawText(`Page ${n} of an instrument that describes no land.`, { x: 72, y: 700, size: 12 });
  return new Uint8Array(await pdf.save());
}

function idempotencySuite(server: () => TestServer): void {
  const submit = (path: string, token: string, init: AskInit): Promise<Answer> =>
    server().ask('POST', path, { ...init, headers: { ...init.headers, 'idempotency-key': token } });

  describe('Idempotency-Key', () => {
    test('five at once on /v1/extract give one body and one bill', async () => {
      const key = await minted(server(), 'once');
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => submit('/v1/extract', 'sync', { body: deed('once'), key })),
      );
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]), answers[0]!.text);
      assert.equal(new Set(answers.map(({ text }) => text)).size, 1);
      assert.equal(new Set(answers.map(({ headers }) => headers.get('x-job-id'))).size, 1);
      assert.equal((await server().ask('GET', '/v1/usage', { key })).body.documents, 1);
    });
    test('five at once on /v1/extracts give one job, also of an upload that is used by then', async () => {
      const upload = await staged(server(), deed('once staged'));
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => submit('/v1/extracts', 'async', { headers: { 'x-upload-id': upload } })),
      );
      assert.equal(new Set(answers.map(({ body }) => body.job)).size, 1, answers.map(({ text }) => text).join('\n'));
      await ended(server(), answers[0]!.body.job);
      const later = await submit('/v1/extracts', 'async', { headers: { 'x-upload-id': upload } });
      assert.equal(later.text, answers[0]!.text, 'the first answer, also later');
    });
    test('of a job that failed stays: the first answer, and no other document', async () => {
      const broken = { body: '%PDF-1.7\nbroken' };
      const first = await submit('/v1/extracts', 'failed', broken);
      assert.equal((await ended(server(), first.body.job)).body.status, 'failed');
      assert.equal((await submit('/v1/extracts', 'failed', broken)).text, first.text);
      refused(await submit('/v1/extracts', 'failed', { body: deed('other') }), 409, 'idempotency_conflict');
    });
    const others: [sentence: string, path: string, init: AskInit][] = [
      ['another document', '/v1/extract', { body: deed('other') }],
      ['another name', '/v1/extract', { body: deed('first'), headers: { 'x-document-name': 'other' } }],
      ['another route', '/v1/extracts', { body: deed('first') }],
    ];
    for (const [sentence, path, init] of others)
      test(`with ${sentence} is idempotency_conflict`, async () => {
        assert.equal((await submit('/v1/extract', 'taken', { body: deed('first') })).status, 200);
        refused(await submit(path, 'taken', init), 409, 'idempotency_conflict');
      });
    test('is the key’s own', async () => {
      const first = await submit('/v1/extracts', 'own', { body: deed('own') });
      const second = await submit('/v1/extracts', 'own', { body: deed('own'), key: await minted(server(), 'own') });
      assert.notEqual(first.body.job, second.body.job);
    });
    test('of a refused request is free again', async () => {
      refused(await submit('/v1/extract', 'again', { body: '%PDF-1.7\nbroken' }), 422, 'conversion_failed');
      assert.equal((await submit('/v1/extract', 'again', { body: deed('again') })).status, 200);
    });
    test('is of 1 to 255 characters', async () => {
      for (const token of [' ', 't'.repeat(256)]) {
        const { status, body } = await submit('/v1/extract', token, { body: deed() });
        assert.deepEqual([status, body.detail?.[0].loc], [422, ['header', 'idempotency-key']], JSON.stringify(token));
      }
    });
  });
}

function testKeySuite(server: () => TestServer): void {
  describe('a test key', () => {
    const key = () => server().testKey;
    const isSample = (body: any, name: string, content: string | Uint8Array, kind: string): void => {
      assert.deepEqual([body.test_mode, body.document, body.extraction.tracts.length], [true, name, 2]);
      assert.equal(body.input_kind, kind, 'it follows the bytes');
      assert.deepEqual(
        body.groundtruth_verdicts.map(({ status }: { status: string }) => status),
        ['PASS', 'REVIEW'],
      );
      const curves = body.extraction.tracts.flatMap((tract: { calls: { call_type: string }[] }) =>
        tract.calls.filter(({ call_type: type }) => type === 'curve'),
      );
      assert.equal(curves.length, 1);
      assert.equal(body.attestation.document_sha256, sha256(content));
      assert.match(body.attestation.signature, /^[0-9a-f]{64}$/);
    };
    test('gets the fixed sample on all three paths, under the caller’s name and hash', async () => {
      const headers = { 'x-document-name': 'mine.txt' };
      const now = await server().ask('POST', '/v1/extract', { body: deed('t1'), headers, key: key() });
      isSample(now.body, 'mine.txt', deed('t1'), 'text');
      const job = await server().ask('POST', '/v1/extracts', { body: deed('t2'), headers, key: key() });
      isSample((await ended(server(), job.body.job, { key: key() })).body.result, 'mine.txt', deed('t2'), 'text');
    });
    test('gets it as of a document where the bytes are one, without places in a text', async () => {
      const pdf = await pages(1);
      const { body } = await server().ask('POST', '/v1/extract', { body: pdf, key: key() });
      isSample(body, '', pdf, 'document');
      const places = body.extraction.tracts.flatMap(({ calls }: any) => calls.map(({ source }: any) => source));
      assert.deepEqual(new Set(places), new Set([null]));
    });
    test('passes every check of body first', async () => {
      refused(await server().ask('POST', '/v1/extract', { body: ' ', key: key() }), 422, 'empty_document');
      refused(
        await server().ask('POST', '/v1/extracts', { body: 'a'.repeat(65_537), key: key() }),
        413,
        'text_too_large',
      );
      const headers = { 'x-upload-id': await staged(server(), deed('not yours')) };
      refused(await server().ask('POST', '/v1/extract', { headers, key: key() }), 403, 'upload_not_yours');
    });
    test('leaves no trace in live runs, usage and quota', async () => {
      const { headers } = await server().ask('POST', '/v1/extract', { body: deed('t3'), key: key() });
      const job = headers.get('x-job-id')!;
      const { body } = await server().ask('GET', '/v1/runs?limit=500');
      assert.ok(!body.runs.some((row: { id: string }) => row.id === job));
      assert.equal((await server().ask('GET', '/v1/usage', { key: key() })).body.documents, 0);
      refused(await server().ask('DELETE', `/v1/runs/${job}`), 404, 'no_such_run');
      assert.equal((await ended(server(), job, { key: key() })).body.status, 'succeeded', 'collectable by its id');
    });
  });
}
