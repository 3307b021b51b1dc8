#!/usr/bin/env node
// Starts the command on Node 24: in a checkout from the TypeScript itself, in an installed package from dist/. Where the
// machine's own Node is older, the one that came with the install (node-linux-*) takes over.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module, { createRequire } from 'node:module'; // older Nodes have no enableCompileCache to import by name
import './engine.js'; // before the compile cache: what is cached belongs to the settings it was made under

const require = createRequire(import.meta.url);
/** The oldest tried: earlier ones match (?-i:…) wrongly at times (nodejs/node#60030). */
const NEEDS = require('../package.json').engines.node.replace('>=', '');

if (isOlder(process.versions.node, NEEDS)) {
  const bundled = bundledNode();
  if (bundled === null) {
    console.error(`thence needs Node ${NEEDS} or newer; this is ${process.version}, and none came with the install.`);
    process.exit(1);
  }
  const run = spawnSync(bundled, process.argv.slice(1), { stdio: 'inherit' });
  process.exit(run.status ?? 1);
}
module.enableCompileCache?.();
const source = new URL('../src/main.ts', import.meta.url);
const built = new URL('../dist/main.js', import.meta.url);
const { main } = await import((existsSync(source) ? source : built).href);
await main(process.argv.slice(2));

function isOlder(version, needed) {
  const [major, minor] = version.split('.').map(Number);
  const [neededMajor, neededMinor] = needed.split('.').map(Number);
  return major < neededMajor || (major === neededMajor && minor < neededMinor);
}

function bundledNode() {
  try {
    return require.resolve(`node-linux-${process.arch}/bin/node`);
  } catch {
    return null;
  }
}
