// Takes: the folder that THENCE_DATA names. Gives: it, made where it was not there, and shown to take a file.
// Never: an errno where a person waits for a sentence, and never a file left behind.
import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const CAUSES: Readonly<Record<string, string>> = {
  ENOTDIR: 'it, or a part of the way to it, is a file',
  EEXIST: 'it, or a part of the way to it, is a file',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'its disk may only be read',
  ENOSPC: 'its disk is full',
  EDQUOT: 'your share of its disk is used up',
  EMFILE: 'this process may open no more files',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links lead round in a circle',
  ENOENT: 'it is not there and cannot be made',
};

/** Before anything is opened in it: what fails later fails with a part of the deployment already made. */
export function readyDataFolder(folder: string): void {
  try {
    makeFolder(resolve(folder));
    tryFile(join(folder, `.writable.${process.pid}`));
  } catch (error) {
    const cause = CAUSES[(error as NodeJS.ErrnoException).code ?? ''];
    if (cause === undefined) throw error;
    throw new Error(
      `The data folder ${folder} cannot be used: ${cause}. Set THENCE_DATA to a folder that takes files.`,
    );
  }
}

/** Step by step: mkdir's own recursion never ends where the file system lets no folder be made (/proc). */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error; // another process may have been first
  }
}

/** Written and synced: a full disk takes an empty file. */
function tryFile(file: string): void {
  try {
    const descriptor = openSync(file, 'w', 0o600);
    try {
      writeSync(descriptor, 'thence\n');
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } finally {
    rmSync(file, { force: true });
  }
}
