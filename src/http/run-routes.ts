// SPEC.md "Runs": GET /v1/runs, DELETE /v1/runs, DELETE /v1/runs/{reference}.
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LIMITS } from '../contract/limits.ts';
import { DeleteResult, RunList } from '../contract/resources.ts';
import { deleteAllRuns, deleteRun, listRuns, type Deleted, type ListedRun } from '../service/runs.ts';
import { publicId } from '../service/work-ids.ts';
import type { WorkParts } from '../service/work-parts.ts';
import { callerOf } from './authenticate.ts';
import { untypedIfEmpty } from './json-body.ts';
import { answers, KEYED, SECURITY } from './openapi.ts';
import { wholeInQuery } from './query-number.ts';
import { sendJson } from './raw-json.ts';

const { minimum, maximum, fallback } = LIMITS.runsListed;

export function runRoutes(app: FastifyInstance, parts: WorkParts): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: 'key' as const };
  const common = { tags: ['Runs'], security: SECURITY };
  typed.get(
    '/v1/runs',
    {
      config,
      schema: {
        ...common,
        operationId: 'listRuns',
        summary: 'What the account ran, newest first',
        querystring: z.object({ limit: wholeInQuery(minimum, maximum).default(fallback) }),
        response: answers({ 200: RunList }, KEYED),
      },
    },
    async (request, reply) => {
      const runs = (await listRuns(parts, callerOf(request), request.query.limit)).map(rowOf);
      return sendJson(reply, JSON.stringify({ runs } satisfies z.input<typeof RunList>)); // known fields, hundreds of rows
    },
  );
  typed.delete(
    '/v1/runs',
    {
      config,
      onRequest: untypedIfEmpty,
      schema: {
        ...common,
        operationId: 'deleteAllRuns',
        summary: 'Delete every result the account holds',
        querystring: z.object({ confirm: z.literal('delete-everything') }),
        response: answers({ 200: DeleteResult }, KEYED),
      },
    },
    async (request) => cleared(await deleteAllRuns(parts, callerOf(request))),
  );
  typed.delete(
    '/v1/runs/:reference',
    {
      config,
      onRequest: untypedIfEmpty,
      schema: {
        ...common,
        operationId: 'deleteRun',
        summary: 'Delete the result of a job, or those of a batch',
        params: z.object({ reference: z.string() }),
        response: answers({ 200: DeleteResult }, [...KEYED, 'no_such_run'], false),
      },
    },
    async (request) => cleared(await deleteRun(parts, callerOf(request), request.params.reference)),
  );
}

function cleared({ results, placements }: Deleted) {
  return { cleared: results, placements };
}

function rowOf(run: ListedRun) {
  return {
    id: publicId('job', run.id),
    document: run.document,
    status: run.status,
    source: run.source,
    reference: run.batchId === null ? publicId('job', run.id) : publicId('batch', run.batchId),
    key_prefix: run.keyPrefix,
    submitted_at: run.submittedAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
    result_available: run.resultState === 'held',
    document_sha256: run.documentSha256,
    error: run.error,
    placements: run.placements,
  };
}
