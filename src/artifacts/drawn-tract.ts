// Takes: a response. Gives: its tracts as every drawing lays them: land in its own plane; an exception in the plane of its land, where its
// words tell its place, else beside all that is drawn. Never: one exception in another place in another format.
import type { ExtractResponse } from '../contract/response.ts';
import type { Point } from '../survey/traverse.ts';
import { type ExceptionPlace, exceptionPlace } from './exception-place.ts';
import type { TractPlacement } from './placer.ts';
import { type Extent, extentOf, monumentOf, pathOf, type PlaneTract, planeTracts } from './plane-tract.ts';

export interface DrawnTract extends PlaneTract {
  /** The index of the tract whose plane this is: its own, or that of the land it lies in. */
  readonly plane: number;
  /** Of an exception. */
  readonly place: ExceptionPlace | null;
}

export function drawnTracts(response: ExtractResponse): DrawnTract[] {
  const own = planeTracts(response);
  const planes = new Map(own.map((tract) => [tract.index, tract]));
  const laid = own.map((tract): DrawnTract => {
    const place = exceptionPlace(response, planes, tract.index);
    const [land, at] = [place?.land ?? -1, place?.at ?? null];
    return at === null ? { ...tract, plane: tract.index, place } : { ...movedBy(tract, at), plane: land, place };
  });
  return besideOthers(laid);
}

/** Its place in the land it is taken from was not read. */
export const isApart = ({ place }: DrawnTract): boolean => place !== null && place.at === null;

function movedBy<T extends PlaneTract>(tract: T, [byEast, byNorth]: Point): T {
  const moved = ([east, north]: Point): Point => [east + byEast, north + byNorth];
  const courses = tract.courses.map((course) => ({ ...course, from: moved(course.from), to: moved(course.to) }));
  const ties = tract.ties.map((leg) => ({ ...leg, from: moved(leg.from), to: moved(leg.to) }));
  return { ...tract, courses, ties, points: tract.points.map(moved) };
}

export interface LaidTract {
  readonly tract: PlaneTract;
  /** Where the origin of the plane lies on the earth. */
  readonly placement: TractPlacement;
}

/** By the tract's own placement, else by that of the land it lies in; null where neither has one. */
export function laidTract(drawn: DrawnTract, placementOf: (index: number) => TractPlacement | null): LaidTract | null {
  const own = placementOf(drawn.index);
  const [east, north] = drawn.points[0]!;
  if (own) return { tract: movedBy(drawn, [-east, -north]), placement: own };
  const land = drawn.plane === drawn.index ? null : placementOf(drawn.plane);
  return land && { tract: drawn, placement: land };
}

const GAP = 0.1; // of what stands before it

/** To the east of all else, one after the other, each with its tie: over the land they would be taken for their place in it. */
function besideOthers(tracts: readonly DrawnTract[]): DrawnTract[] {
  const placed = tracts.filter((tract) => !isApart(tract));
  if (placed.length === 0 && tracts.length < 2) return [...tracts];
  const { minimum, maximum } = placed.length > 0 ? drawingExtent(placed) : { minimum: [0, 0], maximum: [0, 0] };
  let east = maximum[0];
  return tracts.map((tract) => {
    if (!isApart(tract)) return tract;
    const own = drawingExtent([tract]);
    const gap = GAP * Math.max(maximum[0] - minimum[0], own.maximum[0] - own.minimum[0]);
    const moved = movedBy(tract, [east + gap - own.minimum[0], minimum[1] - own.minimum[1]]);
    east = drawingExtent([moved]).maximum[0];
    return moved;
  });
}

/** Of the figures and their ties. */
export function drawingExtent(tracts: readonly PlaneTract[]): Extent {
  const monuments = tracts.map(monumentOf).filter((point) => point !== null);
  return extentOf([
    ...monuments,
    ...tracts.flatMap(({ courses }) => courses.flatMap((course) => pathOf(course, 0.25))),
  ]);
}
