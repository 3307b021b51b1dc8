// Takes: a response, and where it is to be drawn. Gives: its tracts as a drawing lays them: in their own planes; or, in a coordinate system,
// those that have a place on the earth, with the names of those that have none. Never: a tract without a place put somewhere.
import type { ExtractResponse } from '../contract/response.ts';
import type { EastNorth, Grid, GridFactors, LonLat, PlaneGrid } from '../grids/grid.ts';
import type { Point } from '../survey/traverse.ts';
import { type DrawnTract, drawnTracts, laidTract } from './drawn-tract.ts';
import { fabricTracts, type Offset } from './fabric-tracts.ts';
import { gridTract } from './grid-tract.ts';
import { placer, type TractPlacement, type WalkFrom } from './placer.ts';
import { type AskedPosition, type LocatedBy, tractPlaces } from './tract-places.ts';

export interface Geodesy {
  readonly walk: WalkFrom;
  readonly offset: Offset;
}

/** Without a grid, in the tracts' own planes. */
export interface DrawnWhere {
  readonly grid: Grid | null;
  readonly position: AskedPosition | null;
  readonly geodesy: Geodesy;
}

export interface Drawing {
  /** On a plane grid in US survey feet, whatever its unit. */
  readonly tracts: readonly DrawnTract[];
  readonly coordinates: Coordinates | null;
}

export interface Coordinates {
  readonly grid: Grid;
  /** As many as the drawing's tracts, in their order. */
  readonly placed: readonly EarthTract[];
  /** Names of the tracts that have no place. */
  readonly left: readonly string[];
}

/** A tract in its own plane, and where that lies. */
export interface EarthTract {
  readonly tract: DrawnTract;
  /** Of the plane's origin. */
  readonly placement: TractPlacement;
  readonly place: (point: Point) => LonLat;
  readonly by: LocatedBy;
  /** At the beginning. */
  readonly factors: GridFactors;
}

export function drawing(response: ExtractResponse, where: DrawnWhere | null): Drawing {
  const planes = drawnTracts(response);
  if (where === null) return { tracts: planes, coordinates: null };
  const { grid, geodesy } = where;
  if (grid === null) {
    if (planes.length > 0) return { tracts: planes, coordinates: null };
    const indexes = [...response.extraction.tracts.keys()];
    const fabric = indexes.flatMap((index) => fabricTracts(response, index, geodesy.offset));
    return { tracts: fabric.map(({ tract }) => tract), coordinates: null };
  }
  const coordinates = coordinatesOf(response, planes, grid, where);
  const laid = ({ tract, place }: EarthTract): DrawnTract => (grid.kind === 'plane' ? gridTract(tract, place, grid) : tract);
  return { tracts: coordinates.placed.map(laid), coordinates };
} // prettier-ignore

function coordinatesOf(
  response: ExtractResponse,
  planes: readonly DrawnTract[],
  grid: Grid,
  { position, geodesy }: DrawnWhere,
): Coordinates {
  const placeOf = tractPlaces(response, planes, position, geodesy.walk);
  const left: string[] = [];
  const earth = (tract: DrawnTract, placement: TractPlacement, by: LocatedBy): EarthTract => {
    const place = placer(placement, geodesy.walk);
    const factors = grid.kind === 'plane' ? grid.factorsAt(place(tract.points[0]!)) : { scale: 1, convergenceDeg: 0 };
    return { tract, placement, place, by, factors };
  };
  const placed = response.extraction.tracts.flatMap((tract, index): EarthTract[] => {
    const found = planes.find((one) => one.index === index);
    const fabric = placeOf(index)?.by === 'position given' ? [] : fabricTracts(response, index, geodesy.offset);
    if (fabric.length > 0)
      return fabric.map(({ tract: ring, at: [lon, lat] }) => earth(ring, { lon, lat, rotationDeg: 0 }, 'plss'));
    const laid = found && laidTract(found, (at) => placeOf(at)?.placement ?? null);
    if (found && laid) return [earth({ ...found, ...laid.tract }, laid.placement, (placeOf(index) ?? placeOf(found.plane))!.by)];
    if (found) left.push(tract.name || `tract ${index + 1}`);
    return [];
  }); // prettier-ignore
  return { grid, placed, left };
}

/** In the unit of the grid; of degrees, longitude and latitude. */
export function coordinateOf(grid: Grid, at: LonLat): EastNorth {
  return grid.kind === 'plane' ? inUnit(grid, grid.projectFt(at)) : at;
}

export function inUnit({ unit: { perFoot } }: PlaneGrid, [east, north]: EastNorth): EastNorth {
  return [east * perFoot, north * perFoot];
}
