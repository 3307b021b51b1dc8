// SPEC.md "Run row", "Runs" and "Delete result": the account's history, and what deletion leaves of it.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-return -- answers of every shape */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answer, TestServer } from '../../support/server.ts';
import { batchEnded, ended, files, minted, refused, signedUp, until } from '../../work/asking.ts';
import { deed, sha256 } from '../../work/deeds.ts';
import { pages } from './jobs.ts';

export function runSuite(server: () => TestServer): void {
  const runs = async (query = '', key?: string): Promise<Answer['body'][]> =>
    (await server().ask('GET', `/v1/runs${query}`, key ? { key } : {})).body.runs;

  describe('GET /v1/runs', () => {
    test('newest first, across the keys of the account, singles and batch documents both', async () => {
      const key = await minted(server(), 'history');
      const one = await server().ask('POST', '/v1/extract', {
        body: deed('h1'),
        key,
        headers: { 'x-document-name': 'h1' },
      });
      const two = await server().ask('POST', '/v1/extracts', {
        body: '%PDF-1.7\nbroken',
        headers: { 'x-document-name': 'h2' },
      });
      await ended(server(), two.body.job);
      const three = await server().ask('POST', '/v1/batches', { body: files([['h3', deed('h3')]]) });
      await batchEnded(server(), three.body.batch);
      const rows = (await runs('?limit=3')).map(({ id, submitted_at: submitted, finished_at: finished, ...row }) => {
        assert.match(id, /^job_[0-9a-f]{32}$/);
        assert.ok(Date.parse(finished) >= Date.parse(submitted));
        return row;
      });
      const prefix = server().liveKey.slice(0, 23);
      const kept = { status: 'succeeded', result_available: true, error: null, placements: 0 };
      assert.match(rows[1].error, /^conversion_failed: /);
      assert.deepEqual(rows, [
        {
          ...kept,
          document: 'h3',
          source: 'batch',
          reference: three.body.batch,
          key_prefix: prefix,
          document_sha256: sha256(deed('h3')),
        },
        {
          document: 'h2',
          status: 'failed',
          source: 'extracts',
          reference: two.body.job,
          key_prefix: prefix,
          result_available: false,
          document_sha256: null,
          error: rows[1].error,
          placements: 0,
        },
        {
          ...kept,
          document: 'h1',
          source: 'extract',
          reference: one.headers.get('x-job-id'),
          key_prefix: key.slice(0, 23),
          document_sha256: sha256(deed('h1')),
        },
      ]);
      assert.deepEqual((await runs('?limit=3', key)).length, 3, 'every key of the account sees them');
    });
    test('limit is 1 to 500, 100 by default; anything else is a validation answer', async () => {
      assert.equal((await runs('?limit=1')).length, 1);
      assert.ok((await runs()).length <= 100);
      for (const limit of ['0', '501', 'x', '1.5', '0x10', '1e1', '%205', '%2B5', '5%20', ''])
        assert.equal((await server().ask('GET', `/v1/runs?limit=${limit}`)).status, 422, limit);
    });
    test('another account sees none of it', async () => {
      assert.deepEqual(await runs('', await signedUp(server(), 'runs@title.example')), []);
    });
  });

  describe('DELETE /v1/runs/{reference}', () => {
    const remove = (reference: string, key?: string): Promise<Answer> =>
      server().ask('DELETE', `/v1/runs/${reference}`, key ? { key } : {});
    test('a job: the body goes, the row stays, its collection is 410 result_deleted; again clears 0', async () => {
      const { headers } = await server().ask('POST', '/v1/extract', { body: deed('d1') });
      const job = headers.get('x-job-id')!;
      assert.deepEqual((await remove(job)).body, { cleared: 1, placements: 0 });
      refused(await server().ask('GET', `/v1/extracts/${job}`), 410, 'result_deleted');
      const row = (await runs('?limit=5')).find(({ id }) => id === job);
      assert.deepEqual(
        [row.status, row.result_available, row.document_sha256],
        ['succeeded', false, sha256(deed('d1'))],
      );
      assert.deepEqual((await remove(job)).body, { cleared: 0, placements: 0 });
    });
    test('a batch, or one document of it: the whole batch, by any key of the account', async () => {
      const key = await minted(server(), 'deletes');
      for (const by of ['batch', 'document']) {
        const { body } = await server().ask('POST', '/v1/batches', {
          body: files([
            ['x', deed('x')],
            ['y', deed('y')],
          ]),
        });
        await batchEnded(server(), body.batch);
        const reference = by === 'batch' ? body.batch : (await runs('?limit=1'))[0].id;
        assert.deepEqual((await remove(reference, key)).body, { cleared: 2, placements: 0 });
        refused(await server().ask('GET', `/v1/batches/${body.batch}/results`), 410, 'result_deleted');
        assert.equal((await server().ask('GET', `/v1/batches/${body.batch}`)).body.status, 'ended');
      }
    });
    test('a batch that still runs: what it holds goes, what ends later is held and given', async () => {
      const slow = await pages(60);
      const sent = Array.from({ length: 8 }, (_, i): [string, Uint8Array<ArrayBuffer>] => [`${i}.pdf`, slow]);
      const { body } = await server().ask('POST', '/v1/batches', {
        body: files([['first.txt', deed('first')], ...sent]),
      });
      await until('the first document', async () => {
        const { body: now } = await server().ask('GET', `/v1/batches/${body.batch}`);
        return now.succeeded > 0 ? now : null;
      });
      const { cleared } = (await remove(body.batch)).body;
      assert.ok(cleared > 0 && cleared < 9, `${cleared} of 9 were held when it was deleted`);
      await batchEnded(server(), body.batch);
      const rows = (await runs('?limit=9')).filter(({ reference }) => reference === body.batch);
      const { status, body: collected, text } = await server().ask('GET', `/v1/batches/${body.batch}/results`);
      assert.equal(status, 200, text);
      for (const item of collected.results) {
        const row = rows.find(({ document }) => document === item.document);
        assert.equal(item.result !== null, row.result_available, item.document);
        assert.equal(
          item.error,
          row.result_available ? null : 'result_deleted: The result was deleted from the account.',
        );
      }
      assert.equal(collected.results.filter((item: { error: string | null }) => item.error !== null).length, cleared);
      assert.deepEqual((await remove(body.batch)).body.cleared, 9 - cleared);
      refused(await server().ask('GET', `/v1/batches/${body.batch}/results`), 410, 'result_deleted');
    });
    test('unknown, of another shape or of another account: no_such_run, alike', async () => {
      const { headers } = await server().ask('POST', '/v1/extract', { body: deed('d2') });
      const job = headers.get('x-job-id')!;
      const stranger = await signedUp(server(), 'deletes@title.example');
      const answers = [
        await remove(job, stranger),
        await remove(`job_${'0'.repeat(32)}`),
        await remove('all'),
        await remove(`bat_${'0'.repeat(32)}`),
      ];
      for (const answer of answers) refused(answer, 404, 'no_such_run');
      assert.equal(new Set(answers.map(({ text }) => text)).size, 1);
      assert.equal((await ended(server(), job)).body.status, 'succeeded', 'still there');
    });
  });

  describe('DELETE /v1/runs', () => {
    test('without the exact confirm: a validation answer, and nothing happens; with it: everything, once', async () => {
      const { headers } = await server().ask('POST', '/v1/extract', { body: deed('d3') });
      for (const query of ['', '?confirm=', '?confirm=yes', '?confirm=Delete-Everything'])
        assert.equal((await server().ask('DELETE', `/v1/runs${query}`)).status, 422, query);
      assert.equal((await ended(server(), headers.get('x-job-id')!)).body.status, 'succeeded');
      const held = (await runs('?limit=500')).filter(({ result_available: available }) => available).length;
      const cleared = await server().ask('DELETE', '/v1/runs?confirm=delete-everything');
      assert.ok(cleared.body.cleared >= held && held > 0, cleared.text);
      assert.ok((await runs('?limit=500')).every(({ result_available: available }) => !available));
      assert.deepEqual((await server().ask('DELETE', '/v1/runs?confirm=delete-everything')).body, {
        cleared: 0,
        placements: 0,
      });
    });
  });
}
