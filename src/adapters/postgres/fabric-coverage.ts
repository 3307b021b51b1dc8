// Takes: a database. Gives: what of the survey fabric it holds, what lies at a position, and townships removed.
// Never: a count from an estimate.
import type { CoverageRow, ImportRow } from '../../service/fabric-ports.ts';
import { type Kysely, sql } from 'kysely';
import type { LonLat, MultiPolygon } from '../../plss/lon-lat.ts';
import { FABRIC_LAYERS, type FabricLayer } from '../fabric-files/fabric-layer.ts';
import { landOfWkb } from '../fabric-files/wkb.ts';
import { forgetEmptyImports, forgetEmptyPlaces, LAYER_TABLES, takeTurn } from './fabric-replace.ts';
import type { Schema } from './schema.ts';

export interface Coverage {
  readonly rows: readonly CoverageRow[];
  readonly imports: readonly ImportRow[];
}

export async function fabricCoverage(db: Kysely<Schema>): Promise<Coverage> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx); // it counts every row of a nation
      const { rows } = await sql<CoverageRow>`
        select substr(area, 1, 2) as state, substr(area, 3, 2) as "meridianCode", ${sql.join([
          counted('townships'),
          counted('boundaries'),
          counted('sections'),
          counted('divisions'),
          counted('points'),
        ])}
        from (select substr(plss_id, 1, 4) as area, 'townships' as what, count(*) as n from fabric_places group by 1
          union all select substr(plss_id, 1, 4), 'boundaries', count(*) from fabric_townships group by 1
          union all select substr(plss_id, 1, 4), 'sections', count(*) from fabric_sections group by 1
          union all select substr(section_id, 1, 4), 'divisions', count(*) from fabric_divisions where land is not null group by 1
          union all select substr(plss_id, 1, 4), 'points', count(*) from fabric_points group by 1) counts
        group by area order by area`.execute(tx);
      return { rows, imports: await importRows(tx) };
    });
}

const counted = (what: string) =>
  sql`coalesce(sum(n) filter (where what = ${sql.lit(what)}), 0)::float8 as ${sql.id(what)}`;

async function importRows(db: Kysely<Schema>): Promise<ImportRow[]> {
  const { rows } = await sql<Omit<ImportRow, 'dates'> & { first: string; last: string }>`
    select i.layer, i.file, i.sha256, i.format, i.crs, i.features, i.held, i.imported_at as "importedAt",
      (select array_agg(source order by source) from (select distinct source from fabric_provenance v
        where v.import_id = i.id order by source limit 20) named) as sources,
      coalesce(min(p.date) filter (where p.date <> ''), '') as first, coalesce(max(p.date), '') as last
    from fabric_imports i left join fabric_provenance p on p.import_id = i.id
    group by i.id order by i.imported_at, i.id`.execute(db);
  return rows.map(({ first, last, ...row }) => ({ ...row, dates: [first, last] }));
}

export interface RemovedRows {
  readonly layer: FabricLayer;
  readonly rows: number;
}

/** Everything whose township identifier begins so ("" is everything), of one layer or all. */
export async function removeFabric(
  db: Kysely<Schema>,
  prefix: string,
  layer: FabricLayer | null,
): Promise<RemovedRows[]> {
  return await db.transaction().execute(async (tx) => {
    await takeTurn(tx);
    const removed: RemovedRows[] = [];
    for (const each of layer === null ? FABRIC_LAYERS : [layer]) {
      const column = sql.id(each === 'PLSSIntersected' ? 'section_id' : 'plss_id');
      const { numAffectedRows } = await sql`delete from ${sql.table(LAYER_TABLES[each])}
        where ${column} >= ${prefix} collate "C" and ${column} < ${`${prefix}~`} collate "C"`.execute(tx);
      await forgetEmptyImports(tx, each);
      removed.push({ layer: each, rows: Number(numAffectedRows ?? 0) });
    }
    await forgetEmptyPlaces(tx);
    return removed;
  });
}

export interface LandAt {
  readonly id: string;
  /** The section's kind, or the second division's label. */
  readonly label: string;
  readonly land: MultiPolygon;
}

/** Sections of the townships whose box holds the position; whether their land does is for the caller to see. */
export async function sectionsNear(db: Kysely<Schema>, [lon, lat]: LonLat): Promise<LandAt[]> {
  const { rows } = await sql<{ id: string; label: string; land: Uint8Array }>`
    select s.id, s.kind as label, s.land from fabric_places p join fabric_sections s on s.plss_id = p.plss_id
    where p.bounds @> point(${lon}::float8, ${lat}::float8) order by s.id`.execute(db);
  return rows.map((row) => ({ ...row, land: landOfWkb(row.land) }));
}

export async function divisionsIn(db: Kysely<Schema>, sectionId: string): Promise<LandAt[]> {
  const { rows } = await sql<{ id: string; label: string; land: Uint8Array }>`
    select id, label, land from fabric_divisions
    where section_id = ${sectionId} collate "C" and land is not null order by id`.execute(db);
  return rows.map((row) => ({ ...row, land: landOfWkb(row.land) }));
}
