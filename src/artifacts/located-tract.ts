// Takes: a response. Gives: the tracts that have a place on the earth: by the fabric's polygon, or by a suggested point of beginning.
// Never: a place of its own; how each was located is said beside it, and a computed one is REVIEW.
import type { Tract } from '../contract/extraction.ts';
import type { ExtractResponse, TractVerdict } from '../contract/response.ts';
import type { Point } from '../survey/traverse.ts';
import { FEET_PER_METER } from '../survey/units.ts';
import { type LonLat, onEarth, soundRings } from './georef-rings.ts';
import { lineOf, planeTracts, ringOf } from './plane-tract.ts';

export interface LocatedTract {
  readonly index: number;
  readonly tract: Tract;
  readonly verdict: TractVerdict;
  readonly kind: 'polygon' | 'line';
  /** Closed rings of separate polygons, or one line. */
  readonly rings: readonly (readonly LonLat[])[];
  readonly locatedBy: string;
}

export function locatedTracts(response: ExtractResponse): LocatedTract[] {
  const planes = new Map(planeTracts(response).map((plane) => [plane.index, plane]));
  return response.extraction.tracts.flatMap((tract, index): LocatedTract[] => {
    const verdict = response.groundtruth_verdicts[index];
    if (!verdict) return [];
    const fabric = verdict.georef ? soundRings(verdict.georef) : [];
    if (fabric.length > 0) return [{ index, tract, verdict, kind: 'polygon', rings: fabric, locatedBy: 'plss' }];
    const plane = planes.get(index);
    const pob = verdict.location?.pob;
    if (!plane || pob?.length !== 2 || !onEarth([pob[0]!, pob[1]!])) return [];
    const place = placer([pob[0]!, pob[1]!], verdict.location?.rotation_deg ?? 0);
    const ring = (plane.closed ? ringOf(plane) : lineOf(plane.courses)).map(place);
    if (!ring.every(onEarth)) return [];
    const rings = [plane.closed ? [...ring, ring[0]!] : ring];
    return [{ index, tract, verdict, kind: plane.closed ? 'polygon' : 'line', rings, locatedBy: 'suggested location' }];
  });
}

const EQUATOR_M = 6_378_137; // WGS 84
const FLATTENING = 1 / 298.257223563;
const ECCENTRICITY2 = FLATTENING * (2 - FLATTENING);
const RAD = Math.PI / 180;

/** The plane laid on the ellipsoid at a point of beginning, turned clockwise: by the radii of curvature at the middle latitude. */
export function placer([lon, lat]: LonLat, rotationDeg: number): (point: Point) => LonLat {
  const [cos, sin] = [Math.cos(rotationDeg * RAD), Math.sin(rotationDeg * RAD)];
  return ([eastFt, northFt]) => {
    const eastM = (eastFt * cos + northFt * sin) / FEET_PER_METER;
    const northM = (northFt * cos - eastFt * sin) / FEET_PER_METER;
    let latitude = lat;
    for (let i = 0; i < 3; i++) latitude = lat + northM / meridianRadiusM((lat + latitude) / 2) / RAD;
    const normalM = EQUATOR_M / Math.sqrt(1 - ECCENTRICITY2 * Math.sin(latitude * RAD) ** 2);
    return [lon + eastM / (normalM * Math.cos(latitude * RAD)) / RAD, latitude];
  };
}

function meridianRadiusM(latitude: number): number {
  return (EQUATOR_M * (1 - ECCENTRICITY2)) / (1 - ECCENTRICITY2 * Math.sin(latitude * RAD) ** 2) ** 1.5;
}
