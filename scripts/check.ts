// `npm run check`: types, lint, format, imports, sizes, dependencies, notices. The same in the editor, before a commit and in CI.
import { spawnSync } from 'node:child_process';
import { checkDependencies } from './check-dependencies.ts';
import { checkImports } from './check-imports.ts';
import { checkConsoleSize, checkSizes } from './check-sizes.ts';
import { checkNotices } from './third-party.ts';

const steps: [name: string, run: () => string[] | Promise<string[]>][] = [
  // With declarations, as the package is built: an exported type must be nameable.
  ['types', () => ['.', 'src/console'].flatMap((project) => command('tsc', ['--declaration', '-p', project]))],
  ['lint', () => command('eslint', ['--max-warnings=0', '.'])],
  ['format', () => command('prettier', ['--check', '--log-level=warn', '.'])],
  ['imports', checkImports],
  ['sizes', checkSizes],
  ['console', checkConsoleSize],
  ['dependencies', checkDependencies],
  ['notices', checkNotices],
];

function command(name: string, args: string[]): string[] {
  const run = spawnSync(name, args, { encoding: 'utf8' });
  return run.status === 0 ? [] : [`${run.stdout}${run.stderr}`.trim() || `${name} exited ${run.status}`];
}

const only = process.argv.slice(2);
let failures = 0;
for (const [name, run] of steps) {
  if (only.length > 0 && !only.includes(name)) continue;
  const problems = await run();
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const problem of problems) console.log(`     ${problem}`);
  failures += problems.length;
}
process.exit(failures === 0 ? 0 : 1);
