// Takes: a response, and where its tracts were placed. Gives: each tract that has a place on the earth: by an operator's placement (an
// exception's own, or that of the land it lies in), else by the polygon of the survey fabric. Never: a suggested location; a suggestion is not a place until an operator makes it one.
import type { Tract } from '../contract/extraction.ts';
import type { ExtractResponse, TractVerdict } from '../contract/response.ts';
import { type LonLat, soundRings } from './georef-rings.ts';
import { drawnTracts, laidTract } from './drawn-tract.ts';
import { placer, type TractPlacement, type WalkFrom } from './placer.ts';
import { pathOf, type PlaneCourse } from './plane-tract.ts';
import { polygonsOf } from './ring-nesting.ts';

export interface PlacedTract {
  readonly index: number;
  readonly tract: Tract;
  readonly verdict: TractVerdict;
  readonly locatedBy: 'operator' | 'plss';
  /** In words; "" for a tract that is no exception. */
  readonly exceptionPlace: string;
  /** Null where the fabric located it. */
  readonly placement: TractPlacement | null;
  /** Each its outside and holes, closed; none for a centerline. */
  readonly polygons: readonly (readonly (readonly LonLat[])[])[];
  readonly courses: readonly { readonly course: PlaneCourse; readonly path: readonly LonLat[] }[];
}

/** DECISIONS.md allows 0.25 ft; on the earth a twentieth of a foot is below every placement's own doubt. */
const SAGITTA_FT = 0.05;

export function placedTracts(
  response: ExtractResponse,
  placements: ReadonlyMap<number, TractPlacement>,
  walk: WalkFrom,
): PlacedTract[] {
  const drawn = new Map(drawnTracts(response).map((tract) => [tract.index, tract]));
  const placementOf = (index: number): TractPlacement | null => placements.get(index) ?? null;
  return response.extraction.tracts.flatMap((tract, index): PlacedTract[] => {
    const verdict = response.groundtruth_verdicts[index];
    if (!verdict) return [];
    const found = drawn.get(index);
    const laid = found && laidTract(found, placementOf);
    if (found && laid) {
      const place = placer(laid.placement, walk);
      const [x, y] = laid.tract.points[0]!;
      const [lon, lat] = x === 0 && y === 0 ? [laid.placement.lon, laid.placement.lat] : place([x, y]);
      const placement = { ...laid.placement, lon, lat };
      const courses = laid.tract.courses.map((course) => ({ course, path: pathOf(course, SAGITTA_FT).map(place) }));
      const ring = closed(courses.flatMap(({ path }, i) => (i === 0 ? path : path.slice(1))));
      const polygons = found.closed && ring.length >= 4 ? [[ring]] : [];
      const exceptionPlace = found.place?.words ?? '';
      return [{ index, tract, verdict, locatedBy: 'operator', exceptionPlace, placement, polygons, courses }];
    }
    const rings = verdict.georef ? soundRings(verdict.georef) : [];
    if (rings.length === 0) return [];
    const polygons = polygonsOf(rings);
    const exceptionPlace = '';
    return [{ index, tract, verdict, locatedBy: 'plss', exceptionPlace, placement: null, polygons, courses: [] }];
  });
}

function closed(points: readonly LonLat[]): LonLat[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  const gap = Math.max(Math.abs(first[0] - last[0]), Math.abs(first[1] - last[1]));
  return gap < 1e-12 ? [...points.slice(0, -1), first] : [...points, first];
}
