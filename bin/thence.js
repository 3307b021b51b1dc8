#!/usr/bin/env node
// Starts the command on Node 24: in a checkout from the TypeScript itself, in an installed package from dist/. Where the
// machine's own Node is older, the one that came with the install (node-linux-*) takes over.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module, { createRequire } from 'node:module'; // older Nodes have no enableCompileCache to import by name
import './engine.js'; // before the compile cache: what is cached belongs to the settings it was made under

const require = createRequire(import.meta.url);
/** The oldest tried: earlier ones match (?-i:…) wrongly at times (nodejs/node#60030). */
const NEEDS = require('../package.json').engines.node.replace('>=', '');

if (isOlder(process.versions.node, NEEDS)) startOn(bundledNode());
else {
  endWithLauncher();
  module.enableCompileCache?.();
  const source = new URL('../src/main.ts', import.meta.url);
  const built = new URL('../dist/main.js', import.meta.url);
  const { main } = await import((existsSync(source) ? source : built).href);
  await main(process.argv.slice(2));
}

function isOlder(version, needed) {
  const [major, minor] = version.split('.').map(Number);
  const [neededMajor, neededMinor] = needed.split('.').map(Number);
  return major < neededMajor || (major === neededMajor && minor < neededMinor);
}

function bundledNode() {
  try {
    return require.resolve(`node-linux-${process.arch}/bin/node`);
  } catch {
    console.error(`thence needs Node ${NEEDS} or newer; this is ${process.version}, and none came with the install.`);
    process.exit(1);
  }
}

/** From here on this process only hands signals on, and ends as the command ended. The channel tells the command if it is killed. */
function startOn(node) {
  const command = spawn(node, process.argv.slice(1), { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];
  for (const signal of forwarded) process.on(signal, () => command.kill(signal));
  command.once('exit', (status, signal) => {
    if (signal === null) process.exit(status);
    for (const name of forwarded) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}

/** Whoever started us over a channel and is gone can stop us no more. */
function endWithLauncher() {
  if (!process.channel) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref(); // it alone keeps nothing running
}
