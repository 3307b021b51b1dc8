// SPEC.md "Locate behaviour". Takes: {extraction, source}. Gives: the body with its location blocks filled, signed anew, and the count.
// Never: a location block that came in; never a placement: every block is REVIEW, and a null is an ordinary answer.
import { breath } from '../artifacts/breath.ts';
import { resignedText, verifyText } from '../attest/attestation.ts';
import { Refusal } from '../contract/refusals.ts';
import type { ExtractResponse, TractVerdict } from '../contract/response.ts';
import type { PlacedParcel } from '../plss/adjoiner.ts';
import { placeContexts } from '../plss/locate-context.ts';
import { LOCATE_SOURCES, locateTract, type LocateSource } from '../plss/locate-tract.ts';
import { type Caller, holdingsOf } from './authenticate.ts';
import { nestedText } from './correct-response.ts';
import { placedParcels } from './placed-parcels.ts';
import { extractionIn, receivedResponse } from './received-response.ts';
import type { Posted } from './transforms.ts';
import type { WorkParts } from './work-parts.ts';

export type LocateParts = Pick<WorkParts, 'store' | 'objects' | 'fabric' | 'signingKeys'>;

/** The answer as text: the signed body is spliced in as it was signed. */
export async function locatedText(parts: LocateParts, caller: Caller, posted: Posted, source: string): Promise<string> {
  const body = extractionIn(posted.value);
  extractionIn(body);
  verifyText(nestedText(posted.text), parts.signingKeys);
  const response = receivedResponse(body, ['extraction']);
  const verdicts = await locatedVerdicts(parts, caller, response, sourceOf(source));
  const text = resignedText({ ...response, groundtruth_verdicts: verdicts }, parts.signingKeys);
  const located = verdicts.filter(({ location }) => location !== null && location.pob !== null).length;
  return `{"extraction":${text},"located":${located}}`;
}

function sourceOf(source: string): LocateSource {
  const known = LOCATE_SOURCES.find((each) => each === source);
  if (known === undefined)
    throw new Refusal('unknown_source', `"${source.slice(0, 60)}" is no source: ${LOCATE_SOURCES.join(', ')}.`);
  return known;
}

async function locatedVerdicts(
  parts: LocateParts,
  caller: Caller,
  { extraction, groundtruth_verdicts: verdicts }: ExtractResponse,
  source: LocateSource,
): Promise<TractVerdict[]> {
  let parcels: Promise<readonly PlacedParcel[]> | null = null;
  const placed = () => (parcels ??= placedParcels(parts, holdingsOf(caller))); // once a request, and only where asked
  const { metadata } = extraction;
  const fabric = (await parts.fabric.isEmpty()) ? null : parts.fabric;
  const placeOf = placeContexts(extraction);
  const out: TractVerdict[] = [];
  for (const [i, verdict] of verdicts.entries()) {
    const tract = extraction.tracts[i];
    if (tract === undefined) {
      out.push({ ...verdict, location: null });
      continue;
    }
    const input = { tract, verdict, state: metadata.state, place: placeOf(i), references: metadata.prior_references };
    out.push({ ...verdict, location: await locateTract(source, fabric, input, placed) });
    await breath();
  }
  return out;
}
