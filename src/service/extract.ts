// Takes: the text of a document with its places. Gives: the whole ExtractResponse: what was read, and the judge's verdict on it.
// Never: waits, stores or signs; the attestation leaves here with an empty signature.
import { ENGINE_VERSION, GRAMMAR_MODEL } from '../contract/engine.ts';
import type { ExtractResponse } from '../contract/response.ts';
import { readDescription } from '../deed/read-description.ts';
import type { SourceText } from '../document/source-text.ts';
import { documentVerdict } from '../verdict/document-verdict.ts';
import { judge } from '../verdict/verdict.ts';

export interface ExtractInput {
  readonly source: SourceText;
  readonly document: string;
  readonly documentSha256: string;
  /** Readers that took part before the grammar, e.g. the OCR. */
  readonly models: readonly string[];
  readonly closureStandard: number;
  readonly clock: () => Date;
}

export function extract(input: ExtractInput): ExtractResponse {
  const started = input.clock();
  const { extraction, alternates } = readDescription(input.source);
  const verdicts = judge(extraction, { alternates, closureStandard: input.closureStandard });
  const finished = input.clock();
  return {
    extraction,
    groundtruth_verdicts: verdicts,
    document_verdict: documentVerdict(extraction),
    usage: { input_tokens: 0, output_tokens: 0, seconds: (finished.getTime() - started.getTime()) / 1000 },
    model: [GRAMMAR_MODEL, ...input.models].join(' + '),
    engine_version: ENGINE_VERSION,
    document: input.document,
    input_kind: input.source.kind,
    test_mode: false,
    corrections: [],
    adjustments: [],
    attestation: {
      document_sha256: input.documentSha256,
      extracted_at: finished.toISOString(),
      signature: '',
    },
  };
}
