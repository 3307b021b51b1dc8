// POST /v1/pages: one page of the document in the body, as a picture (DECISIONS.md). Free, and nothing of it is kept.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { LIMITS } from '../contract/limits.ts';
import { drawPage } from '../service/page-picture.ts';
import type { WorkParts } from '../service/work-parts.ts';
import { callerLeft } from './caller-left.ts';
import { takeAnyMediaType } from './header-rules.ts';
import { answers, KEYED, SECURITY } from './openapi.ts';
import { PAGED_DOCUMENT } from './reference-bodies.ts';
import { file } from './transform-routes.ts';

export async function pageRoute(app: FastifyInstance, { drawer }: Pick<WorkParts, 'drawer'>): Promise<void> {
  await app.register((scope, _options, done) => {
    takeAnyMediaType(scope);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LIMITS.stagedBytes }, (_request, body, parsed) =>
      parsed(null, body),
    );
    pictureRoute(scope, drawer);
    done();
  });
}

function pictureRoute(scope: FastifyInstance, drawer: WorkParts['drawer']): void {
  scope.post<{ Querystring: { page: number } }>(
    '/v1/pages',
    {
      bodyLimit: LIMITS.stagedBytes,
      config: { access: 'key', documents: 'unsupported_format' },
      schema: {
        tags: ['Extraction'],
        security: SECURITY,
        'x-reference': PAGED_DOCUMENT,
        operationId: 'drawPage',
        summary: 'One page of a document as a picture',
        description:
          'The body is a PDF, TIFF, PNG or JPEG. `X-Pages` and `X-Page-Points` tell how many there are and how large it is.',
        querystring: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
        response: {
          ...answers({}, [
            ...KEYED,
            'bad_request',
            'empty_document',
            'unsupported_format',
            'document_too_large',
            'conversion_failed',
          ]),
          200: file('The page, on white', 'image/png'),
        },
      },
    },
    async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { png, pages, widthPt, heightPt } = await drawPage(drawer, body, request.query.page, callerLeft(reply));
      return await reply
        .header('X-Pages', pages)
        .header('X-Page-Points', `${widthPt} ${heightPt}`)
        .type('image/png')
        .send(Buffer.from(png));
    },
  );
}
