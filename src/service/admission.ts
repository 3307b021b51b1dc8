// Takes: a caller and how many documents. Gives: their admission, or the refusal that applies, exact on any number of nodes.
// Never: outside of the transaction that inserts the runs: the account's lock orders all submits of one account.
import { Refusal } from '../contract/refusals.ts';
import type { Caller } from './authenticate.ts';
import { periodOf } from './period.ts';
import type { Account } from './ports.ts';
import { refuseOverQuota, refuseWithoutPlan } from './quota.ts';
import { isStaged, refuseStaged, type Submission } from './submission.ts';
import type { InFlight, RunInput, WorkStore } from './work-ports.ts';

/** What an account has in flight, under its lock. Null for a test key, which has no limits but the rate. */
export interface Room {
  readonly account: Account | null;
  inFlight: InFlight;
}

/** Locks the account: call it before anything else is locked, an Idempotency-Key too, or two submits could wait for each other. */
export async function openRoom(store: WorkStore, caller: Caller, now: Date): Promise<Room | null> {
  if (caller.kind === 'test') return null;
  const account = await store.accounts.lock(caller.accountId);
  return { account, inFlight: await store.runs.inFlight(caller.accountId, caller.keyId, periodOf(now).name) };
}

/** Gives how many documents of the account wait or run already: the queue's turn order starts behind them. */
export function takeRoom(
  room: Room | null,
  caller: Caller,
  documents: number,
  now: Date,
  path: 'single' | 'batch',
): number {
  if (room === null) return 0;
  const { account, inFlight } = room;
  refuseWithoutPlan(account, now);
  const limit = caller.limits.concurrentExtractions;
  if (path === 'single' && inFlight.key >= limit)
    throw new Refusal('too_many_in_flight', `This key has ${limit} extractions in flight. Wait for one to end.`, {
      limit,
    });
  refuseOverQuota({ account, billedThisMonth: inFlight.billed, inFlight: inFlight.account, documents, now });
  const key = inFlight.key + (path === 'single' ? documents : 0); // a batch's items count once they run
  room.inFlight = { ...inFlight, account: inFlight.account + documents, key };
  return inFlight.account;
}

/** Takes the staged document out of its slot; in the same transaction it becomes the run's own. */
export async function takeInput(
  store: WorkStore,
  caller: Caller,
  submission: Submission,
  now: Date,
): Promise<RunInput> {
  if (!isStaged(submission)) return { bytes: submission.bytes };
  const upload = await store.uploads.get(submission.upload);
  if (upload === null || upload.keyId !== caller.keyId) throw notYours();
  const staged = await store.uploads.consume(upload.id, now);
  if (staged === null)
    throw new Refusal('no_such_upload', 'The staged document is gone: it was never put, is used already, or expired.');
  refuseStaged(staged);
  return { object: staged.object };
}

export function notYours(): Refusal {
  return new Refusal('upload_not_yours', 'The upload id was not issued to this key.');
}
