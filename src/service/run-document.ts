// Takes: a run and its bytes. Gives: the signed body, or why there is none. Never: throws; our own trouble is told apart from the
// document's, because only ours is worth another try.
import { createHash } from 'node:crypto';
import { signedText } from '../attest/attestation.ts';
import { Refusal } from '../contract/refusals.ts';
import type { ExtractResponse } from '../contract/response.ts';
import { sniff } from '../document/sniff.ts';
import { extractLocated } from './extract.ts';
import { inputBytes } from './run-input.ts';
import { sampleResponse } from './sample.ts';
import type { Outcome } from './end-run.ts';
import type { WorkParts } from './work-parts.ts';
import type { ReadingOptions, Run, RunInput } from './work-ports.ts';

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
  try {
    const response = run.test ? sampleOf(parts, run, bytes) : await read(parts, run, bytes, startedAt, options);
    observe(parts, run, startedAt, response);
    return {
      kind: 'read',
      body: signedText(response, parts.signingKeys),
      documentSha256: response.attestation!.document_sha256,
      tokens: { input: response.usage.input_tokens, output: response.usage.output_tokens },
    };
  } catch (error) {
    observe(parts, run, startedAt, null);
    if (!(error instanceof Refusal)) return { kind: 'trouble', error };
    return { kind: 'failed', error: `${error.type}: ${error.message}`, refusal: error };
  }
}

async function read(
  parts: WorkParts,
  run: Run,
  bytes: Uint8Array,
  startedAt: Date,
  options: ReadingOptions,
): Promise<ExtractResponse> {
  const { source, normalized, models } = await parts.reader.read(bytes, options);
  if (source.kind === 'document' && source.text.trim() === '' && source.unread.length > 0)
    throw new Refusal(
      'conversion_failed',
      `No page could be read. Page ${source.unread[0]!.page}: ${source.unread[0]!.cause}.`,
    );
  const input = {
    source,
    document: run.document,
    documentSha256: sha256(normalized),
    models,
    closureStandard: parts.closureStandard,
    startedAt,
    clock: () => parts.clock.now(),
  };
  return await extractLocated(input, parts.fabric);
}

/** A test key's document passed every check; what it holds is not read. */
function sampleOf(parts: WorkParts, run: Run, bytes: Uint8Array): ExtractResponse {
  const kind = sniff(bytes) === 'text' ? 'text' : 'document';
  return sampleResponse(run.document, sha256(bytes), parts.clock.now(), kind);
}

function observe(parts: WorkParts, run: Run, startedAt: Date, response: ExtractResponse | null): void {
  if (run.test) return;
  parts.observe({
    path: run.source,
    outcome: response === null ? 'failed' : 'succeeded',
    seconds: (parts.clock.now().getTime() - startedAt.getTime()) / 1000,
    verdicts: response?.groundtruth_verdicts.map((verdict) => verdict.status) ?? [],
  });
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
