// Takes: the bytes of documents. Gives: their signed bodies, made in threads: the thread that serves only moves bytes and rows.
// Never: short texts kept waiting by long ones: those have threads of their own.
import { extname } from 'node:path';
import { ThreadPool, ThreadRefused, type ThreadSettings } from './adapters/thread-pool.ts';
import type { SigningKeys } from './attest/attestation.ts';
import { LIMITS } from './contract/limits.ts';
import { Refusal } from './contract/refusals.ts';
import { sniff } from './document/sniff.ts';
import { fabricAnswers } from './fabric-questions.ts';
import { pageThread } from './page-threads.ts';
import type { DeployedFabric } from './plss/fabric.ts';
import type { ReadingThreadAnswer, ReadingThreadTask } from './reading-thread.ts';
import type { DocumentReader, PageDrawer } from './service/work-ports.ts';
import { thrown } from './thread-words.ts';

const MODULE = new URL(`./reading-thread${extname(import.meta.url)}`, import.meta.url); // .ts here, .js in the package

export interface ReadingSettings {
  readonly maxPages: number;
  readonly ocrWorkers: number;
  readonly readingThreads: number;
  readonly closureStandard: number;
  readonly signingKeys: SigningKeys;
  readonly fabric: DeployedFabric;
}

/** A text of two million characters of courses took 2 s and 0.5 GB; the time is under the edge's. */
export const READING_LIMITS = { waiting: 500, heapMb: 1536, limitMs: 150_000, idleMs: 60_000 };
type Limits = Partial<Omit<ThreadSettings, 'module' | 'onQuestion'>>;

export interface ReadingThreads extends DocumentReader, PageDrawer {
  /** Starts what every server will need, before the first asks for it. */
  warm(): void;
  close(): Promise<void>;
}

export function readingThreads(settings: ReadingSettings, limits: Limits = {}): ReadingThreads {
  const { readingThreads: threads, closureStandard, signingKeys } = settings;
  const common = { ...READING_LIMITS, module: MODULE, onQuestion: fabricAnswers(settings.fabric) };
  const short = new ThreadPool({ ...common, threads, kept: 1, ...limits });
  const long = new ThreadPool({ ...common, threads: Math.max(1, threads - 1), ...limits });
  const pages = pageThread({ maxPages: settings.maxPages, ocrWorkers: settings.ocrWorkers });
  const { limitMs, waiting } = { ...READING_LIMITS, ...limits };
  return {
    async read({ bytes, document, startedAt }, options) {
      try {
        const read = sniff(bytes) === 'text' ? { text: bytes } : await pages.read(bytes, options);
        const isShort = 'text' in read || read.characters <= LIMITS.textBytes;
        const task: ReadingThreadTask = { document, startedAt, closureStandard, signingKeys, read };
        const answer = (await (isShort ? short : long).run(task, options.signal)) as ReadingThreadAnswer;
        return 'body' in answer ? answer.body : thrown(answer);
      } catch (error) {
        throw error instanceof ThreadRefused ? refusalOf(error, limitMs, waiting) : error;
      }
    },
    picture: (bytes, index, signal) => pages.picture(bytes, index, signal),
    warm: () => short.warm(),
    close: async () => void (await Promise.all([short.close(), long.close(), pages.close()])),
  };
}

/** What was given up is nobody's fault, and nobody waits for a word on it. */
function refusalOf(error: ThreadRefused, limitMs: number, waiting: number): Error {
  if (error.why === 'given up') return error;
  if (error.why === 'busy')
    return new Refusal('too_many_in_flight', 'This server has too many documents to read. Send it again later.', {
      limit: waiting,
    });
  const cause = error.why === 'time' ? `took more than ${limitMs / 1000} seconds` : 'needs too much memory';
  return new Refusal('conversion_failed', `The text of the document ${cause} to read. Send it in parts.`);
}
