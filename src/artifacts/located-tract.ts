// Takes: a response and the geodesy. Gives: the tracts that have a place on the earth: by the fabric's polygon, by the position a caller gives or a
// suggested one, or, of an exception, by that of the land it lies in.
// Never: a place of its own; how each was located is said beside it, and a computed one is REVIEW.
import type { Tract } from '../contract/extraction.ts';
import type { ExtractResponse, TractVerdict } from '../contract/response.ts';
import { type LonLat, soundRings } from './georef-rings.ts';
import { drawnTracts, laidTract } from './drawn-tract.ts';
import { placer, type WalkFrom } from './placer.ts';
import { lineOf, ringOf } from './plane-tract.ts';
import { polygonsOf } from './ring-nesting.ts';
import { type AskedPosition, type LocatedBy, tractPlaces } from './tract-places.ts';

export interface LocatedTract {
  readonly index: number;
  readonly tract: Tract;
  readonly verdict: TractVerdict;
  readonly shape: LocatedShape;
  readonly locatedBy: LocatedBy;
  /** In words; "" for a tract that is no exception. */
  readonly exceptionPlace: string;
}

export type LocatedShape =
  /** Each its outside and holes, closed. */
  | { readonly kind: 'polygons'; readonly polygons: readonly (readonly (readonly LonLat[])[])[] }
  | { readonly kind: 'line'; readonly points: readonly LonLat[] };

export function locatedTracts(
  response: ExtractResponse,
  walk: WalkFrom,
  position: AskedPosition | null = null,
): LocatedTract[] {
  const planes = drawnTracts(response);
  const drawn = new Map(planes.map((tract) => [tract.index, tract]));
  const placeOf = tractPlaces(response, planes, position, walk);
  return response.extraction.tracts.flatMap((tract, index): LocatedTract[] => {
    const verdict = response.groundtruth_verdicts[index];
    if (!verdict) return [];
    const isGiven = placeOf(index)?.by === 'position given';
    const fabric = verdict.georef && !isGiven ? soundRings(verdict.georef) : [];
    if (fabric.length > 0) {
      const shape = { kind: 'polygons', polygons: polygonsOf(fabric) } as const;
      return [{ index, tract, verdict, shape, locatedBy: 'plss', exceptionPlace: '' }];
    }
    const found = drawn.get(index);
    const laid = found && laidTract(found, (at) => placeOf(at)?.placement ?? null);
    if (!found || !laid) return [];
    const { closed, courses } = laid.tract;
    const points = (closed ? ringOf(laid.tract) : lineOf(courses)).map(placer(laid.placement, walk));
    const shape: LocatedShape = closed
      ? { kind: 'polygons', polygons: [[[...points, points[0]!]]] }
      : { kind: 'line', points };
    const exceptionPlace = found.place?.words ?? '';
    const { by: locatedBy } = (placeOf(index) ?? placeOf(found.plane))!;
    return [{ index, tract, verdict, shape, locatedBy, exceptionPlace }];
  });
}
