// `npm run bench -- pages`: what a page costs. CPU seconds beside native Tesseract on the same made-up pages, each step's share,
// pages a minute, memory of the pool, a document of 200 pages, and a page that was never an image. --only=typed|cost|two|long
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { preparePage } from '../src/adapters/ocr/prepare.ts';
import { createReaders } from '../src/adapters/ocr/readers.ts';
import { createDocumentReader, type DocumentReader } from '../src/adapters/page-reader.ts';
import { encodeG4 } from '../src/document/g4.ts';
import { imagePdf } from '../src/document/image-pdf.ts';
import type { Raster } from '../src/document/raster.ts';
import { agreedLine, isWorthASecond } from '../src/document/scan/agree.ts';
import { cleanPage } from '../src/document/scan/cleaning.ts';
import { deedLines, scanOf } from '../test/adapters/ocr/scan-page-fixture.ts';
import { typedPdf, type TypedLine } from '../test/adapters/pdf/pdf-fixture.ts';
import { watchResident } from './pages/resident.ts';

const PAGES = 4;
const LONG_DOCUMENT = 200;
const MB = 1024 * 1024;

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

async function timed<T>(into: Map<string, number>, step: string, work: () => T | Promise<T>): Promise<T> {
  const before = cpuSeconds();
  const value = await work();
  into.set(step, (into.get(step) ?? 0) + cpuSeconds() - before);
  return value;
}

function pagePdf(scans: readonly Raster[]): Uint8Array {
  return imagePdf(
    scans.map(({ width, height, pixels }) => ({
      widthPx: width,
      heightPx: height,
      dpiX: 300,
      dpiY: 300,
      orientation: 1,
      coding: { filter: 'CCITTFaxDecode', data: encodeG4(pixels, width, height) },
    })),
  );
}

/** CPU seconds of native Tesseract on a page, on one thread; null where it is not installed. */
function nativeSeconds(scan: Raster): number | null {
  const folder = mkdtempSync(join(tmpdir(), 'thence-bench-'));
  const file = join(folder, 'page.pgm');
  writeFileSync(file, Buffer.concat([Buffer.from(`P5\n${scan.width} ${scan.height}\n255\n`), scan.pixels]));
  const command = `tesseract ${file} - --psm 4 --dpi 300 >${folder}/out 2>&1 && times`;
  const run = spawnSync('bash', ['-c', command], { encoding: 'utf8', env: { ...process.env, OMP_THREAD_LIMIT: '1' } });
  rmSync(folder, { recursive: true });
  if (run.status !== 0) return null;
  const children = run.stdout.trim().split('\n')[1]!;
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, m, s]) => sum + Number(m) * 60 + Number(s), 0);
}

async function costOfPages(scans: readonly Raster[]): Promise<void> {
  const steps = new Map<string, number>();
  const { page, line } = await createReaders();
  page.read(scans[0]!); // the first page warms the compiler up
  for (const scan of scans) {
    const clean = await timed(steps, 'clean and measure', () => cleanPage(scan, 300));
    const { image } = await timed(steps, 'straighten, soften, scale', () => preparePage(clean, 0, { maxPixels: 6e7 }));
    const lines = await timed(steps, 'find lines and read them', () => page.read(image));
    await timed(steps, 'read lines with figures again', () => {
      for (const { words, place } of lines)
        if (place && isWorthASecond(words)) agreedLine(words, line.read(image, place));
    });
  }
  const total = [...steps.values()].reduce((sum, value) => sum + value, 0);
  const native = scans.map(nativeSeconds);
  const reference = native.includes(null) ? null : native.reduce<number>((sum, value) => sum + value!, 0);
  console.log(`CPU a page: ${(total / scans.length).toFixed(2)} s`);
  for (const [step, seconds] of steps) console.log(`  ${step}: ${((100 * seconds) / total).toFixed(1)} %`);
  if (reference === null) console.log('native Tesseract: skipped, not installed (Debian: tesseract-ocr)');
  else
    console.log(
      `native Tesseract: ${(reference / scans.length).toFixed(2)} s a page; ratio ${(total / reference).toFixed(2)}`,
    );
}

async function throughput(reader: DocumentReader, scans: readonly Raster[]): Promise<void> {
  const pdf = pagePdf([...scans, ...scans]);
  await reader.read(pagePdf(scans.slice(0, 2)));
  const resident = watchResident(reader);
  const started = performance.now();
  await reader.read(pdf);
  const minutes = (performance.now() - started) / 60_000;
  resident.stop();
  console.log(`pages a minute with 2 workers: ${((2 * scans.length) / minutes).toFixed(1)}`);
  const { recognising, all } = resident.now();
  console.log(
    `two recognising children, MB: at most ${resident.peak().toFixed(0)}, at the end ${recognising.toFixed(0)}`,
  );
  console.log(`all ${reader.pids().length} children at the end, MB: ${all.toFixed(0)}`);
}

const typedLines = (seed: number): TypedLine[] =>
  deedLines(35, seed).map((text, i) => ({ x: 72, y: 90 + i * 18, text }));

/** Every other page typed, the rest letter-size scans with two lines on them: what fills memory is the sheet, not its lines. */
async function mixedPdf(pages: number): Promise<Uint8Array> {
  const scan = await scanOf(deedLines(2), 300);
  const typed = await PDFDocument.load(await typedPdf(Array.from({ length: pages / 2 }, (_, i) => typedLines(i))));
  const scanned = await PDFDocument.load(pagePdf(Array.from({ length: pages / 2 }, () => scan)));
  const mixed = await PDFDocument.create();
  const [words, pictures] = [
    await mixed.copyPages(typed, typed.getPageIndices()),
    await mixed.copyPages(scanned, scanned.getPageIndices()),
  ];
  words.forEach((page, i) => {
    mixed.addPage(page);
    mixed.addPage(pictures[i]);
  });
  return mixed.save({ useObjectStreams: false });
}

async function longDocument(reader: DocumentReader): Promise<void> {
  const pdf = await mixedPdf(LONG_DOCUMENT);
  const resident = watchResident(reader);
  const sizes: number[] = [];
  const onProgress = (read: number) => {
    if (read % 20 === 0) sizes.push(process.memoryUsage.rss() / MB + resident.now().all);
  };
  const started = performance.now();
  const { pages, source } = await reader.read(pdf, { onProgress });
  resident.stop();
  const calls = source.text.match(/thence/g)?.length ?? 0;
  console.log(`${pages} pages, every other one typed: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  console.log(`  lines read: ${calls} of ${(LONG_DOCUMENT / 2) * (35 + 2)}; pages unread: ${source.unread.length}`);
  console.log(
    `  resident every 20 pages, this process and its children, MB: ${sizes.map((size) => size.toFixed(0)).join(' ')}`,
  );
  console.log(`  two recognising children, MB: at most ${resident.peak().toFixed(0)}`);
}

async function typedPages(reader: DocumentReader): Promise<void> {
  const pdf = await typedPdf(Array.from({ length: 50 }, () => typedLines(1)));
  await reader.read(pdf);
  const started = performance.now();
  await reader.read(pdf);
  console.log(`a born-digital page: ${((performance.now() - started) / 50).toFixed(1)} ms`);
}

enableCompileCache(); // as bin/thence.js does: children start from compiled code
const only = process.argv.find((word) => word.startsWith('--only='))?.slice(7);
const wants = (part: string): boolean => only === undefined || only === part;
const scans = await Promise.all(Array.from({ length: PAGES }, (_, i) => scanOf(deedLines(35, i), 300)));
const reader = createDocumentReader({ ocrWorkers: 2 });
try {
  if (wants('typed')) await typedPages(reader);
  if (wants('cost')) await costOfPages(scans);
  if (wants('two')) await throughput(reader, scans);
  if (wants('long')) await longDocument(reader);
} finally {
  await reader.close();
}
