// Takes: a request answered before its body was read. Gives: an answer that arrives: the connection is half closed and lingers, for
// a socket closed on bytes it has not read is reset, and the answer is lost with it. Never: reads on without a bound.
import type { FastifyReply, FastifyRequest } from 'fastify';

const LINGER_MS = 1000;
const LINGER_BYTES = 1 << 20;
const LOOK_MS = 20;

export function closeUnread({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.header('Connection', 'close');
  const { socket } = raw;
  if (socket.destroyed) return;
  const most = socket.bytesRead + LINGER_BYTES;
  const until = performance.now() + LINGER_MS;
  // Node ends a connection by this method once the answer is written; what still comes in meanwhile is dropped as it is read.
  socket.destroySoon = () => {
    socket.end();
    const look = setInterval(() => {
      if (socket.destroyed) return clearInterval(look);
      if (performance.now() > until) socket.destroy();
      else if (socket.bytesRead > most) socket.pause(); // the sender waits, and sees the answer
    }, LOOK_MS).unref();
  };
}
