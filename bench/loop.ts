// `npm run bench -- loop`: how long the event loop of a serving process is held at most by the hostile set, path by path: by the clock,
// beside what an idle process on the same machine sees, and in processor time of that thread. THENCE_BENCH_ONLY names one path.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { deedLines, scanOf } from '../test/adapters/ocr/scan-page-fixture.ts';
import { sharedContent } from '../test/adapters/pdf/pdf-fixture.ts';
import { startServer } from '../test/support/server.ts';
import { batchEnded, ended, files, staged } from '../test/work/asking.ts';
import type { Held } from './loop/watch.ts';

const GOAL_MS = 100;
const PATIENCE_MS = 900_000;
const TEXT_BYTES = 65_536;
const MB = 2 ** 20;
const ONLY = process.env.THENCE_BENCH_ONLY;
const WATCH = join(import.meta.dirname, 'loop', 'watch.ts');
const folder = mkdtempSync(join(tmpdir(), 'thence-bench-'));
const watched = (name: string) => ({ NODE_OPTIONS: `--import=${WATCH}`, THENCE_BENCH_HELD: join(folder, name) });

/** What was held since the last question; the file is the answer. */
async function held(pid: number, name: string): Promise<Held> {
  const file = join(folder, name);
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (existsSync(file) && readFileSync(file, 'utf8') !== '') return JSON.parse(readFileSync(file, 'utf8')) as Held;
  }
}

const COURSE = 'thence North 45 degrees East 100.00 feet to an iron pin set in the line of Smith; ';
const deedOf = (bytes: number): string =>
  `BEGINNING at an iron pin; ${COURSE.repeat(Math.ceil(bytes / COURSE.length))}`.slice(0, bytes - 30) +
  ' to the beginning.';
const HOSTILE_TEXTS = [
  'N2 ',
  'thence N ',
  '5 feet ',
  'EXCEPT ',
  '°',
  "'",
  '(',
  'Lot 1, ',
  'containing 1 acre ',
  'N 45 E 5 feet; ',
];

async function png(raster: { pixels: Uint8Array; width: number; height: number }): Promise<Uint8Array> {
  const { pixels, width, height } = raster;
  const channels = (pixels.length / width / height) as 1;
  return await sharp(pixels, { raw: { width, height, channels } }).png().toBuffer();
}

const server = await startServer({
  env: { ...watched('server'), THENCE_REQUESTS_PER_MINUTE: '1000000', THENCE_LOG_LEVEL: 'warn' },
});
const idle = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
  env: { ...process.env, ...watched('idle') },
});

async function extracted(body: string | Uint8Array): Promise<string> {
  const { status, text } = await server.ask('POST', '/v1/extract', { body: body as string });
  return status === 200 ? text : `${status}`;
}

async function job(content: Uint8Array): Promise<string> {
  const { text } = await server.ask('POST', '/v1/extracts', { body: content as Uint8Array<ArrayBuffer> });
  return (await ended(server, (JSON.parse(text) as { job: string }).job, {}, PATIENCE_MS)).text;
}

/** A body that we signed, of about so many bytes; what it was read from is a seventh of it. */
const bodyOf = async (characters: number): Promise<string> =>
  await extracted(sharedContent(Math.ceil(characters / 4000), 4000));

const posting =
  (path: string, bodyText: string, more = '') =>
  async (): Promise<string> => {
    const text = more === '' ? bodyText : `{"extraction":${bodyText},${more}}`;
    const { status } = await server.ask('POST', path, { body: text, headers: { 'content-type': 'application/json' } });
    return `${status}, ${(text.length / MB).toFixed(1)} MB`;
  };

async function measure(name: string, work: () => Promise<string>): Promise<void> {
  if (ONLY !== undefined && !name.startsWith(ONLY)) return;
  await held(server.process.pid!, 'server');
  await held(idle.pid!, 'idle');
  const began = performance.now();
  const outcome = (await work()).slice(0, 40).replace(/\n.*/s, '');
  const [own, other] = [await held(server.process.pid!, 'server'), await held(idle.pid!, 'idle')];
  const verdict = own.cpuMs <= GOAL_MS ? '' : `  OVER ${GOAL_MS} ms`;
  const figures = [own.cpuMs, own.wallMs, other.wallMs].map((ms) => ms.toFixed(0).padStart(7)).join('');
  console.log(
    `${name.padEnd(44)}${figures} ${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s  ${outcome}${verdict}`,
  );
}

const short = (text: string) =>
  Promise.resolve(text.startsWith('{') ? `200, ${(text.length / MB).toFixed(1)} MB` : text);

async function readingPaths(): Promise<void> {
  await measure('text, first', async () => await short(await extracted(deedOf(2000))));
  await measure('text, 64 KB of courses', async () => await short(await extracted(deedOf(TEXT_BYTES))));
  for (const piece of HOSTILE_TEXTS)
    await measure(
      `text, 64 KB of "${piece}"`,
      async () =>
        await short(await extracted(piece.repeat(TEXT_BYTES / Buffer.byteLength(piece)).slice(0, TEXT_BYTES))),
    );
  await measure(
    'PDF, 200 pages of 4,000 characters',
    async () => await short(await extracted(sharedContent(200, 4000))),
  );
  await measure('job, 200 pages of 9,900 characters', async () => await short(await job(sharedContent(200, 9900))));
  await measure(
    'PDF, 200 pages of 40,000 characters',
    async () => await short(await extracted(sharedContent(200, 40_000))),
  );
  await measure(
    'scan, a page at 200 dpi',
    async () => await short(await extracted(await png(await scanOf(deedLines(30))))),
  );
  const sheet = { pixels: Buffer.alloc(10_000 * 11_900, 255), width: 10_000, height: 11_900 };
  await measure('scan, a sheet of 119 megapixels', async () => await short(await extracted(await png(sheet))));
  const full = Buffer.concat([sharedContent(3, 4000), Buffer.alloc(32 * MB - 2000, ' ')]).subarray(0, 32 * MB);
  await measure('upload, 32 MB', async () => {
    const upload = await staged(server, full);
    const { status } = await server.ask('POST', '/v1/extract', { headers: { 'x-upload-id': upload } });
    return `${status}`;
  });
  const batch = files(Array.from({ length: 50 }, (_, i) => [`${i}.txt`, deedOf(TEXT_BYTES)]));
  await measure('batch, 50 texts of 64 KB', async () => {
    const submitted = await server.ask('POST', '/v1/batches', { body: batch });
    const { batch: id } = JSON.parse(submitted.text) as { batch: string };
    await batchEnded(server, id);
    const { status, text } = await server.ask('GET', `/v1/batches/${id}/results`);
    return `${status}, ${(text.length / MB).toFixed(1)} MB`;
  });
}

async function postBackPaths(): Promise<void> {
  const adjust = '"corrections":[],"adjust":[0]';
  const bodies = [await extracted(deedOf(2000)), await extracted(deedOf(13_000)), await bodyOf(800_000)];
  for (const body of bodies) {
    for (const path of ['/v1/certificate', '/v1/dxf', '/v1/geopackage', '/v1/convert?to=landxml', '/v1/convert?to=csv'])
      await measure(`post back ${path}`, posting(path, body));
    await measure('post back /v1/corrections', posting('/v1/corrections', body, adjust));
    await measure('post back /v1/locate', posting('/v1/locate', body, '"source":"auto"'));
  }
}

try {
  console.log(`${'path'.padEnd(44)} cpu ms wall ms idle ms  (the serving thread's largest pause; an idle process's)`);
  await readingPaths();
  await postBackPaths();
} finally {
  idle.kill();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
