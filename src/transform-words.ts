// What transform-threads.ts and the threads it runs (transform-thread.ts) say to each other.
import type { ShapeIssue } from './service/received-response.ts';
import type { Transform } from './service/transform.ts';
import type { NotDone } from './thread-words.ts';

export interface ThreadTask {
  readonly body: Uint8Array;
  readonly wanted: Transform | { readonly kind: 'locate' };
  readonly keys: readonly Uint8Array[];
}

export type ThreadAnswer = { readonly bytes: Uint8Array } | { readonly misshapen: readonly ShapeIssue[] } | NotDone;

/** Asks for the parcels that the account has placed; every other question is the survey fabric's. */
export const PLACED = 'placed';
