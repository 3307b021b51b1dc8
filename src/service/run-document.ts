// Takes: a run and its bytes. Gives: the signed body, or why there is none. Never: throws; our own trouble is told apart from the
// document's, because only ours is worth another try.
import { createHash } from 'node:crypto';
import { breath } from '../artifacts/breath.ts';
import { signedText } from '../attest/attestation.ts';
import { Refusal } from '../contract/refusals.ts';
import { sniff } from '../document/sniff.ts';
import { inputBytes } from './run-input.ts';
import { sampleResponse } from './sample.ts';
import type { Outcome } from './end-run.ts';
import type { WorkParts } from './work-parts.ts';
import type { DocumentTask, ReadBody, ReadingOptions, Run, RunInput } from './work-ports.ts';

export type RunOutcome =
  (Outcome & { readonly refusal?: Refusal }) | { readonly kind: 'trouble'; readonly error: unknown };

/** Bytes that cannot be fetched are our trouble as much as bytes that cannot be read. */
export async function runInput(
  parts: WorkParts,
  run: Run,
  input: RunInput,
  options: ReadingOptions,
): Promise<RunOutcome> {
  let bytes: Uint8Array;
  try {
    bytes = await inputBytes(parts, input);
  } catch (error) {
    return { kind: 'trouble', error };
  }
  return await runDocument(parts, run, bytes, options);
}

async function runDocument(
  parts: WorkParts,
  run: Run,
  bytes: Uint8Array,
  options: ReadingOptions,
): Promise<RunOutcome> {
  const startedAt = parts.clock.now();
  const task = { bytes, document: run.document, startedAt };
  try {
    const read = run.test ? await sampleOf(parts, task) : await parts.reader.read(task, options);
    observe(parts, run, startedAt, read);
    return { kind: 'read', ...read };
  } catch (error) {
    observe(parts, run, startedAt, null);
    if (!(error instanceof Refusal)) return { kind: 'trouble', error };
    return { kind: 'failed', error: `${error.type}: ${error.message}`, refusal: error };
  }
}

/** A test key's document passed every check; what it holds is not read. */
async function sampleOf(parts: WorkParts, { bytes, document }: DocumentTask): Promise<ReadBody> {
  const kind = sniff(bytes) === 'text' ? 'text' : 'document';
  const documentSha256 = await sha256InTurns(bytes);
  const response = sampleResponse(document, documentSha256, parts.clock.now(), kind);
  const body = signedText(response, parts.signingKeys);
  return { body, documentSha256, tokens: { input: 0, output: 0 }, verdicts: [] };
}

function observe(parts: WorkParts, run: Run, startedAt: Date, read: ReadBody | null): void {
  if (run.test) return;
  parts.observe({
    path: run.source,
    outcome: read === null ? 'failed' : 'succeeded',
    seconds: (parts.clock.now().getTime() - startedAt.getTime()) / 1000,
    verdicts: read?.verdicts ?? [],
  });
}

const TURN_BYTES = 2 ** 22;

/** Of 32 MB at once others would be kept waiting. */
async function sha256InTurns(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.length; at += TURN_BYTES) {
    hash.update(bytes.subarray(at, at + TURN_BYTES));
    await breath();
  }
  return hash.digest('hex');
}
