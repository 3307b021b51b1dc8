// SPEC.md "Placement" and "Runs and placements", over HTTP: what an operator saves, whose it is, and what deletion takes with it.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-return, @typescript-eslint/no-unsafe-call -- answers of every shape */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answer, TestServer } from '../../support/server.ts';
import { batchEnded, ended, files, minted, refused, signedUp } from '../../work/asking.ts';
import { deed } from '../../work/deeds.ts';

export function placementSuite(server: () => TestServer): void {
  const at = (index: number, more: object = {}): object => ({
    tract_index: index,
    lon: -108.25,
    lat: 43.5,
    rotation_deg: 1.5,
    ...more,
  });
  const put = (reference: string, tracts: unknown, query = '', key?: string): Promise<Answer> =>
    server().ask('PUT', `/v1/runs/${reference}/placements${query}`, { json: { tracts }, ...(key ? { key } : {}) });
  const get = (reference: string, key?: string): Promise<Answer> =>
    server().ask('GET', `/v1/runs/${reference}/placements`, key ? { key } : {});

  async function extracted(name: string, text = deed(name)): Promise<string> {
    const answer = await server().ask('POST', '/v1/extract', { body: text, headers: { 'x-document-name': name } });
    assert.equal(answer.status, 200, answer.text);
    return answer.headers.get('x-job-id')!;
  }
  async function batched(...names: string[]): Promise<string> {
    const { body } = await server().ask('POST', '/v1/batches', {
      body: files(names.map((name) => [name, deed(name)])),
    });
    await batchEnded(server(), body.batch);
    return body.batch;
  }
  const TWO_TRACTS = ['ONE', 'TWO']
    .map(
      (name) =>
        `TRACT ${name}: BEGINNING at a stone marked ${name}; thence N 0 E 100 feet; thence N 90 E 100 feet; ` +
        'thence S 0 E 100 feet; thence N 90 W 100 feet to the point of beginning.',
    )
    .join('\n\n');

  describe('a placement', () => {
    test('is saved, listed and counted; a second one of the same tract corrects the first and leaves the others', async () => {
      const job = await extracted('two', TWO_TRACTS);
      assert.deepEqual((await get(job)).body, { reference: job, placements: [] });
      const saved = await put(job, [at(1), at(0, { rotation_deg: -2 })]);
      assert.equal(saved.status, 200, saved.text);
      assert.deepEqual(saved.body, {
        reference: job,
        placements: [at(0, { rotation_deg: -2, document: 'two' }), at(1, { document: 'two' })],
      });
      const again = await put(job, [at(0, { lon: -108.5 })]);
      assert.deepEqual(again.body.placements, [at(0, { lon: -108.5, document: 'two' }), at(1, { document: 'two' })]);
      assert.deepEqual((await get(job)).body, again.body);
      const row = (await server().ask('GET', '/v1/runs?limit=1')).body.runs[0];
      assert.deepEqual([row.id, row.placements], [job, 2]);
    });

    test('that names no rotation has none; of a tract named twice the second stands', async () => {
      const job = await extracted('plain');
      const { body } = await put(job, [at(0), { tract_index: 0, lon: 10, lat: 20 }]);
      assert.deepEqual(body.placements, [{ document: 'plain', tract_index: 0, lon: 10, lat: 20, rotation_deg: 0 }]);
    });

    test('is not part of the attested extraction: the stored body stays what it was', async () => {
      const job = await extracted('attested');
      const before = (await server().ask('GET', `/v1/extracts/${job}`)).text;
      await put(job, [at(0)]);
      assert.equal((await server().ask('GET', `/v1/extracts/${job}`)).text, before);
    });

    const OUTSIDE: [sentence: string, change: object, field: string][] = [
      ['a longitude beyond 180', { lon: 180.01 }, 'lon'],
      ['a longitude below -180', { lon: -181 }, 'lon'],
      ['a latitude beyond 90', { lat: 90.5 }, 'lat'],
      ['a latitude below -90', { lat: -91 }, 'lat'],
      ['a rotation beyond one turn', { rotation_deg: 361 }, 'rotation_deg'],
      ['a rotation below one turn', { rotation_deg: -361 }, 'rotation_deg'],
      ['a tract index below zero', { tract_index: -1 }, 'tract_index'],
      ['a tract index between two', { tract_index: 0.5 }, 'tract_index'],
      ['a longitude in words', { lon: 'west' }, 'lon'],
      ['no latitude', { lat: undefined }, 'lat'],
    ];
    test('out of bounds is a validation answer that names its place, and nothing of the request is saved', async () => {
      const job = await extracted('bounds', TWO_TRACTS);
      for (const [sentence, change, field] of OUTSIDE) {
        const answer = await put(job, [at(0), at(1, change)]);
        assert.deepEqual([answer.status, answer.body.detail?.[0].loc], [422, ['body', 'tracts', 1, field]], sentence);
      }
      assert.deepEqual((await get(job)).body.placements, []);
      for (const edge of [
        { lon: 180, lat: 90, rotation_deg: 360 },
        { lon: -180, lat: -90, rotation_deg: -360 },
      ])
        assert.equal((await put(job, [at(0, edge)])).status, 200);
      refused(await put(job, [at(1), at(2)]), 422, 'no_such_tract');
      assert.equal((await get(job)).body.placements.length, 1, 'all of a request or none');
      assert.equal((await server().ask('PUT', `/v1/runs/${job}/placements`, { json: {} })).status, 422);
    });
  });

  describe('whose it is', () => {
    test('any key of the account; a stranger, a test run and an unknown reference are no_such_run, alike', async () => {
      const job = await extracted('mine');
      const other = await minted(server(), 'places');
      assert.equal((await put(job, [at(0)], '', other)).status, 200);
      const stranger = await signedUp(server(), 'places@title.example');
      const sample = await server().ask('POST', '/v1/extract', { body: deed('t'), key: server().testKey });
      const references: [string, string?][] = [
        [job, stranger],
        [`job_${'0'.repeat(32)}`],
        [`bat_${'0'.repeat(32)}`],
        ['everything'],
        [sample.headers.get('x-job-id')!],
      ];
      for (const [reference, key] of references) {
        refused(await get(reference, key), 404, 'no_such_run');
        refused(await put(reference, [at(0)], '?document=x', key), 404, 'no_such_run');
        const path = `/v1/runs/${reference}/placements`;
        refused(await server().ask('DELETE', path, key ? { key } : {}), 404, 'no_such_run');
      }
      assert.equal((await get(job)).body.placements.length, 1);
    });
  });

  describe('a batch', () => {
    test('needs the document named; each document has its own tracts, listed in the order of the batch', async () => {
      const batch = await batched('east', 'west');
      const answer = await put(batch, [at(0)]);
      assert.deepEqual([answer.status, answer.body.detail[0].loc], [422, ['query', 'document']]);
      await put(batch, [at(0, { lon: 1 })], '?document=west');
      const both = await put(batch, [at(0, { lon: 2, document: 'east' })], '?document=east');
      assert.deepEqual(
        both.body.placements.map((each: { document: string; lon: number }) => [each.document, each.lon]),
        [['east', 2], ['west', 1]], // prettier-ignore
      );
      refused(await put(batch, [at(0)], '?document=north'), 404, 'no_such_run');
      refused(await put(batch, [at(0, { document: 'north' })], '?document=east'), 404, 'no_such_run');
      const mixed = await put(batch, [at(0, { document: 'west' })], '?document=east');
      assert.deepEqual([mixed.status, mixed.body.detail[0].loc], [422, ['body', 'tracts', 0, 'document']]);
    });
    test('a document of it can be named by its own id', async () => {
      const batch = await batched('alone', 'beside');
      const { id } = (await server().ask('GET', '/v1/runs?limit=2')).body.runs.find(
        ({ document }: { document: string }) => document === 'beside',
      );
      assert.equal((await put(id, [at(0)])).body.placements[0].document, 'beside');
      assert.equal((await get(batch)).body.placements.length, 1);
    });
  });

  describe('deletion', () => {
    test('of placements keeps the extraction; again forgets none', async () => {
      const job = await extracted('forget', TWO_TRACTS);
      await put(job, [at(0), at(1)]);
      const path = `/v1/runs/${job}/placements`;
      assert.deepEqual((await server().ask('DELETE', path)).body, { cleared: 0, placements: 2 });
      assert.deepEqual((await server().ask('DELETE', path)).body, { cleared: 0, placements: 0 });
      assert.equal((await server().ask('GET', `/v1/extracts/${job}`)).status, 200);
    });
    test('of a run takes its placements, and then nothing of it can be placed', async () => {
      const job = await extracted('gone');
      await put(job, [at(0)]);
      assert.deepEqual((await server().ask('DELETE', `/v1/runs/${job}`)).body, { cleared: 1, placements: 1 });
      refused(await put(job, [at(0)]), 404, 'no_such_run');
      assert.deepEqual((await get(job)).body.placements, []);
      assert.equal((await server().ask('GET', '/v1/runs?limit=1')).body.runs[0].placements, 0);
    });
    test('of a batch, and of everything, counts what it took', async () => {
      const batch = await batched('b1', 'b2');
      for (const name of ['b1', 'b2']) await put(batch, [at(0)], `?document=${name}`);
      assert.deepEqual((await server().ask('DELETE', `/v1/runs/${batch}`)).body, { cleared: 2, placements: 2 });
      await put(await extracted('last'), [at(0)]);
      const all = await server().ask('DELETE', '/v1/runs?confirm=delete-everything');
      assert.ok(all.body.placements >= 1 && all.body.cleared >= 1, all.text);
    });
    test('a run that failed has nothing to place', async () => {
      const answer = await server().ask('POST', '/v1/extracts', { body: '%PDF-1.7\nbroken' });
      await ended(server(), answer.body.job);
      refused(await put(answer.body.job, [at(0)]), 404, 'no_such_run');
    });
  });

  test('puts and deletions at once: every answer is an ordinary one, and what is left is one whole placement a tract', async () => {
    const job = await extracted('race', TWO_TRACTS);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => {
        if (i % 10 === 9) return server().ask('DELETE', `/v1/runs/${job}/placements`);
        return put(job, [at(0, { lon: i, lat: i }), at(1, { lon: i, lat: i })]);
      }),
    );
    for (const answer of answers) assert.equal(answer.status, 200, answer.text);
    await put(job, [at(0, { lon: 77, lat: 77 })]);
    const { placements } = (await get(job)).body;
    assert.ok(placements.length <= 2);
    for (const { lon, lat } of placements) assert.equal(lon, lat, 'longitude and latitude are of one request');
    const [deleted] = await Promise.all([
      server().ask('DELETE', `/v1/runs/${job}`),
      ...Array.from({ length: 8 }, () => put(job, [at(1)])),
    ]);
    assert.equal(deleted.status, 200);
    assert.deepEqual((await get(job)).body.placements, [], 'a deleted run keeps no placement');
  });
}
