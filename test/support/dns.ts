// A name server for tests: answers MX and A questions from a table over UDP on a port of its own; whatever is not in the table does
// not exist (NXDOMAIN). `silent` names get no answer at all, as from a server that is down.
import { createSocket } from 'node:dgram';

export interface Zone {
  readonly [name: string]: { readonly mx?: readonly string[]; readonly a?: readonly string[] } | 'silent' | 'servfail';
}

export interface NameServer {
  readonly address: string;
  close(): Promise<void>;
}

const TYPES = { a: 1, mx: 15 } as const;
const NXDOMAIN = 3;
const SERVFAIL = 2;

export async function startNameServer(zone: Zone): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const reply = answer(query, zone);
    if (reply) socket.send(reply, from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function answer(query: Buffer, zone: Zone): Buffer | null {
  let end = 12;
  while (query[end] !== 0) end += query[end]! + 1;
  const question = query.subarray(12, end + 5);
  const name = labelsOf(question);
  const type = question.readUInt16BE(question.length - 4);
  const found = zone[name];
  if (found === 'silent') return null;
  const records = typeof found === 'object' ? recordsOf(found, type) : [];
  const code = found === undefined ? NXDOMAIN : found === 'servfail' ? SERVFAIL : 0;
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8180 | code, 2); // an answer, recursion available
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  return Buffer.concat([head, question, ...records.map((data) => record(type, data))]);
}

function recordsOf({ mx = [], a = [] }: { mx?: readonly string[]; a?: readonly string[] }, type: number): Buffer[] {
  if (type === TYPES.mx) return mx.map((host) => Buffer.concat([Buffer.from([0, 10]), nameBytes(host)]));
  if (type === TYPES.a) return a.map((address) => Buffer.from(address.split('.').map(Number)));
  return [];
}

function record(type: number, data: Buffer): Buffer {
  const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length]);
  return Buffer.concat([head, data]);
}

function nameBytes(name: string): Buffer {
  const labels = name.split('.').filter((label) => label !== '');
  return Buffer.concat([
    ...labels.map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ]);
}

function labelsOf(question: Buffer): string {
  const labels: string[] = [];
  for (let at = 0; question[at] !== 0; at += question[at]! + 1)
    labels.push(question.toString('latin1', at + 1, at + 1 + question[at]!));
  return labels.join('.').toLowerCase();
}
