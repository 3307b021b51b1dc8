// Gives: the fixed sample a test key is answered with: two tracts, one curve, a PASS and a REVIEW; no model, no usage, no bill.
// Never: a caller's words, beyond the document's name and the hash of its bytes; nor another input_kind than theirs.
import type { Extraction } from '../contract/extraction.ts';
import type { ExtractResponse } from '../contract/response.ts';
import { pastedText } from '../document/source-text.ts';
import { extract } from './extract.ts';

const SAMPLE_DEED = `WARRANTY DEED

KNOW ALL MEN BY THESE PRESENTS, that Rose Alder, grantor, for value received, does hereby grant and convey to Miles Fenn, grantee,
the following described real property in Harlow County, Texas:

TRACT 1
BEGINNING at a 5/8 inch iron rod found at the southwest corner of the herein described tract;
thence North 00°00'00" East, 200.00 feet to a 1/2 inch iron rod set;
thence North 90°00'00" East, 100.00 feet to a point of curvature;
thence along a tangent curve to the right, having a radius of 50.00 feet, a central angle of 90°00'00", an arc length of 78.54 feet
and a chord which bears South 45°00'00" East, 70.71 feet to a 1/2 inch iron rod set;
thence South 00°00'00" East, 150.00 feet to a 1/2 inch iron rod found;
thence North 90°00'00" West, 150.00 feet to the POINT OF BEGINNING, containing 0.676 acres of land.

TRACT 2
BEGINNING at the northeast corner of Tract 1;
thence North 12°30'00" East, 150.25 feet to an iron rod;
thence South 77°30'00" East, 90.00 feet to an iron rod;
thence South 12°30'00" West, 150.25 feet to an iron rod;
thence North 77°30'00" West, 90.00 feet to the POINT OF BEGINNING.
`;

export function sampleResponse(
  document: string,
  documentSha256: string,
  now: Date,
  inputKind: ExtractResponse['input_kind'] = 'text',
): ExtractResponse {
  const response = extract({
    source: pastedText(SAMPLE_DEED),
    document,
    documentSha256,
    models: [],
    closureStandard: 5000,
    startedAt: now,
    clock: () => now,
  });
  if (inputKind === 'text') return { ...response, test_mode: true };
  return { ...response, extraction: withoutPlaces(response.extraction), input_kind: inputKind, test_mode: true };
}

/** Offsets into the sample's text are none of a document's. */
function withoutPlaces(extraction: Extraction): Extraction {
  const tracts = extraction.tracts.map((tract) => ({
    ...tract,
    calls: tract.calls.map((call) => ({ ...call, source: null })),
  }));
  return { ...extraction, tracts };
}
