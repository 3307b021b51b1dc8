// Takes: words and files. Gives: papers that are read, kept in this browser with their bodies; tells everybody who looks at them.
// Never: a paper read twice at once, nor one lost to a reload: its job is asked for again.
import { useEffect, useState } from 'react';
import { api, sentenceOf } from './api.ts';
import { allPapers, forgetPaper, keepPaper, newPaper, type Paper, paperOf } from './papers.ts';

export interface Progress {
  readonly read: number;
  readonly pages: number;
  readonly since: number;
}

const listeners = new Set<() => void>();
const running = new Map<string, Promise<void>>();
const progress = new Map<string, Progress>();
const tell = (): void => listeners.forEach((listener) => listener());

/** How far the reading of a paper is; null where it is over or has not begun. */
export const progressOf = (id: string): Progress | null => progress.get(id) ?? null;

export async function readWords(words: string): Promise<Paper> {
  const { text } = await api.extract(words);
  const name = words.trim().slice(0, 48).replace(/\s+/g, ' ');
  return await saved({ ...newPaper(name, { words }), response: text });
}

export async function addPapers(files: readonly File[]): Promise<Paper[]> {
  const papers: Paper[] = [];
  for (const file of files) papers.push(await keepPaper(newPaper(file.name, { file })));
  for (const paper of papers) void readOn(paper.id);
  return papers;
}

export async function saved(paper: Paper): Promise<Paper> {
  await keepPaper(paper);
  tell();
  return paper;
}

export async function removed(id: string): Promise<void> {
  await forgetPaper(id);
  tell();
}

const AT_ONCE = 4;
let busy = 0;
const queue: (() => void)[] = [];

/** Goes on where it was: submits, or waits for the job that was submitted. */
export function readOn(id: string): Promise<void> {
  const known = running.get(id) ?? whenFree(() => readPaper(id)).finally(() => running.delete(id));
  running.set(id, known);
  return known;
}

async function whenFree(work: () => Promise<void>): Promise<void> {
  if (busy >= AT_ONCE) await new Promise<void>((go) => queue.push(go));
  busy++;
  try {
    await work();
  } finally {
    busy--;
    queue.shift()?.();
  }
}

async function readPaper(id: string): Promise<void> {
  let paper = await paperOf(id);
  if (!paper || paper.response !== null || (paper.file === null && paper.job === null)) return;
  const since = Date.now();
  try {
    progress.set(id, { read: 0, pages: 0, since });
    tell();
    if (paper.job === null) {
      const { job } = await api.submit(paper.file!, { name: paper.name, idempotencyKey: paper.id });
      paper = await saved({ ...paper, job, trouble: null });
    }
    const { status, received } = await api.wait(paper.job!, {
      onProgress: ({ progress: far }) => {
        progress.set(id, { read: far?.pages_read ?? 0, pages: far?.pages ?? 0, since });
        tell();
      },
    });
    const trouble = received === null ? (status.error ?? 'This paper could not be read.') : null;
    paper = { ...paper, response: received?.text ?? null, trouble };
  } catch (error) {
    paper = { ...paper, trouble: sentenceOf(error) };
  }
  progress.delete(id);
  if (await paperOf(id)) await saved(paper);
}

/** Every paper of this browser, newest first; null until they are known. What was being read is read on. */
export function usePapers(): readonly Paper[] | null {
  const [papers, setPapers] = useState<readonly Paper[] | null>(null);
  useEffect(() => {
    const look = (): void => void allPapers().then(setPapers, () => setPapers([]));
    listeners.add(look);
    look();
    void allPapers().then((all) =>
      all.filter((one) => one.response === null && one.trouble === null).map((one) => readOn(one.id)),
    );
    return () => void listeners.delete(look);
  }, []);
  return papers;
}

/** One paper; undefined until it is known, null where this browser has none. */
export function usePaper(id: string): Paper | null | undefined {
  const [paper, setPaper] = useState<Paper | null | undefined>(undefined);
  useEffect(() => {
    const look = (): void => void paperOf(id).then((found) => setPaper(found ?? null));
    listeners.add(look);
    look();
    void readOn(id);
    return () => void listeners.delete(look);
  }, [id]);
  return paper;
}
