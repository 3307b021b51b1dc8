// Gives: the id of one request, in time order and unguessable: a UUIDv7 whose random part is randomUUID's, which draws entropy for
// many at once. Never: an id of anything stored; those are service/ids.ts and take their randomness as an argument.
import { randomUUID } from 'node:crypto';

const RANDOM_PART = 15; // after the version digit

/** Of the millisecond asked for last: under load several requests share it. */
let latest = { ms: 0, text: '' };

export function requestId(): string {
  const ms = Date.now();
  if (ms !== latest.ms) latest = { ms, text: timePart(ms) };
  return latest.text + randomUUID().slice(RANDOM_PART);
}

function timePart(ms: number): string {
  const time = ms.toString(16).padStart(12, '0');
  return `req_${time.slice(0, 8)}-${time.slice(8)}-7`;
}
