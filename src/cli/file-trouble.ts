// Takes: an error. Gives: a sentence where it is of the file that was named. Never: a mistake of ours told as the file's.
import { Refusal } from '../contract/refusals.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file.',
  EISDIR: 'this is a folder; name the files in it.',
  EACCES: 'this file may not be read by you.',
};

/** Null for an error that is not of a file, nor of what its bytes are. */
export function fileTrouble(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && 'syscall' in error) return SENTENCES[String(error.code)] ?? error.message;
  return error instanceof Refusal || error.name === 'Misshapen' ? error.message : null;
}
