// Takes: a request answered before its body was read. Gives: an answer that arrives: the connection is half closed, and what the
// client still sends is read and dropped. Many clients look for an answer only when all is sent, and a socket closed on bytes it has
// not read is reset, which loses the answer. Never: reads on without a bound.
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A body of the largest limit (32 MB) and as much again. */
const LINGER_BYTES = 64 * 2 ** 20;
const LINGER_MS = 30_000;
/** Who sends nothing for so long has read the answer, or has gone. */
const SILENCE_MS = 2_000;
const LOOK_MS = 20;

export function closeUnread({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.header('Connection', 'close');
  raw.resume(); // whoever read it has stopped
  const socket = raw.socket as Socket | null; // null once the request was given up
  if (socket === null || socket.destroyed) return;
  // Node ends a connection by this method once the answer is written; what still comes in is dropped as it is read.
  socket.destroySoon = () => {
    socket.end();
    lingerOn(socket);
  };
}

function lingerOn(socket: Socket): void {
  const began = performance.now();
  const most = socket.bytesRead + LINGER_BYTES;
  let [seen, seenAt] = [socket.bytesRead, began];
  const look = setInterval(() => {
    if (socket.destroyed) return clearInterval(look);
    const now = performance.now();
    if (socket.bytesRead > seen) [seen, seenAt] = [socket.bytesRead, now];
    if (seen > most || now - began > LINGER_MS || now - seenAt > SILENCE_MS) socket.destroy();
  }, LOOK_MS).unref();
}
