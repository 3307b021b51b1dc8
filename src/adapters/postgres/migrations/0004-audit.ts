// Takes: accounts, keys and work. Gives: the audit log, and lines of keys: a successor has what its predecessors submitted.
// Never: changed after release; a later need is a later migration.
import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

const LINE = `with recursive line as (
    select id, id as root from keys where id not in (select replaced_by from keys where replaced_by is not null)
    union all
    select keys.replaced_by, line.root from line join keys on keys.id = line.id where keys.replaced_by is not null
  )`;
const SUBMITTED = ['runs', 'batches', 'uploads'];

const STATEMENTS = [
  `create table audit_log (
    id uuid primary key,
    at timestamptz not null,
    event text not null check
      (event in ('signup', 'mint', 'rotate', 'revoke', 'delete', 'grant', 'close', 'sign_in')),
    account_id uuid references accounts (id),
    -- who: a key by its prefix, a session by its person, the operator at the command, or nobody yet (a signup)
    actor_kind text not null check (actor_kind in ('key', 'session', 'operator', 'nobody')),
    actor text not null,
    subject text not null,
    detail text not null
  )`,
  `create index audit_log_of_account on audit_log (account_id, id)`,
  `create index audit_log_by_age on audit_log (at)`,
  // a token signs in once, on whichever node it is seen first
  `create unique index audit_log_sign_ins on audit_log (subject) where event = 'sign_in'`,
  `alter table keys add column root_id uuid`,
  `${LINE} update keys set root_id = line.root from line where line.id = keys.id`,
  `alter table keys alter column root_id set not null`,
  ...SUBMITTED.map(
    (table) =>
      `update ${table} set key_id = keys.root_id from keys where keys.id = ${table}.key_id and keys.root_id <> keys.id`,
  ),
  `update idempotency as kept set key_id = keys.root_id from keys where keys.id = kept.key_id and keys.root_id <> keys.id
    and not exists (select from idempotency as taken where taken.key_id = keys.root_id and taken.token = kept.token)`,
];

export const audit: Migration = {
  number: 4,
  name: 'audit',
  up: async (db) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
