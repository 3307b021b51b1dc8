// Takes: a tract with its verdict, and parcels the account has placed. Gives: where its point of beginning would lie beside one.
// Never: a placement, nor a choice between two places that fit alike; every answer is REVIEW.
import type { Tract } from '../contract/extraction.ts';
import type { SuggestedLocation, TractVerdict } from '../contract/response.ts';
import { FEET_PER_METER } from '../survey/units.ts';
import { evidenceFor } from './adjoiner-evidence.ts';
import type { PlacedNames } from './adjoiner-evidence.ts';
import type { LonLat } from './lon-lat.ts';
import { planeAt } from './plane.ts';
import { moved } from './rigid-fit.ts';
import type { PointFt } from './rigid-fit.ts';
import { samePlace, sharedCourses } from './shared-courses.ts';
import type { SharedFit } from './shared-courses.ts';
import { suggestion } from './suggestion.ts';

export interface PlacedParcel extends PlacedNames {
  readonly pob: LonLat;
  /** Clockwise from north. */
  readonly rotationDeg: number;
  /** Its TractGeometry vertices, feet. */
  readonly vertices: readonly (readonly number[])[];
}

export interface AdjoinerInput {
  readonly tract: Tract;
  readonly verdict: Pick<TractVerdict, 'geometry' | 'tie_offset' | 'anchor'>;
  /** Packed `prior_references` of the document. */
  readonly references: readonly string[];
  readonly placed: readonly PlacedParcel[];
}

interface Candidate {
  readonly parcel: PlacedParcel;
  readonly evidence: string | null;
  readonly shared: SharedFit;
}

const MOST_RESIDUAL_FT = 1;
const pointOf = (vertex: readonly number[]): PointFt => [vertex[0] ?? 0, vertex[1] ?? 0];

/** One shared course places a tract only where its words name the neighbour; two or more may speak for themselves. */
function candidatesFor(input: AdjoinerInput, figure: readonly PointFt[]): Candidate[] {
  const found: Candidate[] = [];
  for (const parcel of input.placed) {
    const said = evidenceFor(input.tract, input.references, parcel);
    const turn = { rotationRad: (parcel.rotationDeg * Math.PI) / 180, shiftFt: [0, 0] as const };
    const other = parcel.vertices.map((vertex) => moved(turn, pointOf(vertex)));
    for (const shared of sharedCourses(figure, other)) {
      // Words that name a course speak for places where that course is the shared one, and for no other.
      const fits =
        said !== null && (said.courses.length === 0 || said.courses.some((course) => shared.courses.includes(course)));
      const evidence = fits ? said.words : null;
      const enough = shared.courses.length >= (evidence === null ? 2 : 1);
      if (enough && shared.fit.residualFt <= MOST_RESIDUAL_FT) found.push({ parcel, evidence, shared });
    }
  }
  const weight = ({ evidence, shared }: Candidate): number => shared.courses.length * 2 + (evidence === null ? 0 : 1);
  return found.sort((a, b) => weight(b) - weight(a) || a.shared.fit.residualFt - b.shared.fit.residualFt);
}

export function locateByAdjoiner(input: AdjoinerInput): SuggestedLocation {
  const { geometry } = input.verdict;
  if (geometry === null)
    return answer(input, ['The figure cannot be computed, so it cannot be laid beside a neighbour.']);
  if (input.placed.length === 0) return answer(input, ['The account has placed no parcel to measure against.']);
  const candidates = candidatesFor(input, geometry.vertices.map(pointOf));
  const best = candidates[0];
  if (best === undefined) return answer(input, ['No parcel the account has placed shares a course with this tract.']);
  const rival = candidates.find((each) => isRival(best, each));
  if (rival !== undefined) {
    const names = `${best.parcel.name} and ${rival.parcel === best.parcel ? 'again beside it' : rival.parcel.name}`;
    return answer(input, [`The tract fits beside ${names} alike; neither place is chosen.`], {
      basis: best.parcel.name,
    });
  }
  return placedBeside(input, best);
}

function isRival(best: Candidate, each: Candidate): boolean {
  if (each === best || each.shared.courses.length < best.shared.courses.length) return false;
  if (best.evidence !== null && each.evidence === null) return false;
  if (each.parcel === best.parcel) return !samePlace(each.shared.fit, best.shared.fit);
  const [a, b] = [pobOf(best), pobOf(each)];
  const plane = planeAt(a);
  return Math.hypot(...plane.xy(b)) * FEET_PER_METER > 5;
}

/** The point of beginning is the tract's origin, moved. */
function pobOf({ parcel, shared }: Candidate): LonLat {
  const [east, north] = shared.fit.shiftFt;
  return planeAt(parcel.pob).lonLat([east / FEET_PER_METER, north / FEET_PER_METER]);
}

function placedBeside(input: AdjoinerInput, best: Candidate): SuggestedLocation {
  const { fit, courses } = best.shared;
  const pob = pobOf(best);
  const residual = Math.round(fit.residualFt * 100) / 100;
  const named = courses.map((course) => course + 1).join(', ');
  const reasons = [
    `Laid beside ${best.parcel.name}: course ${named} of the tract ${courses.length > 1 ? 'lie' : 'lies'} on its boundary, residual ${residual} ft.`,
    ...(best.evidence === null ? [] : [`That parcel is meant because ${best.evidence}.`]),
    'The neighbour’s own place is an operator’s claim; this one leans on it and is for an operator to confirm.',
  ];
  const degrees = (fit.rotationRad * 180) / Math.PI;
  return answer(input, reasons, {
    pob: [Math.round(pob[0] * 1e8) / 1e8, Math.round(pob[1] * 1e8) / 1e8],
    rotation_deg: Math.round(degrees * 1e4) / 1e4 + 0,
    basis: `the boundary of ${best.parcel.name}`,
  });
}

const answer = (
  input: AdjoinerInput,
  reasons: readonly string[],
  found: Partial<SuggestedLocation> = {},
): SuggestedLocation => suggestion('adjoiner', input.verdict, reasons, found);
