// Takes: the text of a document with its places. Gives: the whole ExtractResponse: what was read, and the judge's verdict on it.
// Never: stores or signs; the attestation leaves here with an empty signature. Only the fabric is waited for, and only for aliquots.
import { ENGINE_VERSION, GRAMMAR_MODEL } from '../contract/engine.ts';
import type { Extraction } from '../contract/extraction.ts';
import type { ExtractResponse, TractVerdict } from '../contract/response.ts';
import { readDescription, type Reading } from '../deed/read-description.ts';
import type { Restorer } from '../deed/restore/restorer.ts';
import type { SourceText } from '../document/source-text.ts';
import type { DeployedFabric } from '../plss/fabric.ts';
import { documentVerdict } from '../verdict/document-verdict.ts';
import { settledValues } from '../verdict/settled-values.ts';
import { judge } from '../verdict/verdict.ts';
import { NO_LANDS, type TractLands, tractLands } from './tract-lands.ts';
import { betterOf } from './two-readings.ts';

export interface ExtractInput {
  readonly source: SourceText;
  readonly document: string;
  readonly documentSha256: string;
  /** Readers that took part before the grammar, e.g. the OCR. */
  readonly models: readonly string[];
  readonly closureStandard: number;
  /** Reads damaged print as it was meant; without one text is read as it is printed. */
  readonly restorer?: Restorer;
  /** When the work on the document began: pages included. */
  readonly startedAt: Date;
  readonly clock: () => Date;
}

/** With the land of aliquot tracts from the fabric. */
export async function extractLocated(input: ExtractInput, fabric: DeployedFabric): Promise<ExtractResponse> {
  const read = readingOf(input);
  return responseOf(input, read, await tractLands(read.extraction, fabric));
}

/** Where no fabric is at hand. */
export function extract(input: ExtractInput): ExtractResponse {
  return responseOf(input, readingOf(input), NO_LANDS);
}

/** The better of two readings, and of the values that its print allows those with which its figures close. */
function readingOf(input: ExtractInput): Reading {
  const best = betterReadingOf(input);
  return { ...best, ...settledValues(best.extraction, best.alternates) };
}

/** The text as printed; where it is damaged and that proves not everything, the text as it was meant beside it. */
function betterReadingOf({ source, restorer, closureStandard }: ExtractInput): Reading {
  const printed = readDescription(source);
  const judged = ({ extraction, alternates, against, doubts }: Reading): TractVerdict[] =>
    judge(extraction, { alternates, closureStandard, reasons: against, doubts });
  if (!restorer || isProven(printed, judged)) return printed;
  const restored = restorer.restored(source);
  return restored ? betterOf(printed, readDescription(restored), judged) : printed;
}

function isProven(reading: Reading, judged: (reading: Reading) => TractVerdict[]): boolean {
  return reading.extraction.tracts.length > 0 && judged(reading).every(({ status }) => status === 'PASS');
}

function responseOf(
  input: ExtractInput,
  { extraction: read, alternates, against, doubts }: Reading,
  lands: TractLands,
): ExtractResponse {
  const unread = unreadSentences(input.source);
  const extraction = withNotes(read, unread);
  const options = {
    alternates,
    closureStandard: input.closureStandard,
    reasons: against.map((said) => [...unread, ...said]),
    doubts,
    georefs: lands.georefs,
    fabricReasons: lands.reasons,
  };
  const verdicts = judge(extraction, options);
  const finished = input.clock();
  return {
    extraction,
    groundtruth_verdicts: verdicts,
    document_verdict: documentVerdict(extraction),
    usage: { input_tokens: 0, output_tokens: 0, seconds: (finished.getTime() - input.startedAt.getTime()) / 1000 },
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

/** A page nobody could read may hold a course or an area: it is said on every tract. */
function unreadSentences({ unread }: SourceText): string[] {
  return unread.map(({ page, cause }) => `Page ${page} could not be read: ${cause}.`);
}

function withNotes(extraction: Extraction, sentences: readonly string[]): Extraction {
  if (sentences.length === 0) return extraction;
  return { ...extraction, notes: [extraction.notes, ...sentences].filter((note) => note).join(' ') };
}
