// Gives: the tables of the survey fabric as Kysely sees them. Never: box or bytea arrays, which the two drivers write differently.
import type { ColumnType, Generated } from 'kysely';

export interface FabricImportsTable {
  id: Generated<number>;
  layer: string;
  file: string;
  sha256: string;
  bytes: number;
  format: string;
  crs: string;
  /** Features the file has, and those kept of it. */
  features: number;
  held: number;
  imported_at: ColumnType<Date, Date, Date>;
}

export interface FabricProvenanceTable {
  id: Generated<number>;
  import_id: number;
  source: string;
  date: string;
}

export interface FabricPlacesTable {
  plss_id: string;
  name: string;
  /** Only ever read and written by expressions. */
  bounds: ColumnType<never, never, never>;
}

export interface FabricTownshipsTable {
  provenance: number;
  plss_id: string;
  land: Uint8Array;
}

export interface FabricSectionsTable {
  provenance: number;
  number: number;
  plss_id: string;
  id: string;
  kind: string;
  duplicate: string;
  land: Uint8Array;
}

export interface FabricDivisionsTable {
  provenance: number;
  recorded_acres: number | null;
  special: boolean;
  section_id: string;
  id: string;
  kind: string;
  label: string;
  suffix: string;
  lot: string;
  land: Uint8Array | null;
}

export interface FabricPointsTable {
  provenance: number;
  plss_id: string;
  name: string;
  label: string;
  lon: number;
  lat: number;
}

export interface FabricSchema {
  fabric_imports: FabricImportsTable;
  fabric_provenance: FabricProvenanceTable;
  fabric_places: FabricPlacesTable;
  fabric_townships: FabricTownshipsTable;
  fabric_sections: FabricSectionsTable;
  fabric_divisions: FabricDivisionsTable;
  fabric_points: FabricPointsTable;
}

export const BACKED_UP_FABRIC_TABLES = [
  'fabric_imports',
  'fabric_provenance',
  'fabric_places',
  'fabric_townships',
  'fabric_sections',
  'fabric_divisions',
  'fabric_points',
] as const satisfies readonly (keyof FabricSchema)[];
