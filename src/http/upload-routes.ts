// SPEC.md "Upload slot": POST /v1/uploads, and the signed, single-use address the document is put to.
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LIMITS } from '../contract/limits.ts';
import { Refusal } from '../contract/refusals.ts';
import { UploadRequest, UploadSlot } from '../contract/resources.ts';
import { issueUpload, receiveUpload } from '../service/uploads.ts';
import type { WorkParts } from '../service/work-parts.ts';
import { addressOf } from './answer-address.ts';
import { callerOf } from './authenticate.ts';
import { takeAnyMediaType } from './header-rules.ts';
import { untypedIfEmpty } from './json-body.ts';
import { answers, KEYED, SECURITY } from './openapi.ts';
import { OPTIONAL_BODY, STAGED_DOCUMENT } from './reference-bodies.ts';
import type { WorkRouteSettings } from './work-routes.ts';

const UploadReceived = z.object({ bytes: z.int() }).meta({ id: 'UploadReceived' });

export async function uploadRoutes(app: FastifyInstance, parts: WorkParts, settings: WorkRouteSettings): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/v1/uploads',
    {
      config: { access: 'key' },
      onRequest: untypedIfEmpty,
      schema: {
        tags: ['Uploads'],
        security: SECURITY,
        operationId: 'createUpload',
        summary: 'A slot to stage a document in',
        description:
          'PUT the document to `put_url` within its lifetime, then pass `upload_id` in X-Upload-Id or to a batch.',
        body: UploadRequest.nullish(),
        'x-reference': OPTIONAL_BODY,
        response: answers({ 201: UploadSlot }, [
          ...KEYED,
          'document_too_large',
          'unsupported_media_type',
          'invalid_json',
          'staging_unavailable',
        ]),
      },
    },
    async (request, reply) => {
      const slot = await issueUpload(parts, callerOf(request), request.body?.bytes ?? null);
      return reply.code(201).send({
        upload_id: slot.uploadId,
        put_url: addressOf(request, settings.publicUrl, slot.path),
        expires_in: slot.expiresInS,
        max_bytes: slot.maxBytes,
      });
    },
  );
  await app.register((scope, _options, done) => {
    takeAnyMediaType(scope);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, parsed) => parsed(null, payload)); // stays a stream
    putRoute(scope, parts);
    done();
  });
}

function putRoute(scope: FastifyInstance, parts: WorkParts): void {
  scope.withTypeProvider<ZodTypeProvider>().put(
    '/v1/uploads/:upload_id',
    {
      config: { access: 'open', documents: 'bad_request' }, // the address is the credential
      bodyLimit: LIMITS.stagedBytes,
      schema: {
        tags: ['Uploads'],
        security: [],
        operationId: 'putUpload',
        summary: 'Put the document of a slot',
        params: z.object({ upload_id: z.string() }),
        querystring: z.object({ signature: z.string() }),
        'x-reference': STAGED_DOCUMENT,
        response: answers({ 200: UploadReceived }, [
          'upload_not_yours',
          'no_such_upload',
          'document_too_large',
          'bad_request',
          'staging_unavailable',
          'temporarily_unavailable',
        ]),
      },
    },
    async (request) => {
      // RFC 9110, section 14.5: a part of a document is not the document
      if (request.headers['content-range'] !== undefined)
        throw new Refusal('bad_request', 'A slot takes the whole document at once, without a Content-Range.');
      const length = request.headers['content-length'];
      return await receiveUpload(parts, {
        uploadId: request.params.upload_id,
        signature: request.query.signature,
        announced: length === undefined ? null : Number(length),
        content: bytesOf(request.body as Readable | undefined),
      });
    },
  );
}

/** Left before its end, the body is not destroyed: its connection goes with it, and the answer. */
function bytesOf(body: Readable | undefined): AsyncIterable<Uint8Array> {
  const content = body?.iterator({ destroyOnReturn: false }) ?? Readable.from([]);
  return content as AsyncIterable<Uint8Array>;
}
