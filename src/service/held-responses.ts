// Takes: runs of an account. Gives: the responses they still hold, in the order of the runs, a few at a time.
// Never: all bodies in memory at once, nor a body looked into that the caller's first glance at its text passes over.
import type { ExtractResponse } from '../contract/response.ts';
import { storedResponse } from './received-response.ts';
import type { WorkParts } from './work-parts.ts';
import type { Run } from './work-ports.ts';

export interface HeldResponse {
  readonly run: Run;
  readonly response: ExtractResponse;
}

/** Bodies fetched together: one statement, and from an object store as many requests at once. */
const TOGETHER = 25;

export async function* heldResponses(
  parts: Pick<WorkParts, 'store' | 'objects'>,
  runs: readonly Run[],
  worthALook: (run: Run, text: string) => boolean = () => true,
): AsyncGenerator<HeldResponse> {
  const those = runs.filter(({ resultState }) => resultState === 'held');
  for (let from = 0; from < those.length; from += TOGETHER) {
    const some = those.slice(from, from + TOGETHER);
    const held = await parts.store.results.texts(some.map(({ id }) => id));
    const texts = await Promise.all(some.map(({ id }) => textOf(parts, held.get(id))));
    for (const [i, run] of some.entries()) {
      const text = texts[i];
      if (typeof text !== 'string' || !worthALook(run, text)) continue;
      yield { run, response: storedResponse(text) };
    }
  }
}

/** Null where it went between the two looks: the result is being deleted. */
async function textOf(
  parts: Pick<WorkParts, 'objects'>,
  held: { readonly text: string } | { readonly object: string } | undefined,
): Promise<string | null> {
  if (held === undefined || 'text' in held) return held?.text ?? null;
  const content = await parts.objects.get(held.object);
  if (content === null) return null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
