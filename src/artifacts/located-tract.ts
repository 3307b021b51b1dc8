// Takes: a response and the geodesy. Gives: the tracts that have a place on the earth: by the fabric's polygon, or by a suggested point of beginning.
// Never: a place of its own; how each was located is said beside it, and a computed one is REVIEW.
import type { Tract } from '../contract/extraction.ts';
import type { ExtractResponse, TractVerdict } from '../contract/response.ts';
import { type LonLat, onEarth, soundRings } from './georef-rings.ts';
import { placer, type WalkFrom } from './placer.ts';
import { lineOf, planeTracts, ringOf } from './plane-tract.ts';
import { polygonsOf } from './ring-nesting.ts';

export interface LocatedTract {
  readonly index: number;
  readonly tract: Tract;
  readonly verdict: TractVerdict;
  readonly shape: LocatedShape;
  readonly locatedBy: string;
}

export type LocatedShape =
  /** Each its outside and holes, closed. */
  | { readonly kind: 'polygons'; readonly polygons: readonly (readonly (readonly LonLat[])[])[] }
  | { readonly kind: 'line'; readonly points: readonly LonLat[] };

export function locatedTracts(response: ExtractResponse, walk: WalkFrom): LocatedTract[] {
  const planes = new Map(planeTracts(response).map((plane) => [plane.index, plane]));
  return response.extraction.tracts.flatMap((tract, index): LocatedTract[] => {
    const verdict = response.groundtruth_verdicts[index];
    if (!verdict) return [];
    const fabric = verdict.georef ? soundRings(verdict.georef) : [];
    if (fabric.length > 0) {
      const shape = { kind: 'polygons', polygons: polygonsOf(fabric) } as const;
      return [{ index, tract, verdict, shape, locatedBy: 'plss' }];
    }
    const plane = planes.get(index);
    const pob = verdict.location?.pob;
    if (!plane || pob?.length !== 2 || !onEarth([pob[0]!, pob[1]!])) return [];
    const placement = { lon: pob[0]!, lat: pob[1]!, rotationDeg: verdict.location?.rotation_deg ?? 0 };
    const points = (plane.closed ? ringOf(plane) : lineOf(plane.courses)).map(placer(placement, walk));
    const shape: LocatedShape = plane.closed
      ? { kind: 'polygons', polygons: [[[...points, points[0]!]]] }
      : { kind: 'line', points };
    return [{ index, tract, verdict, shape, locatedBy: 'suggested location' }];
  });
}
