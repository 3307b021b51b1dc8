// Takes: a response. Gives: a GeoPackage of its tracts and calls in their local planes (feet, point of beginning at the origin; an
// exception where it lies in its land), and of the aliquot tracts that the survey fabric located, in WGS 84; null where there is nothing to draw. Never: a position of its own.
import type { Tract } from '../contract/extraction.ts';
import { unpack } from '../contract/packed.ts';
import type { ExtractResponse, TractVerdict } from '../contract/response.ts';
import { bearingText } from '../survey/bearing.ts';
import { type Column, geopackageBytes, type Layer, type Value } from './geopackage-container.ts';
import type { Shape } from './geopackage-geometry.ts';
import { soundRings } from './georef-rings.ts';
import { type DrawnTract, drawnTracts } from './drawn-tract.ts';
import { lineOf, type PlaneCourse, type PlaneTract, ringOf, toVertexDigits } from './plane-tract.ts';
import { polygonsOf } from './ring-nesting.ts';

export function geopackage(response: ExtractResponse): Uint8Array | null {
  const tracts = drawnTracts(response);
  const located = locatedLayer(response);
  if (tracts.length === 0 && located === null) return null;
  const figures = tracts.filter(({ closed }) => closed);
  const lines = tracts.filter(({ closed }) => !closed);
  const layers: Layer[] = [
    tractLayer('tracts', 'POLYGON', 'Tracts in their own plane, feet from the point of beginning', response, figures),
    callLayer(response, tracts),
  ];
  if (lines.length > 0)
    layers.push(tractLayer('centerlines', 'LINESTRING', 'Centerlines in their own plane', response, lines));
  if (located !== null) layers.push(located);
  return geopackageBytes(layers, response.attestation?.extracted_at ?? '1970-01-01T00:00:00.000Z');
}

export const TRACT_COLUMNS: readonly Column[] = [
  ['tract_index', 'INTEGER'],
  ['tract', 'TEXT'],
  ['verdict', 'TEXT'],
  ['reasons', 'TEXT'],
  ['closure_ratio', 'TEXT'],
  ['misclosure_ft', 'REAL'],
  ['perimeter_ft', 'REAL'],
  ['computed_acres', 'REAL'],
  ['stated_acres', 'REAL'],
  ['stated_area', 'TEXT'],
  ['distance_unit', 'TEXT'],
  ['description_type', 'TEXT'],
  ['is_exception', 'BOOLEAN'],
  ['exception_place', 'TEXT'],
  ['corrected', 'BOOLEAN'],
  ['adjusted', 'BOOLEAN'],
  ['document', 'TEXT'],
  ['document_sha256', 'TEXT'],
  ['pob_description', 'TEXT'],
  ['easement_type', 'TEXT'],
  ['easement_width_ft', 'TEXT'],
  ['easement_term', 'TEXT'],
  ['easement_rights', 'TEXT'],
  ['aliquot', 'TEXT'],
  ['grantors', 'TEXT'],
  ['grantees', 'TEXT'],
  ['recording', 'TEXT'],
  ['transfer_date', 'TEXT'],
  ['county', 'TEXT'],
  ['state', 'TEXT'],
  ['notes', 'TEXT'],
];

export interface TractRow {
  readonly index: number;
  readonly tract: Tract;
  readonly verdict: TractVerdict;
  /** In words; "" for a tract that is no exception. */
  readonly exceptionPlace: string;
}

export function tractValues(response: ExtractResponse, { index, tract, verdict, exceptionPlace }: TractRow): Value[] {
  const { metadata } = response.extraction;
  const easement = unpack('easement', tract.easement);
  return [
    index,
    tract.name,
    verdict.status,
    verdict.reasons.join('\n'),
    verdict.closure_ratio,
    verdict.geometry?.misclosure ?? null,
    verdict.geometry?.perimeter_ft ?? null,
    verdict.computed_acres,
    tract.stated_acreage ?? null,
    tract.stated_area || null,
    tract.distance_unit,
    tract.description_type,
    Number(tract.is_exception),
    exceptionPlace || null,
    Number(verdict.corrected),
    Number(verdict.adjusted),
    response.document,
    response.attestation?.document_sha256 ?? '',
    tract.pob_description,
    easement.type ?? null,
    easement.width_ft ?? null,
    easement.term ?? null,
    easement.rights ?? null,
    tract.aliquot || null,
    metadata.grantors.join('; '),
    metadata.grantees.join('; '),
    metadata.recording,
    metadata.transfer_date,
    metadata.county,
    metadata.state,
    tract.notes,
  ];
}

function tractLayer(
  name: string,
  geometry: Layer['geometry'],
  description: string,
  response: ExtractResponse,
  tracts: readonly DrawnTract[],
): Layer {
  const rows = tracts.map((plane) => ({
    shape: plane.closed ? polygonOf(plane) : lineShape(plane.courses),
    values: tractValues(response, { ...plane, exceptionPlace: plane.place?.words ?? '' }),
  }));
  return { name, description, geometry, srsId: -1, columns: TRACT_COLUMNS, rows };
}

/** The ring of a figure is closed onto its own beginning, as a polygon must be; the misclosure stands in its column. */
function polygonOf(tract: PlaneTract): Shape {
  const ring = ringOf(tract);
  return { kind: 'polygon', rings: [[...ring, ring[0]!]] };
}

function lineShape(courses: readonly PlaneCourse[]): Shape {
  return { kind: 'line', points: lineOf(courses) };
}

export const CALL_COLUMNS: readonly Column[] = [
  ['tract_index', 'INTEGER'],
  ['tract', 'TEXT'],
  ['call', 'INTEGER'],
  ['call_type', 'TEXT'],
  ['bearing', 'TEXT'],
  ['distance_ft', 'REAL'],
  ['distance_recorded', 'REAL'],
  ['distance_unit', 'TEXT'],
  ['radius_ft', 'REAL'],
  ['arc_ft', 'REAL'],
  ['chord_bearing', 'TEXT'],
  ['chord_ft', 'REAL'],
  ['curve_direction', 'TEXT'],
  ['confidence', 'TEXT'],
  ['monument', 'TEXT'],
  ['adjoiner', 'TEXT'],
  ['verbatim_text', 'TEXT'],
  ['document', 'TEXT'],
];

function callLayer(response: ExtractResponse, tracts: readonly PlaneTract[]): Layer {
  const rows = tracts.flatMap((plane) =>
    plane.courses.map((course) => ({ shape: lineShape([course]), values: callValues(response, plane, course) })),
  );
  const description = 'Boundary courses, each with the sentence it was read from';
  return { name: 'calls', description, geometry: 'LINESTRING', srsId: -1, columns: CALL_COLUMNS, rows };
}

export function callValues(
  response: ExtractResponse,
  { index, tract }: Pick<PlaneTract, 'index' | 'tract'>,
  course: PlaneCourse,
): Value[] {
  const { call, arc } = course;
  const bearing = call.bearing === null ? null : bearingText(call.bearing);
  return [
    index,
    tract.name,
    course.number,
    call.call_type,
    bearing,
    toVertexDigits(course.lengthFt),
    call.distance ?? call.arc_length,
    tract.distance_unit,
    arc === null ? null : toVertexDigits(arc.radiusFt),
    arc === null ? null : toVertexDigits(course.lengthFt),
    call.call_type === 'curve' ? course.chordBearing : null,
    call.call_type === 'curve' ? toVertexDigits(course.chordFt) : null,
    call.curve_direction,
    call.confidence,
    call.monument,
    call.adjoiner,
    call.verbatim_text,
    response.document,
  ];
}

const LOCATED_COLUMNS: readonly Column[] = [
  ...TRACT_COLUMNS,
  ['plss_id', 'TEXT'],
  ['fabric', 'TEXT'],
  ['geodesic_acres', 'REAL'],
];

function locatedLayer(response: ExtractResponse): Layer | null {
  const rows = response.extraction.tracts.flatMap((tract, index) => {
    const verdict = response.groundtruth_verdicts[index];
    const georef = verdict?.georef;
    if (!verdict || !georef) return [];
    const polygons = polygonsOf(soundRings(georef));
    if (polygons.length === 0) return [];
    const values = [
      ...tractValues(response, { index, tract, verdict, exceptionPlace: '' }),
      georef.plss_id,
      georef.source,
      georef.acres,
    ];
    return [{ shape: { kind: 'multipolygon', polygons } as const, values }];
  });
  if (rows.length === 0) return null;
  const description = 'Aliquot tracts where the public survey fabric has them; never evidence of position';
  return { name: 'located_tracts', description, geometry: 'MULTIPOLYGON', srsId: 4326, columns: LOCATED_COLUMNS, rows };
}
