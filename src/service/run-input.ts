// Takes: a document's bytes, or where they wait. Gives: the other. Small ones stand beside their row, so that one commit keeps both.
import { Refusal } from '../contract/refusals.ts';
import { removeObjects } from './objects.ts';
import type { WorkParts } from './work-parts.ts';
import type { Run, RunInput } from './work-ports.ts';

const BESIDE_ROW_BYTES = 64 * 1024;

/** Puts large bytes into the object store, doomed until a run names them: a refused submit leaves nothing behind. */
export async function keptInput(parts: WorkParts, runId: string, bytes: Uint8Array): Promise<RunInput> {
  if (bytes.length <= BESIDE_ROW_BYTES) return { bytes };
  const object = `inputs/${runId}`;
  await parts.store.doomed.add([object]);
  await parts.objects.put(object, whole(bytes));
  return { object };
}

/**
 * Removes kept bytes where the submit was refused or is a repeat (`task` gives a reference). Not after any other error: a commit
 * whose answer was lost may have happened, and then a run names them; the sweep knows.
 */
export async function leavingNothing(
  parts: WorkParts,
  kept: readonly (RunInput | null)[],
  task: () => Promise<string | null>,
): Promise<string | null> {
  const objects = kept.flatMap((input) => (input !== null && 'object' in input ? [input.object] : []));
  try {
    const earlier = await task();
    if (earlier !== null) await removeObjects(parts, objects);
    return earlier;
  } catch (error) {
    if (error instanceof Refusal) await removeObjects(parts, objects);
    throw error;
  }
}

/** The staged object of a run is deleted as soon as nobody can need it again. */
export async function removeIfEnded(parts: WorkParts, run: Run, object: string): Promise<void> {
  try {
    const ended = (await parts.store.runs.get(run.id))?.finishedAt ?? null;
    if (ended !== null) await removeObjects(parts, [object]);
  } catch (error) {
    parts.trouble(error, run.id); // it is doomed; the sweep tries again
  }
}

export class ObjectGone extends Error {
  constructor(object: string) {
    super(`object ${object} of a run is gone`);
    this.name = 'ObjectGone';
  }
}

export async function inputBytes(parts: Pick<WorkParts, 'objects'>, input: RunInput): Promise<Uint8Array> {
  if ('bytes' in input) return input.bytes;
  const content = await parts.objects.get(input.object);
  if (content === null) throw new ObjectGone(input.object);
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

// eslint-disable-next-line @typescript-eslint/require-await -- the port takes a stream; this one is at hand whole
export async function* whole(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
