// Takes: an error of a tool. Gives: the sentence that the model is told. Never: a mistake of ours told as the caller's.
import { fileTrouble } from '../file-trouble.ts';

export class ToolTrouble extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'ToolTrouble';
  }
}

/** Null for a mistake of ours. */
export function toolTrouble(error: unknown): string | null {
  if (error instanceof ToolTrouble) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
    return 'This file exists already, and none is replaced; name another.';
  return fileTrouble(error);
}
