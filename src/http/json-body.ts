// Takes: the bytes of a JSON request. Gives: its value. Never: parses what nests deeper than the limit, so that no later walk over
// the value can run out of stack; never mends bytes that are not UTF-8.
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '../contract/limits.ts';
import { Refusal } from '../contract/refusals.ts';

/** The one media type that is taken; what else a body may be, its own route says. */
export function takeJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJsonBytes(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** For routes that ask for no body, or need none: what is not there is of no media type (`curl -d ''` says it is a form). */
export function untypedIfEmpty({ raw: { headers } }: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0)
    delete headers['content-type'];
  done();
}

export function parseJsonBytes(bytes: Uint8Array): unknown {
  return parseJsonBody(textOf(bytes));
}

/** A byte-order mark is no part of the text: RFC 8259, section 8.1. */
export function textOf(bytes: Uint8Array): string {
  if (!isUtf8(bytes)) throw new Refusal('invalid_json', 'The JSON body is not UTF-8.');
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

export function parseJsonBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  if (deeperThan(text, LIMITS.jsonDepth))
    throw new Refusal('invalid_json', `The JSON body nests deeper than ${LIMITS.jsonDepth} levels.`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal('invalid_json', 'The body did not parse as JSON.');
  }
}

function deeperThan(text: string, most: number): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 0x22) i = stringEnd(text, i);
    else if (unit === 0x7b || unit === 0x5b) {
      if (++depth > most) return true;
    } else if (unit === 0x7d || unit === 0x5d) depth--;
  }
  return false;
}

/** The index of the closing quote, or the end of the text. */
function stringEnd(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 0x5c) i++;
    else if (unit === 0x22) return i;
  }
  return text.length;
}
