// Takes: runs of an account. Gives: the responses they still hold, in the order of the runs, a few at a time.
// Never: all bodies in memory at once, nor a body looked into that the caller's first glance at its text passes over.
import type { ExtractResponse } from '../contract/response.ts';
import { storedResponse } from './received-response.ts';
import { inputBytes } from './run-input.ts';
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
  const held = runs.filter(({ resultState }) => resultState === 'held');
  for (let from = 0; from < held.length; from += TOGETHER) {
    const some = held.slice(from, from + TOGETHER);
    const bodies = await parts.store.results.some(some.map(({ id }) => id));
    const texts = await Promise.all(
      some.map(async ({ id }) => {
        const body = bodies.get(id);
        return body === undefined ? null : await bodyText(parts, body);
      }),
    );
    for (const [i, run] of some.entries()) {
      const text = texts[i];
      if (text === undefined || text === null || !worthALook(run, text)) continue;
      yield { run, response: storedResponse(text) };
    }
  }
}

/** Null where the object went between the two looks: the result is being deleted. */
async function bodyText(
  parts: Pick<WorkParts, 'objects'>,
  body: Parameters<typeof inputBytes>[1],
): Promise<string | null> {
  if ('object' in body && (await parts.objects.get(body.object)) === null) return null;
  return Buffer.from(await inputBytes(parts, body)).toString('utf8');
}
