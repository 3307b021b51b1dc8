// Takes: runs. Gives: the way to an account's test runs, newest first, beside that to its live ones.
// Never: changed after release; a later need is a later migration.
import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

export const testRuns: Migration = {
  number: 7,
  name: 'test_runs',
  up: async (db) => {
    await sql`
      create index test_runs_of_account on runs (account_id, submitted_at desc, id desc) where test`.execute(db);
  },
};
