// Takes: a packed tie course. Gives: its bearing or distance as a value, and the string with one of them corrected.
// Never: another part touched: the verbatim words stay what the paper says.
import { pack, unpack } from '../contract/packed.ts';
import type { Bearing } from '../contract/extraction.ts';
import type { CorrectableField } from '../contract/response.ts';
import { packedBearing, parseBearing } from '../survey/bearing.ts';
import type { FieldValue } from './correction-value.ts';

export function tieValue(packed: string, field: CorrectableField): FieldValue | null {
  const parts = unpack('tie_call', packed);
  if (field === 'bearing') return parts.bearing === undefined ? null : parseBearing(parts.bearing);
  const distance = Number((parts.distance ?? '').replaceAll(',', '') || Number.NaN);
  return Number.isFinite(distance) ? distance : null;
}

export function correctedTie(packed: string, field: string, after: FieldValue): string {
  const parts = unpack('tie_call', packed);
  if (field === 'bearing') return pack('tie_call', { ...parts, bearing: packedBearing(after as Bearing) });
  return pack('tie_call', { ...parts, distance: String(after as number) });
}
