// Takes: a database. Gives: the survey fabric as src/plss asks for it, each look-up one or two statements by identifier.
// Never: a choice among rows; twins and duplicates are all given.
import { type Kysely, sql } from 'kysely';
import type { DeployedFabric, FabricDivision, FabricSection, FabricTownship, Provenance } from '../../plss/fabric.ts';
import type { MultiPolygon } from '../../plss/lon-lat.ts';
import { townshipKey } from '../../plss/plss-id.ts';
import { landOfWkb } from '../fabric-files/wkb.ts';
import type { Schema } from './schema.ts';

interface Source {
  readonly layer: string;
  readonly source: string;
  readonly date: string;
}

const provenanceOf = ({ layer, source, date }: Source): Provenance => ({ layer, source, date });

export function fabricOn(db: Kysely<Schema>): DeployedFabric {
  return {
    isEmpty: async () => (await sql`select 1 from fabric_imports limit 1`.execute(db)).rows.length === 0,
    townshipsBy: async ({ state, meridianCode, township, range }) => {
      const name = townshipKey(township, range);
      const found = await townshipRows(
        db,
        sql`p.name = ${name} and substr(p.plss_id, 3, 2) = ${meridianCode}
        and (${state}::text = '' or substr(p.plss_id, 1, 2) = ${state}::text)`,
      );
      return found;
    },
    township: async (plssId) => (await townshipRows(db, sql`p.plss_id = ${plssId}`))[0] ?? null,
    sections: (plssId, number) => sectionsOf(db, plssId, number),
    points: async (plssId, name) => {
      const rows = await db
        .selectFrom('fabric_points as f')
        .innerJoin('fabric_provenance as v', 'v.id', 'f.provenance')
        .innerJoin('fabric_imports as i', 'i.id', 'v.import_id')
        .select(['f.plss_id', 'f.name', 'f.label', 'f.lon', 'f.lat', 'i.layer', 'v.source', 'v.date'])
        .where('f.plss_id', '=', plssId)
        .where('f.name', '=', name)
        .orderBy('f.lon')
        .orderBy('f.lat')
        .execute();
      return rows.map((row) => ({
        plssId: row.plss_id,
        name: row.name,
        label: row.label,
        lonLat: [row.lon, row.lat],
        provenance: provenanceOf(row),
      }));
    },
  };
}

interface TownshipRow extends Source {
  readonly plss_id: string;
  readonly land: Uint8Array | null;
}

/** A township whose boundary was imported in several pieces is one; of one known by its sections alone the land is empty. */
async function townshipRows(db: Kysely<Schema>, which: ReturnType<typeof sql>): Promise<FabricTownship[]> {
  const { rows } = await sql<TownshipRow>`
    select p.plss_id, t.land, coalesce(i.layer, 'PLSSFirstDivision') as layer,
      coalesce(v.source, '') as source, coalesce(v.date, '') as date
    from fabric_places p left join fabric_townships t on t.plss_id = p.plss_id
    left join fabric_provenance v on v.id = t.provenance left join fabric_imports i on i.id = v.import_id
    where ${which} order by p.plss_id, t.land`.execute(db);
  const townships = new Map<string, FabricTownship>();
  for (const row of rows) {
    const before = townships.get(row.plss_id);
    const land: MultiPolygon = row.land === null ? [] : landOfWkb(row.land);
    townships.set(
      row.plss_id,
      before
        ? { ...before, land: [...before.land, ...land] }
        : { plssId: row.plss_id, land, provenance: provenanceOf(row) },
    );
  }
  return [...townships.values()];
}

interface LandRow extends Source {
  /** Null on a section's own row. */
  readonly division_of: string | null;
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly suffix: string;
  readonly lot: string;
  readonly duplicate: string;
  readonly recorded_acres: number | null;
  readonly special: boolean;
  readonly land: Uint8Array | null;
}

/** One statement: sections of the number, and the second divisions of those. */
async function sectionsOf(db: Kysely<Schema>, plssId: string, number: number): Promise<FabricSection[]> {
  const { rows } = await sql<LandRow>`
    with found as (select * from fabric_sections where plss_id = ${plssId} and number = ${number}),
      lands as (
        select provenance, null as division_of, id, kind, '' as label, '' as suffix, '' as lot, duplicate,
          null::float8 as recorded_acres, false as special, land from found
        union all select provenance, section_id, id, kind, label, suffix, lot, '', recorded_acres, special, land
          from fabric_divisions where section_id in (select id from found))
    select l.*, i.layer, v.source, v.date from lands l
    join fabric_provenance v on v.id = l.provenance join fabric_imports i on i.id = v.import_id
    order by l.id, l.land`.execute(db);
  const divided = divisionsAmong(rows);
  return rows
    .filter((row) => row.division_of === null)
    .map((row) => ({
      ...{ id: row.id, plssId, kind: row.kind, number, duplicate: row.duplicate },
      land: landOfWkb(row.land!),
      divisions: divided.divisions.get(row.id) ?? [],
      special: divided.special.has(row.id),
      provenance: provenanceOf(row),
    }));
}

interface Divided {
  readonly divisions: Map<string, FabricDivision[]>;
  readonly special: Set<string>;
}

function divisionsAmong(rows: readonly LandRow[]): Divided {
  const divided: Divided = { divisions: new Map(), special: new Set() };
  for (const row of rows) {
    if (row.division_of === null) continue;
    if (row.special) divided.special.add(row.division_of);
    if (row.land === null) continue;
    const { id, kind, label, suffix, lot } = row;
    const division: FabricDivision = {
      ...{ id, kind, label, suffix, lot },
      land: landOfWkb(row.land),
      recordedAcres: row.recorded_acres,
      provenance: provenanceOf(row),
    };
    const list = divided.divisions.get(row.division_of);
    if (list) list.push(division);
    else divided.divisions.set(row.division_of, [division]);
  }
  return divided;
}
