// SPEC.md "Post-back transforms": POST /v1/locate. Free: a key is asked for, no quota.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RefusalType } from '../contract/refusals.ts';
import { ExtractResponse } from '../contract/response.ts';
import { locatedText, type LocateParts } from '../service/locate.ts';
import { extractionIn, misshapen } from '../service/received-response.ts';
import { callerOf } from './authenticate.ts';
import { answers } from './openapi.ts';
import { takePostBacks, withPosted } from './post-back-body.ts';
import { sendJson } from './raw-json.ts';
import { COMMON, POST_BACK, POSTED, VERIFIED } from './transform-routes.ts';

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

const Asked = z.object({ source: z.string().nullish() });

const REFUSED: readonly RefusalType[] = ['unknown_source', 'source_unavailable'];

export async function locateRoutes(app: FastifyInstance, parts: LocateParts): Promise<void> {
  const schema = {
    ...COMMON,
    operationId: 'locate',
    summary: 'Suggest where the tracts of a response lie on the earth',
    description:
      'Every suggestion is REVIEW, and null is an ordinary answer whose reasons say why. `auto` tries the public survey first, then the parcels the account has placed.',
    body: LocateRequest,
    response: answers({ 200: LocateAnswer }, [...POSTED, ...VERIFIED, ...REFUSED]),
  };
  await app.register((scope, _options, done) => {
    takePostBacks(scope);
    scope.post('/v1/locate', { ...POST_BACK, schema }, (request, reply) =>
      withPosted(request, async (posted) => {
        extractionIn(posted.value);
        const asked = Asked.safeParse(posted.value);
        if (!asked.success) throw misshapen(asked.error, []);
        return sendJson(reply, await locatedText(parts, callerOf(request), posted, asked.data.source ?? 'auto'));
      }),
    );
    done();
  });
}
