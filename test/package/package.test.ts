// `npm pack`, and the tarball in an empty folder: the command runs, every entry of "exports" can be imported.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { EXAMPLE_DEED } from '../../src/http/reference-examples.ts';
import { ROOT } from '../support/corpus.ts';

const folder = mkdtempSync(join(tmpdir(), 'thence-package-'));
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  exports: Record<string, string | { types: string; default: string }>;
};
interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** Only the registry can say no here; that is a machine without a network, not a broken package. */
const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ENOTCACHED/;

describe('the package', () => {
  let packed: Packed;
  let offline: string | null = null;

  before(() => {
    const told = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: ROOT, encoding: 'utf8' });
    packed = (JSON.parse(told.slice(told.indexOf('['))) as Packed[])[0]!;
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
    const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    const run = spawnSync('npm', ['install', ...flags, `./${packed.filename}`], { cwd: folder, encoding: 'utf8' });
    if (run.status !== 0) {
      assert.match(run.stderr, OFFLINE, run.stderr);
      offline = 'the npm registry cannot be reached';
    }
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
  });

  test('holds JavaScript, types and the pages, and no source, test or data', () => {
    const paths = packed.files.map(({ path }) => path);
    for (const wanted of [
      'package.json',
      'bin/thence.js',
      'dist/main.js',
      'dist/main.d.ts',
      'dist/transform-thread.js',
      'dist/console/index.html',
      'dist/console/console.js',
      'dist/console/console.css',
    ])
      assert.ok(paths.includes(wanted), wanted);
    const known = /^(bin|dist|docs)\/|^[A-Z-]+(\.md)?$|^package\.json$/;
    assert.deepEqual(
      paths.filter((path) => !known.test(path)),
      [],
    );
    assert.deepEqual(
      paths.filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts')),
      [],
    );
  });

  test('"." reads a description, and its answer has types', (t) => {
    if (offline) return t.skip(offline);
    const deed = EXAMPLE_DEED.replaceAll('\n', ' ');
    const script = `import { readText } from 'thence'; console.log(readText(${JSON.stringify(deed)}).groundtruth_verdicts[0].status)`;
    writeFileSync(join(folder, 'read.js'), script);
    const told = execFileSync(process.execPath, ['read.js'], { cwd: folder, encoding: 'utf8' });
    assert.equal(told.trim(), 'PASS');
  });

  test('`npx thence --help` lists the commands', (t) => {
    if (offline) return t.skip(offline);
    const told = execFileSync('npx', ['--no-install', 'thence', '--help'], { cwd: folder, encoding: 'utf8' });
    assert.match(told, /^ {2}thence start /m);
  });

  test('every entry of "exports" can be imported, and has its types', (t) => {
    if (offline) return t.skip(offline);
    const names = Object.keys(manifest.exports).filter((name) => name !== './package.json');
    const script = names
      .map((name) => `import * as m${names.indexOf(name)} from 'thence${name.slice(1)}';`)
      .concat(`console.log(JSON.stringify([${names.map((_, i) => `Object.keys(m${i}).length`).join()}]))`);
    writeFileSync(join(folder, 'all.js'), script.join('\n'));
    const counts = JSON.parse(
      execFileSync(process.execPath, ['all.js'], { cwd: folder, encoding: 'utf8' }),
    ) as number[];
    for (const [i, name] of names.entries()) assert.ok(counts[i]! > 0, `${name} exports nothing`);
    for (const name of names) {
      const entry = manifest.exports[name] as { types: string };
      assert.ok(
        packed.files.some(({ path }) => `./${path}` === entry.types),
        entry.types,
      );
    }
  });
});
