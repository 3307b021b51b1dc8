// SPEC.md "Extraction": POST /v1/batches, GET /v1/batches/{batch_id} and its results.
import { setImmediate as breath } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LIMITS } from '../contract/limits.ts';
import { Refusal, type RefusalType } from '../contract/refusals.ts';
import { BatchResults, BatchStatus, BatchSubmitted, BatchUploads } from '../contract/resources.ts';
import { refuseCount, submitBatch } from '../service/batches.ts';
import { collectBatchResults, collectBatchStatus, type CollectedRun } from '../service/collect.ts';
import type { Submission } from '../service/submission.ts';
import { publicId } from '../service/work-ids.ts';
import type { WorkParts } from '../service/work-parts.ts';
import type { Run } from '../service/work-ports.ts';
import { addressOf } from './answer-address.ts';
import { callerOf } from './authenticate.ts';
import { fileParts, takeDocuments, uploadUuid } from './document-body.ts';
import { plainName } from './document-name.ts';
import { idempotencyToken } from './idempotency-token.ts';
import { parseJsonBytes } from './json-body.ts';
import { answers, KEYED, SECURITY } from './openapi.ts';
import { sendJson } from './raw-json.ts';
import { MANY_DOCUMENTS } from './reference-bodies.ts';
import { SUBMIT_REFUSALS, type WorkRouteSettings } from './work-routes.ts';

const BatchId = z.object({ batch_id: z.string() });
const COMMON = { tags: ['Batches'], security: SECURITY };
const KEY = { access: 'key' as const };
const POLLS = { ...KEY, polls: true };
const BATCH_REFUSALS: readonly RefusalType[] = [
  ...SUBMIT_REFUSALS.filter((type) => !['too_many_in_flight', 'missing_upload_id', 'extraction_failed'].includes(type)),
  'batch_too_large',
  'not_multipart',
  'too_many_documents',
  'invalid_json',
  'async_unavailable',
  'batch_submit_failed',
];

export async function batchRoutes(app: FastifyInstance, parts: WorkParts, settings: WorkRouteSettings): Promise<void> {
  await app.register(async (scope) => {
    await takeDocuments(scope);
    scope.post(
      '/v1/batches',
      {
        config: { ...KEY, documents: 'not_multipart' },
        bodyLimit: LIMITS.directBytes,
        schema: {
          ...COMMON,
          operationId: 'submitBatch',
          summary: 'Submit up to 50 documents',
          description:
            'Multipart parts `files`, or JSON `{"uploads": [upload_id, …], "names": {upload_id: document}}`.',
          'x-reference': MANY_DOCUMENTS,
          response: answers({ 200: BatchSubmitted }, BATCH_REFUSALS),
        },
      },
      async (request, reply) => {
        const batch = await submitBatch(
          parts,
          callerOf(request),
          await submissionsOf(request),
          idempotencyToken(request),
        );
        const id = publicId('batch', batch.id);
        return sendJson(
          reply,
          JSON.stringify({
            batch: id,
            status: batch.status,
            documents: batch.documents,
            submitted_at: batch.submittedAt.toISOString(),
            poll_url: addressOf(request, settings.publicUrl, `/v1/batches/${id}`),
          }),
        );
      },
    );
  });
  collectRoutes(app, parts, settings);
}

function collectRoutes(app: FastifyInstance, parts: WorkParts, settings: WorkRouteSettings): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/v1/batches/:batch_id',
    {
      config: POLLS,
      schema: {
        ...COMMON,
        operationId: 'getBatch',
        summary: 'Where a batch stands',
        params: BatchId,
        response: answers({ 200: BatchStatus }, [...KEYED, 'no_such_batch'], false),
      },
    },
    async (request, reply) => {
      const { batch, runs } = await collectBatchStatus(parts, callerOf(request), request.params.batch_id);
      const id = publicId('batch', batch.id);
      const results = `/v1/batches/${id}/results`;
      return sendJson(
        reply,
        JSON.stringify({
          batch: id,
          status: batch.status,
          documents: batch.documents,
          succeeded: batch.succeeded,
          failed: batch.failed,
          submitted_at: batch.submittedAt.toISOString(),
          completed_at: batch.completedAt?.toISOString() ?? null,
          results_url: batch.status === 'ended' ? addressOf(request, settings.publicUrl, results) : null,
          items: runs.map(itemOf),
        }),
      );
    },
  );
  typed.get(
    '/v1/batches/:batch_id/results',
    {
      config: POLLS,
      schema: {
        ...COMMON,
        operationId: 'getBatchResults',
        summary: 'The results of a batch that has ended',
        params: BatchId,
        response: answers(
          { 200: BatchResults },
          [...KEYED, 'no_such_batch', 'batch_not_ended', 'result_deleted', 'results_expired'],
          false,
        ),
      },
    },
    async (request, reply) => {
      const { batch, items } = await collectBatchResults(parts, callerOf(request), request.params.batch_id);
      const head = { batch: publicId('batch', batch.id), documents: batch.documents };
      return sendJson(reply, await resultsJson(head, items));
    },
  );
}

/** Items have no state of running: a document that is being read is still queued to who waits for it. */
function itemOf(run: Run): { document: string; status: string; error: string | null } {
  return { document: run.document, status: run.status === 'running' ? 'queued' : run.status, error: run.error };
}

/** Item by item: a large batch is tens of megabytes. */
async function resultsJson(head: object, items: readonly CollectedRun[]): Promise<Uint8Array> {
  const pieces = [Buffer.from(`${JSON.stringify(head).slice(0, -1)},"results":[`)];
  for (const [i, item] of items.entries()) {
    pieces.push(Buffer.from(`${i === 0 ? '' : ','}${resultText(item)}`));
    await breath();
  }
  return Buffer.concat([...pieces, Buffer.from(']}')]);
}

function resultText({ run, result }: CollectedRun): string {
  return `${JSON.stringify(itemOf(run)).slice(0, -1)},"result":${result ?? 'null'}}`;
}

async function submissionsOf(request: FastifyRequest): Promise<readonly Submission[]> {
  if (request.isMultipart()) return await fileParts(request);
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) throw notMultipart();
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const value = parseJsonBytes(bytes);
  if (value === undefined) throw new Refusal('invalid_json', 'The JSON body is empty.');
  const { uploads, names = {} } = BatchUploads.safeParse(value).data ?? refuse();
  refuseCount(uploads.length); // before any of the ids is looked at
  const nameOf = new Map(Object.entries(names));
  return uploads.map((id) => ({ name: plainName(nameOf.get(id), `/names/${id}`), upload: uploadUuid(id) }));
}

function refuse(): never {
  throw notMultipart();
}

function notMultipart(): Refusal {
  return new Refusal('not_multipart', 'Send multipart/form-data with parts named files, or JSON with an uploads list.');
}
