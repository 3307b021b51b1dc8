// `npm run score -- scans [ocr-set] [documents] [--no-native] [--only=REGEX]`: what is read of page images, beside native Tesseract
// on the same pages in the same run. ocr-set: bearing and distance tokens exact, by class. documents: calls end to end.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ExtractResponse } from '../src/contract/response.ts';
import { createDocumentReader, type DocumentReader } from '../src/adapters/page-reader.ts';
import { Child } from '../src/adapters/child-process.ts';
import { siblingScript } from '../src/adapters/child-process-pool.ts';
import type { PageAnswer } from '../src/adapters/pdf-child.ts';
import { loadRestorer } from '../src/load-restorer.ts';
import { pastedText, type SourceText } from '../src/document/source-text.ts';
import type { PageRaster } from '../src/document/raster.ts';
import { extract } from '../src/service/extract.ts';
import { tokensExact, type Tally, type Token } from './score-scans-tokens.ts';

const corpus = process.env['THENCE_CORPUS'] ?? '../shared/corpus';
const words = process.argv.slice(2);
const only = new RegExp(words.find((word) => word.startsWith('--only='))?.slice(7) ?? '.');
const parts = words.filter((word) => !word.startsWith('--') && word !== 'scans');
const scratch = mkdtempSync(join(tmpdir(), 'thence-scans-'));
const run = promisify(execFile);
const hasNative = !words.includes('--no-native') && spawnSync('tesseract', ['--version']).status === 0;

interface Manifest {
  readonly pages: { readonly page: number; readonly tokens: Token[] }[];
  readonly images: { readonly page: number; readonly cls: string; readonly file: string }[];
}

async function native(image: string): Promise<string> {
  const env = { ...process.env, OMP_THREAD_LIMIT: '1' };
  const { stdout } = await run('tesseract', [image, '-', '--psm', '4'], { env, maxBuffer: 1 << 26 });
  return stdout;
}

/** Runs `work` over `items`, two at a time: one a core. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all([lane(), lane()]);
}

async function scoreOcrSet(reader: DocumentReader): Promise<void> {
  const folder = join(corpus, 'ocr-set');
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const tallies = new Map<string, { ours: Tally; native: Tally }>();
  await each(
    manifest.images.filter((image) => only.test(image.file)),
    async (image) => {
      const tokens = manifest.pages[image.page]!.tokens;
      const { source } = await reader.read(readFileSync(join(folder, image.file)));
      const ours = tokensExact(source.text, tokens);
      const theirs = hasNative
        ? tokensExact(await native(join(folder, image.file)), tokens)
        : { right: 0, all: 0, missed: [] };
      const before = tallies.get(image.cls) ?? { ours: { right: 0, all: 0 }, native: { right: 0, all: 0 } };
      tallies.set(image.cls, { ours: add(before.ours, ours), native: add(before.native, theirs) });
      if (words.includes('--misses')) console.log(`miss ${image.file}: ${ours.missed.join(' | ')}`);
    },
  );
  printTallies(tallies);
}

const add = (a: Tally, b: Tally): Tally => ({ right: a.right + b.right, all: a.all + b.all });
const share = ({ right, all }: Tally): string => (all === 0 ? '   -  ' : (right / all).toFixed(4));

function printTallies(tallies: Map<string, { ours: Tally; native: Tally }>): void {
  console.log(`${'tokens exact'.padEnd(24)} thence   native`);
  const total = { all: { ours: zero(), native: zero() }, 'all but faint': { ours: zero(), native: zero() } };
  for (const [name, tally] of [...tallies].toSorted()) {
    print(name, tally);
    for (const [sum, counts] of Object.entries(total)) {
      if (sum === 'all but faint' && name === 'faint') continue;
      counts.ours = add(counts.ours, tally.ours);
      counts.native = add(counts.native, tally.native);
    }
  }
  for (const [name, tally] of Object.entries(total)) print(name, tally);
  if (words.includes('--no-native')) console.log('native: not asked');
  else if (!hasNative) console.log('native: skipped, tesseract is not installed (Debian: tesseract-ocr)');
}

const zero = (): Tally => ({ right: 0, all: 0 });
const print = (name: string, tally: { ours: Tally; native: Tally }): void =>
  console.log(`${name.padEnd(24)} ${share(tally.ours)}   ${share(tally.native)}  of ${tally.ours.all}`);

const restorer = loadRestorer();

function responseOf(source: SourceText): ExtractResponse {
  const clock = () => new Date(0);
  return extract({
    source,
    document: '',
    documentSha256: '',
    models: [],
    closureStandard: 5000,
    restorer,
    startedAt: clock(),
    clock,
  });
}

/** The text native Tesseract gives for a document: of the same rasters; pages set in type are taken as they are. */
async function nativeDocument(bytes: Uint8Array): Promise<string> {
  const script = siblingScript(import.meta.url, '../src/adapters/pdf-child');
  const child = new Child({ script, maxRssBytes: 2e9, readyMs: 20_000 });
  const call = { timeoutMs: 60_000 };
  try {
    const pages = await child.call<number>('open', { bytes, maxPages: 200 }, call);
    const texts: string[] = [];
    for (let index = 0; index < pages; index++) {
      const page = await child.call<PageAnswer>('page', index, call);
      if (page.kind === 'text') texts.push(page.rows.map((row) => row.map((word) => word.text).join(' ')).join('\n'));
      else
        texts.push(await nativePage(await child.call<PageRaster>('raster', { index, maxPixels: 120e6 }, call), index));
    }
    return texts.join('\n');
  } finally {
    await child.close();
  }
}

async function nativePage({ width, height, pixels }: PageRaster, index: number): Promise<string> {
  const file = join(scratch, `page-${index}-${process.hrtime.bigint()}.pgm`);
  writeFileSync(file, Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]));
  const text = await native(file);
  rmSync(file);
  return text;
}

async function scoreDocuments(reader: DocumentReader): Promise<void> {
  const folder = join(corpus, 'scans');
  const files = readdirSync(folder).filter((file) => !file.endsWith('.json') && only.test(file));
  const predictions = { thence: [] as string[], native: [] as string[] };
  for (const file of files) {
    const id = file.replace(/\.\w+$/, '');
    const read = await reader.read(readFileSync(join(folder, file))).catch((error: Error) => error);
    if (read instanceof Error) {
      predictions.thence.push(JSON.stringify({ id, error: read.message }));
      console.log(`${id}: ${read.message}`);
      continue;
    }
    predictions.thence.push(JSON.stringify({ id, response: responseOf(read.source) }));
    if (words.includes('--text')) writeFileSync(join(tmpdir(), `thence-${id}.txt`), read.source.text);
    for (const { page, cause } of read.source.unread) console.log(`${id}: page ${page} could not be read: ${cause}`);
    if (hasNative) {
      const source = pastedText(await nativeDocument(read.normalizedPdf));
      predictions.native.push(JSON.stringify({ id, response: responseOf(source) }));
    }
  }
  for (const [name, lines] of Object.entries(predictions)) if (lines.length > 0) printScore(name, folder, lines);
}

interface Prediction {
  readonly response?: ExtractResponse;
}

function printScore(name: string, folder: string, lines: readonly string[]): void {
  const file = join(scratch, `${name}.jsonl`);
  writeFileSync(file, lines.join('\n'));
  const misses = words.includes('--misses') && name === 'thence' ? ['--misses', '40'] : [];
  const scored = spawnSync('python3', [join(corpus, 'score.py'), folder, file, ...misses], { encoding: 'utf8' });
  if (scored.status !== 0) throw new Error(scored.stderr);
  const figures = JSON.parse(scored.stdout) as Record<string, number | null>;
  const pass = lines.flatMap((line) => (JSON.parse(line) as Prediction).response?.groundtruth_verdicts ?? []);
  figures['pass'] = pass.filter(({ status }) => status === 'PASS').length;
  const shown = [
    'answered',
    'gold_calls',
    'matched',
    'predicted',
    'call_recall',
    'call_precision',
    'tracts',
    'perfect',
    'curve_recall',
    'pass',
    'wrong_pass',
    'false_pass',
  ];
  console.log(`${name.padEnd(8)} ${shown.map((key) => `${key} ${figures[key] ?? '-'}`).join(', ')}`);
  if (misses.length > 0) console.log(scored.stderr);
}

if (!existsSync(corpus)) {
  console.log('scans: skipped, the corpus is absent (set THENCE_CORPUS)');
} else {
  const reader = createDocumentReader({ pageTimeoutMs: 1_200_000, openTimeoutMs: 120_000 }); // a busy machine must not lower a score
  try {
    if (parts.length === 0 || parts.includes('ocr-set')) await scoreOcrSet(reader);
    if (parts.length === 0 || parts.includes('documents')) await scoreDocuments(reader);
  } finally {
    await reader.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}
