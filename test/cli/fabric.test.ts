// `thence fabric` and what comes of it, as a person types it: import, a server on the same folder, `thence read`, kill -9.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { lockFolder } from '../../src/adapters/postgres/folder-lock.ts';
import type { ExtractResponse } from '../../src/contract/response.ts';
import type { Feature } from '../../src/plss/fabric-features.ts';
import { townshipFile } from '../../scripts/make-township.ts';
import { madeLayers, PLSS_ID } from '../fixtures/township.ts';
import { ROOT } from '../support/corpus.ts';
import { embeddedFolder } from '../support/embedded.ts';
import { collection } from '../support/fabric-writers.ts';
import { startPostgres, type TestServer as TestPostgres } from '../support/postgres.ts';
import { startServer, type TestServer } from '../support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'thence-cli-fabric-'));
const COMMAND = join(ROOT, 'bin', 'thence.js');
let data = '';
let databaseUrl = '';
let postgres: TestPostgres;
let server: TestServer;

const onFolder = (): NodeJS.ProcessEnv => ({ ...process.env, THENCE_DATA: data, THENCE_LOG_LEVEL: 'warn' });
const onPostgres = (): NodeJS.ProcessEnv => ({ ...onFolder(), THENCE_DATA: folder, DATABASE_URL: databaseUrl });
function thence(env: NodeJS.ProcessEnv, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8', env });
  return { code: status, stdout, stderr };
}

const FILES = (['townships', 'sections', 'divisions', 'points'] as const).map(townshipFile);
const DEED = (land: string): string =>
  `WARRANTY DEED. Ada Quill grants to Ben Roe the following land in Big Horn County, Wyoming: The ${land}, Township 50 North, Range 90 West, Sixth Principal Meridian, containing 40 acres.`;
const PART = DEED('NE1/4 of the SW1/4 of Section 8');

const DEED_FILE = join(folder, 'deed.txt');

before(async () => {
  writeFileSync(DEED_FILE, PART);
  data = await embeddedFolder();
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase();
  server = await startServer({ env: { DATABASE_URL: databaseUrl } });
});
after(async () => {
  await server?.close();
  await postgres?.stop();
  rmSync(data, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

const read = async (text: string): Promise<ExtractResponse> =>
  (await server.ask('POST', '/v1/extract', { body: text })).body as ExtractResponse;
const verdict = async (land: string) => (await read(DEED(land))).groundtruth_verdicts[0]!;

test('without fabric an aliquot is read and judged, and the verdict says that it is not located', async () => {
  const { status, georef, reasons } = await verdict('NE1/4 of the SW1/4 of Section 8');
  assert.deepEqual([status, georef], ['REVIEW', null]);
  assert.ok(reasons.includes('No survey fabric is at hand here, so the part is not located on the earth.'));
});

test('import and status on PostgreSQL, while the service runs', () => {
  const imported = thence(onPostgres(), 'fabric', 'import', ...FILES);
  assert.deepEqual(imported.stdout.split('\n'), [
    'plsstownship.geojson: PLSSTownship, 3 kept of 3 features in 3 townships',
    'plssfirstdivision.geojson: PLSSFirstDivision, 36 kept of 36 features in 1 townships',
    'plssintersected.geojson: PLSSIntersected, 33 kept of 33 features in 1 townships',
    'plsspoint.geojson: PLSSPoint, 3 kept of 3 features in 1 townships',
    '',
  ]);
  assert.equal(imported.code, 0);
  assert.match(imported.stderr, /^plssfirstdivision\.geojson: 100 %, 36 features$/m);
  const status = thence(onPostgres(), 'fabric', 'status');
  assert.match(status.stdout, /^WY +06 6th Principal +3 +3 +36 +32 +3$/m);
  assert.match(status.stdout, /PLSSPoint {2}plsspoint\.geojson \(GeoJSON, OGC:CRS84\): 3 held of 3 features/);
  const refused = thence(onPostgres(), 'fabric', 'import', townshipFile('points'), COMMAND);
  assert.deepEqual([refused.code, refused.stdout], [1, '']);
  assert.match(refused.stderr, /^thence: thence\.js was not imported and nothing was changed: it is neither/m);
});

test('the service locates aliquots as it extracts them, and says why where it cannot', async () => {
  const passed = await verdict('NE1/4 of the SW1/4 of Section 8');
  assert.equal(passed.status, 'PASS', passed.reasons.join('\n'));
  assert.equal(passed.georef!.plss_id, PLSS_ID);
  assert.equal(passed.georef!.crs, 'EPSG:4326');
  assert.equal(passed.georef!.source, 'second division NESW, PLSSIntersected, Made-up Survey');
  assert.ok(Math.abs(passed.georef!.acres - 40) < 0.2);
  assert.equal(passed.computed_acres, passed.georef!.acres);
  const rows: [land: string, located: boolean, reason: RegExp][] = [
    ['SE1/4 of the SW1/4 of Section 9', true, /made by the rules of subdivision/],
    ['Section 9', true, /not a second division of the fabric/],
    ['Government Lot 3 of Section 4', true, /Government lot 3/],
    ['NE1/4 of Section 26', false, /Section 26.* is not surveyed/],
    ['NE1/4 of Section 25', false, /elongated/],
    ['Government Lot 9 of Section 4', false, /no lot 9 in Section 4/],
  ];
  for (const [land, located, reason] of rows) {
    const { status, georef, reasons } = await verdict(land);
    assert.deepEqual([land, status, georef !== null], [land, 'REVIEW', located]);
    assert.match(reasons.join('\n'), reason);
  }
  const metes = await read('BEGINNING at a pin; thence N 0 E 208.71 feet; thence N 90 E 208.71 feet; thence S 0 E 208.71 feet; thence N 90 W 208.71 feet to the point of beginning, containing 1.000 acre.'); // prettier-ignore
  assert.deepEqual([metes.groundtruth_verdicts[0]!.status, metes.groundtruth_verdicts[0]!.georef], ['PASS', null]);
});

test('at and remove', () => {
  assert.match(thence(onPostgres(), 'fabric', 'at', '-107.479', '44.262').stdout, /^WY060500N0900W0SN\d\d0 \(SN\)/);
  const nowhere = thence(onPostgres(), 'fabric', 'at', '10', '10');
  assert.deepEqual([nowhere.code, nowhere.stdout], [1, 'no section of the fabric lies there\n']);
  assert.match(thence(onPostgres(), 'fabric', 'remove', 'wy').stdout, /^PLSSFirstDivision: 36 removed$/m);
  assert.match(thence(onPostgres(), 'fabric', 'status').stdout, /^No survey fabric has been imported/);
});

test('on a data folder: an import, `thence read` on what it left, and `--fabric FILE` instead of it', () => {
  assert.equal(thence(onFolder(), 'fabric', 'import', ...FILES).code, 0);
  assert.match(thence(onFolder(), 'read', DEED_FILE).stdout, /^PASS .* 39\.9\d+ acres computed/m);
  const given = ['--fabric', townshipFile('sections')]; // without the second divisions, by rule
  assert.match(thence(onFolder(), 'read', ...given, DEED_FILE).stdout, /REVIEW[^]*made by the rules of subdivision/);
  const wrong = thence(onFolder(), 'read', '--fabric', COMMAND, DEED_FILE);
  assert.deepEqual([wrong.code, wrong.stdout], [1, '']);
  assert.match(wrong.stderr, /^thence: thence\.js was not read: it is neither/);
});

test('kill -9 in the middle of an import changes nothing', async () => {
  const features = Array.from({ length: 150 }, (_, k) => {
    const plssId = `WY06${String(100 + k)}0N0010W0`;
    return JSON.parse(JSON.stringify(madeLayers().sections).replaceAll(PLSS_ID, plssId)) as Feature[];
  }).flat();
  const file = join(folder, 'many.geojson');
  writeFileSync(file, collection(features));
  const args = [COMMAND, 'fabric', 'import', file];
  const child = spawn(process.execPath, args, { env: onFolder(), stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let said = '';
  await new Promise<void>((resolve) =>
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (/: [3-9]\d %, [1-9]/.test(said)) resolve();
    }),
  );
  assert.doesNotMatch(said, /100 %/);
  child.kill('SIGKILL');
  await ended;
  const { rows, imports } = JSON.parse(thence(onFolder(), 'fabric', 'status', '--json').stdout) as {
    rows: { sections: number }[];
    imports: unknown[];
  };
  assert.deepEqual([rows[0]!.sections, imports.length], [36, 4]);
});

test('while another process holds the folder an import says how to go on, and `read` goes on without the fabric', () => {
  const lock = lockFolder(data);
  try {
    const { code, stderr } = thence(onFolder(), 'fabric', 'import', FILES[3]!);
    assert.equal(code, 1);
    assert.match(stderr, /is in use by process \d+ .* It is no service that takes commands: stop it, do this, and start it again\./); // prettier-ignore
    const unlocated = thence(onFolder(), 'read', DEED_FILE);
    assert.match(unlocated.stderr, /^The survey fabric is not consulted: The data folder .* is in use by process/);
    assert.match(unlocated.stdout, /REVIEW[^]*No survey fabric is at hand/);
  } finally {
    lock.release();
  }
});

const USAGE: readonly [args: string[], code: number, output: RegExp][] = [
  [[], 2, /^thence fabric takes get, import, status, at or remove\.\n\nusage: thence fabric import/],
  [['import', '--layers', 'x', 'y'], 2, /Unknown option '--layers'/],
  [['import', '--layer', 'Parcels', 'y'], 1, /There is no layer Parcels; there are PLSSTownship/],
  [['bogus'], 2, /^thence fabric has no action bogus\.\n\nusage/],
  [['import'], 2, /^Name the files\.\n\nusage/],
  [['remove', 'Wyoming'], 2, /^Name the beginning of an identifier, or --all\.\n\nusage/],
  [['at', '200', '44'], 2, /^Name a longitude and a latitude in degrees\.\n\nusage/],
];
for (const [args, code, output] of USAGE)
  test(`thence fabric ${args.join(' ')}: ${code}`, () => {
    const { code: ended, stdout, stderr } = thence(onPostgres(), 'fabric', ...args);
    assert.equal(ended, code);
    assert.equal(stdout, '');
    assert.match(stderr.replace(/^thence: /, ''), output);
  });
