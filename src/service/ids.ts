// Takes: clock and randomness. Gives: time-ordered ids: UUID version 7 (RFC 9562 section 5.7).
// Never: an id that tells more than when it was made.
import type { Clock, Random } from './ports.ts';

export function newId({ clock, random }: { readonly clock: Clock; readonly random: Random }): string {
  const bytes = Buffer.from(random.bytes(16));
  bytes.writeUIntBE(clock.now().getTime(), 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70; // version
  bytes[8] = (bytes[8]! & 0x3f) | 0x80; // variant
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
