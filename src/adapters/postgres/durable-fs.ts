// Takes: the embedded engine's folder. Gives: a file system whose fsync reaches the disk.
// Never: PGlite's own: it starts PostgreSQL with -F, and its fsync does nothing (NOTES-STACK.md).
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { endWithEngine } from './lost-engine.ts';

interface NodeStream {
  readonly nfd: number;
}
interface EmscriptenNodeFs {
  readonly stream_ops: { fsync?: (stream: NodeStream) => number };
}
type InitOptions = Parameters<NodeFS['init']>[1];

/** The one place where we inherit: PGlite takes its file system only as a subclass. */
class DurableFs extends NodeFS {
  override async init(pg: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...listOf(emscriptenOpts.preRun), syncForReal];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function listOf<T>(steps: T | T[] | undefined): T[] {
  if (steps === undefined) return [];
  return Array.isArray(steps) ? steps : [steps];
}

function syncForReal(module: unknown): void {
  const { NODEFS } = module as { NODEFS: EmscriptenNodeFs };
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    fsyncSync(nfd);
    return 0;
  };
}

/** V8's own is 13 million: then it spends a start on optimising what runs once, and a gigabyte for some seconds. */
const TIERING_BUDGET = 1_000_000_000;

/** An engine whose commit returns after the write-ahead log is on the disk. */
export async function startDurableEngine(folder: string): Promise<PGlite> {
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`);
  const startParams = [...PGlite.defaultStartParams.filter((word) => word !== '-F'), '-c', 'wal_sync_method=fsync'];
  let lastWords: string | null = null; // PostgreSQL's own, for why it stops
  const onStderr = (line: string): boolean => {
    lastWords = /\b(?:PANIC|FATAL): .*/.exec(line)?.[0] ?? lastWords;
    return true; // and on to PGlite's own log, which is off
  };
  const engine = new PGlite({ fs: new DurableFs(folder), startParams, onStderr });
  await engine.waitReady.catch((error: unknown) => {
    const why = lastWords?.replace(/^\w+:\s+/, '') ?? (error as Error | undefined)?.message ?? 'it did not start';
    throw new Error(why, { cause: error });
  });
  endWithEngine(engine, folder, () => lastWords);
  return engine;
}

/** Makes a finished folder durable before it gets its name: every file, then every folder. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
