// SPEC.md "Post-back transforms". Takes: a posted body, its text and its value. Gives: the artifact, or the corrected body signed anew.
// Never: stores anything, nor asks the quota; certificate and corrections act only on a body that this service signed.
import { dxf } from '../artifacts/dxf.ts';
import { geopackage } from '../artifacts/geopackage.ts';
import { verifyText, type SigningKeys } from '../attest/attestation.ts';
import { Refusal } from '../contract/refusals.ts';
import { extractionIn, receivedResponse, unattestedResponse } from './received-response.ts';

/** A posted body: the characters that came, and what they say. */
export interface Posted {
  readonly text: string;
  readonly value: unknown;
}

export async function certificateOf({ text, value }: Posted, keys: SigningKeys): Promise<Uint8Array> {
  extractionIn(value);
  verifyText(text, keys);
  const response = receivedResponse(value);
  if (response.extraction.tracts.length === 0 && response.document_verdict === null)
    throw new Refusal('nothing_to_certify', 'The body has no tract and no document verdict.');
  const { certificate } = await import('../artifacts/certificate.ts'); // the PDF writer is 400 files: not at every start
  return await certificate(response, text);
}

export function dxfOf({ value }: Posted): string {
  return drawn(dxf(unattestedResponse(value)));
}

export function geopackageOf({ value }: Posted): Uint8Array {
  return drawn(geopackage(unattestedResponse(value)));
}

const NO_GEOMETRY = 'No tract of the body has a geometry that can be drawn.';

export function drawn<T>(artifact: T | null, without = NO_GEOMETRY): T {
  if (artifact !== null) return artifact;
  throw new Refusal('nothing_to_draw', without);
}
