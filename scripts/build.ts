// `npm pack` emits JavaScript and types into dist/: Node does not strip types under node_modules. Assets beside the code follow.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { buildConsole } from './build-console.ts';

rmSync('dist', { recursive: true, force: true });
const run = spawnSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });
if (run.status !== 0) process.exit(run.status ?? 1);
for (const asset of globSync('src/!(console)/**/*.{html,css,svg,js,ttf,gz,txt,onnx,wasm,safetensors}')) {
  const target = join('dist', relative('src', asset));
  mkdirSync(dirname(target), { recursive: true });
  cpSync(asset, target);
}
await buildConsole();
