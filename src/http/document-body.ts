// Takes: a request to an extraction route. Gives: its document: raw bytes whatever their Content-Type, a multipart part `file`, or an
// upload id. Never: 415; what the bytes are is read from the bytes.
import type { Readable } from 'node:stream';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { LIMITS } from '../contract/limits.ts';
import { Refusal } from '../contract/refusals.ts';
import type { Submission } from '../service/submission.ts';
import { uuidOf } from '../service/work-ids.ts';
import { documentName, plainName } from './document-name.ts';
import { takeAnyMediaType } from './header-rules.ts';
import { UnusableText } from './validation.ts';

const MOST_FILES = LIMITS.batchDocuments + 1; // one more than a batch takes, so that the refusal can say so
const MOST_FIELDS = 20;

/** For the routes of this scope only: bodies stay bytes, multipart is parsed as it is asked for. */
export async function takeDocuments(scope: FastifyInstance): Promise<void> {
  takeAnyMediaType(scope);
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, {
    throwFileSizeLimit: true,
    isPartAFile: (field, type, filename) =>
      field === 'file' || field === 'files' || type === 'application/octet-stream' || filename !== undefined,
    limits: {
      fileSize: LIMITS.directBytes,
      files: MOST_FILES,
      fields: MOST_FIELDS,
      parts: MOST_FILES + MOST_FIELDS,
      fieldSize: LIMITS.textBytes,
      headerPairs: 20,
    },
  });
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LIMITS.directBytes }, (_request, body, done) =>
    done(null, body),
  );
}

export async function submissionOf(request: FastifyRequest): Promise<Submission> {
  const upload = uploadOf(request.headers['x-upload-id']);
  const name = documentName(single(request.headers['x-document-name']));
  if (upload !== null) {
    if (request.isMultipart() || (Buffer.isBuffer(request.body) && request.body.length > 0))
      throw new UnusableText(
        { instancePath: '/x-upload-id', keyword: 'body_not_empty', message: 'Send an empty body with X-Upload-Id' },
        'headers',
      );
    return { name, upload };
  }
  if (request.isMultipart()) {
    const part = await filePart(request);
    return { ...part, name: part.name ?? name };
  }
  return { name, bytes: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0) };
}

/** The one part named `file`. What else the form holds is read past. */
async function filePart(request: FastifyRequest): Promise<Submission> {
  const found = await partsNamed(request, 'file', SINGLE);
  if (found.length === 1) return found[0]!;
  throw new Refusal(
    'missing_file',
    found.length === 0 ? 'The multipart body has no part named file.' : 'Send exactly one part named file.',
  );
}

/** Parts named `files`, in order; together no larger than one document. */
export async function fileParts(request: FastifyRequest): Promise<Submission[]> {
  const found = await partsNamed(request, 'files', BATCH);
  if (found.length === 0) throw new Refusal('missing_file', 'The multipart body has no part named files.');
  return found;
}

/** How a route refuses a form. SPEC.md has `not_multipart` for batches alone; elsewhere a form that does not parse holds no file. */
interface FormRefusals {
  readonly tooLarge: () => Refusal;
  readonly malformed: 'missing_file' | 'not_multipart';
}

const SINGLE: FormRefusals = { tooLarge: documentTooLarge, malformed: 'missing_file' };
const BATCH: FormRefusals = { tooLarge: batchTooLarge, malformed: 'not_multipart' };

async function partsNamed(request: FastifyRequest, field: string, refusals: FormRefusals): Promise<Submission[]> {
  const found: Submission[] = [];
  let bytes = 0;
  try {
    for await (const part of partsOf(request)) {
      const content = await part.toBuffer(); // parts of another name too: unread, they would hold up the rest
      bytes += content.length;
      if (bytes > LIMITS.directBytes) throw refusals.tooLarge();
      if (part.fieldname === field) found.push({ name: plainName(part.filename, '/filename'), bytes: content });
    }
  } catch (error) {
    if (error instanceof Refusal || error instanceof UnusableText) throw error;
    throw multipartRefusal(error as FastifyError, refusals);
  }
  return found;
}

/** The parser never ends a form whose part breaks off within its head. What has not come so long after the last byte will not. */
const PARSED_MS = 2000;

async function* partsOf(request: FastifyRequest): AsyncGenerator<MultipartFile> {
  const parts = request.files();
  for (;;) {
    const next = await parsedOr(parts.next(), request.raw);
    if (next.done) return;
    yield next.value;
  }
}

async function parsedOr<T>(next: Promise<T>, raw: Readable): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let wait = (): void => undefined;
  const never = new Promise<never>((_, reject) => {
    wait = () => {
      timer = setTimeout(reject, PARSED_MS, new Error('the form was not parsed to its end'));
    };
    if (raw.readableEnded) wait();
    else raw.once('end', wait);
  });
  return await Promise.race([next, never]).finally(() => {
    clearTimeout(timer);
    raw.off('end', wait);
  });
}

function documentTooLarge(): Refusal {
  return new Refusal('document_too_large', 'The file is over 4.5 MB. Stage it through POST /v1/uploads.', {
    limit: LIMITS.directBytes,
  });
}

export function batchTooLarge(): Refusal {
  return new Refusal('batch_too_large', 'The files total over 4.5 MB. Stage them through POST /v1/uploads.', {
    limit: LIMITS.directBytes,
  });
}

function multipartRefusal(error: FastifyError, { tooLarge, malformed }: FormRefusals): Refusal {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  if (error.code === 'FST_FILES_LIMIT')
    return new Refusal('too_many_documents', `A batch takes at most ${LIMITS.batchDocuments} documents.`, {
      limit: LIMITS.batchDocuments,
    });
  if (error.code === 'FST_PARTS_LIMIT' || error.code === 'FST_FIELDS_LIMIT')
    return new Refusal(malformed, 'The multipart body has too many parts or fields.');
  return new Refusal(malformed, 'The multipart body is not well-formed.');
}

/** An id of the right shape as UUID; null without the header. */
function uploadOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  const id = String(header).trim();
  if (id === '') throw new Refusal('missing_upload_id', 'X-Upload-Id is empty.');
  return uploadUuid(id);
}

export function uploadUuid(id: string): string {
  const uuid = uuidOf('upload', id);
  if (uuid === null) throw new Refusal('upload_not_yours', 'The upload id was not issued to this key.');
  return uuid;
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
