// Takes: documents as a caller sent them. Gives: each with its name and kind, or the refusal it earns before anything runs.
// Never: a filename consulted for the kind.
import { createHash } from 'node:crypto';
import { LIMITS } from '../contract/limits.ts';
import { Refusal, type RefusalType } from '../contract/refusals.ts';
import { sniff } from '../document/sniff.ts';
import { publicId } from './work-ids.ts';
import type { StagedDocument } from './work-ports.ts';

export interface DirectDocument {
  readonly name: string | null;
  readonly bytes: Uint8Array;
}
export interface StagedReference {
  readonly name: string | null;
  /** The upload's UUID. */
  readonly upload: string;
}
export type Submission = DirectDocument | StagedReference;

export function isStaged(submission: Submission): submission is StagedReference {
  return 'upload' in submission;
}

/** Size, emptiness and format of a document sent directly; its name. */
export function checkedName(document: DirectDocument): string {
  if (document.bytes.length > LIMITS.directBytes)
    throw new Refusal(
      'document_too_large',
      'The document is over 4.5 MB. Stage larger ones through POST /v1/uploads, up to 32 MB.',
      { limit: LIMITS.directBytes },
    );
  const kind = sniff(document.bytes);
  return document.name ?? (kind === 'text' ? 'pasted-text' : '');
}

/** Of either kind; the refusal of a document sent directly. */
export function nameOf(submission: Submission): string {
  return isStaged(submission) ? stagedName(submission) : checkedName(submission);
}

export function stagedName(reference: StagedReference): string {
  return reference.name ?? publicId('upload', reference.upload);
}

/** What its first bytes earned when it was staged. */
export function refuseStaged(staged: StagedDocument): void {
  if (staged.refusal === null) return;
  const type = staged.refusal.type as RefusalType;
  throw new Refusal(type, staged.refusal.message, type === 'text_too_large' ? { limit: LIMITS.textBytes } : {});
}

/** Repeated names in a batch get ` (2)`, ` (3)`. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let distinct = name;
    for (let n = 2; taken.has(distinct); n++) distinct = `${name} (${n})`;
    taken.add(distinct);
    return distinct;
  });
}

/** Compared for an Idempotency-Key: route, document bytes, names and upload ids. */
export function fingerprint(route: string, submissions: readonly Submission[]): string {
  const hash = createHash('sha256').update(route);
  for (const submission of submissions) {
    const content = isStaged(submission)
      ? `upload:${submission.upload}`
      : `bytes:${createHash('sha256').update(submission.bytes).digest('hex')}`;
    hash.update(`\n${JSON.stringify([submission.name, content])}`);
  }
  return hash.digest('hex');
}
