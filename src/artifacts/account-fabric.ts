// Takes: the located tracts of an account. Gives: a WGS 84 GeoPackage: layers `parcels` and `parcel_boundaries`, each course with the
// sentence it was read from. Never: anything recomputed: areas and verdicts are those of the bodies.
import type { ExtractResponse } from '../contract/response.ts';
import { type Column, geopackageInSteps, type Layer } from './geopackage-container.ts';
import { CALL_COLUMNS, callValues, TRACT_COLUMNS, tractValues } from './geopackage.ts';
import type { PlacedTract } from './placed-tract.ts';

export interface FabricRows {
  readonly parcels: Layer['rows'][number][];
  readonly boundaries: Layer['rows'][number][];
  /** Whether a parcel lies in several pieces. */
  severalPieces: boolean;
}

export const noRows = (): FabricRows => ({ parcels: [], boundaries: [], severalPieces: false });

const WHERE: readonly Column[] = [
  ['located_by', 'TEXT'],
  ['reference', 'TEXT'],
];
const PARCEL_COLUMNS: readonly Column[] = [
  ...TRACT_COLUMNS,
  ...WHERE,
  ['pob_lon', 'REAL'],
  ['pob_lat', 'REAL'],
  ['rotation_deg', 'REAL'],
  ['plss_id', 'TEXT'],
  ['fabric', 'TEXT'],
];
const BOUNDARY_COLUMNS: readonly Column[] = [...CALL_COLUMNS, ...WHERE];

export function addRows(rows: FabricRows, response: ExtractResponse, placed: PlacedTract, reference: string): void {
  const { verdict, placement, polygons, courses, locatedBy } = placed;
  if (polygons.length > 0) {
    const georef = placement === null ? verdict.georef : null;
    rows.severalPieces ||= polygons.length > 1;
    rows.parcels.push({
      shape: { kind: 'multipolygon', polygons },
      values: [
        ...tractValues(response, placed),
        locatedBy,
        reference,
        placement?.lon ?? null,
        placement?.lat ?? null,
        placement?.rotationDeg ?? null,
        georef?.plss_id ?? null,
        georef?.source ?? null,
      ],
    });
  }
  for (const { course, path } of courses)
    rows.boundaries.push({
      shape: { kind: 'line', points: path },
      values: [...callValues(response, placed, course), locatedBy, reference],
    });
}

/** A polygon layer; of several-piece polygons only where an account has such a parcel. */
export async function accountFabric(rows: FabricRows, at: string): Promise<Uint8Array> {
  const parcels = rows.severalPieces
    ? rows.parcels
    : rows.parcels.map(({ shape, values }) => ({
        shape: { kind: 'polygon', rings: shape.kind === 'multipolygon' ? shape.polygons[0]! : [] } as const,
        values,
      }));
  const layers: Layer[] = [
    {
      name: 'parcels',
      description: 'Located parcels; located_by is operator for a placement, plss for the survey fabric',
      geometry: rows.severalPieces ? 'MULTIPOLYGON' : 'POLYGON',
      srsId: 4326,
      columns: PARCEL_COLUMNS,
      rows: parcels,
    },
    {
      name: 'parcel_boundaries',
      description: 'Boundary courses of placed parcels, each with the sentence it was read from',
      geometry: 'LINESTRING',
      srsId: 4326,
      columns: BOUNDARY_COLUMNS,
      rows: rows.boundaries,
    },
  ];
  return await geopackageInSteps(layers, at);
}
