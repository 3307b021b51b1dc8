// Several processes of the command on one PostgreSQL: API nodes as test servers, workers beside them.
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/corpus.ts';
import { temporaryFolder } from '../support/embedded.ts';
import { startServer, type StartOptions, type TestServer } from '../support/server.ts';

const COMMAND = join(ROOT, 'bin', 'thence.js');
export const ROOMY = {
  THENCE_REQUESTS_PER_MINUTE: '1000000',
  THENCE_REQUESTS_PER_MINUTE_FREE: '1000000',
  THENCE_SIGNUPS_PER_DAY: '1000000',
  THENCE_SIGNING_KEYS: '5c'.repeat(32), // one key for every node
} as const;

/** `thence serve`: the API without workers. The nodes of a deployment share `folder`, where objects are kept in one. */
export function startApi(databaseUrl: string, options: StartOptions = {}): Promise<TestServer> {
  return startServer({
    ...options,
    fresh: true,
    command: [COMMAND, 'serve'],
    env: { ...ROOMY, DATABASE_URL: databaseUrl, ...options.env },
  });
}

export interface Worker {
  readonly process: ChildProcess;
  stderr(): string;
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** `thence worker`, once it says that it works. */
export async function startWorker(
  databaseUrl: string,
  folder: string,
  env: Record<string, string> = {},
): Promise<Worker> {
  const child = spawn(process.execPath, [COMMAND, 'worker'], {
    env: { ...process.env, ...ROOMY, DATABASE_URL: databaseUrl, THENCE_DATA: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  await Promise.race([
    new Promise((resolve) => child.stdout.once('data', resolve)),
    exited.then((code) => Promise.reject(new Error(`the worker ended with ${code}: ${stderr}`))),
  ]);
  return {
    process: child,
    stderr: () => stderr,
    end: async (signal = 'SIGTERM') => {
      child.kill(signal);
      return await exited;
    },
  };
}

export function sharedFolder(): { readonly folder: string; remove(): void } {
  const folder = temporaryFolder();
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
