// A small load generator: a number of connections, each with one request at a time, over plain sockets so that the client costs
// little beside the server.
import { connect } from 'node:net';

export interface Load {
  readonly port: number;
  readonly request: Buffer;
  readonly requests: number;
  readonly connections: number;
}

/** Sends them all; gives the seconds it took. Fails on any answer but 200. */
export async function load({ port, request, requests, connections }: Load): Promise<number> {
  const began = performance.now();
  const each = Math.ceil(requests / connections);
  await Promise.all(Array.from({ length: connections }, () => converse(port, request, each)));
  return (performance.now() - began) / 1000;
}

function converse(port: number, request: Buffer, count: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.setNoDelay(true);
    let got = Buffer.alloc(0);
    let left = count;
    socket.on('error', reject);
    socket.on('close', () => (left > 0 ? reject(new Error('the connection ended early')) : undefined));
    socket.on('data', (chunk) => {
      got = got.length === 0 ? chunk : Buffer.concat([got, chunk]);
      const length = answerLength(got);
      if (length === null || got.length < length) return;
      if (!got.subarray(0, 12).equals(OK)) return reject(new Error(got.toString()));
      got = got.subarray(length);
      left -= 1;
      if (left > 0) return void socket.write(request);
      socket.end();
      resolve();
    });
  });
}

const OK = Buffer.from('HTTP/1.1 200');

function answerLength(bytes: Buffer): number | null {
  const gap = bytes.indexOf('\r\n\r\n');
  if (gap < 0) return null;
  const length = /content-length: (\d+)/i.exec(bytes.toString('latin1', 0, gap))?.[1];
  return gap + 4 + Number(length);
}
