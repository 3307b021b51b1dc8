// Takes: a GeoPackage. Gives: its feature tables as layers.
// Never: a view (it may compute without end), a write, or a row read whole before its size is known.
import { existsSync, statSync } from 'node:fs';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { Feature } from '../../plss/fabric-features.ts';
import { crsOfCode } from './coordinate-system.ts';
import { fieldName, type FileLayer, USED_FIELDS } from './file-layer.ts';
import { FILE_LIMITS, FileTrouble, shown } from './file-trouble.ts';
import { readWkb } from './wkb.ts';

interface Contents {
  readonly table: string;
  readonly column: string;
  readonly organization: string;
  readonly code: number;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export function geoPackageLayers(path: string): FileLayer[] {
  if (existsSync(`${path}-wal`) && statSync(`${path}-wal`).size > 0)
    throw new FileTrouble('another program has changes to it in a -wal file; close it there first.');
  const contents = withDatabase(path, tables);
  if (contents.length === 0) throw new FileTrouble('it is an SQLite file without a feature table of a GeoPackage.');
  return contents.slice(0, FILE_LIMITS.layers).map((each) => layerOf(path, each));
}

function layerOf(path: string, contents: Contents): FileLayer {
  const crs = crsOfCode(contents.organization, contents.code);
  return {
    name: contents.table,
    format: 'GeoPackage',
    crs: () => crs,
    async *features(onShare) {
      const database = opened(path);
      try {
        yield* rowsOf(database, contents, onShare);
      } catch (error) {
        throw sqliteTrouble(error);
      } finally {
        database.close();
      }
    },
  };
}

/** Immutable: SQLite neither locks the file nor looks for a journal beside it. */
function opened(path: string): DatabaseSync {
  const address = pathToFileURL(path);
  address.searchParams.set('immutable', '1');
  const database = new DatabaseSync(address, { readOnly: true, allowExtension: false });
  database.exec('pragma trusted_schema = off; pragma cell_size_check = on; pragma mmap_size = 0');
  return database;
}

function withDatabase<T>(path: string, task: (database: DatabaseSync) => T): T {
  let database: DatabaseSync | null = null;
  try {
    database = opened(path);
    refuseTruncated(database, path);
    return task(database);
  } catch (error) {
    throw sqliteTrouble(error);
  } finally {
    database?.close();
  }
}

function refuseTruncated(database: DatabaseSync, path: string): void {
  const { bytes } = database
    .prepare('select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()')
    .get() as { bytes: number };
  if (statSync(path).size < bytes) throw new FileTrouble('it ends too soon.');
}

function sqliteTrouble(error: unknown): unknown {
  if (error instanceof FileTrouble || (error as { code?: unknown }).code !== 'ERR_SQLITE_ERROR') return error;
  return new FileTrouble(`SQLite cannot read it (${shown((error as Error).message)}).`);
}

function tables(database: DatabaseSync): Contents[] {
  const rows = database
    .prepare(
      `select g.table_name as "table", g.column_name as "column", s.organization, s.organization_coordsys_id as code
       from gpkg_contents c join gpkg_geometry_columns g on g.table_name = c.table_name
       join gpkg_spatial_ref_sys s on s.srs_id = g.srs_id
       join sqlite_schema t on t.name = c.table_name and t.type = 'table'
       where c.data_type = 'features' order by g.table_name`,
    )
    .all();
  return rows.map((row) => ({
    table: String(row.table),
    column: String(row.column),
    organization: String(row.organization),
    code: Number(row.code),
  }));
}

const PAUSE_ROWS = 500;

async function* rowsOf(
  database: DatabaseSync,
  { table, column }: Contents,
  onShare: (share: number) => void,
): AsyncIterable<Feature> {
  const names = database
    .prepare('select name from pragma_table_info(?)')
    .all(table)
    .map((row) => String(row.name));
  const fields = names.filter((name) => name !== column && USED_FIELDS.has(fieldName(name)));
  const total = Number(database.prepare(`select count(*) as rows from ${quoted(table)}`).get()!.rows);
  const land = quoted(column);
  const within = `length(${land}) <= ${FILE_LIMITS.featureBytes}`;
  const short = (name: string): string =>
    `case typeof(${quoted(name)}) when 'text' then substr(${quoted(name)}, 1, 400) when 'blob' then null else ${quoted(name)} end as ${quoted(name)}`;
  const columns = [
    ...fields.map(short),
    `length(${land}) as "size of land"`,
    `case when ${within} then ${land} end as "land"`,
  ];
  const statement = database.prepare(`select ${columns.join(', ')} from ${quoted(table)}`);
  let row = 0;
  for (const values of statement.iterate()) {
    row += 1;
    if (row % PAUSE_ROWS === 0) {
      onShare(row / total);
      await new Promise((resolve) => setImmediate(resolve)); // SQLite answers at once: let others in
    }
    yield featureOf(values, fields);
  }
  onShare(1);
}

function featureOf(values: Record<string, SQLOutputValue>, fields: readonly string[]): Feature {
  const properties: Record<string, unknown> = {};
  for (const name of fields) properties[fieldName(name)] = values[name];
  const { land } = values;
  if (Number(values['size of land'] ?? 0) > FILE_LIMITS.featureBytes)
    throw new FileTrouble(`a feature of it is larger than ${FILE_LIMITS.featureBytes / 2 ** 20} MB.`);
  if (land === null || land === undefined) return { properties, geometry: null };
  if (!(land instanceof Uint8Array)) throw new FileTrouble('a geometry of it is no GeoPackage geometry.');
  return { properties, geometry: geometryOf(land) };
}

const ENVELOPE_BYTES = [0, 32, 48, 48, 64];

/** GeoPackage 1.3, 2.1.3: "GP", version, flags, the system, an envelope, then well-known binary. */
function geometryOf(blob: Uint8Array): unknown {
  const flags = blob[3] ?? 0;
  const envelope = ENVELOPE_BYTES[(flags >> 1) & 7];
  if (blob[0] !== 0x47 || blob[1] !== 0x50 || envelope === undefined)
    throw new FileTrouble('a geometry of it is no GeoPackage geometry.');
  if ((flags >> 4) & 1) return null; // marked empty
  const geometry = readWkb(blob.subarray(8 + envelope));
  if (geometry === null) throw new FileTrouble('a geometry of it is neither polygons nor a point, or is cut short.');
  return geometry.type === 'Point'
    ? { type: 'Point', coordinates: geometry.lonLat }
    : { type: 'MultiPolygon', coordinates: geometry.land };
}
