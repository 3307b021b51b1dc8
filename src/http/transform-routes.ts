// SPEC.md "Post-back transforms": POST /v1/certificate, /v1/dxf, /v1/geopackage, /v1/corrections. Free: a key is asked for, no quota.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LIMITS } from '../contract/limits.ts';
import type { RefusalType } from '../contract/refusals.ts';
import { Correction, ExtractResponse } from '../contract/response.ts';
import type { AskedWhere } from '../service/drawn-where.ts';
import type { WorkParts } from '../service/work-parts.ts';
import { answers, KEYED, SECURITY } from './openapi.ts';
import { describedOnly, takePostBacks, transformPosted, type TransformPlace } from './post-back-body.ts';
import { sendJson } from './raw-json.ts';
import { WHERE_REFUSALS, whereAsked, WhereQuery } from './where-query.ts';

export type TransformParts = Pick<WorkParts, 'closureStandard' | 'clock'> & TransformPlace;

export const POSTED: readonly RefusalType[] = [
  ...KEYED,
  'document_too_large',
  'unsupported_media_type',
  'invalid_json',
  'no_extraction',
];
/** Of bodies so large that they are made in a thread. */
export const LARGE: readonly RefusalType[] = ['too_many_in_flight', 'conversion_failed'];
export const VERIFIED: readonly RefusalType[] = [
  'attestation_missing',
  'attestation_mismatch',
  'attestation_unavailable',
];

export async function transformRoutes(app: FastifyInstance, parts: TransformParts): Promise<void> {
  await app.register((scope, _options, done) => {
    takePostBacks(scope);
    fileRoutes(scope, parts);
    correctionsRoute(scope, parts);
    verifyRoute(scope, parts);
    done();
  });
}

/** What every post-back route has in common; the schema of the body is for readers. */
export const POST_BACK = {
  bodyLimit: LIMITS.postBackBytes,
  config: { access: 'key' as const },
  validatorCompiler: describedOnly,
};
export const COMMON = { tags: ['Post-back transforms'], security: SECURITY };

const PDF = 'application/pdf';
const DXF = 'application/dxf';
const GPKG = 'application/geopackage+sqlite3';

/** A file as an answer, of one of these media types, for readers of the description. */
export function file(description: string, ...types: readonly string[]) {
  const schema = z.string().meta({ format: 'binary' });
  return { description, content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

function fileRoutes(scope: FastifyInstance, parts: TransformParts): void {
  const schema = (operationId: string, summary: string, type: string, refusals: readonly RefusalType[]) => ({
    ...COMMON,
    operationId,
    summary,
    querystring: WhereQuery,
    body: ExtractResponse,
    response: { ...answers({}, [...POSTED, ...LARGE, ...WHERE_REFUSALS, ...refusals]), 200: file(summary, type) },
  });
  scope.post(
    '/v1/certificate',
    {
      ...POST_BACK,
      schema: schema('makeCertificate', 'A certificate of the computed boundary', PDF, [
        ...VERIFIED,
        'nothing_to_certify',
      ]),
    },
    async (request, reply) =>
      sendFile(
        reply,
        PDF,
        'certificate.pdf',
        await transformPosted(request, { kind: 'certificate', where: whereOf(request) }, parts),
      ),
  );
  scope.post(
    '/v1/dxf',
    {
      ...POST_BACK,
      schema: schema('makeDxf', 'A CAD drawing (R2010) of every tract with geometry', DXF, ['nothing_to_draw']),
    },
    async (request, reply) =>
      sendFile(
        reply,
        DXF,
        'tracts.dxf',
        await transformPosted(request, { kind: 'dxf', where: whereOf(request) }, parts),
      ),
  );
  scope.post(
    '/v1/geopackage',
    {
      ...POST_BACK,
      schema: schema('makeGeopackage', 'A GeoPackage 1.3 of every tract with geometry', GPKG, ['nothing_to_draw']),
    },
    async (request, reply) =>
      sendFile(
        reply,
        GPKG,
        'tracts.gpkg',
        await transformPosted(request, { kind: 'geopackage', where: whereOf(request) }, parts),
      ),
  );
}

const whereOf = ({ query }: FastifyRequest): AskedWhere => whereAsked(query as z.infer<typeof WhereQuery>);

export function sendFile(reply: FastifyReply, type: string, name: string, bytes: Uint8Array): FastifyReply {
  return reply
    .type(type)
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .serializer((payload: unknown) => payload as string)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

const CorrectionsRequest = z
  .object({
    extraction: ExtractResponse,
    corrections: z.array(Correction).default([]),
    adjust: z.array(z.int()).default([]).describe('Indexes of tracts to fit by the compass rule.'),
    by: z.string().default('').describe('For items that name no `by`.'),
  })
  .meta({ id: 'CorrectionsRequest' });

const CorrectionsAnswer = z
  .object({
    extraction: ExtractResponse,
    corrected: z.int().describe('Tracts recomputed over a correction.'),
    adjusted: z.int().describe('Tracts with geometry fitted.'),
  })
  .meta({ id: 'CorrectionsAnswer' });

const CORRECTION_REFUSALS: readonly RefusalType[] = [
  'nothing_to_do',
  'no_such_tract',
  'no_such_call',
  'unknown_field',
  'bad_correction',
  'stale_correction',
  'not_adjustable',
];

function correctionsRoute(scope: FastifyInstance, parts: TransformParts): void {
  const schema = {
    ...COMMON,
    operationId: 'correct',
    summary: 'Apply corrections and adjustments to a response',
    body: CorrectionsRequest,
    response: answers({ 200: CorrectionsAnswer }, [...POSTED, ...LARGE, ...VERIFIED, ...CORRECTION_REFUSALS]),
  };
  scope.post('/v1/corrections', { ...POST_BACK, schema }, async (request, reply) => {
    const wanted = { kind: 'corrections', closureStandard: parts.closureStandard, now: parts.clock.now() } as const;
    return sendJson(reply, await transformPosted(request, wanted, parts));
  });
}

const VerifyAnswer = z
  .object({ valid: z.boolean(), reason: z.string().nullable().describe('Why it is not valid; null where it is.') })
  .meta({ id: 'VerifyAnswer' });

function verifyRoute(scope: FastifyInstance, parts: TransformParts): void {
  const schema = {
    ...COMMON,
    operationId: 'verify',
    summary: 'Whether a response is as this service signed it',
    body: ExtractResponse,
    response: answers({ 200: VerifyAnswer }, [...POSTED, ...LARGE, 'attestation_unavailable']),
  };
  scope.post('/v1/verify', { ...POST_BACK, schema }, async (request, reply) =>
    sendJson(reply, await transformPosted(request, { kind: 'verify' }, parts)),
  );
}
