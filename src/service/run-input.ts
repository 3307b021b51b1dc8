// Takes: a document's bytes, or where they wait. Gives: the other. Small ones stand beside their row, so that one commit keeps both.
import type { WorkParts } from './work-parts.ts';
import type { RunInput } from './work-ports.ts';

const BESIDE_ROW_BYTES = 64 * 1024;

/** Puts large bytes into the object store, doomed until a run names them: a refused submit leaves nothing behind. */
export async function keptInput(parts: WorkParts, runId: string, bytes: Uint8Array): Promise<RunInput> {
  if (bytes.length <= BESIDE_ROW_BYTES) return { bytes };
  const object = `inputs/${runId}`;
  await parts.store.doomed.add([object]);
  await parts.objects.put(object, whole(bytes));
  return { object };
}

export async function inputBytes(parts: WorkParts, input: RunInput): Promise<Uint8Array> {
  if ('bytes' in input) return input.bytes;
  const content = await parts.objects.get(input.object);
  if (content === null) throw new Error(`object ${input.object} of a run is gone`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

// eslint-disable-next-line @typescript-eslint/require-await -- the port takes a stream; this one is at hand whole
export async function* whole(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
