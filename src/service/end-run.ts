// Takes: a run and how it came out. Gives: in one transaction the run ended, its result kept, the document billed, the batch counted.
// Never: a bill without a result, a result without its bill, or either twice.
import type { WorkParts } from './work-parts.ts';
import type { Attempt, HeldResult, Run, WorkStore } from './work-ports.ts';
import { whole } from './run-input.ts';
import { billDocument } from './usage.ts';

export type Outcome =
  | { readonly kind: 'read'; readonly body: string; readonly documentSha256: string; readonly tokens: Tokens }
  | { readonly kind: 'failed'; readonly error: string };

interface Tokens {
  readonly input: number;
  readonly output: number;
}

/** False when another attempt ended it first: then nothing was written. */
export async function endRun(parts: WorkParts, run: Run, outcome: Outcome, attempt: Attempt | null): Promise<boolean> {
  const held = outcome.kind === 'read' ? await resultPlace(parts, run, outcome.body) : null;
  const ended = await parts.store.work(async (store) => {
    if (attempt !== null && !(await store.jobs.complete(attempt))) return false;
    return await writeEnd(store, parts.clock.now(), run, outcome, held);
  });
  if (!ended && held !== null && 'object' in held) await parts.objects.delete(held.object);
  return ended;
}

async function resultPlace(parts: WorkParts, run: Run, body: string): Promise<HeldResult> {
  const bytes = Buffer.from(body, 'utf8');
  if (!parts.resultsAsObjects) return { bytes };
  const object = `results/${run.id}-${Buffer.from(parts.random.bytes(6)).toString('hex')}`; // an attempt's own
  await parts.store.doomed.add([object]); // until the end is written: a crash in between leaves nothing behind
  await parts.objects.put(object, whole(bytes));
  return { object };
}

async function writeEnd(
  store: WorkStore,
  now: Date,
  run: Run,
  outcome: Outcome,
  held: HeldResult | null,
): Promise<boolean> {
  const read = outcome.kind === 'read';
  const status = read ? 'succeeded' : 'failed';
  const ended = await store.runs.end(run.id, {
    status,
    error: read ? null : outcome.error,
    documentSha256: read ? outcome.documentSha256 : null,
    finishedAt: now,
    result: held,
  });
  if (!ended) return false;
  if (read && !run.test) await bill(store, run, outcome.tokens, now);
  if (!read) await store.idempotency.forget(run.id); // refusals are not remembered
  if (run.batchId !== null) await store.batches.tally(run.batchId, status, now);
  return true;
}

async function bill(store: WorkStore, run: Run, tokens: Tokens, now: Date): Promise<void> {
  await billDocument(store, {
    documentId: run.id,
    accountId: run.accountId,
    keyPrefix: run.keyPrefix,
    document: run.document,
    source: run.source,
    inputTokens: tokens.input,
    outputTokens: tokens.output,
    billedAt: now,
  });
}
