// Takes: a synchronous request that was sent again under its Idempotency-Key. Gives: the answer of the first, or, where the first
// does not end, the answer of a second reading, which is then that of both. Never: a second bill, nor two answers.
import { Refusal, REFUSALS, type RefusalType } from '../contract/refusals.ts';
import { resultText } from './collect.ts';
import { endRun } from './end-run.ts';
import { runInput } from './run-document.ts';
import { removeIfEnded } from './run-input.ts';
import { isStaged, type Submission } from './submission.ts';
import type { WorkParts } from './work-parts.ts';
import type { Run, RunInput } from './work-ports.ts';

export interface Answered {
  readonly runId: string;
  readonly body: string;
}

const LOOK_EVERY_MS = 50;
/** As long as a worker may be silent before its job is given to another. */
const FIRST_HAS_MS = 10_000;

/**
 * A server that was killed leaves its synchronous runs open, and nobody is told so. A repeat brings the document along: when the
 * first had its time, it is read again. The first may live after all; whichever ends the run answers both.
 */
export async function answerRepeat(parts: WorkParts, submission: Submission, runId: string): Promise<Answered> {
  const deadline = parts.clock.now().getTime() + FIRST_HAS_MS;
  for (;;) {
    const run = await parts.store.runs.get(runId);
    if (run === null || run.finishedAt !== null) return await answerOf(parts, runId);
    if (parts.awaited.stopped) throw tryAgain();
    if (parts.clock.now().getTime() >= deadline) return await readOnce(parts, run, submission);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** What an ended run was answered with. */
export async function answerOf(parts: WorkParts, runId: string): Promise<Answered> {
  const run = await parts.store.runs.get(runId);
  if (run?.status === 'succeeded') return { runId, body: await resultText(parts, run) };
  throw run?.status === 'failed' ? refusalOf(run) : tryAgain();
}

const READING = new WeakMap<WorkParts, Map<string, Promise<void>>>();

/** However often it is repeated here, one reading. */
async function readOnce(parts: WorkParts, run: Run, submission: Submission): Promise<Answered> {
  const readings = READING.get(parts) ?? new Map<string, Promise<void>>();
  READING.set(parts, readings);
  const reading = readings.get(run.id) ?? readAgain(parts, run, submission).finally(() => readings.delete(run.id));
  readings.set(run.id, reading);
  await reading;
  return await answerOf(parts, run.id);
}

async function readAgain(parts: WorkParts, run: Run, submission: Submission): Promise<void> {
  const input: RunInput | null = isStaged(submission)
    ? await parts.store.runs.input(run.id)
    : { bytes: submission.bytes };
  if (input === null) return; // the first ended meanwhile
  await parts.awaited.run(run.id, async (signal) => {
    const outcome = await runInput(parts, run, input, { signal });
    // Our own trouble here says nothing of the first, which may still end it.
    if (outcome.kind === 'trouble') parts.trouble(outcome.error, run.id);
    else await endRun(parts, run, outcome, null);
  });
  if ('object' in input) await removeIfEnded(parts, run, input.object);
}

/** A failed run's `error` is `type: sentence`: what the first request was answered with. */
function refusalOf(run: Run): Refusal {
  const [, type = '', sentence = ''] = /^(\w+): (.*)$/s.exec(run.error ?? '') ?? [];
  if (!(type in REFUSALS)) return new Refusal('extraction_failed', 'The first request did not succeed. Send it again.');
  return new Refusal(type as RefusalType, sentence);
}

function tryAgain(): Refusal {
  return new Refusal(
    'temporarily_unavailable',
    'The first request with this Idempotency-Key has not ended yet. Send it again.',
  );
}
