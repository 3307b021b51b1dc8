// Takes: a response. Gives: a GeoPackage of its tracts and calls in their local planes (feet, point of beginning at the origin; an
// exception where it lies in its land), and of the aliquot tracts that the survey fabric located, in WGS 84; null where there is nothing to draw. Never: a position of its own.
import type { Tract } from '../contract/extraction.ts';
import { unpack } from '../contract/packed.ts';
import type { ExtractResponse, TractVerdict } from '../contract/response.ts';
import { bearingText } from '../survey/bearing.ts';
import type { Point } from '../survey/traverse.ts';
import { type Column, geopackageBytes, type Layer, type SpatialReference, type Value } from './geopackage-container.ts';
import { leftWords, placeWords, systemWords } from './coordinate-words.ts';
import { type Coordinates, coordinateOf, type Drawing, drawing, type EarthTract } from './drawing.ts';
import type { Shape, Xy } from './geopackage-geometry.ts';
import { type LonLat, soundRings } from './georef-rings.ts';
import type { DrawnTract } from './drawn-tract.ts';
import { lineOf, type PlaneCourse, type PlaneTract, ringOf, toVertexDigits } from './plane-tract.ts';
import { polygonsOf } from './ring-nesting.ts';

export function geopackage(response: ExtractResponse, laid: Drawing = drawing(response, null)): Uint8Array | null {
  return laid.coordinates ? onTheEarth(response, laid.coordinates) : inOwnPlanes(response, laid.tracts);
}

function inOwnPlanes(response: ExtractResponse, all: readonly DrawnTract[]): Uint8Array | null {
  const tracts = all.filter(({ tract }) => tract.calls.length > 0); // what the fabric has stands on the earth
  const located = locatedLayer(response, null);
  if (tracts.length === 0 && located === null) return null;
  const figures = tracts.filter(({ closed }) => closed);
  const lines = tracts.filter(({ closed }) => !closed);
  const layers: Layer[] = [
    tractLayer('tracts', 'Tracts in their own plane, feet from the point of beginning', response, figures, UNPLACED),
    callLayer(response, tracts, UNPLACED),
  ];
  if (lines.length > 0)
    layers.push(tractLayer('centerlines', 'Centerlines in their own plane', response, lines, UNPLACED));
  if (figures.length > 0) layers.push(measuredLayer(figures));
  if (located !== null) layers.push(located);
  return geopackageBytes(layers, timeOf(response), figures.length > 0 ? [FOOT_PLANE] : []);
}

const timeOf = ({ attestation }: ExtractResponse): string => attestation?.extracted_at ?? '1970-01-01T00:00:00.000Z';

/** Where the points of a tract's plane lie in the layer's spatial reference. */
interface Laying {
  readonly srsId: number;
  readonly layOf: (tract: PlaneTract) => (point: Point) => Xy;
}

/** The undefined plane of SPEC.md has no unit: a GIS that is asked for an area there takes its feet for metres, or for nothing. */
const FOOT_PLANE: SpatialReference = {
  id: 990001,
  name: 'Traverse plane, US survey foot',
  organization: 'NONE',
  definition:
    'LOCAL_CS["Traverse plane, US survey foot",LOCAL_DATUM["Point of beginning",0],UNIT["US survey foot",0.304800609601219,' +
    'AUTHORITY["EPSG","9003"]],AXIS["East",EAST],AXIS["North",NORTH]]',
  description: 'Feet east and north of the point of beginning; not placed on the earth',
};

const MEASURED_COLUMNS: readonly Column[] = [
  ['tract_index', 'INTEGER'],
  ['tract', 'TEXT'],
  ['verdict', 'TEXT'],
  ['is_exception', 'BOOLEAN'],
  ['computed_sqft', 'REAL'],
];

/** The figures of `tracts` once more, in feet that a GIS knows as feet. */
function measuredLayer(figures: readonly DrawnTract[]): Layer {
  const rows = figures.map((plane) => ({
    shape: polygonOf(plane, (point) => point),
    values: [
      plane.index,
      plane.tract.name,
      plane.verdict.status,
      Number(plane.tract.is_exception),
      plane.verdict.computed_sqft,
    ],
  }));
  const description = 'The figures of tracts in US survey feet, for areas and lengths';
  return {
    name: 'tracts_in_feet',
    description,
    geometry: 'POLYGON',
    srsId: FOOT_PLANE.id,
    columns: MEASURED_COLUMNS,
    rows,
  };
}

const UNPLACED: Laying = { srsId: -1, layOf: () => (point) => point };

/** Every layer in the one system; arcs are densified in the plane first, so that they lie where the arc does. */
function onTheEarth(response: ExtractResponse, coordinates: Coordinates): Uint8Array | null {
  const { grid, placed } = coordinates;
  const traverses = placed.filter(({ tract }) => tract.tract.calls.length > 0);
  const located = locatedLayer(response, coordinates);
  if (traverses.length === 0 && located === null) return null;
  const earth = new Map<PlaneTract, EarthTract>(traverses.map((one) => [one.tract, one]));
  const laying: Laying = {
    srsId: grid.epsg,
    layOf: (tract) => (point) => coordinateOf(grid, earth.get(tract)!.place(point)),
  };
  const tracts = traverses.map(({ tract }) => tract);
  const figures = tracts.filter(({ closed }) => closed);
  const lines = tracts.filter(({ closed }) => !closed);
  const words = [...systemWords(coordinates), ...placed.map((one) => placeWords(grid, one)), ...leftWords(coordinates)];
  const layers = [
    tractLayer('tracts', `Tracts. ${words.join(' ')}`, response, figures, laying),
    callLayer(response, tracts, laying),
    ...(lines.length > 0
      ? [tractLayer('centerlines', `Centerlines. ${words.join(' ')}`, response, lines, laying)]
      : []),
    ...(located === null ? [] : [located]),
  ];
  const { epsg: id, name, wkt: definition } = grid;
  return geopackageBytes(layers, timeOf(response), [{ id, name, organization: 'EPSG', definition, description: name }]);
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
  description: string,
  response: ExtractResponse,
  tracts: readonly DrawnTract[],
  { srsId, layOf }: Laying,
): Layer {
  const geometry = name === 'centerlines' ? 'LINESTRING' : 'POLYGON';
  const rows = tracts.map((plane) => ({
    shape: plane.closed ? polygonOf(plane, layOf(plane)) : lineShape(plane.courses, layOf(plane)),
    values: tractValues(response, { ...plane, exceptionPlace: plane.place?.words ?? '' }),
  }));
  return { name, description, geometry, srsId, columns: TRACT_COLUMNS, rows };
}

/** The ring of a figure is closed onto its own beginning, as a polygon must be; the misclosure stands in its column. */
function polygonOf(tract: PlaneTract, lay: (point: Point) => Xy): Shape {
  const ring = ringOf(tract).map(lay);
  return { kind: 'polygon', rings: [[...ring, ring[0]!]] };
}

function lineShape(courses: readonly PlaneCourse[], lay: (point: Point) => Xy): Shape {
  return { kind: 'line', points: lineOf(courses).map(lay) };
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

function callLayer(response: ExtractResponse, tracts: readonly PlaneTract[], { srsId, layOf }: Laying): Layer {
  const rows = tracts.flatMap((plane) =>
    plane.courses.map((course) => ({
      shape: lineShape([course], layOf(plane)),
      values: callValues(response, plane, course),
    })),
  );
  const description = 'Boundary courses, each with the sentence it was read from';
  return { name: 'calls', description, geometry: 'LINESTRING', srsId, columns: CALL_COLUMNS, rows };
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

/** In WGS 84, or in the coordinate system of the drawing. */
function locatedLayer(response: ExtractResponse, coordinates: Coordinates | null): Layer | null {
  const rows = response.extraction.tracts.flatMap((tract, index) => {
    const verdict = response.groundtruth_verdicts[index];
    const georef = verdict?.georef;
    if (!verdict || !georef) return [];
    const isTraverse = coordinates?.placed.some((one) => one.tract.index === index && one.by !== 'plss');
    const lay = (at: LonLat): Xy => (coordinates ? coordinateOf(coordinates.grid, at) : at);
    const polygons = polygonsOf(soundRings(georef)).map((rings) => rings.map((ring) => ring.map(lay)));
    if (polygons.length === 0 || isTraverse) return [];
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
  const srsId = coordinates?.grid.epsg ?? 4326;
  return { name: 'located_tracts', description, geometry: 'MULTIPOLYGON', srsId, columns: LOCATED_COLUMNS, rows };
}
