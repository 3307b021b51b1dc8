// Takes: runs. Gives: the positions operators gave to tracts.
// Never: changed after release; a later need is a later migration.
import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

const STATEMENTS = [
  // an operator's claim, beside the attested extraction and never inside it
  `create table placements (
    run_id uuid not null references runs (id),
    tract_index integer not null check (tract_index >= 0),
    lon double precision not null check (lon between -180 and 180),
    lat double precision not null check (lat between -90 and 90),
    rotation_deg double precision not null check (rotation_deg between -360 and 360),
    placed_at timestamptz not null,
    primary key (run_id, tract_index)
  )`,
];

export const placements: Migration = {
  number: 6,
  name: 'placements',
  up: async (db) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
