// SPEC.md "Authentication" 2 as DECISIONS.md settles it: test mode is apart. What a test key ran and what is live never meet.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-return, @typescript-eslint/no-unsafe-call -- answers of every shape */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Answer, TestServer } from '../../support/server.ts';
import { batchEnded, files, minted, refused } from '../../work/asking.ts';
import { lot } from './locate.ts';

const HERE = { tracts: [{ tract_index: 0, lon: -106.4, lat: 43.7, rotation_deg: 0 }] };
const TEXT = lot('Beginning at a stone in the field');

export function testModeSuite(server: () => TestServer): void {
  describe('test mode is apart', () => {
    const keys = { live: '', test: '' };
    const ask = (as: keyof typeof keys, method: string, path: string, json?: object): Promise<Answer> =>
      server().ask(method, path, { key: keys[as], ...(json ? { json } : {}) });
    const run = async (as: keyof typeof keys): Promise<string> => {
      const answer = await server().ask('POST', '/v1/extract', { key: keys[as], body: TEXT });
      assert.equal(answer.status, 200, answer.text);
      return answer.headers.get('x-job-id')!;
    };
    const listed = async (as: keyof typeof keys): Promise<string[]> =>
      (await ask(as, 'GET', '/v1/runs?limit=500')).body.runs.map(({ id }: { id: string }) => id);
    const jobs = { live: '', test: '' };
    before(async () => {
      keys.live = server().liveKey;
      await ask('live', 'DELETE', '/v1/runs?confirm=delete-everything');
      keys.test = await minted(server(), 'apart', { test: true });
      jobs.live = await run('live');
      jobs.test = await server()
        .ask('POST', '/v1/extract', { key: server().testKey, body: TEXT })
        .then(({ headers }) => headers.get('x-job-id')!);
    });

    const SIDES = [
      ['test', 'live'],
      ['live', 'test'],
    ] as const;
    for (const [mine, theirs] of SIDES) {
      test(`a ${mine} key lists what ${mine} keys of the account ran, and no ${theirs} run`, async () => {
        const ids = await listed(mine);
        assert.deepEqual([ids.includes(jobs[mine]), ids.includes(jobs[theirs])], [true, false]);
      });
      test(`a ${mine} key neither sees, places, unplaces nor deletes a ${theirs} run`, async () => {
        const path = `/v1/runs/${jobs[theirs]}`;
        refused(await ask(mine, 'GET', `${path}/placements`), 404, 'no_such_run');
        refused(await ask(mine, 'PUT', `${path}/placements`, HERE), 404, 'no_such_run');
        refused(await ask(mine, 'DELETE', `${path}/placements`), 404, 'no_such_run');
        refused(await ask(mine, 'DELETE', path), 404, 'no_such_run');
      });
      test(`a ${mine} key exports and compares what is placed of ${mine} runs only`, async () => {
        assert.equal((await ask(theirs, 'PUT', `/v1/runs/${jobs[theirs]}/placements`, HERE)).status, 200);
        refused(await ask(mine, 'GET', '/v1/fabric'), 404, 'nothing_located');
        refused(await ask(mine, 'GET', '/v1/fabric/conflicts'), 404, 'nothing_located');
        assert.equal((await ask(theirs, 'GET', '/v1/fabric')).status, 200);
        assert.equal((await ask(theirs, 'DELETE', `/v1/runs/${jobs[theirs]}/placements`)).status, 200);
      });
    }

    test('adjoiner measures against parcels of the caller’s own mode', async () => {
      await ask('live', 'PUT', `/v1/runs/${jobs.live}/placements`, HERE);
      const { body: extraction } = await server().ask('POST', '/v1/extract', { key: keys.live, body: TEXT });
      const reasons = async (as: keyof typeof keys): Promise<string> => {
        const { body } = await ask(as, 'POST', '/v1/locate', { extraction, source: 'adjoiner' });
        return body.extraction.groundtruth_verdicts[0].location.reasons.join(' ');
      };
      assert.doesNotMatch(await reasons('live'), /has placed no parcel/);
      assert.match(await reasons('test'), /has placed no parcel/);
    });

    test('a monument places tracts of the caller’s own mode', async () => {
      const tied = lot('Commencing at an oak stump marked XQ; thence North 300 feet to the point of beginning');
      assert.equal((await server().ask('POST', '/v1/extract', { key: keys.live, body: tied })).status, 200);
      const asked = { anchor: 'an oak stump marked XQ', lon: -106.4, lat: 43.7, rotation_deg: 0, dry_run: true };
      const placed = async (as: keyof typeof keys): Promise<number> => {
        const answer = await ask(as, 'POST', '/v1/placements', asked);
        return answer.body.placed.length;
      };
      assert.deepEqual([await placed('live'), await placed('test')], [1, 0]);
    });

    test('delete-everything of a test key clears test results and leaves the live ones; of a live key the other way', async () => {
      for (const [mine, theirs] of SIDES) {
        const [own, other] = [await run(mine), await run(theirs)];
        const { body } = await ask(mine, 'DELETE', '/v1/runs?confirm=delete-everything');
        assert.ok(body.cleared > 0);
        assert.equal((await ask(mine, 'GET', `/v1/extracts/${own}`)).status, 410);
        assert.equal((await ask(theirs, 'GET', `/v1/extracts/${other}`)).body.status, 'succeeded');
      }
    });

    test('a batch of a test key is placed on and deleted by any test key of the account, and by no live one', async () => {
      const { body } = await server().ask('POST', '/v1/batches', { key: keys.test, body: files([['a', TEXT]]) });
      await batchEnded(server(), body.batch, { key: keys.test });
      const path = `/v1/runs/${body.batch}`;
      refused(await ask('live', 'DELETE', path), 404, 'no_such_run');
      const put = await server().ask('PUT', `${path}/placements?document=a`, { key: server().testKey, json: HERE });
      assert.deepEqual([put.status, put.body.placements.length], [200, 1]);
      assert.deepEqual((await ask('test', 'DELETE', path)).body, { cleared: 1, placements: 1 });
    });
  });
}
