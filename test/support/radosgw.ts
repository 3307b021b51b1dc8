// Takes: what scripts/test-radosgw-setup unpacked. Gives: a real S3 server (Debian's radosgw) on loopback, in a temporary folder.
// Never: a daemon that outlives the test: each is in its own process group, and the kernel kills it when this process dies.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cephSettings } from './radosgw-settings.ts';

export interface S3Server {
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Ends the gateway alone, at once: what a client sees of a server that went away. */
  stopGateway(): Promise<void>;
  stop(): Promise<void>;
}

const MACHINES: Readonly<Record<string, string>> = { arm64: 'aarch64', x64: 'x86_64' };
const FOLDERS = 'thence-s3-';
const START_MS = 90_000;

/** Null where the server can be started; otherwise why not, for `skip`. */
export function radosgwAbsent(): string | null {
  const home = radosgwFolder();
  if (existsSync(join(home, 'usr', 'bin', 'radosgw'))) return null;
  const whyNot = `${home}.why-not`;
  const reason = existsSync(whyNot) ? readFileSync(whyNot, 'utf8').trim() : 'run scripts/test-radosgw-setup';
  return `radosgw absent: ${reason}`;
}

export async function startRadosgw(): Promise<S3Server> {
  sweepFolders();
  const folder = mkdtempSync(join(tmpdir(), `${FOLDERS}${process.pid}-`));
  const cluster = { folder, daemons: [] as Daemon[], env: environment(folder) };
  const stop = async () => {
    await Promise.all(cluster.daemons.map((daemon) => daemon.kill()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await startAll(cluster)), stop };
  } catch (error) {
    const said = cluster.daemons.map((daemon) => daemon.said()).join('\n');
    await stop();
    throw new Error(`radosgw did not start: ${String(error)}\n${said}`);
  }
}

/** Those of tests that were killed: each folder has its maker's process number in its name. */
function sweepFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    const maker = new RegExp(`^${FOLDERS}(\\d+)-`).exec(name)?.[1];
    if (maker !== undefined && !isAlive(Number(maker))) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as { code?: unknown }).code !== 'ESRCH';
  }
}

interface Cluster {
  readonly folder: string;
  readonly daemons: Daemon[];
  readonly env: NodeJS.ProcessEnv;
}

async function startAll(cluster: Cluster): Promise<Omit<S3Server, 'stop'>> {
  const { folder } = cluster;
  const [monitorPort, gatewayPort] = [await freePort(), await freePort()];
  const id = randomUUID();
  const libraries = join(radosgwFolder(), 'usr', 'lib', triplet());
  writeFileSync(join(folder, 'ceph.conf'), cephSettings({ folder, libraries, monitorPort, gatewayPort, id }));
  for (const part of ['mon', 'osd', 'rgw']) mkdirSync(join(folder, part));

  const [monitors, disks] = [join(folder, 'monmap'), join(folder, 'osdmap')];
  await call(
    cluster,
    'monmaptool',
    '--create',
    '--fsid',
    id,
    '--addv',
    'a',
    `[v2:127.0.0.1:${monitorPort}/0]`,
    monitors,
  );
  await call(cluster, 'osdmaptool', '--createsimple', '1', '--clobber', disks);
  await call(cluster, 'ceph-mon', '--mkfs', '-i', 'a', '--monmap', monitors, '--osdmap', disks);
  begin(cluster, 'ceph-mon', '-i', 'a', '-f');
  await call(cluster, 'ceph-osd', '--mkfs', '-i', '0', '--osd-uuid', randomUUID());
  begin(cluster, 'ceph-osd', '-i', '0', '-f');

  const accessKeyId = randomBytes(10).toString('hex');
  const secretAccessKey = randomBytes(20).toString('hex');
  const keys = [`--access-key=${accessKeyId}`, `--secret-key=${secretAccessKey}`];
  await call(cluster, 'radosgw-admin', 'user', 'create', '--uid=thence', '--display-name=thence', ...keys);
  const gateway = begin(cluster, 'radosgw', '-n', 'client.rgw', '-f');
  const endpoint = `http://127.0.0.1:${gatewayPort}`;
  await waitUntilAnswering(endpoint, cluster);
  return { endpoint, accessKeyId, secretAccessKey, stopGateway: () => gateway.kill() };
}

/** Runs one of the tools to its end; those that speak to the cluster wait until it is up. */
async function call(cluster: Cluster, program: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(program, args, {
    cwd: cluster.folder,
    env: cluster.env,
    timeout: START_MS,
    killSignal: 'SIGKILL',
  });
}

interface Daemon {
  readonly child: ChildProcess;
  said(): string;
  kill(): Promise<void>;
}

function begin(cluster: Cluster, program: string, ...args: string[]): Daemon {
  // setpriv (util-linux): were this process killed, no hook of ours would run, but the kernel's would.
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', '--', program, ...args], {
    cwd: cluster.folder,
    env: cluster.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve()));
  const killGroup = () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-child.pid, 'SIGKILL'); // nothing in it is worth an orderly end
  };
  process.once('exit', killGroup);
  const daemon = {
    child,
    said: () => `${program}: ${said}`,
    kill: async () => {
      killGroup();
      await ended;
      process.removeListener('exit', killGroup);
    },
  };
  cluster.daemons.push(daemon);
  return daemon;
}

async function waitUntilAnswering(endpoint: string, { daemons }: Cluster): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const dead = daemons.find(({ child }) => child.exitCode !== null || child.signalCode !== null);
    if (dead) throw new Error('a daemon ended by itself');
    try {
      await (await fetch(endpoint, { signal: AbortSignal.timeout(5000) })).arrayBuffer();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** The same folder as in scripts/test-radosgw-setup. */
function radosgwFolder(): string {
  const { THENCE_TEST_CACHE: own, XDG_CACHE_HOME: users, HOME: home } = process.env;
  const cache = own || join(users || join(home || tmpdir(), '.cache'), 'thence-test');
  return join(cache, `radosgw-${MACHINES[process.arch] ?? process.arch}`);
}

function environment(folder: string): NodeJS.ProcessEnv {
  const home = radosgwFolder();
  const libraries = join(home, 'usr', 'lib', triplet());
  return {
    PATH: `${join(home, 'usr', 'bin')}:${process.env['PATH'] ?? ''}`,
    LD_LIBRARY_PATH: [libraries, join(libraries, 'ceph'), join(home, 'lib', triplet())].join(':'),
    CEPH_CONF: join(folder, 'ceph.conf'),
    HOME: folder,
    LC_ALL: 'C',
  };
}

function triplet(): string {
  return `${MACHINES[process.arch] ?? process.arch}-linux-gnu`;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
