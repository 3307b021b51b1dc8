import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import fs, { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { after, mock, test } from 'node:test';
import { Unavailable } from '../../../src/contract/unavailable.ts';
import { migrate, MIGRATIONS } from '../../../src/adapters/postgres/migrate.ts';
import { openDatabase } from '../../../src/adapters/postgres/open.ts';
import { startUpkeep, UPKEEP } from '../../../src/adapters/postgres/upkeep.ts';
import { embeddedFolder, migratedFolder, silentLog, temporaryFolder } from '../../support/embedded.ts';

const folders: string[] = [];
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const kept = (folder: string) => (folders.push(folder), folder);
const copy = async () => kept(await embeddedFolder());
const copyWithTables = async () => kept(await migratedFolder());
const open = (dataFolder: string) => openDatabase({ databaseUrl: null, dataFolder, log: silentLog });
const holder = join(import.meta.dirname, '../../support/hold-folder.ts');
const run = (dataFolder: string, ...more: string[]) =>
  spawn(process.execPath, [holder, dataFolder, ...more], { stdio: ['ignore', 'pipe', 'inherit'] });
/** Its exit code, also of one that has ended before anybody asked. */
const ended = (child: ChildProcess) =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', resolve);
  });

/** Collects a process's lines; `until` settles once there are that many. */
function linesOf(child: ChildProcess) {
  let text = '';
  let wake = () => {};
  child.stdout!.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    wake();
  });
  const lines = () => text.split('\n').slice(0, -1);
  return {
    lines,
    until: async (count: number) => {
      while (lines().length < count) await new Promise<void>((resolve) => (wake = resolve));
      return lines();
    },
  };
}

test('a first start makes the folder, for its owner only, and records the engine; a half-made one is made again', async () => {
  const dataFolder = join(temporaryFolder(), 'data');
  folders.push(join(dataFolder, '..'));
  mkdirSync(join(dataFolder, 'postgres.new', 'base'), { recursive: true });
  writeFileSync(join(dataFolder, 'postgres.new', 'PG_VERSION'), '18\n'); // killed in the middle of its first start
  const database = await open(dataFolder);
  assert.equal(statSync(dataFolder).mode & 0o777, 0o700);
  assert.equal((await migrate(database.db)).length, MIGRATIONS.length);
  assert.deepEqual(await migrate(database.db), []);
  await database.ping();
  await database.close();
  assert.ok(!existsSync(join(dataFolder, 'postgres.new')));
  assert.deepEqual(JSON.parse(readFileSync(join(dataFolder, 'engine.json'), 'utf8')), {
    engine: 'pglite',
    postgres_major: 18,
  });
});

test('the engine runs with fsync on, and a commit calls it', async () => {
  const database = await open(await copy());
  assert.ok(database.queueSource.engine === 'embedded');
  const engine = database.queueSource.pglite;
  const shown = async (name: string) => (await engine.query<Record<string, string>>(`show ${name}`)).rows[0]![name];
  assert.deepEqual([await shown('fsync'), await shown('wal_sync_method')], ['on', 'fsync']);
  await migrate(database.db);
  const synced = mock.method(fs, 'fsyncSync');
  syncBuiltinESMExports(); // so that the adapter's own import is the counted one
  for (let n = 0; n < 10; n += 1)
    await database.db
      .insertInto('meta')
      .values({ name: `n${n}`, value: '' })
      .execute();
  const commits = synced.mock.callCount();
  synced.mock.restore();
  syncBuiltinESMExports();
  assert.equal(commits, 10);
  await database.close();
});

test('a second process is refused with one sentence that names the first', async () => {
  const dataFolder = await copyWithTables();
  const first = run(dataFolder, 'once');
  await linesOf(first).until(1);
  const second = run(dataFolder, 'once');
  const [said] = await linesOf(second).until(1);
  assert.equal(await ended(second), 1);
  assert.ok(
    said!.startsWith(`refused: The data folder ${dataFolder} is in use by process ${first.pid} on ${hostname()}`),
  );
  await assert.rejects(open(dataFolder), new RegExp(`in use by process ${first.pid} `));
  first.kill('SIGKILL');
  await ended(first);
  const third = await open(dataFolder); // free at once, though nobody released it
  await assert.rejects(open(dataFolder), new RegExp(`in use by process ${process.pid} `)); // our own second open too
  await third.close();
  await (await open(dataFolder)).close();
});

test('kill -9 while writing, four times over: every row that was acknowledged is there', async () => {
  const dataFolder = await copyWithTables();
  const acknowledged: string[] = [];
  for (const rows of [3, 40, 150, 400]) {
    const child = run(dataFolder);
    const output = linesOf(child);
    await output.until(1 + rows);
    child.kill('SIGKILL');
    await ended(child);
    acknowledged.push(...output.lines().slice(1));
  }
  const database = await open(dataFolder);
  const rows = await database.db.selectFrom('meta').select('name').execute();
  const stored = new Set(rows.map(({ name }) => name));
  assert.ok(acknowledged.length >= 593);
  assert.deepEqual(
    acknowledged.filter((name) => !stored.has(name)),
    [],
  );
  await database.close();
});

test('an engine that panics ends its process with a line that says why, and the next start has every row', async () => {
  const dataFolder = await copyWithTables();
  const child = spawn(process.execPath, [holder, dataFolder, 'checkpoint'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const output = linesOf(child);
  await output.until(1 + 3);
  const control = join(dataFolder, 'postgres', 'global', 'pg_control'); // a checkpoint writes it, or the server panics
  renameSync(control, `${control}.away`);
  mkdirSync(control);
  assert.equal(await ended(child), 1);
  assert.match(said, /^thence: the embedded database in \S+ stopped \(PANIC: .*pg_control.*a start recovers it\.\n$/s);
  rmSync(control, { recursive: true });
  renameSync(`${control}.away`, control);
  const database = await open(dataFolder);
  const stored = new Set((await database.db.selectFrom('meta').select('name').execute()).map(({ name }) => name));
  assert.deepEqual(
    output.lines().filter((name) => name !== 'open' && !stored.has(name)),
    [],
  );
  await database.close();
});

test('a folder of another PostgreSQL major is refused, with the way out', async () => {
  const dataFolder = await copy();
  writeFileSync(join(dataFolder, 'engine.json'), '{"engine":"pglite","postgres_major":17}\n');
  await assert.rejects(
    open(dataFolder),
    /written by PostgreSQL 17.*carries 18.*thence admin backup FILE.*restore FILE/,
  );
  rmSync(join(dataFolder, 'engine.json'));
  writeFileSync(join(dataFolder, 'postgres', 'PG_VERSION'), '16\n');
  await assert.rejects(open(dataFolder), /written by PostgreSQL 16/);
  writeFileSync(join(dataFolder, 'postgres', 'PG_VERSION'), '18\n');
  await (await open(dataFolder)).close(); // the refusals held no lock and changed nothing
});

test('upkeep checkpoints and vacuums once enough was written, and rests otherwise', async () => {
  const database = await open(await copy());
  assert.ok(database.queueSource.engine === 'embedded');
  const engine = database.queueSource.pglite;
  await migrate(database.db);
  let isFull = false;
  const refuse = (): void => {
    if (isFull) throw new Unavailable('The disk is full.', 'ENOSPC');
  };
  const times = { ...UPKEEP, checkpointBytes: 400_000, vacuumBytes: 2_000_000 };
  const upkeep = await startUpkeep(engine, silentLog, refuse, times);
  assert.deepEqual(await upkeep.look(), { checkpoint: false, vacuum: false });
  const write = async (megabytes: number) => {
    await engine.query(`insert into meta select gen_random_uuid()::text, repeat(gen_random_uuid()::text, 27)
      from generate_series(1, ${megabytes * 1000})`);
  };
  const redo = async () =>
    (await engine.query<{ at: string }>('select redo_lsn::text as at from pg_control_checkpoint()')).rows[0]!.at;
  const before = await redo();
  await write(1);
  isFull = true; // the engine would not survive it
  await assert.rejects(upkeep.look(), /disk is full/);
  await upkeep.checkpoint();
  assert.equal(await redo(), before);
  isFull = false;
  assert.deepEqual(await upkeep.look(), { checkpoint: true, vacuum: false });
  assert.notEqual(await redo(), before);
  assert.deepEqual(await upkeep.look(), { checkpoint: false, vacuum: false });
  await write(3);
  await engine.query('delete from meta');
  assert.deepEqual(await upkeep.look(), { checkpoint: true, vacuum: true });
  const size = (await engine.query<{ bytes: number }>(`select pg_relation_size('meta')::int4 as bytes`)).rows[0]!.bytes;
  assert.equal(size, 0, 'a vacuum gave the emptied pages back');
  await upkeep.stop();
  await database.close();
});
