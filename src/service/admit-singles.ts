// Takes: single documents of one key, for the synchronous path or the queue. Gives: of each whether it was admitted, in one
// transaction. Never: a refused one that leaves a trace, nor one admitted at the cost of another that came before it.
import { Refusal } from '../contract/refusals.ts';
import { openRoom, takeInput, takeRoom, type Room } from './admission.ts';
import type { Caller } from './authenticate.ts';
import { fingerprint, isStaged, type Submission } from './submission.ts';
import { together } from './together.ts';
import type { WorkParts } from './work-parts.ts';
import type { Run, RunInput, WorkStore } from './work-ports.ts';

export interface Single {
  readonly caller: Caller;
  readonly submission: Submission;
  /** The Idempotency-Key, or null. */
  readonly token: string | null;
  readonly run: Run;
  /** Bytes that wait for a worker; null on the synchronous path, and where they are staged. */
  readonly kept: RunInput | null;
}

export type Admission =
  { readonly earlier: string } | { readonly input: RunInput; readonly waiting: number } | { readonly refusal: Refusal };

type Admit = (name: string, single: Single) => Promise<Admission>;
const LINES = new WeakMap<WorkParts, { readonly now: Admit; readonly queued: Admit }>();

/** Admits one, together with others of its key that come at the same time: the account is locked, and the disk waited for, once. */
export async function admitSingle(parts: WorkParts, single: Single): Promise<Exclude<Admission, { refusal: Refusal }>> {
  const { caller, submission, run } = single;
  // A refusal takes back what else its transaction did: for a staged document, which it takes out of its slot, that is its own.
  const alone = isStaged(submission) || caller.kind === 'test';
  const admission = alone
    ? await admitAlone(parts, single)
    : await linesOf(parts)[run.status === 'queued' ? 'queued' : 'now'](`${caller.accountId} ${caller.keyId}`, single);
  if ('refusal' in admission) throw admission.refusal;
  return admission;
}

function linesOf(parts: WorkParts): { readonly now: Admit; readonly queued: Admit } {
  const lines = LINES.get(parts) ?? {
    now: together((singles) => parts.store.work((store) => admitAll(store, singles), { durable: false })),
    queued: together((singles) => parts.store.work((store) => admitAll(store, singles))),
  };
  LINES.set(parts, lines);
  return lines;
}

async function admitAlone(parts: WorkParts, single: Single): Promise<Admission> {
  const durable = single.run.status === 'queued' || isStaged(single.submission); // a consumed upload must stay consumed
  const one = async (store: WorkStore): Promise<Admission> => {
    const [admission] = await admitAll(store, [single]);
    if ('refusal' in admission!) throw admission.refusal;
    return admission!;
  };
  return await parts.store.work(one, { durable });
}

async function admitAll(store: WorkStore, singles: readonly Single[]): Promise<readonly Admission[]> {
  const room = await openRoom(store, singles[0]!.caller, singles[0]!.run.submittedAt);
  const admissions: Admission[] = [];
  for (const single of singles) admissions.push(await admitOne(store, room, single));
  const admitted = singles.flatMap((single, i) => {
    const admission = admissions[i]!;
    return 'input' in admission ? [{ ...admission, run: single.run }] : [];
  });
  if (admitted.length > 0) await write(store, admitted);
  return admissions;
}

async function admitOne(store: WorkStore, room: Room | null, single: Single): Promise<Admission> {
  const { caller, submission, run, token } = single;
  const earlier = await remembered(store, single);
  if (earlier instanceof Refusal) return { refusal: earlier };
  if (earlier !== null) return { earlier };
  try {
    const waiting = takeRoom(room, caller, 1, run.submittedAt, 'single');
    return { input: single.kept ?? (await takeInput(store, caller, submission, run.submittedAt)), waiting };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (token !== null) await store.idempotency.forget(run.id); // refusals are not remembered
    return { refusal: error };
  }
}

interface Admitted {
  readonly run: Run;
  readonly input: RunInput;
  readonly waiting: number;
}

/** A synchronous run's bytes are at hand; a staged document is named by its row, so that a crash does not lose sight of it. */
async function write(store: WorkStore, admitted: readonly Admitted[]): Promise<void> {
  const queued = admitted.filter(({ run }) => run.status === 'queued');
  const kept = admitted.filter(({ run, input }) => run.status === 'queued' || 'object' in input);
  await store.runs.insert(
    admitted.map(({ run }) => run),
    kept.map(({ run, input }) => ({ runId: run.id, input })),
  );
  if (queued.length === 0) return;
  const objects = queued.flatMap(({ input }) => ('object' in input ? [input.object] : []));
  if (objects.length > 0) await store.doomed.remove(objects);
  const jobs = queued.map(({ run, waiting }) => ({ runId: run.id, priority: -waiting, afterS: 0 }));
  await store.jobs.enqueue('extract', jobs);
}

/** The run that this Idempotency-Key already stands for, or null where this call is its first. */
async function remembered(
  store: WorkStore,
  { caller, submission, token, run }: Single,
): Promise<string | Refusal | null> {
  if (token === null) return null;
  const print = fingerprint(run.source === 'extract' ? '/v1/extract' : '/v1/extracts', [submission]);
  const taken = { fingerprint: print, reference: run.id };
  const known = await store.idempotency.take(caller.keyId, token, taken, run.submittedAt);
  return known !== null && known.fingerprint !== print ? idempotencyConflict() : (known?.reference ?? null);
}

export function idempotencyConflict(): Refusal {
  return new Refusal('idempotency_conflict', 'This Idempotency-Key was used for another document or route.');
}
