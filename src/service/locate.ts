// SPEC.md "Locate behaviour". Takes: {extraction, source}. Gives: the body with its location blocks filled, signed anew, and the count.
// Never: a location block that came in; never a placement: every block is REVIEW, and a null is an ordinary answer.
import { breath } from '../artifacts/breath.ts';
import { resignedText, verifyText } from '../attest/attestation.ts';
import { RequestedLocation } from '../contract/location-request.ts';
import { Refusal } from '../contract/refusals.ts';
import type { ExtractResponse, TractVerdict } from '../contract/response.ts';
import type { PlacedParcel } from '../plss/adjoiner.ts';
import type { DeployedFabric } from '../plss/fabric.ts';
import { placeContexts } from '../plss/locate-context.ts';
import { LOCATE_SOURCES, locateTract, type LocateSource } from '../plss/locate-tract.ts';
import { nestedText } from './correct-response.ts';
import { extractionIn, misshapen, receivedResponse } from './received-response.ts';
import type { SigningKeys } from './transform.ts';
import type { Posted } from './transforms.ts';

export interface LocateParts {
  readonly fabric: DeployedFabric;
  readonly signingKeys: SigningKeys;
  /** The parcels that the account has placed (placed-parcels.ts). */
  readonly placed: () => Promise<readonly PlacedParcel[]>;
}

/** The answer as text: the signed body is spliced in as it was signed. */
export async function locatedText(parts: LocateParts, posted: Posted): Promise<string> {
  const body = extractionIn(posted.value);
  const asked = RequestedLocation.safeParse(posted.value);
  if (!asked.success) throw misshapen(asked.error, []);
  extractionIn(body);
  verifyText(nestedText(posted.text), parts.signingKeys);
  const response = receivedResponse(body, ['extraction']);
  const verdicts = await locatedVerdicts(parts, response, sourceOf(asked.data.source ?? 'auto'));
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
  { extraction, groundtruth_verdicts: verdicts }: ExtractResponse,
  source: LocateSource,
): Promise<TractVerdict[]> {
  let parcels: Promise<readonly PlacedParcel[]> | null = null;
  const placed = () => (parcels ??= parts.placed()); // once a request, and only where asked
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
