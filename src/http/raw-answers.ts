// Takes: bytes that never became a request: malformed, too long, too slow, or a method no route can have. Gives: the envelope all
// the same, written to the socket itself, and a line in the log. Never: into the middle of another answer.
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { REFUSALS, type RefusalType } from '../contract/refusals.ts';

export interface RawParts {
  readonly log: FastifyBaseLogger;
  readonly requestId: () => string;
}

const TYPES: Readonly<Record<string, RefusalType>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

const PHRASES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

export function rawAnswerer({ log, requestId }: RawParts) {
  return (error: { readonly code?: string }, socket: Duplex): void => {
    const answering = (socket as Duplex & { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent;
    if (!socket.writable || answering || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const type = TYPES[error.code ?? ''] ?? 'bad_request';
    const id = requestId();
    log.info({ reqId: id, status: REFUSALS[type].status, cause: error.code }, 'refused before it was a request');
    socket.end(rawAnswer(type, id));
    socket.once('finish', () => setTimeout(() => socket.destroy(), 1000).unref()); // the answer is read before a reset could come
  };
}

function rawAnswer(type: RefusalType, requestId: string): string {
  const { status, when } = REFUSALS[type];
  const body = JSON.stringify({ error: { type, message: `Refused: ${when}.` } });
  return (
    `HTTP/1.1 ${status} ${PHRASES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\nX-Request-Id: ${requestId}\r\nConnection: close\r\n\r\n${body}`
  );
}

/** What Node itself would answer without us, or not at all. */
export function answerOddRequests(app: FastifyInstance, raw: ReturnType<typeof rawAnswerer>): void {
  app.server.on('checkExpectation', (request, response) => void app.server.emit('request', request, response));
  app.server.on('connect', (_request, socket) => raw({ code: 'CONNECT' }, socket));
}
