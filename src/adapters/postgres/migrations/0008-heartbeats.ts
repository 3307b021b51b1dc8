// Takes: runs. Gives: when the process that reads one synchronously last said that it does.
// Never: changed after release; a later need is a later migration.
import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

const STATEMENTS = [
  // null: queued, where the job has its own; or of a node that does not beat yet
  `alter table runs add column beat_at timestamptz`,
  `create index runs_beating on runs (beat_at) where status = 'running' and source = 'extract'`,
];

export const heartbeats: Migration = {
  number: 8,
  name: 'heartbeats',
  up: async (db) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
