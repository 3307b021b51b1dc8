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
 * The grammar is pure, and what its tests cost is mostly a process for each of 150 files: two processes take half of them each, a
 * minute and a half less. Not the files that add words to its tables, set the engine's flags or measure time.
 */
const ALONE = ['words/word-places', 'words/course-words', 'values/whole-places', 'compiled-patterns', 'adversarial'];
const isPure = (file: string): boolean =>
  file.startsWith('test/deed/') && !ALONE.some((name) => file === `test/deed/${name}.test.ts`);
const pure = all ? files.filter(isPure) : [];
const others = files.filter((file) => !pure.includes(file));

const seen = mkdtempSync(join(tmpdir(), 'thence-register-'));
// Each file is a process of its own; what the first compiles the others load (half a second a file).
const compiled = mkdtempSync(join(tmpdir(), 'thence-compiled-'));
// Clusters that are made once and copied (test/support/templates.ts); PostgreSQL's own user passes through.
const templates = mkdtempSync(join(tmpdir(), 'thence-templates-'));
chmodSync(templates, 0o711);
const failedList = join(compiled, 'failed-files.txt');
const env = {
  ...process.env,
  THENCE_REGISTER: seen,
  NODE_COMPILE_CACHE: compiled,
  THENCE_TEST_TEMPLATES: templates,
  ...(process.argv.includes('--long') ? { THENCE_LONG: '1' } : {}),
};

const FLAGS = ['--import', './test/support/seed.ts', '--test', '--test-timeout=600000'];

async function run(these: readonly string[], concurrency: number): Promise<number> {
  const reports = [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=./scripts/test-failed-files.ts',
    `--test-reporter-destination=${failedList}`,
  ];
  const flags = [...FLAGS, `--test-concurrency=${concurrency}`, ...reports];
  const child = spawn(process.execPath, [...flags, ...these], { stdio: 'inherit', env });
  const [status] = (await once(child, 'exit')) as [number | null];
  return status ?? 1;
}

/** The servers, databases and browsers of these tests answer within seconds, or a test fails: nothing to blame them for where the machine stood still. */
async function runWhereServed(these: readonly string[]): Promise<number> {
  const starvation = watchForStarvation();
  const status = await run(these, 2);
  const seen = starvation.told();
  const listed = existsSync(failedList) ? readFileSync(failedList, 'utf8').split('\n').filter(Boolean) : [];
  const again = [...new Set(listed)];
  // A failure that no file can be named for cannot be tried again, and none may be lost by it.
  const isNamed = again.length > 0 && again.every((file) => these.includes(file));
  if (status === 0 || seen === null || !isNamed) return status;
  console.log(`\nThis machine was starved: ${seen}. Once more, one at a time:\n${again.join('\n')}\n`);
  return await run(again, 1);
}

/** Half of the files in each of two processes; what one prints is kept until it ends, so that reports are not mixed. */
async function runTogether(these: readonly string[]): Promise<number> {
  const halves = [0, 1].map((half) => these.filter((_, i) => i % 2 === half)).filter((half) => half.length > 0);
  const statuses = await Promise.all(
    halves.map(async (half) => {
      const child = spawn(process.execPath, [...FLAGS, '--test-isolation=none', ...half], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env,
      });
      const printed: Buffer[] = [];
      child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
      const [status] = (await once(child, 'close')) as [number | null];
      process.stdout.write(Buffer.concat(printed));
      return status ?? 1;
    }),
  );
  return Math.max(0, ...statuses);
}

let failed = 0;
try {
  failed += await runTogether(pure);
  if (others.length > 0) failed += await runWhereServed(others);
  if (all) failed += await run([REGISTER], 1);
} finally {
  for (const folder of [seen, compiled, templates]) rmSync(folder, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
