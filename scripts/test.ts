// Runs the suite: every test/**/*.test.ts, then the register of what those tests saw of the contract (test/spec/register.test.ts).
// `--long` runs the full fuzz and crash counts as well. Other arguments name the files to run.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const REGISTER = 'test/spec/register.test.ts';
const named = process.argv.slice(2).filter((argument) => argument !== '--long');
const all = named.length === 0;
const files = all
  ? globSync('test/**/*.test.ts')
      .filter((file) => file !== REGISTER)
      .sort()
  : named;

const seen = mkdtempSync(join(tmpdir(), 'thence-register-'));
// Each file is a process of its own; what the first compiles the others load (half a second a file).
const compiled = mkdtempSync(join(tmpdir(), 'thence-compiled-'));
const env = {
  ...process.env,
  THENCE_REGISTER: seen,
  NODE_COMPILE_CACHE: compiled,
  ...(process.argv.includes('--long') ? { THENCE_LONG: '1' } : {}),
};

function run(these: readonly string[]): number {
  const flags = ['--import', './test/support/seed.ts', '--test', '--test-concurrency=2', '--test-timeout=600000'];
  return spawnSync(process.execPath, [...flags, ...these], { stdio: 'inherit', env }).status ?? 1;
}

let failed = 0;
try {
  failed = run(files);
  if (all) failed += run([REGISTER]);
} finally {
  for (const folder of [seen, compiled]) rmSync(folder, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
