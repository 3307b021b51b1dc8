// What a coordinate system is to a drawing: a name, a unit, and where a place of the earth lies in it, with scale and convergence there.
import { FEET_PER_METER } from '../survey/units.ts';

export type LonLat = readonly [lon: number, lat: number];
export type EastNorth = readonly [east: number, north: number];

export interface GridUnit {
  readonly name: string;
  /** As it stands behind a number. */
  readonly short: 'ftUS' | 'ft' | 'm';
  readonly meters: number;
  readonly epsg: number;
  /** How many of it one US survey foot is. */
  readonly perFoot: number;
}

const unit = (name: string, short: GridUnit['short'], meters: number, epsg: number): GridUnit => ({
  ...{ name, short, meters, epsg },
  perFoot: 1 / FEET_PER_METER / meters,
});

export const GRID_UNITS = {
  m: unit('metre', 'm', 1, 9001),
  ftUS: { ...unit('US survey foot', 'ftUS', 1 / FEET_PER_METER, 9003), perFoot: 1 },
  ft: unit('international foot', 'ft', 0.3048, 9002),
} as const;

export interface GridFactors {
  /** A length on the grid by the length on the ellipsoid. */
  readonly scale: number;
  /** Of grid north from true north, clockwise: a bearing on the grid is the true one less this. */
  readonly convergenceDeg: number;
}

/** A plane with coordinates. */
export interface PlaneGrid {
  readonly kind: 'plane';
  readonly epsg: number;
  readonly name: string;
  readonly datum: 'NAD83' | 'WGS 84';
  readonly unit: GridUnit;
  /** As GeoPackage wants it, the well-known text of OGC 01-009. */
  readonly wkt: string;
  /** In US survey feet on the grid; what is written is in the unit. */
  readonly projectFt: (at: LonLat) => EastNorth;
  readonly factorsAt: (at: LonLat) => GridFactors;
}

/** Longitude and latitude themselves. */
export interface Degrees {
  readonly kind: 'degrees';
  readonly epsg: number;
  readonly name: string;
  readonly datum: 'NAD83' | 'WGS 84';
  readonly wkt: string;
}

export type Grid = PlaneGrid | Degrees;
