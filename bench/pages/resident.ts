// Takes: a document reader at work. Gives: what its children hold of memory, by kind, looked at twenty times a second.
import { readFileSync } from 'node:fs';
import type { DocumentReader } from '../../src/adapters/page-reader.ts';

const MB = 1024 * 1024;
const LOOK_MS = 50;

export interface Resident {
  /** Megabytes at this moment: of recognising children, and of all children. */
  now(): { readonly recognising: number; readonly all: number };
  /** The most that was seen of recognising children together. */
  peak(): number;
  stop(): void;
}

export function watchResident(reader: DocumentReader): Resident {
  let most = 0;
  const now = () => {
    const children = reader
      .pids()
      .map((pid) => ({ isRecogniser: commandOf(pid).includes('ocr-child'), mb: mbOf(pid) }));
    const sum = (chosen: typeof children) => chosen.reduce((total, child) => total + child.mb, 0);
    return { recognising: sum(children.filter((child) => child.isRecogniser)), all: sum(children) };
  };
  const timer = setInterval(() => (most = Math.max(most, now().recognising)), LOOK_MS);
  return { now, peak: () => most, stop: () => clearInterval(timer) };
}

/** Empty and 0 where the system has no /proc, or the child has just ended. */
function commandOf(pid: number): string {
  return contentOf(`/proc/${pid}/cmdline`);
}

function mbOf(pid: number): number {
  return (Number(contentOf(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * 4096) / MB;
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
