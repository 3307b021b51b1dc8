// Takes: the data folder, or keys from the environment. Gives: the signing keys; on first start one is made, 0600.
// Never: a key that others on the machine can read, or half of one: it is written aside, synced and renamed.
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { readyDataFolder } from './data-folder.ts';

export interface SigningSettings {
  readonly signing: boolean;
  readonly signingKeys: readonly Uint8Array[] | null;
  readonly dataFolder: string;
}

const KEY_BYTES = 32;

export function signingKeyFile(dataFolder: string): string {
  return join(dataFolder, 'signing-keys');
}

/** The first signs, every one verifies. The file holds one key a line in hexadecimal, so a new one is put on top to rotate. */
export function loadSigningKeys({ signing, signingKeys, dataFolder }: SigningSettings): readonly Uint8Array[] {
  if (!signing) return [];
  if (signingKeys !== null) return signingKeys;
  const file = signingKeyFile(dataFolder);
  return readKeys(file) ?? makeKey(dataFolder, file);
}

function readKeys(file: string): Uint8Array[] | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    // Where the folder is a file, making the key says so.
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw new Error(`The signing keys cannot be read: ${(error as Error).message}.`);
  }
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const keys = lines.map((line) => Buffer.from(line.trim(), 'hex'));
  if (keys.length === 0 || keys.some((key) => key.length < KEY_BYTES))
    throw new Error(`${file} does not hold signing keys of ${KEY_BYTES} bytes in hexadecimal, one a line`);
  return keys;
}

function makeKey(folder: string, file: string): Uint8Array[] {
  readyDataFolder(folder);
  const aside = `${file}.${process.pid}`;
  const descriptor = openSync(aside, 'wx', 0o600);
  writeSync(descriptor, `${randomBytes(KEY_BYTES).toString('hex')}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
  try {
    linkSync(aside, file); // fails where another process was first: then its key is the key
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  return readKeys(file)!;
}
