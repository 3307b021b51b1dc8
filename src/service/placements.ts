// SPEC.md "Placement". Takes: a caller and a reference. Gives: where the account's operators put the tracts it covers.
// Never: a position inside the attested body; a placement is an operator's claim and is kept beside it.
import { Refusal } from '../contract/refusals.ts';
import { type Caller, holdingsOf } from './authenticate.ts';
import { heldResponses } from './held-responses.ts';
import type { Reach } from './ports.ts';
import { misshapen } from './received-response.ts';
import { uuidOf } from './work-ids.ts';
import type { WorkParts } from './work-parts.ts';
import type { Placed, Run } from './work-ports.ts';

export interface PlacedTract extends Placed {
  readonly document: string;
}

export interface AskedPlacement {
  readonly document?: string | undefined;
  readonly tract_index: number;
  readonly lon: number;
  readonly lat: number;
  readonly rotation_deg: number;
}

type Parts = Pick<WorkParts, 'store' | 'objects' | 'clock'>;

/** In tract order; the documents of a batch in theirs. */
export async function placementsOf(parts: Parts, caller: Caller, reference: string): Promise<readonly PlacedTract[]> {
  return await placedOn(parts, await coveredRuns(parts, caller, reference));
}

/** Replaces the positions named and leaves the others; all of them or none. */
export async function putPlacements(
  parts: Parts,
  caller: Caller,
  reference: string,
  document: string | undefined,
  asked: readonly AskedPlacement[],
): Promise<readonly PlacedTract[]> {
  const runs = await coveredRuns(parts, caller, reference);
  const run = documentOf(runs, document);
  refuseOtherDocuments(runs, run, asked);
  const tracts = await tractCount(parts, run);
  const beyond = asked.find(({ tract_index: index }) => index >= tracts);
  if (beyond !== undefined)
    throw new Refusal(
      'no_such_tract',
      `${nameOf(run)} has ${tracts} tract${tracts === 1 ? '' : 's'}; there is no tract ${beyond.tract_index} (counted from 0).`,
    );
  const latest = new Map(asked.map((each) => [each.tract_index, each])); // a tract named twice: the second corrects the first
  const placed = [...latest.values()].map((each) => ({
    runId: run.id,
    tractIndex: each.tract_index,
    lon: each.lon,
    lat: each.lat,
    rotationDeg: each.rotation_deg,
  }));
  await savePlacements(parts, caller.accountId, placed);
  return await placedOn(parts, runs);
}

/** Under the account's lock, as deletion is: what is deleted meanwhile is not placed. */
export async function savePlacements(parts: Parts, accountId: string, placed: readonly Placed[]): Promise<void> {
  if (placed.length === 0) return;
  await parts.store.work(async (store) => {
    await store.accounts.lock(accountId);
    for (const id of new Set(placed.map(({ runId }) => runId)))
      if ((await store.runs.get(id))?.resultState !== 'held') throw deleted();
    await store.placements.put(placed, parts.clock.now());
  });
}

export async function removePlacements(parts: Parts, caller: Caller, reference: string): Promise<number> {
  const runs = await coveredRuns(parts, caller, reference);
  return await parts.store.work(async (store) => {
    await store.accounts.lock(caller.accountId);
    return await store.placements.remove(runs.map(({ id }) => id));
  });
}

async function placedOn(parts: Parts, runs: readonly Run[]): Promise<readonly PlacedTract[]> {
  const placed = await parts.store.placements.of(runs.map(({ id }) => id));
  return runs.flatMap((run) =>
    placed.filter(({ runId }) => runId === run.id).map((each) => ({ ...each, document: run.document })),
  );
}

/** The runs of a job or of a batch; a document of a batch can be named by its own id. */
async function coveredRuns(parts: Parts, caller: Caller, reference: string): Promise<readonly Run[]> {
  const reach = { ...holdingsOf(caller), keyId: null };
  const batchId = uuidOf('batch', reference);
  const runs = batchId === null ? await oneRun(parts, reach, reference) : await batchRuns(parts, reach, batchId);
  if (runs.length === 0) throw new Refusal('no_such_run', 'The account has no run of that reference.');
  return runs;
}

async function oneRun(parts: Parts, reach: Reach, reference: string): Promise<readonly Run[]> {
  const runId = uuidOf('job', reference);
  const run = runId === null ? null : await parts.store.runs.within(reach, runId);
  return run === null ? [] : [run];
}

async function batchRuns(parts: Parts, reach: Reach, batchId: string): Promise<readonly Run[]> {
  const batch = await parts.store.batches.within(reach, batchId);
  return batch === null ? [] : await parts.store.runs.ofBatch(batch.id);
}

function documentOf(runs: readonly Run[], document: string | undefined): Run {
  const only = runs.length === 1 && document === undefined ? runs[0] : undefined;
  const run = only ?? runs.find((each) => each.document === document);
  if (run === undefined) throw uncovered(document ?? '');
  return run;
}

function refuseOtherDocuments(runs: readonly Run[], run: Run, asked: readonly AskedPlacement[]): void {
  for (const [i, { document }] of asked.entries()) {
    if (document === undefined || document === '' || document === run.document) continue;
    if (!runs.some((each) => each.document === document)) throw uncovered(document);
    const message = `This placement is of another document than the one named, ${nameOf(run)}.`;
    throw misshapen({ issues: [{ path: ['tracts', i, 'document'], message, code: 'mismatch' }] }, []);
  }
}

async function tractCount(parts: Parts, run: Run): Promise<number> {
  for await (const { response } of heldResponses(parts, [run])) return response.extraction.tracts.length;
  if (run.status === 'queued' || run.status === 'running')
    throw new Refusal('no_such_run', `${nameOf(run)} is not read yet; its tracts can be placed when it is.`);
  throw deleted();
}

const nameOf = ({ document }: Run): string => (document === '' ? 'The document' : `"${document}"`);

function uncovered(document: string): Refusal {
  return new Refusal('no_such_run', `The reference covers no document named "${document.slice(0, 100)}".`);
}

function deleted(): Refusal {
  return new Refusal('no_such_run', 'The run has no result: it failed, or its result was deleted.');
}
