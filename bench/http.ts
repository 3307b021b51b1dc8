// `npm run bench -- http`: our pipeline against bare fastify, in the same run, on the same machine, each server in a process of its
// own, in turns. Shown are two ratios: throughput, and requests per second of the server's CPU, which other work on the machine does
// not disturb.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from './http/load.ts';

const ROUNDS = 5;
const UPLOAD_BYTES = 4 * 2 ** 20;
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'thence-bench-'));

interface Server {
  readonly port: number;
  readonly key: string;
  readonly child: ChildProcess;
}

interface Speed {
  readonly perSecond: number;
  readonly perCpuSecond: number;
}

async function serve(mode: 'bare' | 'thence'): Promise<Server> {
  const child = fork(join(root, 'bench', 'http', 'serve.ts'), [mode], {
    env: { ...process.env, THENCE_DATA: folder, THENCE_CHECK_MX: 'off' },
    stdio: ['ignore', 'ignore', openSync(join(folder, `${mode}.log`), 'a'), 'ipc'],
  });
  const [told] = (await once(child, 'message')) as [{ port: number; key: string }];
  return { ...told, child };
}

async function cpuMs({ child }: Server): Promise<number> {
  child.send('cpu');
  const [told] = (await once(child, 'message')) as [{ cpuMs: number }];
  return told.cpuMs;
}

async function measure(server: Server, request: Buffer, requests: number, connections: number): Promise<Speed> {
  const before = await cpuMs(server);
  const seconds = await load({ port: server.port, request, requests, connections });
  const cpuS = ((await cpuMs(server)) - before) / 1000;
  return { perSecond: requests / seconds, perCpuSecond: requests / cpuS };
}

const median = (values: number[]): number => values.sort((one, other) => one - other)[values.length >> 1]!;

async function compare(
  name: string,
  goal: number,
  request: (key: string) => Buffer,
  requests: number,
  connections: number,
) {
  await measure(ours, request(ours.key), requests, connections); // warm
  await measure(bare, request(bare.key), requests, connections);
  const rounds: { ours: Speed; bare: Speed }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({
      ours: await measure(ours, request(ours.key), requests, connections),
      bare: await measure(bare, request(bare.key), requests, connections),
    });
  const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
  console.log(
    `${name}: ${of((r) => r.ours.perSecond).toFixed(0)}/s against ${of((r) => r.bare.perSecond).toFixed(0)}/s bare; ` +
      `ratio ${of((r) => r.ours.perSecond / r.bare.perSecond).toFixed(2)} by throughput, ` +
      `${of((r) => r.ours.perCpuSecond / r.bare.perCpuSecond).toFixed(2)} by CPU (goal ${goal}); ` +
      `median of ${ROUNDS} rounds of ${requests}`,
  );
}

/** Starts the command on a folder that was used before; gives milliseconds until it listens, and the memory it then holds. */
async function startUp(): Promise<{ ms: number; residentMb: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, 'bin', 'thence.js'), 'start'], {
    env: { ...process.env, PORT: '0', THENCE_DATA: folder, THENCE_LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const ms = performance.now() - began;
  await new Promise((resolve) => setTimeout(resolve, 1500)); // the queue comes up in the background
  const residentKb = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]);
  child.kill('SIGTERM');
  await once(child, 'exit');
  return { ms, residentMb: residentKb / 1024 };
}

const ours = await serve('thence');
const bare = await serve('bare');
const head = (line: string, key: string, more = ''): string =>
  `${line} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${key}\r\n${more}\r\n`;
const upload = Buffer.alloc(UPLOAD_BYTES, 'thence ');
try {
  await compare('authenticated GET /v1/usage', 0.6, (key) => Buffer.from(head('GET /v1/usage', key)), 4000, 16);
  await compare(
    '4 MB upload (our pipeline, on a route of this benchmark that hashes the raw body)',
    0.8,
    (key) => {
      const more = `Content-Type: application/pdf\r\nContent-Length: ${UPLOAD_BYTES}\r\n`;
      return Buffer.concat([Buffer.from(head('POST /v1/bench', key, more)), upload]);
    },
    60,
    4,
  );
} finally {
  for (const { child } of [ours, bare]) child.kill('SIGKILL');
}
await once(ours.child, 'exit');
const starts: { ms: number; residentMb: number }[] = [];
for (let i = 0; i < ROUNDS; i += 1) starts.push(await startUp());
console.log(
  `warm start of an embedded server: ${median(starts.map(({ ms }) => ms)).toFixed(0)} ms (goal under 2000); median of ${ROUNDS}`,
);
console.log(`resident after start: ${median(starts.map(({ residentMb }) => residentMb)).toFixed(0)} MB`);
rmSync(folder, { recursive: true, force: true });
