// Takes: a database or a transaction. Gives: the statements on placements.
// Never: a placement of a run whose result is gone; such a row, should a race leave one, is not seen.
import { type Kysely, sql } from 'kysely';
import type { Placed, PlacementTable } from '../../service/work-ports.ts';
import type { Schema } from './schema.ts';

export function placementTable(db: Kysely<Schema>): PlacementTable {
  return {
    of: async (runIds) => {
      if (runIds.length === 0) return [];
      const { rows } = await sql<Placed>`
        select p.run_id as "runId", p.tract_index as "tractIndex", p.lon, p.lat, p.rotation_deg as "rotationDeg"
        from placements p join runs r on r.id = p.run_id and r.result_state = 'held'
        where p.run_id = any(${[...runIds]}::uuid[]) order by p.run_id, p.tract_index`.execute(db);
      return rows;
    },
    counts: async (runIds) => {
      if (runIds.length === 0) return new Map();
      const { rows } = await sql<{ id: string; n: number }>`
        select p.run_id as id, count(*)::int4 as n
        from placements p join runs r on r.id = p.run_id and r.result_state = 'held'
        where p.run_id = any(${[...runIds]}::uuid[]) group by p.run_id`.execute(db);
      return new Map(rows.map(({ id, n }) => [id, n]));
    },
    put: async (placed, at) => {
      if (placed.length === 0) return;
      const rows = placed.map((each) => ({
        run_id: each.runId,
        tract_index: each.tractIndex,
        lon: each.lon,
        lat: each.lat,
        rotation_deg: each.rotationDeg,
        placed_at: at,
      }));
      for (let from = 0; from < rows.length; from += MOST_ROWS)
        await db
          .insertInto('placements')
          .values(rows.slice(from, from + MOST_ROWS))
          .onConflict((conflict) =>
            conflict.columns(['run_id', 'tract_index']).doUpdateSet((set) => ({
              lon: set.ref('excluded.lon'),
              lat: set.ref('excluded.lat'),
              rotation_deg: set.ref('excluded.rotation_deg'),
              placed_at: set.ref('excluded.placed_at'),
            })),
          )
          .execute();
    },
    remove: async (runIds) => {
      if (runIds.length === 0) return 0;
      const { rows } = await sql<{ n: number }>`
        with gone as (delete from placements where run_id = any(${[...runIds]}::uuid[]) returning 1)
        select count(*)::int4 as n from gone`.execute(db);
      return rows[0]!.n;
    },
  };
}

/** Six values a row; a statement takes 65,535. */
const MOST_ROWS = 5000;
