// Takes: a caller who wants to stage a document, then the document. Gives: a slot with a signed, single-use address; the document
// streamed into the object store. Never: more bytes than the slot allows, or a second document in it.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { LIMITS } from '../contract/limits.ts';
import { Refusal } from '../contract/refusals.ts';
import { sniff } from '../document/sniff.ts';
import type { Caller } from './authenticate.ts';
import { newId } from './ids.ts';
import { publicId, uuidOf } from './work-ids.ts';
import type { WorkParts } from './work-parts.ts';
import type { StagedDocument, Upload } from './work-ports.ts';

export interface Slot {
  readonly uploadId: string;
  /** Path and query of the signed address. */
  readonly path: string;
  readonly expiresInS: number;
  readonly maxBytes: number;
}

export async function issueUpload(parts: WorkParts, caller: Caller, bytes: number | null): Promise<Slot> {
  if (bytes !== null && bytes > LIMITS.stagedBytes) throw tooLarge(LIMITS.stagedBytes);
  const issuedAt = parts.clock.now();
  const upload: Upload = {
    id: newId(parts),
    accountId: caller.accountId,
    keyId: caller.keyId,
    bytes,
    issuedAt,
    expiresAt: new Date(issuedAt.getTime() + LIMITS.uploadUrlS * 1000),
  };
  await parts.store.uploads.insert(upload);
  const uploadId = publicId('upload', upload.id);
  return {
    uploadId,
    path: `/v1/uploads/${uploadId}?signature=${signatureOf(parts, upload.id)}`,
    expiresInS: LIMITS.uploadUrlS,
    maxBytes: bytes ?? LIMITS.stagedBytes,
  };
}

export interface Put {
  readonly uploadId: string;
  readonly signature: string;
  /** Content-Length, where the client says it. */
  readonly announced: number | null;
  readonly content: AsyncIterable<Uint8Array>;
}

export async function receiveUpload(parts: WorkParts, put: Put): Promise<{ readonly bytes: number }> {
  const upload = await openSlot(parts, put);
  const most = upload.bytes ?? LIMITS.stagedBytes;
  if (put.announced !== null) refuseLength(put.announced, upload.bytes, most);
  const object = `uploads/${upload.id}-${Buffer.from(parts.random.bytes(6)).toString('hex')}`; // each try its own
  await parts.store.doomed.add([object]);
  const head = new Head();
  const { bytes } = await parts.objects.put(object, bounded(put.content, most, head));
  refuseLength(bytes, upload.bytes, most);
  const staged: StagedDocument = { object, bytes, ...head.judged() };
  const received = await parts.store.work(async (store) => {
    if (!(await store.uploads.receive(upload.id, staged, parts.clock.now()))) return false;
    await store.doomed.remove([object]);
    return true;
  });
  if (!received) throw gone();
  return { bytes };
}

async function openSlot(parts: WorkParts, put: Put): Promise<Upload> {
  const id = uuidOf('upload', put.uploadId);
  if (id === null || !signedHere(parts, id, put.signature))
    throw new Refusal('upload_not_yours', 'The address is not one this server signed.');
  const upload = await parts.store.uploads.get(id);
  if (upload === null || upload.received || upload.expiresAt <= parts.clock.now()) throw gone();
  return upload;
}

function refuseLength(bytes: number, announced: number | null, most: number): void {
  if (bytes > most && announced === null) throw tooLarge(most);
  if (announced !== null && bytes !== announced)
    throw new Refusal('document_too_large', `The slot was asked for exactly ${announced} bytes.`, { limit: announced });
}

/** The first bytes of what streams by: enough to tell what it is. */
class Head {
  readonly chunks: Uint8Array[] = [];
  kept = 0;

  see(chunk: Uint8Array): void {
    if (this.kept > LIMITS.textBytes) return;
    const part = chunk.subarray(0, LIMITS.textBytes + 1 - this.kept);
    this.chunks.push(Uint8Array.from(part));
    this.kept += part.length;
  }

  judged(): Pick<StagedDocument, 'kind' | 'refusal'> {
    try {
      return { kind: sniff(Buffer.concat(this.chunks)), refusal: null };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { kind: null, refusal: { type: error.type, message: error.message } };
    }
  }
}

async function* bounded(content: AsyncIterable<Uint8Array>, most: number, head: Head): AsyncIterable<Uint8Array> {
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > most) throw tooLarge(most);
    head.see(chunk);
    yield chunk;
  }
}

function signatureOf({ uploadSecret }: WorkParts, id: string): string {
  return createHmac('sha256', uploadSecret).update(`put ${id}`).digest('base64url');
}

function signedHere(parts: WorkParts, id: string, signature: string): boolean {
  const [given, wanted] = [Buffer.from(signature), Buffer.from(signatureOf(parts, id))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function tooLarge(limit: number): Refusal {
  return new Refusal('document_too_large', `The document is larger than the ${limit} bytes this slot takes.`, {
    limit,
  });
}

function gone(): Refusal {
  return new Refusal('no_such_upload', 'The slot is used or has expired. Ask for another with POST /v1/uploads.');
}
