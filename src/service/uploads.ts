// Takes: a caller who wants to stage a document, then the document. Gives: a slot with a signed, single-use address; the document
// streamed into the object store. Never: more bytes than the slot allows, or a second document in it.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { LIMITS } from '../contract/limits.ts';
import { Refusal } from '../contract/refusals.ts';
import { Unavailable } from '../contract/unavailable.ts';
import { sniff } from '../document/sniff.ts';
import type { Caller } from './authenticate.ts';
import { newId } from './ids.ts';
import { removeObjects } from './objects.ts';
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
  if (caller.session?.account === false)
    throw new Refusal('no_entitlement', 'The address you signed in with has no account to stage documents for.');
  await parts.objects.ping().catch((error: unknown) => {
    if (error instanceof Unavailable) throw error;
    parts.trouble(error, 'uploads');
    throw stagingUnavailable();
  });
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
  try {
    const head = new Head();
    const { bytes } = await keep(parts, object, bounded(put.content, most, head), upload.id);
    refuseLength(bytes, upload.bytes, most);
    await fill(parts, upload, { object, bytes, ...head.judged(bytes) });
    return { bytes };
  } catch (error) {
    if (error instanceof Refusal) await removeObjects(parts, [object]);
    throw error; // after any other, the sweep finds what is left
  }
}

async function keep(parts: WorkParts, object: string, content: AsyncIterable<Uint8Array>, uploadId: string) {
  const source = new Source(content);
  try {
    return await parts.objects.put(object, source.chunks());
  } catch (error) {
    if (error instanceof Refusal || error instanceof Unavailable || source.broke) throw error; // the sender's trouble, or what passes
    parts.trouble(error, uploadId);
    throw stagingUnavailable();
  }
}

/** Tells a sender that stopped apart from a store that failed. */
class Source {
  broke = false;
  private readonly content: AsyncIterable<Uint8Array>;

  constructor(content: AsyncIterable<Uint8Array>) {
    this.content = content;
  }

  async *chunks(): AsyncIterable<Uint8Array> {
    try {
      yield* this.content;
    } catch (error) {
      this.broke = true;
      throw error;
    }
  }
}

async function fill(parts: WorkParts, upload: Upload, staged: StagedDocument): Promise<void> {
  const filled = await parts.store.work(async (store) => {
    if (!(await store.uploads.receive(upload.id, staged, parts.clock.now()))) return false;
    await store.doomed.remove([staged.object]);
    return true;
  });
  if (!filled) throw gone();
}

async function openSlot(parts: WorkParts, put: Put): Promise<Upload> {
  const id = uuidOf('upload', put.uploadId);
  if (id === null || !signedHere(parts, id, put.signature))
    throw new Refusal('upload_not_yours', 'The address is not one this server signed.');
  const upload = await parts.store.uploads.get(id);
  if (upload === null || upload.received || upload.expiresAt <= parts.clock.now()) throw gone();
  return upload;
}

function refuseLength(bytes: number, asked: number | null, most: number): void {
  if (bytes > most) throw tooLarge(most);
  if (asked !== null && bytes < asked)
    throw new Refusal('bad_request', `The slot was asked for exactly ${asked} bytes; ${bytes} came.`);
}

/** The first bytes of what streams by: enough to tell what it is, and whether a text is too long. */
const HEAD_BYTES = LIMITS.textBytes + 8;

class Head {
  private readonly chunks: Uint8Array[] = [];
  private kept = 0;

  see(chunk: Uint8Array): void {
    if (this.kept >= HEAD_BYTES) return;
    const part = chunk.subarray(0, HEAD_BYTES - this.kept);
    this.chunks.push(Uint8Array.from(part));
    this.kept += part.length;
  }

  judged(bytes: number): Pick<StagedDocument, 'kind' | 'refusal'> {
    const head = Buffer.concat(this.chunks);
    try {
      return { kind: sniff(bytes > head.length ? withoutHalfCharacter(head) : head), refusal: null };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const message =
        error.type === 'text_too_large'
          ? `The text is ${bytes} bytes; the limit is ${LIMITS.textBytes}.`
          : error.message;
      return { kind: null, refusal: { type: error.type, message } };
    }
  }
}

/** Cut anywhere, the last character of a text may be half a character; the text is none the less UTF-8. */
function withoutHalfCharacter(head: Buffer): Buffer {
  let end = head.length;
  while (end > head.length - 3 && (head[end - 1]! & 0xc0) === 0x80) end -= 1;
  return head.subarray(0, head[end - 1]! >= 0xc0 ? end - 1 : end);
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

function stagingUnavailable(): Refusal {
  return new Refusal('staging_unavailable', 'The object store of this deployment takes no documents.');
}

function gone(): Refusal {
  return new Refusal('no_such_upload', 'The slot is used or has expired. Ask for another with POST /v1/uploads.');
}
