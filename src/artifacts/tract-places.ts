// Takes: a response, the place a caller gives for one of its tracts, and the geodesy. Gives: where each tract's plane lies on the earth, and
// how that is known. Never: a place of its own; one that was suggested is told to be a suggestion.
import type { ExtractResponse, TractVerdict } from '../contract/response.ts';
import type { Point } from '../survey/traverse.ts';
import type { DrawnTract } from './drawn-tract.ts';
import { monumentWords } from './exception-place.ts';
import { onEarth } from './georef-rings.ts';
import { placer, type TractPlacement, type WalkFrom } from './placer.ts';
import { tieVectorOf } from './plane-tract.ts';

/** Where a caller says that a tract begins; without a tract, the first one that is drawn. */
export interface AskedPosition extends TractPlacement {
  readonly tract: number | null;
}

export type LocatedBy = 'position given' | 'suggested location' | 'plss';

export interface TractPlace {
  readonly placement: TractPlacement;
  readonly by: LocatedBy;
}

export function tractPlaces(
  { groundtruth_verdicts: verdicts }: ExtractResponse,
  drawn: readonly DrawnTract[],
  asked: AskedPosition | null,
  walk: WalkFrom,
): (index: number) => TractPlace | null {
  const lands = drawn.filter(({ tract }) => !tract.is_exception);
  const named = asked?.tract ?? (lands[0] ?? drawn[0])?.index;
  const given = asked === null ? null : (drawn.find(({ index }) => index === named) ?? null);
  return (index) => {
    if (asked !== null && given !== null) {
      if (index === given.index) return { placement: asked, by: 'position given' };
      const apart = betweenBeginnings(given, drawn.find((one) => one.index === index) ?? null);
      if (apart !== null) {
        const [lon, lat] = placer(asked, walk)(apart);
        return { placement: { ...asked, lon, lat }, by: 'position given' };
      }
    }
    const placement = suggestedPlacement(verdicts[index]);
    return placement && { placement, by: 'suggested location' };
  };
}

/** Tied to one monument, two lands lie to each other as their ties differ. */
function betweenBeginnings(given: DrawnTract, other: DrawnTract | null): Point | null {
  if (other === null || other.tract.is_exception) return null;
  const [tie, otherTie] = [tieVectorOf(given), tieVectorOf(other)];
  const monument = monumentWords(given.verdict.anchor ?? '');
  if (!tie || !otherTie || monument === null || monument !== monumentWords(other.verdict.anchor ?? '')) return null;
  return [otherTie[0] - tie[0], otherTie[1] - tie[1]];
}

function suggestedPlacement(verdict: TractVerdict | undefined): TractPlacement | null {
  const pob = verdict?.location?.pob;
  if (pob?.length !== 2 || !onEarth([pob[0]!, pob[1]!])) return null;
  return { lon: pob[0]!, lat: pob[1]!, rotationDeg: verdict?.location?.rotation_deg ?? 0 };
}
