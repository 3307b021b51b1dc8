// `thence place`, as a person types it, against the running server: one tract, and every tract of one monument.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-return, @typescript-eslint/no-unsafe-call -- answers of every shape */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { lineBetween, offsetFrom } from '../../../src/plss/geodesy.ts';
import type { LonLat } from '../../../src/plss/lon-lat.ts';
import { ROOT } from '../../support/corpus.ts';
import type { TestServer } from '../../support/server.ts';
import { refused, signedUp } from '../../work/asking.ts';
import { extracted } from './locate.ts';

const SQUARE = 'thence North 100.00 feet; thence East 100.00 feet; thence South 100.00 feet; thence West 100.00 feet to the point of beginning.'; // prettier-ignore
const tied = (monument: string, tie: string): string =>
  `Commencing at ${monument}; thence ${tie} to the POINT OF BEGINNING; ${SQUARE}`;
const CORNER = 'the Southwest corner of Section 21, Township 50 North, Range 90 West, 6th Principal Meridian, Wyoming';
const SAME = 'the SW cor. of Sec. 21, T. 50 N., R. 90 W., 6th P.M., Wyoming';
const OTHER = 'the Southwest corner of Section 22, Township 50 North, Range 90 West, 6th Principal Meridian, Wyoming';
const MONUMENT: LonLat = [-107.3, 44.4];

export function placeSuite(server: () => TestServer): void {
  const thence = (args: string[], key = server().liveKey): Promise<{ code: number; out: string; err: string }> =>
    new Promise((resolve) => {
      const env = { ...process.env, THENCE_URL: server().url, THENCE_KEY: key };
      execFile(process.execPath, [join(ROOT, 'bin', 'thence.js'), 'place', ...args], { env }, (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err }),
      );
    });
  const at = ['--lon', String(MONUMENT[0]), '--lat', String(MONUMENT[1])];
  const anchor = (body: object) => server().ask('POST', '/v1/placements', { json: { lon: MONUMENT[0], lat: MONUMENT[1], ...body } }); // prettier-ignore
  const placementsOf = async (job: string) => (await server().ask('GET', `/v1/runs/${job}/placements`)).body.placements;
  const clear = (): Promise<unknown> => server().ask('DELETE', '/v1/runs?confirm=delete-everything');

  describe('thence place', () => {
    test('--anchor places every tract tied to the same corner, however it is spelt, and says which', async () => {
      await clear();
      const east = await extracted(server(), tied(CORNER, 'East 300.00 feet'), 'east.txt');
      const north = await extracted(server(), tied(SAME, 'North 500.00 feet'), 'north.txt');
      const other = await extracted(server(), tied(OTHER, 'North 500.00 feet'), 'other.txt');
      const asked = ['--anchor', CORNER, ...at, '--rotation', '90'];
      const dry = await thence([...asked, '--dry-run']);
      assert.deepEqual([dry.code, dry.err.trim()], [0, '2 tract(s) would be placed.'], dry.err);
      assert.deepEqual(await placementsOf(east.job), []);
      const done = await thence(asked);
      assert.equal(done.code, 0, done.err);
      for (const { job } of [east, north]) assert.match(done.out, new RegExp(job));
      const [placed] = await placementsOf(east.job);
      assert.equal(placed.rotation_deg, 90);
      const turned = offsetFrom(MONUMENT, 0, -300); // east, turned a quarter clockwise, is south
      assert.ok(lineBetween([placed.lon, placed.lat], turned).lengthFt < 0.01);
      const [second] = await placementsOf(north.job);
      assert.ok(lineBetween([second.lon, second.lat], offsetFrom(MONUMENT, 500, 0)).lengthFt < 0.01);
      assert.deepEqual(await placementsOf(other.job), [], 'another corner');
    });

    test('REFERENCE TRACT places one tract; what the server refuses is said in a sentence', async () => {
      const { job } = await extracted(server(), tied('a brass disk', 'East 10.00 feet'));
      const one = await thence([job, '0', ...at]);
      assert.equal(one.code, 0, one.err);
      assert.deepEqual(
        (await placementsOf(job)).map((each: { lon: number }) => each.lon),
        [MONUMENT[0]],
      );
      const beyond = await thence([job, '7', ...at]);
      assert.deepEqual([beyond.code, /^no_such_tract: /.test(beyond.err)], [1, true], beyond.err);
    });

    test('mistyped: the usage and exit code 2; a wrong key: the refusal', async () => {
      assert.equal((await thence([])).code, 2);
      assert.equal((await thence(['--anchor', 'x', '--lon', 'west', '--lat', '4'])).code, 2);
      assert.equal((await thence(['--frob'])).code, 2);
      assert.match((await thence(['--anchor', 'x', ...at], 'thence_live_none')).err, /^invalid_api_key/);
    });
  });

  describe('POST /v1/placements', () => {
    test('common words are another monument in every document: nothing is placed until one is named', async () => {
      await clear();
      const one = await extracted(server(), tied('an iron pin found', 'East 10.00 feet'));
      const two = await extracted(server(), tied('an iron pin found', 'East 20.00 feet'));
      const both = await anchor({ anchor: 'An iron pin found' });
      assert.deepEqual([both.body.placed, both.body.ambiguous.length], [[], 2], both.text);
      assert.deepEqual(await placementsOf(one.job), []);
      const named = await anchor({ anchor: 'an iron pin found', reference: two.job });
      assert.deepEqual(
        named.body.placed.map(({ reference }: { reference: string }) => reference),
        [two.job],
      );
    });

    test('a monument with a name of its own is one in every document of the county', async () => {
      await clear();
      for (const tie of ['East 10.00 feet', 'East 20.00 feet'])
        await extracted(server(), tied('a brass disk stamped QUILL 1931', tie));
      assert.equal((await anchor({ anchor: 'a brass disk stamped QUILL 1931' })).body.placed.length, 2);
    });

    test('words that fit nothing: the monuments there are; out of bounds: a validation answer', async () => {
      const none = await anchor({ anchor: 'the old mill' });
      assert.deepEqual([none.status, none.body.placed], [200, []]);
      assert.deepEqual(none.body.known, ['a brass disk stamped QUILL 1931']);
      assert.equal((await anchor({ anchor: 'x', lon: 190 })).status, 422);
      assert.equal((await anchor({ anchor: '' })).status, 422);
      const stranger = await signedUp(server(), 'anchors@title.example');
      const json = { anchor: 'a brass disk stamped QUILL 1931', lon: 1, lat: 2 };
      assert.deepEqual((await server().ask('POST', '/v1/placements', { json, key: stranger })).body.placed, []);
      refused(await server().ask('POST', '/v1/placements', { json, key: null }), 401, 'invalid_api_key');
    });
  });
}
