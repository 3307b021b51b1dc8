// Takes: a caller and how many documents. Gives: their admission, or the refusal that applies, exact on any number of nodes.
// Never: outside of the transaction that inserts the runs: the account's lock orders all submits of one account.
import { Refusal } from '../contract/refusals.ts';
import type { Caller } from './authenticate.ts';
import { periodOf } from './period.ts';
import { refuseOverQuota, refuseWithoutPlan } from './quota.ts';
import { isStaged, refuseStaged, type Submission } from './submission.ts';
import type { RunInput, WorkStore } from './work-ports.ts';

export interface Admitted {
  /** Documents of the account that wait or run already: the queue's turn order starts behind them. */
  readonly waiting: number;
}

export async function admit(
  store: WorkStore,
  caller: Caller,
  documents: number,
  now: Date,
  path: 'single' | 'batch',
): Promise<Admitted> {
  if (caller.kind === 'test') return { waiting: 0 };
  const account = await store.accounts.lock(caller.accountId);
  refuseWithoutPlan(account);
  const inFlight = await store.runs.inFlight(account.id, caller.keyId, periodOf(now).name);
  const limit = caller.limits.concurrentExtractions;
  if (path === 'single' && inFlight.key >= limit)
    throw new Refusal('too_many_in_flight', `This key has ${limit} extractions in flight. Wait for one to end.`, {
      limit,
    });
  refuseOverQuota({ account, billedThisMonth: inFlight.billed, inFlight: inFlight.account, documents, now });
  return { waiting: inFlight.account };
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
