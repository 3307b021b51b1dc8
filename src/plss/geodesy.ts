// Takes: points on the WGS 84 ellipsoid. Gives: geodesic areas in acres, lines walked and measured in US survey feet.
// Never: an area of a map projection; a Web-Mercator square metre is not a square metre of ground.
import geodesic from 'geographiclib-geodesic';
import { FEET_PER_METER, SQFT_PER_ACRE, SQFT_PER_SQM } from '../survey/units.ts';
import { openRing } from './lon-lat.ts';
import type { LonLat, MultiPolygon, Ring } from './lon-lat.ts';

const earth = geodesic.Geodesic.WGS84;

/** Always positive, whichever way the ring runs. */
export function ringAcres(ring: Ring): number {
  const figure = earth.Polygon(false);
  for (const [lon, lat] of openRing(ring)) figure.AddPoint(lat, lon);
  const { area } = figure.Compute(false, true);
  return (Math.abs(area ?? 0) * SQFT_PER_SQM) / SQFT_PER_ACRE;
}

/** Holes come off. */
export function landAcres(land: MultiPolygon): number {
  let acres = 0;
  for (const polygon of land)
    polygon.forEach((ring, i) => {
      acres += i === 0 ? ringAcres(ring) : -ringAcres(ring);
    });
  return acres;
}

/** Where a walk of so many feet along a geodesic ends. */
export function walkFrom(from: LonLat, azimuthDeg: number, lengthFt: number): LonLat {
  const end = earth.Direct(from[1], from[0], azimuthDeg, lengthFt / FEET_PER_METER);
  return [end.lon2!, end.lat2!];
}

/** The end of an offset [east, north] in feet, taken as one straight line. */
export function offsetFrom(from: LonLat, eastFt: number, northFt: number): LonLat {
  const lengthFt = Math.hypot(eastFt, northFt);
  return lengthFt === 0 ? from : walkFrom(from, (Math.atan2(eastFt, northFt) * 180) / Math.PI, lengthFt);
}

export interface Inverse {
  readonly lengthFt: number;
  readonly azimuthDeg: number;
}

export function lineBetween(from: LonLat, to: LonLat): Inverse {
  const line = earth.Inverse(from[1], from[0], to[1], to[0]);
  return { lengthFt: line.s12! * FEET_PER_METER, azimuthDeg: line.azi1! };
}
