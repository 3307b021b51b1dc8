// Takes: bytes of a peer that speaks JSON-RPC 2.0, a message a line. Gives: an answer a line, in the order they are ready.
// Never: an answer to a notification; a line longer than the limit kept; an end because of what a line says.

export type Json = Readonly<Record<string, unknown>>;

export const CODES = { parse: -32700, request: -32600, method: -32601, params: -32602, ours: -32603 } as const;

/** What is wrong with a request itself; what a tool cannot do is a result. */
export class RpcError extends Error {
  readonly code: number;
  constructor(code: number, sentence: string) {
    super(sentence);
    this.name = 'RpcError';
    this.code = code;
  }
}

type Id = string | number;
/** Requests that are not answered yet. */
type Asked = Map<Id, AbortController>;
/** `tell` sends a notification while the request is worked on; the signal tells that nobody waits for it any more. */
export type Method = (params: Json, tell: (method: string, params: Json) => void, signal: AbortSignal) => unknown;

export interface Peer {
  readonly methods: Readonly<Record<string, Method>>;
  readonly write: (line: string) => void;
  /** What went wrong in us; the peer is told no more than that. */
  readonly trouble: (error: unknown) => void;
}

/** A document's text, escaped twice over, with room to spare; documents themselves come as files. */
const MOST_LINE_BYTES = 16 * 1024 * 1024;

/** Until the input ends, and all that was asked is answered. */
export async function converse(input: AsyncIterable<Uint8Array>, peer: Peer): Promise<void> {
  const answers = new Set<Promise<void>>();
  const asked: Asked = new Map();
  for await (const line of linesOf(input)) {
    const answered = answer(line, peer, asked).finally(() => answers.delete(answered));
    answers.add(answered);
  }
  await Promise.all(answers);
}

/** Null for a line that was too long. */
async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string | null> {
  let parts: Uint8Array[] = [];
  let bytes = 0;
  const taken = (): string | null => {
    const line = bytes > MOST_LINE_BYTES ? null : Buffer.concat(parts).toString('utf8');
    [parts, bytes] = [[], 0];
    return line;
  };
  for await (const chunk of input) {
    let from = 0;
    for (let end = chunk.indexOf(10); ; end = chunk.indexOf(10, from)) {
      const part = chunk.subarray(from, end < 0 ? chunk.length : end);
      bytes += part.length;
      if (bytes <= MOST_LINE_BYTES) parts.push(part);
      else parts = [];
      if (end < 0) break;
      yield taken();
      from = end + 1;
    }
  }
  if (bytes > 0) yield taken();
}

async function answer(line: string | null, peer: Peer, asked: Asked): Promise<void> {
  if (line?.trim() === '') return;
  const message = messageIn(line);
  if (message instanceof RpcError) return peer.write(refusal(null, message));
  const { id, method, params } = message;
  if (method === undefined) return; // an answer to what we never asked
  if (id === undefined) {
    if (method === 'notifications/cancelled') asked.get(params.requestId as Id)?.abort();
    return;
  }
  const request = new AbortController();
  asked.set(id, request);
  const written = await answered(id, method, params, peer, request.signal);
  asked.delete(id);
  if (!request.signal.aborted) peer.write(written);
}

async function answered(id: Id, method: string, params: Json, peer: Peer, signal: AbortSignal): Promise<string> {
  try {
    const run = Object.hasOwn(peer.methods, method) ? peer.methods[method] : undefined;
    if (run === undefined) throw new RpcError(CODES.method, `There is no method ${method.slice(0, 100)}.`);
    const tell = (name: string, told: Json): void =>
      peer.write(JSON.stringify({ jsonrpc: '2.0', method: name, params: told }));
    return JSON.stringify({ jsonrpc: '2.0', id, result: await run(params, tell, signal) });
  } catch (error) {
    if (error instanceof RpcError) return refusal(id, error);
    if (!signal.aborted) peer.trouble(error);
    return refusal(id, new RpcError(CODES.ours, 'thence failed; its standard error tells how.'));
  }
}

const refusal = (id: Id | null, { code, message }: RpcError): string =>
  JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } });

interface Message {
  readonly id: Id | undefined;
  /** Undefined for an answer. */
  readonly method: string | undefined;
  readonly params: Json;
}

function messageIn(line: string | null): Message | RpcError {
  if (line === null) return new RpcError(CODES.request, `A message has at most ${MOST_LINE_BYTES} bytes.`);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return new RpcError(CODES.parse, 'This line is not JSON.');
  }
  if (!isObject(value) || value.jsonrpc !== '2.0')
    return new RpcError(CODES.request, 'A message is one object with "jsonrpc": "2.0".');
  const { id, method, params = {} } = value;
  if (id !== undefined && typeof id !== 'string' && typeof id !== 'number')
    return new RpcError(CODES.request, 'An id is a string or a number.');
  if (method === undefined && ('result' in value || 'error' in value)) return { id, method, params: {} };
  if (typeof method !== 'string' || !isObject(params))
    return new RpcError(CODES.request, 'A request has a method, and params that are an object.');
  return { id, method, params };
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
