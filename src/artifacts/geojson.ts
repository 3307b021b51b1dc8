// Takes: a response. Gives: GeoJSON (RFC 7946) of the tracts that have a place on the earth; or, when local, of all in their planes, in feet.
// Never: plane coordinates passed off as longitudes: a local collection says what its numbers are.
import type { ExtractResponse } from '../contract/response.ts';
import { type LocatedShape, type LocatedTract, locatedTracts } from './located-tract.ts';
import type { WalkFrom } from './placer.ts';
import type { AskedPosition } from './tract-places.ts';
import { drawnTracts } from './drawn-tract.ts';
import { lineOf, ringOf } from './plane-tract.ts';

type Xy = readonly [number, number];

/** Where a tract is drawn: in its own plane, or on the earth by the geodesy given. */
export type GeojsonFrame = 'local' | WalkFrom;

export function geojson(
  response: ExtractResponse,
  frame: GeojsonFrame,
  position: AskedPosition | null = null,
): string | null {
  const features = frame === 'local' ? localFeatures(response) : locatedFeatures(response, frame, position);
  if (features.length === 0) return null;
  return JSON.stringify({ type: 'FeatureCollection', ...(frame === 'local' ? LOCAL : {}), features });
}

const LOCAL = {
  coordinate_frame:
    "each tract's own plane: [east, north] in US survey feet, point of beginning at the origin; an exception as exception_place says",
};
const DEGREE_DECIMALS = 9;
const FOOT_DECIMALS = 5;

function locatedFeatures(response: ExtractResponse, walk: WalkFrom, position: AskedPosition | null): object[] {
  return locatedTracts(response, walk, position).map((located) =>
    feature(response, located, geometryOf(located.shape, DEGREE_DECIMALS), {
      located_by: located.locatedBy,
      position_status: 'REVIEW', // a computed position is confirmed by an operator
      exception_place: located.exceptionPlace || null,
      plss_id: located.verdict.georef?.plss_id ?? located.verdict.location?.plss_id ?? '',
    }),
  );
}

function localFeatures(response: ExtractResponse): object[] {
  return drawnTracts(response).map((plane) => {
    const points = plane.closed ? ringOf(plane) : lineOf(plane.courses);
    const shape: LocatedShape = plane.closed
      ? { kind: 'polygons', polygons: [[[...points, points[0]!]]] }
      : { kind: 'line', points };
    return feature(response, plane, geometryOf(shape, FOOT_DECIMALS), {
      exception_place: plane.place?.words ?? null,
    });
  });
}

function geometryOf(shape: LocatedShape, decimals: number): object {
  const rounded = (points: readonly Xy[]): Xy[] =>
    points.map(([x, y]) => [round(x, decimals), round(y, decimals)] as const);
  if (shape.kind === 'line') return { type: 'LineString', coordinates: rounded(shape.points) };
  const polygons = shape.polygons.map((rings) => rings.map((ring, i) => turned(rounded(ring), i === 0)));
  if (polygons.length === 1) return { type: 'Polygon', coordinates: polygons[0] };
  return { type: 'MultiPolygon', coordinates: polygons };
}

/** RFC 7946 section 3.1.6: an outside runs counterclockwise, a hole clockwise. */
function turned(ring: readonly Xy[], outside: boolean): readonly Xy[] {
  let twice = 0;
  for (let i = 1; i < ring.length; i++) twice += ring[i - 1]![0] * ring[i]![1] - ring[i]![0] * ring[i - 1]![1];
  return outside === twice < 0 ? ring.toReversed() : ring;
}

function feature(
  response: ExtractResponse,
  { index, tract, verdict }: Pick<LocatedTract, 'index' | 'tract' | 'verdict'>,
  geometry: object,
  more: Record<string, unknown>,
): object {
  return {
    type: 'Feature',
    id: index,
    properties: {
      tract: tract.name,
      verdict: verdict.status,
      reasons: verdict.reasons,
      closure_ratio: verdict.closure_ratio,
      computed_acres: verdict.computed_acres,
      stated_acres: tract.stated_acreage,
      description_type: tract.description_type,
      is_exception: tract.is_exception,
      document: response.document,
      document_sha256: response.attestation?.document_sha256 ?? '',
      ...more,
    },
    geometry,
  };
}

function round(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale + 0; // + 0: no -0
}
