// SPEC.md "Post-back transforms": POST /v1/locate. Free: a key is asked for, no quota.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RefusalType } from '../contract/refusals.ts';
import { ExtractResponse } from '../contract/response.ts';
import { holdingsOf } from '../service/authenticate.ts';
import { placedParcels } from '../service/placed-parcels.ts';
import type { WorkParts } from '../service/work-parts.ts';
import { callerOf } from './authenticate.ts';
import { answers } from './openapi.ts';
import { locatePosted, takePostBacks, type TransformPlace } from './post-back-body.ts';
import { sendJson } from './raw-json.ts';
import { COMMON, LARGE, POST_BACK, POSTED, VERIFIED } from './transform-routes.ts';

const LocateRequest = z
  .object({
    extraction: ExtractResponse,
    source: z.string().default('auto').describe('auto, plss_corner or adjoiner.'),
  })
  .meta({ id: 'LocateRequest' });

const LocateAnswer = z
  .object({
    extraction: ExtractResponse,
    located: z.int().describe('Tracts that came back with a position; zero is an ordinary answer.'),
  })
  .meta({ id: 'LocateAnswer' });

type LocatingParts = Pick<WorkParts, 'store' | 'objects' | 'fabric'> & TransformPlace;

const REFUSED: readonly RefusalType[] = ['unknown_source', 'source_unavailable'];

export async function locateRoutes(app: FastifyInstance, parts: LocatingParts): Promise<void> {
  const schema = {
    ...COMMON,
    operationId: 'locate',
    summary: 'Suggest where the tracts of a response lie on the earth',
    description:
      'Every suggestion is REVIEW, and null is an ordinary answer whose reasons say why. `auto` tries the public survey first, then the parcels the account has placed.',
    body: LocateRequest,
    response: answers({ 200: LocateAnswer }, [...POSTED, ...LARGE, ...VERIFIED, ...REFUSED]),
  };
  await app.register((scope, _options, done) => {
    takePostBacks(scope);
    scope.post('/v1/locate', { ...POST_BACK, schema }, async (request, reply) => {
      const placed = () => placedParcels(parts, holdingsOf(callerOf(request)));
      return sendJson(reply, await locatePosted(request, { ...parts, placed }));
    });
    done();
  });
}
