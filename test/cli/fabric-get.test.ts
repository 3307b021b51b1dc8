// `thence fabric get`, as a person types it, beside a service on the embedded engine that runs all the while.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { ExtractResponse } from '../../src/contract/response.ts';
import { townshipFile } from '../../scripts/make-township.ts';
import { PLSS_ID } from '../fixtures/township.ts';
import { ROOT } from '../support/corpus.ts';
import { type PlssService, startPlssService } from '../support/plss-service.ts';
import { startServer, type TestServer } from '../support/server.ts';

const OTHERS = ['WY060510N0900W0', 'WY060520N0900W0'];
const DEED =
  'WARRANTY DEED. Ada Quill grants to Ben Roe the following land in Big Horn County, Wyoming: The NE1/4 of the SW1/4 of Section 8, Township 50 North, Range 90 West, Sixth Principal Meridian, containing 40 acres.';

describe('thence fabric get', () => {
  let server: TestServer;
  let service: PlssService;
  before(async () => {
    [server, service] = await Promise.all([startServer(), startPlssService([PLSS_ID, ...OTHERS])]);
  });
  after(async () => {
    await service.close();
    await server.close();
  });

  async function fabric(...args: string[]) {
    const env = { ...process.env, THENCE_DATA: server.folder, THENCE_BLM_URL: service.url, THENCE_LOG_LEVEL: 'warn' };
    const child = spawn(process.execPath, [join(ROOT, 'bin', 'thence.js'), 'fabric', ...args], { env });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (out += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (err += chunk));
    const [code] = (await once(child, 'close')) as [number];
    return { code, out, err };
  }
  const status = async (): Promise<string> => {
    const { text } = await server.ask('POST', '/v1/extract', { body: DEED });
    return (JSON.parse(text) as ExtractResponse).groundtruth_verdicts[0]!.status;
  };
  const files = (): string[] => readdirSync(join(server.folder, 'fabric-get', 'WY'));

  test('a break keeps what came, and says how to go on', async () => {
    assert.equal(await status(), 'REVIEW');
    service.faults.push(...Array.from({ length: 9 }, () => null), 'error400');
    const { code, out, err } = await fabric('get', 'wy');
    assert.deepEqual([code, out], [1, '']);
    assert.match(err, /What came so far is kept; the same command goes on from there\.\nthence: .* answered error 400/);
    assert.deepEqual(files().filter((name) => name.startsWith(PLSS_ID)).length, 3);
  });

  test('goes on from there, imports through the service that runs, and leaves no file', async () => {
    service.asked.length = 0;
    const { code, out, err } = await fabric('get', 'WY');
    assert.deepEqual([code, out], [0, 'WY: 3 townships, 2 fetched, 3 imported\n'], err);
    assert.ok(!service.asked.some((path) => path.includes(PLSS_ID)), 'what came is not asked for again');
    assert.deepEqual(files(), ['state.json']);
    assert.equal(await status(), 'PASS');
    const { out: told } = await fabric('status');
    assert.match(told, /^WY +06 6th Principal +3 +3 +108 +96 +0$/m);
    assert.match(
      told,
      /PLSSFirstDivision {2}thence fabric get WY, 1 part \(GeoJSON, OGC:CRS84\): 108 held of 108 features/,
    );
  });

  test('a third time there is nothing to do; --again fetches anew, and a township that became less is told', async () => {
    assert.equal((await fabric('get', 'WY')).out, 'WY: 3 townships, 0 fetched, 0 imported\n');
    service.sections.set(OTHERS[0]!, 30);
    const { code, out, err } = await fabric('get', 'WY', '--again');
    assert.deepEqual([code, out], [0, 'WY: 3 townships, 3 fetched, 3 imported\n']);
    assert.match(
      err,
      new RegExp(`PLSSFirstDivision: FEWER than before in 1 township:\\n  ${OTHERS[0]!}: 30, before 36\\n`),
    );
  });

  test('import, at and remove are done by the service too; what is wrong with a file is its sentence', async () => {
    const imported = await fabric('import', townshipFile('points'));
    assert.deepEqual([imported.code, imported.err.includes('100 %')], [0, true], imported.err);
    assert.match(imported.out, /^plsspoint\.geojson: PLSSPoint, 3 kept of 3 features/);
    assert.match((await fabric('at', '-107.479', '44.262')).out, /^WY060500N0900W0SN\d\d0 \(SN\)/m);
    const refused = await fabric('import', join(ROOT, 'package.json'));
    assert.match(refused.err, /^thence: package\.json was not imported and nothing was changed: /m);
    assert.match((await fabric('remove', OTHERS[1]!)).out, /^PLSSFirstDivision: 36 removed$/m);
  });

  test('--fetch-only leaves files, which fabric import takes', async () => {
    const folder = join(server.folder, 'fetched');
    assert.equal(
      (await fabric('get', 'WY', '--fetch-only', '--folder', folder)).out,
      'WY: 3 townships, 3 fetched, 0 imported\n',
    );
    const { code } = await fabric('import', join(folder, 'WY', `${PLSS_ID}-sections.geojson`));
    assert.equal(code, 0);
  });

  test('the socket of the service is its owner’s, and goes with it', async () => {
    const socket = join(server.folder, 'operator.sock');
    assert.equal(statSync(socket).mode & 0o777, 0o600);
    await server.end();
    assert.equal(existsSync(socket), false);
  });

  test('a state that there is not, and a service that has none of it', async () => {
    assert.match((await fabric('get', 'TX')).err, /^thence: TX is no state of the public survey/);
    const { code, err } = await fabric('get', 'CO');
    assert.equal(code, 1);
    assert.match(err, /has no townships of CO/);
  });
});
