// Statements run by name on PostgreSQL: which are, and what another node's migration does to them.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { engines } from '../../support/engines.ts';

const all = engines();
after(() => all.closeAll());

test('a statement is parsed once a connection; one over every column survives another node changing the table', async () => {
  const url = await all.postgresUrl();
  const node = await all.open(url);
  const newer = await all.open(url);
  await sql`create table things (id int primary key)`.execute(node.db);
  await node.db.connection().execute(async (one) => {
    for (let id = 0; id < 8; id++) await sql`insert into things (id) values (${id})`.execute(one);
    const every = () => sql`select * from things where id = ${3}`.execute(one);
    const named = () => sql`select id from things where id = ${3}`.execute(one);
    await every();
    await named();
    await sql`alter table things add column more int not null default 7`.execute(newer.db);
    assert.deepEqual((await every()).rows, [{ id: 3, more: 7 }]);
    assert.deepEqual((await named()).rows, [{ id: 3 }]);
    const { rows } = await sql`select statement from pg_prepared_statements order by statement`.execute(one);
    assert.deepEqual(rows, [
      { statement: 'insert into things (id) values ($1)' },
      { statement: 'select id from things where id = $1' },
    ]);
  });
});
