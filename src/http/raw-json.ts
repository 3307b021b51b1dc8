// Sends JSON that is text already. A signed body must not pass a serialiser: fastify's would strip keys unknown to its schema.
import type { FastifyReply } from 'fastify';

export function sendJson(reply: FastifyReply, text: string | Uint8Array): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .serializer(asItIs)
    .send(typeof text === 'string' ? text : Buffer.from(text.buffer, text.byteOffset, text.byteLength));
}

const asItIs = (payload: unknown): string => payload as string;
