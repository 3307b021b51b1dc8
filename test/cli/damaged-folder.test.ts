// A start on a data folder whose files were damaged: it names the file and the way out, and ends. Nothing in the folder is replaced.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../support/corpus.ts';
import { migratedFolder } from '../support/embedded.ts';

const RESTORE = /move the data folder aside and run `thence admin restore FILE`/;
const REMOVE = /engine\.json is damaged: .*remove this file, and the next start writes it again/;

/** Every table of ours and of the queue. */
function tables(folder: string): string[] {
  const database = join(folder, 'postgres', 'base', '5');
  const files = readdirSync(database).filter((name) => /^\d+$/.test(name) && Number(name) > 16_384);
  return files.map((name) => join(database, name)).filter((file) => statSync(file).size > 0);
}

const rows: [what: string, damage: (folder: string) => void, said: RegExp][] = [
  ['engine.json cut off', (folder) => writeFileSync(join(folder, 'engine.json'), '{"engine":"pg'), REMOVE],
  ['engine.json of another shape', (folder) => writeFileSync(join(folder, 'engine.json'), 'null'), REMOVE],
  ['PG_VERSION gone', (folder) => rmSync(join(folder, 'postgres', 'PG_VERSION')), /postgres\/PG_VERSION is missing/],
  ['pg_control cut off', (folder) => truncateSync(join(folder, 'postgres', 'global', 'pg_control'), 100), /postgres cannot be opened: could not read file "global\/pg_control"/],
  ['the log gone', (folder) => rmSync(join(folder, 'postgres', 'pg_wal'), { recursive: true }), /postgres cannot be opened: .*pg_wal/],
  ['tables overwritten', (folder) => tables(folder).forEach((file) => writeFileSync(file, Buffer.alloc(statSync(file).size, 0x5a))), /postgres\/base\/5\/\d+ cannot be opened: invalid page/],
]; // prettier-ignore

for (const [what, damage, said] of rows)
  test(`${what}: the file, the way out, and exit status 1`, async () => {
    const folder = await migratedFolder();
    damage(folder);
    const files = () => readdirSync(join(folder, 'postgres')).filter((name) => name !== 'postmaster.pid');
    const before = files();
    const env = { ...process.env, THENCE_DATA: folder, PORT: '0', DATABASE_URL: '' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'bin', 'thence.js'), 'start'], {
      env,
      encoding: 'utf8',
      timeout: 60_000,
    });
    assert.deepEqual([status, stdout], [1, ''], stderr);
    assert.match(stderr, said);
    assert.match(stderr, RESTORE);
    assert.doesNotMatch(stderr, /^\s+at /m, 'no stack');
    assert.deepEqual(files(), before, 'no new cluster was made there');
  });

test('engine.json removed, as was said: the next start writes it again', async () => {
  const folder = await migratedFolder();
  rmSync(join(folder, 'engine.json'), { force: true });
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'bin', 'thence.js'), 'admin', 'account', 'list'], {
    env: { ...process.env, THENCE_DATA: folder, DATABASE_URL: '' },
    encoding: 'utf8',
    timeout: 60_000,
  });
  assert.equal(status, 0, stderr);
  assert.match(readFileSync(join(folder, 'engine.json'), 'utf8'), /"postgres_major":18/);
});
