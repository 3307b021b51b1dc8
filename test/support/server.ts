// A real server for tests: the command itself, on a free port, on a data folder of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './corpus.ts';
import { migratedFolder, temporaryFolder } from './embedded.ts';
import { noteAnswer } from './register.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined where it is none. */
  readonly body: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests look into answers of every shape
}

export interface TestServer {
  readonly url: string;
  readonly port: number;
  readonly folder: string;
  readonly liveKey: string;
  readonly testKey: string;
  readonly process: ChildProcess;
  stdout(): string;
  stderr(): string;
  ask(method: string, path: string, init?: AskInit): Promise<Answer>;
  /** Sends the signal and waits; gives the exit code. The folder stays. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  /** Ends the process and removes the folder. */
  close(): Promise<void>;
}

export interface AskInit {
  readonly key?: string | null;
  readonly json?: unknown;
  readonly body?: string | Uint8Array<ArrayBuffer> | FormData;
  readonly headers?: Record<string, string>;
}

export interface StartOptions {
  readonly env?: Record<string, string>;
  /** A folder of an earlier server, to start on again. */
  readonly folder?: string;
  readonly keys?: { readonly liveKey: string; readonly testKey: string };
  readonly command?: string[];
  /** Start on an empty folder; otherwise the engine's files and empty tables are there already (making them takes seconds), and no more. */
  readonly fresh?: boolean;
}

/** Seconds where the machine has its time; CI's had a twentieth of it once. */
const READY_MS = 240_000;

export async function startServer(options: StartOptions = {}): Promise<TestServer> {
  const folder = options.folder ?? (options.fresh ? temporaryFolder() : await migratedFolder());
  const child = spawn(process.execPath, options.command ?? [join(ROOT, 'bin', 'thence.js'), 'start'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', THENCE_DATA: folder, THENCE_CHECK_MX: 'off', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const url = await ready(
    child,
    () => stdout,
    () => stderr,
  );
  const key = (kind: string): string => new RegExp(`thence_${kind}_\\w+`).exec(stdout)?.[0] ?? '';
  const liveKey = options.keys?.liveKey ?? key('live');
  const end = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
    child.kill(signal);
    return exited;
  };
  return {
    url,
    port: Number(new URL(url).port),
    folder,
    liveKey,
    testKey: options.keys?.testKey ?? key('test'),
    process: child,
    stdout: () => stdout,
    stderr: () => stderr,
    ask: (method, path, init) => ask(url, liveKey, method, path, init),
    end,
    async close() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ready(child: ChildProcess, stdout: () => string, stderr: () => string): Promise<string> {
  const deadline = Date.now() + READY_MS;
  for (;;) {
    const url = /listening on (http:\/\/\S+)/.exec(stdout())?.[1];
    if (url) return url;
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`the server did not start:\n${stdout()}\n${stderr()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** One request. `key` null sends no credential; absent, the server's live key. */
async function ask(url: string, liveKey: string, method: string, path: string, init: AskInit = {}): Promise<Answer> {
  const headers: Record<string, string> = { ...init.headers };
  if (init.key !== null) headers.authorization ??= `Bearer ${init.key ?? liveKey}`;
  if (init.json !== undefined) headers['content-type'] ??= 'application/json';
  const body = init.json === undefined ? init.body : JSON.stringify(init.json);
  const response = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await response.text();
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = undefined;
  }
  noteAnswer(method, path, response.status, parsed);
  return { status: response.status, headers: response.headers, text, body: parsed };
}
