// Takes: a response. Gives: GeoJSON (RFC 7946) of the tracts that have a place on the earth; or, when local, of all in their planes, in feet.
// Never: plane coordinates passed off as longitudes: a local collection says what its numbers are.
import type { ExtractResponse } from '../contract/response.ts';
import { type LocatedTract, locatedTracts } from './located-tract.ts';
import { lineOf, planeTracts, ringOf } from './plane-tract.ts';

type Xy = readonly [number, number];

export function geojson(response: ExtractResponse, local: boolean): string | null {
  const features = local ? localFeatures(response) : locatedFeatures(response);
  if (features.length === 0) return null;
  const frame = local
    ? { coordinate_frame: "each tract's own plane: [east, north] in US survey feet, point of beginning at the origin" }
    : {};
  return JSON.stringify({ type: 'FeatureCollection', ...frame, features });
}

function locatedFeatures(response: ExtractResponse): object[] {
  return locatedTracts(response).map((located) => {
    const rings = located.rings.map((ring) => ring.map(([lon, lat]) => [round(lon, 9), round(lat, 9)] as const));
    return feature(response, located, geometryOf(located.kind, rings), {
      located_by: located.locatedBy,
      position_status: 'REVIEW', // a computed position is confirmed by an operator
      plss_id: located.verdict.georef?.plss_id ?? located.verdict.location?.plss_id ?? '',
    });
  });
}

function localFeatures(response: ExtractResponse): object[] {
  return planeTracts(response).map((plane) => {
    const points = plane.closed ? ringOf(plane) : lineOf(plane.courses);
    const path = points.map(([east, north]) => [round(east, 5), round(north, 5)] as const);
    const closed = plane.closed ? [...path, path[0]!] : path;
    return feature(response, plane, geometryOf(plane.closed ? 'polygon' : 'line', [closed]), {});
  });
}

function geometryOf(kind: LocatedTract['kind'], rings: readonly (readonly Xy[])[]): object {
  if (kind === 'line') return { type: 'LineString', coordinates: rings[0] };
  const turned = rings.map(counterclockwise);
  if (turned.length === 1) return { type: 'Polygon', coordinates: turned };
  return { type: 'MultiPolygon', coordinates: turned.map((ring) => [ring]) };
}

/** RFC 7946 section 3.1.6. */
function counterclockwise(ring: readonly Xy[]): readonly Xy[] {
  let twice = 0;
  for (let i = 1; i < ring.length; i++) twice += ring[i - 1]![0] * ring[i]![1] - ring[i]![0] * ring[i - 1]![1];
  return twice < 0 ? ring.toReversed() : ring;
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
