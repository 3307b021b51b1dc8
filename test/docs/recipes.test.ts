// docs/recipes, as a reader copies them: the blocks of each page are run in their order, in a folder of their own, against a service.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, before, describe, test } from 'node:test';
import { EXAMPLE_DEED } from '../../src/http/reference-examples.ts';
import { ROOT } from '../support/corpus.ts';
import { startServer, type TestServer } from '../support/server.ts';

const page = (name: string): string => readFileSync(join(ROOT, 'docs', 'recipes', `${name}.md`), 'utf8');
const blocks = (name: string, language: string): string =>
  [...page(name).matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map(([, code]) => code).join('\n');

describe('docs/recipes', () => {
  let server: TestServer;
  const folder = mkdtempSync(join(tmpdir(), 'thence-recipes-'));
  before(async () => {
    server = await startServer();
    // `thence` on the path, as an install puts it there
    mkdirSync(join(folder, 'bin'));
    writeFileSync(
      join(folder, 'bin', 'thence'),
      `#!/bin/sh\nexec "${process.execPath}" "${join(ROOT, 'bin', 'thence.js')}" "$@"\n`,
    );
    chmodSync(join(folder, 'bin', 'thence'), 0o755);
  });
  after(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  async function run(name: string, command: string, args: (at: string) => string[]) {
    const at = join(folder, name);
    mkdirSync(at, { recursive: true });
    writeFileSync(join(at, 'deed.txt'), EXAMPLE_DEED);
    writeFileSync(join(at, 'old-deed.txt'), EXAMPLE_DEED.replace('208.71', '210.71'));
    const PATH = `${join(folder, 'bin')}:${process.env.PATH ?? ''}`;
    const env = {
      ...process.env,
      PATH,
      PYTHONDONTWRITEBYTECODE: '1',
      THENCE_URL: server.url,
      THENCE_KEY: server.liveKey,
    };
    const child = spawn(command, args(at), { cwd: at, env });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (out += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (err += chunk));
    const [code] = (await once(child, 'close')) as [number];
    assert.equal(code, 0, `${out}\n${err}`);
    const head = (file: string): string => readFileSync(join(at, file), 'latin1').slice(0, 200);
    return { out, at, head };
  }
  const shell = (name: string) => run(name, 'bash', () => ['-euo', 'pipefail', '-c', blocks(name, 'sh')]);

  test('curl', async () => {
    const { out, head } = await shell('curl');
    assert.match(out, /^Tract 1: PASS, closes exact, 1 acres$/m);
    assert.match(out, /^\{"valid":true,"reason":null\}succeeded $/m);
    assert.match(out, /^deed\.txt: PASS\nold-deed\.txt: REVIEW$/m);
    assert.match(head('deed.pdf'), /^%PDF-/);
    assert.match(head('deed.gpkg'), /^SQLite format 3/);
  });

  test('TypeScript', async () => {
    const code = blocks('typescript', 'ts').replace(
      "'thence/client'",
      `'${pathToFileURL(join(ROOT, 'src/client/client.ts')).href}'`,
    );
    const { out, head } = await run('typescript', process.execPath, (at) => {
      writeFileSync(join(at, 'recipe.mts'), code);
      return ['recipe.mts'];
    });
    assert.match(out, /^Tract 1: PASS, closes exact/m);
    assert.match(out, /^\{ valid: true, reason: null \}$/m);
    assert.match(out, /^no_such_job 404$/m);
    assert.match(head('deed.pdf'), /^%PDF-/);
  });

  test('Python', async () => {
    const { out, head } = await run('python', 'python3', (at) => {
      copyFileSync(join(ROOT, 'clients', 'python', 'thence.py'), join(at, 'thence.py'));
      writeFileSync(join(at, 'recipe.py'), blocks('python', 'python'));
      return ['recipe.py'];
    });
    assert.match(out, /^Tract 1 PASS exact/m);
    assert.match(out, /^deed\.txt PASS\nold-deed\.txt REVIEW\nno_such_job 404$/m);
    assert.match(head('deed.pdf'), /^%PDF-/);
  });

  const has = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;
  const QGIS = ['/usr/bin/python3', '-c', 'import qgis.core'] as const;

  test('QGIS', { timeout: 240_000 }, async (context) => {
    const { at, head } = await shell('qgis');
    assert.match(head('parcels.gpkg'), /^SQLite format 3/);
    const snippet = blocks('qgis', 'pyqgis');
    assert.match(snippet, /QgsVectorLayer/);
    if (!has(...QGIS)) return context.diagnostic('this machine has no QGIS; its snippet was not run');
    const code = `from qgis.core import *\napp = QgsApplication([], False)\napp.initQgis()\n${snippet}`;
    const { status, stdout, stderr } = spawnSync(QGIS[0], ['-c', code], { cwd: at, encoding: 'utf8', env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' } }); // prettier-ignore
    assert.match(stdout, /^Tract 1 PASS 1\.0$/m, `${status}\n${stderr}`);
  });

  test('Civil 3D: the files it takes', async () => {
    const { head } = await shell('civil-3d');
    assert.match(head('deed.xml'), /<LandXML /);
    assert.match(head('deed.dxf'), /^ {2}0\r?\nSECTION/);
    assert.match(head('deed.csv'), /^tract_index,/);
  });

  test('ArcGIS: the files it takes, layers by the names the page has, and a snippet that is Python', async () => {
    const { at, head } = await shell('arcgis');
    assert.match(head('deed.csv'), /^tract_index,/);
    const { DatabaseSync } = await import('node:sqlite');
    const layers = new DatabaseSync(join(at, 'deed.gpkg'))
      .prepare('select table_name from gpkg_contents order by 1')
      .all();
    assert.deepEqual(layers.map(({ table_name: name }) => name), ['calls', 'tracts', 'tracts_in_feet']); // prettier-ignore
    const { status, stderr } = spawnSync('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], { input: blocks('arcgis', 'arcpy'), encoding: 'utf8' }); // prettier-ignore
    assert.equal(status, 0, stderr);
  });
});
