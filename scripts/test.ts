// Runs the suite: every test/**/*.test.ts, then the register of what those tests saw of the contract (test/spec/register.test.ts).
// `--long` runs the full fuzz and crash counts as well. Other arguments name the files to run.
// On a machine that was kept from running, files that failed get a second try, alone, and the report says so (decision 0149).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchForStarvation } from './test-starvation.ts';

const REGISTER = 'test/spec/register.test.ts';
const named = process.argv.slice(2).filter((argument) => argument !== '--long');
const all = named.length === 0;
const files = all
  ? globSync('test/**/*.test.ts')
      .filter((file) => file !== REGISTER)
      .sort()
  : named;

/**
 * The core is pure, and what its tests cost is mostly a process for each of 200 files: a few processes take a share of them each,
 * minutes less. Not the files that add words to its tables, set the engine's flags, measure time or read for minutes.
 */
const CORE = /^test\/(deed|survey|plss|verdict|attest|contract|document)\/(?!scan\/)/;
const ALONE = ['words/course-words', 'values/whole-places', 'compiled-patterns', 'adversarial'];
const isPure = (file: string): boolean =>
  CORE.test(file) && !ALONE.some((name) => file === `test/deed/${name}.test.ts`);
const PURE_PROCESSES = 4;
const pure = all ? files.filter(isPure) : [];
/**
 * These wait for the most part: for tries that are put off, for clients that are slow, for another server's start. One at a time beside
 * the two others they cost the machine little.
 */
const WAITING = [
  'adapters/mail',
  'adapters/objects-s3',
  'adapters/queue',
  'http/portal',
  'http/server',
  'http/slow-clients',
  'service/metering',
  'work/s3',
  'work/tries',
].map((name) => `test/${name}.test.ts`);
const waiting = all ? files.filter((file) => WAITING.includes(file)) : [];
const others = files.filter((file) => !pure.includes(file) && !waiting.includes(file));

const seen = mkdtempSync(join(tmpdir(), 'thence-register-'));
// Each file is a process of its own; what the first compiles the others load (half a second a file).
const compiled = mkdtempSync(join(tmpdir(), 'thence-compiled-'));
// Clusters that are made once and copied (test/support/templates.ts); PostgreSQL's own user passes through.
const templates = mkdtempSync(join(tmpdir(), 'thence-templates-'));
chmodSync(templates, 0o711);
const env = {
  ...process.env,
  THENCE_REGISTER: seen,
  NODE_COMPILE_CACHE: compiled,
  THENCE_TEST_TEMPLATES: templates,
  ...(process.argv.includes('--long') ? { THENCE_LONG: '1' } : {}),
};

const FLAGS = ['--import', './test/support/seed.ts', '--test', '--test-timeout=600000'];

/** Files, each in a process of its own. */
async function run(these: readonly string[], concurrency: number): Promise<number> {
  return await told([...flagsFor(concurrency, failedList(concurrency)), ...these], 'inherit');
}

const failedList = (concurrency: number): string => join(compiled, `failed-files-${concurrency}.txt`);
const flagsFor = (concurrency: number, failures: string): string[] => [
  ...FLAGS,
  `--test-concurrency=${concurrency}`,
  '--test-reporter=spec',
  '--test-reporter-destination=stdout',
  '--test-reporter=./scripts/test-failed-files.ts',
  `--test-reporter-destination=${failures}`,
];

/** What it prints is passed on at once, or kept until it ends, so that the reports of two are not mixed. */
async function told(args: readonly string[], print: 'inherit' | 'pipe'): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', print, 'inherit'], env });
  const printed: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  process.stdout.write(Buffer.concat(printed));
  return status ?? 1;
}

/** The servers, databases and browsers of these tests answer within seconds, or a test fails: nothing to blame them for where the machine stood still. */
async function runWhereServed(before: () => Promise<number>): Promise<number> {
  const starvation = watchForStarvation();
  const waits = waiting.length > 0 ? told([...flagsFor(1, failedList(1)), ...waiting], 'pipe') : Promise.resolve(0);
  const core = await before();
  const statuses = [others.length > 0 ? await run(others, 2) : 0, await waits];
  const status = Math.max(...statuses);
  const seen = starvation.told();
  const listed = [1, 2]
    .map(failedList)
    .flatMap((list) => (existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []));
  const again = [...new Set(listed.filter(Boolean))];
  // A failure that no file can be named for cannot be tried again, and none may be lost by it.
  const isNamed = again.length > 0 && again.every((file) => others.includes(file) || waiting.includes(file));
  if (status === 0 || seen === null || !isNamed) return core + status;
  console.log(`\nThis machine was starved: ${seen}. Once more, one at a time:\n${again.join('\n')}\n`);
  return core + (await run(again, 1));
}

/** A share of the files in each process, two processes at a time. */
async function runTogether(these: readonly string[]): Promise<number> {
  const shares = Array.from({ length: PURE_PROCESSES }, (_, nth) => these.filter((_, i) => i % PURE_PROCESSES === nth));
  const statuses: number[] = [];
  const lane = async (): Promise<void> => {
    for (let share = shares.pop(); share !== undefined; share = shares.pop())
      if (share.length > 0) statuses.push(await told([...FLAGS, '--test-isolation=none', ...share], 'pipe'));
  };
  await Promise.all([lane(), lane()]);
  return Math.max(0, ...statuses);
}

let failed = 0;
try {
  failed += await runWhereServed(() => runTogether(pure));
  if (all) failed += await run([REGISTER], 1);
} finally {
  for (const folder of [seen, compiled, templates]) rmSync(folder, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
