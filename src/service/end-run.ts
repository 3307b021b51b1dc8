// Takes: a run and how it came out. Gives: in one transaction the run ended, its result kept, the document billed, the batch counted.
// Never: a bill without a result, a result without its bill, or either twice.
import type { WorkParts } from './work-parts.ts';
import type { Attempt, HeldResult, Run, WorkStore } from './work-ports.ts';
import { patiently } from './patience.ts';
import { whole } from './run-input.ts';
import { together } from './together.ts';
import { billDocuments } from './usage.ts';

export type Outcome =
  | { readonly kind: 'read'; readonly body: string; readonly documentSha256: string; readonly tokens: Tokens }
  | { readonly kind: 'failed'; readonly error: string };

interface Tokens {
  readonly input: number;
  readonly output: number;
}

/**
 * False when it had ended before: then nothing was written. A database that is away for a moment is waited for, as `pausesMs` says;
 * the commit whose answer was lost with it may be what ended the run.
 */
export async function endRun(
  parts: WorkParts,
  run: Run,
  outcome: Outcome,
  attempt: Attempt | null,
  pausesMs?: readonly number[],
): Promise<boolean> {
  const held = outcome.kind === 'read' ? await patiently(() => resultPlace(parts, run, outcome.body), pausesMs) : null;
  const end = { run, outcome, held };
  let isRepeated = false;
  const ended = await patiently((isRepeat) => {
    isRepeated = isRepeat;
    return writeEnd(parts, end, attempt);
  }, pausesMs);
  // After a lost answer the object may be the result; if it is not, it is doomed and swept.
  if (!ended && !isRepeated && held !== null && 'object' in held) await parts.objects.delete(held.object);
  return ended;
}

async function writeEnd(parts: WorkParts, end: End, attempt: Attempt | null): Promise<boolean> {
  if (attempt === null) return await lineOf(parts)(end.run.accountId, end);
  return await parts.store.work(async (store) => {
    if (!(await store.jobs.complete(attempt))) return false;
    return (await writeEnds(store, parts.clock.now(), [end]))[0]!;
  });
}

interface End {
  readonly run: Run;
  readonly outcome: Outcome;
  readonly held: HeldResult | null;
}

const LINES = new WeakMap<WorkParts, (account: string, end: End) => Promise<boolean>>();

/** Synchronous runs of one account that end at the same time wait for the disk once. Never of two: their locks could cross. */
function lineOf(parts: WorkParts): (account: string, end: End) => Promise<boolean> {
  const line =
    LINES.get(parts) ??
    together((ends: readonly End[]) => parts.store.work((store) => writeEnds(store, parts.clock.now(), ends)));
  LINES.set(parts, line);
  return line;
}

/** A row of 20 MB took the embedded engine, and with it everybody, three seconds to give out. */
const BESIDE_ROW_BYTES = 256 * 1024;

async function resultPlace(parts: WorkParts, run: Run, body: string): Promise<HeldResult> {
  const bytes = Buffer.from(body, 'utf8');
  if (!parts.resultsAsObjects && bytes.length <= BESIDE_ROW_BYTES) return { bytes };
  const object = `results/${run.id}-${Buffer.from(parts.random.bytes(6)).toString('hex')}`; // an attempt's own
  await parts.store.doomed.add([object]); // until the end is written: a crash in between leaves nothing behind
  await parts.objects.put(object, whole(bytes));
  return { object };
}

async function writeEnds(store: WorkStore, now: Date, ends: readonly End[]): Promise<boolean[]> {
  const ended = await store.runs.end(
    ends.map(({ run, outcome, held }) => ({
      runId: run.id,
      status: statusOf(outcome),
      error: outcome.kind === 'read' ? null : outcome.error,
      documentSha256: outcome.kind === 'read' ? outcome.documentSha256 : null,
      finishedAt: now,
      result: held,
    })),
  );
  await billDocuments(
    store,
    ends.flatMap(({ run, outcome }) =>
      outcome.kind === 'read' && ended.has(run.id) && !run.test ? [billOf(run, outcome.tokens, now)] : [],
    ),
  );
  for (const { run, outcome } of ends) {
    if (!ended.has(run.id)) continue;
    // Refusals are not remembered. A job that fails later was answered by its id, and a repeat is answered by that id.
    if (outcome.kind === 'failed' && run.source === 'extract') await store.idempotency.forget(run.id);
    if (run.batchId !== null) await store.batches.tally(run.batchId, statusOf(outcome), now);
  }
  return ends.map(({ run }) => ended.has(run.id));
}

function statusOf({ kind }: Outcome): 'succeeded' | 'failed' {
  return kind === 'read' ? 'succeeded' : 'failed';
}

function billOf(run: Run, tokens: Tokens, now: Date) {
  return {
    documentId: run.id,
    accountId: run.accountId,
    keyPrefix: run.keyPrefix,
    document: run.document,
    source: run.source,
    inputTokens: tokens.input,
    outputTokens: tokens.output,
    billedAt: now,
  };
}
