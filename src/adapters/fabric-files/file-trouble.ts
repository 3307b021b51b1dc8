// Gives: what is wrong with a file of the survey fabric, as one sentence for whoever imports it.
import { basename } from 'node:path';

/** Thrown by every reader here; `namedTrouble` puts the file's name before it. */
export class FileTrouble extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'FileTrouble';
  }
}

/** Bounds on what a file may ask of this machine. No layer of the Bureau of Land Management comes near them. */
export const FILE_LIMITS = {
  /** One feature's text or bytes. */
  featureBytes: 16 * 2 ** 20,
  ringPoints: 50_000,
  featurePoints: 250_000,
  featureRings: 10_000,
  nesting: 64,
  /** A FeatureCollection's own members, and blanks between features. */
  headBytes: 2 ** 20,
  /** Times its packed size that a file may unpack to, beyond the first megabytes. */
  unpackRatio: 200,
  unpackFreeBytes: 16 * 2 ** 20,
  zipEntries: 2000,
  layers: 100,
} as const;

/** How a value of the file is shown in a sentence: short, and without what a terminal would obey. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.replace(/[\u0000-\u001f\u007f-\u009f]/g, '?').slice(0, 60);
}

/** Does the task on a file; what is wrong with the file becomes one sentence that begins with its name. */
export async function namedTrouble(path: string, outcome: string, task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    const cause = causeOf(error);
    if (cause === null) throw error;
    throw new FileTrouble(`${shown(basename(path))} ${outcome}: ${cause}`);
  }
}

/** Null for trouble that is not the file's. */
function causeOf(error: unknown): string | null {
  const { code, message, syscall } = error as { code?: unknown; message: string; syscall?: unknown };
  if (error instanceof FileTrouble) return message;
  if (code === 'ENOENT') return 'there is no such file.';
  const isOfFiles = ['open', 'read', 'stat', 'fstat'].includes(String(syscall));
  return isOfFiles ? `the system cannot read it (${shown(code)}).` : null;
}
