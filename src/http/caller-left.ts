// Takes: a request whose answer takes long to make. Gives: a signal that says when its caller has gone away.
import type { FastifyReply } from 'fastify';

export function callerLeft({ raw }: FastifyReply): AbortSignal {
  const control = new AbortController();
  if (raw.closed) control.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) control.abort();
  });
  return control.signal;
}
