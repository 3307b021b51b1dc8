// Beyond SPEC.md, under the rules of its post-back transforms: GET /v1/formats, POST /v1/convert?to=….
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ExtractResponse } from '../contract/response.ts';
import { FORMATS, type FormatName } from '../service/convert.ts';
import { answers, KEYED } from './openapi.ts';
import { takePostBacks, transformPosted, type TransformPlace } from './post-back-body.ts';
import { WHERE_REFUSALS, whereAsked, WhereQuery } from './where-query.ts';
import { COMMON, file, LARGE, POST_BACK, POSTED, sendFile } from './transform-routes.ts';

const NAMES = Object.keys(FORMATS) as FormatName[];
/** Without parameters: a reference is keyed by media types alone. */
const MEDIA_TYPES = NAMES.map((to) => FORMATS[to].mediaType.split(';')[0]!);

const FormatList = z
  .object({
    formats: z.array(z.object({ to: z.string(), media_type: z.string(), file: z.string(), holds: z.string() })),
  })
  .meta({ id: 'FormatList' });

const Query = WhereQuery.extend({
  to: z.enum(NAMES).describe('One of GET /v1/formats.'),
  local: z.enum(['true', 'false']).default('false').describe("GeoJSON in each tract's own plane, in feet."),
});

export async function convertRoutes(app: FastifyInstance, place: TransformPlace): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/v1/formats',
    {
      config: { access: 'key' },
      schema: {
        ...COMMON,
        operationId: 'listFormats',
        summary: 'What POST /v1/convert writes',
        response: answers({ 200: FormatList }, KEYED, false),
      },
    },
    () => ({
      formats: NAMES.map((to) => ({
        to,
        media_type: FORMATS[to].mediaType,
        file: FORMATS[to].file,
        holds: FORMATS[to].holds,
      })),
    }),
  );
  await app.register((scope, _options, done) => {
    takePostBacks(scope);
    convertRoute(scope, place);
    done();
  });
}

function convertRoute(scope: FastifyInstance, place: TransformPlace): void {
  const schema = {
    ...COMMON,
    operationId: 'convert',
    summary: 'A response in another format',
    description: `Formats: ${NAMES.map((to) => `\`${to}\` (${FORMATS[to].holds})`).join('; ')}. The signature is not checked.`,
    querystring: Query,
    body: ExtractResponse,
    response: {
      ...answers({}, [...POSTED, ...LARGE, ...WHERE_REFUSALS, 'nothing_to_draw']),
      200: file('The file', ...MEDIA_TYPES),
    },
  };
  scope.post('/v1/convert', { ...POST_BACK, schema }, async (request, reply) => {
    const { to, local, ...asked } = request.query as z.infer<typeof Query>;
    const wanted = { kind: 'convert', to, local: local === 'true', where: whereAsked(asked) } as const;
    const bytes = await transformPosted(request, wanted, place);
    return sendFile(reply, FORMATS[to].mediaType, FORMATS[to].file, bytes);
  });
}
