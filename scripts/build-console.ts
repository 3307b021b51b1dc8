// `npm run console`: bundles src/console into dist/console, which the service serves at `/`.
import { cpSync, mkdirSync } from 'node:fs';
import { build } from 'esbuild';

export async function buildConsole(): Promise<void> {
  mkdirSync('dist/console', { recursive: true });
  await build({
    entryPoints: { console: 'src/console/main.tsx' },
    outdir: 'dist/console',
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'eof',
    logLevel: 'warning',
  });
  for (const name of ['index.html', 'console.css']) cpSync(`src/console/${name}`, `dist/console/${name}`);
}

if (import.meta.main) await buildConsole();
