// Takes: a folder. Gives: objects in it: whole or absent after any crash, and on the disk once `put` returns.
// Never: a name that leaves the folder, and never a half-written object under its name.
import { randomBytes } from 'node:crypto';
import { createReadStream, type Dirent } from 'node:fs';
import {
  access,
  constants,
  type FileHandle,
  link,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Unavailable } from '../contract/unavailable.ts';
import type { ObjectStore, PutTerms, StoredObject } from '../service/ports.ts';
import { alreadyThere, checkedObjectName, isObjectName, withinTerms } from './objects-put.ts';

const UNFINISHED = '.unfinished';

export function folderObjects(root: string): ObjectStore {
  return {
    put: (name, content, terms = {}) => put(root, name, content, terms).catch(throwTrouble),
    get: async (name) => {
      const handle = await openIfThere(pathOf(root, name));
      return handle === null ? null : createReadStream('', { fd: handle, autoClose: true });
    },
    delete: async (name) => {
      try {
        await unlink(pathOf(root, name));
        return true;
      } catch (error) {
        if (isAbsence(error)) return false;
        throw error;
      }
    },
    list: (folder = '') => list(root, folder),
    ping: async () => await ping(root).catch(throwTrouble),
  };
}

const PING = Buffer.alloc(65_536, 1);

/** Writes, since a full disk still takes empty files. */
async function ping(root: string): Promise<void> {
  const unfinished = await unfinishedIn(root);
  await access(root, constants.R_OK | constants.W_OK | constants.X_OK);
  try {
    await writeFile(unfinished, PING, { mode: 0o600 });
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function unfinishedIn(root: string): Promise<string> {
  const folder = join(root, UNFINISHED);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, randomBytes(16).toString('hex'));
}

/** No room, no quota, no file handle: it passes when something is removed or closed. */
const PASSING = ['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE'];

function throwTrouble(error: unknown): never {
  const { code = '', message } = error as NodeJS.ErrnoException;
  throw PASSING.includes(code) ? new Unavailable(message, code) : error;
}

async function put(
  root: string,
  name: string,
  content: AsyncIterable<Uint8Array>,
  terms: PutTerms,
): Promise<StoredObject> {
  const path = pathOf(root, name);
  const unfinished = await unfinishedIn(root);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    const bytes = await writeDurably(unfinished, withinTerms(content, terms));
    if (terms.onlyIfAbsent) await linkIfAbsent(unfinished, path, name);
    else await rename(unfinished, path);
    for (const folder of foldersBetween(root, path)) await syncFolder(folder);
    return { name, bytes };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** A link, unlike a rename, never replaces: of many at once exactly one is made. */
async function linkIfAbsent(unfinished: string, path: string, name: string): Promise<void> {
  try {
    await link(unfinished, path);
  } catch (error) {
    throw (error as { code?: unknown }).code === 'EEXIST' ? alreadyThere(name) : error;
  }
  await unlink(unfinished);
}

async function writeDurably(path: string, content: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    let bytes = 0;
    for await (const chunk of content) {
      await file.writeFile(chunk); // from the current position on
      bytes += chunk.byteLength;
    }
    await file.sync();
    return bytes;
  } finally {
    await file.close();
  }
}

/** The object's folder and those above it: any of them may be new. */
function foldersBetween(root: string, path: string): readonly string[] {
  const folders = [];
  for (let folder = dirname(path); folder !== dirname(root); folder = dirname(folder)) folders.push(folder);
  return folders;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* list(root: string, folder: string): AsyncIterable<StoredObject> {
  for (const entry of await entriesOf(folder === '' ? root : pathOf(root, folder))) {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!isObjectName(name)) continue; // the folder of unfinished ones, and whatever a person left here
    if (entry.isDirectory()) yield* list(root, name);
    else if (entry.isFile()) yield { name, bytes: (await stat(join(root, name))).size };
  }
}

async function entriesOf(path: string) {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    return entries.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  } catch (error) {
    if (isAbsence(error)) return [];
    throw error;
  }
}

/** A folder's names go on with a slash, and so does its place among its neighbours: `a-b`, `a/c`, `a0`. */
function placeOf(entry: Dirent): string {
  return entry.isDirectory() ? `${entry.name}/` : entry.name;
}

function pathOf(root: string, name: string): string {
  return join(root, checkedObjectName(name));
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (isAbsence(error)) return null;
    throw error;
  }
}

function isAbsence(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'ENOENT' || code === 'ENOTDIR';
}
