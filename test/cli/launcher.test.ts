// The command under an older Node, which hands over to the one that came with the install: whoever started the launcher has the server.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { ROOT } from '../support/corpus.ts';
import { migratedFolder } from '../support/embedded.ts';
import { until } from '../work/asking.ts';

const COMMAND = join(ROOT, 'bin', 'thence.js');
const older = ['/usr/bin/node', '/usr/local/bin/node'].find((path) => existsSync(path) && majorOf(path) < 24);

function majorOf(node: string): number {
  return Number(/v(\d+)/.exec(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout)?.[1] ?? 99);
}

const groups: number[] = [];
after(() => groups.forEach(endGroup));

function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // nothing of it is left, as it should be
  }
}

interface Started {
  readonly launcher: ChildProcess;
  readonly url: string;
  readonly folder: string;
  stderr(): string;
}

async function started(name: string, args: readonly string[]): Promise<Started> {
  const folder = await migratedFolder();
  const env = {
    ...process.env,
    PATH: `/usr/bin:${process.env['PATH']}`,
    PORT: '0',
    HOST: '127.0.0.1',
    THENCE_DATA: folder,
  };
  const launcher = spawn(name, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true }); // a group, as a shell gives it
  groups.push(launcher.pid!);
  let [stdout, stderr] = ['', ''];
  launcher.stdout.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk));
  launcher.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
  const url = await until(
    'the start',
    () => Promise.resolve(/listening on (http:\S+)/.exec(stdout)?.[1] ?? null),
    240_000,
  );
  return { launcher, url, folder, stderr: () => stderr };
}

/** Processes that hold the data folder in their environment: the server and whatever it started. */
function leftOf({ folder }: Started): readonly string[] {
  return globSync('/proc/[0-9]*/environ').filter((file) => {
    try {
      return readFileSync(file, 'utf8').includes(`THENCE_DATA=${folder}\0`);
    } catch {
      return false; // of another user, or gone
    }
  });
}

const nothingLeft = (server: Started): Promise<true> =>
  until('the end of the server', () => Promise.resolve(leftOf(server).length === 0 ? true : null), 30_000);

describe('under an older Node', { skip: older === undefined && 'no Node older than 24 is on this machine' }, () => {
  test('the exit status is that of the command', () => {
    const status = (...args: string[]) => spawnSync(older!, [COMMAND, ...args], { cwd: ROOT }).status;
    assert.deepEqual([status('--version'), status('nonsense'), status('read', 'no-such-file')], [0, 2, 1]);
  });

  test('a command that a signal ended ends its launcher by the same', async () => {
    const server = await started(older!, [COMMAND, 'start']);
    server.launcher.kill('SIGQUIT');
    const [, signal] = (await once(server.launcher, 'exit')) as [number | null, string | null];
    assert.equal(signal, 'SIGQUIT');
    await nothingLeft(server);
  });

  test('SIGTERM is handed on: the server ends in order, port and data folder are free', async () => {
    const server = await started(older!, [COMMAND, 'start']);
    server.launcher.kill('SIGTERM');
    assert.deepEqual(await once(server.launcher, 'exit'), [0, null]);
    assert.match(server.stderr(), /"msg":"stopped"/);
    await assert.rejects(fetch(server.url));
    await nothingLeft(server);
  });

  test('Ctrl-C, which launcher and server both get, is one signal and ends in order', async () => {
    const server = await started(older!, [COMMAND, 'start']);
    process.kill(-server.launcher.pid!, 'SIGINT');
    assert.deepEqual(await once(server.launcher, 'exit'), [0, null]);
    assert.match(server.stderr(), /"msg":"stopped"/);
  });

  test('a launcher that is killed leaves no server', async () => {
    const server = await started(older!, [COMMAND, 'start']);
    server.launcher.kill('SIGKILL');
    await nothingLeft(server);
  });
});

test('`npm start &`, then `kill`: nothing is left', async (t) => {
  if (spawnSync('npm', ['--version']).status !== 0) return t.skip('npm is not on this machine');
  const server = await started('npm', ['start']);
  server.launcher.kill('SIGTERM');
  await once(server.launcher, 'exit');
  await nothingLeft(server);
});
