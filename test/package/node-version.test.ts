// One place says which Node is needed, "engines" of package.json; the start and README say the same.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ROOT } from '../support/corpus.ts';

interface Manifest {
  readonly engines: { readonly node: string };
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

const folder = mkdtempSync(join(tmpdir(), 'thence-node-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;
const needed = manifest.engines.node.replace('>=', '');

test('README names the Node that "engines" asks for, and what npm warns of', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  assert.ok(readme.includes(`Node ${needed} or newer`), needed);
  assert.match(readme, /EBADENGINE/);
});

test('the Node that comes with the install is new enough', () => {
  const [major, minor] = needed.split('.').map(Number);
  for (const [name, version] of Object.entries(manifest.optionalDependencies)) {
    const [bundledMajor, bundledMinor] = version.split('.').map(Number);
    assert.ok(bundledMajor === major && bundledMinor! >= minor!, name);
  }
});

test('a start on an older Node, where none came with the install, says which is needed', () => {
  cpSync(join(ROOT, 'bin'), join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', engines: { node: '>=99.5' } }));
  const run = spawnSync(process.execPath, [join(folder, 'bin/thence.js'), 'start'], { encoding: 'utf8' });
  assert.equal(run.status, 1);
  assert.match(run.stderr, /^thence needs Node 99\.5 or newer; this is v\d+/);
});
