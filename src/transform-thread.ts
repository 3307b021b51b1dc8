// The module that threads run: one posted body at a time, so that a large one does not hold up everybody's requests.
import { serveOwner } from './adapters/thread-guest.ts';
import { parseJsonBody, textOf } from './http/json-body.ts';
import { Misshapen, type ShapeIssue } from './service/received-response.ts';
import { transformed, type Transform } from './service/transform.ts';
import { type NotDone, notDone } from './thread-words.ts';

export interface ThreadTask {
  readonly body: Uint8Array;
  readonly wanted: Transform;
  readonly keys: readonly Uint8Array[];
}

export type ThreadAnswer = { readonly bytes: Uint8Array } | { readonly misshapen: readonly ShapeIssue[] } | NotDone;

async function answerTo({ body, wanted, keys }: ThreadTask): Promise<ThreadAnswer> {
  try {
    const text = textOf(body);
    return { bytes: await transformed({ text, value: parseJsonBody(text) }, wanted, keys) };
  } catch (error) {
    return error instanceof Misshapen ? { misshapen: error.issues } : notDone(error);
  }
}

serveOwner(async (task: ThreadTask) => ({ answer: await answerTo(task) }));
