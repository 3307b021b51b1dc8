import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { migrate, MIGRATIONS, SCHEMA_LEVEL, schemaLevel } from '../../../src/adapters/postgres/migrate.ts';
import { openDatabase } from '../../../src/adapters/postgres/open.ts';
import { BACKED_UP_TABLES } from '../../../src/adapters/postgres/schema.ts';
import { silentLog } from '../../support/embedded.ts';
import { ENGINES, engines } from '../../support/engines.ts';

const all = engines();
after(() => all.closeAll());

test('migrations are numbered one by one from 1', () =>
  assert.deepEqual(
    MIGRATIONS.map(({ number }) => number),
    MIGRATIONS.map((_, index) => index + 1),
  ));

test('six nodes that start at once on a new PostgreSQL apply each migration exactly once', async () => {
  const url = await all.postgresUrl();
  const pools = await Promise.all(Array.from({ length: 6 }, () => all.open(url)));
  const applied = await Promise.all(pools.map(({ db }) => migrate(db)));
  assert.deepEqual(
    applied.flat(),
    MIGRATIONS.map(({ name }) => name),
  );
  for (const { db } of pools) assert.equal(await schemaLevel(db), SCHEMA_LEVEL);
});

for (const engine of ENGINES)
  describe(`migrations on the ${engine} engine`, () => {
    test('make every table that a backup carries, and no other but these two', async () => {
      const { db } = await all.fresh(engine);
      const { rows } = await sql<{ name: string }>`
        select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
      const expected = [...BACKED_UP_TABLES, 'rate_limits', 'thence_migrations'];
      assert.deepEqual(rows.map(({ name }) => name).sort(), expected.sort());
    });

    test('one that fails leaves nothing of itself', async () => {
      const { db } = await all.bare(engine);
      await sql`create table keys (in_the_way integer)`.execute(db);
      await assert.rejects(migrate(db), /relation "keys" already exists/);
      assert.equal(await schemaLevel(db), 0);
      await sql`drop table keys`.execute(db);
      assert.equal((await migrate(db)).length, MIGRATIONS.length);
    });

    test('mailboxes at googlemail.com become those at gmail.com, where nobody has that one', async () => {
      const { db } = await all.bare(engine);
      await migrate(db, 8);
      const names = ['ann@googlemail.com', 'bob@googlemail.com', 'bob@gmail.com', 'x@googlemail.com.example'];
      for (const [i, mailbox] of names.entries()) {
        const id = `00000000-0000-7000-8000-00000000000${i}`;
        await sql`insert into accounts (id, origin, entitlement, company, role, grant_kind, monthly_cap, created_at)
          values (${id}, 'signup', 'active', 'c', 'r', 'free', 3, now())`.execute(db);
        await sql`insert into account_emails (account_id, address, mailbox, created_at)
          values (${id}, ${mailbox}, ${mailbox}, now())`.execute(db);
      }
      await migrate(db);
      const rows = await db.selectFrom('account_emails').select('mailbox').orderBy('account_id').execute();
      assert.deepEqual(
        rows.map(({ mailbox }) => mailbox),
        ['ann@gmail.com', 'bob@googlemail.com', 'bob@gmail.com', 'x@googlemail.com.example'],
      );
    });

    test('a database of a newer version is refused', async () => {
      const { db } = await all.bare(engine);
      await migrate(db);
      await db
        .insertInto('thence_migrations')
        .values({ number: SCHEMA_LEVEL + 1, name: 'later' })
        .execute();
      await assert.rejects(migrate(db), /start the newer version/);
    });
  });

test('a server that cannot be reached is an error, not a hang; a lost connection is not the end', async () => {
  const settings = { dataFolder: '', log: silentLog };
  await assert.rejects(
    openDatabase({ ...settings, databaseUrl: 'postgres://x@127.0.0.1:1/x' }),
    /cannot be reached: nothing listens there/,
  );
  const url = await all.postgresUrl();
  const [one, other] = [await all.open(url), await all.open(url)];
  await migrate(one.db); // a ping writes
  await one.ping();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`.execute(
    other.db,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  await one.ping();
});
