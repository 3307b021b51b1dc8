// Takes: a caller and one document. Gives: a job to poll, or the signed body at once. Never: a job acknowledged before it is on disk
// together with its bytes; nor a synchronous run that ends with the connection of its caller.
import { Refusal } from '../contract/refusals.ts';
import { admit, takeInput } from './admission.ts';
import type { Caller } from './authenticate.ts';
import { collectWhenDone } from './collect.ts';
import { endRun } from './end-run.ts';
import { newId } from './ids.ts';
import { runInput, type RunOutcome } from './run-document.ts';
import { keptInput, leavingNothing, removeIfEnded } from './run-input.ts';
import { checkedName, fingerprint, isStaged, stagedName, type Submission } from './submission.ts';
import type { WorkParts } from './work-parts.ts';
import type { Run, RunInput, RunSource, WorkStore } from './work-ports.ts';

/** `token`: the Idempotency-Key, or null. */
export async function submitJob(
  parts: WorkParts,
  caller: Caller,
  submission: Submission,
  token: string | null,
): Promise<Run> {
  const run = newRun(parts, caller, submission, 'extracts', 'queued');
  await parts.queueReady();
  const kept = isStaged(submission) ? null : await keptOrRefuse(parts, run, submission.bytes);
  const earlier = await leavingNothing(parts, [kept], () =>
    parts.store.work(async (store) => {
      const reference = await remembered(store, caller, '/v1/extracts', submission, token, run);
      if (reference !== null) return reference;
      const { waiting } = await admit(store, caller, 1, run.submittedAt, 'single');
      const input = kept ?? (await takeInput(store, caller, submission, run.submittedAt));
      await store.runs.insert([run]);
      await store.runs.putInputs([{ runId: run.id, input }]);
      if ('object' in input) await store.doomed.remove([input.object]);
      await store.jobs.enqueue('extract', [{ runId: run.id, priority: -waiting, afterS: 0 }]);
      return null;
    }),
  );
  if (earlier !== null) return (await parts.store.runs.get(earlier))!;
  parts.wake('extract');
  return run;
}

async function keptOrRefuse(parts: WorkParts, run: Run, bytes: Uint8Array): Promise<RunInput> {
  try {
    return await keptInput(parts, run.id, bytes);
  } catch (error) {
    throw failed(parts, run, error);
  }
}

/** The synchronous path. Nothing is acknowledged before the end, so that one durable commit, the last, is enough. */
export async function extractNow(
  parts: WorkParts,
  caller: Caller,
  submission: Submission,
  token: string | null,
): Promise<{ readonly runId: string; readonly body: string }> {
  const run = newRun(parts, caller, submission, 'extract', 'running');
  const admitted = await parts.store.work<{ earlier: string } | { input: RunInput }>(
    async (store) => {
      const reference = await remembered(store, caller, '/v1/extract', submission, token, run);
      if (reference !== null) return { earlier: reference };
      await admit(store, caller, 1, run.submittedAt, 'single');
      const input = await takeInput(store, caller, submission, run.submittedAt);
      await store.runs.insert([run]);
      if ('object' in input) await store.runs.putInputs([{ runId: run.id, input }]);
      return { input };
    },
    { durable: isStaged(submission) }, // a consumed upload must stay consumed
  );
  if ('earlier' in admitted) return await collectWhenDone(parts, admitted.earlier);
  const { input } = admitted;
  const outcome = await runInput(parts, run, input, () => undefined);
  try {
    return { runId: run.id, body: await endNow(parts, run, outcome) };
  } finally {
    if ('object' in input) await removeIfEnded(parts, run, input.object);
  }
}

async function endNow(parts: WorkParts, run: Run, outcome: RunOutcome): Promise<string> {
  if (outcome.kind === 'read') {
    // A run that took so long that the sweep gave it up has no result and no bill; its body is not handed out.
    if (await endRun(parts, run, outcome, null)) return outcome.body;
    throw failed(parts, run, new Error('the run was ended by the sweep before it was read'));
  }
  const refusal = outcome.kind === 'failed' ? outcome.refusal! : failed(parts, run, outcome.error);
  await endRun(parts, run, { kind: 'failed', error: `${refusal.type}: ${refusal.message}` }, null);
  throw refusal;
}

function failed(parts: WorkParts, run: Run, error: unknown): Refusal {
  parts.trouble(error, run.id);
  return new Refusal(
    'extraction_failed',
    'The document could not be read because of trouble on our side. It was not billed.',
  );
}

/** The run that this Idempotency-Key already stands for, or null where this call is its first. */
async function remembered(
  store: WorkStore,
  caller: Caller,
  route: string,
  submission: Submission,
  token: string | null,
  run: Run,
): Promise<string | null> {
  if (token === null) return null;
  const print = fingerprint(route, [submission]);
  const known = await store.idempotency.take(
    caller.keyId,
    token,
    { fingerprint: print, reference: run.id },
    run.submittedAt,
  );
  if (known !== null && known.fingerprint !== print) throw idempotencyConflict();
  return known?.reference ?? null;
}

export function idempotencyConflict(): Refusal {
  return new Refusal('idempotency_conflict', 'This Idempotency-Key was used for another document or route.');
}

export function newRun(
  parts: WorkParts,
  caller: Caller,
  submission: Submission,
  source: RunSource,
  status: 'queued' | 'running',
): Run {
  const now = parts.clock.now();
  return {
    id: newId(parts),
    accountId: caller.accountId,
    keyId: caller.keyId,
    keyPrefix: caller.prefix,
    test: caller.kind === 'test',
    source,
    batchId: null,
    position: 0,
    document: isStaged(submission) ? stagedName(submission) : checkedName(submission),
    status,
    submittedAt: now,
    startedAt: status === 'running' ? now : null,
    finishedAt: null,
    error: null,
    documentSha256: null,
    resultState: 'none',
    pagesRead: null,
    pages: null,
  };
}
