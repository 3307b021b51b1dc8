// Takes: feature layers. Gives: the bytes of a GeoPackage 1.3: application id, spatial references, contents, R-trees with their
// triggers. Never: an outside file; it is built in memory, and the same layers give the same bytes but for the time they carry.
import { DatabaseSync } from 'node:sqlite';
import { breath } from './breath.ts';
import { type Envelope, envelopeOf, geometryBlob, type Shape } from './geopackage-geometry.ts';

export type Column = readonly [name: string, type: 'TEXT' | 'INTEGER' | 'REAL' | 'BOOLEAN'];
export type Value = string | number | null;

export interface Layer {
  readonly name: string;
  readonly description: string;
  readonly geometry: 'LINESTRING' | 'POLYGON' | 'MULTIPOLYGON';
  /** -1: an undefined Cartesian plane; 4326: WGS 84; any other is one of those handed over beside the layers. */
  readonly srsId: number;
  readonly columns: readonly Column[];
  readonly rows: readonly { readonly shape: Shape; readonly values: readonly Value[] }[];
}

/** A spatial reference that the standard does not ask for. */
export interface SpatialReference {
  readonly id: number;
  readonly name: string;
  /** Whose number it is. */
  readonly organization: 'EPSG' | 'NONE';
  readonly definition: string;
  readonly description: string;
}

const WGS_84 =
  'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],' +
  'PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],' +
  'AXIS["Latitude",NORTH],AXIS["Longitude",EAST],AUTHORITY["EPSG","4326"]]';

const BASE = `
  PRAGMA application_id = 0x47504B47;
  PRAGMA user_version = 10300;
  CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT NOT NULL, srs_id INTEGER NOT NULL PRIMARY KEY, organization TEXT NOT NULL,
    organization_coordsys_id INTEGER NOT NULL, definition TEXT NOT NULL, description TEXT);
  CREATE TABLE gpkg_contents (table_name TEXT NOT NULL PRIMARY KEY, data_type TEXT NOT NULL, identifier TEXT UNIQUE,
    description TEXT DEFAULT '', last_change DATETIME NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')),
    min_x DOUBLE, min_y DOUBLE, max_x DOUBLE, max_y DOUBLE, srs_id INTEGER,
    CONSTRAINT fk_gc_r_srs_id FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys(srs_id));
  CREATE TABLE gpkg_geometry_columns (table_name TEXT NOT NULL, column_name TEXT NOT NULL, geometry_type_name TEXT NOT NULL,
    srs_id INTEGER NOT NULL, z TINYINT NOT NULL, m TINYINT NOT NULL,
    CONSTRAINT pk_geom_cols PRIMARY KEY (table_name, column_name), CONSTRAINT uk_gc_table_name UNIQUE (table_name),
    CONSTRAINT fk_gc_tn FOREIGN KEY (table_name) REFERENCES gpkg_contents(table_name),
    CONSTRAINT fk_gc_srs FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys (srs_id));
  CREATE TABLE gpkg_extensions (table_name TEXT, column_name TEXT, extension_name TEXT NOT NULL, definition TEXT NOT NULL,
    scope TEXT NOT NULL, CONSTRAINT ge_tce UNIQUE (table_name, column_name, extension_name));
  INSERT INTO gpkg_spatial_ref_sys VALUES
    ('Undefined Cartesian SRS', -1, 'NONE', -1, 'undefined', 'undefined Cartesian coordinate reference system'),
    ('Undefined geographic SRS', 0, 'NONE', 0, 'undefined', 'undefined geographic coordinate reference system'),
    ('WGS 84 geodetic', 4326, 'EPSG', 4326, '${WGS_84}', 'longitude/latitude coordinates in decimal degrees on the WGS 84 spheroid');
`;

export function geopackageBytes(
  layers: readonly Layer[],
  at: string,
  references: readonly SpatialReference[] = [],
): Uint8Array {
  const steps = written(layers, at, references);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same, with pauses, so that a large file does not hold up the requests of others. */
export async function geopackageInSteps(layers: readonly Layer[], at: string): Promise<Uint8Array> {
  const steps = written(layers, at, []);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await breath();
  }
}

const ROWS_A_STEP = 250;

function* written(
  layers: readonly Layer[],
  at: string,
  references: readonly SpatialReference[],
): Generator<undefined, Uint8Array> {
  const db = new DatabaseSync(':memory:');
  try {
    db.exec(BASE);
    db.exec('BEGIN'); // one transaction: each statement's own would cost more than the statement
    for (const reference of references) addReference(db, reference);
    for (const layer of layers) yield* addLayer(db, layer, at);
    db.exec('COMMIT');
    return (db as DatabaseSync & { serialize(): Uint8Array }).serialize(); // newer than its published types
  } finally {
    db.close();
  }
}

function addReference(db: DatabaseSync, { id, name, organization, definition, description }: SpatialReference): void {
  db.prepare('INSERT OR IGNORE INTO gpkg_spatial_ref_sys VALUES (?, ?, ?, ?, ?, ?)').run(
    name,
    id,
    organization,
    id,
    definition,
    description,
  );
}

function* addLayer(db: DatabaseSync, layer: Layer, at: string): Generator<undefined> {
  const { name, geometry, srsId, columns, rows } = layer;
  const names = columns.map(([column]) => `"${column}"`);
  db.exec(
    `CREATE TABLE "${name}" (fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, geom ${geometry}, ` +
      `${columns.map(([column, type]) => `"${column}" ${type}`).join(', ')})`,
  );
  const envelopes = rows.map(({ shape }) => envelopeOf(shape));
  const box = envelopes.length === 0 ? null : envelopes.reduce(joined);
  db.prepare('INSERT INTO gpkg_contents VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
    name,
    'features',
    name,
    layer.description,
    at,
    box?.minX ?? null,
    box?.minY ?? null,
    box?.maxX ?? null,
    box?.maxY ?? null,
    srsId,
  );
  db.prepare('INSERT INTO gpkg_geometry_columns VALUES (?, ?, ?, ?, 0, 0)').run(name, 'geom', geometry, srsId);
  db.exec(`CREATE VIRTUAL TABLE "rtree_${name}_geom" USING rtree(id, minx, maxx, miny, maxy)`);
  const insert = db.prepare(
    `INSERT INTO "${name}" (fid, geom, ${names.join(', ')}) VALUES (?, ?, ${names.map(() => '?').join(', ')})`,
  );
  const index = db.prepare(`INSERT INTO "rtree_${name}_geom" VALUES (?, ?, ?, ?, ?)`);
  for (const [i, { shape, values }] of rows.entries()) {
    const envelope = envelopes[i]!;
    insert.run(i + 1, geometryBlob(shape, srsId, envelope), ...values);
    const { minX, maxX, minY, maxY } = envelope;
    index.run(i + 1, minX, maxX, minY, maxY);
    if (i % ROWS_A_STEP === ROWS_A_STEP - 1) yield;
  }
  db.prepare('INSERT INTO gpkg_extensions VALUES (?, ?, ?, ?, ?)').run(
    name,
    'geom',
    'gpkg_rtree_index',
    'http://www.geopackage.org/spec120/#extension_rtree',
    'write-only',
  );
  db.exec(rtreeTriggers(name)); // after the rows: they call functions that a writing GIS brings
}

function joined(a: Envelope, b: Envelope): Envelope {
  return {
    minX: Math.min(a.minX, b.minX),
    minY: Math.min(a.minY, b.minY),
    maxX: Math.max(a.maxX, b.maxX),
    maxY: Math.max(a.maxY, b.maxY),
  };
}

/** The triggers of the R-tree extension, as the standard words them (clause F.3). */
function rtreeTriggers(table: string): string {
  const tree = `rtree_${table}_geom`;
  const entry = `VALUES (NEW.fid, ST_MinX(NEW.geom), ST_MaxX(NEW.geom), ST_MinY(NEW.geom), ST_MaxY(NEW.geom))`;
  const some = 'NEW.geom NOTNULL AND NOT ST_IsEmpty(NEW.geom)';
  const none = '(NEW.geom ISNULL OR ST_IsEmpty(NEW.geom))';
  return `
    CREATE TRIGGER "${tree}_insert" AFTER INSERT ON "${table}" WHEN (${some})
      BEGIN INSERT OR REPLACE INTO "${tree}" ${entry}; END;
    CREATE TRIGGER "${tree}_update1" AFTER UPDATE OF geom ON "${table}" WHEN OLD.fid = NEW.fid AND (${some})
      BEGIN INSERT OR REPLACE INTO "${tree}" ${entry}; END;
    CREATE TRIGGER "${tree}_update2" AFTER UPDATE OF geom ON "${table}" WHEN OLD.fid = NEW.fid AND ${none}
      BEGIN DELETE FROM "${tree}" WHERE id = OLD.fid; END;
    CREATE TRIGGER "${tree}_update3" AFTER UPDATE ON "${table}" WHEN OLD.fid != NEW.fid AND (${some})
      BEGIN DELETE FROM "${tree}" WHERE id = OLD.fid; INSERT OR REPLACE INTO "${tree}" ${entry}; END;
    CREATE TRIGGER "${tree}_update4" AFTER UPDATE ON "${table}" WHEN OLD.fid != NEW.fid AND ${none}
      BEGIN DELETE FROM "${tree}" WHERE id IN (OLD.fid, NEW.fid); END;
    CREATE TRIGGER "${tree}_delete" AFTER DELETE ON "${table}" WHEN OLD.geom NOT NULL
      BEGIN DELETE FROM "${tree}" WHERE id = OLD.fid; END;`;
}
