// Takes: handlers by name. Gives: a process that answers the calls of child-process.ts over IPC, one at a time.
// Never: outlives its parent or its memory limit, even while a decoder spins: a thread of its own watches both.
import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../contract/refusals.ts';

export type Handlers = Readonly<Record<string, (payload: never) => unknown>>;

export interface CallMessage {
  readonly id: number;
  readonly method: string;
  readonly payload: unknown;
}

export type AnswerMessage =
  | { readonly ready: true }
  | { readonly id: number; readonly value: unknown; readonly rssBytes: number }
  | { readonly id: number; readonly refusal: { readonly type: Refusal['type']; readonly message: string } }
  | { readonly id: number; readonly error: string };

/** The signal a child ends itself with when its resident memory passes the limit; the parent reads it as such. */
export const OVER_MEMORY_SIGNAL = 'SIGUSR2';

// Plain JavaScript in a string: a worker of our own file would need a second path once the package is built.
const WATCH = `
  const { workerData } = require('node:worker_threads');
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
    if (process.memoryUsage.rss() > workerData.maxRssBytes) process.kill(process.pid, '${OVER_MEMORY_SIGNAL}');
  }, 50);
  require('node:worker_threads').parentPort.postMessage('watching');
`;

export function serveParent(handlers: Handlers): void {
  process.on('disconnect', () => process.exit(0));
  process.on('message', (message: CallMessage) => void answer(handlers, message));
  const watch = new Worker(WATCH, { eval: true, workerData: { maxRssBytes: Number(process.env['THENCE_CHILD_RSS']) } });
  watch.once('message', () => send({ ready: true }));
  flushCompileCache(); // children end by being killed, which would write nothing
}

async function answer(handlers: Handlers, message: CallMessage): Promise<void> {
  const { id, method, payload } = message;
  try {
    const handler = handlers[method] as ((payload: unknown) => unknown) | undefined;
    if (!handler) throw new Error(`no handler ${method}`);
    const value = await handler(payload);
    send({ id, value, rssBytes: process.memoryUsage.rss() });
  } catch (cause) {
    if (cause instanceof Refusal) send({ id, refusal: { type: cause.type, message: cause.message } });
    else send({ id, error: cause instanceof Error ? cause.message : String(cause) });
  }
}

function send(message: AnswerMessage): void {
  if (process.connected) process.send?.(message);
}
