// Takes: a transaction in which layers were loaded. Gives: older rows of the same townships gone, and the list of places true again.
// Never: a row of a township, or of a layer, that the load did not bring (docs/decisions/0076).
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { ShrunkTownship } from '../../service/fabric-ports.ts';
import type { FabricLayer } from '../fabric-files/fabric-layer.ts';
import type { Schema } from './schema.ts';

export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** What a command brought: by layer the townships, each with the box around its land (null where it has none). */
export type Brought = ReadonlyMap<FabricLayer, ReadonlyMap<string, Bounds | null>>;

export const LAYER_TABLES = {
  PLSSTownship: 'fabric_townships',
  PLSSFirstDivision: 'fabric_sections',
  PLSSIntersected: 'fabric_divisions',
  PLSSPoint: 'fabric_points',
} as const satisfies Record<FabricLayer, keyof Schema>;

const AT_ONCE = 2000;

/** Imports of several processes go one after the other. */
const IMPORT_LOCK = 843_624;

/** One long statement or a slow disk must not end an import, which waits for its turn too. */
export async function takeTurn(tx: Transaction<Schema>): Promise<void> {
  for (const setting of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    await sql`set local ${sql.raw(setting)} = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(IMPORT_LOCK)})`.execute(tx);
}

export type Shrunk = ReadonlyMap<FabricLayer, readonly ShrunkTownship[]>;

/** `firstProvenance`: everything the command wrote has this provenance or a later one. Gives what has become less by it. */
export async function replaceOlder(
  tx: Transaction<Schema>,
  brought: Brought,
  firstProvenance: number,
): Promise<Shrunk> {
  const shrunk = new Map<FabricLayer, readonly ShrunkTownship[]>();
  for (const [layer, townships] of brought) {
    shrunk.set(layer, await shrunkIn(tx, layer, [...townships.keys()], firstProvenance));
    const replaced = await deleteRows(tx, layer, [...townships.keys()], firstProvenance);
    if (replaced > 0) await forgetEmptyImports(tx, layer);
    if (layer === 'PLSSTownship' || layer === 'PLSSFirstDivision') await putPlaces(tx, townships);
    await sql`analyze ${sql.table(LAYER_TABLES[layer])}`.execute(tx);
  }
  await sql`analyze fabric_places`.execute(tx);
  return shrunk;
}

async function shrunkIn(
  tx: Transaction<Schema>,
  layer: FabricLayer,
  townships: readonly string[],
  firstProvenance: number,
): Promise<ShrunkTownship[]> {
  const table = sql.table(LAYER_TABLES[layer]);
  const [older, newer] = [sql`filter (where provenance < ${firstProvenance})`, sql`filter (where provenance >= ${firstProvenance})`]; // prettier-ignore
  const found: ShrunkTownship[] = [];
  for (const some of chunks(townships)) {
    const { rows } = await sql<{ plss_id: string; before: number; after: number }>`
      select t as plss_id, (count(*) ${older})::integer as before, (count(*) ${newer})::integer as after
      from ${table}, unnest(${some}::text[]) as t where ${isOf(layer)}
      group by t having count(*) ${older} > count(*) ${newer} order by t`.execute(tx);
    found.push(...rows.map(({ plss_id: plssId, before, after }) => ({ plssId, before, after })));
  }
  return found;
}

/** Rows of these townships with an earlier provenance; gives how many there were. */
export async function deleteRows(
  tx: Transaction<Schema>,
  layer: FabricLayer,
  townships: readonly string[],
  beforeProvenance: number,
): Promise<number> {
  const table = sql.table(LAYER_TABLES[layer]);
  let deleted = 0;
  for (const some of chunks(townships)) {
    const { numAffectedRows } = await sql`delete from ${table} using unnest(${some}::text[]) as t
      where ${isOf(layer)} and provenance < ${beforeProvenance}`.execute(tx);
    deleted += Number(numAffectedRows ?? 0);
  }
  return deleted;
}

/** Divisions go by their section, whose identifier begins with the township's. */
function isOf(layer: FabricLayer): RawBuilder<unknown> {
  return layer === 'PLSSIntersected'
    ? sql`section_id >= t collate "C" and section_id < (t || '~') collate "C"`
    : sql`plss_id = t collate "C"`;
}

/** Boxes only grow: they choose where to look, and the polygons decide. */
async function putPlaces(tx: Transaction<Schema>, townships: ReadonlyMap<string, Bounds | null>): Promise<void> {
  for (const some of chunks([...townships])) {
    const ids = some.map(([plssId]) => plssId);
    const side = (k: number): (number | null)[] => some.map(([, bounds]) => bounds?.[k] ?? null);
    await sql`insert into fabric_places (plss_id, name, bounds)
      select id, substr(id, 5, 10), box(point(w, s), point(e, n))
      from unnest(${ids}::text[], ${side(0)}::float8[], ${side(1)}::float8[], ${side(2)}::float8[], ${side(3)}::float8[])
        as places (id, w, s, e, n)
      on conflict (plss_id) do update set bounds =
        coalesce(bound_box(fabric_places.bounds, excluded.bounds), fabric_places.bounds, excluded.bounds)`.execute(tx);
  }
}

/** Provenance without rows, then imports without provenance; `held` of the others is what is left of them. */
export async function forgetEmptyImports(tx: Transaction<Schema>, layer: FabricLayer): Promise<void> {
  const table = sql.table(LAYER_TABLES[layer]);
  await sql`delete from fabric_provenance p using fabric_imports i
    where i.id = p.import_id and i.layer = ${layer}
      and not exists (select from ${table} r where r.provenance = p.id)`.execute(tx);
  await sql`delete from fabric_imports i where i.layer = ${layer}
    and not exists (select from fabric_provenance p where p.import_id = i.id)`.execute(tx);
  await sql`update fabric_imports i set held = counted.held
    from (select p.import_id, count(*)::integer as held from ${table} r join fabric_provenance p on p.id = r.provenance
      group by p.import_id) counted
    where counted.import_id = i.id and counted.held <> i.held`.execute(tx);
}

/** Places of which neither a boundary nor a section is left. */
export async function forgetEmptyPlaces(tx: Transaction<Schema>): Promise<void> {
  await sql`delete from fabric_places p
    where not exists (select from fabric_townships t where t.plss_id = p.plss_id)
      and not exists (select from fabric_sections s where s.plss_id = p.plss_id)`.execute(tx);
}

function* chunks<T>(list: readonly T[]): Iterable<T[]> {
  for (let at = 0; at < list.length; at += AT_ONCE) yield list.slice(at, at + AT_ONCE);
}
