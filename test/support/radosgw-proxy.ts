// Takes: a server's address. Gives: another address that passes bytes on, except for what the test says.
// Never: a change to what passes unless told so: signatures hold, for the client's Host header travels as it is.
import { connect, createServer, type Socket } from 'node:net';

export interface ProxyRules {
  /** The bytes to pass on, or null to cut the connection; `connection` counts from 1. */
  readonly toServer?: (chunk: Buffer, connection: number) => Buffer | null;
  readonly toClient?: (chunk: Buffer, connection: number) => Buffer | null;
}

export interface Proxy {
  readonly endpoint: string;
  connections(): number;
  stop(): Promise<void>;
}

export async function proxyTo(endpoint: string, rules: ProxyRules): Promise<Proxy> {
  const port = Number(new URL(endpoint).port);
  const open = new Set<Socket>();
  let connections = 0;
  const server = createServer((client) => {
    const number = (connections += 1);
    const upstream = connect(port, '127.0.0.1');
    const cut = () => [client, upstream].forEach((socket) => socket.destroy());
    for (const socket of [client, upstream])
      open.add(
        socket
          .on('error', cut)
          .on('close', cut)
          .on('close', () => open.delete(socket)),
      );
    pass(client, upstream, (chunk) => rules.toServer?.(chunk, number), cut);
    pass(upstream, client, (chunk) => rules.toClient?.(chunk, number), cut);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    connections: () => connections,
    stop: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pass(from: Socket, to: Socket, rule: (chunk: Buffer) => Buffer | null | undefined, cut: () => void): void {
  from.on('data', (chunk: Buffer) => {
    const passed = rule(chunk);
    if (passed === null) cut();
    else if (!to.write(passed ?? chunk)) {
      from.pause();
      to.once('drain', () => from.resume());
    }
  });
}
