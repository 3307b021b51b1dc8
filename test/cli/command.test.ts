// The command itself, as a person types it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { API_VERSION, ENGINE_VERSION } from '../../src/contract/engine.ts';
import { ROOT } from '../support/corpus.ts';
import { embeddedFolder } from '../support/embedded.ts';
import { startServer } from '../support/server.ts';

function thence(args: readonly string[], env: Record<string, string> = {}) {
  const run = spawnSync(process.execPath, [join(ROOT, 'bin', 'thence.js'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { code: run.status, stdout: run.stdout, stderr: run.stderr };
}

for (const args of [['--help'], ['-h'], ['help'], []])
  test(`thence ${args.join(' ')} lists the commands on stdout`, () => {
    const { code, stdout, stderr } = thence(args);
    assert.deepEqual([code, stderr], [0, '']);
    for (const command of ['start', 'read', 'admin'])
      assert.match(stdout, new RegExp(`^  thence ${command} +\\w`, 'm'));
  });

for (const command of [
  'read',
  'plot',
  'compare',
  'verify',
  'mcp',
  'doctor',
  'completion',
  'start',
  'fabric',
  'place',
  'admin',
])
  test(`thence ${command} -h and thence help ${command} are thence ${command} --help`, () => {
    const told = thence([command, '--help']);
    assert.deepEqual([told.code, told.stderr], [0, '']);
    assert.deepEqual(thence([command, '-h']), told);
    assert.deepEqual(thence(['help', command]), told);
  });

test('thence --version says the versions that answers carry', () => {
  const { code, stdout, stderr } = thence(['--version']);
  assert.deepEqual([code, stderr], [0, '']);
  assert.equal(stdout, `thence ${API_VERSION}, engine ${ENGINE_VERSION}\n`);
});

test('an unknown command is 2, with the list on stderr', () => {
  const { code, stdout, stderr } = thence(['frobnicate']);
  assert.deepEqual([code, stdout], [2, '']);
  assert.match(stderr, /^thence has no command frobnicate\./);
});

test('thence admin on a folder without a deployment says so, and makes none', () => {
  const folder = join(tmpdir(), `thence-nothing-${process.pid}`);
  const { code, stdout, stderr } = thence(['admin', 'account', 'list'], { THENCE_DATA: folder });
  assert.deepEqual([code, stdout], [1, '']);
  assert.match(stderr, /holds no deployment\. Set THENCE_DATA or DATABASE_URL/);
  assert.equal(existsSync(folder), false);
});

test('a wrong setting is one sentence and 1, not a stack', () => {
  const { code, stdout, stderr } = thence(['start'], { PORT: 'http' });
  assert.deepEqual([code, stdout], [1, '']);
  assert.equal(stderr, 'thence: PORT is "http"; it takes a whole number from 0 to 65535.\n');
});

const SQUARE =
  'Beginning at a pin; thence North 100 feet; thence East 100 feet; thence South 100 feet; thence West 100 feet to the point of beginning.';

test('thence read goes on behind a file that cannot be read, tells it by name, and is 1', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thence-read-'));
  const [deed, none] = [join(folder, 'deed.txt'), join(folder, 'none.txt')];
  writeFileSync(deed, SQUARE);
  const { code, stdout, stderr } = thence(['read', folder, none, deed]);
  rmSync(folder, { recursive: true });
  assert.equal(code, 1);
  assert.match(stdout, /^deed\.txt: .*1 tract/);
  assert.match(
    stderr,
    new RegExp(`^thence: ${folder}: this is a folder; .*\\nthence: ${none}: there is no such file\\.\\n$`),
  );
});

test('thence read tells an exception from a tract, and the land of a tract without courses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thence-read-'));
  const square = (feet: number) =>
    `Beginning at a pin; thence N 0 E ${feet} feet; thence N 90 E ${feet} feet; thence S 0 E ${feet} feet; thence N 90 W ${feet} feet to the point of beginning`;
  const [deed, land, lot] = [join(folder, 'deed.txt'), join(folder, 'land.txt'), join(folder, 'lot.txt')];
  writeFileSync(deed, `TRACT ONE: ${square(400)}. LESS AND EXCEPT therefrom the following: ${square(50)}.`);
  writeFileSync(land, 'The NE 1/4 SW 1/4 of Section 22, Township 105 North, Range 41 West, Fifth Principal Meridian.');
  writeFileSync(lot, 'Lot 7, Block A, Elm Addition, recorded in Plat Book 4, page 12, LESS the North 5 feet thereof.');
  const { stdout } = thence(['read', deed, land, lot]);
  rmSync(folder, { recursive: true });
  assert.match(stdout, /^deed\.txt: \w+, 2 tracts\n/);
  assert.match(stdout, /^REVIEW +\S.* \(exception\), closes exact/m);
  assert.match(
    stdout,
    /^land\.txt: \w+, 1 tract\n\nREVIEW .*aliquot\n {2}Land: NE4 SW4, section 22, township 105N, range 41W/m,
  );
  assert.match(stdout, /^REVIEW {2}Tract 1, lot 7, block A, Elm Addition, plat book 4, page 12$/m);
  assert.match(stdout, /“LESS the North 5 feet thereof”/);
});

test('thence read --jsonl answers a line that is no item with its error, and the rest, and is 1', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thence-read-'));
  const file = join(folder, 'items.jsonl');
  writeFileSync(file, `{"id":"a","text":"${SQUARE}"}\nnot json\n{"id":"b"}\n{"id":"c","text":"${SQUARE}"}\n`);
  const { code, stdout, stderr } = thence(['read', '--jsonl', file]);
  rmSync(folder, { recursive: true });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string | null; error?: string });
  assert.deepEqual([code, stderr], [1, `thence: ${file}: 2 lines could not be read.\n`]);
  assert.deepEqual(
    lines.map(({ id, error }) => [id, error]),
    [
      ['a', undefined],
      [null, 'Line 2 is no {"id": …, "text": "…"}.'],
      [null, 'Line 3 is no {"id": …, "text": "…"}.'],
      ['c', undefined],
    ],
  );
});

test('a first start that cannot listen says so, and leaves the keys to the next', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const folder = await embeddedFolder();
  const { code, stdout, stderr } = thence(['start'], { PORT: String(port), HOST: '127.0.0.1', THENCE_DATA: folder });
  taken.close();
  assert.deepEqual([code, stdout], [1, '']);
  assert.ok(
    stderr.endsWith(
      `thence: Cannot listen on 127.0.0.1, port ${port}: another process listens there. Set HOST or PORT.\n`,
    ),
    stderr,
  );
  const server = await startServer({ folder });
  const { status } = await server.ask('GET', '/v1/usage');
  await server.close();
  assert.match(server.liveKey, /^thence_live_\w+$/);
  assert.equal(status, 200);
});

// 2026-11-18: these were an errno each, and under /proc a start that never ended.
const NOT_A_FOLDER: [sentence: string, path: string, cause: string][] = [
  ['is a file', '', 'it, or a part of the way to it, is a file'],
  ['would lie in a file', '/sub/data', 'it, or a part of the way to it, is a file'],
  ['cannot be made', '/proc/thence', 'it is not there and cannot be made'],
];
for (const [sentence, path, cause] of NOT_A_FOLDER)
  test(`a data folder that ${sentence}: one sentence, and 1`, () => {
    const file = join(mkdtempSync(join(tmpdir(), 'thence-data-')), 'file');
    writeFileSync(file, '');
    const data = path.startsWith('/proc') ? path : file + path;
    const { code, stdout, stderr } = thence(['start'], { THENCE_DATA: data, PORT: '0' });
    rmSync(join(file, '..'), { recursive: true });
    assert.deepEqual([code, stdout], [1, '']);
    const told = `thence: The data folder ${data} cannot be used: ${cause}. Set THENCE_DATA to a folder that takes files.\n`;
    assert.equal(stderr, told);
  });

for (const [url, sentence] of [
  [
    'postgres://u:secret@127.0.0.1:1/land',
    'The database land on 127.0.0.1:1 cannot be reached: nothing listens there.',
  ],
  [
    'postgres://u:secret@nowhere.invalid/land',
    'The database land on nowhere.invalid cannot be reached: there is no such host.',
  ],
] as const)
  test(sentence, () => {
    const { code, stderr } = thence(['admin', 'account', 'list'], { DATABASE_URL: url });
    assert.deepEqual([code, stderr], [1, `thence: ${sentence} Set DATABASE_URL.\n`]);
  });

for (const [words, example] of [
  ['place job_1 0', '--lon takes degrees, such as -107.512.'],
  ['place job_1 0 --lon 5', '--lat takes degrees, such as 44.318.'],
  ['place job_1 0 --lon 5 --lat 5 --rotation x', '--rotation takes degrees, such as 0.4.'],
] as const)
  test(`thence ${words}: ${example}`, () => assert.ok(thence(words.split(' ')).stderr.includes(example)));

const MISTAKES = [
  'read --bogus deed.txt',
  'start --bogus',
  'serve --bogus',
  'worker --bogus',
  'read',
  'fabric',
  'place',
  'place --bogus',
];
MISTAKES.push(
  'place x y z',
  'admin',
  'admin bogus',
  'admin backup',
  'admin backup --bogus',
  'admin restore a b',
  'admin key mint',
);
for (const words of MISTAKES)
  test(`thence ${words} is 2, with what is wrong on stderr and nothing on stdout`, () => {
    const { code, stdout, stderr } = thence(words.split(' '));
    assert.deepEqual([code, stdout], [2, '']);
    assert.match(stderr, /--bogus|usage: thence/);
  });

for (const command of [
  'start',
  'serve',
  'worker',
  'read',
  'fabric',
  'place',
  'admin',
  'admin key mint',
  'fabric import',
])
  test(`thence ${command} --help is told on stdout, and 0`, () => {
    const { code, stdout, stderr } = thence([...command.split(' '), '--help']);
    assert.deepEqual([code, stderr], [0, '']);
    assert.notEqual(stdout, '');
  });

test('thence read ends quietly with whoever reads it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thence-read-'));
  const file = join(folder, 'deed.txt');
  writeFileSync(file, SQUARE);
  const command = `"${process.execPath}" "${join(ROOT, 'bin', 'thence.js')}" read --json ${`"${file}" `.repeat(20)} | head -c 10`;
  const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  assert.deepEqual([stdout.length, stderr], [10, '']);
});
