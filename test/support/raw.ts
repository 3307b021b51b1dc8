// One request as bytes on a socket of its own, for what an HTTP client would not send. Gives the first whole answer.
import { connect, type Socket } from 'node:net';
import { noteAnswer } from './register.ts';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The body as JSON; undefined where it is none. */
  readonly body: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests look into answers of every shape
}

const PATIENCE_MS = 30_000;

/** Sends the pieces and waits for one answer; null when the connection ended without. A null piece: nothing more will be sent. */
export async function rawAsk(port: number, ...pieces: (string | Uint8Array | null)[]): Promise<RawAnswer | null> {
  const socket = connect(port, '127.0.0.1');
  const answer = firstAnswer(
    socket,
    Buffer.from(pieces[0] ?? '')
      .subarray(0, 5)
      .equals(Buffer.from('HEAD ')),
  );
  for (const piece of pieces)
    if (piece === null) socket.end();
    else socket.write(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece);
  try {
    return await answer;
  } finally {
    socket.destroy();
  }
}

export function firstAnswer(socket: Socket, headOnly = false): Promise<RawAnswer | null> {
  return new Promise((resolve, reject) => {
    let got = Buffer.alloc(0);
    const timer = setTimeout(() => reject(new Error(`no answer: ${JSON.stringify(got.toString())}`)), PATIENCE_MS);
    const settle = (answer: RawAnswer | null): void => {
      clearTimeout(timer);
      if (answer) noteAnswer('RAW', '/', answer.status, answer.body);
      resolve(answer);
    };
    socket.on('data', (chunk) => {
      got = Buffer.concat([got, chunk]);
      const answer = parseAnswer(got, false, headOnly);
      if (answer) settle(answer);
    });
    socket.on('error', () => {}); // a reset: `close` follows
    socket.on('close', () => settle(parseAnswer(got, true, headOnly)));
  });
}

function parseAnswer(bytes: Buffer, ended: boolean, headOnly: boolean): RawAnswer | null {
  const gap = bytes.indexOf('\r\n\r\n');
  if (gap < 0) return null;
  const [first, ...lines] = bytes.toString('latin1', 0, gap).split('\r\n');
  const status = Number(first!.split(' ')[1]);
  if (status < 200) return parseAnswer(bytes.subarray(gap + 4), ended, headOnly); // 100 Continue
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const length = headOnly ? 0 : Number(headers['content-length'] ?? (ended ? bytes.length - gap - 4 : Infinity));
  if (bytes.length < gap + 4 + length) return null;
  const text = bytes.toString('utf8', gap + 4, gap + 4 + length);
  return { status, headers, text, body: jsonOf(text) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
