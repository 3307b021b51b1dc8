// The module that reading threads run: one document at a time, from its text or its pages to the signed body.
import { createHash } from 'node:crypto';
import { deserialize } from 'node:v8';
import { loadRestorer } from './load-restorer.ts';
import { type Ask, serveOwner } from './adapters/thread-guest.ts';
import type { SigningKeys } from './attest/attestation.ts';
import { sourceTextOf } from './document/pages.ts';
import type { PageContent } from './document/placed-word.ts';
import { decodedText, pastedText } from './document/source-text.ts';
import { askedFabric } from './fabric-questions.ts';
import { readBody, type ReadText } from './service/read-body.ts';
import type { ReadBody } from './service/work-ports.ts';
import { type NotDone, notDone } from './thread-words.ts';

export interface ReadingThreadTask {
  readonly document: string;
  readonly startedAt: Date;
  readonly closureStandard: number;
  readonly signingKeys: SigningKeys;
  /** A pasted text, or the pages of a document as page-thread.ts packed them. */
  readonly read: { readonly text: Uint8Array } | PackedPages;
}

export interface PackedPages {
  readonly packed: Uint8Array;
  /** Of their text. */
  readonly characters: number;
  readonly documentSha256: string;
  readonly models: readonly string[];
}

export type ReadingThreadAnswer = { readonly body: ReadBody } | NotDone;

const restorer = loadRestorer();

async function answerTo(task: ReadingThreadTask, ask: Ask): Promise<ReadingThreadAnswer> {
  try {
    const settings = { ...task, fabric: askedFabric(ask), restorer, clock: () => new Date() };
    return { body: await readBody(textOf(task.read), task, settings) };
  } catch (error) {
    return notDone(error);
  }
}

function textOf(read: ReadingThreadTask['read']): ReadText {
  if ('packed' in read) return { ...read, source: sourceTextOf(deserialize(read.packed) as PageContent[]) };
  const documentSha256 = createHash('sha256').update(read.text).digest('hex');
  return { source: pastedText(decodedText(read.text)), documentSha256, models: [] };
}

serveOwner(async (task: ReadingThreadTask, ask) => ({ answer: await answerTo(task, ask) }));
