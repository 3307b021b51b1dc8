// SPEC.md "Extraction": POST /v1/extract, POST /v1/extracts, GET /v1/extracts/{job_id}.
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LIMITS } from '../contract/limits.ts';
import type { RefusalType } from '../contract/refusals.ts';
import { JobStatus, JobSubmitted } from '../contract/resources.ts';
import { ExtractResponse } from '../contract/response.ts';
import { collectJob, type CollectedRun } from '../service/collect.ts';
import { extractNow, submitJob } from '../service/submit.ts';
import { publicId } from '../service/work-ids.ts';
import type { WorkParts } from '../service/work-parts.ts';
import { addressOf } from './answer-address.ts';
import { callerOf } from './authenticate.ts';
import { callerLeft } from './caller-left.ts';
import { submissionOf, takeDocuments } from './document-body.ts';
import { idempotencyToken } from './idempotency-token.ts';
import { answers, KEYED, SECURITY } from './openapi.ts';
import { sendJson } from './raw-json.ts';
import { ONE_DOCUMENT } from './reference-bodies.ts';

export interface WorkRouteSettings {
  readonly publicUrl: string | null;
}

export const SUBMIT_REFUSALS: readonly RefusalType[] = [
  ...KEYED,
  'bad_request',
  'quota_exceeded',
  'free_tier_exhausted',
  'pack_exhausted',
  'trial_exhausted',
  'checkout_incomplete',
  'upload_not_yours',
  'no_such_upload',
  'no_entitlement',
  'idempotency_conflict',
  'document_too_large',
  'text_too_large',
  'empty_document',
  'unsupported_format',
  'conversion_failed',
  'missing_file',
  'missing_upload_id',
  'too_many_in_flight',
  'extraction_failed',
];

const DOCUMENT = `The document is the raw body (PDF, TIFF, PNG, JPEG or UTF-8 text, told by its bytes), a multipart part \`file\`, or
empty with \`X-Upload-Id\`. \`X-Document-Name\` names it. \`Idempotency-Key\` makes a repeat answer as the first did.`;

const KEY = { access: 'key' as const };
const POLLS = { ...KEY, polls: true };
const SENT = { ...KEY, documents: 'unsupported_format' as const };
const COMMON = { tags: ['Extraction'], security: SECURITY };
const SUBMIT = { ...COMMON, description: DOCUMENT, 'x-reference': ONE_DOCUMENT };

export async function workRoutes(app: FastifyInstance, parts: WorkParts, settings: WorkRouteSettings): Promise<void> {
  await app.register(async (scope) => {
    await takeDocuments(scope);
    extractRoute(scope, parts);
    submitRoute(scope, parts, settings);
  });
  app.withTypeProvider<ZodTypeProvider>().get(
    '/v1/extracts/:job_id',
    {
      config: POLLS,
      schema: {
        ...COMMON,
        operationId: 'getJob',
        summary: 'Where a job stands, and its result',
        params: z.object({ job_id: z.string() }),
        response: answers({ 200: JobStatus }, [...KEYED, 'no_such_job', 'result_deleted', 'results_expired'], false),
      },
    },
    async (request, reply) =>
      sendJson(reply, jobText(await collectJob(parts, callerOf(request), request.params.job_id))),
  );
}

function extractRoute(scope: FastifyInstance, parts: WorkParts): void {
  const response = answers({ 200: ExtractResponse }, SUBMIT_REFUSALS);
  scope.post(
    '/v1/extract',
    {
      config: SENT,
      bodyLimit: LIMITS.directBytes,
      schema: { ...SUBMIT, operationId: 'extract', summary: 'Read one document now', response },
    },
    async (request, reply) => {
      const submission = await submissionOf(request);
      const token = idempotencyToken(request);
      const { runId, body } = await extractNow(parts, callerOf(request), submission, token, callerLeft(reply));
      return sendJson(reply.header('X-Job-Id', publicId('job', runId)), body);
    },
  );
}

function submitRoute(scope: FastifyInstance, parts: WorkParts, { publicUrl }: WorkRouteSettings): void {
  const response = answers({ 200: JobSubmitted }, [...SUBMIT_REFUSALS, 'async_unavailable']);
  scope.post(
    '/v1/extracts',
    {
      config: SENT,
      bodyLimit: LIMITS.directBytes,
      schema: { ...SUBMIT, operationId: 'submitDocument', summary: 'Submit one document', response },
    },
    async (request, reply) => {
      const run = await submitJob(parts, callerOf(request), await submissionOf(request), idempotencyToken(request));
      const job = publicId('job', run.id);
      const submitted = {
        job,
        status: run.status,
        document: run.document,
        submitted_at: run.submittedAt.toISOString(),
        poll_url: addressOf(request, publicUrl, `/v1/extracts/${job}`),
      };
      return sendJson(reply, JSON.stringify(submitted));
    },
  );
}

/** The result is spliced in as the text that was signed; it never passes a JSON encoder. */
function jobText({ run, result }: CollectedRun): string {
  const status = JSON.stringify({
    job: publicId('job', run.id),
    status: run.status,
    document: run.document,
    submitted_at: run.submittedAt.toISOString(),
    error: run.error,
    progress: run.pages === null ? null : { pages_read: run.pagesRead, pages: run.pages },
  });
  return result === null ? status : `${status.slice(0, -1)},"result":${result}}`;
}
