// Gives: the absolute addresses in answers, from THENCE_PUBLIC_URL, or the scheme and host of the request as a trusted proxy tells them.
import type { FastifyRequest } from 'fastify';

export function addressOf(request: FastifyRequest, publicUrl: string | null, path: string): string {
  return `${publicUrl ?? `${request.protocol.toLowerCase()}://${request.host || reached(request)}`}${path}`;
}

/** A request of HTTP/1.0 may name no host: where it came to is where it can come again. */
function reached({ socket: { localAddress = '', localPort = 0 } }: FastifyRequest): string {
  return `${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}
