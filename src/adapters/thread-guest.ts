// Takes: what answers a task. Gives: the other end of thread-pool.ts: one task at a time, and a way to ask the pool's owner meanwhile.
// Never: two tasks at once.
import { parentPort, type Transferable } from 'node:worker_threads';

export interface ThreadAsks {
  readonly id: number;
  readonly question: unknown;
}

export type ThreadSaid = ThreadAsks | { readonly answer: unknown };
export type ThreadHears =
  | { readonly task: unknown }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: string };
export type Ask = (question: unknown) => Promise<unknown>;

export interface Answer {
  readonly answer: unknown;
  /** Memory that goes to the owner instead of being copied. */
  readonly given?: readonly Transferable[];
}

export function serveOwner(answerTo: (task: never, ask: Ask) => Promise<Answer>): void {
  const asked = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let questions = 0;
  const ask: Ask = (question) =>
    new Promise((resolve, reject) => {
      const id = ++questions;
      asked.set(id, { resolve, reject });
      parentPort!.postMessage({ id, question } satisfies ThreadSaid);
    });
  const answer = async (task: unknown): Promise<void> => {
    const { answer, given = [] } = await answerTo(task as never, ask);
    parentPort!.postMessage({ answer } satisfies ThreadSaid, given);
  };
  parentPort!.on('message', (heard: ThreadHears) => {
    if ('task' in heard) return void answer(heard.task);
    const { resolve, reject } = asked.get(heard.id)!;
    asked.delete(heard.id);
    if ('value' in heard) resolve(heard.value);
    else reject(new Error(heard.failure));
  });
}
