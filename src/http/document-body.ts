// Takes: a request to an extraction route. Gives: its document: raw bytes whatever their Content-Type, a multipart part `file`, or an
// upload id. Never: 415; what the bytes are is read from the bytes.
import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { LIMITS } from '../contract/limits.ts';
import { Refusal } from '../contract/refusals.ts';
import type { Submission } from '../service/submission.ts';
import { uuidOf } from '../service/work-ids.ts';
import { documentName } from './document-name.ts';
import { UnusableText } from './validation.ts';

/** For the routes of this scope only: bodies stay bytes, multipart is parsed as it is asked for. */
export async function takeDocuments(scope: FastifyInstance, files: number): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, {
    throwFileSizeLimit: true,
    limits: { fileSize: LIMITS.directBytes, files, parts: files + 20, fields: 20, fieldSize: 65_536, headerPairs: 20 },
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
      throw new UnusableText({
        instancePath: '/x-upload-id',
        keyword: 'body_not_empty',
        message: 'Send an empty body with X-Upload-Id',
      });
    return { name, upload };
  }
  if (request.isMultipart()) return await filePart(request);
  return { name, bytes: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0) };
}

async function filePart(request: FastifyRequest): Promise<Submission> {
  return await multipartOrRefuse(request, async () => {
    const part = await request.file();
    if (part?.fieldname !== 'file') throw new Refusal('missing_file', 'The multipart body has no part named file.');
    return { name: documentName(part.filename), bytes: await part.toBuffer() };
  });
}

/** Parts named `files`, in order; together no larger than one document. */
export async function fileParts(request: FastifyRequest): Promise<Submission[]> {
  return await multipartOrRefuse(request, async () => {
    const found: Submission[] = [];
    let bytes = 0;
    for await (const part of request.files()) {
      if (part.fieldname !== 'files') continue;
      const content = await part.toBuffer();
      bytes += content.length;
      if (bytes > LIMITS.directBytes) throw batchTooLarge();
      found.push({ name: documentName(part.filename), bytes: content });
    }
    if (found.length === 0) throw new Refusal('missing_file', 'The multipart body has no part named files.');
    return found;
  });
}

export function batchTooLarge(): Refusal {
  return new Refusal('batch_too_large', 'The files total over 4.5 MB. Stage them through POST /v1/uploads.', {
    limit: LIMITS.directBytes,
  });
}

async function multipartOrRefuse<T>(request: FastifyRequest, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof Refusal || error instanceof UnusableText) throw error;
    throw multipartRefusal(error as FastifyError, request.routeOptions.url === '/v1/batches');
  }
}

function multipartRefusal(error: FastifyError, batch: boolean): unknown {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE')
    return batch
      ? batchTooLarge()
      : new Refusal('document_too_large', 'The file is over 4.5 MB. Stage it through POST /v1/uploads.', {
          limit: LIMITS.directBytes,
        });
  if (error.code === 'FST_FILES_LIMIT')
    return batch
      ? new Refusal('too_many_documents', `A batch takes at most ${LIMITS.batchDocuments} documents.`, {
          limit: LIMITS.batchDocuments,
        })
      : new Refusal('missing_file', 'Send exactly one part named file.');
  if (error.code?.startsWith('FST_'))
    return new Refusal('bad_request', 'The multipart body has too many parts or fields.');
  return new Refusal('bad_request', 'The multipart body is not well-formed.');
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
