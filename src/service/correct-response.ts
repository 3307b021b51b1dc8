// SPEC.md "Corrections behaviour". Takes: {extraction, corrections, adjust, by}. Gives: the corrected body, signed anew, and the counts.
// Never: loses an entry of a log that stands under a verified signature (DECISIONS.md "Attestation").
import { resignedText, verifyText, type SigningKeys } from '../attest/attestation.ts';
import { CanonicalError, rawMember } from '../attest/canonical-json.ts';
import { ENGINE_VERSION } from '../contract/engine.ts';
import { Refusal } from '../contract/refusals.ts';
import type { ExtractResponse } from '../contract/response.ts';
import { correct, type RequestedCorrection } from '../verdict/corrections.ts';
import { extractionIn, receivedResponse } from './received-response.ts';
import type { Posted } from './transforms.ts';

export interface CorrectionSettings {
  readonly keys: SigningKeys;
  readonly closureStandard: number;
  readonly now: Date;
}

export interface AskedCorrections {
  readonly corrections: readonly RequestedCorrection[];
  readonly adjust: readonly number[];
  readonly by: string;
}

/** The answer as text: the signed body is spliced in as it was signed. */
export function correctedText(posted: Posted, asked: AskedCorrections, settings: CorrectionSettings): string {
  const body = extractionIn(posted.value);
  extractionIn(body);
  verifyText(nestedText(posted.text), settings.keys);
  const response = receivedResponse(body, ['extraction']);
  for (const { at = '' } of asked.corrections) checkTime(at);
  const result = correct({
    extraction: response.extraction,
    verdicts: response.groundtruth_verdicts,
    log: response.corrections,
    ...asked,
    at: settings.now.toISOString(),
    options: { closureStandard: settings.closureStandard },
  });
  const corrected: ExtractResponse = {
    ...response,
    extraction: result.extraction,
    groundtruth_verdicts: result.verdicts,
    engine_version: ENGINE_VERSION, // it judged what was corrected
    corrections: result.corrections,
    adjustments: result.adjustments,
  };
  const text = resignedText(corrected, settings.keys);
  return `{"extraction":${text},"corrected":${result.corrected},"adjusted":${result.adjusted}}`;
}

/** The very characters of the body inside the request. */
export function nestedText(text: string): string {
  try {
    return rawMember(text, 'extraction')!;
  } catch (error) {
    if (!(error instanceof CanonicalError)) throw error;
    throw new Refusal('attestation_mismatch', `The body cannot be what was signed: ${error.message}.`);
  }
}

const DAY_FIRST = /^\d{4}-\d{2}-\d{2}([T ].*)?$/;

function checkTime(at: string): void {
  if (at === '' || (DAY_FIRST.test(at) && !Number.isNaN(Date.parse(at)))) return;
  throw new Refusal('bad_correction', `at is not a time in ISO 8601: ${JSON.stringify(at.slice(0, 40))}.`);
}
