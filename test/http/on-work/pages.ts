// DECISIONS.md: `POST /v1/pages?page=n` draws one page of the document in the body, and keeps nothing of it.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment -- answers of every shape */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import type { TestServer } from '../../support/server.ts';

export function pageSuite(server: () => TestServer): void {
  describe('POST /v1/pages', () => {
    let pdf: Uint8Array<ArrayBuffer>;
    before(async () => {
      const made = await PDFDocument.create();
      made.addPage([612, 792]).drawText('Beginning at a stone', { x: 72, y: 700 });
      made.addPage([1224, 792]);
      pdf = Uint8Array.from(await made.save());
    });
    const picture = async (body: Uint8Array<ArrayBuffer>, query = '') => {
      const headers = { authorization: `Bearer ${server().liveKey}` };
      const answer = await fetch(`${server().url}/v1/pages${query}`, { method: 'POST', body, headers });
      assert.equal(answer.status, 200);
      assert.equal(answer.headers.get('content-type'), 'image/png');
      return { answer, image: sharp(Buffer.from(await answer.arrayBuffer())) };
    };

    test('a page of a PDF, its size in points and how many there are', async () => {
      const { answer, image } = await picture(pdf, '?page=2');
      assert.deepEqual([answer.headers.get('x-pages'), answer.headers.get('x-page-points')], ['2', '1224 792']);
      const { width, height } = await image.metadata();
      assert.ok(Math.abs(width / height - 1224 / 792) < 0.01, `${width} x ${height}`);
    });
    test('what is printed on it is seen, dark on white', async () => {
      const { image } = await picture(pdf);
      const { channels } = await image.stats();
      assert.deepEqual([channels[0]!.max, channels[0]!.min < 100], [255, true]);
    });
    test('an image has one page', async () => {
      const blank = sharp({ create: { width: 850, height: 1100, channels: 3, background: '#fff' } });
      const { answer } = await picture(Uint8Array.from(await blank.png().toBuffer()));
      assert.equal(answer.headers.get('x-pages'), '1');
    });
    const refused: [sentence: string, body: () => Uint8Array<ArrayBuffer> | string, query: string, type: string][] = [
      ['a page that it does not have', () => pdf, '?page=3', 'conversion_failed'],
      ['words', () => 'Beginning at a stone', '', 'unsupported_format'],
      ['nothing', () => '', '', 'empty_document'],
      ['a damaged PDF', () => '%PDF-1.7 and no more', '', 'conversion_failed'],
    ];
    for (const [sentence, body, query, type] of refused)
      test(`${sentence}: ${type}`, async () => {
        const answer = await server().ask('POST', `/v1/pages${query}`, { key: server().liveKey, body: body() });
        assert.equal(answer.body.error.type, type);
      });
    test('a page 0 is a validation answer', async () => {
      const { status, body } = await server().ask('POST', '/v1/pages?page=0', { key: server().liveKey, body: pdf });
      assert.deepEqual([status, body.detail[0].loc], [422, ['query', 'page']]);
    });
    test('no document is counted', async () => {
      const usage = async () => (await server().ask('GET', '/v1/usage', { key: server().liveKey })).text;
      const before = await usage();
      await picture(pdf);
      assert.equal(await usage(), before);
    });
  });
}
