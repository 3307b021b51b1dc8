// Takes: the coordinate system and the position a caller asks a drawing in. Gives: where it is drawn, with the geodesy; refused where the system is
// unknown or the format cannot have it. Never: a datum shifted, a system guessed, a position without a system to lie in.
import { type DrawnWhere, type Drawing, type Geodesy } from '../artifacts/drawing.ts';
import type { AskedPosition } from '../artifacts/tract-places.ts';
import { Refusal } from '../contract/refusals.ts';
import type { Grid } from '../grids/grid.ts';
import { lineBetween, offsetFrom } from '../plss/geodesy.ts';

/** As it was asked for: `EPSG:2277`, and where one tract begins. */
export interface AskedWhere {
  readonly crs: string | null;
  readonly position: AskedPosition | null;
  /** Which tract is meant, by formats that hold one. */
  readonly tract?: number | null;
}
export const NOWHERE: AskedWhere = { crs: null, position: null };

/** What a format's coordinates may be: of a plane; of a plane or degrees; of WGS 84 alone; none. */
export type TakesCoordinates = 'plane' | 'any' | 'wgs84' | 'none';

export const GEODESY: Geodesy = {
  walk: offsetFrom,
  offset: (from, to) => {
    const { lengthFt, azimuthDeg } = lineBetween(from, to);
    const azimuth = (azimuthDeg * Math.PI) / 180;
    return [lengthFt * Math.sin(azimuth), lengthFt * Math.cos(azimuth)];
  },
};

export async function drawnWhere({ crs, position }: AskedWhere, takes: TakesCoordinates): Promise<DrawnWhere> {
  if (takes === 'none' && (crs !== null || position !== null))
    throw new Refusal('unknown_crs', 'This format has no coordinates. DXF, LandXML, GeoPackage, CSV and the certificate have.');
  if (crs === null) {
    if (position !== null && takes !== 'wgs84')
      throw new Refusal('unknown_crs', 'A position needs a coordinate system to lie in: crs=EPSG:n beside it.');
    return { grid: null, position, geodesy: GEODESY };
  }
  const grid = await gridOf(crs);
  if (takes === 'wgs84' && grid.epsg !== 4326)
    throw new Refusal('unknown_crs', `This format is always WGS 84, EPSG:4326, and never ${crs}.`);
  if (takes === 'plane' && grid.kind === 'degrees')
    throw new Refusal('unknown_crs', `${crs} counts in degrees; this drawing needs a plane: a State Plane zone of NAD83, or UTM.`);
  return { grid, position, geodesy: GEODESY };
} // prettier-ignore

async function gridOf(crs: string): Promise<Grid> {
  const { findGrid } = await import('../grids/find-grid.ts'); // the projections are not for every start
  const code = /^EPSG:(\d{4,5})$/i.exec(crs)?.[1];
  const grid = code === undefined ? null : findGrid(Number(code));
  if (grid !== null) return grid;
  const known = 'State Plane zones of NAD83 (in metres, or in feet by state law), UTM of NAD83 and WGS 84, EPSG:4326 and EPSG:4269';
  throw new Refusal('unknown_crs', `${crs} is not known here. Known are ${known}, each as EPSG:n.`);
} // prettier-ignore

/** No zone is off by more where it is meant to be used: UTM by 0.1 %, the westernmost zone of Alaska by 9.2° at its ends. */
const FARTHEST_SCALE = 0.005;
const FARTHEST_DEG = 10;

/** Refuses a drawing in coordinates that has no tract in them, or one that its zone was not made for. */
export function inItsZone<D extends Drawing>(laid: D, isEmpty: boolean): D {
  const { coordinates } = laid;
  if (coordinates === null || isEmpty) return laid;
  const { grid, placed } = coordinates;
  if (placed.length === 0)
    throw new Refusal('not_placed', 'No tract of the body has a place on the earth. Say lon and lat of its point of beginning, or let POST /v1/locate suggest one.');
  for (const { tract, factors } of placed) {
    const { scale, convergenceDeg } = factors;
    if (Math.abs(scale - 1) <= FARTHEST_SCALE && Math.abs(convergenceDeg) <= FARTHEST_DEG) continue;
    const there = `scale ${scale.toFixed(4)}, grid north ${Math.abs(convergenceDeg).toFixed(1)}° from true north`;
    throw new Refusal('not_placed', `${grid.name} (EPSG:${grid.epsg}) is not meant for where ${tract.tract.name || 'the tract'} lies: ${there}.`);
  }
  return laid;
} // prettier-ignore
