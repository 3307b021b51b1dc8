// Beyond SPEC.md: GET /v1/fabric/conflicts. Takes: an account's located parcels. Gives: pairs that overlap, and pairs that leave a sliver
// along a boundary they share, with areas in square feet. Never: a judgement whose title is right.
import { breath } from '../artifacts/breath.ts';
import { Refusal } from '../contract/refusals.ts';
import { type ComparedParcel, type Conflict, conflictsBetween } from './conflict-pair.ts';
import { type Caller, holdingsOf } from './authenticate.ts';
import { locatedParcels, type LocatedParcel } from './located-parcels.ts';
import { boxOf, closePairs } from './parcel-pairs.ts';
import type { WorkParts } from './work-parts.ts';

export interface ConflictSettings {
  readonly latestRuns: number;
  /** The widest strip that is a sliver and not land of its own. */
  readonly gapFt: number;
  /** The mean width under which two records of one line agree. */
  readonly toleranceFt: number;
}

export interface Conflicts {
  readonly compared: number;
  /** Exceptions and easements: they lie on other land by their nature. */
  readonly leftOut: number;
  /** False where the parcels lie in such a heap that not every pair was compared. */
  readonly complete: boolean;
  readonly found: number;
  /** The largest first. */
  readonly conflicts: readonly Conflict[];
}

const MOST_PAIRS = 200_000;
const MOST_LISTED = 1000;
const PAIRS_A_STEP = 50;
/** About a degree of latitude in feet; a longitude's is shorter, so the reach is widened by it. */
const FEET_A_DEGREE = 362_000;

export async function conflictsOf(
  parts: Pick<WorkParts, 'store' | 'objects'>,
  caller: Caller,
  settings: ConflictSettings,
): Promise<Conflicts> {
  const parcels: ComparedParcel[] = [];
  let leftOut = 0;
  for await (const parcel of locatedParcels(parts, holdingsOf(caller), settings.latestRuns)) {
    if (parcel.placed.polygons.length === 0) continue;
    if (liesOnOthers(parcel)) leftOut += 1;
    else parcels.push(comparedOf(parcel));
  }
  if (parcels.length + leftOut === 0) throw new Refusal('nothing_located', 'The account has located no parcel.');
  const { conflicts, complete } = await compare(parcels, settings);
  conflicts.sort((a, b) => b.sqft - a.sqft);
  return { compared: parcels.length, leftOut, complete, found: conflicts.length, conflicts: conflicts.slice(0, MOST_LISTED) };
} // prettier-ignore

function liesOnOthers({ response, placed: { tract } }: LocatedParcel): boolean {
  return tract.is_exception || tract.easement !== '' || response.extraction.document_kind === 'easement';
}

function comparedOf({ reference, document, placed }: LocatedParcel): ComparedParcel {
  const { index, tract, locatedBy, polygons } = placed;
  return { reference, document, index, tract: tract.name, locatedBy, polygons, box: boxOf(polygons.flat(2)) };
}

async function compare(
  parcels: readonly ComparedParcel[],
  { gapFt, toleranceFt }: ConflictSettings,
): Promise<{ conflicts: Conflict[]; complete: boolean }> {
  const { pairs, complete } = await pairsOf(parcels, gapFt);
  const near = new Map<number, number[]>();
  for (const [i, j] of pairs) {
    near.set(i, [...(near.get(i) ?? []), j]);
    near.set(j, [...(near.get(j) ?? []), i]);
  }
  const conflicts: Conflict[] = [];
  for (const [k, [i, j]] of pairs.entries()) {
    const beside = new Set([...near.get(i)!, ...near.get(j)!]);
    beside.delete(i);
    beside.delete(j);
    const others = [...beside].map((each) => parcels[each]!);
    conflicts.push(...conflictsBetween(parcels[i]!, parcels[j]!, { gapFt, toleranceFt, others }));
    if (k % PAIRS_A_STEP === 0) await breath();
  }
  return { conflicts, complete };
}

async function pairsOf(
  parcels: readonly ComparedParcel[],
  gapFt: number,
): Promise<{ pairs: (readonly [number, number])[]; complete: boolean }> {
  let steepest = 0;
  for (const { box } of parcels) steepest = Math.max(steepest, Math.abs(box.south), Math.abs(box.north));
  const reachDeg = gapFt / FEET_A_DEGREE / Math.max(0.05, Math.cos((steepest * Math.PI) / 180));
  const pairs: (readonly [number, number])[] = [];
  for (const pair of closePairs(
    parcels.map(({ box }) => box),
    reachDeg,
  )) {
    if (pairs.length === MOST_PAIRS) return { pairs, complete: false };
    if (pairs.push(pair) % 1000 === 0) await breath();
  }
  return { pairs, complete: true };
}
