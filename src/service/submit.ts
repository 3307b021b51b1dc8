// Takes: a caller and one document. Gives: a job to poll, or the signed body at once. Never: a job acknowledged before it is on disk
// together with its bytes; nor a synchronous run read on for nobody: it ends with its caller, unless an Idempotency-Key says that he may
// come back for it.
import { Refusal, temporarilyUnavailable } from '../contract/refusals.ts';
import { Unavailable } from '../contract/unavailable.ts';
import { admitSingle } from './admit-singles.ts';
import type { Caller } from './authenticate.ts';
import { endRun } from './end-run.ts';
import { newId } from './ids.ts';
import { AT_ONCE } from './patience.ts';
import { type Answered, answerOf, answerRepeat } from './repeat.ts';
import { runInput, type RunOutcome } from './run-document.ts';
import { keptInput, leavingNothing, removeIfEnded } from './run-input.ts';
import { isStaged, nameOf, type Submission } from './submission.ts';
import type { WorkParts } from './work-parts.ts';
import type { Run, RunInput, RunSource } from './work-ports.ts';

/** `token`: the Idempotency-Key, or null. */
export async function submitJob(
  parts: WorkParts,
  caller: Caller,
  submission: Submission,
  token: string | null,
): Promise<Run> {
  const run = newRun(parts, caller, nameOf(submission), 'extracts', 'queued');
  await parts.queueReady();
  const kept = isStaged(submission) ? null : await keptOrRefuse(parts, run, submission.bytes);
  const earlier = await leavingNothing(parts, [kept], async () => {
    const admission = await admitSingle(parts, { caller, submission, token, run, kept });
    return 'earlier' in admission ? admission.earlier : null;
  });
  if (earlier !== null) return { ...(await parts.store.runs.get(earlier))!, status: run.status }; // as the first answer said
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
  left: AbortSignal = new AbortController().signal,
): Promise<Answered> {
  const run = newRun(parts, caller, nameOf(submission), 'extract', 'running');
  const admission = await admitSingle(parts, { caller, submission, token, run, kept: null });
  if ('earlier' in admission) return await answerRepeat(parts, submission, admission.earlier);
  const { input } = admission;
  const ends = (stop: AbortSignal): AbortSignal => (token === null ? AbortSignal.any([stop, left]) : stop);
  try {
    return await parts.awaited.run(run.id, async (stop) => {
      const outcome = await runInput(parts, run, input, { signal: ends(stop) });
      return endNow(parts, run, outcome.kind === 'trouble' && left.aborted ? abandoned() : outcome);
    });
  } finally {
    if ('object' in input) await removeIfEnded(parts, run, input.object);
  }
}

async function endNow(parts: WorkParts, run: Run, outcome: RunOutcome): Promise<Answered> {
  const kept = outcome.kind === 'read' ? await keptOr(parts, run, outcome) : refusalOf(parts, run, outcome);
  if (kept === true) return { runId: run.id, body: (outcome as Read).body };
  // Where even this cannot be written, the run ends when its heartbeat is missed.
  if (kept instanceof Refusal && (await endRun(parts, run, failureOf(kept), null, AT_ONCE))) throw kept;
  // A repeat read it first, or it took so long that the sweep gave it up: what came out here has no bill and is not handed out.
  return await answerOf(parts, run.id);
}

type Read = Extract<RunOutcome, { kind: 'read' }>;

/** A result that cannot be kept is not handed out either: nothing would show what was billed. */
async function keptOr(parts: WorkParts, run: Run, outcome: Read): Promise<boolean | Refusal> {
  try {
    return await endRun(parts, run, outcome, null);
  } catch (error) {
    return failed(parts, run, error);
  }
}

function refusalOf(parts: WorkParts, run: Run, outcome: Exclude<RunOutcome, Read>): Refusal {
  if (outcome.kind === 'failed') return outcome.refusal!;
  return parts.awaited.stopped ? stopped() : failed(parts, run, outcome.error);
}

function abandoned(): RunOutcome {
  const sentence = 'The caller closed the connection before the document was read. It was not billed.';
  const refusal = new Refusal('extraction_failed', sentence);
  return { ...failureOf(refusal), refusal };
}

function failureOf({ type, message }: Refusal) {
  return { kind: 'failed', error: `${type}: ${message}` } as const;
}

function stopped(): Refusal {
  return new Refusal(
    'temporarily_unavailable',
    'The server was stopped before the document was read. It was not billed; send it again.',
  );
}

function failed(parts: WorkParts, run: Run, error: unknown): Refusal {
  parts.trouble(error, run.id);
  if (error instanceof Unavailable) return temporarilyUnavailable();
  return new Refusal(
    'extraction_failed',
    'The document could not be read because of trouble on our side. It was not billed.',
  );
}

export function newRun(
  parts: WorkParts,
  caller: Caller,
  document: string,
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
    document,
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
