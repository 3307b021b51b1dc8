import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answersEveryColumn } from '../../../src/adapters/postgres/prepared-pool.ts';

const rows: [statement: string, every: boolean][] = [
  ['select * from runs where id = $1', true],
  ['select runs.* from runs where id = $1', true],
  ['update runs set status = $1 returning *', true],
  ['with some as (select id from runs where id = $1) select * from some', true],
  ["select *, '(' from runs where id = $1", true],
  ['select "odd(name" , * from runs where id = $1', true],
  ['select count(*) from runs where id = $1', false],
  ['select id from (select * from runs where id = $1) as some', false],
  ['with some as (select * from json_to_recordset($1::json) as each (id uuid)) select id from some', false],
  ["select '*' as star, id from runs where id = $1", false],
];
for (const [statement, every] of rows)
  test(`${statement} ${every ? 'answers with every column: not by name' : 'answers with what it names: by name'}`, () =>
    assert.equal(answersEveryColumn(statement), every));
