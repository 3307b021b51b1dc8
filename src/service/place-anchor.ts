// Beyond SPEC.md: one position places every tract tied to the same monument. Takes: the monument in words and where it stands. Gives: what
// was placed. Never: a choice between two monuments the words fit: then nothing is placed and the tracts are listed.
import { breath } from '../artifacts/breath.ts';
import { LIMITS } from '../contract/limits.ts';
import { anchorIdentity, anchorWords, cornerKey, type AnchorIdentity } from '../plss/anchor-identity.ts';
import { offsetFrom } from '../plss/geodesy.ts';
import { placeContexts } from '../plss/locate-context.ts';
import type { LonLat } from '../plss/lon-lat.ts';
import { type Caller, holdingsOf } from './authenticate.ts';
import { heldResponses } from './held-responses.ts';
import { savePlacements } from './placements.ts';
import { publicId } from './work-ids.ts';
import type { WorkParts } from './work-parts.ts';
import type { Placed, Run } from './work-ports.ts';

export interface AskedAnchor {
  readonly anchor: string;
  readonly lon: number;
  readonly lat: number;
  readonly rotationDeg: number;
  /** Only tracts of this job or batch; null for all of the account. */
  readonly reference: string | null;
  readonly dryRun: boolean;
}

export interface TiedTract {
  readonly reference: string;
  readonly document: string;
  readonly tractIndex: number;
  readonly tract: string;
  readonly anchor: string;
}

export interface AnchorAnswer {
  readonly placed: readonly (TiedTract & { readonly lon: number; readonly lat: number })[];
  /** Tied to the monument, without a tie that can be walked. */
  readonly skipped: readonly TiedTract[];
  /** Where the words fit several monuments: the tracts of all of them. */
  readonly ambiguous: readonly TiedTract[];
  /** Where they fit none: monuments the account's tracts are tied to. */
  readonly known: readonly string[];
}

interface Tied extends TiedTract {
  readonly identity: AnchorIdentity;
  readonly offsetFt: readonly number[] | null;
  readonly runId: string;
}

const MOST_KNOWN = 50;
type Parts = Pick<WorkParts, 'store' | 'objects' | 'clock'>;

export async function placeByAnchor(parts: Parts, caller: Caller, asked: AskedAnchor): Promise<AnchorAnswer> {
  const tied = await tiedTracts(parts, caller, asked.reference);
  const words = anchorWords(asked.anchor);
  const corner = cornerKey(asked.anchor, '', null)?.replace(/\|.*$/, '|'); // in whatever survey: the tracts say in which
  const fits = ({ identity }: Tied): boolean =>
    identity.words === words || (corner !== undefined && identity.key.startsWith(corner));
  const keys = new Set(tied.filter(fits).map(({ identity }) => identity.key));
  const none = { placed: [], skipped: [], ambiguous: [], known: [] };
  if (keys.size === 0) return { ...none, known: [...new Set(tied.map(({ anchor }) => anchor))].slice(0, MOST_KNOWN) };
  const meant = tied.filter(({ identity }) => keys.has(identity.key));
  if (keys.size > 1) return { ...none, ambiguous: meant };
  const placed = meant.flatMap((each) => (each.offsetFt === null ? [] : [{ ...each, ...positionOf(asked, each.offsetFt) }]));
  if (!asked.dryRun) {
    const rows = placed.map(({ runId, tractIndex, lon, lat }): Placed => ({ runId, tractIndex, lon, lat, rotationDeg: asked.rotationDeg }));
    await savePlacements(parts, caller.accountId, rows);
  }
  return { ...none, placed, skipped: meant.filter(({ offsetFt }) => offsetFt === null) };
} // prettier-ignore

/** The tie is of the survey's own bearings, and turns with it. */
function positionOf({ lon, lat, rotationDeg }: AskedAnchor, offsetFt: readonly number[]): { lon: number; lat: number } {
  const [east = 0, north = 0] = offsetFt;
  const [cos, sin] = [Math.cos((rotationDeg * Math.PI) / 180), Math.sin((rotationDeg * Math.PI) / 180)];
  const at: LonLat = offsetFrom([lon, lat], east * cos + north * sin, north * cos - east * sin);
  return { lon: rounded(at[0]), lat: rounded(at[1]) };
}

const rounded = (degrees: number): number => Math.round(degrees * 1e8) / 1e8;

async function tiedTracts(parts: Parts, caller: Caller, reference: string | null): Promise<Tied[]> {
  const runs = await parts.store.runs.list(holdingsOf(caller), LIMITS.fabricRuns.maximum);
  const asked = runs.filter((run) => reference === null || referenceOf(run) === reference || publicId('job', run.id) === reference); // prettier-ignore
  const tied: Tied[] = [];
  for await (const { run, response } of heldResponses(parts, asked, (_, text) => text.includes('"anchor":"'))) {
    const { extraction, groundtruth_verdicts: verdicts, document } = response;
    const placeOf = placeContexts(extraction);
    for (const [i, tract] of extraction.tracts.entries()) {
      const { anchor = null, tie_offset: offsetFt = null } = verdicts[i] ?? {};
      if (anchor === null || anchor === '') continue;
      const identity = anchorIdentity(anchor, extraction.metadata, placeOf(i), run.id);
      tied.push({ reference: referenceOf(run), document, tractIndex: i, tract: tract.name, anchor, identity, offsetFt, runId: run.id }); // prettier-ignore
    }
    await breath();
  }
  return tied;
}

function referenceOf(run: Run): string {
  return run.batchId === null ? publicId('job', run.id) : publicId('batch', run.batchId);
}
