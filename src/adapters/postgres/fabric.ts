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

async function sectionsOf(db: Kysely<Schema>, plssId: string, number: number): Promise<FabricSection[]> {
  const rows = await db
    .selectFrom('fabric_sections as f')
    .innerJoin('fabric_provenance as v', 'v.id', 'f.provenance')
    .innerJoin('fabric_imports as i', 'i.id', 'v.import_id')
    .select(['f.id', 'f.plss_id', 'f.kind', 'f.number', 'f.duplicate', 'f.land', 'i.layer', 'v.source', 'v.date'])
    .where('f.plss_id', '=', plssId)
    .where('f.number', '=', number)
    .orderBy('f.id')
    .orderBy('f.land')
    .execute();
  const divided = await divisionsOf(db, [...new Set(rows.map(({ id }) => id))]);
  return rows.map((row) => ({
    id: row.id,
    plssId: row.plss_id,
    kind: row.kind,
    number: row.number,
    duplicate: row.duplicate,
    land: landOfWkb(row.land),
    divisions: divided.divisions.get(row.id) ?? [],
    special: divided.special.has(row.id),
    provenance: provenanceOf(row),
  }));
}

interface Divided {
  readonly divisions: Map<string, FabricDivision[]>;
  readonly special: Set<string>;
}

async function divisionsOf(db: Kysely<Schema>, sectionIds: readonly string[]): Promise<Divided> {
  const divided: Divided = { divisions: new Map(), special: new Set() };
  if (sectionIds.length === 0) return divided;
  const rows = await db
    .selectFrom('fabric_divisions as f')
    .innerJoin('fabric_provenance as v', 'v.id', 'f.provenance')
    .innerJoin('fabric_imports as i', 'i.id', 'v.import_id')
    .selectAll('f')
    .select(['i.layer', 'v.source', 'v.date'])
    .where('f.section_id', 'in', sectionIds)
    .orderBy('f.id')
    .orderBy('f.land')
    .execute();
  for (const row of rows) {
    if (row.special) divided.special.add(row.section_id);
    if (row.land === null) continue;
    const { id, kind, label, suffix, lot } = row;
    const division: FabricDivision = {
      ...{ id, kind, label, suffix, lot },
      land: landOfWkb(row.land),
      recordedAcres: row.recorded_acres,
      provenance: provenanceOf(row),
    };
    const list = divided.divisions.get(row.section_id);
    if (list) list.push(division);
    else divided.divisions.set(row.section_id, [division]);
  }
  return divided;
}
