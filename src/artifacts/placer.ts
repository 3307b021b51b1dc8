// Takes: where a plane's point of beginning lies, how far it is turned, and the geodesy. Gives: its points on the earth. One placer for all:
// what a suggestion is drawn with and what the account's fabric is made of are the same.
import type { Point } from '../survey/traverse.ts';
import type { LonLat } from './georef-rings.ts';

export interface TractPlacement {
  readonly lon: number;
  readonly lat: number;
  /** Clockwise from north. */
  readonly rotationDeg: number;
}

/** Feet east and north of a point, on the earth; the caller brings the geodesy. */
export type WalkFrom = (from: LonLat, eastFt: number, northFt: number) => LonLat;

/**
 * Turns the plane clockwise about its origin, then lays it on the earth. Longitudes stay beside that of the point of beginning: a figure
 * across the 180th meridian goes on beyond 180 and is not torn apart.
 */
export function placer({ lon, lat, rotationDeg }: TractPlacement, walk: WalkFrom): (point: Point) => LonLat {
  const [cos, sin] = [Math.cos((rotationDeg * Math.PI) / 180), Math.sin((rotationDeg * Math.PI) / 180)];
  return ([x, y]) => {
    const [east, north] = walk([lon, lat], x * cos + y * sin, y * cos - x * sin);
    return [east + 360 * Math.round((lon - east) / 360), north];
  };
}
