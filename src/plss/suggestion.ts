// Takes: what one source found, or nothing. Gives: the SuggestedLocation, nowhere unless it says where. Never: another status than
// REVIEW: a computed position is confirmed by a person.
import type { SuggestedLocation, TractVerdict } from '../contract/response.ts';

export function suggestion(
  source: 'plss_corner' | 'adjoiner',
  verdict: Pick<TractVerdict, 'tie_offset' | 'anchor'>,
  reasons: readonly string[],
  found: Partial<SuggestedLocation> = {},
): SuggestedLocation {
  const tied = verdict.tie_offset !== null && verdict.anchor !== null;
  return {
    crs: 'EPSG:4326',
    pob: null,
    rotation_deg: null,
    source,
    basis: '',
    plss_id: '',
    status: 'REVIEW',
    reasons: [...reasons],
    tie_offset: tied ? verdict.tie_offset : null,
    anchor: tied ? verdict.anchor : null,
    ...found,
  };
}
