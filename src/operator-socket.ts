// Takes: a service that has the embedded engine open. Gives: a socket in its data folder by which a command on this machine asks it for what
// needs the database. Never: a way in from the network, nor for another user: the file is the owner's alone.
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import type { FabricCommands, FabricCoverage } from './cli/services.ts';

/** What the operating system takes as a socket's name; a path from where we stand may be shorter. */
const LONGEST = 103;

function socketPath(dataFolder: string): string | null {
  const path = join(dataFolder, 'operator.sock');
  const short = [path, relative(process.cwd(), path)].toSorted((a, b) => a.length - b.length)[0]!;
  return Buffer.byteLength(short) <= LONGEST ? short : null;
}

type Call = keyof FabricCommands;
interface Question {
  readonly call: Call;
  readonly args: readonly unknown[];
}

/** Gives how to end it. The folder is ours by its lock, so that what lies there of an earlier process is nobody's. */
export async function operatorSocket(dataFolder: string, commands: FabricCommands): Promise<() => Promise<void>> {
  const path = socketPath(dataFolder);
  if (path === null) return () => Promise.resolve();
  rmSync(path, { force: true });
  const server = createServer((socket) => answered(socket, commands));
  const before = process.umask(0o177);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve)).finally(() =>
    process.umask(before),
  );
  chmodSync(path, 0o600);
  server.unref(); // it alone keeps nothing running
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      rmSync(path, { force: true });
    });
}

function answered(socket: Socket, commands: FabricCommands): void {
  const tell = (line: object): void => void (socket.writable && socket.write(`${JSON.stringify(line)}\n`));
  socket.on('error', () => undefined); // whoever asked has gone
  createInterface({ input: socket }).once('line', (line) => {
    void result(line, commands, (...progress) => tell({ progress })).then(
      (value) => socket.end(`${JSON.stringify({ value })}\n`),
      (error: unknown) => socket.end(`${JSON.stringify({ error: (error as Error).message })}\n`),
    );
  });
}

async function result(
  line: string,
  commands: FabricCommands,
  onProgress: Parameters<FabricCommands['importFiles']>[2],
): Promise<unknown> {
  const { call, args } = JSON.parse(line) as Question;
  if (call === 'importFiles') {
    const [files, options] = args as Parameters<FabricCommands['importFiles']>;
    return await commands.importFiles(files, options, onProgress);
  }
  if (!Object.hasOwn(commands, call)) throw new Error(`There is no command ${String(call)}.`);
  return await (commands[call] as (...given: readonly unknown[]) => Promise<unknown>)(...args);
}

/** Null where nobody listens there. */
export async function askedOperator(dataFolder: string): Promise<FabricCommands | null> {
  const path = socketPath(dataFolder);
  if (path === null) return null;
  const probe = await connected(path);
  if (probe === null) return null;
  probe.destroy();
  return {
    importFiles: (files, options, onProgress) =>
      asked(path, { call: 'importFiles', args: [files, options] }, onProgress),
    async status() {
      const { rows, imports } = await asked<FabricCoverage>(path, { call: 'status', args: [] });
      return { rows, imports: imports.map((row) => ({ ...row, importedAt: new Date(row.importedAt) })) };
    },
    remove: (...args) => asked(path, { call: 'remove', args }),
    at: (...args) => asked(path, { call: 'at', args }),
  };
}

function connected(path: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(path, () => resolve(socket)).once('error', () => resolve(null));
  });
}

async function asked<T>(path: string, question: Question, onProgress?: (...told: never[]) => void): Promise<T> {
  const socket = await connected(path);
  if (socket === null) throw new Error(GONE);
  socket.on('error', () => undefined);
  socket.write(`${JSON.stringify(question)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const { progress, value, error } = JSON.parse(line) as { progress?: never[]; value?: T; error?: string };
    if (error !== undefined) throw new Error(error);
    if (progress === undefined) return value as T;
    onProgress?.(...progress);
  }
  throw new Error(GONE);
}

const GONE =
  'The service that has the data folder ended before it had answered; whatever it had begun is as it was before.';
