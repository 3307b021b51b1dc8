// Gives: the id of one request, in time order and unguessable: a UUIDv7 whose random part is randomUUID's, which draws entropy for
// many at once. Never: an id of anything stored; those are service/ids.ts and take their randomness as an argument.
import { randomUUID } from 'node:crypto';

const RANDOM_PART = 15; // after the version digit

export function requestId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `req_${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(RANDOM_PART)}`;
}
