// SPEC.md "Placement" and "Runs and placements": GET, PUT and DELETE /v1/runs/{reference}/placements.
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DeleteResult, Placement, Placements } from '../contract/resources.ts';
import { placementsOf, putPlacements, removePlacements, type PlacedTract } from '../service/placements.ts';
import type { WorkParts } from '../service/work-parts.ts';
import { callerOf } from './authenticate.ts';
import { untypedIfEmpty } from './json-body.ts';
import { answers, KEYED, SECURITY } from './openapi.ts';
import { answeringMisshapen } from './post-back-body.ts';
import { UnusableText } from './validation.ts';

/** More than any deed describes. */
const MOST_TRACTS = 2000;

const PlacementRequest = Placement.extend({
  document: z.string().optional().describe('Where given, the document the tracts are of.'),
  rotation_deg: Placement.shape.rotation_deg.default(0),
}).meta({ id: 'PlacementRequest' });

const NO_DOCUMENT = {
  instancePath: '/document',
  keyword: 'missing',
  message: 'Required where the reference is a batch: which of its documents the tracts are of',
};

const config = { access: 'key' as const };
const common = { tags: ['Runs'], security: SECURITY, params: z.object({ reference: z.string() }) };

export function placementRoutes(app: FastifyInstance, parts: WorkParts): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/v1/runs/:reference/placements',
    {
      config,
      schema: {
        ...common,
        operationId: 'getPlacements',
        summary: 'Where the tracts of a run were placed',
        response: answers({ 200: Placements }, [...KEYED, 'no_such_run'], false),
      },
    },
    async (request) => {
      const { reference } = request.params;
      return answerOf(reference, await placementsOf(parts, callerOf(request), reference));
    },
  );
  typed.put(
    '/v1/runs/:reference/placements',
    {
      config,
      schema: {
        ...common,
        operationId: 'putPlacements',
        summary: 'Place tracts; the positions named are replaced, the others stay',
        querystring: z.object({
          document: z.string().optional().describe('Required where the reference is a batch.'),
        }),
        body: z.object({ tracts: z.array(PlacementRequest).max(MOST_TRACTS) }).meta({ id: 'PlacementsRequest' }),
        response: answers({ 200: Placements }, [...KEYED, 'no_such_run', 'no_such_tract', 'unsupported_media_type']),
      },
    },
    async (request) => {
      const { reference } = request.params;
      const { document } = request.query;
      if (document === undefined && reference.startsWith('bat_')) throw new UnusableText(NO_DOCUMENT, 'querystring');
      const placed = await answeringMisshapen(() =>
        putPlacements(parts, callerOf(request), reference, document, request.body.tracts),
      );
      return answerOf(reference, placed);
    },
  );
  deleteRoute(app, parts);
}

function deleteRoute(app: FastifyInstance, parts: WorkParts): void {
  app.withTypeProvider<ZodTypeProvider>().delete(
    '/v1/runs/:reference/placements',
    {
      config,
      onRequest: untypedIfEmpty,
      schema: {
        ...common,
        operationId: 'deletePlacements',
        summary: 'Forget where the tracts of a run were placed; the extraction stays',
        response: answers({ 200: DeleteResult }, [...KEYED, 'no_such_run'], false),
      },
    },
    async (request) => ({
      cleared: 0,
      placements: await removePlacements(parts, callerOf(request), request.params.reference),
    }),
  );
}

function answerOf(reference: string, placed: readonly PlacedTract[]) {
  return {
    reference,
    placements: placed.map(({ document, tractIndex, lon, lat, rotationDeg }) => ({
      document,
      tract_index: tractIndex,
      lon,
      lat,
      rotation_deg: rotationDeg,
    })),
  };
}
