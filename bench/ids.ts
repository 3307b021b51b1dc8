// `npm run bench -- ids`: whether an id of somebody else takes as long to refuse as one that never was. For each route the two are
// asked in turns over one kept connection, in an order drawn anew each time, and their times compared by the Mann-Whitney test: the
// share of pairs in which the foreign id took longer (0.5 when they are alike), and how far from 0.5 chance alone would go.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PAIRS = Number(process.env.THENCE_BENCH_PAIRS ?? 1500);
const WARM = 200;
const DEED = 'BEGINNING at a stone; thence N 20 E 30 feet; thence S 70 E 20 feet to a stone.';
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'thence-bench-'));
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const child = spawn(process.execPath, [join(root, 'bin', 'thence.js'), 'start'], {
  env: {
    ...process.env,
    PORT: '0',
    THENCE_DATA: folder,
    THENCE_CHECK_MX: 'off',
    THENCE_LOG_LEVEL: 'silent',
    THENCE_REQUESTS_PER_MINUTE: '1000000',
    THENCE_REQUESTS_PER_MINUTE_FREE: '1000000',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [greeting] = (await once(child.stdout, 'data')) as [Buffer];
const port = Number(/listening on http:\/\/[^:]+:(\d+)/.exec(greeting.toString())![1]);
const owner = /thence_live_\w+/.exec(greeting.toString())![0];

interface Answer {
  readonly ms: number;
  readonly status: number;
  readonly text: string;
  readonly headers: Record<string, unknown>;
}

function ask(
  method: string,
  path: string,
  key: string | null,
  body?: string,
  type = 'application/json',
): Promise<Answer> {
  const headers: Record<string, string> = key === null ? {} : { authorization: `Bearer ${key}` };
  if (body !== undefined)
    Object.assign(headers, { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) });
  return new Promise((resolve, reject) => {
    const began = process.hrtime.bigint();
    const sent = request({ port, host: '127.0.0.1', agent, method, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        const ms = Number(process.hrtime.bigint() - began) / 1e6;
        resolve({ ms, status: response.statusCode!, text, headers: response.headers });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

interface Question {
  readonly name: string;
  readonly method: string;
  /** Of the id asked for. */
  readonly path: (id: string) => string;
  readonly foreign: readonly string[];
  readonly unknown: () => string;
}

async function compare({ name, method, path, foreign, unknown }: Question, key: string): Promise<void> {
  const times: Record<'foreign' | 'unknown', number[]> = { foreign: [], unknown: [] };
  const answers = new Set<string>();
  for (let n = 0; n < PAIRS + WARM; n += 1) {
    const order = Math.random() < 0.5 ? (['foreign', 'unknown'] as const) : (['unknown', 'foreign'] as const);
    for (const kind of order) {
      const { ms, status, text } = await ask(
        method,
        path(kind === 'foreign' ? foreign[n % foreign.length]! : unknown()),
        key,
      );
      answers.add(`${status} ${text}`);
      if (n >= WARM) times[kind].push(ms);
    }
  }
  const { share, noise, z } = mannWhitney(times.foreign, times.unknown);
  const [one, other] = [median(times.foreign), median(times.unknown)];
  console.log(
    `${name}: foreign ${one.toFixed(3)} ms, unknown ${other.toFixed(3)} ms (medians of ${PAIRS}, difference ${((one - other) * 1000).toFixed(0)} µs); ` +
      `foreign slower in ${(share * 100).toFixed(1)} % of pairs, 50 ± ${(noise * 100).toFixed(1)} by chance (z ${z.toFixed(2)}); ` +
      `${answers.size === 1 ? 'the same answer to the byte' : `${answers.size} different answers`}`,
  );
}

/** Ties counted half. `noise`: 1.96 standard deviations of the share where both are alike. */
function mannWhitney(one: number[], other: number[]): { share: number; noise: number; z: number } {
  const all = [...one.map((ms) => ({ ms, first: true })), ...other.map((ms) => ({ ms, first: false }))];
  all.sort((a, b) => a.ms - b.ms);
  const rankSum = all.reduce((sum, { first }, rank) => (first ? sum + rank + 1 : sum), 0);
  const [n, m] = [one.length, other.length];
  const share = (rankSum - (n * (n + 1)) / 2) / (n * m);
  const deviation = Math.sqrt((n + m + 1) / (12 * n * m));
  return { share, noise: 1.96 * deviation, z: (share - 0.5) / deviation };
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;
const made = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;

try {
  const jobs: string[] = [];
  for (let n = 0; n < 20; n += 1)
    jobs.push((await ask('POST', '/v1/extract', owner, DEED, 'text/plain')).headers['x-job-id'] as string);
  const batches: string[] = [];
  for (let n = 0; n < 5; n += 1) {
    const boundary = 'bench';
    const body = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\n${DEED}\r\n--${boundary}--\r\n`;
    const { text } = await ask('POST', '/v1/batches', owner, body, `multipart/form-data; boundary=${boundary}`);
    batches.push((JSON.parse(text) as { batch: string }).batch);
  }
  const keys: string[] = [];
  for (let n = 0; n < 5; n += 1)
    keys.push(
      (JSON.parse((await ask('POST', '/v1/keys', owner, JSON.stringify({ name: 'k' }))).text) as { prefix: string })
        .prefix,
    );
  const person = { email: 'stranger@title.example', company: 'c', role: 'r', accepted_terms: true };
  const { api_key: stranger } = JSON.parse((await ask('POST', '/v1/signup', null, JSON.stringify(person))).text) as {
    api_key: string;
  };
  await new Promise((resolve) => setTimeout(resolve, 3000)); // the batches end
  const job = { foreign: jobs, unknown: () => likeId(jobs[0]!) };
  const batch = { foreign: batches, unknown: () => likeId(batches[0]!) };
  const key = { foreign: keys, unknown: () => `thence_live_${made('').slice(1, 12)}` };
  for (const question of [
    { name: 'GET /v1/extracts/{id}', method: 'GET', path: (id: string) => `/v1/extracts/${id}`, ...job },
    { name: 'GET /v1/batches/{id}', method: 'GET', path: (id: string) => `/v1/batches/${id}`, ...batch },
    {
      name: 'GET /v1/batches/{id}/results',
      method: 'GET',
      path: (id: string) => `/v1/batches/${id}/results`,
      ...batch,
    },
    { name: 'DELETE /v1/runs/{id}', method: 'DELETE', path: (id: string) => `/v1/runs/${id}`, ...job },
    { name: 'GET /v1/runs/{id}/placements', method: 'GET', path: (id: string) => `/v1/runs/${id}/placements`, ...job },
    { name: 'GET /v1/usage?prefix=', method: 'GET', path: (id: string) => `/v1/usage?prefix=${id}`, ...key },
    { name: 'DELETE /v1/keys/{prefix}', method: 'DELETE', path: (id: string) => `/v1/keys/${id}`, ...key },
  ])
    await compare(question, stranger);
} finally {
  child.kill('SIGTERM');
  await once(child, 'exit');
  rmSync(folder, { recursive: true, force: true });
}

/** An id of the same shape and time that nobody has. */
function likeId(id: string): string {
  return id.slice(0, -8) + made('').slice(1, 9);
}
