// The driver on the embedded engine: what a statement asks and answers, and whose transaction it is part of.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { openDatabase, type OpenDatabase } from '../../../src/adapters/postgres/open.ts';
import { embeddedFolder, silentLog } from '../../support/embedded.ts';

let folder: string;
let database: OpenDatabase;
before(async () => {
  folder = await embeddedFolder();
  database = await openDatabase({ databaseUrl: null, dataFolder: folder, log: silentLog });
  await sql`create table things (id int primary key, name text, at timestamptz, body bytea, tags text[])`.execute(
    database.db,
  );
});
after(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const count = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int4 as n from things`.execute(database.db)).rows[0]!.n;

test('every kind of value comes back as it went in, the tenth time as the first', async () => {
  const at = new Date('2026-03-04T05:06:07.089Z');
  const body = Buffer.from([0, 1, 92, 120, 255]);
  for (let id = 0; id < 10; id++)
    await sql`insert into things values (${id}, ${'a "quoted" \\ name'}, ${at}, ${body}, ${['one', 'two, three']})`.execute(
      database.db,
    );
  const { rows } = await sql<Record<string, unknown>>`select * from things where id = any(${[9]}::int4[])`.execute(
    database.db,
  );
  assert.deepEqual(
    { ...rows[0], body: Buffer.from(rows[0]!.body as Uint8Array) },
    { id: 9, name: 'a "quoted" \\ name', at, body, tags: ['one', 'two, three'] },
  );
  const { rows: nulls } = await sql`insert into things (id, name) values (10, ${null}) returning name, body`.execute(
    database.db,
  );
  assert.deepEqual(nulls, [{ name: null, body: null }]);
  const { numAffectedRows } = await sql`delete from things where id >= ${0}`.execute(database.db);
  assert.equal(numAffectedRows, 11n);
});

test('a refused statement is an error with its code, and the next one works', async () => {
  const insert = () => sql`insert into things (id) values (${20})`.execute(database.db);
  await insert();
  await assert.rejects(insert(), { code: '23505' });
  await assert.rejects(sql`select * from nothing_of_that_name`.execute(database.db), { code: '42P01' });
  assert.equal(await count(), 1);
  await sql`delete from things`.execute(database.db);
});

test('a transaction is whole: rolled back it leaves nothing, and nobody else writes in between', async () => {
  const other = (database.queueSource as { pglite: { query(text: string): Promise<unknown> } }).pglite;
  let elsewhere: Promise<unknown> | undefined;
  const failing = database.db.transaction().execute(async (tx) => {
    await sql`insert into things (id) values (${30})`.execute(tx);
    elsewhere = other.query('insert into things (id) values (31)'); // the queue's way in
    await new Promise((resolve) => setTimeout(resolve, 20));
    await sql`insert into things (id) values (${30})`.execute(tx);
  });
  await assert.rejects(failing, { code: '23505' });
  await elsewhere;
  const { rows } = await sql`select id from things`.execute(database.db);
  assert.deepEqual(rows, [{ id: 31 }]);
  await database.db.transaction().execute(() => Promise.resolve()); // one that asks nothing
  await sql`delete from things`.execute(database.db);
});

test('a statement outlives a change of its columns, and hundreds of others', async () => {
  await sql`insert into things (id) values (${40})`.execute(database.db);
  const all = () => sql<Record<string, unknown>>`select * from things`.execute(database.db);
  assert.ok(!('more' in (await all()).rows[0]!));
  await sql`alter table things add column more int not null default 7`.execute(database.db);
  assert.equal((await all()).rows[0]!.more, 7);
  for (let n = 0; n < 350; n++) await sql`select ${sql.lit(n)}::int4 as n`.execute(database.db);
  assert.equal((await all()).rows[0]!.more, 7);
});
