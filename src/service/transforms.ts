// SPEC.md "Post-back transforms". Takes: a posted body, its text and its value. Gives: the artifact, or the corrected body signed anew.
// Never: stores anything, nor asks the quota; certificate and corrections act only on a body that this service signed.
import { type Drawing, drawing, type DrawnWhere } from '../artifacts/drawing.ts';
import { dxf } from '../artifacts/dxf.ts';
import { geopackage } from '../artifacts/geopackage.ts';
import { verifyText, type SigningKeys } from '../attest/attestation.ts';
import { Refusal } from '../contract/refusals.ts';
import type { ExtractResponse } from '../contract/response.ts';
import { type AskedWhere, drawnWhere, inItsZone, NOWHERE, type TakesCoordinates } from './drawn-where.ts';
import { extractionIn, receivedResponse, unattestedResponse } from './received-response.ts';

/** A posted body: the characters that came, and what they say. */
export interface Posted {
  readonly text: string;
  readonly value: unknown;
}

export async function certificateOf(
  { text, value }: Posted,
  keys: SigningKeys,
  asked: AskedWhere = NOWHERE,
): Promise<Uint8Array> {
  extractionIn(value);
  verifyText(text, keys);
  const response = receivedResponse(value);
  if (response.extraction.tracts.length === 0 && response.document_verdict === null)
    throw new Refusal('nothing_to_certify', 'The body has no tract and no document verdict.');
  const laid = laidOut(response, await drawnWhere(asked, 'any'), 'any');
  const { certificate } = await import('../artifacts/certificate.ts'); // the PDF writer is 400 files: not at every start
  return await certificate(response, text, laid);
}

export async function dxfOf({ value }: Posted, asked: AskedWhere = NOWHERE): Promise<string> {
  const response = unattestedResponse(value);
  return drawn(dxf(response, laidOut(response, await drawnWhere(asked, 'plane'), 'plane')));
}

export async function geopackageOf({ value }: Posted, asked: AskedWhere = NOWHERE): Promise<Uint8Array> {
  const response = unattestedResponse(value);
  return drawn(geopackage(response, laidOut(response, await drawnWhere(asked, 'any'), 'any')));
}

/** Of a body with nothing to draw that is told, and not that it has no place. */
export function laidOut(response: ExtractResponse, where: DrawnWhere, takes: TakesCoordinates): Drawing {
  const tract = where.position?.tract ?? null;
  if (tract !== null && !response.extraction.tracts[tract])
    throw new Refusal('no_such_tract', `The body has no tract ${tract}; tracts count from 0.`);
  if (takes === 'wgs84') return { tracts: [], coordinates: null }; // those formats lay the tracts themselves
  const laid = drawing(response, where);
  const isEmpty = laid.tracts.length === 0 && drawing(response, { ...where, grid: null }).tracts.length === 0;
  return inItsZone(laid, isEmpty);
}

const NO_GEOMETRY = 'No tract of the body has a geometry that can be drawn.';

export function drawn<T>(artifact: T | null, without = NO_GEOMETRY): T {
  if (artifact !== null) return artifact;
  throw new Refusal('nothing_to_draw', without);
}
