// The module that threads run: one posted body at a time, so that a large one does not hold up everybody's requests.
import { parentPort } from 'node:worker_threads';
import { Refusal, type RefusalType } from './contract/refusals.ts';
import { parseJsonBody, textOf } from './http/json-body.ts';
import { Misshapen, type ShapeIssue } from './service/received-response.ts';
import { transformed, type Transform } from './service/transform.ts';

export interface ThreadTask {
  readonly body: Uint8Array;
  readonly wanted: Transform;
  readonly keys: readonly Uint8Array[];
}

/** Classes do not cross between threads; what they say does. */
export type ThreadAnswer =
  | { readonly bytes: Uint8Array }
  | { readonly refusal: { readonly type: RefusalType; readonly message: string; readonly extras: Refusal['extras'] } }
  | { readonly misshapen: readonly ShapeIssue[] }
  | { readonly trouble: string };

async function answerTo({ body, wanted, keys }: ThreadTask): Promise<ThreadAnswer> {
  try {
    const text = textOf(body);
    return { bytes: await transformed({ text, value: parseJsonBody(text) }, wanted, keys) };
  } catch (error) {
    if (error instanceof Refusal)
      return { refusal: { type: error.type, message: error.message, extras: error.extras } };
    if (error instanceof Misshapen) return { misshapen: error.issues };
    return { trouble: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (task: ThreadTask) => {
  void answerTo(task).then((answer) => parentPort!.postMessage(answer));
});
