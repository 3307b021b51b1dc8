// Takes: a folder. Gives: what of it was handed in and what came back, kept in a file of the folder, so that a submit that broke off goes on.
// Never: a document handed in twice: a batch and its key are written down before it is sent.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const STATE = '.thence-submit.json';
const KINDS = new Set(['.pdf', '.tif', '.tiff', '.png', '.jpg', '.jpeg', '.txt']);

export interface SentBatch {
  readonly idempotencyKey: string;
  /** Null until the service has answered. */
  readonly batch: string | null;
  /** By upload id, the file, as its path in the folder. */
  readonly files: Readonly<Record<string, string>>;
}

export interface SubmitState {
  readonly url: string;
  /** By the file's path the hash of the bytes whose result lies beside it, or whose reading failed. */
  readonly done: Record<string, string>;
  sent: SentBatch | null;
}

export const resultFile = (file: string): string => `${file}.thence.json`;

export function loadState(folder: string, url: string): SubmitState {
  const file = join(folder, STATE);
  if (!existsSync(file)) return { url, done: {}, sent: null };
  const state = JSON.parse(readFileSync(file, 'utf8')) as SubmitState;
  return state.url === url ? state : { url, done: {}, sent: null };
}

export function saveState(folder: string, state: SubmitState): void {
  const file = join(folder, STATE);
  writeFileSync(`${file}.new`, JSON.stringify(state, null, 1));
  renameSync(`${file}.new`, file);
}

/** Documents of the folder and those below it, by their paths in it; what `thence submit` wrote is none. */
export function documentsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && KINDS.has(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replace(/^\/+/, ''))
    .filter((path) => !/\.thence\.\w+$/.test(path))
    .toSorted();
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Whether the file's result lies beside it, of the bytes that it has now. */
export const isDone = (folder: string, path: string, { done }: SubmitState): boolean =>
  done[path] !== undefined && done[path] === hashOf(readFileSync(join(folder, path)));
